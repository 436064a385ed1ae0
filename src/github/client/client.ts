import { GitHubError } from '../errors.ts';
import { type Operation, toRefusal } from './error-mapping.ts';
import { type GraphQLError, mayHaveSucceeded, parseFailure, readRateLimit } from './request-failure.ts';

/**
 * The part of an Octokit instance that this folder uses; `getOctokit()` of `@actions/github` fits. A GraphQL response with
 * errors rejects with an error that has `errors`, `data` and `headers`; an HTTP status of 400 or more rejects with one that
 * has `status` and `response`.
 */
export interface GitHubClient {
  graphql(document: string, variables: Variables): Promise<unknown>;
  request(route: string, parameters: Variables): Promise<{ readonly data: unknown }>;
}

/** The side effects of everything in this folder. */
export interface GitHubEffects {
  readonly github: GitHubClient;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
}

type Variables = Readonly<Record<string, unknown>>;

export interface GraphQLDocument {
  readonly text: string;
  readonly variables: Variables;
}

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
 * @param repository `owner/name`, for the variables `$owner` and `$name`
 * @returns the response; its data is null only if {@link hasUnknownField} is true for its errors
 */
export async function query(
  effects: GitHubEffects,
  repository: string,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse> {
  const send = () => effects.github.graphql(text, { ...splitName(repository), ...variables });
  return toResponse(() => retryRead(effects, send), operation);
}

/**
 * Reads over REST, with the same retries as {@link query}.
 *
 * @param repository `owner/name`
 * @param route below the route of the repository
 * @param description the start of a message, as in {@link Operation}
 */
export async function get(
  effects: GitHubEffects,
  repository: string,
  route: string,
  parameters: Variables,
  description: string,
): Promise<unknown> {
  const send = () =>
    effects.github.request(`GET /repos/{owner}/{name}/${route}`, { ...splitName(repository), ...parameters });
  const operation = { description, permission: 'contents: read' } as const;
  return (await toResponse(async () => (await retryRead(effects, send)).data, operation)).data;
}

/** Without a slash the second part is empty, and GitHub finds no such repository. */
function splitName(repository: string): { owner: string; name: string } {
  const [owner = '', ...name] = repository.split('/');
  return { owner, name: name.join('/') };
}

/**
 * Sends a mutation. It is sent again only after a rate limit, which means that it was not carried out.
 *
 * @returns the response, or `unknown` if the mutation may have been carried out
 */
export async function mutate(
  effects: GitHubEffects,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse | 'unknown'> {
  try {
    const send = () => effects.github.graphql(text, variables);
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
      // The body of a 502 is an HTML page of a proxy.
      const reason = failure.kind === 'status' ? failure.type : failure.message;
      if (attempt === maxReadAttempts) throw unavailable(reason, error);
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

/** @param reason why no request got a response */
export function unavailable(reason: string, cause?: unknown): GitHubError {
  const problem = `GitHub did not respond: ${reason || 'no response'}.`;
  const fix = 'Run again later; https://www.githubstatus.com shows its status.';
  return new GitHubError('github-unavailable', problem, fix, { cause });
}

function rateLimited(kind: 'primary' | 'secondary', untilMs: number, cause: unknown): GitHubError {
  const time = new Date(untilMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const problem = `GitHub's ${kind} rate limit is reached until ${time}.`;
  const fix = `Run again after that${kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`;
  return new GitHubError('rate-limited', problem, fix, { cause });
}
