import { type GitHubClient, type GraphQLResponse, query, queryOnce } from '../client/client.ts';
import { isTooMuch } from '../client/request-failure.ts';
import { field, rootOf } from '../client/response-reader.ts';
import { GitHubError } from '../errors.ts';
import { maxRepositoriesPerQuery, type RepositoryRequest, repositoriesDocument } from './batch-query.ts';

/** What was read of a repository, as the response to a query for it alone; or the error if nothing was read. */
export type RepositoryResponse = GraphQLResponse | GitHubError;

/** The response about a repository. Throws the error if nothing was read. */
export function requireResponse(response: RepositoryResponse | undefined): GraphQLResponse {
  if (response === undefined) throw new Error('a repository was not asked for');
  if (response instanceof GitHubError) throw response;
  return response;
}

const endingCodes = ['bad-credentials', 'rate-limited', 'github-outage'];

/** True for an error that affects all repositories and so ends a run: a bad token, a rate limit, or an outage of GitHub. */
export function endsRun(error: unknown): error is GitHubError {
  return error instanceof GitHubError && endingCodes.includes(error.code);
}

/**
 * Reads several repositories, up to fifty in one query. If that is too much for GitHub, the missing repositories are read
 * again in two smaller queries, and so on, down to one repository per query.
 *
 * @throws {GitHubError} if {@link endsRun} is true for it
 */
export async function readRepositories(
  client: GitHubClient,
  requests: readonly RepositoryRequest[],
): Promise<RepositoryResponse[]> {
  const [first, second] = requests;
  if (first === undefined) return [];
  if (requests.length > maxRepositoriesPerQuery) {
    const portion = await readRepositories(client, requests.slice(0, maxRepositoriesPerQuery));
    return [...portion, ...(await readRepositories(client, requests.slice(maxRepositoriesPerQuery)))];
  }
  const what = second === undefined ? first.repository : `${requests.length} repositories`;
  const operation = { description: `Reading ${what} failed`, permission: 'contents: read' } as const;
  const document = repositoriesDocument(requests);
  let responses: GraphQLResponse[];
  try {
    // Only a query for one repository is sent again as it is.
    const response =
      second === undefined
        ? await query(client, first.repository, document, operation)
        : await queryOnce(client, document, operation);
    responses = requests.map((_, index) => partOf(response, `r${index}`));
    if (!('lostBecause' in response)) return responses;
  } catch (error) {
    if (!(error instanceof GitHubError) || endsRun(error)) throw error;
    return requests.map(() => error);
  }
  const missing = requests.filter((_, index) => isIncomplete(responses[index]));
  const retried = await readHalves(client, missing);
  return responses.map((response, index) => retried[missing.indexOf(requests[index] ?? first)] ?? response);
}

/** Reads several repositories in two queries, because one query was too much for GitHub. */
export async function readHalves(
  client: GitHubClient,
  requests: readonly RepositoryRequest[],
): Promise<RepositoryResponse[]> {
  const half = Math.ceil(requests.length / 2);
  return [
    ...(await readRepositories(client, requests.slice(0, half))),
    ...(await readRepositories(client, requests.slice(half))),
  ];
}

/**
 * The part of a response about one repository, as the response to a query for it alone.
 *
 * @param responsePath the path of the repository in the response, such as `r0`
 */
export function partOf({ data, errors }: GraphQLResponse, responsePath: string): GraphQLResponse {
  const repository = field(rootOf(data), ...responsePath.split('.')).value ?? null;
  const ownErrors = errors.filter(({ path }) => path === responsePath || path.startsWith(`${responsePath}.`));
  const movedErrors = ownErrors.map((error) => ({
    ...error,
    path: `repository${error.path.slice(responsePath.length)}`,
  }));
  // An error without a path is about every repository that is missing.
  const general = repository === null && movedErrors.length === 0 ? errors.filter(({ path }) => path === '') : [];
  return { data: { repository }, errors: [...movedErrors, ...general] };
}

/**
 * True if GitHub may have left something out because it gave up. Also true if something is null because it does not exist.
 */
export function isIncomplete(response: RepositoryResponse | undefined): boolean {
  if (response === undefined || response instanceof GitHubError) return true;
  return response.errors.some(isTooMuch) || hasNull(response.data);
}

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value as object).some(hasNull);
}
