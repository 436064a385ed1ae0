import { GitHubError } from '../errors.ts';
import type { GitHubEffects } from './client.ts';
import { type Operation, toRefusal } from './error-mapping.ts';
import { readRateLimit } from './rate-limit.ts';
import { type GraphQLError, mayHaveSucceeded, parseFailure, type RequestFailure } from './request-failure.ts';

/** A GraphQL response: its data, which may be incomplete, and its errors. */
export interface GraphQLResponse {
  readonly data: unknown;
  readonly errors: readonly GraphQLError[];
}

const maxRateLimitWaitMs = 60_000;
const maxRateLimitWaits = 2;
const maxReadAttempts = 3;
const readRetryDelayMs = 1000;

/**
 * Sends a query. It is sent again, up to three times in all, if no response arrives.
 *
 * @returns the response; its data is null only if {@link hasUnknownField} is true for its errors
 * @throws {GitHubError}
 */
export async function query(
  effects: GitHubEffects,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  operation: Operation,
): Promise<GraphQLResponse> {
  return toResponse(() => retryRead(effects, () => effects.github.graphql(document, variables)), operation);
}

/**
 * Reads over REST, with the same retries as {@link query}.
 *
 * @throws {GitHubError}
 */
export async function get(
  effects: GitHubEffects,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  operation: Operation,
): Promise<unknown> {
  const send = async () => (await effects.github.request(route, parameters)).data;
  return (await toResponse(() => retryRead(effects, send), operation)).data;
}

/**
 * Sends a mutation. It is sent again only after a rate limit, which means that it was not carried out.
 *
 * @returns the response, or `unknown` if the mutation may have been carried out
 * @throws {GitHubError}
 */
export async function mutate(
  effects: GitHubEffects,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  operation: Operation,
): Promise<GraphQLResponse | 'unknown'> {
  try {
    const send = () => effects.github.graphql(document, variables);
    return await toResponse(() => waitForRateLimits(effects, send), operation);
  } catch (error) {
    const failure = parseFailure(error);
    if (failure !== null && mayHaveSucceeded(failure)) return 'unknown';
    throw error;
  }
}

/** Errors next to data are part of the response: whether they matter depends on their place. */
async function toResponse(send: () => Promise<unknown>, operation: Operation): Promise<GraphQLResponse> {
  try {
    return { data: await send(), errors: [] };
  } catch (error) {
    const failure = parseFailure(error);
    if (failure === null || mayHaveSucceeded(failure)) throw error;
    if (failure.kind === 'graphql' && (failure.data !== null || hasUnknownField(failure.errors))) return failure;
    throw toRefusal(failure, operation, error);
  }
}

/** True if the server rejects the document because its schema lacks a field; there is no data then. */
export function hasUnknownField(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message }) => /^Field '\w+' doesn't exist on type/.test(message));
}

async function retryRead<T>(effects: GitHubEffects, send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await waitForRateLimits(effects, send);
    } catch (error) {
      const failure = parseFailure(error);
      if (failure === null || !mayHaveSucceeded(failure)) throw error;
      if (attempt === maxReadAttempts) throw unavailable(failureMessage(failure), error);
      await effects.sleep((0.5 + effects.random()) * readRetryDelayMs * 2 ** (attempt - 1));
    }
  }
}

async function waitForRateLimits<T>(effects: GitHubEffects, send: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await send();
    } catch (error) {
      const failure = parseFailure(error);
      const limit = failure && readRateLimit(failure, effects.now());
      if (limit === null) throw error;
      if (limit.waitMs > maxRateLimitWaitMs || waits === maxRateLimitWaits) {
        throw rateLimited(limit.kind, effects.now() + limit.waitMs, error);
      }
      await effects.sleep(limit.waitMs);
    }
  }
}

function failureMessage(failure: RequestFailure): string {
  if (failure.kind === 'graphql') return failure.errors[0]?.message ?? '';
  // The body of a 502 is an HTML page of a proxy.
  return failure.kind === 'status' ? `HTTP ${failure.status}` : failure.message;
}

/** @param reason why no request got a response */
export function unavailable(reason: string, cause?: unknown): GitHubError {
  return new GitHubError(
    'github-unavailable',
    `GitHub did not respond: ${reason || 'no response'}.`,
    'Run again later; https://www.githubstatus.com shows its status.',
    { cause },
  );
}

function rateLimited(kind: 'primary' | 'secondary', untilMs: number, cause: unknown): GitHubError {
  const time = new Date(untilMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return new GitHubError(
    'rate-limited',
    `GitHub's ${kind} rate limit is reached until ${time}.`,
    `Run again after that${kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`,
    { cause },
  );
}
