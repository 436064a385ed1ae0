import { type GitHubClient, type GraphQLResponse, query, queryOnce } from '../client/client.ts';
import { type Operation, toGitHubError } from '../client/refusals.ts';
import { asArray, asNumber, asString, field, type JsonValue, optional, rootOf } from '../client/response-reader.ts';
import { GitHubError } from '../errors.ts';
import { listingDocument, type RepositoryRequest } from './batch-query.ts';
import { isIncomplete, partOf, type RepositoryResponse, readHalves } from './read-repositories.ts';

/** A repository in the listing of its owner. */
export interface ListedRepository {
  /** `owner/name`; null if the token may not see it. */
  readonly name: string | null;
  /** What was read of the repository. */
  readonly response: RepositoryResponse;
}

export interface ListingPage {
  /** How many repositories of the owner the token can see. */
  readonly totalCount: number;
  readonly repositories: readonly ListedRepository[];
}

/**
 * Lists the repositories of an owner that the token can see, page by page. If the fields are too much for GitHub, the page
 * is listed by name, and its repositories are read in smaller queries.
 *
 * @param select the fields to read of each repository; null for its name and the fields that show whether to skip it
 * @throws {GitHubError} if the owner does not exist, or GitHub refuses the listing
 */
export async function* listRepositories(
  client: GitHubClient,
  owner: string,
  select: RepositoryRequest['select'] | null,
): AsyncGenerator<ListingPage> {
  const description = `Listing the repositories of ${owner} failed`;
  const operation = { description, permission: 'contents: read' } as const;
  let cursor: string | null = null;
  do {
    const page = select && (await queryOnce(client, listingDocument(owner, cursor, select('')), operation));
    const isComplete = page !== null && !('lostBecause' in page);
    const isUsable = isComplete || (page !== null && hasEveryName(page));
    const response: GraphQLResponse = isUsable ? page : await listNames(client, owner, cursor, operation);
    const connection = field(rootOf(response.data), ...connectionPath);
    const refusal = response.errors.find(({ path }) => !path.startsWith(`${nodesPath}.`));
    if (!hasValue(connection)) {
      throw toGitHubError(
        refusal ?? { type: 'NOT_FOUND', message: `no user or organization ${owner} is visible` },
        operation,
      );
    }
    const listed = parseRepositories(response, connection);
    yield {
      totalCount: asNumber(field(connection, 'totalCount')),
      repositories: isComplete || select === null ? listed : await readMissing(client, listed, select, isUsable),
    };
    const pageInfo = field(connection, 'pageInfo');
    cursor = field(pageInfo, 'hasNextPage').value === true ? asString(field(pageInfo, 'endCursor')) : null;
  } while (cursor !== null);
}

/**
 * Lists a page by name. The next page cannot be requested without this one, so the request is repeated until `afterRead`
 * throws because GitHub is down.
 */
async function listNames(
  client: GitHubClient,
  owner: string,
  cursor: string | null,
  operation: Operation,
): Promise<GraphQLResponse> {
  for (;;) {
    try {
      return await query(client, owner, listingDocument(owner, cursor, null), operation);
    } catch (error) {
      const isLost = error instanceof GitHubError && error.code === 'github-unavailable';
      if (!isLost || client.afterRead === undefined) throw error;
    }
  }
}

const connectionPath = ['repositoryOwner', 'repositories'];
const nodesPath = [...connectionPath, 'nodes'].join('.');

function parseRepositories(response: GraphQLResponse, connection: JsonValue): ListedRepository[] {
  return asArray(field(connection, 'nodes'), (node) => ({
    name: optional(field(node, 'nameWithOwner'), asString),
    response: partOf(response, node.path),
  }));
}

/** True if the response contains what is needed to request the next page and each repository of this page. */
function hasEveryName(response: GraphQLResponse): boolean {
  const connection = field(rootOf(response.data), ...connectionPath);
  const canContinue = hasValue(field(connection, 'pageInfo')) && hasValue(field(connection, 'totalCount'));
  return canContinue && parseRepositories(response, connection).every(({ name }) => name !== null);
}

function hasValue({ value }: JsonValue): boolean {
  return value !== null && value !== undefined;
}

/**
 * Reads the parts that a listing lacks, in smaller queries.
 *
 * @param wasSelected whether the listing already contains the selected fields, perhaps with gaps
 */
async function readMissing(
  client: GitHubClient,
  listed: readonly ListedRepository[],
  select: RepositoryRequest['select'],
  wasSelected: boolean,
): Promise<ListedRepository[]> {
  const missing = listed.flatMap(({ name, response }) =>
    name !== null && (!wasSelected || isIncomplete(response)) ? [{ repository: name, select }] : [],
  );
  const responses = await readHalves(client, missing);
  const readByName = new Map(missing.map(({ repository }, index) => [repository, responses[index]]));
  return listed.map(({ name, response }) => ({ name, response: readByName.get(name ?? '') ?? response }));
}
