import type { Repository, RepositoryConnection } from '@octokit/graphql-schema';
import { endsRun, isError } from '../text/errors.ts';
import { withFolders } from '../text/git-entry.ts';
import type { RepositoryNode } from './branch-query.ts';
import { objectFields, quoted, readOperation, ref, repositoryField, requireRepository } from './branch-query.ts';
import { type GitHubClient, type GraphQLResponse, query, repeat, requireObject } from './client.ts';
import { addObjects, type FilesAt, filesAt } from './files.ts';
import { pullRequestBranchPrefix } from './propose.ts';
import { toGitHubError } from './refusals.ts';

type SkipReason = (typeof skipReasons)[number][1];

const skipReasons = [
  ['isArchived', 'archived'],
  ['isDisabled', 'disabled'],
  ['isEmpty', 'empty'],
  ['isMirror', 'a mirror'],
  ['isFork', 'a fork'],
] as const;

type Flags = Pick<Repository, (typeof skipReasons)[number][0]>;

const flagFields = skipReasons.map(([flag]) => flag).join(' ');

function skipReasonOf(flags: Flags): SkipReason | null {
  return skipReasons.find(([flag]) => flags[flag])?.[1] ?? null;
}

/** Oldest first, so that a new one moves no other to another page. @throws {StatusSnippetsError} if GitHub refuses */
export async function* listRepositories(client: GitHubClient, owner: string) {
  const operation = readOperation(`the repositories of ${owner}`);
  let cursor: string | null | undefined = null;
  do {
    const document: string = `query Listing {
  repositoryOwner(login: ${quoted(owner)}) {
    repositories(
      first: 100, after: ${JSON.stringify(cursor)}, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }
    ) { pageInfo { hasNextPage endCursor } nodes { nameWithOwner ${flagFields} } }
  }
}`;
    const { data, errors }: GraphQLResponse = await repeat(client, () => query(client, document, operation));
    const { repositoryOwner } = requireObject<{ repositoryOwner?: { repositories?: RepositoryConnection } }>(data);
    const connection = repositoryOwner?.repositories;
    if (!connection) {
      const missing = { type: 'NOT_FOUND', message: `no user or organization ${owner} is visible` };
      throw toGitHubError(errors[0] ?? missing, operation);
    }
    const nodes = (connection.nodes ?? []).filter((node) => node !== null && node !== undefined);
    yield {
      repositories: nodes.map((node) => ({ name: node.nameWithOwner, skipReason: skipReasonOf(node) })),
      // GitHub's message about each repository that it does not show.
      hidden: errors.filter(({ path }) => path.includes('.nodes.')).map(({ message }) => message),
    };
    const { hasNextPage, endCursor } = connection.pageInfo;
    cursor = hasNextPage ? endCursor : null;
  } while (cursor);
}

export interface Read {
  /** An old name of a renamed repository is possible. */
  readonly asked: string;
  readonly name: string;
  readonly skipReason: SkipReason | null;
  /** Null if there is no commit, if it was not read yet, and after an error. */
  readonly at: FilesAt | null;
  /** Whether the repository has the branch of pull requests of this program. */
  readonly hasPullRequestBranch: boolean;
  readonly error: unknown;
  /** What the query asks for. */
  readonly paths: readonly string[];
}

interface BatchRequest {
  readonly files: readonly string[];
  /** A branch to look for; null for any that begins with `status-snippets/`, undefined for none. */
  readonly pullRequestBranch: string | null | undefined;
  /** Called with each repository. Returns what to read before it is called again, a few paths at once; null if nothing. */
  use(read: Read): Promise<readonly string[] | null>;
}

/** The most repositories in a query: GitHub ends a query after ten seconds. */
const maxSize = 40;

/** GitHub may refuse a longer document before it reads anything. */
const maxDocumentLength = 60_000;

/**
 * Reads the heads of default branches: names in the top folder and in `.github`, and some files; in the next queries,
 * what a repository needs besides. A batch that is too much for GitHub is halved, else the next one is larger by one.
 * @throws {StatusSnippetsError} if `endsRun` is true for it
 */
export async function readRepositories(client: GitHubClient, names: readonly string[], request: BatchRequest) {
  const first = withFolders(['.github', ...request.files]);
  let size = 25;
  const unread = { skipReason: null, at: null, hasPullRequestBranch: false, error: null, paths: first };
  let waiting = names.map((asked): Read => ({ asked, name: asked, ...unread }));
  while (waiting.length > 0) {
    let batch = waiting.slice(0, size);
    while (batch.length > 1 && toDocument(batch, request).length > maxDocumentLength) batch = batch.slice(0, -1);
    const isSingle = batch.length === 1;
    const send = () => query(client, toDocument(batch, request), readOperation('repositories'));
    // A larger batch is not repeated, but halved.
    const response = await (isSingle ? repeat(client, send) : send()).catch((failure: unknown) => ({ failure }));
    if (!isSingle && 'failure' in response && isError(response.failure, 'github-unavailable')) {
      size = Math.ceil(batch.length / 2);
      continue;
    }
    if (batch.length === size) size = Math.min(size + 1, maxSize);
    const again: Read[] = [];
    for (const [index, one] of batch.entries()) {
      const read = toRead(one, response, aliasOf(index));
      const paths = await request.use(read);
      if (paths !== null) again.push({ ...read, paths });
    }
    waiting = [...again, ...waiting.slice(batch.length)];
  }
}

const aliasOf = (index: number) => `r${index}`;

/** What the response says about one repository of the batch. */
function toRead(one: Read, response: GraphQLResponse | { readonly failure: unknown }, alias: string): Read {
  try {
    if ('failure' in response) throw response.failure;
    const node = requireRepository<OverviewNode>(response, readOperation(one.asked), alias);
    const read = one.at ? one : { ...one, ...overviewOf(node) };
    // As in `readAt`, the branch may move within the query. Later queries are by commit.
    const isAtCommit = one.at !== null || node.defaultBranchRef?.target.tree.oid === node.f0?.oid;
    if (read.at && isAtCommit) addObjects(read.at, one.paths, node);
    return read;
  } catch (error) {
    if (endsRun(error)) throw error;
    return { ...one, at: null, error };
  }
}

/** The response contains the repositories as `r0`, `r1` … */
function toDocument(batch: readonly Read[], { pullRequestBranch }: BatchRequest): string {
  const aliases = batch.map(({ asked, at, paths }, index) => {
    const fields = at ? objectFields(at.commit.oid, paths) : '...Overview';
    return `  ${aliasOf(index)}: ${repositoryField(asked)} { ${fields} }`;
  });
  // All that are new are read at the same paths.
  const first = batch.find(({ at }) => at === null);
  const fragment =
    first &&
    `fragment Overview on Repository {
  id nameWithOwner url ${flagFields}
  defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }
  ${objectFields('HEAD', first.paths)}
  ${branchField(pullRequestBranch)}
}`;
  return `query Repositories {
${aliases.join('\n')}
}
${fragment ?? ''}`;
}

function branchField(branch: string | null | undefined): string {
  if (branch === undefined) return '';
  if (branch !== null) return `ours: ${ref(branch)} { name }`;
  return `ours: refs(refPrefix: ${quoted(`refs/heads/${pullRequestBranchPrefix}`)}, first: 1) { nodes { name } }`;
}

interface OverviewNode extends Flags, RepositoryNode {
  readonly defaultBranchRef: {
    readonly name: string;
    readonly target: { readonly oid: string; readonly tree: { readonly oid: string } };
  } | null;
  readonly ours?: { readonly nodes?: readonly unknown[] } | null;
}

function overviewOf(node: OverviewNode) {
  const { nameWithOwner: name, defaultBranchRef: base, ours } = node;
  const at = base && filesAt({ ...node, base: { name: base.name } }, base.target);
  const hasPullRequestBranch = ours !== null && ours !== undefined && ours.nodes?.length !== 0;
  return { name, skipReason: at === null ? 'empty' : skipReasonOf(node), at, hasPullRequestBranch } as const;
}
