import type { Failure } from './failure.ts';

/** How long GitHub asks us to stay away. */
export interface RateLimit {
  /** The primary limit counts requests an hour; the secondary one watches for bursts. */
  readonly kind: 'primary' | 'secondary';
  /** Milliseconds from now. */
  readonly wait: number;
}

/** GitHub's advice for a secondary limit that names no time: a minute at least. */
const unnamedWait = 60_000;

/**
 * Reads a rate limit out of a failure; null where it is none. `Retry-After` (seconds) says how long, then
 * `x-ratelimit-reset` (seconds since 1970) once nothing remains.
 *
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
export function readRateLimit(failure: Failure, now: number): RateLimit | null {
  if (failure.kind === 'no-answer') return null;
  const retryAfter = numberOf(failure.headers['retry-after']);
  const spent = numberOf(failure.headers['x-ratelimit-remaining']) === 0;
  if (!speaksOfLimit(failure, retryAfter !== null || spent)) return null;

  const reset = numberOf(failure.headers['x-ratelimit-reset']);
  if (retryAfter !== null) return { kind: spent ? 'primary' : 'secondary', wait: retryAfter * 1000 };
  // A second more than it says: the header is rounded down.
  if (spent && reset !== null) return { kind: 'primary', wait: Math.max(0, (reset + 1) * 1000 - now) };
  return { kind: 'secondary', wait: unnamedWait };
}

const words =
  /secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i;

function speaksOfLimit(failure: Exclude<Failure, { kind: 'no-answer' }>, headersSaySo: boolean): boolean {
  if (failure.kind === 'complaints') {
    return failure.complaints.some(
      ({ type, message }) => /^RATE_LIMIT/.test(type ?? '') || words.test(message),
    );
  }
  if (failure.status === 429) return true;
  return failure.status === 403 && (headersSaySo || words.test(failure.message));
}

function numberOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null;
}
