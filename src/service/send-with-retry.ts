import type { StatusSnippetsError } from '../text/errors.ts';
import {
  type FetchUrl,
  type HttpResponse,
  type RequestResult,
  type ServiceRequest,
  sendRequest,
} from './send-request.ts';
import { errorText, serviceError } from './service-error.ts';

/** The side effects that sending a request needs. */
export interface RequestEffects {
  readonly fetch: FetchUrl;
  /** The time in milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** A random number from 0 up to, but not including, 1. */
  random(): number;
}

export interface SendingEffects extends RequestEffects {
  /** Called before each attempt. Attempts are numbered from 1. */
  readonly onAttempt?: ((attempt: number, maxAttempts: number) => void) | undefined;
}

const maxAttempts = 3;
const firstDelayMs = 500;

/** The longest `Retry-After` that is waited for. If the service asks for more, there is no further attempt. */
const maxWaitMs = 60_000;

/**
 * Sends a request up to three times, until the service is available.
 *
 * @throws {StatusSnippetsError} `unavailable`, `redirect-refused`, or `invalid-input` if the environment sets an invalid proxy
 */
export async function sendWithRetry(request: ServiceRequest, effects: SendingEffects): Promise<HttpResponse> {
  for (let attempt = 1; ; attempt += 1) {
    effects.onAttempt?.(attempt, maxAttempts);
    const result = await sendRequest(request, effects.fetch);
    if (result.outcome === 'response' && !isUnavailable(result.status)) return result;
    const retryAfter = result.outcome === 'response' ? result.headers.get('retry-after') : null;
    const waitMs = parseRetryAfter(retryAfter, effects.now());
    if (attempt === maxAttempts || (waitMs ?? 0) > maxWaitMs) throw unavailableError(request, result, attempt, waitMs);
    await effects.sleep(Math.max(retryDelayMs(attempt, effects.random()), waitMs ?? 0));
  }
}

function unavailableError(
  { slug, baseUrl, redact }: ServiceRequest,
  result: RequestResult,
  attempts: number,
  waitMs: number | null,
): StatusSnippetsError {
  const facts = { slug, baseUrl, attempts };
  if (result.outcome === 'failure') return serviceError('unavailable', { ...facts, ...result });
  const { status, bytes } = result;
  const retryAfterSeconds = waitMs && Math.ceil(waitMs / 1000);
  return serviceError('unavailable', { ...facts, status, text: redact(errorText(bytes)), retryAfterSeconds });
}

function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * The delay after an attempt. It doubles with each attempt, and up to half of it is taken off at random, so that many runs
 * do not retry at the same moment.
 */
export function retryDelayMs(attempt: number, random: number): number {
  return Math.round(firstDelayMs * 2 ** (attempt - 1) * (1 - random / 2));
}

/** Converts `Retry-After`, which is in seconds or a date, to milliseconds from now; null if it is absent or invalid. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // An HTTP date begins with a day of the week. `Date.parse` would also accept other texts, such as "-1".
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  // The oldest of the three forms of an HTTP date leaves out its time zone, which is always GMT.
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
