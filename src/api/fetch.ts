import { type FetchedSnippets, fetchOrGeneratePages, fetchOrGenerateSnippets, refuseUnsafe } from '../refresh/pages.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { isObject, parseSnippets, type SnippetSet, safeStrings, snippetFields } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate-snippets.ts';
import { invalidInput, isError, parseAs } from '../text/errors.ts';
import { describeJson } from '../text/json.ts';
import { quote } from '../text/quote.ts';
import { type ConnectionOptions, checkText, connectionKeys, type Options } from './options.ts';
import { createFetcher, readOptions } from './settings.ts';

/**
 * Fetches the snippet set of a page from the service, or from the cache while a response is fresh. Every string is validated.
 *
 * @param options the connection; with `source: 'offline'` the strings are generated
 * @throws {StatusSnippetsError} if the slug or an option is invalid, the page is refused or unavailable, or a string is unsafe
 * @example
 *   const { source, snippets } = await fetchSnippets('acme');
 *   source; // → 'endpoint'
 *   snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchSnippets(
  slug: string,
  options: ConnectionOptions & Pick<Options, 'statusPageHost' | 'customDomain'> = {},
): Promise<FetchedSnippets> {
  const text = checkText('slug', slug, 'write fetchSnippets("acme")').trim();
  const settings = readOptions(options, [...connectionKeys, 'statusPageHost', 'customDomain']);
  const { statusPageHost, customDomain } = settings;
  const page = { slug: parseSlug(text, statusPageHost), customDomain };
  if (customDomain !== null)
    parseAs('option customDomain', () => parseCustomDomain(customDomain, { slug: page.slug, statusPageHost }));
  return fetchOrGenerateSnippets(page, snippetFields, { settings, fetchSnippets: createFetcher(settings) });
}

/** What the service reports about pages, by slug: plain data that stays equal until the service reports something else. */
export interface FetchedPages {
  readonly [slug: string]: {
    readonly source: 'endpoint';
    readonly snippets: SnippetSet;
  };
}

/**
 * Fetches the snippet sets of pages for the option `pages` of the remark plugin. With that option, a site generator that
 * caches by the options of its plugins fills the sections again when the service reports a different address.
 *
 * The result does not contain a page if the service is unavailable, if the page's plan does not
 * include the API (unless `source` is `endpoint`), or if `source` is `offline`. The plugin then gets
 * the snippets of that page by its own options.
 *
 * @throws {StatusSnippetsError} if a slug or an option is invalid, the service refuses a page, or a string is unsafe
 * @example
 *   const pages = await fetchPages(['acme']);
 *   pages.acme?.snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchPages(slugs: readonly string[], options: ConnectionOptions = {}): Promise<FetchedPages> {
  const fix = 'write fetchPages(["acme"])';
  if (!Array.isArray(slugs)) throw invalidInput('slugs', { problem: 'is not a list of strings', fix });
  const settings = readOptions(options, connectionKeys);
  const parse = (slug: unknown) => parseSlug(checkText('slug', slug, fix).trim(), settings.statusPageHost);
  const requests = slugs.map((slug) => ({ slug: parse(slug), customDomain: null }));
  if (settings.source === 'offline') return {};
  // `endpoint` is set so that nothing is generated here: generated snippets depend on the section.
  const run = { settings: { ...settings, source: 'endpoint' as const }, fetchSnippets: createFetcher(settings) };
  const { pageOf } = await fetchOrGeneratePages(requests, run);
  const fetched = new Map<string, FetchedPages[string]>();
  for (const request of requests) {
    const page = refuseUnsafe(pageOf(request), snippetFields, settings.baseUrl);
    if (isError(page, 'unavailable') || (settings.source === 'auto' && isError(page, 'plan-required'))) continue;
    if (isError(page)) throw page;
    // Also if it came from the cache: a site generator caches by this object.
    fetched.set(request.slug, { source: 'endpoint', snippets: safeStrings(page.snippets) });
  }
  return Object.fromEntries(fetched);
}

/** Its data may come from a file or another program. */
function parseFetchedPages(value: unknown): FetchedPages {
  const kind = describeJson(value);
  if (kind !== 'an object')
    throw invalidInput('option pages', { problem: `is ${kind}`, fix: 'write await fetchPages(["acme"])' });
  const pages = Object.entries(Object(value)).map(([slug, page]): [string, FetchedPages[string]] => {
    const { snippets = null } = isObject(page) ? page : {};
    const parsed = parseSnippets(snippets);
    if (!('reason' in parsed)) return [slug, { source: 'endpoint', snippets: parsed }];
    const what = `${parsed.field === null ? 'its value "snippets"' : `the field "${parsed.field}"`} ${parsed.reason}`;
    const problem = `has an invalid page ${quote(slug)}: ${what}; set it to what fetchPages returned`;
    throw invalidInput('option pages', { problem });
  });
  return Object.fromEntries(pages);
}

/** Takes pages from what `fetchPages` returned, validates them, and calls `fetchOther` only for other pages. */
export function createPrefetchedFetcher(value: unknown, baseUrl: string, fetchOther: FetchSnippets): FetchSnippets {
  const pages = parseFetchedPages(value);
  return async (slug) => {
    const fetched = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
    if (!fetched) return fetchOther(slug);
    const { source, snippets } = fetched;
    return { source, snippets: validateSnippets(snippets, { slug, baseUrl }) };
  };
}
