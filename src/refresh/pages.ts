import { serviceError } from '../service/service-error.ts';
import { addressOf, isSameAddress } from '../snippets/inputs.ts';
import { isSameSlug, pageAt } from '../snippets/service-names.ts';
import type { SnippetField, SnippetSet, ValidatedSnippets } from '../snippets/snippet-set.ts';
import { generateSnippetSet, mapFields, safeStrings } from '../snippets/snippet-set.ts';
import { attempt, exitOf, type Finding, isError, type StatusSnippetsError } from '../text/errors.ts';
import type { Run } from './parse-file.ts';
import type { PageReport, PageSource } from './result.ts';

export interface Page {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: ValidatedSnippets;
}

interface RequestedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  /** The only address in the section or embed, if it is certainly that of the page. */
  readonly confirmedAddress?: string | null;
}

/** Low, because the rate limits of the service are not known. */
const maxConcurrentRequests = 8;

export type Pages = Awaited<ReturnType<typeof fetchOrGeneratePages>>;

/** `pageOf` returns the same object for the same page at the same address. The warnings are in the order of the requests. */
export async function fetchOrGeneratePages(requests: readonly RequestedPage[], run: Run) {
  const { baseUrl, statusPageHost } = run.settings;
  // Filled first, so that the order is that of the requests, not of the responses.
  const responses = new Map(requests.map(({ slug }): [string, PageResponse] => [slug, {}]));
  // All workers take from one iterator.
  const queue = [...responses.keys()].values();
  const workers = Array.from({ length: maxConcurrentRequests }, async () => {
    for (const slug of queue) responses.set(slug, await fetchPage(slug, run));
  });
  await Promise.all(workers);
  const addressBySlug = customAddresses(requests, statusPageHost);
  const pages = new Map<string, Page>();
  const pageOf = ({ slug, customDomain }: RequestedPage): Page | StatusSnippetsError => {
    const fetched = responses.get(slug)?.page;
    if (fetched) return fetched;
    const known = customDomain === null ? addressBySlug.get(slug) : undefined;
    const build = () => addressOf({ slug, customDomain, statusPageHost });
    const address = known ?? attempt(build, (error) => error);
    if (typeof address !== 'string') return address;
    const id = `${slug} ${address}`;
    const page = pages.get(id) ?? { slug, source: 'offline', snippets: generateSnippetSet({ slug, baseUrl }, address) };
    pages.set(id, page);
    return page;
  };
  const shared = warnAboutSharedDomains(requests.filter(({ slug }) => !responses.get(slug)?.page));
  return { pageOf, warnings: [...[...responses.values()].flatMap(({ warning }) => warning ?? []), ...shared] };
}

/** If it contains no page, the snippets must be generated. */
interface PageResponse {
  readonly page?: Page | StatusSnippetsError;
  readonly warning?: Finding;
}

async function fetchPage(slug: string, { settings, fetchSnippets }: Run): Promise<PageResponse> {
  const { source } = settings;
  if (source === 'offline') return {};
  try {
    const response = await fetchSnippets(slug);
    return { page: { slug, ...response } };
  } catch (error) {
    // Invalid settings of a proxy concern all pages.
    if (!isError(error) || exitOf(error.code) === 'input') throw error;
    if (error.code !== 'plan-required' || source !== 'auto') return { page: error };
    const message = `${error.message} The snippets of page "${slug}" are generated offline.`;
    return { warning: { level: 'warning', code: 'plan-required', message } };
  }
}

/** By slug, the first confirmed address that is not the default; the default, in any letter case, if there is no other. */
function customAddresses(requests: readonly RequestedPage[], statusPageHost: string | null) {
  const addressBySlug = new Map<string, string>();
  for (const { slug, customDomain, confirmedAddress } of requests) {
    // A section for which `custom-domain` is set shows that domain because this program wrote it. If it counted, it would
    // change the other sections of the page in the next run.
    if (customDomain !== null || !confirmedAddress) continue;
    const known = addressBySlug.get(slug);
    const hosted = pageAt(known ?? '', statusPageHost);
    const isDefault = hosted !== null && isSameSlug(hosted.slug, slug);
    if (known === undefined || isDefault) addressBySlug.set(slug, confirmedAddress);
  }
  return addressBySlug;
}

/** @param requests those for which the service gives no address */
function warnAboutSharedDomains(requests: readonly RequestedPage[]): Finding[] {
  const slugsByDomain = new Map<string, Set<string>>();
  for (const { slug, customDomain } of requests) {
    if (customDomain === null) continue;
    slugsByDomain.set(customDomain, (slugsByDomain.get(customDomain) ?? new Set()).add(slug));
  }
  return [...slugsByDomain].flatMap(([domain, slugs]): Finding[] => {
    if (slugs.size === 1) return [];
    const names = [...slugs].map((slug) => `"${slug}"`).join(', ');
    const message = `custom-domain "${domain}" is used for the pages ${names}, but it can be the address of one only; set it in the markers of that page`;
    return [{ level: 'warning', code: 'custom-domain-shared', message }];
  });
}

export function customDomainWarnings({ snippets }: Page, { slug, customDomain }: RequestedPage): Finding[] {
  const address = safeStrings(snippets).status_page_url;
  if (customDomain === null || isSameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but the service reports the address ${address} for page "${slug}"; the reported address is used. Correct or remove custom-domain`;
  return [{ level: 'warning', code: 'custom-domain-differs', message }];
}

/** An error instead of a page in which one of the needed strings is unsafe. */
export function refuseUnsafe(page: Page | StatusSnippetsError, needed: readonly SnippetField[], baseUrl: string) {
  if (isError(page)) return page;
  const unsafe = needed.map((field) => page.snippets[field]).find((snippet) => typeof snippet !== 'string');
  return unsafe ? serviceError('unsafe-answer', { slug: page.slug, baseUrl, ...unsafe }) : page;
}

export function toPageReports(pages: readonly Page[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const strings = safeStrings(snippets);
    return { slug, source, snippets: mapFields((field) => strings[field] || null) };
  });
}

/** The snippets of a page. */
export interface FetchedSnippets {
  /** `cache` if a cached response was still fresh, `offline` if they were generated. */
  readonly source: PageSource;
  readonly snippets: SnippetSet;
  /** Warnings, such as that the plan of the page does not include the API. */
  readonly findings: readonly Finding[];
}

/**
 * An unsafe string that is not `needed` is empty.
 * @throws {StatusSnippetsError} if the service refuses or is unavailable, a needed string is unsafe, or no address is known
 */
export async function fetchOrGenerateSnippets(requested: RequestedPage, needed: readonly SnippetField[], run: Run) {
  const { pageOf, warnings } = await fetchOrGeneratePages([requested], run);
  const page = refuseUnsafe(pageOf(requested), needed, run.settings.baseUrl);
  if (isError(page)) throw page;
  const findings = [...warnings, ...customDomainWarnings(page, requested)];
  return { source: page.source, snippets: safeStrings(page.snippets), findings };
}
