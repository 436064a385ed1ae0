import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { serviceError } from '../service/service-error.ts';
import { generateSnippetSet } from '../snippets/generate-snippets.ts';
import { addressOf, isSameAddress } from '../snippets/inputs.ts';
import { type SnippetField, type SnippetSet, safeStrings, type ValidatedSnippets } from '../snippets/snippet-set.ts';
import { exitOf, isError, type StatusSnippetsError } from '../text/errors.ts';
import type { PageSource } from './json-report.ts';
import type { OldContent } from './old-content.ts';
import type { RefreshSettings } from './refresh-input.ts';
import type { Warning } from './refresh-result.ts';

/** The snippets of a page, or the error if there are none. */
export type PageResult = AvailablePage | { readonly outcome: 'failed'; readonly error: StatusSnippetsError };

/** A page whose snippets were fetched or generated. */
export interface AvailablePage {
  readonly outcome: 'available';
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: ValidatedSnippets;
}

/** A page that a section shows, or that a caller asks for without a section. */
interface RequestedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  /** What the section contains before the run; null if it is empty, absent if there is no section. */
  readonly old?: Pick<OldContent, 'confirmedAddress' | 'badgeOrigins'> | null;
}

type PageSettings = Pick<RefreshSettings, 'source' | 'baseUrl' | 'statusPageHost'>;

/** The maximum number of pages fetched at the same time. It is low, because the rate limits of the service are not known. */
const maxConcurrentRequests = 8;

/**
 * Gets the snippets of each requested page: those that the service reports, else generated ones. Requests for the same page
 * at the same address get the same result object.
 */
export async function fetchOrGeneratePages<Requested extends RequestedPage>(
  requestedPages: readonly Requested[],
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<{ readonly pages: ReadonlyMap<Requested, PageResult>; readonly warnings: readonly Warning[] }> {
  const slugs = new Set(requestedPages.map(({ slug }) => slug));
  const responses = new Map<string, FetchAttempt>();
  const queue = slugs.values();
  const workers = Array.from({ length: maxConcurrentRequests }, async () => {
    for (const slug of queue) responses.set(slug, await fetchPage(slug, settings, fetchSnippets));
  });
  await Promise.all(workers);
  const addressBySlug = customAddresses(requestedPages, settings);
  const generated = new Map<string, PageResult>();
  const pages = new Map<Requested, PageResult>();
  for (const requested of requestedPages) {
    const { slug, customDomain } = requested;
    const key = `${slug} ${customDomain ?? ''}`;
    let page = responses.get(slug)?.page ?? generated.get(key);
    if (page === undefined) {
      page = await generatePage(requested, addressBySlug, settings);
      generated.set(key, page);
    }
    pages.set(requested, page);
  }
  return { pages, warnings: [...slugs].flatMap((slug) => responses.get(slug)?.warning ?? []) };
}

/** The result of asking the service for a page, if it may be asked. */
interface FetchAttempt {
  /** Null if the snippets must be generated. */
  readonly page: PageResult | null;
  readonly warning?: Warning;
}

async function fetchPage(slug: string, { source }: PageSettings, fetchSnippets: FetchSnippets): Promise<FetchAttempt> {
  if (source === 'offline') return { page: null };
  try {
    const response = await fetchSnippets(slug);
    const page = { outcome: 'available', slug, source: response.source, snippets: response.snippets } as const;
    if (response.source !== 'stale') return { page };
    const message = `${response.reason} Using the last good response for page "${slug}"; sections that already show the page are left unchanged.`;
    return { page, warning: { code: 'stale', message } };
  } catch (error) {
    // Invalid settings of a proxy concern all pages.
    if (!isError(error) || exitOf(error.code) === 'input') throw error;
    if (error.code !== 'plan-required' || source !== 'auto') return { page: { outcome: 'failed', error } };
    const message = `${error.message} The snippets of page "${slug}" are generated offline.`;
    return { page: null, warning: { code: 'plan-required', message } };
  }
}

/** @param addressBySlug custom addresses by slug, used if neither the marker nor the option sets `custom-domain` */
async function generatePage(
  { slug, customDomain }: RequestedPage,
  addressBySlug: ReadonlyMap<string, string>,
  { baseUrl, statusPageHost }: PageSettings,
): Promise<PageResult> {
  try {
    const customAddress = customDomain === null ? addressBySlug.get(slug) : undefined;
    const address = customAddress ?? addressOf({ slug, customDomain, statusPageHost });
    const snippets = generateSnippetSet({ slug, baseUrl }, address);
    return { outcome: 'available', slug, source: 'offline', snippets: snippets };
  } catch (error) {
    if (isError(error)) return { outcome: 'failed', error };
    throw error;
  }
}

/**
 * The custom addresses of pages, by slug: the first address other than the default that a section about the page links to.
 * With `offline`, only sections whose badges use this `baseUrl` count, because no response has shown that the page is on this
 * service.
 */
function customAddresses(
  requestedPages: readonly RequestedPage[],
  { source, baseUrl, statusPageHost }: PageSettings,
): ReadonlyMap<string, string> {
  const addressBySlug = new Map<string, string>();
  for (const { slug, customDomain, old } of requestedPages) {
    // A section for which `custom-domain` is set shows that domain because this program wrote it. If it counted, it would
    // change the other sections of the page in the next run.
    if (customDomain !== null || !old?.confirmedAddress || addressBySlug.has(slug)) continue;
    const isOnService = [...old.badgeOrigins].every((origin) => origin === baseUrl);
    const isDefault = old.confirmedAddress === `https://${slug}.${statusPageHost}`;
    if (!isDefault && (source !== 'offline' || isOnService)) addressBySlug.set(slug, old.confirmedAddress);
  }
  return addressBySlug;
}

/** A warning if the custom domain differs from the address that the service reports; otherwise empty. */
export function customDomainWarnings({ snippets }: AvailablePage, { slug, customDomain }: RequestedPage): Warning[] {
  const address = safeStrings(snippets).status_page_url;
  if (address === '' || customDomain === null || isSameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but the service reports the address ${address} for page "${slug}"; the reported address is used. Correct or remove custom-domain`;
  return [{ code: 'custom-domain-differs', message }];
}

/** Creates an error about the first needed string of a page that is unsafe; undefined if all are safe. */
export function unsafeSnippetError(
  { slug, snippets }: AvailablePage,
  needed: readonly SnippetField[],
  baseUrl: string,
): StatusSnippetsError | undefined {
  const unsafe = needed.map((field) => snippets[field]).find((snippet) => typeof snippet !== 'string');
  return unsafe && serviceError('unsafe-answer', { slug, baseUrl, ...unsafe });
}

/** The snippets of a page, and where they come from. */
export interface PageSnippets {
  readonly source: PageSource;
  readonly snippets: SnippetSet;
  readonly warnings: readonly Warning[];
}

/**
 * Gets the snippets of one page without a section, such as for `print`. An unsafe string that is not `needed` is empty.
 *
 * @throws {StatusSnippetsError} if the service refuses, is unavailable or sends an unsafe string that is needed, or if an
 *   address must be generated but cannot be
 */
export async function fetchOrGenerateSnippets(
  requested: RequestedPage,
  needed: readonly SnippetField[],
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<PageSnippets> {
  const { page: fetched, warning } = await fetchPage(requested.slug, settings, fetchSnippets);
  const page = fetched ?? (await generatePage(requested, new Map(), settings));
  if (page.outcome === 'failed') throw page.error;
  const error = unsafeSnippetError(page, needed, settings.baseUrl);
  if (error) throw error;
  return {
    source: page.source,
    snippets: safeStrings(page.snippets),
    warnings: [...(warning ? [warning] : []), ...customDomainWarnings(page, requested)],
  };
}
