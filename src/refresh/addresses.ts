import type { PageAnswer } from '../service/page.ts';
import { addressOf, isSameAddress } from '../snippets/inputs.ts';
import { planSentence } from '../snippets/plans.ts';
import { isSameSlug, isServiceName, pageAt } from '../snippets/service-names.ts';
import type { Finding, StatusSnippetsError } from '../text/errors.ts';
import { countOf } from '../text/quote.ts';

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
export function addressesShown(requests: readonly RequestedPage[], statusPageHost: string | null): readonly string[] {
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
function isUndecided({ customDomain }: RequestedPage, { answer, shown }: PageFacts): boolean {
  return customDomain === null && answer?.says !== 'address' && shown.length > 1;
}

/** Whether a section stays as it is, because it shows several addresses itself. */
export function isLeftAsItIs(request: RequestedPage, facts: PageFacts): boolean {
  const own = addressesShown([request], facts.statusPageHost);
  return own.length > 1 && isUndecided(request, facts);
}

/** What to say about the address of a section, without its place. */
export function addressFindings(address: string, request: RequestedPage, facts: PageFacts): readonly Finding[] {
  const { slug, customDomain } = request;
  const { answer, shown, statusPageHost } = facts;
  if (customDomain !== null) return [];
  const findings: Finding[] = [];
  if (answer?.says === 'renamed') {
    const message =
      `page "${slug}" may be "${answer.slug}" now, because its address redirects there; ` +
      `if it was renamed, write slug="${answer.slug}"`;
    findings.push({ level: 'warning', code: 'page-renamed', message });
  }
  const own = addressesShown([request], statusPageHost);
  if (isUndecided(request, facts) && own.length > 0) {
    const message =
      `page "${slug}" has several addresses in these files (${shown.join(', ')}), and nothing ` +
      'says which one is right, so each section keeps its own: set custom-domain to decide';
    findings.push({ level: 'warning', code: 'two-addresses', message });
  }
  if (answer?.says !== 'itself' || own.length > 1) return findings;
  const free = addressOf({ slug, customDomain, statusPageHost });
  if (isSameAddress(address, free)) return findings;
  const message =
    `page "${slug}" answers at ${free}, and does not redirect to ${address}, which this section ` +
    'keeps. Is that domain still in use? It is switched off when a plan without it begins. If it ' +
    `is not in use, run once with --custom-domain ${new URL(free).host}`;
  return [...findings, { level: 'note', code: 'custom-domain-unused', message }];
}

/** A page whose plan lacks the API, and which no custom domain decides. */
export interface PageWithoutApi {
  readonly slug: string;
  readonly refusal: StatusSnippetsError;
  readonly answer: PageAnswer;
}

/** One for a run. It says where a run cannot notice that a page moves. */
export function noteAboutPlans(pages: readonly PageWithoutApi[]): Finding[] {
  const [first] = pages;
  if (!first) return [];
  const isOne = pages.length === 1;
  const subject = isOne ? `page "${first.slug}"` : countOf(pages.length, 'page');
  const [itself, its] = isOne ? ['the page itself', 'its'] : ['the pages themselves', 'their'];
  const words = first.refusal.fields.words ? ` ("${first.refusal.fields.words}")` : '';
  const asked = `The plan of ${subject} does not include the API${words}, so ${itself} were asked`;
  const silent = pages.filter(({ answer }) => answer.says === 'nothing');
  const start = `${isOne ? asked.replace('were', 'was') : asked} for ${its} address.`;
  const toNote = (message: string): Finding => {
    return { level: 'note', code: 'plan-required', message: `${message} ${planSentence()}` };
  };
  if (silent.length === 0) return [toNote(start)];
  const reasons = silent.flatMap(({ answer }) => (answer.says === 'nothing' ? answer.reason : []));
  const who = isOne ? 'It' : `${countOf(silent.length, 'page')} of them`;
  const message =
    `${start} ${who} did not say it (${[...new Set(reasons)].slice(0, 3).join('; ')}), so a move ` +
    'is not noticed: allow connections to the addresses of pages, or set custom-domain.';
  return [toNote(message)];
}

/** One page, for a run that reports everything. */
export function describePageWithoutApi({ slug, refusal, answer }: PageWithoutApi): string {
  const what = {
    address: () => `it redirects to ${'address' in answer ? answer.address : ''}`,
    itself: () => 'it shows itself at its free address',
    renamed: () => `it redirects to the page "${'slug' in answer ? answer.slug : ''}"`,
    nothing: () => `it did not say its address: ${'reason' in answer ? answer.reason : ''}`,
  }[answer.says]();
  return `page "${slug}": ${what}. ${refusal.message}`;
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
    const message = `custom-domain "${domain}" is used for the pages ${names}, but it can be the address of one only; set it in the markers of that page`;
    return [{ level: 'warning', code: 'custom-domain-shared', message }];
  });
}
