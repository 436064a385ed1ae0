import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { ServiceError } from '../service/service-error.ts';
import { generateSnippets } from '../snippets/generate/generate-snippets.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { addressOf, isSameAddress } from '../snippets/inputs/page-url.ts';
import type { SnippetField, SnippetSet } from '../snippets/snippet-set.ts';
import { trustGenerated, type ValidatedSnippets } from '../snippets/validate/validation.ts';
import type { CurrentContent } from './current-content.ts';
import type { RefreshSettings } from './input.ts';
import type { PageSource, Warning } from './result.ts';

/** The snippets of a page, or why there are none. */
export type PageResult = AvailablePage | { readonly outcome: 'failed'; readonly error: ServiceError | InputError };

export interface AvailablePage {
  readonly outcome: 'available';
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: ValidatedSnippets;
}

/** What a section asks for, as far as its page is concerned. */
interface PageRequest {
  readonly slug: string;
  readonly customDomain: string | null;
  /** What the section contains; null if there is no section. */
  readonly current: Pick<CurrentContent, 'addressOfPage' | 'badgeOrigins'> | null;
}

interface FetchedPages<Request> {
  readonly pages: ReadonlyMap<Request, PageResult>;
  readonly warnings: readonly Warning[];
}

type PageSettings = Pick<RefreshSettings, 'source' | 'baseUrl' | 'statusPageHost'>;

/**
 * Gets the page of each request: from the service, or generated, as the source of the run demands. Requests for the same
 * page at the same address have the same result object.
 */
export async function fetchPages<Request extends PageRequest>(
  requests: readonly Request[],
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<FetchedPages<Request>> {
  const responses = await fetchAll(new Set(requests.map(({ slug }) => slug)), settings, fetchSnippets);
  const addresses = knownAddresses(requests, settings);
  const generated = new Map<string, PageResult>();
  const pages = new Map<Request, PageResult>();
  for (const request of requests) {
    const { slug, customDomain } = request;
    const key = `${slug} ${customDomain ?? ''}`;
    const page =
      responses.get(slug)?.page ??
      generated.get(key) ??
      (await generatePage(slug, customDomain, addresses.get(slug), settings));
    generated.set(key, page);
    pages.set(request, page);
  }
  return { pages, warnings: [...responses.values()].flatMap(({ warnings }) => warnings) };
}

/** The response of the service about a page. */
interface PageResponse {
  /** Null if the snippets have to be generated. */
  readonly page: PageResult | null;
  readonly warnings: readonly Warning[];
}

/** The number of pages that are asked for at the same time; the rate limits of the service are not known. */
const maxConcurrentRequests = 8;

async function fetchAll(
  slugs: ReadonlySet<string>,
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<ReadonlyMap<string, PageResponse>> {
  const responses = new Map<string, PageResponse>();
  const queue = slugs.values();
  const workers = Array.from({ length: maxConcurrentRequests }, async () => {
    for (const slug of queue) responses.set(slug, await fetchPage(slug, settings, fetchSnippets));
  });
  await Promise.all(workers);
  return responses;
}

async function fetchPage(slug: string, { source }: PageSettings, fetchSnippets: FetchSnippets): Promise<PageResponse> {
  if (source === 'offline') return { page: null, warnings: [] };
  try {
    const response = await fetchSnippets(slug);
    const page = { outcome: 'available', slug, source: response.source, snippets: response.snippets } as const;
    if (response.source !== 'stale') return { page, warnings: [] };
    const message = `${response.reason} Using the last good answer about page "${slug}"; sections that already show the page are left unchanged.`;
    return { page, warnings: [{ code: 'stale', message }] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code !== 'plan-required' || source !== 'auto')
      return { page: { outcome: 'failed', error }, warnings: [] };
    const message = `${error.message} The snippets of page "${slug}" are generated offline.`;
    return { page: null, warnings: [{ code: 'plan-required', message }] };
  }
}

/** @param known the address of the page according to a section; a custom domain takes precedence */
async function generatePage(
  slug: string,
  customDomain: string | null,
  known: string | undefined,
  { baseUrl, statusPageHost }: PageSettings,
): Promise<PageResult> {
  try {
    const address = customDomain === null && known ? known : addressOf({ slug, customDomain, statusPageHost });
    const snippets = await generateSnippets({ slug, baseUrl }, address);
    return { outcome: 'available', slug, source: 'offline', snippets: trustGenerated(snippets) };
  } catch (error) {
    if (error instanceof InputError) return { outcome: 'failed', error };
    throw error;
  }
}

/**
 * For each page the first address other than the default one that a section links to. With the source `offline` only
 * sections whose badges come from the service of this run count.
 */
function knownAddresses(
  requests: readonly PageRequest[],
  { source, baseUrl, statusPageHost }: PageSettings,
): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { slug, customDomain, current } of requests) {
    // The content of a section with a custom domain is a result of this program; counting it would make a second run differ.
    if (customDomain !== null || !current?.addressOfPage || addresses.has(slug)) continue;
    const isOfService = [...current.badgeOrigins].every((origin) => origin === baseUrl);
    const isDefault = current.addressOfPage === `https://${slug}.${statusPageHost}`;
    if (!isDefault && (source !== 'offline' || isOfService)) addresses.set(slug, current.addressOfPage);
  }
  return addresses;
}

/** The warning about a custom domain that differs from the address in the response of the service. */
export function domainWarnings(slug: string, customDomain: string | null, address: string): Warning[] {
  if (customDomain === null || isSameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but the service reports the address ${address} for page "${slug}"; the reported address is used. Correct or remove custom-domain`;
  return [{ code: 'custom-domain-differs', message }];
}

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
  const { source, snippets } = page;
  const entries = fields.map((field) => {
    const validation = snippets[field];
    if (validation.outcome === 'safe') return [field, validation.value];
    throw new ServiceError('unsafe-answer', { slug, baseUrl: settings.baseUrl, ...validation });
  });
  const address = snippets.status_page_url;
  const isChecked = source !== 'offline' && address.outcome === 'safe';
  return {
    source,
    snippets: Object.fromEntries(entries) as Pick<SnippetSet, Field>, // one entry for each field
    warnings: [...warnings, ...(isChecked ? domainWarnings(slug, customDomain, address.value) : [])],
  };
}
