/** One entry of `errors` in a GraphQL response. */
export interface GraphQLError {
  /** GitHub's class of the error, such as `STALE_DATA`; empty if it has none. */
  readonly type: string;
  /** GitHub's message on one line. */
  readonly message: string;
  /** The place in the response, such as `repository.proposal`. */
  readonly path: string;
}

/**
 * Why a request failed: the GraphQL response contains errors (and perhaps some data), the HTTP status is an error, or no
 * complete response arrived. Type and message are those of the first error; the type of a status is `HTTP <status>`.
 */
export type RequestFailure = { readonly type: string; readonly message: string } & (
  | {
      readonly kind: 'graphql';
      readonly errors: readonly GraphQLError[];
      readonly data: unknown;
      readonly headers: Headers;
    }
  | { readonly kind: 'status'; readonly status: number; readonly headers: Headers }
  | { readonly kind: 'network' }
);

type Headers = Readonly<Record<string, unknown>>;

/** Reads a rejection of Octokit by its fields, whatever its class; null for an error that is not about a request. */
export function parseFailure(error: unknown): RequestFailure | null {
  const { errors, data = null, headers, status, message, response } = toRecord(error);
  if (Array.isArray(errors)) {
    const parsed = errors.map(parseGraphQLError);
    const { type = '', message: first = '' } = parsed[0] ?? {};
    return { kind: 'graphql', type, message: first, errors: parsed, data, headers: toRecord(headers) };
  }
  if (typeof status !== 'number') return null;
  const failure = { type: `HTTP ${status}`, message: toSingleLine(message) };
  if (!isRecord(response)) return { ...failure, kind: 'network', type: '' };
  return { ...failure, kind: 'status', status, headers: toRecord(response.headers) };
}

/** True if the request may have been carried out: no response, a 5xx status, or a timeout inside GraphQL. */
export function mayHaveSucceeded(failure: RequestFailure): boolean {
  if (failure.kind === 'network') return true;
  if (failure.kind === 'status') return failure.status >= 500;
  return failure.errors.some(({ message }) => /^something went wrong while executing/i.test(message));
}

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
    return failure.errors.some(({ type, message }) => /^RATE_LIMIT/.test(type) || rateLimitPattern.test(message));
  }
  if (failure.status === 429) return true;
  return failure.status === 403 && (hasHeaders || rateLimitPattern.test(failure.message));
}

function toNumber(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null;
}

function parseGraphQLError(value: unknown): GraphQLError {
  const { type, message, path } = toRecord(value);
  return {
    type: typeof type === 'string' ? type : '',
    message: toSingleLine(message),
    path: Array.isArray(path) ? path.join('.') : '',
  };
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function toSingleLine(message: unknown): string {
  const text = typeof message === 'string' ? message.replace(/[\s\p{Cc}]+/gu, ' ') : '';
  return text.trim().slice(0, 500);
}

function toRecord(value: unknown): Headers {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
