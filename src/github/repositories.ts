import type { Blob, Repository, RepositoryConnection, TreeEntry } from '@octokit/graphql-schema';
import { endsRun, isError, type StatusSnippetsError } from '../text/errors.ts';
import { type Entry, type EntryNode, fileFields, toEntry } from './branch-query.ts';
import { type GitHubClient, type GraphQLResponse, query, queryOnce, requireObject } from './client.ts';
import type { FilesAt } from './files.ts';
import { pullRequestBranchPrefix } from './propose.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import { type GraphQLError, isTooMuch } from './request-failure.ts';

/** Why a run for several repositories skips a repository. */
export type SkipReason = 'archived' | 'disabled' | 'empty' | 'mirror' | 'fork';

type Flags = Pick<Repository, 'isArchived' | 'isDisabled' | 'isEmpty' | 'isMirror' | 'isFork'>;

const flagFields = 'isArchived isDisabled isEmpty isMirror isFork';

function skipReasonOf({ isArchived, isDisabled, isEmpty, isMirror, isFork }: Flags): SkipReason | null {
  if (isArchived) return 'archived';
  if (isDisabled) return 'disabled';
  if (isEmpty) return 'empty';
  if (isMirror) return 'mirror';
  return isFork ? 'fork' : null;
}

export interface ListingPage {
  readonly repositories: readonly { readonly name: string; readonly skipReason: SkipReason | null }[];
  /** GitHub's words about each repository that it does not show. */
  readonly hidden: readonly string[];
}

/**
 * Lists the names of an owner's repositories that the token can see, a hundred in a query. The oldest repository comes first,
 * so that a new one does not move others to another page.
 *
 * @throws {StatusSnippetsError} if the owner does not exist, or GitHub refuses the listing
 */
export async function* listRepositories(client: GitHubClient, owner: string): AsyncGenerator<ListingPage> {
  const operation = readOperation(`the repositories of ${owner}`);
  const text = `query Listing($owner: String!, $cursor: String) {
  repositoryOwner(login: $owner) {
    repositories(
      first: 100, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      pageInfo { hasNextPage endCursor }
      nodes { nameWithOwner ${flagFields} }
    }
  }
}`;
  for (let cursor: string | null | undefined = null; cursor !== undefined; ) {
    const { data, errors } = await query(client, { text, variables: { owner, cursor } }, operation);
    const { repositoryOwner } = requireObject<{ repositoryOwner?: { repositories?: RepositoryConnection } }>(data);
    const connection = repositoryOwner?.repositories;
    if (!connection) {
      const missing = { type: 'NOT_FOUND', message: `no user or organization ${owner} is visible` };
      throw toGitHubError(errors[0] ?? missing, operation);
    }
    const nodes = (connection.nodes ?? []).filter((node) => node !== null && node !== undefined);
    yield {
      repositories: nodes.map((node) => ({ name: node.nameWithOwner, skipReason: skipReasonOf(node) })),
      hidden: errors.filter(({ path }) => path.includes('.nodes.')).map(({ message }) => message),
    };
    const { hasNextPage, endCursor } = connection.pageInfo;
    cursor = hasNextPage ? (endCursor ?? undefined) : undefined;
  }
}

export interface Overview {
  /** The current `owner/name`. */
  readonly name: string;
  readonly skipReason: SkipReason | null;
  /** The head of the branch; null if there is no commit. */
  readonly at: FilesAt | null;
  /** Whether the repository may have a pull request branch of this program. */
  readonly hasPullRequestBranch: boolean;
}

/** A repository that was read, by the name by which it was asked for, or why that failed. */
export type Read = { readonly asked: string } & (
  | { readonly overview: Overview; readonly error: null }
  | { readonly overview: null; readonly error: unknown }
);

interface Request {
  /** The names of files in the top folder. */
  readonly files: readonly string[];
  /** A branch to look for; null for any that begins with `status-snippets/`, undefined for none. */
  readonly pullRequestBranch: string | null | undefined;
  /** Finds out what else to read of a repository, a few paths at once. An error is the result for the repository. */
  readonly findMissing: (overview: Overview, asked: string) => Promise<Missing>;
}

/** Files and folders of a commit that are to be read in addition. */
export interface Missing {
  /** Null if nothing is missing because there is no commit. */
  readonly at: FilesAt | null;
  readonly paths: readonly string[];
}

/** A repository that is still to be read, or that needs more than its overview. */
interface Waiting {
  readonly asked: string;
  readonly incomplete: { readonly overview: Overview; readonly missing: Missing } | null;
}

/** How many repositories the first query reads. */
const firstSize = 25;

/** GitHub may give up on a longer document before it reads anything. */
const maxDocumentLength = 60_000;

/**
 * Reads the head of the default branch of each repository: the names in the top folder and in `.github`, and some files of
 * the top folder. What a repository needs besides is part of the next queries. If GitHub says that a query is too much, the
 * repositories that it left out are read again with half as many in a query, down to one; a query that worked is followed by
 * one with one more.
 *
 * @param names `owner/name`; an old name of a renamed repository is possible
 * @throws {StatusSnippetsError} if `endsRun` is true for it
 */
export async function* readRepositories(
  client: GitHubClient,
  names: readonly string[],
  request: Request,
): AsyncGenerator<Read> {
  let size = firstSize;
  let waiting = names.map((asked): Waiting => ({ asked, incomplete: null }));
  while (waiting.length > 0) {
    let batch = waiting.slice(0, size);
    while (batch.length > 1 && toDocument(batch, request).length > maxDocumentLength) batch = batch.slice(0, -1);
    const rest = waiting.slice(batch.length);
    const response = await send(client, batch, request);

    const left: Waiting[] = [];
    const complete: Read[] = [];
    for (const [index, { asked, incomplete }] of batch.entries()) {
      const node = nodeIn(response, `r${index}`, asked);
      if (node === null) left.push({ asked, incomplete });
      else if (isError(node)) complete.push({ asked, overview: null, error: node });
      else {
        const overview = incomplete === null ? toOverview(node, request) : withMissing(incomplete, node);
        const missing = await request.findMissing(overview, asked).catch(toRepositoryError);
        if ('error' in missing) complete.push({ asked, overview: null, error: missing.error });
        else if (missing.paths.length > 0) rest.unshift({ asked, incomplete: { overview, missing } });
        else complete.push({ asked, overview: { ...overview, at: missing.at }, error: null });
      }
    }
    if (left.length > 0) size = Math.ceil(batch.length / 2);
    else if (batch.length === size) size += 1;
    waiting = [...left, ...rest];
    yield* complete;
  }
}

function toRepositoryError(error: unknown): { readonly error: unknown } {
  if (isError(error) && endsRun(error.code)) throw error;
  return { error };
}

type Response = GraphQLResponse | StatusSnippetsError;

/** Sends a query for several repositories once, because it is divided then, and one for a single repository as any other. */
async function send(client: GitHubClient, batch: readonly Waiting[], request: Request): Promise<Response> {
  const [only, ...others] = batch;
  const isDivisible = others.length > 0;
  const operation = readOperation(isDivisible ? `${batch.length} repositories` : (only?.asked ?? ''));
  const document = { text: toDocument(batch, request), variables: {} };
  try {
    return await (isDivisible ? queryOnce : query)(client, document, operation);
  } catch (error) {
    if (!isError(error) || endsRun(error.code)) throw error;
    return error;
  }
}

/** The part of a response about one repository, or why it could not be read; null if GitHub gave up before it was read. */
function nodeIn(response: Response, alias: string, asked: string): RepositoryNode | StatusSnippetsError | null {
  if (isError(response)) return response;
  const { data, errors, lostBecause } = response;
  const isOwn = ({ path }: GraphQLError) => path.split('.')[0] === alias;
  if (lostBecause !== undefined && (!data || errors.some((one) => isTooMuch(one) && (isOwn(one) || one.path === '')))) {
    return null;
  }
  const node = requireObject<Readonly<Record<string, RepositoryNode | null>>>(data)[alias];
  const error = errors.find((one) => isOwn(one) && !isMissingFile(one)) ?? (node ? undefined : errors[0]);
  return node && error === undefined ? node : toGitHubError(error, readOperation(asked));
}

/** True for a path that is not there, which is null and an error. */
function isMissingFile({ type, path }: GraphQLError): boolean {
  return type === 'NOT_FOUND' && /\.f\d+$/.test(path);
}

function readOperation(what: string): Operation {
  return { description: `Reading ${what} failed`, permission: 'contents: read' };
}

/** The folders whose names are read first. Both are in nearly every repository, and both can contain the README. */
const folders = ['', '.github'];

/**
 * The query for several repositories, which the response contains as `r0`, `r1` … Each object is one look-up, and a query with
 * hundreds is too much for GitHub: so the first one asks for `HEAD:path`, because `file` and its object are two.
 */
function toDocument(batch: readonly Waiting[], { files, pullRequestBranch }: Request): string {
  const aliases = batch.map(({ asked, incomplete }, index) => {
    const [owner, name] = asked.split('/').map((part) => JSON.stringify(part));
    const fields = incomplete === null ? '...Overview' : missingField(incomplete.missing);
    return `  r${index}: repository(owner: ${owner}, name: ${name}) { ${fields} }`;
  });
  const objects = [...folders, ...files].map((path, index) => {
    return `f${index}: object(expression: ${JSON.stringify(`HEAD:${path}`)}) {
    oid ... on Tree { entries { name type mode } } ... on Blob { byteSize text }
  }`;
  });
  const overview = `fragment Overview on Repository {
  id nameWithOwner url ${flagFields}
  defaultBranchRef { name target { oid } }
  ${objects.join(' ')}
  ${branchField(pullRequestBranch)}
}`;
  const isFirst = batch.some(({ incomplete }) => incomplete === null);
  return `query Repositories {
${aliases.join('\n')}
}
${isFirst ? overview : ''}`;
}

function missingField({ at, paths }: Missing): string {
  return `object(oid: ${JSON.stringify(at?.commit)}) { ... on Commit { ${fileFields(paths)} } }`;
}

function branchField(branch: string | null | undefined): string {
  if (branch === undefined) return '';
  const name = JSON.stringify(`refs/heads/${branch ?? pullRequestBranchPrefix}`);
  return branch === null
    ? `ours: refs(refPrefix: ${name}, first: 1) { nodes { name } }`
    : `ours: ref(qualifiedName: ${name}) { name }`;
}

interface ContentNode extends Pick<Blob, 'oid' | 'byteSize' | 'text'> {
  readonly entries?: readonly Pick<TreeEntry, 'name' | 'type' | 'mode'>[] | null;
}

interface RepositoryNode extends Flags, Pick<Repository, 'id' | 'nameWithOwner' | 'url'> {
  readonly defaultBranchRef: { readonly name: string; readonly target: { readonly oid: string } } | null;
  readonly ours?: { readonly nodes?: readonly unknown[] } | null;
  readonly [path: `f${number}`]: ContentNode | null;
  readonly object?: { readonly [path: `f${number}`]: EntryNode | null } | null;
}

function toOverview(node: RepositoryNode, { files }: Request): Overview {
  const { id, nameWithOwner: name, url, defaultBranchRef, ours } = node;
  const entries = new Map<string, Entry | null>();
  for (const [index, path] of [...folders, ...files].entries()) {
    const content = node[`f${index}`] ?? null;
    const listed = node.f0?.entries?.find((one) => one.name === path);
    if (content === null || path === '') entries.set(path, toEntry(content));
    // What is not listed was added meanwhile: it counts as not read.
    else if (listed !== undefined) entries.set(path, toEntry({ ...listed, oid: content.oid, object: content }));
  }
  const branch = defaultBranchRef?.name ?? null;
  const at = defaultBranchRef && {
    id,
    repository: name,
    url,
    defaultBranch: branch,
    branch,
    rules: [],
    needsUpToDateBranches: false,
    commit: defaultBranchRef.target.oid,
    history: [],
    entries,
    listing: null,
    pullRequestBranch: null,
    closed: [],
  };
  const hasPullRequestBranch = ours !== null && ours !== undefined && ours.nodes?.length !== 0;
  return { name, skipReason: at === null ? 'empty' : skipReasonOf(node), at, hasPullRequestBranch };
}

function withMissing({ overview, missing }: NonNullable<Waiting['incomplete']>, node: RepositoryNode): Overview {
  const added = missing.paths.map((path, index) => [path, toEntry(node.object?.[`f${index}`])] as const);
  const entries = new Map([...(missing.at?.entries ?? []), ...added]);
  return { ...overview, at: missing.at && { ...missing.at, entries } };
}
