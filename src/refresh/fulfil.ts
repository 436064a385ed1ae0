import { type EndpointError, UnsafeAnswer } from '../endpoint/errors.ts';
import type { ShowName } from '../sections/show.ts';
import { addressOf } from '../snippets/address.ts';
import { snippetForms } from '../snippets/forms.ts';
import { generateSnippets } from '../snippets/generate.ts';
import { InputError } from '../snippets/input-error.ts';
import { judgeAddress, judgeSnippet } from '../snippets/judge.ts';
import type { Page, SnippetField, SnippetSet } from '../snippets/snippet-set.ts';
import { type Held, readHeldPage } from './held.ts';
import type { PageKnowledge } from './pages.ts';
import type { PageSource } from './report.ts';
import type { RefreshSettings } from './settings.ts';
import type { Task } from './survey.ts';

/** What is to become of a section. */
export type Fulfilment =
  | {
      readonly kind: 'fill';
      readonly source: PageSource;
      readonly snippets: SnippetSet;
      readonly pieces: readonly string[];
    }
  /** The service is away and the section already shows this page: it stays as it is. */
  | { readonly kind: 'keep'; readonly snippets: SnippetSet }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly code: string; readonly message: string };

/** Whose fault a failure is, in the order in which one exit code wins over another. */
export type Failure = 'input' | 'refused' | 'unavailable';

/** Decides what a section is to hold, by what is known of its page. */
export function fulfil(task: Task, knowledge: PageKnowledge, settings: RefreshSettings): Fulfilment {
  const page: Page = { slug: task.slug, baseUrl: settings.baseUrl };
  if (knowledge.kind === 'failed') return failed(knowledge.error);
  if (knowledge.kind === 'answered') {
    const { source, snippets } = knowledge.answer;
    if (source === 'stale' && keeps(heldBy(task))) return { kind: 'keep', snippets };
    return fill(task, page, source, snippets);
  }
  const kept = knowledge.kind === 'plan-required' ? heldBy(task).addressOfPage : null;
  try {
    const { slug, customDomain } = task;
    const known = customDomain === null ? kept : null;
    const address = known ?? addressOf({ slug, customDomain, statusPageHost: settings.statusPageHost });
    return fill(task, page, 'offline', generateSnippets(page, address));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refused', failure: 'input', code: error.code, message: error.message };
  }
}

/** What the section of a task holds now. */
export function heldBy({ held, slug, slugOnMarker }: Task): Held {
  return readHeldPage(held, slug, slugOnMarker);
}

function keeps(held: Held): boolean {
  return held.filled && !held.ofOtherPage;
}

function failed(error: EndpointError): Fulfilment {
  return { kind: 'refused', failure: error.kind, code: error.code, message: error.message };
}

/** The field each thing to show is made of, in Markdown and in HTML; all need the address. */
const fieldOf: Readonly<Record<ShowName, { readonly markdown: SnippetField; readonly html: SnippetField }>> =
  {
    badge: { markdown: 'badge_markdown', html: 'badge_html' },
    link: { markdown: 'minimal_md', html: 'status_page_url' },
    widget: { markdown: 'widget_html', html: 'widget_html' },
    script: { markdown: 'widget_script', html: 'widget_script' },
    definitions: { markdown: 'status_page_url', html: 'status_page_url' },
  };

function fill(task: Task, page: Page, source: PageSource, answer: SnippetSet): Fulfilment {
  const form = task.section.layout.context === 'html' ? 'html' : 'markdown';
  const snippets: Record<SnippetField, string> = { ...answer };
  if (source !== 'offline') {
    const needed = new Set<SnippetField>([
      'status_page_url',
      ...task.shown.map((name) => fieldOf[name][form]),
    ]);
    for (const field of needed) {
      const judgement =
        field === 'status_page_url' ? judgeAddress(answer[field]) : judgeSnippet(field, answer, page);
      if (judgement.verdict === 'unsafe') return failed(new UnsafeAnswer({ slug: page.slug, ...judgement }));
      snippets[field] = judgement.value;
    }
  }
  const forms = snippetForms(snippets, page);
  const pieces = task.shown.map((name) => forms[name][form] ?? '');
  return { kind: 'fill', source, snippets, pieces };
}
