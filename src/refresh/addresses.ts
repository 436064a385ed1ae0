import type { Finding, StatusSnippetsError } from '../core/errors.ts';
import type { PageAnswer } from '../service/page.ts';
import { addressOf, isSameAddress } from '../snippets/inputs.ts';
import { isSameSlug, isServiceName, pageAt } from '../snippets/service-names.ts';

export interface RequestedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  /** What the section or embed links to, if it is certainly about the page. */
  readonly shownAddresses?: readonly string[];
}

/** What is known about a page whose address the service does not report. */
export interface PageFacts {
  readonly slug: string;
  /** Null if the address is not known. */
  readonly statusPageHost: string | null;
  /** Of the page itself; null if it was not asked. */
  readonly answer: PageAnswer | null;
  /** The addresses that its sections and embeds show, each once. */
  readonly shown: readonly string[];
}

/** The addresses that sections and embeds show of one page, each once, in any letter case. */
export function addressesShown(
  requests: readonly RequestedPage[],
  statusPageHost: string | null,
): readonly string[] {
  const shown = new Map<string, string>();
  for (const { slug, customDomain, shownAddresses = [] } of requests) {
    // With a custom domain, a section shows what this program was told, so it says nothing.
    if (customDomain !== null) continue;
    for (const address of shownAddresses) {
      const id = address.toLowerCase();
      if (!shown.has(id) && mayBeOf(slug, address, statusPageHost)) shown.set(id, address);
    }
  }
  return [...shown.values()];
}

/** Not the address of another page at a free host, or of the service itself. */
function mayBeOf(slug: string, address: string, statusPageHost: string | null): boolean {
  const page = pageAt(address, statusPageHost);
  return page ? isSameSlug(page.slug, slug) : !isServiceName(address, statusPageHost);
}

/**
 * Where a section shows its page, and whether the page itself says so.
 * @throws {StatusSnippetsError} if no address can be made
 */
export function decideAddress(
  request: RequestedPage,
  { answer, shown, statusPageHost }: PageFacts,
): { readonly address: string; readonly source: 'page' | 'offline' } {
  const { slug, customDomain } = request;
  const freeAddress = () => addressOf({ slug, customDomain, statusPageHost });
  if (customDomain !== null) return { address: freeAddress(), source: 'offline' };
  if (answer?.says === 'address') return { address: answer.address, source: 'page' };
  const [own] = addressesShown([request], statusPageHost);
  const agreed = shown.length === 1 ? shown[0] : undefined;
  const address = own ?? agreed ?? freeAddress();
  const isConfirmed = answer?.says === 'itself' && isSameAddress(address, freeAddress());
  return { address, source: isConfirmed ? 'page' : 'offline' };
}

/** Several addresses of the page are shown, and neither `custom-domain` nor the page decides. */
export function isUndecided(
  { customDomain }: RequestedPage,
  { answer, shown }: PageFacts,
): boolean {
  return customDomain === null && answer?.says !== 'address' && shown.length > 1;
}

/** Whether a section stays as it is, because it shows several addresses itself. */
export function isLeftAsItIs(request: RequestedPage, facts: PageFacts): boolean {
  const own = addressesShown([request], facts.statusPageHost);
  return own.length > 1 && isUndecided(request, facts);
}

/** A page whose plan lacks the API, and which no custom domain decides. */
export interface PageWithoutApi {
  readonly slug: string;
  readonly refusal: StatusSnippetsError;
  readonly answer: PageAnswer;
}

/** @param requests those for which the service gives no address */
export function warnAboutSharedDomains(requests: readonly RequestedPage[]): Finding[] {
  const slugsByDomain = new Map<string, Set<string>>();
  for (const { slug, customDomain } of requests) {
    if (customDomain === null) continue;
    slugsByDomain.set(customDomain, (slugsByDomain.get(customDomain) ?? new Set()).add(slug));
  }
  return [...slugsByDomain].flatMap(([domain, slugs]): Finding[] => {
    if (slugs.size === 1) return [];
    const names = [...slugs].map((slug) => `"${slug}"`).join(', ');
    const message =
      `custom-domain "${domain}" is used for the pages ${names}, but it can be ` +
      'the address of one only; set it in the markers of that page';
    return [{ level: 'warning', code: 'custom-domain-shared', message }];
  });
}
