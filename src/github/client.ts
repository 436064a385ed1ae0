import { StatusSnippetsError } from '../text/errors.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import { type GraphQLError, mayHaveSucceeded, parseFailure, rateLimitWaitMs } from './request-failure.ts';

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
}

type Variables = Readonly<Record<string, unknown>>;

export interface GraphQLDocument {
  readonly text: string;
  readonly variables: Variables;
}

export interface GraphQLResponse {
  readonly data: unknown;
  readonly errors: readonly GraphQLError[];
  /** Why the response is incomplete or missing, for a message. Absent if GitHub answered completely. */
  readonly lostBecause?: string;
}

/** Why to read again and decide again. */
export type RetryReason =
  /** The repository has changed since it was read. The message is GitHub's. */
  | { readonly outcome: 'conflict'; readonly message: string }
  /** No complete response arrived. Reading again shows whether the mutation was carried out. */
  | { readonly outcome: 'unknown' };

/** The result of a mutation that GitHub did not refuse. */
export type MutationResult<T> = { readonly outcome: 'done'; readonly value: T } | RetryReason;

const maxReadAttempts = 3;
const firstReadDelayMs = 1000;
const maxWriteAttempts = 6;
const firstWriteDelayMs = 250;

/**
 * Sends a query, and sends it again if no response arrives.
 *
 * @returns the response; its data is null only if {@link hasUnknownField} is true for its errors
 */
export async function query(
  client: GitHubClient,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse> {
  return sendWithRetry(client, operation, () => client.github.graphql(text, variables));
}

/** Sends a query about several repositories once. If the response is incomplete, the caller asks for less. */
export async function queryOnce(
  client: GitHubClient,
  { text, variables }: GraphQLDocument,
  operation: Operation,
): Promise<GraphQLResponse> {
  return send(client, operation, () => client.github.graphql(text, variables));
}

/** Reads with the REST API, below the route of the repository (`owner/name`). Retries if no response arrives. */
export async function get<T>(
  client: GitHubClient,
  repository: string,
  route: string,
  parameters: Variables,
  description: string,
): Promise<T> {
  const url = `GET /repos/{owner}/{name}/${route}`;
  const request = async () => (await client.github.request(url, { ...ownerAndName(repository), ...parameters })).data;
  const { data } = await sendWithRetry(client, { description, permission: 'contents: read' }, request);
  // Octokit returns JSON as text if one of its strings is longer than about 7 MB, which its parser cannot read.
  return requireObject<T>(typeof data === 'string' ? parseJson(data) : data);
}

/** Writes with the REST API, below the route of the repository. Not sent again, because it may have been carried out. */
export async function post(
  client: GitHubClient,
  repository: string,
  route: string,
  parameters: Variables,
  operation: Operation,
): Promise<MutationResult<unknown>> {
  const request = () =>
    client.github.request(`POST /repos/{owner}/{name}/${route}`, { ...ownerAndName(repository), ...parameters });
  const sendOnce = () => send(client, operation, request);
  const response = client.write === undefined ? await sendOnce() : await client.write(operation, sendOnce);
  return response.lostBecause === undefined ? { outcome: 'done', value: response.data } : { outcome: 'unknown' };
}

export function ownerAndName(repository: string): { readonly owner: string; readonly name: string } {
  const [owner = '', name = ''] = repository.split('/');
  return { owner, name };
}

/**
 * Sends a mutation. Retries only after a rate limit, because only then is it certain that GitHub did not carry it out.
 * Throws if GitHub refuses the mutation.
 *
 * @param parse returns the value in the data; null if the mutation was not carried out
 */
export async function mutate<Data, T>(
  client: GitHubClient,
  { text, variables }: GraphQLDocument,
  operation: Operation,
  parse: (data: Partial<Data>) => T | null,
): Promise<MutationResult<T>> {
  const sendOnce = () => send(client, operation, () => client.github.graphql(text, variables));
  const response = client.write === undefined ? await sendOnce() : await client.write(operation, sendOnce);
  if (response.lostBecause !== undefined) return { outcome: 'unknown' };
  const value = parse(requireObject<Partial<Data>>(response.data));
  if (value !== null) return { outcome: 'done', value };
  const [error] = response.errors;
  const refusal = toGitHubError(error, operation);
  if (error !== undefined && isConflict(error, refusal)) return { outcome: 'conflict', message: error.message };
  throw refusal;
}

/**
 * The data of a response.
 *
 * @throws {StatusSnippetsError} if it is no object, such as the page of a proxy
 */
export function requireObject<T>(data: unknown): T {
  if (typeof data === 'object' && data !== null) return data as T;
  throw new StatusSnippetsError('unexpected-answer', {
    problem: "GitHub's response is not what its API describes.",
    fix: 'Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server.',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True if the server rejected the document because its schema lacks a field. The response then has no data. */
export function hasUnknownField(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message }) => /^Field '\w+' doesn't exist on type/.test(message));
}

/** GitHub's messages if a branch or pull request has changed since it was read. */
const conflictMessages =
  /expected branch to point to|reference (?:already exists|does not exist)|pull request already exists|no commits between/i;

/**
 * True if the error means that the client has to read again and decide again. GitHub documents no message for a lost race on
 * `updateRefs`, so each failure of it that has no other known reason counts as one.
 */
function isConflict({ type, message, path }: GraphQLError, refusal: StatusSnippetsError): boolean {
  if (type === 'STALE_DATA' || type === 'NOT_FOUND' || conflictMessages.test(message)) return true;
  return path === 'updateRefs' && refusal.code === 'refused';
}

/** Waits before a run reads the branch again. Throws after the sixth attempt; attempts are numbered from 1. */
export async function waitBeforeRetry(
  client: GitHubClient,
  branch: string,
  attempt: number,
  reason: RetryReason,
): Promise<void> {
  if (attempt < maxWriteAttempts) {
    await client.sleep(growingDelayMs(firstWriteDelayMs, attempt, client.random()));
    return;
  }
  if (reason.outcome === 'unknown') {
    throw unavailable(`the connection broke during the last of ${maxWriteAttempts} writes`);
  }
  const changed = `Branch "${branch}" changed between reading and writing; this was the last of ${maxWriteAttempts} attempts.`;
  throw new StatusSnippetsError('branch-moved', {
    problem: `${changed} GitHub's message: "${reason.message}".`,
    fix: 'Run again later, or give the workflow a `concurrency` group.',
  });
}

/** The delays are random, so that runs that conflict once do not conflict again. */
function growingDelayMs(firstDelayMs: number, attempt: number, random: number): number {
  return (0.5 + random) * firstDelayMs * 2 ** (attempt - 1);
}

function unavailable(reason: string): StatusSnippetsError {
  return new StatusSnippetsError('github-unavailable', {
    problem: `GitHub did not respond: ${reason}.`,
    fix: 'Run again later; https://www.githubstatus.com shows its status.',
  });
}

async function sendWithRetry(
  client: GitHubClient,
  operation: Operation,
  request: () => Promise<unknown>,
): Promise<GraphQLResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(client, operation, request);
    if (response.lostBecause === undefined) return response;
    if (attempt === maxReadAttempts) throw unavailable(response.lostBecause);
    await client.sleep(growingDelayMs(firstReadDelayMs, attempt, client.random()));
  }
}

/** Why no complete response arrived, with the id that GitHub's support asks for. */
function describeLoss({ message, requestId }: Partial<GraphQLError> = {}): string {
  return `${message || 'no response'}${requestId ? ` (request ${requestId})` : ''}`;
}

/**
 * Sends a request, and repeats it after a rate limit. If a response contains data, its errors are returned with the data:
 * the caller decides whether they matter.
 */
async function send(
  client: GitHubClient,
  operation: Operation,
  request: () => Promise<unknown>,
): Promise<GraphQLResponse> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { data: await request(), errors: [] };
    } catch (error) {
      const failure = parseFailure(error);
      if (failure === null) throw error;
      const { data, errors } = failure;
      const waitMs = rateLimitWaitMs(failure, waits, client.now(), client.waitUntilMs);
      if (waitMs !== null) await client.sleep(waitMs);
      else if (mayHaveSucceeded(failure)) return { data, errors, lostBecause: describeLoss(errors[0]) };
      else if (data !== null || hasUnknownField(errors)) return { data, errors };
      else throw toGitHubError(errors[0], operation, error);
    }
  }
}
