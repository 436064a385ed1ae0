import type { Repository, RepositoryConnection } from '@octokit/graphql-schema';
import { endsRun, isError } from '../core/errors.ts';
import { withFolders } from '../core/git-entry.ts';
import type { RepositoryNode } from './branch-query.ts';
import {
  objectFields,
  quoted,
  readOperation,
  ref,
  repositoryField,
  requireRepository,
} from './branch-query.ts';
import { type GitHubClient, type GraphQLResponse, query, repeat, requireObject } from './client.ts';
import { addObjects, type KnownCommit, knownCommit } from './files.ts';
import { pullRequestBranchPrefix } from './propose.ts';
import { toGitHubError } from './refusals.ts';

type SkipReason = (typeof skipReasons)[number][1] | typeof withoutTopic;

const withoutTopic = 'without the topic';

const skipReasons = [
  ['isArchived', 'archived'],
  ['isDisabled', 'disabled'],
  ['isEmpty', 'empty'],
  ['isMirror', 'a mirror'],
  ['isFork', 'a fork'],
] as const;

type Flags = Pick<Repository, (typeof skipReasons)[number][0]>;

const flagFields = skipReasons.map(([flag]) => flag).join(' ');

/** If topics are given, a repository needs one of them. GitHub allows 20 for each. */
function topicFieldOf(topics: readonly string[]): string {
  return topics.length === 0 ? '' : 'repositoryTopics(first: 20) { nodes { topic { name } } }';
}

function skipReasonOf(
  { repositoryTopics, ...flags }: Flags & Partial<Pick<Repository, 'repositoryTopics'>>,
  topics: readonly string[],
): SkipReason | null {
  const names = repositoryTopics?.nodes?.map((node) => node?.topic.name ?? '') ?? [];
  if (topics.length > 0 && !topics.some((topic) => names.includes(topic))) return withoutTopic;
  return skipReasons.find(([flag]) => flags[flag])?.[1] ?? null;
}

/**
 * Oldest first, so that a new one moves no other to another page.
 * @throws {StatusSnippetsError} if GitHub refuses
 */
export async function* listRepositories(
  client: GitHubClient,
  owner: string,
  topics: readonly string[] = [],
) {
  const operation = readOperation(`the repositories of ${owner}`);
  let cursor: string | null | undefined = null;
  do {
    const document: string = `query Listing {
  repositoryOwner(login: ${quoted(owner)}) {
    repositories(
      first: 100, after: ${JSON.stringify(cursor)}, ownerAffiliations: [OWNER],
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      pageInfo { hasNextPage endCursor }
      nodes { nameWithOwner ${flagFields} ${topicFieldOf(topics)} }
    }
  }
}`;
    const { data, errors }: GraphQLResponse = await repeat(client, () =>
      query(client, document, operation),
    );
    const { repositoryOwner } = requireObject<{
      repositoryOwner?: { repositories?: RepositoryConnection };
    }>(data);
    const connection = repositoryOwner?.repositories;
    if (!connection) {
      const missing = { type: 'NOT_FOUND', message: `no user or organization ${owner} is visible` };
      throw toGitHubError(errors[0] ?? missing, operation);
    }
    const nodes = (connection.nodes ?? []).filter((node) => node !== null && node !== undefined);
    yield {
      repositories: nodes.map((node) => ({
        name: node.nameWithOwner,
        skipReason: skipReasonOf(node, topics),
      })),
      // GitHub's message about each repository that it does not show.
      hidden: errors.filter(({ path }) => path.includes('.nodes.')).map(({ message }) => message),
    };
    const { hasNextPage, endCursor } = connection.pageInfo;
    cursor = hasNextPage ? endCursor : null;
  } while (cursor);
}

export interface RepositoryRead {
  /** An old name of a renamed repository is possible. */
  readonly asked: string;
  readonly name: string;
  readonly skipReason: SkipReason | null;
  /** Null if there is no commit, and after an error. */
  readonly known: KnownCommit | null;
  /** Whether the repository has the branch of pull requests of this program. */
  readonly hasPullRequestBranch: boolean;
  readonly error: unknown;
}

interface BatchRequest {
  /**
   * What is read of each, at most `maxLookUps` with the folders above. `readMore` reads the rest.
   */
  readonly paths: readonly string[];
  /** A branch to look for; null for any that begins with `status-snippets/`, undefined for none. */
  readonly pullRequestBranch: string | null | undefined;
  /** A repository without any of them is skipped; empty for all repositories. */
  readonly topics?: readonly string[];
}

const firstSize = 25;

/** The most repositories in a query: GitHub ends a query after ten seconds. */
const maxSize = 40;

/**
 * In each repository. Each is a file or a folder, and the time of a query grows with their number.
 */
const maxLookUps = 8;

/**
 * Reads the heads of default branches, several repositories in a query. A batch that is too much
 * for GitHub is halved; else the next one is larger by one.
 * @throws {StatusSnippetsError} if `endsRun` is true for it
 */
export async function* readRepositories(
  client: GitHubClient,
  names: readonly string[],
  { paths: wanted, pullRequestBranch, topics = [] }: BatchRequest,
): AsyncGenerator<RepositoryRead> {
  const paths = withFolders(wanted).slice(0, maxLookUps);
  const operation = readOperation('repositories');
  let size = firstSize;
  let waiting = names;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, size);
    const document = batchDocument(batch, paths, { pullRequestBranch, topics });
    const send = () => query(client, document, operation);
    const isSingle = batch.length === 1;
    // A larger batch is not repeated, but halved.
    const response = await (isSingle ? repeat(client, send) : send()).catch(toFailure);
    const isTooMuch = 'failure' in response && isError(response.failure, 'github-unavailable');
    if (isTooMuch && !isSingle) {
      size = Math.ceil(batch.length / 2);
      continue;
    }
    if (batch.length === size) size = Math.min(size + 1, maxSize);
    waiting = waiting.slice(batch.length);
    for (const [index, asked] of batch.entries())
      yield toRead(asked, response, aliasOf(index), { paths, topics });
  }
}

const aliasOf = (index: number) => `r${index}`;

const toFailure = (failure: unknown) => ({ failure });

/** What the response says about one repository of the batch. */
function toRead(
  asked: string,
  response: GraphQLResponse | ReturnType<typeof toFailure>,
  alias: string,
  { paths, topics }: { readonly paths: readonly string[]; readonly topics: readonly string[] },
): RepositoryRead {
  try {
    if ('failure' in response) throw response.failure;
    const node = requireRepository<OverviewNode>(response, readOperation(asked), alias);
    const read = { asked, error: null, ...overviewOf(node, topics) };
    // As in `readCommit`, the branch may move within the query.
    const isAtCommit = node.defaultBranchRef?.target.tree.oid === node.f0?.oid;
    if (read.known && isAtCommit) addObjects(read.known, paths, node);
    return read;
  } catch (error) {
    if (endsRun(error)) throw error;
    return {
      asked,
      name: asked,
      skipReason: null,
      known: null,
      hasPullRequestBranch: false,
      error,
    };
  }
}

/** The response contains the repositories as `r0`, `r1` … */
function batchDocument(
  batch: readonly string[],
  paths: readonly string[],
  { pullRequestBranch, topics }: Required<Omit<BatchRequest, 'paths'>>,
): string {
  const aliases = batch.map(
    (asked, index) => `  ${aliasOf(index)}: ${repositoryField(asked)} { ...Overview }`,
  );
  return `query Repositories {
${aliases.join('\n')}
}
fragment Overview on Repository {
  id nameWithOwner url ${flagFields} ${topicFieldOf(topics)}
  defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }
  ${objectFields('HEAD', paths)}
  ${branchField(pullRequestBranch)}
}`;
}

function branchField(branch: string | null | undefined): string {
  if (branch === undefined) return '';
  if (branch !== null) return `ours: ${ref(branch)} { name }`;
  return (
    `ours: refs(refPrefix: ${quoted(`refs/heads/${pullRequestBranchPrefix}`)}, first: 1) ` +
    '{ nodes { name } }'
  );
}

interface OverviewNode
  extends Flags,
    RepositoryNode,
    Partial<Pick<Repository, 'repositoryTopics'>> {
  readonly defaultBranchRef: {
    readonly name: string;
    readonly target: { readonly oid: string; readonly tree: { readonly oid: string } };
  } | null;
  readonly ours?: { readonly nodes?: readonly unknown[] } | null;
}

function overviewOf(node: OverviewNode, topics: readonly string[]) {
  const { nameWithOwner: name, defaultBranchRef: base, ours } = node;
  const known = base && knownCommit({ ...node, base: { name: base.name } }, base.target);
  const hasPullRequestBranch = ours !== null && ours !== undefined && ours.nodes?.length !== 0;
  return {
    name,
    skipReason: known === null ? 'empty' : skipReasonOf(node, topics),
    known,
    hasPullRequestBranch,
  } as const;
}
