import { rateLimitWaitMs } from './rate-limit.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import { type GraphQLError, mayHaveSucceeded, parseFailure } from './request-failure.ts';
import { field, type JsonValue, rootOf } from './response-reader.ts';
import { delayBeforeNextReadMs, maxReadAttempts, type RetryReason } from './retry-delay.ts';

/** Functions that send requests to GitHub, with a clock and random numbers for retries. */
export interface GitHubClient {
  /** The part of an Octokit instance that is used; `getOctokit()` of `@actions/github` fits. */
  readonly github: {
    graphql(document: string, variables: Variables): Promise<unknown>;
    request(route: string, parameters: Variables): Promise<{ readonly data: unknown }>;
  };
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** The end of waiting for rate limits, in milliseconds since 1970. If absent, a wait may take a minute at most. */
  readonly waitUntilMs?: number;
  /** Waits until a mutation may be sent, and sends it. Throws if no mutation may be sent any more. */
  write?<T>(operation: Operation, send: () => Promise<T>): Promise<T>;
  /**
   * Called after each read that got a response, and after a read whose last retry got none. `queryOnce` does not report a
   * lost response, because its caller then reads the same repositories in smaller queries, which are reported. An error that
   * this function throws ends the run.
   */
  afterRead?(hasResponse: boolean): Promise<void>;
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

/** A response that is incomplete, or did not arrive. */
interface PartialResponse extends GraphQLResponse {
  /** Why the response is incomplete or missing, for a message. */
  readonly lostBecause: string;
}

/** The result of a mutation that GitHub did not refuse. */
export type MutationResult<T> = { readonly outcome: 'done'; readonly value: T } | RetryReason;

/**
 * Sends a query about a repository (`owner/name`). Retries if no response arrives.
 *
 * @returns the response; its data is null only if {@link hasUnknownField} is true for its errors
 */
export async function query(
  client: GitHubClient,
  repository: string,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse> {
  const [owner, name = ''] = repository.split('/');
  return sendWithRetry(client, operation, () => client.github.graphql(text, { owner, name, ...variables }));
}

/** Sends a query about several repositories, without retries. If the response is incomplete, the caller asks for less. */
export async function queryOnce(
  client: GitHubClient,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse | PartialResponse> {
  const response = await send(client, operation, () => client.github.graphql(text, variables));
  if (!('lostBecause' in response)) await client.afterRead?.(true);
  return response;
}

/** Reads with the REST API, below the route of the repository (`owner/name`). Retries if no response arrives. */
export async function get(
  client: GitHubClient,
  repository: string,
  route: string,
  parameters: Variables,
  description: string,
): Promise<unknown> {
  const [owner, name = ''] = repository.split('/');
  const response = await sendWithRetry(client, { description, permission: 'contents: read' }, async () => {
    const url = `GET /repos/{owner}/{name}/${route}`;
    return (await client.github.request(url, { owner, name, ...parameters })).data;
  });
  return response.data;
}

/**
 * Sends a mutation. Retries only after a rate limit, because only then is it certain that GitHub did not carry it out.
 * Throws if GitHub refuses the mutation.
 *
 * @param parse returns the value in the data; null if the mutation was not carried out
 */
export async function mutate<T>(
  client: GitHubClient,
  { text, variables }: GraphQLDocument,
  operation: Operation,
  parse: (data: JsonValue) => T | null,
): Promise<MutationResult<T>> {
  const sendOnce = () => send(client, operation, () => client.github.graphql(text, variables));
  const response = client.write === undefined ? await sendOnce() : await client.write(operation, sendOnce);
  if ('lostBecause' in response) return { outcome: 'unknown' };
  const value = parse(rootOf(response.data));
  if (value !== null) return { outcome: 'done', value };
  const error = response.errors[0];
  if (error !== undefined && isConflict(error)) return { outcome: 'conflict', message: error.message };
  throw toGitHubError(error, operation);
}

/** True if the mutation with this name was carried out, else null. */
export function succeeded(data: JsonValue, mutation: string): true | null {
  return field(data, mutation).value ? true : null;
}

/** True if the server rejected the document because its schema lacks a field. The response then has no data. */
export function hasUnknownField(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message }) => /^Field '\w+' doesn't exist on type/.test(message));
}

/** GitHub's messages if a branch or pull request has changed since it was read. */
const conflictMessages = [
  /expected branch to point to/i,
  // From git, if a reference does not have the expected value.
  /is at [0-9a-f]+ but expected/i,
  // If git cannot create the reference, its name conflicts with a folder of branches, and a retry does not help.
  /cannot lock ref(?!.*cannot create)/i,
  /reference (?:already exists|does not exist)/i,
  /not a fast.forward/i,
  /pull request already exists/i,
  /no commits between/i,
];

/** True if the error means that the client has to read again and decide again. */
export function isConflict({ type, message }: GraphQLError): boolean {
  return type === 'STALE_DATA' || type === 'NOT_FOUND' || conflictMessages.some((pattern) => pattern.test(message));
}

type Request = () => Promise<unknown>;

async function sendWithRetry(client: GitHubClient, operation: Operation, request: Request): Promise<GraphQLResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(client, operation, request);
    const isLost = 'lostBecause' in response;
    if (!isLost || attempt === maxReadAttempts) await client.afterRead?.(!isLost);
    if (!isLost) return response;
    await client.sleep(delayBeforeNextReadMs(attempt, client.random(), response.lostBecause));
  }
}

/**
 * Sends a request, and repeats it after a rate limit. If a response contains data, its errors are returned with the data:
 * the caller decides whether they matter.
 */
async function send(
  client: GitHubClient,
  operation: Operation,
  request: Request,
): Promise<GraphQLResponse | PartialResponse> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { data: await request(), errors: [] };
    } catch (error) {
      const failure = parseFailure(error);
      if (failure === null) throw error;
      const { data, errors } = failure;
      const waitMs = rateLimitWaitMs(failure, waits, client.now(), client.waitUntilMs);
      if (waitMs !== null) await client.sleep(waitMs);
      else if (mayHaveSucceeded(failure)) return { data, errors, lostBecause: errors[0]?.message || 'no response' };
      else if (data !== null || hasUnknownField(errors)) return { data, errors };
      else throw toGitHubError(errors[0], operation, error);
    }
  }
}
