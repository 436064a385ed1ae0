import { ServiceError } from '../../service/errors.ts';
import { formatSnippets } from '../../snippets/generate/generate-snippets.ts';
import { type SnippetField, snippetSources } from '../../snippets/snippet-set.ts';
import { safeStrings, type ValidatedSnippets } from '../../snippets/validate/validation.ts';
import type { PageResult } from '../fetch-pages.ts';
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
  const { status_page_url } = page.snippets;
  const address = status_page_url.outcome === 'safe' ? status_page_url.value : '';
  if (page.source === 'stale' && current.isFilled && !current.showsOtherPage) {
    return { outcome: 'kept', address: current.address ?? address };
  }
  const unsafe = firstUnsafe(page.snippets, ['status_page_url', ...neededFields(request)]);
  if (unsafe !== null) return rejected(new ServiceError('unsafe-answer', { slug, baseUrl, ...unsafe }));
  return { outcome: 'filled', address, pieces: await formatPieces(request, page.snippets, baseUrl) };
}

function rejected(error: { readonly kind?: FailureKind; readonly code: string; readonly message: string }) {
  const { kind = 'input', code, message } = error;
  return { outcome: 'rejected', kind, code, message } as const;
}

/** The strings that the shown snippets are made of. */
function neededFields(request: SectionRequest): SnippetField[] {
  const form = formOf(request);
  return request.shown.map((name) => snippetSources[name][form] ?? 'status_page_url');
}

function firstUnsafe(snippets: ValidatedSnippets, fields: readonly SnippetField[]) {
  for (const field of fields) {
    const validation = snippets[field];
    if (validation.outcome === 'unsafe') return validation;
  }
  return null;
}

async function formatPieces(
  request: SectionRequest,
  validated: ValidatedSnippets,
  baseUrl: string,
): Promise<readonly string[]> {
  const page = { slug: request.slug, baseUrl };
  const forms = await formatSnippets(safeStrings(validated), page);
  const form = formOf(request);
  const pieces = request.shown.map((name) => forms[name][form] ?? '');
  if (request.format !== 'mdx') return pieces;
  const { toMdx } = await import(/* webpackChunkName: "mdx" */ '../../snippets/generate/to-mdx.ts');
  return pieces.map(toMdx);
}

function formOf({ section }: SectionRequest): 'markdown' | 'html' {
  return section.layout.context === 'html' ? 'html' : 'markdown';
}
