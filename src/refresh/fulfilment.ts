import type { EndpointError } from '../service/errors.ts';
import { plainForms } from '../snippets/generate/generate.ts';
import type { Page, SnippetSet } from '../snippets/snippet-set.ts';
import type { FailureKind } from './failure.ts';
import type { PageSource } from './report.ts';
import type { Task } from './survey.ts';

/** What is to become of a section. Snippets of an answer are as they were sent, not judged. */
export type Fulfilment =
  | {
      readonly kind: 'fill';
      readonly source: PageSource;
      readonly snippets: SnippetSet;
      readonly address: string;
      readonly pieces: readonly string[];
    }
  /** The service is away and the section already shows this page: it stays as it is. */
  | {
      readonly kind: 'keep';
      readonly source: 'stale';
      readonly snippets: SnippetSet;
      /** What it holds, else what the answer says; empty where that is no address of a page. */
      readonly address: string;
    }
  | {
      readonly kind: 'refuse';
      readonly fault: FailureKind;
      readonly code: string;
      readonly message: string;
    };

/** Fills the section of a task with snippets that may be shown. */
export async function fill(
  task: Task,
  page: Page,
  source: PageSource,
  snippets: SnippetSet,
  address: string,
): Promise<Fulfilment> {
  const forms =
    plainForms(snippets, page) ??
    (await import('../snippets/generate/section-forms.ts')).snippetForms(snippets, page);
  const form = formOf(task);
  const written = task.shown.map((name) => forms[name][form] ?? '');
  const pieces =
    task.format === 'mdx' ? written.map((await import('../snippets/generate/mdx.ts')).mdxOfSnippet) : written;
  return { kind: 'fill', source, snippets, address, pieces };
}

/** Leaves the section of a task as it is, because of what the service says. */
export function refuse({ kind, code, message }: EndpointError): Fulfilment {
  return { kind: 'refuse', fault: kind, code, message };
}

/** What the section of a task is written in. */
export function formOf({ section }: Task): 'markdown' | 'html' {
  return section.layout.context === 'html' ? 'html' : 'markdown';
}
