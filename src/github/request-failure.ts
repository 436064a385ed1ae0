import { StatusSnippetsError } from '../text/errors.ts';

/** One entry of `errors` in a GraphQL response. */
export interface GraphQLError {
  /** GitHub's type of the error, such as `STALE_DATA`; `HTTP <status>` if the status is an error; else empty. */
  readonly type: string;
  readonly message: string;
  /** The place in the response that the error is about, such as `repository.base.rules`; empty if there is none. */
  readonly path: string;
  /** GitHub's id of the request, for its support; empty if it is not known. */
  readonly requestId?: string;
}

/** Why a request failed: a GraphQL response with errors, an HTTP status of 400 or more, or no complete response. */
interface RequestFailure {
  readonly errors: readonly GraphQLError[];
  /** The data next to the errors of a GraphQL response; else null. */
  readonly data: unknown;
  /** 500 if no response arrived. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Parses an error that Octokit threw, whatever its class, by its fields; null if the error is not about a request. */
export function parseFailure(thrown: unknown): RequestFailure | null {
  const { errors, data = null, headers, status, message, response } = toRecord(thrown);
  if (Array.isArray(errors)) {
    const requestId = requestIdOf(toRecord(headers));
    const parsed = errors.map((error) => ({ ...parseGraphQLError(error), requestId }));
    return { errors: parsed, data, status: 200, headers: toRecord(headers) };
  }
  if (typeof status !== 'number') return null;
  const hasResponse = isRecord(response);
  const type = hasResponse ? `HTTP ${status}` : '';
  const responseHeaders = toRecord(toRecord(response).headers);
  const text = hasResponse && status >= 500 ? type : toSingleLine(message);
  // The message may be an HTML page of a proxy, which says nothing that a reader of the log wants to see.
  const shown = /<[a-z!/]/i.test(text) ? type : text;
  const error = { type, message: shown, path: '', requestId: requestIdOf(responseHeaders) };
  return { errors: [error], data: null, status, headers: responseHeaders };
}

/** True if the request may have been carried out: no response, a 5xx status, or a limit of time or work inside GraphQL. */
export function mayHaveSucceeded({ status, errors }: RequestFailure): boolean {
  return status >= 500 || errors.some(isTooMuch);
}

/** True if GitHub gave up on a query, or on a part of it, because it takes too much time or work. */
export function isTooMuch({ type, message }: GraphQLError): boolean {
  return (
    type === 'RESOURCE_LIMITS_EXCEEDED' ||
    /^(?:something went wrong while executing|timeout on validation of query)/i.test(message)
  );
}

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
  throw new StatusSnippetsError('rate-limited', {
    problem: `GitHub's ${kind} rate limit is reached until ${time}.`,
    fix: `Run again after that${kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`,
  });
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

function parseGraphQLError(value: unknown): GraphQLError {
  const { type, message, path } = toRecord(value);
  return {
    type: typeof type === 'string' ? type : '',
    message: toSingleLine(message),
    path: Array.isArray(path) ? path.join('.') : '',
  };
}

function requestIdOf(headers: Readonly<Record<string, unknown>>): string {
  return /^(?=.{1,100}$)[\w.-]+(?::[\w.-]+)*$/.exec(String(headers['x-github-request-id'] ?? ''))?.[0] ?? '';
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function toSingleLine(message: unknown): string {
  const text = typeof message === 'string' ? message.replace(/[\s\p{Cc}]+/gu, ' ') : '';
  return text.trim().slice(0, 500);
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
