import type { Mutation } from '@octokit/graphql-schema';
import { isError, StatusSnippetsError, tryOr } from '../core/errors.ts';
import { maxRunAttempts } from '../core/git-entry.ts';
import { cut, toSingleLine } from '../core/quote.ts';
import { anyOf, type GraphQLError, type Operation, toGitHubError } from './refusals.ts';

export interface GitHubClient {
  /** The part of an Octokit instance that is used; `getOctokit()` of `@actions/github` fits. */
  readonly github: {
    graphql(document: string, variables: Variables): Promise<unknown>;
    request(route: string, parameters: Variables): Promise<{ readonly data: unknown }>;
  };
  sleep(milliseconds: number): Promise<void>;
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * The end of waiting for rate limits, in milliseconds since 1970. If absent, a wait may take a
   * minute at most.
   */
  readonly waitUntilMs?: number;
  /**
   * Waits until a mutation may be sent, and sends it. Throws if no mutation may be sent any more.
   */
  schedule?(operation: Operation, send: () => Promise<GraphQLResponse>): Promise<GraphQLResponse>;
}

type Variables = Readonly<Record<string, unknown>>;

type Send = () => Promise<unknown>;

export type GraphQLResponse = Pick<RequestFailure, 'data' | 'errors'>;

const firstDelayMs = 250;

/**
 * Tries again after random delays, so that two runs conflict only once; `isLost` if the response to
 * a write was lost.
 */
export async function repeat<T>(
  client: GitHubClient,
  attempt: (isLost: boolean) => Promise<T>,
): Promise<T> {
  let isLost = false;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(isLost);
    } catch (error) {
      if (!isInterruption(error) || count === maxRunAttempts) throw error;
      isLost ||= error instanceof LostWrite;
      await client.sleep((0.5 + client.random()) * firstDelayMs * 2 ** (count - 1));
    }
  }
}

/**
 * The repository has changed since it was read (`branch-moved`), or no complete response arrived.
 */
export function isInterruption(error: unknown): boolean {
  return isError(error, 'branch-moved', 'github-unavailable');
}

/** Without a response, nobody knows whether it was carried out. */
class LostWrite extends StatusSnippetsError {}

export function query(
  client: GitHubClient,
  document: string,
  operation: Operation,
): Promise<GraphQLResponse> {
  return send(client, operation, () => client.github.graphql(document, {}));
}

export async function get<T>(client: GitHubClient, path: string, description: string): Promise<T> {
  const operation: Operation = { description, permission: 'contents: read' };
  const { data } = await send(
    client,
    operation,
    async () => (await client.github.request(`GET ${path}`, {})).data,
  );
  // Octokit returns JSON as text if one of its strings is longer than about 7 MB, which its parser
  // cannot read.
  return requireObject<T>(typeof data === 'string' ? tryOr(() => JSON.parse(data), null) : data);
}

/** Not every server of GitHub knows a new token at once. */
const newTokenDelaysMs = [1000, 2000];

/**
 * Sends again only after a rate limit or a refused token: then nothing was carried out.
 * @throws an interruption if the response is lost
 */
async function send(
  client: GitHubClient,
  operation: Operation,
  request: Send,
): Promise<GraphQLResponse> {
  let waits = 0;
  let refusedTokens = 0;
  for (;;) {
    try {
      return { data: await request(), errors: [] };
    } catch (error) {
      const failure = parseFailure(error);
      if (failure === null) throw error;
      const { data, errors } = failure;
      const loss = lossOf(failure);
      const isRefusedToken = failure.status === 401;
      const newTokenDelayMs = isRefusedToken ? newTokenDelaysMs[refusedTokens] : undefined;
      const waitMs =
        newTokenDelayMs ?? rateLimitWaitMs(failure, waits, client.now(), client.waitUntilMs);
      if (isRefusedToken) refusedTokens += 1;
      if (newTokenDelayMs === undefined) waits += 1;
      if (waitMs !== null) await client.sleep(waitMs);
      else if (loss !== null) {
        const problem = `${operation.description}: GitHub did not respond: ${loss}.`;
        const fix = 'Run again later; https://www.githubstatus.com shows its status.';
        throw new StatusSnippetsError('github-unavailable', { problem, fix });
      } else if (data !== null) return { data, errors };
      else throw toGitHubError(errors[0], operation, error);
    }
  }
}

/** Throws if it is no object, such as the page of a proxy. */
export function requireObject<T>(data: unknown): T {
  if (typeof data === 'object' && data !== null) return data as T;
  throw new StatusSnippetsError('unexpected-answer', {
    problem: "GitHub's response is not what its API describes.",
    fix: 'Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server.',
  });
}

/** The fields of the results of mutations, in the order in which one request carries them out. */
const mutations = {
  updatePullRequest: 'pullRequest { state }',
  updateRefs: 'clientMutationId',
  createCommitOnBranch: 'commit { oid url }',
  createPullRequest: 'pullRequest { id number url isDraft }',
  enablePullRequestAutoMerge: 'clientMutationId',
};

/**
 * @throws an interruption if reading again may help. `parse` returns null for what was not carried
 * out.
 */
export async function mutate<T>(
  client: GitHubClient,
  operation: Operation,
  inputs: { readonly [name in keyof typeof mutations]?: object },
  parse: (data: Mutation) => T | null | undefined,
): Promise<T> {
  const fields = Object.entries(mutations).filter(([name]) => name in inputs);
  const parameters = fields.map(
    ([name]) => `$${name}: ${name.replace(/^./, (first) => first.toUpperCase())}Input!`,
  );
  const document = `mutation ${fields.map(([name]) => name).join('_')}(${parameters.join(', ')}) {
  ${fields.map(([name, selected]) => `${name}(input: $${name}) { ${selected} }`).join('\n  ')}
}`;
  const { data, errors } = await write(client, operation, () =>
    client.github.graphql(document, { ...inputs }),
  );
  const value = parse(requireObject(data));
  if (value) return value;
  const [error] = errors;
  const refusal = toGitHubError(error, operation);
  if (error === undefined || !isConflict(error, refusal)) throw refusal;
  throw new StatusSnippetsError('branch-moved', {
    problem:
      `${operation.description}: the repository changed between reading and writing. ` +
      `GitHub says "${error.message}".`,
    fix: 'Run again later, or give the workflow a `concurrency` group.',
  });
}

export async function write(
  client: GitHubClient,
  operation: Operation,
  request: Send,
): Promise<GraphQLResponse> {
  const sendOnce = () => send(client, operation, request);
  const response =
    client.schedule === undefined ? sendOnce() : client.schedule(operation, sendOnce);
  return response.catch((error: unknown) => {
    throw isError(error, 'github-unavailable') ? new LostWrite(error.code, error.fields) : error;
  });
}

const conflictMessages = anyOf(
  'expected branch to point to',
  'reference (?:already exists|does not exist)',
  'pull request already exists',
  'no commits between',
);

/**
 * GitHub documents no message for a lost race on `updateRefs`, so each failure of it without a
 * known reason is one.
 */
function isConflict({ type, message, path }: GraphQLError, refusal: StatusSnippetsError): boolean {
  if (type === 'STALE_DATA' || type === 'NOT_FOUND' || conflictMessages.test(message)) return true;
  return path === 'updateRefs' && refusal.code === 'refused';
}

/**
 * Why a request failed: a GraphQL response with errors, an HTTP status of 400 or more, or no
 * complete response.
 */
interface RequestFailure {
  readonly errors: readonly GraphQLError[];
  readonly data: unknown;
  /** 500 if no response arrived. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Reads an error of Octokit by its fields, because it has several classes. Null if it is not about
 * a request.
 */
function parseFailure(thrown: unknown): RequestFailure | null {
  const {
    errors,
    data = null,
    status,
    message,
    response,
    headers = Object(response).headers,
  } = Object(thrown);
  const requestId =
    /^\w[\w.:-]{0,99}$/.exec(String(headers?.['x-github-request-id'] ?? ''))?.[0] ?? '';
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
  // The message may be an HTML page of a proxy, which says nothing that a reader of the log wants
  // to see.
  const shown = /<[a-z!/]/i.test(text) ? type : text;
  return {
    errors: [{ type, message: shown, path: '', requestId }],
    data: null,
    status,
    headers: Object(headers),
  };
}

/** GitHub's messages can contain line breaks, and are quoted inside sentences. */
function shownMessage(message: unknown): string {
  return typeof message === 'string' ? cut(toSingleLine(message), 500) : '';
}

/**
 * The request may have been carried out: no response, a 5xx status, or a limit of time or work
 * inside GraphQL.
 */
function lossOf({ status, errors }: RequestFailure): string | null {
  const messages = /^(?:something went wrong while executing|timeout on validation of query)/i;
  const lost = errors.find(
    ({ type, message }) =>
      status >= 500 || type === 'RESOURCE_LIMITS_EXCEEDED' || messages.test(message),
  );
  if (lost === undefined) return null;
  return `${lost.message || 'no response'}${lost.requestId ? ` (request ${lost.requestId})` : ''}`;
}

const maxWaitMs = 60_000;

const rateLimitPattern = anyOf(
  'secondary rate limit',
  'abuse detection',
  'submitted too quickly',
  'api rate limit (?:already )?exceeded',
);

/**
 * Returns how long to wait, longer each time; null for another failure. Throws if it is past
 * `untilMs`.
 */
export function rateLimitWaitMs(
  failure: RequestFailure,
  waits: number,
  nowMs: number,
  untilMs = nowMs + maxWaitMs,
) {
  const limit = readRateLimit(failure, nowMs);
  if (limit === null) return null;
  const waitMs = Math.max(limit.waitMs, limit.growingMs * 2 ** waits);
  if (nowMs + waitMs <= untilMs) return waitMs;
  const time = new Date(nowMs + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
  throw new StatusSnippetsError('rate-limited', {
    problem: `GitHub's ${limit.kind} rate limit is reached until ${time}.`,
    fix:
      `Run again after ` +
      `that${limit.kind === 'secondary' ? ', with fewer runs at the same time' : ''}.`,
  });
}

/**
 * The header `Retry-After` (seconds) decides. If it is absent and no request remains,
 * `x-ratelimit-reset` (seconds since 1970) decides. If no time is named, GitHub asks for at least a
 * minute.
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
function readRateLimit({ status, errors, headers }: RequestFailure, nowMs: number) {
  const retryAfter = toNumber(headers['retry-after']);
  const isUsedUp = toNumber(headers['x-ratelimit-remaining']) === 0;
  const isRateLimit = errors.some(
    ({ type, message }) => /^RATE_LIMIT/.test(type) || rateLimitPattern.test(message),
  );
  if (!isRateLimit && status !== 429 && !(status === 403 && (retryAfter !== null || isUsedUp)))
    return null;

  const kind = isUsedUp ? 'primary' : 'secondary';
  if (retryAfter !== null) return { kind, waitMs: retryAfter * 1000, growingMs: 1000 };
  const reset = toNumber(headers['x-ratelimit-reset']);
  // One second is added, because the header is rounded down.
  if (isUsedUp && reset !== null)
    return { kind, waitMs: (reset + 1) * 1000 - nowMs, growingMs: 1000 };
  return { kind: 'secondary', waitMs: 0, growingMs: 60_000 };
}

function toNumber(value: unknown): number | null {
  return /^\d+$/.test(String(value)) ? Number(value) : null;
}
