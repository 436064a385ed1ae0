import { GitHubError } from '../errors.ts';
import type { RequestFailure } from './request-failure.ts';

const maxWaitMs = 60_000;
const maxWaits = 2;
const minWaitMs = 1000;

/** If the response about a secondary limit names no time, GitHub asks for at least a minute. */
const defaultWaitMs = 60_000;

const rateLimitPattern =
  /secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i;

/**
 * How long to wait for a rate limit before the request is sent again; null if the failure is something else. Throws if
 * GitHub asks for more than a minute, or asks again after two waits. In a run with a time limit, it throws only if the wait
 * would end after that limit.
 *
 * @param waits how often this request has already waited
 * @param waitUntilMs when the time limit of the run ends, in milliseconds since 1970
 */
export function rateLimitWaitMs(
  failure: RequestFailure,
  waits: number,
  nowMs: number,
  waitUntilMs?: number,
): number | null {
  const limit = readRateLimit(failure, nowMs);
  if (limit === null) return null;
  const { kind, namesTime } = limit;
  // GitHub asks for growing delays if a limit lasts.
  const growingMs = (namesTime ? minWaitMs : defaultWaitMs) * 2 ** waits;
  const waitMs = waitUntilMs === undefined ? limit.waitMs : Math.max(limit.waitMs, growingMs);
  const mayWait = waitUntilMs === undefined ? waitMs <= maxWaitMs && waits < maxWaits : nowMs + waitMs < waitUntilMs;
  if (mayWait) return waitMs;
  const time = new Date(nowMs + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const fix = `Run again after that${kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`;
  throw new GitHubError('rate-limited', `GitHub's ${kind} rate limit is reached until ${time}.`, fix);
}

/**
 * Reads the rate limit from a failure; null if the failure is something else. The header `Retry-After` (seconds) decides. If
 * it is absent and no request remains, `x-ratelimit-reset` (seconds since 1970) decides.
 *
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
function readRateLimit(
  { status, errors, headers }: RequestFailure,
  nowMs: number,
): { kind: 'primary' | 'secondary'; waitMs: number; namesTime: boolean } | null {
  const retryAfter = toNumber(headers['retry-after']);
  const isUsedUp = toNumber(headers['x-ratelimit-remaining']) === 0;
  const isRateLimit = errors.some(({ type, message }) => /^RATE_LIMIT/.test(type) || rateLimitPattern.test(message));
  if (!isRateLimit && status !== 429 && !(status === 403 && (retryAfter !== null || isUsedUp))) return null;

  const reset = toNumber(headers['x-ratelimit-reset']);
  if (retryAfter !== null)
    return { kind: isUsedUp ? 'primary' : 'secondary', waitMs: retryAfter * 1000, namesTime: true };
  // One second is added, because the header is rounded down.
  if (isUsedUp && reset !== null) {
    return { kind: 'primary', waitMs: Math.max(0, (reset + 1) * 1000 - nowMs), namesTime: true };
  }
  return { kind: 'secondary', waitMs: defaultWaitMs, namesTime: false };
}

function toNumber(value: unknown): number | null {
  return /^\d+$/.test(String(value)) ? Number(value) : null;
}
