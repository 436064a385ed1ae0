import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';
import {
  type CommitDetails,
  commitIn,
  type Entry,
  filesDocument,
  firstDocument,
  isLargeFile,
  type RepositoryNode,
  readOperation,
  requireRepository,
  type Target,
  toDetails,
  toEntry,
} from './branch-query.ts';
import { type GitHubClient, get, hasUnknownField, query } from './client.ts';
import type { GraphQLError } from './request-failure.ts';
import { blobOid, executableFileMode, listTree, regularFileMode, symlinkMode, type TreeListing } from './tree.ts';

/** What to read. Paths start at the top of the repository, without `./`; the empty path is the top folder. */
export interface Selection {
  /** Files and folders. They may be missing. */
  readonly paths: readonly string[];
  /** Selects further files of all in the tree; null if there are no folders and globs, so that it need not be listed. */
  readonly select: ((files: readonly string[]) => Promise<readonly string[]>) | null;
}

/** A commit of a repository with what was read of it so far. */
export interface FilesAt extends CommitDetails {
  /** What the commit has at each path that was read; null if it has nothing there. */
  readonly entries: ReadonlyMap<string, Entry | null>;
  /** Null if the files were not listed. */
  readonly listing: TreeListing | null;
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
  const commit = commitIn(node, target);
  const at: FilesAt = {
    ...toDetails(node, commit),
    entries: new Map(),
    // A listing of another commit is dropped. If the repository was requested by an old name, the listing may be missing. In
    // both cases, the tree of this commit is listed by the current name when it is needed.
    listing: listing && [commit.oid, commit.tree.oid].includes(listing.oid) ? listing : null,
  };
  return addFiles(client, at, paths, node, response.errors);
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

/** The listing of a tree; null if there is no such commit, about which the query that follows has a better message. */
async function listIfExists(client: GitHubClient, repository: string, commit: string): Promise<TreeListing | null> {
  try {
    return await listTree(client, repository, commit);
  } catch (error) {
    if (isError(error, 'not-found', 'empty-repository')) return null;
    throw error;
  }
}

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
