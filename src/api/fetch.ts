import { invalidInput, isError, parseAs } from '../core/errors.ts';
import { describeJson } from '../core/json.ts';
import { quote, shorten } from '../core/quote.ts';
import {
  type FetchedSnippets,
  fetchOrGeneratePages,
  fetchOrGenerateSnippets,
  refuseUnsafe,
} from '../refresh/pages.ts';
import type { Service } from '../service/connection.ts';
import { serviceError } from '../service/service-error.ts';
import { parseAddress, parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { isSameSlug, pageAt } from '../snippets/service-names.ts';
import {
  badgeAt,
  escapeUrls,
  isObject,
  parseSnippets,
  type SnippetSet,
  safeStrings,
  snippetFields,
} from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate-snippets.ts';
import { type ConnectionOptions, checkText, connectionKeys, type Options } from './options.ts';
import { createService, type LibrarySettings, readOptions } from './settings.ts';

/**
 * Fetches the snippet set of a page from the service, or from the cache while a response is fresh.
 * Every string is validated.
 *
 * @param options the connection; with `source: 'offline'` the strings are generated
 * @throws {StatusSnippetsError} if the slug or an option is invalid, the page is refused or
 * unavailable, or a string is unsafe
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
    parseAs('option customDomain', () =>
      parseCustomDomain(customDomain, { slug: page.slug, statusPageHost }),
    );
  return fetchOrGenerateSnippets(page, snippetFields, {
    settings,
    service: createService(settings),
  });
}

/** What is known about pages, by slug: plain data that stays equal until a page moves. */
export interface FetchedPages {
  readonly [slug: string]: {
    /** `page` if the plan lacks the API, and the page itself gave its address. */
    readonly source: 'endpoint' | 'page';
    readonly snippets: SnippetSet;
  };
}

/**
 * Fetches the snippet sets of pages for the option `pages` of the remark plugin. With that option,
 * a site generator that caches by the options of its plugins fills the sections again when a page
 * has moved.
 *
 * A page whose plan does not include the API is asked itself (unless `source` is `endpoint`). The
 * result does not contain a page if the service is unavailable, if neither the service nor the page
 * gives its address, or if `source` is `offline`. The plugin then gets the snippets of that page by
 * its own options.
 *
 * @throws {StatusSnippetsError} if a slug or an option is invalid, the service refuses a page, or a
 * string is unsafe
 * @example
 *   const pages = await fetchPages(['acme']);
 *   pages.acme?.snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchPages(
  slugs: readonly string[],
  options: ConnectionOptions & Pick<Options, 'statusPageHost'> = {},
): Promise<FetchedPages> {
  const fix = 'write fetchPages(["acme"])';
  if (!Array.isArray(slugs))
    throw invalidInput('slugs', { problem: 'is not a list of strings', fix });
  const settings = readOptions(options, [...connectionKeys, 'statusPageHost']);
  const parse = (slug: unknown) =>
    parseSlug(checkText('slug', slug, fix).trim(), settings.statusPageHost);
  const requests = slugs.map((slug) => ({ slug: parse(slug), customDomain: null }));
  if (settings.source === 'offline') return {};
  const { pageOf } = await fetchOrGeneratePages(requests, {
    settings,
    service: createService(settings),
  });
  const fetched = new Map<string, FetchedPages[string]>();
  for (const request of requests) {
    const page = refuseUnsafe(pageOf(request), snippetFields, settings.baseUrl);
    if (isError(page, 'unavailable')) continue;
    if (isError(page)) throw page;
    // What is generated without the page depends on the section.
    if (page.source === 'offline') continue;
    // A cached response counts as a new one, because a site generator caches by this object.
    const source = page.source === 'page' ? 'page' : 'endpoint';
    fetched.set(request.slug, { source, snippets: safeStrings(page.snippets) });
  }
  return Object.fromEntries(fetched);
}

/** Its data may come from a file or another program. */
function parseFetchedPages(value: unknown): FetchedPages {
  const kind = describeJson(value);
  if (kind !== 'an object')
    throw invalidInput('option pages', {
      problem: `is ${kind}`,
      fix: 'write await fetchPages(["acme"])',
    });
  const pages = Object.entries(Object(value)).map(
    ([slug, page]): [string, FetchedPages[string]] => {
      const { source, snippets = null } = isObject(page) ? page : {};
      const parsed = parseSnippets(snippets);
      if (!('reason' in parsed))
        return [slug, { source: source === 'page' ? source : 'endpoint', snippets: parsed }];
      const part = parsed.field === null ? 'its value "snippets"' : `the field "${parsed.field}"`;
      const what = `${part} ${parsed.reason}`;
      const advice = 'set it to what fetchPages returned';
      const problem = `has an invalid page ${quote(slug)}: ${what}; ${advice}`;
      throw invalidInput('option pages', { problem });
    },
  );
  return Object.fromEntries(pages);
}

/**
 * @throws {StatusSnippetsError} if the page was fetched from another service than that of the
 * plugin
 */
function refuseOtherService(
  slug: string,
  { snippets }: FetchedPages[string],
  baseUrl: string,
): void {
  const [, image = ''] = /<img\b[^>]*\ssrc="([^"?]*)/.exec(snippets.badge_html) ?? [];
  const fetchedFrom = badgeAt(image)?.baseUrl;
  const isSame = image === escapeUrls({ slug, baseUrl }, '').imageInHtml;
  if (isSame || fetchedFrom === undefined) return;
  const problem =
    `has page ${quote(slug)} of ${shorten(fetchedFrom)}, but the plugin has the ` +
    `baseUrl ${baseUrl}`;
  throw invalidInput('option pages', {
    problem,
    fix: 'give fetchPages and the plugin the same baseUrl',
  });
}

/**
 * Takes pages from what `fetchPages` returned, validates them, and asks about other pages only.
 * @param pages what the option contains, of any type
 */
export function createPrefetchedService(
  pages: unknown,
  { baseUrl, statusPageHost }: LibrarySettings,
  service: Service,
): Service {
  const known = parseFetchedPages(pages);
  for (const [slug, page] of Object.entries(known)) refuseOtherService(slug, page, baseUrl);
  const pageOf = (slug: string) => (Object.hasOwn(known, slug) ? known[slug] : undefined);
  return {
    ...service,
    async fetchSnippets(slug) {
      const page = pageOf(slug);
      if (!page) return service.fetchSnippets(slug);
      const facts = { slug, baseUrl, status: 403, text: 'when it was fetched' };
      if (page.source === 'page') throw serviceError('plan-required', facts);
      return { source: page.source, snippets: validateSnippets(page.snippets, { slug, baseUrl }) };
    },
    async askPage(slug) {
      const page = pageOf(slug);
      if (page?.source !== 'page') return service.askPage(slug);
      const address = parseAddress(page.snippets.status_page_url);
      if (address === null) return { says: 'nothing', reason: 'the option pages has no address' };
      const hosted = pageAt(address, statusPageHost);
      const isFree = hosted?.host === statusPageHost && isSameSlug(hosted?.slug ?? '', slug);
      return isFree ? { says: 'itself' } : { says: 'address', address };
    },
  };
}
