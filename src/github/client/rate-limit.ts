import type { RequestFailure } from './request-failure.ts';

/** How long GitHub asks a client to wait. */
export interface RateLimit {
  /** The primary limit counts requests per hour; the secondary one detects bursts. */
  readonly kind: 'primary' | 'secondary';
  /** Milliseconds from now. */
  readonly waitMs: number;
}

/** GitHub asks for at least a minute if a secondary limit names no time. */
const defaultWaitMs = 60_000;

const rateLimitPattern =
  /secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i;

/**
 * Reads the rate limit from a failure; null if the failure is something else. `Retry-After` (seconds) decides, else
 * `x-ratelimit-reset` (seconds since 1970) if no request remains.
 *
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
export function readRateLimit(failure: RequestFailure, nowMs: number): RateLimit | null {
  if (failure.kind === 'network') return null;
  const retryAfter = toNumber(failure.headers['retry-after']);
  const isUsedUp = toNumber(failure.headers['x-ratelimit-remaining']) === 0;
  if (!isRateLimit(failure, retryAfter !== null || isUsedUp)) return null;

  const reset = toNumber(failure.headers['x-ratelimit-reset']);
  if (retryAfter !== null) return { kind: isUsedUp ? 'primary' : 'secondary', waitMs: retryAfter * 1000 };
  // One second more, because the header is rounded down.
  if (isUsedUp && reset !== null) return { kind: 'primary', waitMs: Math.max(0, (reset + 1) * 1000 - nowMs) };
  return { kind: 'secondary', waitMs: defaultWaitMs };
}

function isRateLimit(failure: Exclude<RequestFailure, { kind: 'network' }>, hasHeaders: boolean): boolean {
  if (failure.kind === 'graphql') {
    return failure.errors.some(({ type, message }) => /^RATE_LIMIT/.test(type ?? '') || rateLimitPattern.test(message));
  }
  if (failure.status === 429) return true;
  return failure.status === 403 && (hasHeaders || rateLimitPattern.test(failure.message));
}

function toNumber(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null;
}
