import type { Answer } from '../endpoint/answer.ts';
import { type EndpointError, UnsafeAnswer } from '../endpoint/errors.ts';
import { addressOf } from '../snippets/address.ts';
import { snippetForms, snippetSources } from '../snippets/forms.ts';
import { generateSnippets } from '../snippets/generate.ts';
import { InputError } from '../snippets/input-error.ts';
import { judgeAddress, judgeSnippet } from '../snippets/judge.ts';
import { mdxOfSnippet } from '../snippets/mdx.ts';
import type { Page, SnippetSet } from '../snippets/snippet-set.ts';
import type { FailureKind } from './failure.ts';
import { type Held, readHeldPage } from './held.ts';
import type { PageKnowledge } from './pages.ts';
import type { PageSource } from './report.ts';
import type { RefreshSettings } from './settings.ts';
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

/** Decides what a section is to hold, by what is known of its page. */
export function fulfil(task: Task, knowledge: PageKnowledge, settings: RefreshSettings): Fulfilment {
  const page: Page = { slug: task.slug, baseUrl: settings.baseUrl };
  switch (knowledge.kind) {
    case 'answered':
      return useAnswer(task, page, knowledge.answer);
    case 'offline':
      return generate(task, page, settings, null);
    case 'plan-required':
      return generate(task, page, settings, heldBy(task).addressOfPage);
    case 'failed':
      return refuse(knowledge.error);
  }
}

/** What the section of a task holds now. */
export function heldBy({ held, slug, slugOnMarker }: Task): Held {
  return readHeldPage(held, slug, slugOnMarker);
}

/** What the section shows has to be safe; what else the answer says does not matter here. */
function useAnswer(task: Task, page: Page, { source, snippets }: Answer): Fulfilment {
  const address = judgeAddress(snippets.status_page_url);
  if (source === 'stale') {
    // An old answer is no reason to touch a section that shows the page already.
    const held = heldBy(task);
    const fallback = address.verdict === 'safe' ? address.value : '';
    if (held.filled && !held.ofOtherPage)
      return { kind: 'keep', source, snippets, address: held.address ?? fallback };
  }
  if (address.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...address }));
  const form = formOf(task);
  for (const name of task.shown) {
    const judgement = judgeSnippet(snippetSources[name][form] ?? 'status_page_url', snippets, page);
    if (judgement.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...judgement }));
  }
  return fill(task, page, source, snippets, address.value);
}

/** @param known the address of the page, where the section told it; a custom domain that was given goes before it */
function generate(task: Task, page: Page, settings: RefreshSettings, known: string | null): Fulfilment {
  const { slug, customDomain } = task;
  try {
    const address =
      customDomain === null && known !== null
        ? known
        : addressOf({ slug, customDomain, statusPageHost: settings.statusPageHost });
    return fill(task, page, 'offline', generateSnippets(page, address), address);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refuse', fault: 'input', code: error.code, message: error.message };
  }
}

function fill(task: Task, page: Page, source: PageSource, snippets: SnippetSet, address: string): Fulfilment {
  const forms = snippetForms(snippets, page);
  const form = formOf(task);
  const plain = task.shown.map((name) => forms[name][form] ?? '');
  const pieces = task.format === 'mdx' ? plain.map(mdxOfSnippet) : plain;
  return { kind: 'fill', source, snippets, address, pieces };
}

function formOf({ section }: Task): 'markdown' | 'html' {
  return section.layout.context === 'html' ? 'html' : 'markdown';
}

function refuse({ kind, code, message }: EndpointError): Fulfilment {
  return { kind: 'refuse', fault: kind, code, message };
}
