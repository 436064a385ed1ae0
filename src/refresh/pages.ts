import {
  exitOf,
  type Finding,
  isError,
  recover,
  type StatusSnippetsError,
} from '../core/errors.ts';
import type { Service } from '../service/connection.ts';
import type { PageAnswer } from '../service/page.ts';
import { serviceError } from '../service/service-error.ts';
import { isSameAddress } from '../snippets/inputs.ts';
import type { SnippetField, SnippetSet, ValidatedSnippets } from '../snippets/snippet-set.ts';
import { generateSnippetSet, mapFields, safeStrings } from '../snippets/snippet-set.ts';
import type { PageFacts, PageWithoutApi, RequestedPage } from './addresses.ts';
import * as addresses from './addresses.ts';
import type { RefreshContext } from './parse-file.ts';
import type { PageReport, PageSource } from './result.ts';

export interface Page {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: ValidatedSnippets;
}

/** Low, because the rate limits of the service are not known. */
const maxConcurrentRequests = 8;

export interface Pages {
  /** The same object for the same page at the same address. */
  pageOf(request: RequestedPage): Page | StatusSnippetsError;
  /**
   * Whether a section stays as it is: it shows several addresses, and nothing says which is right.
   */
  isLeftAsItIs(request: RequestedPage): boolean;
  /** About a section or embed, without its place. */
  findingsOf(request: RequestedPage): readonly Finding[];
  /** In the order of the requests. */
  readonly withoutApi: readonly PageWithoutApi[];
  /** About no place. */
  readonly warnings: readonly Finding[];
}

export async function fetchOrGeneratePages(
  requests: readonly RequestedPage[],
  context: RefreshContext,
): Promise<Pages> {
  const { baseUrl, statusPageHost } = context.settings;
  const bySlug = new Map<string, RequestedPage[]>();
  for (const request of requests) {
    bySlug.set(request.slug, [...(bySlug.get(request.slug) ?? []), request]);
  }
  const responses = new Map<string, PageLookup>();
  // All workers take from one iterator.
  const queue = bySlug.entries();
  const workers = Array.from({ length: maxConcurrentRequests }, async () => {
    for (const [slug, ofPage] of queue) responses.set(slug, await ask(slug, ofPage, context));
  });
  await Promise.all(workers);

  // Only now is it known which pages redirect to the same address.
  const known = new Map<string, PageLookup & PageFacts>();
  for (const [slug, ofPage] of bySlug) {
    const response = responses.get(slug);
    const answer = response?.answer ? withoutShared(response.answer, context.service) : null;
    const shown = addresses.addressesShown(ofPage, statusPageHost);
    known.set(slug, { ...response, slug, statusPageHost, answer, shown });
  }
  const mayHaveFinding = ({ fetched, answer, shown }: PageLookup & PageFacts) =>
    !fetched && (answer !== null || shown.length > 1);
  const mayHaveFindings = [...known.values()].some(mayHaveFinding);
  const findings = mayHaveFindings ? await import('./address-findings.ts') : null;
  const factsOf = ({ slug }: RequestedPage) => known.get(slug) as PageLookup & PageFacts;
  const generated = new Map<string, Page>();
  const pageOf = (request: RequestedPage): Page | StatusSnippetsError => {
    const facts = factsOf(request);
    if (facts.fetched) return facts.fetched;
    const decide = () => addresses.decideAddress(request, facts);
    const decision = recover(decide, (error) => error);
    if (isError(decision)) return decision;
    const { slug } = request;
    const { address, source } = decision;
    const id = `${slug} ${address} ${source}`;
    const generate = () => ({
      slug,
      source,
      snippets: generateSnippetSet({ slug, baseUrl }, address),
    });
    const page = generated.get(id) ?? generate();
    generated.set(id, page);
    return page;
  };
  return {
    pageOf,
    isLeftAsItIs: (request) => {
      const facts = factsOf(request);
      return !facts.fetched && addresses.isLeftAsItIs(request, facts);
    },
    findingsOf: (request) => {
      const page = pageOf(request);
      const facts = factsOf(request);
      if (isError(page)) return [];
      if (facts.fetched) return customDomainWarnings(page, request);
      return findings?.addressFindings(addressIn(page), request, facts) ?? [];
    },
    withoutApi: [...known.values()].flatMap(({ slug, refusal, answer }) =>
      refusal && answer ? { slug, refusal, answer } : [],
    ),
    warnings: addresses.warnAboutSharedDomains(
      requests.filter((request) => !factsOf(request).fetched),
    ),
  };
}

function addressIn({ snippets }: Page): string {
  return safeStrings(snippets).status_page_url;
}

interface PageLookup {
  /** From the service. If there is none, the snippets are generated. */
  readonly fetched?: Page | StatusSnippetsError;
  /** Why the service does not report the page, if its plan lacks the API. */
  readonly refusal?: StatusSnippetsError;
  readonly answer?: PageAnswer | null;
}

async function ask(
  slug: string,
  requests: readonly RequestedPage[],
  { settings, service }: RefreshContext,
): Promise<PageLookup> {
  const { source, baseUrl } = settings;
  if (source === 'offline') return {};
  try {
    return { fetched: { slug, ...(await service.fetchSnippets(slug)) } };
  } catch (error) {
    // Invalid settings of a proxy concern all pages.
    if (!isError(error) || exitOf(error.code) === 'input') throw error;
    // A custom domain decides, so the page is not asked.
    const isOpen = requests.some(({ customDomain }) => customDomain === null);
    const asksPage = source === 'auto' && isOpen;
    if (error.code === 'page-not-found' && asksPage) {
      const answer = await service.askPage(slug);
      if (answer.says !== 'renamed') return { fetched: error };
      const facts = { slug, baseUrl, newSlug: answer.slug, isCertain: false };
      return { fetched: serviceError('page-renamed', facts) };
    }
    if (error.code !== 'plan-required' || source !== 'auto') return { fetched: error };
    if (!asksPage) return {};
    const isFromFirewall = error.fields.words === '';
    const answer = isFromFirewall ? firewallAnswer : await service.askPage(slug);
    return { refusal: error, answer };
  }
}

/** A response without words may come from a firewall, so the network is not asked for more. */
const firewallAnswer: PageAnswer = {
  says: 'nothing',
  reason: 'not asked, because the service gave no reason',
};

/** What several pages redirect to is a login or a notice, and not the address of one of them. */
function withoutShared(answer: PageAnswer, service: Service): PageAnswer {
  if (answer.says !== 'address' || !service.isShared(answer.address)) return answer;
  return { says: 'nothing', reason: `redirected to ${answer.address}, as other pages are` };
}

function customDomainWarnings(page: Page, { slug, customDomain }: RequestedPage): Finding[] {
  const address = addressIn(page);
  const isSame = customDomain === null || isSameAddress(`https://${customDomain}`, address);
  if (isSame) return [];
  const message =
    `custom-domain is "${customDomain}", but the service reports the address ${address} for page ` +
    `"${slug}"; the reported address is used. Correct or remove custom-domain`;
  return [{ level: 'warning', code: 'custom-domain-differs', message }];
}

/** An error instead of a page in which one of the needed strings is unsafe. */
export function refuseUnsafe(
  page: Page | StatusSnippetsError,
  needed: readonly SnippetField[],
  baseUrl: string,
) {
  if (isError(page)) return page;
  const unsafe = needed
    .map((field) => page.snippets[field])
    .find((snippet) => typeof snippet !== 'string');
  return unsafe ? serviceError('unsafe-answer', { slug: page.slug, baseUrl, ...unsafe }) : page;
}

export function toPageReports(pages: readonly Page[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const strings = safeStrings(snippets);
    return { slug, source, snippets: mapFields((field) => strings[field] || null) };
  });
}

/** Loads their words only if there is something to say. */
export async function notesAboutPlans(
  pages: readonly PageWithoutApi[],
): Promise<readonly Finding[]> {
  if (pages.length === 0) return [];
  const { noteAboutPlans } = await import('./plan-notes.ts');
  return noteAboutPlans(pages);
}

/** The snippets of a page. */
export interface FetchedSnippets {
  /**
   * `cache` if a cached response was still fresh, `page` if they were generated with the address
   * that the page itself gives, `offline` if they were generated without it.
   */
  readonly source: PageSource;
  readonly snippets: SnippetSet;
  /** Warnings and notes, such as that the plan of the page does not include the API. */
  readonly findings: readonly Finding[];
}

/**
 * An unsafe string that is not `needed` is empty.
 * @throws {StatusSnippetsError} if the service refuses or is unavailable, a needed string is
 * unsafe, or no address is known
 */
export async function fetchOrGenerateSnippets(
  requested: RequestedPage,
  needed: readonly SnippetField[],
  context: RefreshContext,
): Promise<FetchedSnippets> {
  const pages = await fetchOrGeneratePages([requested], context);
  const page = refuseUnsafe(pages.pageOf(requested), needed, context.settings.baseUrl);
  if (isError(page)) throw page;
  const plans = await notesAboutPlans(pages.withoutApi);
  const findings = [...plans, ...pages.warnings, ...pages.findingsOf(requested)];
  return { source: page.source, snippets: safeStrings(page.snippets), findings };
}
