import { errorText } from './classify-error-response.ts';
import {
  type Fetch,
  type HttpResponse,
  type NetworkFailure,
  type ServiceRequest,
  sendRequest,
} from './send-request.ts';
import { ServiceError } from './service-error.ts';

/** The effects of sending requests. */
export interface RequestEffects {
  readonly fetch: Fetch;
  /** In milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

const maxAttempts = 3;

/** The longest `Retry-After` that is obeyed; a service that asks for more is not called again. */
const maxWaitMs = 60_000;

const firstDelayMs = 500;

/**
 * Sends a request until the service responds: up to three attempts, each after a longer delay, or after the one that
 * `Retry-After` asks for.
 *
 * @throws {ServiceError} `unavailable`, or `redirect-refused`
 */
export async function sendWithRetry(request: ServiceRequest, effects: RequestEffects): Promise<HttpResponse> {
  for (let attempt = 1; ; attempt += 1) {
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
  result: HttpResponse | NetworkFailure,
  attempts: number,
  waitMs: number | null,
): ServiceError {
  const facts = { slug, baseUrl, attempts };
  if (result.outcome === 'failure') return new ServiceError('unavailable', { ...facts, ...result });
  const response = { status: result.status, text: redact(errorText(result.bytes)) };
  return new ServiceError('unavailable', {
    ...facts,
    ...response,
    retryAfterSeconds: waitMs && Math.ceil(waitMs / 1000),
  });
}

/** Whether a status means that the service is unavailable: it is worth another attempt, and a cached answer may serve. */
function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * The delay after an attempt: doubled each time, less a random half, so that many runs do not retry at the same moment.
 *
 * @param attempt the one that failed, counted from one
 * @param random from 0 up to 1
 */
export function retryDelayMs(attempt: number, random: number): number {
  return Math.round(firstDelayMs * 2 ** (attempt - 1) * (1 - random / 2));
}

/**
 * Parses `Retry-After`, in seconds or as a date, to milliseconds from now; null if it is absent or neither.
 *
 * @param now in milliseconds since 1970
 */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  // Date.parse accepts much that is not an HTTP date, such as "-1".
  if (!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(value)) return null;
  // The oldest of the three forms of an HTTP date does not name its time zone, which is GMT.
  const date = Date.parse(/GMT\s*$/.test(value) ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
