import { ServiceError } from '../service/errors.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { SnippetField, SnippetSet } from '../snippets/snippet-set.ts';
import { fetchPages, type PageSettings } from './fetch-pages.ts';
import type { PageSource } from './report/report.ts';
import { domainWarnings, type Warning } from './warnings.ts';

/** The snippets of a page, and where they came from. */
export interface PageSnippets<Field extends SnippetField = SnippetField> {
  readonly source: PageSource;
  readonly snippets: Pick<SnippetSet, Field>;
  readonly warnings: readonly Warning[];
}

/**
 * Gets snippets of one page outside any section.
 *
 * @param fields the strings to get; each must be safe
 * @throws {ServiceError} if the service refuses, is unavailable or sends an unsafe string
 * @throws {InputError} if an address has to be generated and cannot be
 */
export async function fetchPageSnippets<Field extends SnippetField>(
  { slug, customDomain }: { readonly slug: string; readonly customDomain: string | null },
  fields: readonly Field[],
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<PageSnippets<Field>> {
  const request = { slug, customDomain, current: null };
  const { pages, warnings } = await fetchPages([request], settings, fetchSnippets);
  const page = pages.get(request);
  if (page === undefined) throw new Error(`Page "${slug}" was not fetched`);
  if (page.outcome === 'failed') throw page.error;

  const entries = fields.map((field) => {
    const validation = page.snippets[field];
    if (validation.outcome === 'safe') return [field, validation.value];
    throw new ServiceError('unsafe-answer', { slug, baseUrl: settings.baseUrl, ...validation });
  });
  const snippets = Object.fromEntries(entries) as Pick<SnippetSet, Field>; // one entry for each field
  const { source } = page;
  const address = page.snippets.status_page_url;
  const differing =
    source === 'offline' || address.outcome === 'unsafe' ? [] : domainWarnings(slug, customDomain, address.value);
  return { source, snippets, warnings: [...warnings, ...differing] };
}
