import { OptionError } from '../config/errors.ts';
import { fetchOrGeneratePages, type PageResult, unsafeSnippetError } from '../refresh/fetch-or-generate-pages.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import type { Effects } from '../runtime/effects.ts';
import { type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { safeStrings } from '../snippets/validate/validated-snippets.ts';
import { fetcherOptions, type Options, readOptions, readOptionsAndConfiguration } from './options.ts';

/** What the service reports about pages, by their slugs: plain data, the same until the service reports something else. */
export type FetchedPages = Readonly<Record<string, FetchedPage>>;

/** What the service reports about one page. */
export interface FetchedPage {
  /** `stale` if the service is unavailable, and this is its last good answer. */
  readonly source: 'endpoint' | 'stale';
  readonly snippets: SnippetSet;
}

/** How to ask the service for pages. */
export type FetchPagesOptions = Pick<
  Options,
  'baseUrl' | 'source' | 'headers' | 'maxAge' | 'timeout' | 'cacheDir' | 'cache'
>;

/**
 * Fetches the snippet sets of pages for the option `pages` of the remark plugin. A site generator caches what a plugin made,
 * by the plugin's options, so it fills the sections again when the service reports another address.
 *
 * A page is left out, and the plugin fills its sections by its own rules, if the service is unavailable without a last good
 * answer, if the page's plan does not include the API (unless `source` is `endpoint`), and if `source` is `offline`.
 *
 * @param slugs of the pages
 * @param options the connection; the configuration file counts too, as it does for the plugin
 * @param effects replacements for fetch, clock, timer, randomness and cache directory, for tests
 * @throws {OptionError} if a slug, an option, or a value of the configuration file is invalid
 * @throws {ServiceError} if the service refuses a page, or sends a response that is invalid or unsafe
 * @example
 *   const pages = await fetchPages(['acme']);
 *   pages.acme?.snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchPages(
  slugs: readonly string[],
  options: FetchPagesOptions = {},
  effects: Partial<Effects> = {},
): Promise<FetchedPages> {
  const requests = parseSlugs(slugs).map((slug) => ({ slug, customDomain: null }));
  const settings = await readOptionsAndConfiguration(options);
  if (settings.source === 'offline') return {};
  const fetchSnippets = createSnippetFetcher(fetcherOptions(settings, effects));
  // Only what the service reports: what is generated instead depends on the section.
  const { pages } = await fetchOrGeneratePages(requests, { ...settings, source: 'endpoint' }, fetchSnippets);
  const fetched = [...pages].flatMap(([{ slug }, page]) => {
    if (page.outcome === 'failed' && isLeftToPlugin(page.error.code, settings.source)) return [];
    return [[slug, toFetchedPage(page, settings.baseUrl)] as const];
  });
  return Object.fromEntries(fetched);
}

function parseSlugs(slugs: unknown): readonly string[] {
  if (!Array.isArray(slugs) || !slugs.every((slug) => typeof slug === 'string')) {
    throw new OptionError('slugs', 'is not a list of strings: write fetchPages(["acme"])');
  }
  for (const slug of slugs) readOptions({ slug });
  return slugs;
}

function isLeftToPlugin(code: string, source: Options['source']): boolean {
  return code === 'unavailable' || (code === 'plan-required' && source === 'auto');
}

function toFetchedPage(page: PageResult, baseUrl: string): FetchedPage {
  if (page.outcome === 'failed') throw page.error;
  const error = unsafeSnippetError(page, snippetFields, baseUrl);
  if (error) throw error;
  // Whether a response came from the cache must not change what a generator caches by it.
  return { source: page.source === 'stale' ? 'stale' : 'endpoint', snippets: safeStrings(page.snippets) };
}
