import { isError, tryOr } from '../core/errors.ts';
import { parseUrl } from '../snippets/inputs.ts';
import { isSameSlug, isServiceName, isSlug, pageAt } from '../snippets/service-names.ts';
import type { PageId } from '../snippets/snippet-set.ts';
import type { Redactor } from './request-headers.ts';
import { errorText, maxRedirects, serviceError } from './service-error.ts';

/** What a run needs from outside the program. */
export interface Effects {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** If no option sets one; null to cache nothing. */
  cacheDirectory(): string | null;
}

/** Where the service answers, below the base URL. */
export const endpointPath = '/api/embed/markdown';

export interface ServiceRequest extends PageId {
  readonly statusPageHost: string | null;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Of one attempt, headers and body included. */
  readonly timeoutSeconds: number;
  readonly redact: Redactor;
  /** Called before each attempt, from 1. */
  readonly onAttempt?: ((attempt: number, maxAttempts: number) => void) | undefined;
}

/**
 * `bytes` are decompressed. Of a body that is longer than `maxResponseBytes`, only the beginning is
 * read.
 */
export type HttpResponse = Pick<Response, 'status' | 'headers'> & { readonly bytes: Uint8Array };

export const maxResponseBytes = 64 * 1024;

const maxAttempts = 3;
const firstDelayMs = 500;

/** If the service asks for a longer wait, there is no further attempt. */
const maxWaitMs = 60_000;

export async function sendRequest(
  request: ServiceRequest,
  effects: Effects,
): Promise<HttpResponse> {
  const { slug, baseUrl, redact, onAttempt } = request;
  for (let attempt = 1; ; attempt += 1) {
    onAttempt?.(attempt, maxAttempts);
    const result = await sendOnce(request, effects.fetch);
    if ('status' in result && result.status < 500 && ![408, 429].includes(result.status))
      return result;
    const waitMs =
      'status' in result ? parseRetryAfter(result.headers.get('retry-after'), effects.now()) : 0;
    if (attempt === maxAttempts || waitMs > maxWaitMs) {
      const facts =
        'status' in result
          ? { status: result.status, text: redact(errorText(result.bytes)) }
          : result;
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw serviceError('unavailable', {
        slug,
        baseUrl,
        attempts: attempt,
        retryAfterSeconds,
        ...facts,
      });
    }
    // The delay doubles with each attempt. Up to half of it is taken off at random, so that not all
    // runs retry at once.
    const delayMs = Math.round(firstDelayMs * 2 ** (attempt - 1) * (1 - effects.random() / 2));
    await effects.sleep(Math.max(delayMs, waitMs));
  }
}

async function sendOnce(
  request: ServiceRequest,
  fetch: Effects['fetch'],
): Promise<HttpResponse | { readonly reason: string; readonly cause: unknown }> {
  const { timeoutSeconds, headers, redact, slug, baseUrl } = request;
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    let url = new URL(request.url);
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(url.href, { headers, redirect: 'manual', signal });
      const { status } = response;
      if (![301, 302, 303, 307, 308].includes(status))
        return { status, headers: response.headers, bytes: await readBody(response.body) };
      response.body?.cancel().catch(() => {});
      const refuse = (reason: string) =>
        serviceError('redirect-refused', { slug, baseUrl, status, reason });
      const location = response.headers.get('location');
      const target = parseUrl(location ?? '', url);
      if (!location || target === null) throw refuse('to no valid address');
      const newSlug = findNewSlug(target, url, request);
      if (newSlug !== null) throw serviceError('page-renamed', { slug, baseUrl, status, newSlug });
      // The origin of a `blob:` address is that of the address in it.
      if (target.protocol !== url.protocol || target.origin !== url.origin) {
        const origin = target.origin === 'null' ? target.protocol : target.origin;
        throw refuse(`to another origin, ${redact(origin)}`);
      }
      // The error of `fetch` would quote the password.
      if (target.username !== '' || target.password !== '')
        throw refuse('to an address with a user name');
      if (redirects === maxRedirects) throw refuse(`more than ${maxRedirects} times`);
      url = target;
    }
  } catch (error) {
    if (isError(error)) throw error;
    const reason = signal.aborted
      ? `no complete response within ${timeoutSeconds} s`
      : redact(reasonOf(error));
    return { reason, cause: error };
  }
}

/** The slug of another page to which the operation is redirected; null for any other redirect. */
function findNewSlug(target: URL, from: URL, { slug, statusPageHost }: ServiceRequest) {
  const isOperation = target.pathname === from.pathname;
  const page = pageAt(target.origin, statusPageHost);
  const isAtPage = page !== null && (isOperation || target.pathname === '/');
  if (isAtPage && !isSameSlug(page.slug, slug)) return page.slug;
  const isSameService =
    target.origin === from.origin || isServiceName(target.origin, statusPageHost);
  const other = target.searchParams.get('slug') ?? '';
  const isOther = isOperation && isSameService && isSlug(other) && other !== slug;
  return isOther && target.protocol === from.protocol ? other : null;
}

async function readBody(body: Response['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let size = 0; size <= maxResponseBytes; ) {
    const value = (await reader?.read())?.value;
    if (value === undefined) return Buffer.concat(chunks);
    size += value.byteLength;
    chunks.push(value);
  }
  // The cancellation is not awaited, because the connection may hang.
  reader?.cancel().catch(() => {});
  return Buffer.concat(chunks);
}

/** The error of `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  // An object without a prototype is no text.
  if (!(error instanceof Error)) return tryOr(() => String(error), typeof error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  // The error for a host with several addresses has no message of its own.
  return error instanceof AggregateError
    ? error.errors.map(reasonOf).join('; ')
    : error.message || error.name;
}

/** Returns the delay in milliseconds; 0 if the header is absent or invalid, or its time is past. */
function parseRetryAfter(value: string | null, now: number): number {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  // `Date.parse` would also accept other texts, such as "-1".
  return text.endsWith('GMT') ? Math.max(0, Date.parse(text) - now) || 0 : 0;
}
