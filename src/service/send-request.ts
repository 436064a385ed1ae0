import { isError } from '../text/errors.ts';
import { parseUrl } from '../text/parse-url.ts';
import type { Redactor } from './prevent-secret-leaks.ts';
import { serviceError } from './service-error.ts';

export type FetchUrl = (url: string, init: RequestInit) => Promise<Response>;

/** A request for the snippets of one page, ready to be sent. */
export interface ServiceRequest {
  readonly slug: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The time limit of one attempt, headers and body included. */
  readonly timeoutSeconds: number;
  readonly redact: Redactor;
}

export interface HttpResponse {
  readonly outcome: 'response';
  readonly status: number;
  readonly headers: Headers;
  /** The decompressed body, cut after `maxResponseBytes`. */
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

export type RequestResult =
  | HttpResponse
  | { readonly outcome: 'failure'; readonly reason: string; readonly cause: unknown };

export const maxResponseBytes = 64 * 1024;

/** The longest delay of a timer. A timer with a longer delay would end at once. */
const maxTimerMs = 2 ** 31 - 1;

const maxRedirects = 3;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request once, and follows redirects within its origin.
 *
 * @throws {StatusSnippetsError} `redirect-refused`, or `invalid-input` if the environment sets an invalid proxy
 */
export async function sendRequest(request: ServiceRequest, fetch: FetchUrl): Promise<RequestResult> {
  const { timeoutSeconds, headers, redact } = request;
  const signal = AbortSignal.timeout(Math.min(timeoutSeconds * 1000, maxTimerMs));
  try {
    let url = new URL(request.url);
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(url.href, { headers, redirect: 'manual', signal });
      const { status } = response;
      if (!redirectStatuses.has(status)) {
        return { outcome: 'response', status, headers: response.headers, ...(await readBody(response.body)) };
      }
      response.body?.cancel().catch(() => {});
      const { slug, baseUrl } = request;
      const refusal = (reason: string) => serviceError('redirect-refused', { slug, baseUrl, status, reason });
      const target = parseRedirect(response.headers.get('location'), url, redact);
      if (typeof target === 'string') throw refusal(target);
      if (redirects === maxRedirects) {
        throw refusal(`more than ${maxRedirects} times, last to ${redact(target.origin + target.pathname)}`);
      }
      url = target;
    }
  } catch (error) {
    if (isError(error)) throw error;
    const reason = signal.aborted ? `no complete response within ${timeoutSeconds} s` : redact(reasonOf(error));
    return { outcome: 'failure', reason, cause: error };
  }
}

/** The target of a redirect, which must not leave the origin, or why it is refused, as the rest of a sentence. */
function parseRedirect(location: string | null, from: URL, redact: Redactor): URL | string {
  if (!location) return 'without a target (it sent no Location)';
  const target = parseUrl(location, from);
  if (target === null) return `to "${redact(location)}", which is not a URL`;
  if (target.protocol !== from.protocol || target.origin !== from.origin) {
    const { protocol, pathname, origin } = target;
    return `to another origin, ${redact(origin === 'null' ? protocol + pathname : origin)}`;
  }
  if (target.username !== '' || target.password !== '') return 'to an address that contains a user name';
  return target;
}

/** The message of the innermost cause, because the error of `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error.message === '' ? error.name : error.message;
}

async function readBody(body: Response['body']): Promise<Pick<HttpResponse, 'bytes' | 'isTruncated'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const value = (await reader?.read())?.value;
    if (value === undefined) return { bytes: Buffer.concat(chunks), isTruncated: false };
    size += value.byteLength;
    chunks.push(value);
    if (size > maxResponseBytes) {
      // The cancellation is not awaited, because the connection may hang.
      reader?.cancel().catch(() => {});
      return { bytes: Buffer.concat(chunks).subarray(0, maxResponseBytes), isTruncated: true };
    }
  }
}
