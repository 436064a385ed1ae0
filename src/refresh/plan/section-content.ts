import { UnsafeAnswer } from '../../service/errors.ts';
import { plainForms } from '../../snippets/generate/generate.ts';
import {
  type SnippetField,
  type SnippetSet,
  snippetFields,
  snippetSources,
} from '../../snippets/snippet-set.ts';
import { judgeAddress } from '../../snippets/validate/page-url.ts';
import type { AvailablePage, PageResult, ValidatedSnippets } from '../fetch-pages.ts';
import type { FailureKind } from '../result.ts';
import type { SectionRequest } from '../section-requests.ts';

/** What a section is to contain. */
export type SectionContent =
  | { readonly outcome: 'filled'; readonly address: string; readonly pieces: readonly string[] }
  /** The service is unavailable, and the section shows the page already: it stays as it is. */
  | {
      readonly outcome: 'kept';
      /** The one in the section, else the one in the old response; empty if neither is valid. */
      readonly address: string;
    }
  | {
      readonly outcome: 'rejected';
      readonly kind: FailureKind;
      readonly code: string;
      readonly message: string;
    };

/** Selects the snippets that a section shows, and writes them in the format and context of the section. */
export async function resolveContent(
  request: SectionRequest,
  page: PageResult,
  baseUrl: string,
): Promise<SectionContent> {
  if (page.outcome === 'failed') return rejected(page.error);
  const { current, slug } = request;
  const address = validAddress(page);
  if (page.source === 'stale' && current.isFilled && !current.showsOtherPage) {
    return { outcome: 'kept', address: current.address ?? address };
  }
  const unsafe = firstUnsafe(page.snippets, ['status_page_url', ...neededFields(request)]);
  if (unsafe !== null) return rejected(new UnsafeAnswer({ slug, ...unsafe }));
  return { outcome: 'filled', address, pieces: await formatPieces(request, page.snippets, baseUrl) };
}

function rejected(error: { readonly kind?: FailureKind; readonly code: string; readonly message: string }) {
  const { kind = 'input', code, message } = error;
  return { outcome: 'rejected', kind, code, message } as const;
}

function validAddress({ snippets: { status_page_url } }: AvailablePage): string {
  const judgement =
    status_page_url.verdict === 'safe' ? judgeAddress(status_page_url.value) : status_page_url;
  return judgement.verdict === 'safe' ? judgement.value : '';
}

/** The strings that the shown snippets are made of. */
function neededFields(request: SectionRequest): SnippetField[] {
  const form = formOf(request);
  return request.shown.map((name) => snippetSources[name][form] ?? 'status_page_url');
}

function firstUnsafe(snippets: ValidatedSnippets, fields: readonly SnippetField[]) {
  for (const field of fields) {
    const judgement = snippets[field];
    if (judgement.verdict === 'unsafe') return judgement;
  }
  return null;
}

async function formatPieces(
  request: SectionRequest,
  validated: ValidatedSnippets,
  baseUrl: string,
): Promise<readonly string[]> {
  const page = { slug: request.slug, baseUrl };
  const snippets = safeStrings(validated);
  const forms =
    plainForms(snippets, page) ??
    (await import('../../snippets/generate/section-forms.ts')).snippetForms(snippets, page);
  const form = formOf(request);
  const pieces = request.shown.map((name) => forms[name][form] ?? '');
  if (request.format !== 'mdx') return pieces;
  const { mdxOfSnippet } = await import('../../snippets/generate/mdx.ts');
  return pieces.map(mdxOfSnippet);
}

/** Strings that are not safe are not needed, and left out. */
function safeStrings(snippets: ValidatedSnippets): SnippetSet {
  const entries = snippetFields.map((field) => {
    const judgement = snippets[field];
    return [field, judgement.verdict === 'safe' ? judgement.value : ''];
  });
  return Object.fromEntries(entries) as SnippetSet; // one entry for each field
}

function formOf({ section }: SectionRequest): 'markdown' | 'html' {
  return section.layout.context === 'html' ? 'html' : 'markdown';
}
