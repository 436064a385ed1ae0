import type { Repository, RepositoryConnection } from '@octokit/graphql-schema';
import { endsRun, isError } from '../text/errors.ts';
import {
  type Content,
  commitField,
  type Entry,
  errorsOf,
  quoted,
  type RepositoryNode,
  readOperation,
  repositoryField,
  requireRepository,
} from './branch-query.ts';
import { type GitHubClient, query, requireObject } from './client.ts';
import { addFiles, type FilesAt, toEntry } from './files.ts';
import { pullRequestBranchPrefix } from './propose.ts';
import { toGitHubError } from './refusals.ts';

export type SkipReason = (typeof skipReasons)[number][1];

const skipReasons = [
  ['isArchived', 'archived'],
  ['isDisabled', 'disabled'],
  ['isEmpty', 'empty'],
  ['isMirror', 'mirror'],
  ['isFork', 'fork'],
] as const;

type Flags = Pick<Repository, (typeof skipReasons)[number][0]>;

const flagFields = skipReasons.map(([flag]) => flag).join(' ');

function skipReasonOf(flags: Flags): SkipReason | null {
  return skipReasons.find(([flag]) => flags[flag])?.[1] ?? null;
}

/**
 * The oldest repository comes first, so that a new one does not move others to another page.
 * @throws {StatusSnippetsError} if the owner does not exist, or GitHub refuses the listing
 */
export async function* listRepositories(client: GitHubClient, owner: string) {
  const operation = readOperation(`the repositories of ${owner}`);
  let cursor: string | null | undefined = null;
  do {
    const document = `query Listing {
  repositoryOwner(login: ${quoted(owner)}) {
    repositories(
      first: 100, after: ${JSON.stringify(cursor)}, ownerAffiliations: [OWNER],
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      pageInfo { hasNextPage endCursor }
      nodes { nameWithOwner ${flagFields} }
    }
  }
}`;
    const { data, errors } = await query(client, document, operation);
    const { repositoryOwner } = requireObject<{ repositoryOwner?: { repositories?: RepositoryConnection } }>(data);
    const connection = repositoryOwner?.repositories;
    if (!connection) {
      const missing = { type: 'NOT_FOUND', message: `no user or organization ${owner} is visible` };
      throw toGitHubError(errors[0] ?? missing, operation);
    }
    const nodes = (connection.nodes ?? []).filter((node) => node !== null && node !== undefined);
    yield {
      repositories: nodes.map((node) => ({ name: node.nameWithOwner, skipReason: skipReasonOf(node) })),
      // GitHub's words about each repository that it does not show.
      hidden: errors.filter(({ path }) => path.includes('.nodes.')).map(({ message }) => message),
    };
    const { hasNextPage, endCursor } = connection.pageInfo;
    cursor = hasNextPage ? endCursor : null;
  } while (cursor);
}

export interface Overview {
  readonly name: string;
  readonly skipReason: SkipReason | null;
  /** Null if there is no commit. */
  readonly at: FilesAt | null;
  /** Whether the repository has the branch of pull requests of this program. */
  readonly hasPullRequestBranch: boolean;
}

export interface Read {
  /** An old name of a renamed repository is possible. */
  readonly asked: string;
  readonly overview: Overview | null;
  readonly error: unknown;
}

interface Request {
  readonly files: readonly string[];
  /** A branch to look for; null for any that begins with `status-snippets/`, undefined for none. */
  readonly pullRequestBranch: string | null | undefined;
  /** Finds out what else to read of a repository, a few paths at once. An error is the result for the repository. */
  findMissing(overview: Overview, asked: string): Promise<Pick<Overview, 'at'> & { readonly paths: readonly string[] }>;
}

interface Waiting extends Omit<Read, 'error'> {
  readonly paths: readonly string[];
}

const firstSize = 25;

/** GitHub may give up on a longer document before it reads anything. */
const maxDocumentLength = 60_000;

/**
 * Reads the heads of default branches: names in the top folder and in `.github`, and some files; in the next queries,
 * what a repository needs besides. A batch that is too much for GitHub is halved, and one that worked grows by one.
 * @throws {StatusSnippetsError} if `endsRun` is true for it
 */
export async function* readRepositories(
  client: GitHubClient,
  names: readonly string[],
  request: Request,
): AsyncGenerator<Read> {
  let size = firstSize;
  let waiting = names.map((asked): Waiting => ({ asked, overview: null, paths: [] }));
  while (waiting.length > 0) {
    let batch = waiting.slice(0, size);
    while (batch.length > 1 && toDocument(batch, request).length > maxDocumentLength) batch = batch.slice(0, -1);
    const rest = waiting.slice(batch.length);
    const maxAttempts = batch.length > 1 ? 1 : undefined;
    const response = await query(client, toDocument(batch, request), readOperation('repositories'), maxAttempts).catch(
      (error: unknown) => ({ error }),
    );
    if (batch.length > 1 && 'error' in response && isError(response.error, 'github-unavailable')) {
      size = Math.ceil(batch.length / 2);
      continue;
    }
    if (batch.length === size) size += 1;

    for (const [index, { asked, overview: known, paths }] of batch.entries()) {
      try {
        if ('error' in response) throw response.error;
        const node = requireRepository<OverviewNode>(response, readOperation(asked), `r${index}`);
        const overview = known ?? toOverview(node, request);
        const errors = errorsOf(response, `r${index}`);
        const at = overview.at && (await addFiles(client, overview.at, paths, node, errors));
        const missing = await request.findMissing({ ...overview, at }, asked);
        const result = { asked, overview: { ...overview, at: missing.at } };
        if (missing.paths.length > 0) rest.unshift({ ...result, paths: missing.paths });
        else yield { ...result, error: null };
      } catch (error) {
        if (isError(error) && endsRun(error.code)) throw error;
        yield { asked, overview: null, error };
      }
    }
    waiting = rest;
  }
}

/** Both are in nearly every repository, and both can contain the README. */
const folders = ['', '.github'];

/**
 * The query for several repositories, which the response contains as `r0`, `r1` … Each object is one look-up, and a query with
 * hundreds is too much for GitHub: so the first one asks for `HEAD:path`, because `file` and its object are two.
 */
function toDocument(batch: readonly Waiting[], { files, pullRequestBranch }: Request): string {
  const aliases = batch.map(({ asked, overview, paths }, index) => {
    const fields = overview?.at ? commitField(overview.at.commit.oid, paths) : '...Overview';
    return `  r${index}: ${repositoryField(asked)} { ${fields} }`;
  });
  const content = '{ oid ... on Tree { entries { name type mode } } ... on Blob { byteSize text } }';
  const objects = [...folders, ...files].map((path, index) => {
    return `f${index}: object(expression: ${quoted(`HEAD:${path}`)}) ${content}`;
  });
  const fragment = `fragment Overview on Repository {
  id nameWithOwner url ${flagFields}
  defaultBranchRef { name target { oid } }
  ${objects.join(' ')}
  ${branchField(pullRequestBranch)}
}`;
  const isFirst = batch.some(({ overview }) => overview === null);
  return `query Repositories {
${aliases.join('\n')}
}
${isFirst ? fragment : ''}`;
}

function branchField(branch: string | null | undefined): string {
  if (branch === undefined) return '';
  const name = quoted(`refs/heads/${branch ?? pullRequestBranchPrefix}`);
  return branch === null
    ? `ours: refs(refPrefix: ${name}, first: 1) { nodes { name } }`
    : `ours: ref(qualifiedName: ${name}) { name }`;
}

interface OverviewNode extends Flags, Pick<RepositoryNode, 'id' | 'nameWithOwner' | 'url' | 'object' | `h${number}`> {
  readonly defaultBranchRef: { readonly name: string; readonly target: { readonly oid: string } } | null;
  readonly ours?: { readonly nodes?: readonly unknown[] } | null;
  readonly [path: `f${number}`]: (Content & { readonly oid: string }) | null;
}

function toOverview(node: OverviewNode, { files }: Request): Overview {
  const { id, nameWithOwner, url, defaultBranchRef, ours } = node;
  const entries = new Map<string, Entry | null>();
  for (const [index, path] of [...folders, ...files].entries()) {
    const content = node[`f${index}`] ?? null;
    const listed = node.f0?.entries?.find(({ name }) => name === path);
    // What is in only one of both counts as not read: it is too large for this query, or was added meanwhile.
    if (path === '' || (content === null && listed === undefined)) entries.set(path, toEntry(content));
    else if (content !== null && listed !== undefined)
      entries.set(path, { ...listed, oid: content.oid, object: content });
  }
  const at = defaultBranchRef && {
    ...{ id, nameWithOwner, url, defaultBranchRef, entries },
    base: { name: defaultBranchRef.name },
    commit: defaultBranchRef.target,
    headOids: new Map(),
    listing: null,
  };
  const hasPullRequestBranch = ours !== null && ours !== undefined && ours.nodes?.length !== 0;
  return { name: nameWithOwner, skipReason: at === null ? 'empty' : skipReasonOf(node), at, hasPullRequestBranch };
}
