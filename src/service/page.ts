import { isLoopback, parseAddress, parseUrl } from '../snippets/inputs.ts';
import { isSameSlug, isServiceName, isSlug, pageAt } from '../snippets/service-names.ts';
import type { Effects } from './request.ts';
import { userAgent } from './request-headers.ts';

/** What the free address of a page says about the address of the page. */
export type PageAnswer =
  /** It redirects there. */
  | { readonly says: 'address'; readonly address: string }
  /** It is the address: it shows the page. */
  | { readonly says: 'itself' }
  /** It redirects to another name at a free host. */
  | { readonly says: 'renamed'; readonly slug: string }
  /** `reason` is part of a sentence: `HTTP 403`. */
  | { readonly says: 'nothing'; readonly reason: string };

export interface PageSettings {
  readonly baseUrl: string;
  readonly statusPageHost: string | null;
  /**
   * Whether pages may be asked at that host: a file of a repository never names a host that is
   * asked.
   */
  readonly asksPages: boolean;
  /** The time limit of an attempt to reach the service, in seconds. */
  readonly timeout: number;
}

/** A guess: nobody has seen yet how the service answers either of `HEAD` and `GET`. */
const method = 'HEAD';

const maxSeconds = 5;

/** Where a page is asked; null if it may not be asked, or cannot have a host. */
export function pageUrlOf(slug: string, settings: PageSettings): string | null {
  const { baseUrl, statusPageHost, asksPages } = settings;
  // A stand-in on this computer answers for its pages, so that nothing leaves the computer.
  if (isLoopback(baseUrl)) return `${baseUrl}/page/${encodeURIComponent(slug)}`;
  if (!asksPages || statusPageHost === null) return null;
  const address = parseAddress(`https://${slug}.${statusPageHost}`);
  if (address === null || isServiceName(address, statusPageHost)) return null;
  return `${address.toLowerCase()}/`;
}

/** A response of a page, or that there was none. */
export interface PageResponse {
  readonly status: number | null;
  readonly answer: PageAnswer;
}

/** Sends one request, without headers of the caller, and follows no redirect. Never throws. */
export async function requestPage(
  slug: string,
  url: string,
  { statusPageHost, timeout }: PageSettings,
  fetch: Effects['fetch'],
): Promise<PageResponse> {
  const signal = AbortSignal.timeout(Math.min(timeout, maxSeconds) * 1000);
  const headers = { accept: '*/*', 'user-agent': userAgent };
  try {
    const response = await fetch(url, { method, headers, redirect: 'manual', signal });
    response.body?.cancel().catch(() => {});
    return { status: response.status, answer: readAnswer(response, { slug, url, statusPageHost }) };
  } catch {
    return { status: null, answer: { says: 'nothing', reason: 'no connection' } };
  }
}

const redirectStatuses = [301, 302, 303, 307, 308];

interface AskedPage {
  readonly slug: string;
  readonly url: string;
  readonly statusPageHost: string | null;
}

/**
 * The only place that decides what counts as an answer. It is a guess: the documents of the service
 * say that the free address redirects, and nobody has seen how. What is not known says nothing.
 */
function readAnswer(response: Response, { slug, url, statusPageHost }: AskedPage): PageAnswer {
  const { status } = response;
  const nothing = (reason: string): PageAnswer => ({ says: 'nothing', reason });
  // The `fetch` of a browser hides redirects, and that of a caller may follow them.
  const isOwnAnswer = !response.redirected && response.type !== 'opaqueredirect';
  if (!isOwnAnswer) return nothing('a redirect that cannot be seen');
  if (status === 200) return { says: 'itself' };
  if (!redirectStatuses.includes(status)) return nothing(`HTTP ${status}`);
  const target = parseUrl(response.headers.get('location') ?? '', new URL(url))?.href ?? '';
  const address = parseAddress(target);
  const isElsewhere = address !== null && new URL(address).host !== new URL(url).host;
  if (!isElsewhere || isServiceName(address, statusPageHost))
    return nothing(`HTTP ${status} to something other than the page`);
  const page = pageAt(address, statusPageHost);
  if (page !== null && !isSameSlug(page.slug, slug)) return { says: 'renamed', slug: page.slug };
  return { says: 'address', address };
}

/** Reads what was kept; null if it is nothing that `readAnswer` returns. */
export function parseAnswer(value: Readonly<Record<string, unknown>> | null): PageAnswer | null {
  const { says, address, slug, reason } = value ?? {};
  if (says === 'itself') return { says };
  if (says === 'renamed' && typeof slug === 'string' && isSlug(slug)) return { says, slug };
  if (says === 'nothing' && typeof reason === 'string') return { says, reason };
  const parsed = says === 'address' && typeof address === 'string' ? parseAddress(address) : null;
  return parsed === null ? null : { says: 'address', address: parsed };
}
