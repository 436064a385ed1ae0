import { StatusSnippetsError } from '../text/errors.ts';
import { toSingleLine } from '../text/hidden-characters.ts';
import { cut } from '../text/quote.ts';

export interface GraphQLError {
  /** GitHub's type of the error, such as `STALE_DATA`; `HTTP <status>` if the status is an error; else empty. */
  readonly type: string;
  readonly message: string;
  /** The place in the response that the error is about, such as `repository.base.rules`; empty if there is none. */
  readonly path: string;
  readonly requestId?: string;
}

/** Why a request failed: a GraphQL response with errors, an HTTP status of 400 or more, or no complete response. */
export interface RequestFailure {
  readonly errors: readonly GraphQLError[];
  readonly data: unknown;
  /** 500 if no response arrived. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Reads an error of Octokit by its fields, because it has several classes. Null if it is not about a request. */
export function parseFailure(thrown: unknown): RequestFailure | null {
  const { errors, data = null, status, message, response, headers = Object(response).headers } = Object(thrown);
  const requestId = /^\w[\w.:-]{0,99}$/.exec(String(headers?.['x-github-request-id'] ?? ''))?.[0] ?? '';
  if (Array.isArray(errors)) {
    const parsed = errors.map(Object).map(({ type, message, path }) => ({
      type: typeof type === 'string' ? type : '',
      message: shownMessage(message),
      path: Array.isArray(path) ? path.join('.') : '',
      requestId,
    }));
    return { errors: parsed, data, status: 200, headers: Object(headers) };
  }
  if (typeof status !== 'number') return null;
  const type = response ? `HTTP ${status}` : '';
  const text = response && status >= 500 ? type : shownMessage(message);
  // The message may be an HTML page of a proxy, which says nothing that a reader of the log wants to see.
  const shown = /<[a-z!/]/i.test(text) ? type : text;
  return { errors: [{ type, message: shown, path: '', requestId }], data: null, status, headers: Object(headers) };
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function shownMessage(message: unknown): string {
  return typeof message === 'string' ? cut(toSingleLine(message), 500) : '';
}

/** The request may have been carried out: no response, a 5xx status, or a limit of time or work inside GraphQL. */
export function lossOf({ status, errors }: RequestFailure): string | null {
  const limit = /^RESOURCE_LIMITS_EXCEEDED:|:(?:something went wrong while executing|timeout on validation of query)/i;
  const lost = errors.find(({ type, message }) => status >= 500 || limit.test(`${type}:${message}`));
  if (lost === undefined) return null;
  return `${lost.message || 'no response'}${lost.requestId ? ` (request ${lost.requestId})` : ''}`;
}

const maxWaitMs = 60_000;

const rateLimitPattern =
  /secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i;

/** Returns how long to wait, longer each time; null for another failure. Throws if it is past `waitUntilMs`. */
export function rateLimitWaitMs(
  failure: RequestFailure,
  waits: number,
  nowMs: number,
  waitUntilMs = nowMs + maxWaitMs,
): number | null {
  const limit = readRateLimit(failure, nowMs);
  if (limit === null) return null;
  const waitMs = Math.max(limit.waitMs, limit.growingMs * 2 ** waits);
  if (nowMs + waitMs <= waitUntilMs) return waitMs;
  const time = new Date(nowMs + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
  throw new StatusSnippetsError('rate-limited', {
    problem: `GitHub's ${limit.kind} rate limit is reached until ${time}.`,
    fix: `Run again after that${limit.kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`,
  });
}

/**
 * The header `Retry-After` (seconds) decides. If it is absent and no request remains, `x-ratelimit-reset` (seconds
 * since 1970) decides. If no time is named, GitHub asks for at least a minute.
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
function readRateLimit({ status, errors, headers }: RequestFailure, nowMs: number) {
  const retryAfter = toNumber(headers['retry-after']);
  const isUsedUp = toNumber(headers['x-ratelimit-remaining']) === 0;
  const isRateLimit = errors.some(({ type, message }) => /^RATE_LIMIT/.test(type) || rateLimitPattern.test(message));
  if (!isRateLimit && status !== 429 && !(status === 403 && (retryAfter !== null || isUsedUp))) return null;

  const kind = isUsedUp ? 'primary' : 'secondary';
  if (retryAfter !== null) return { kind, waitMs: retryAfter * 1000, growingMs: 1000 };
  const reset = toNumber(headers['x-ratelimit-reset']);
  // One second is added, because the header is rounded down.
  if (isUsedUp && reset !== null) return { kind, waitMs: (reset + 1) * 1000 - nowMs, growingMs: 1000 };
  return { kind: 'secondary', waitMs: 0, growingMs: 60_000 };
}

function toNumber(value: unknown): number | null {
  return /^\d+$/.test(String(value)) ? Number(value) : null;
}
