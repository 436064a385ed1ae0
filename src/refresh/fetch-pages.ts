import { ServiceError } from '../service/errors.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { generateSnippets } from '../snippets/generate/generate-snippets.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { addressOf } from '../snippets/inputs/page-url.ts';
import { trustGenerated, type ValidatedSnippets } from '../snippets/validate/validation.ts';
import type { RefreshSettings } from './input.ts';
import type { CurrentContent } from './plan/current-content.ts';
import type { PageSource } from './report/report.ts';
import { pageWarnings, type Warning } from './warnings.ts';

/** The snippets of a page, or why there are none. */
export type PageResult = AvailablePage | UnavailablePage;

export interface AvailablePage {
  readonly outcome: 'available';
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: ValidatedSnippets;
}

export interface UnavailablePage {
  readonly outcome: 'failed';
  readonly error: ServiceError | InputError;
}

/** What a section asks for, as far as its page is concerned. */
export interface PageRequest {
  readonly slug: string;
  readonly customDomain: string | null;
  /** What the section contains; null if there is no section. */
  readonly current: Pick<CurrentContent, 'addressOfPage' | 'badgeOrigins'> | null;
}

export interface FetchedPages<Request> {
  readonly pages: ReadonlyMap<Request, PageResult>;
  readonly warnings: readonly Warning[];
}

export type PageSettings = Pick<RefreshSettings, 'source' | 'baseUrl' | 'statusPageHost'>;

/**
 * Gets the page of each request: from the service, or generated, as the source of the run demands. Requests for the same
 * page at the same address have the same result object.
 */
export async function fetchPages<Request extends PageRequest>(
  requests: readonly Request[],
  settings: PageSettings,
  fetchSnippets: FetchSnippets,
): Promise<FetchedPages<Request>> {
  const slugs = new Set(requests.map(({ slug }) => slug));
  const responses = await fetchAll(slugs, settings, fetchSnippets);
  const addresses = knownAddresses(requests, settings);
  const generated = new Map<string, Promise<PageResult>>();
  const pages = new Map<Request, PageResult>();
  for (const request of requests) {
    const { slug, customDomain } = request;
    const response = responses.get(slug);
    if (response === undefined) throw new Error(`Page "${slug}" was not fetched`);
    if (response.outcome === 'available' || response.outcome === 'failed') {
      pages.set(request, response);
      continue;
    }
    const known = keptAddress(request, settings) ?? addresses.get(slug) ?? null;
    const key = `${slug} ${customDomain ?? known ?? ''}`;
    const page = generated.get(key) ?? generatePage(slug, customDomain, known, settings);
    generated.set(key, page);
    pages.set(request, await page);
  }
  return { pages, warnings: [...responses].flatMap(([slug, response]) => pageWarnings(slug, response)) };
}

/** The response of the service about a page, or that the snippets have to be generated. */
export type PageResponse =
  | (AvailablePage & { readonly staleReason?: string })
  | UnavailablePage
  | { readonly outcome: 'to-generate'; readonly planRequired: ServiceError | null };

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
  if (source === 'offline') return { outcome: 'to-generate', planRequired: null };
  try {
    const response = await fetchSnippets(slug);
    const { snippets } = response;
    const page = { outcome: 'available', slug, source: response.source, snippets } as const;
    return response.source === 'stale' ? { ...page, staleReason: response.reason } : page;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isGenerated = error.code === 'plan-required' && source === 'auto';
    return isGenerated ? { outcome: 'to-generate', planRequired: error } : { outcome: 'failed', error };
  }
}

/**
 * @param known the address that is known from a section; a custom domain takes precedence
 */
async function generatePage(
  slug: string,
  customDomain: string | null,
  known: string | null,
  { baseUrl, statusPageHost }: PageSettings,
): Promise<PageResult> {
  try {
    const address = customDomain === null && known !== null ? known : addressOf({ slug, customDomain, statusPageHost });
    const snippets = await generateSnippets({ slug, baseUrl }, address);
    return { outcome: 'available', slug, source: 'offline', snippets: trustGenerated(snippets) };
  } catch (error) {
    if (error instanceof InputError) return { outcome: 'failed', error };
    throw error;
  }
}

/**
 * The address that a section keeps when it is generated: the one it links to. The source `offline` asks in addition that its
 * badge comes from the service of this run.
 */
function keptAddress({ current }: PageRequest, { source, baseUrl }: PageSettings): string | null {
  if (current === null) return null;
  const isOfService = current.badgeOrigins.every((origin) => origin === baseUrl);
  return source === 'offline' && !isOfService ? null : current.addressOfPage;
}

/** For each page the first address other than the default one that a section keeps. */
function knownAddresses(requests: readonly PageRequest[], settings: PageSettings): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const request of requests) {
    const { slug } = request;
    const address = keptAddress(request, settings);
    const isDefault = address === `https://${slug}.${settings.statusPageHost}`;
    if (address !== null && !isDefault && !addresses.has(slug)) addresses.set(slug, address);
  }
  return addresses;
}
