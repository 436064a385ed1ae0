import { OptionError } from '../config/errors.ts';
import type { Settings } from '../config/settings.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { isObject, parseSnippets } from '../service/parse-response.ts';
import { rejectLeakedValues } from '../service/prevent-secret-leaks.ts';
import type { Page } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate/validate-snippets.ts';
import { quote } from '../text/quote.ts';
import type { FetchedPage, FetchedPages } from './fetch-pages.ts';

/**
 * Checks the form of the option `pages`, because its data may come from a file or another program.
 *
 * @throws {OptionError} if the value does not have the form of what `fetchPages` returns
 */
export function parseFetchedPages(value: unknown): FetchedPages {
  const name = 'option pages';
  if (!isObject(value) || typeof value.then === 'function') {
    const problem = isObject(value) ? 'is a promise' : 'is not an object';
    throw new OptionError(name, `${problem}: write await fetchPages(["acme"])`);
  }
  const pages = Object.entries(value).map(([slug, page]): [string, FetchedPage] => {
    const { source, snippets = null } = isObject(page) ? page : {};
    const parsed = parseSnippets(snippets);
    if (parsed.outcome === 'snippets') {
      return [slug, { source: source === 'stale' ? 'stale' : 'endpoint', snippets: parsed.snippets }];
    }
    const problem = `${parsed.field === null ? 'its value "snippets"' : `the field "${parsed.field}"`} ${parsed.reason}`;
    throw new OptionError(name, `has an invalid page ${quote(slug)}: ${problem}; set it to what fetchPages returned`);
  });
  return Object.fromEntries(pages);
}

/**
 * Creates a `FetchSnippets` that takes pages from `pages`, validates them, and calls `fetchSnippets` only for other pages.
 */
export function createPrefetchedSnippetFetcher(
  pages: FetchedPages,
  { baseUrl, headers }: Pick<Settings, 'baseUrl' | 'headers'>,
  fetchSnippets: FetchSnippets,
): FetchSnippets {
  return async (slug) => {
    const fetched = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
    if (!fetched) return fetchSnippets(slug);
    const page: Page = { slug, baseUrl };
    const snippets = await rejectLeakedValues(await validateSnippets(fetched.snippets, page), headers, page);
    if (fetched.source === 'endpoint') return { source: 'endpoint', snippets };
    return { source: 'stale', snippets, reason: `The service was unavailable when page "${slug}" was fetched.` };
  };
}
