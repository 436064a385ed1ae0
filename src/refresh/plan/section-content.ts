import { type EndpointError, UnsafeAnswer } from '../../service/errors.ts';
import type { Answer } from '../../service/fetch-snippets.ts';
import { plainForms } from '../../snippets/generate/generate.ts';
import { generateUsual } from '../../snippets/generate/generate-usual.ts';
import { InputError } from '../../snippets/inputs/input-error.ts';
import { addressOf } from '../../snippets/inputs/page-url.ts';
import { type Page, type SnippetSet, snippetSources } from '../../snippets/snippet-set.ts';
import { judgeAddress } from '../../snippets/validate/page-url.ts';
import { judgeUsual } from '../../snippets/validate/validate-snippet.ts';
import type { PageKnowledge } from '../fetch-pages.ts';
import type { RefreshSettings } from '../input.ts';
import type { PageSource } from '../report/report.ts';
import type { FailureKind } from '../result.ts';
import type { Task } from '../section-requests.ts';

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
    (await import('../../snippets/generate/section-forms.ts')).snippetForms(snippets, page);
  const form = formOf(task);
  const written = task.shown.map((name) => forms[name][form] ?? '');
  const pieces =
    task.format === 'mdx'
      ? written.map((await import('../../snippets/generate/mdx.ts')).mdxOfSnippet)
      : written;
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

/** Decides what a section is to hold, by what is known of its page. What only some answers need is loaded for them. */
export async function fulfil(
  task: Task,
  knowledge: PageKnowledge,
  settings: RefreshSettings,
): Promise<Fulfilment> {
  const page: Page = { slug: task.slug, baseUrl: settings.baseUrl };
  switch (knowledge.kind) {
    case 'answered':
      return useAnswer(task, page, knowledge.answer);
    case 'offline':
      return generate(task, page, settings, null);
    case 'plan-required':
      return generate(
        task,
        page,
        settings,
        (await import('./current-content.ts')).heldBy(task).addressOfPage,
      );
    case 'failed':
      return refuse(knowledge.error);
  }
}

/** @param known the address of the page, where the section told it; a custom domain that was given goes before it */
async function generate(
  task: Task,
  page: Page,
  settings: RefreshSettings,
  known: string | null,
): Promise<Fulfilment> {
  const { slug, customDomain } = task;
  try {
    const address =
      customDomain === null && known !== null
        ? known
        : addressOf({ slug, customDomain, statusPageHost: settings.statusPageHost });
    return await fill(task, page, 'offline', await generateUsual(page, address), address);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refuse', fault: 'input', code: error.code, message: error.message };
  }
}

/** Decides what a section is to hold when the service told. What it shows has to be safe; what else was told, need not. */
async function useAnswer(task: Task, page: Page, { source, snippets }: Answer): Promise<Fulfilment> {
  const address = judgeAddress(snippets.status_page_url);
  if (source === 'stale') {
    // An old answer is no reason to touch a section that shows the page already.
    const held = (await import('./current-content.ts')).heldBy(task);
    const fallback = address.verdict === 'safe' ? address.value : '';
    if (held.filled && !held.ofOtherPage)
      return { kind: 'keep', source, snippets, address: held.address ?? fallback };
  }
  if (address.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...address }));
  const form = formOf(task);
  for (const name of task.shown) {
    const judgement = await judgeUsual(snippetSources[name][form] ?? 'status_page_url', snippets, page);
    if (judgement.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...judgement }));
  }
  return fill(task, page, source, snippets, address.value);
}
