import type { Blob, Repository, TreeEntry } from '@octokit/graphql-schema';
import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';
import {
  type GitHubClient,
  type GraphQLDocument,
  type GraphQLResponse,
  get,
  hasUnknownField,
  ownerAndName,
  query,
  requireObject,
} from './client.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import type { GraphQLError } from './request-failure.ts';
import {
  blobOid,
  executableFileMode,
  folderMode,
  listTree,
  regularFileMode,
  symlinkMode,
  type TreeListing,
} from './tree.ts';

/** Where to read: at the head of a branch, or at a commit. */
export type Target = BranchTarget | { readonly repository: string; readonly commit: string };

export interface BranchTarget {
  /** `owner/name`. An old name of a renamed repository is possible. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The branch of the pull request; if absent, nothing about pull requests is read. */
  readonly pullRequestBranch?: string;
}

/** What to read. Paths start at the top of the repository, without `./`; the empty path is the top folder. */
export interface Selection {
  /** Files and folders. They may be missing. */
  readonly paths: readonly string[];
  /** Selects further files of all in the tree; null if there are no folders and globs, so that it need not be listed. */
  readonly select: ((files: readonly string[]) => Promise<readonly string[]>) | null;
}

export interface Entry {
  readonly mode: number;
  /** `blob`, `tree` or `commit` (a submodule). */
  readonly type: string;
  readonly oid: string;
  readonly sizeBytes: number;
  /** The text from GitHub's response, perhaps cut or converted from another encoding; null for binary content. */
  readonly text: string | null;
  /** What is directly in a folder; empty if the entry is none. */
  readonly names: readonly { readonly name: string; readonly type: string }[];
}

export interface HistoryCommit {
  readonly oid: string;
  readonly url: string;
  readonly message: string;
  readonly committerEmail: string;
  readonly parents: readonly string[];
}

export interface PullRequest {
  readonly id: string;
  readonly number: number;
  readonly url: string;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly baseRefName: string;
  readonly headRefOid: string;
  /** True if the branch or the base of the pull request is in another repository. */
  readonly isCrossRepository: boolean;
}

export interface PullRequestBranch {
  readonly oid: string;
  /** Infinite if GitHub cannot compare the branches. */
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly tip: HistoryCommit;
  readonly openPullRequests: readonly PullRequest[];
  readonly oids: ReadonlyMap<string, string>;
}

/** A commit of a repository with what was read of it so far. */
export interface FilesAt {
  readonly id: string;
  /** The current `owner/name`, even if the repository was requested by an old name. */
  readonly repository: string;
  readonly url: string;
  readonly defaultBranch: string | null;
  /** Null if the commit was not read as the head of a branch. */
  readonly branch: string | null;
  /** What the rules of the branch require, in words; empty if that is not known. */
  readonly rules: readonly string[];
  /** Whether a ruleset lets only branches merge that have all commits of this one. */
  readonly needsUpToDateBranches: boolean;
  readonly commit: string;
  /** The last commits, the newest first; empty if the commit was not read as the head of a branch. */
  readonly history: readonly HistoryCommit[];
  /** What the commit has at each path that was read; null if it has nothing there. */
  readonly entries: ReadonlyMap<string, Entry | null>;
  /** Null if the files were not listed. */
  readonly listing: TreeListing | null;
  /** Null if it does not exist, or was not requested. */
  readonly pullRequestBranch: PullRequestBranch | null;
  /** Closed and merged pull requests from that branch into this one, the newest first. */
  readonly closed: readonly PullRequest[];
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export interface TextOptions {
  readonly maxBytes: number;
  /** Whether a file with these bytes, each as a character, matters to the run; others count as empty. */
  readonly isRelevant?: (path: string, bytes: string) => boolean;
}

/** How many paths of a commit one query looks at. GitHub gives up on queries with too many. */
const maxPathsPerQuery = 8;

/** How many commits of a branch are searched for one whose response was lost. */
const maxCommits = 10;

/**
 * Reads what is selected, in one query unless it is more than fits. If the selection contains a folder or a glob, the tree is
 * listed first, by the name of the branch.
 *
 * @throws {StatusSnippetsError} if the repository, branch or commit does not exist, or GitHub refuses
 */
export async function readAt(client: GitHubClient, target: Target, selection: Selection): Promise<FilesAt> {
  const start = 'commit' in target ? target.commit : (target.branch ?? 'HEAD');
  const listing = selection.select === null ? null : await listIfExists(client, target.repository, start);
  const paths = await selectedPaths(selection, listing);
  const at = await readFirst(client, target, paths.slice(0, maxPathsPerQuery), listing);
  return readMore(client, at, selection);
}

/** Reads what is selected and was not read yet. */
export async function readMore(client: GitHubClient, first: FilesAt, selection: Selection): Promise<FilesAt> {
  const missing = await findMissing(client, first, selection);
  let { at } = missing;
  const operation = readOperation(at);
  for (let start = 0; start < missing.paths.length; start += maxPathsPerQuery) {
    const paths = missing.paths.slice(start, start + maxPathsPerQuery);
    const response = await query(client, filesDocument(at, paths), operation);
    at = await addFiles(client, at, paths, requireRepository(response, operation), response.errors);
  }
  return at;
}

/** Finds out what is selected and was not read yet. Lists the tree if the selection needs that. */
export async function findMissing(
  client: GitHubClient,
  at: FilesAt,
  selection: Selection,
): Promise<{ readonly at: FilesAt; readonly paths: readonly string[] }> {
  const isListed = selection.select === null || at.listing !== null;
  const listing = isListed ? at.listing : await listTree(client, at.repository, at.commit);
  const paths = await selectedPaths(selection, listing);
  return { at: { ...at, listing }, paths: paths.filter((path) => !at.entries.has(path)) };
}

/** The selected paths without duplicates, first those that the selection names. */
async function selectedPaths({ paths, select }: Selection, listing: TreeListing | null): Promise<string[]> {
  const listed = select === null || listing === null ? [] : await select(listing.files.map(({ path }) => path));
  return [...new Set([...paths, ...listed])];
}

/**
 * Reads the texts of files whose entries were read. If files cannot be read as UTF-8 text, it throws an error that names all
 * of them. The text in the response is used if its id is that of the blob. Otherwise (cut at 512,000 bytes, in another
 * encoding, or binary) the blob is fetched.
 */
export async function readTexts(
  client: GitHubClient,
  at: FilesAt,
  paths: readonly string[],
  options: TextOptions,
): Promise<TextFile[]> {
  const files: TextFile[] = [];
  const refused: { path: string; code: ErrorCode; message: string }[] = [];
  for (const path of paths) {
    const entry = at.entries.get(path) ?? null;
    const result = findRefusal(entry) ?? (entry && (await readText(client, at, path, entry, options)));
    if (result === null) refused.push({ path, code: 'missing', message: `does not exist ${whereOf(at)}` });
    else if (typeof result === 'string') files.push({ path, text: result });
    else refused.push({ path, ...result });
  }
  if (refused.length > 0) throw filesRefused(refused);
  return files;
}

/** The error about files that cannot be read as text, or must not be written. */
export function filesRefused(
  files: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[],
): StatusSnippetsError {
  return new StatusSnippetsError('file-refused', {
    problem: files.map(({ path, message }) => `${path} ${message}.`).join(' '),
    fix: 'Nothing was written. Correct `files` (the input, or the key of status-snippets.json).',
    files,
  });
}

/* The query for a branch or a commit, and the one for more files of a commit. */

interface Nodes<T> {
  readonly nodes?: readonly T[] | null;
}

interface FolderNode {
  readonly entries?: readonly Pick<TreeEntry, 'name' | 'type'>[] | null;
}

export interface EntryNode extends Pick<TreeEntry, 'mode' | 'type'> {
  readonly oid: string;
  readonly object?: Partial<Pick<Blob, 'byteSize' | 'text'> & FolderNode> | null;
}

/** The fields `f0`, `f1` … of a commit: the entry at each path, and the folder itself for the empty path. */
type FileFields = Readonly<Record<`f${number}`, EntryNode | FolderNode | null | undefined>>;

type CommitNode = FileFields & {
  readonly oid: string;
  readonly tree: { readonly oid: string };
  readonly history?: Nodes<{
    readonly oid: string;
    readonly url: string;
    readonly message: string;
    readonly committer?: { readonly email?: string | null } | null;
    readonly parents: Nodes<{ readonly oid: string }>;
  }>;
};

interface RefNode {
  readonly name: string;
  readonly rules?: Nodes<{
    readonly type: string;
    readonly parameters?: { readonly strictRequiredStatusChecksPolicy?: boolean } | null;
  }> | null;
  readonly compare?: { readonly aheadBy: number; readonly behindBy: number } | null;
  readonly associatedPullRequests?: Nodes<PullRequest>;
  readonly target?: CommitNode | null;
}

interface RepositoryNode extends Pick<Repository, 'id' | 'nameWithOwner'> {
  readonly url: string;
  readonly defaultBranchRef?: { readonly name: string } | null;
  readonly mergeQueue?: object | null;
  readonly base?: RefNode | null;
  readonly head?: RefNode | null;
  readonly commit?: CommitNode | null;
  readonly headCommit?: FileFields | null;
  readonly closed?: Nodes<PullRequest>;
}

async function readFirst(
  client: GitHubClient,
  target: Target,
  paths: readonly string[],
  listing: TreeListing | null,
  withRules = true,
): Promise<FilesAt> {
  const operation = readOperation(target);
  const response = await query(client, firstDocument(target, paths, withRules), operation);
  // Older servers do not know rules or merge queues. Both are read only for messages.
  if (withRules && hasUnknownField(response.errors)) return readFirst(client, target, paths, listing, false);
  const node = requireRepository(response, operation);
  const { base = null, head = null, closed } = node;
  const commit = node.commit ?? base?.target;
  if (!commit) throw missingCommit(node, target, operation);
  const at: FilesAt = {
    id: node.id,
    repository: node.nameWithOwner,
    url: node.url,
    defaultBranch: node.defaultBranchRef?.name ?? null,
    branch: base?.name ?? null,
    rules: describeRules(node),
    needsUpToDateBranches: (base?.rules?.nodes ?? []).some((rule) => rule.parameters?.strictRequiredStatusChecksPolicy),
    commit: commit.oid,
    history: toHistory(commit),
    entries: new Map(),
    // A listing of another commit is dropped. If the repository was requested by an old name, the listing may be missing. In
    // both cases, the tree of this commit is listed by the current name when it is needed.
    listing: listing && [commit.oid, commit.tree.oid].includes(listing.oid) ? listing : null,
    pullRequestBranch: toPullRequestBranch(head),
    closed: (closed?.nodes ?? []).filter(({ isCrossRepository }) => !isCrossRepository),
  };
  return addFiles(client, at, paths, node, response.errors);
}

function firstDocument(target: Target, paths: readonly string[], withRules: boolean): GraphQLDocument {
  const files = `tree { oid } ${fileFields(paths)}`;
  if ('commit' in target) {
    const fields = `commit: object(oid: ${quoted(target.commit)}) { oid ... on Commit { ${files} } }`;
    return repositoryDocument('Commit', target.repository, fields);
  }
  const { repository, branch, pullRequestBranch } = target;
  const strict = '... on RequiredStatusChecksParameters { strictRequiredStatusChecksPolicy }';
  const fields = `${withRules ? `mergeQueue${branch === null ? '' : `(branch: ${quoted(branch)})`} { id }` : ''}
    base: ${branch === null ? 'defaultBranchRef' : `ref(qualifiedName: ${quoted(`refs/heads/${branch}`)})`} {
      name
      ${withRules ? `rules(first: 50) { nodes { type parameters { ${strict} } } }` : ''}
      target { oid ... on Commit { ${historyFields(maxCommits)} ${files} } }
    }
    ${pullRequestBranch === undefined ? '' : pullRequestFields(branch ?? '', pullRequestBranch, paths)}`;
  return repositoryDocument('Branch', repository, fields);
}

/**
 * The fields for the pull request branch, its open pull requests and the last closed ones. Open pull requests are read from
 * the branch, which excludes branches of forks with the same name. Closed pull requests are read from the repository,
 * because the branch may be deleted.
 */
function pullRequestFields(base: string, head: string, paths: readonly string[]): string {
  const nodes = '{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }';
  return `head: ref(qualifiedName: ${quoted(`refs/heads/${head}`)}) {
      name
      compare(headRef: ${quoted(base)}) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) ${nodes}
      target { oid ... on Commit { tree { oid } ${historyFields(1)} ${oidFields(paths)} } }
    }
    closed: pullRequests(
      headRefName: ${quoted(head)}, baseRefName: ${quoted(base)}, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) ${nodes}`;
}

function historyFields(count: number): string {
  return `history(first: ${count}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`;
}

/** The query for files at a commit, and for the ids of the same files in the pull request branch if there is one. */
function filesDocument({ repository, commit, pullRequestBranch }: FilesAt, paths: readonly string[]): GraphQLDocument {
  const fields = [`commit: object(oid: ${quoted(commit)}) { oid ... on Commit { ${fileFields(paths)} } }`];
  if (pullRequestBranch !== null) {
    fields.push(`headCommit: object(oid: ${quoted(pullRequestBranch.oid)}) { ... on Commit { ${oidFields(paths)} } }`);
  }
  return repositoryDocument('Files', repository, fields.join('\n    '));
}

function repositoryDocument(name: string, repository: string, fields: string): GraphQLDocument {
  const text = `query ${name}($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    id nameWithOwner url defaultBranchRef { name }
    ${fields}
  }
}`;
  return { text, variables: ownerAndName(repository) };
}

function fileFields(paths: readonly string[]): string {
  const names = 'entries { name type }';
  const entry = `{ mode type oid object { ... on Blob { byteSize text } ... on Tree { ${names} } } }`;
  const field = (path: string) => (path === '' ? `tree { ${names} }` : `file(path: ${quoted(path)}) ${entry}`);
  return paths.map((path, index) => `f${index}: ${field(path)}`).join(' ');
}

function oidFields(paths: readonly string[]): string {
  return paths.map((path, index) => (path === '' ? '' : `f${index}: file(path: ${quoted(path)}) { oid }`)).join(' ');
}

/** A string of a GraphQL document, whose syntax for strings includes that of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Adds the entries at these paths, and the ids of the blobs in the pull request branch. */
async function addFiles(
  client: GitHubClient,
  at: FilesAt,
  paths: readonly string[],
  { base, head, commit = base?.target, headCommit = head?.target }: RepositoryNode,
  errors: readonly GraphQLError[],
): Promise<FilesAt> {
  const entries = new Map(at.entries);
  const oids = new Map(at.pullRequestBranch?.oids);
  for (const [index, path] of paths.entries()) {
    entries.set(path, toEntry(commit?.[`f${index}`]));
    const ofHead = headCommit?.[`f${index}`];
    if (ofHead && 'oid' in ofHead) oids.set(path, ofHead.oid);
  }
  // GraphQL does not read files above 10 MB. Their entries come from the listing of the tree.
  for (const error of errors.filter(isLargeFile)) {
    const path = paths[Number(/\d+$/.exec(error.path)?.[0])] ?? '';
    const isOfHead = error.path.startsWith('repository.head');
    const { files } = await listTree(client, at.repository, isOfHead ? (at.pullRequestBranch?.oid ?? '') : at.commit);
    const file = files.find((candidate) => candidate.path === path);
    if (file !== undefined && isOfHead) oids.set(path, file.oid);
    else if (file !== undefined) entries.set(path, { ...file, text: null, names: [] });
  }
  return { ...at, entries, pullRequestBranch: at.pullRequestBranch && { ...at.pullRequestBranch, oids } };
}

export function toEntry(node: EntryNode | FolderNode | null | undefined): Entry | null {
  if (!node) return null;
  // The top folder has no mode, because it is not an entry of another folder.
  if (!('mode' in node)) {
    return { mode: folderMode, type: 'tree', oid: '', sizeBytes: 0, text: null, names: node.entries ?? [] };
  }
  const { mode, type, oid, object } = node;
  return {
    mode,
    type,
    oid,
    sizeBytes: object?.byteSize ?? 0,
    text: object?.text ?? null,
    names: object?.entries ?? [],
  };
}

function toHistory(commit: CommitNode): HistoryCommit[] {
  return (commit.history?.nodes ?? []).map(({ committer, parents, ...fields }) => ({
    ...fields,
    committerEmail: committer?.email ?? '',
    parents: (parents.nodes ?? []).map(({ oid }) => oid),
  }));
}

function toPullRequestBranch(head: RefNode | null): PullRequestBranch | null {
  const [tip] = head?.target ? toHistory(head.target) : [];
  if (head === null || tip === undefined) return null;
  return {
    oid: tip.oid,
    tip,
    // GitHub counts how far the base is ahead of this branch and behind it, so the two counts are swapped. If it cannot
    // compare them, the commits count as made by others.
    aheadBy: head.compare?.behindBy ?? Number.POSITIVE_INFINITY,
    behindBy: head.compare?.aheadBy ?? 0,
    openPullRequests: head.associatedPullRequests?.nodes ?? [],
    oids: new Map(),
  };
}

/** Descriptions of the rules that a pull request can satisfy, by GitHub's type. */
const ruleDescriptions: Readonly<Record<string, string>> = {
  PULL_REQUEST: 'a pull request',
  MERGE_QUEUE: 'the merge queue',
  REQUIRED_STATUS_CHECKS: 'passing checks',
  REQUIRED_DEPLOYMENTS: 'successful deployments',
  WORKFLOWS: 'passing workflows',
  CODE_SCANNING: 'code scanning',
};

/** Describes rules for messages only. The API does not show who may bypass a rule, so a write is attempted in any case. */
function describeRules({ base, mergeQueue }: RepositoryNode): string[] {
  const types = (base?.rules?.nodes ?? []).map(({ type }) => type);
  if (mergeQueue) types.push('MERGE_QUEUE');
  return [...new Set(types)].map((type) => ruleDescriptions[type]).filter((rule) => rule !== undefined);
}

/** The repository in a response. Throws for an error that is not about one file or an optional field. */
function requireRepository({ data, errors }: GraphQLResponse, operation: Operation): RepositoryNode {
  // Not every token may see rules, and branches cannot be compared if one is missing.
  const optionalField = /^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/;
  const failure = errors.find((error) => !optionalField.test(error.path) && !isAboutFile(error));
  if (failure !== undefined) {
    const isAboutPullRequests = /associatedPullRequests|closed/.test(failure.path);
    throw toGitHubError(failure, { ...operation, ...(isAboutPullRequests && { permission: 'pull-requests: write' }) });
  }
  const { repository } = requireObject<{ repository?: unknown }>(data);
  return requireObject<RepositoryNode>(repository);
}

/** True if the error means only that a requested path does not exist or is too large for GraphQL. */
function isAboutFile(error: GraphQLError): boolean {
  return isLargeFile(error) || (error.type === 'NOT_FOUND' && /\.f\d+$/.test(error.path));
}

/** True if the error says that a requested file is larger than 10 MB, which GraphQL does not read. */
function isLargeFile({ path, message }: GraphQLError): boolean {
  return /\.f\d+$/.test(path) && /over 10 ?mb/i.test(message);
}

function missingCommit(
  { nameWithOwner, defaultBranchRef }: RepositoryNode,
  target: Target,
  operation: Operation,
): StatusSnippetsError {
  if ('commit' in target) return toGitHubError({ type: 'NOT_FOUND', message: `no object ${target.commit}` }, operation);
  if (!defaultBranchRef) return emptyRepository(nameWithOwner);
  return new StatusSnippetsError('branch-not-found', {
    problem: `Branch "${target.branch ?? 'HEAD'}" does not exist in ${nameWithOwner}.`,
    fix: `Set \`branch\` to an existing one; the default branch is "${defaultBranchRef.name}".`,
  });
}

function emptyRepository(nameWithOwner: string): StatusSnippetsError {
  return new StatusSnippetsError('empty-repository', {
    problem: `${nameWithOwner} has no commit yet.`,
    fix: 'Push a first commit with the files named in `files`.',
  });
}

function readOperation(place: Target | FilesAt): Operation {
  const where = 'commit' in place ? `${place.repository} at ${place.commit}` : place.repository;
  return { description: `Reading ${where} failed`, permission: 'contents: read' };
}

/** The listing of a tree; null if there is no such commit, about which the query that follows has a better message. */
async function listIfExists(client: GitHubClient, repository: string, commit: string): Promise<TreeListing | null> {
  try {
    return await listTree(client, repository, commit);
  } catch (error) {
    if (isError(error, 'not-found', 'empty-repository')) return null;
    throw error;
  }
}

/* Texts. */

type FileRefusal = { readonly code: ErrorCode; readonly message: string };

function findRefusal(entry: Entry | null): FileRefusal | null {
  if (entry === null) return null;
  const { mode, type } = entry;
  if (type === 'tree') return { code: 'folder', message: 'is a folder, but a file is required' };
  if (type === 'commit') return { code: 'submodule', message: 'is a submodule, not a file' };
  if (mode === symlinkMode) {
    return { code: 'symlink', message: 'is a symbolic link; specify the file it points to' };
  }
  const isRegular = mode === regularFileMode || mode === executableFileMode;
  return isRegular ? null : { code: 'irregular', message: 'is not a regular file' };
}

async function readText(
  client: GitHubClient,
  { repository }: FilesAt,
  path: string,
  { oid, text, sizeBytes }: Entry,
  { maxBytes, isRelevant = () => true }: TextOptions,
): Promise<string | FileRefusal> {
  const tooLarge: FileRefusal = { code: 'too-large', message: `is larger than ${maxBytes / 1024 / 1024} MiB` };
  const isTooLarge = sizeBytes > maxBytes;
  // If the path is relevant even with empty content, the content does not matter: a large file is refused, not fetched.
  if (isTooLarge && isRelevant(path, '')) return tooLarge;
  const hasBlobId = (bytes: Buffer) => blobOid(bytes, oid) === oid;
  if (text !== null && hasBlobId(Buffer.from(text))) return text;
  const description = `Reading ${path} failed`;
  // As base64, because Octokit decodes a raw response as text and drops a byte-order mark.
  const blob = await get<{ content?: string }>(client, repository, 'git/blobs/{oid}', { oid }, description);
  const bytes = Buffer.from(blob.content ?? '', 'base64');
  if (!hasBlobId(bytes)) return { code: 'damaged', message: `arrived incomplete (blob ${oid})` };
  if (!isRelevant(path, bytes.toString('latin1'))) return '';
  if (isTooLarge) return tooLarge;
  const decoded = bytes.toString();
  return hasBlobId(Buffer.from(decoded)) ? decoded : { code: 'not-utf8', message: 'is not UTF-8 text' };
}

function whereOf({ branch, commit }: FilesAt): string {
  return branch === null ? `at commit ${commit}` : `on branch "${branch}"`;
}
