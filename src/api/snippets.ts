import { fetchOrGenerateSnippets, type PageSnippets } from '../refresh/fetch-or-generate-pages.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import type { Effects } from '../runtime/effects.ts';
import { generateWithSerializers } from '../snippets/generate/serializers.ts';
import { addressOf } from '../snippets/inputs/page-address.ts';
import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { validateByParsing } from '../snippets/validate/validate-by-parsing.ts';
import { fetcherOptions, type Options, readOptions } from './options.ts';

/** The options for one page. */
export interface PageOptions extends Omit<Options, 'show'> {
  readonly slug: string;
}

/**
 * Fetches the snippet set of a page from the service, or from the cache while a response is fresh. Every string is validated.
 *
 * @param options the page and the connection; with `source: 'offline'` the strings are generated
 * @param effects replacements for fetch, clock, timer, randomness and cache directory, for tests
 * @throws {OptionError} if an option is invalid
 * @throws {StatusSnippetsError} if the request fails, or if an address must be generated but cannot be
 * @example
 *   const { source, snippets } = await fetchSnippets({ slug: 'acme' });
 *   source; // → 'endpoint'
 *   snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchSnippets(options: PageOptions, effects: Partial<Effects> = {}): Promise<PageSnippets> {
  const settings = readPageSettings(options);
  return fetchOrGenerateSnippets(
    settings,
    snippetFields,
    settings,
    createSnippetFetcher(fetcherOptions(settings, effects)),
  );
}

/** The validated options of a page. */
function readPageSettings(options: PageOptions) {
  const settings = readOptions(options);
  return { ...settings, slug: settings.slug ?? options.slug };
}

/**
 * Generates the snippet set of a page without a request. The same page always gives the same strings.
 *
 * @throws {OptionError} if an option is invalid
 * @throws {StatusSnippetsError} if the address cannot be generated: set `statusPageHost` or `customDomain`
 * @example
 *   const { badge_markdown } = generateSnippets({ slug: 'acme', customDomain: 'status.acme.com' });
 *   badge_markdown; // → '[![Status](https://statuspage.me/badge/acme.svg)](https://status.acme.com)'
 */
export function generateSnippets(
  options: Pick<PageOptions, 'slug' | 'baseUrl' | 'statusPageHost' | 'customDomain'>,
): SnippetSet {
  const settings = readPageSettings(options);
  return generateWithSerializers(settings, addressOf(settings));
}

/** A string of a snippet set that failed validation. */
export interface UnsafeSnippet {
  readonly field: SnippetField;
  /** A sentence about the field: `it has a blank line`. */
  readonly reason: string;
}

/**
 * Validates a snippet set from any source. Each string is parsed, and must be exactly what the service documents for this
 * page.
 *
 * @returns the unsafe strings, in the order of the fields; empty if all six are safe
 * @throws {OptionError} if an option is invalid
 * @example
 *   const snippets = generateSnippets({ slug: 'acme' });
 *   verifySnippets(snippets, { slug: 'acme' }); // → []
 *   verifySnippets(snippets, { slug: 'other' }).map(({ field }) => field);
 *   // → ['badge_markdown', 'badge_html', 'widget_script', 'widget_html']
 */
export function verifySnippets(
  snippets: SnippetSet,
  options: Pick<PageOptions, 'slug' | 'baseUrl'>,
): readonly UnsafeSnippet[] {
  const validated = validateByParsing(snippets, readPageSettings(options));
  return snippetFields.flatMap((field) => {
    const validation = validated[field];
    return validation.outcome === 'unsafe' ? [{ field, reason: validation.reason }] : [];
  });
}
