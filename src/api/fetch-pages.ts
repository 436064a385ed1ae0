import { OptionError } from '../config/errors.ts';
import { fetchOrGeneratePages, type PageResult, unsafeSnippetError } from '../refresh/fetch-or-generate-pages.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import type { Effects } from '../runtime/effects.ts';
import { type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { safeStrings } from '../snippets/validate/validated-snippets.ts';
import { fetcherOptions, type Options, readOptions, readOptionsAndConfiguration } from './options.ts';

/** What the service reports about pages, by slug: plain data that stays equal until the service reports something else. */
export type FetchedPages = Readonly<Record<string, FetchedPage>>;

/** What the service reports about one page. */
export interface FetchedPage {
  /** `stale` if the service is unavailable, and these are the snippets of its last good response. */
  readonly source: 'endpoint' | 'stale';
  readonly snippets: SnippetSet;
}

/** How to ask the service for pages. */
export type FetchPagesOptions = Pick<
  Options,
  'baseUrl' | 'source' | 'headers' | 'maxAge' | 'timeout' | 'cacheDir' | 'cache'
>;

/**
 * Fetches the snippet sets of pages for the option `pages` of the remark plugin. With that option, a site generator that
 * caches by the options of its plugins fills the sections again when the service reports a different address.
 *
 * The result does not contain a page if the service is unavailable and there is no last good response, if the page's plan
 * does not include the API (unless `source` is `endpoint`), or if `source` is `offline`. The plugin then gets the snippets
 * of that page by its own options.
 *
 * @param slugs the slugs of the pages
 * @param options the connection; other options are read from the configuration file, as for the plugin
 * @param effects replacements for fetch, clock, timer, randomness and cache directory, for tests
 * @throws {OptionError} if a slug, an option, or a value of the configuration file is invalid
 * @throws {StatusSnippetsError} if the service refuses a page, or sends a response that is invalid or unsafe
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
  // `endpoint` is set so that nothing is generated here: generated snippets depend on the section.
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
  // `cache` is reported as `endpoint`: a site generator caches by this object, so it must not depend on the response cache.
  return { source: page.source === 'stale' ? 'stale' : 'endpoint', snippets: safeStrings(page.snippets) };
}
