import { createHash } from 'node:crypto';
import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';
import {
  branchDocument,
  type Content,
  commitDocument,
  commitIn,
  type Entry,
  isLargeFile,
  type RepositoryNode,
  readOperation,
  requireRepository,
  type Target,
} from './branch-query.ts';
import { type GitHubClient, get, hasUnknownField, query } from './client.ts';
import type { GraphQLError } from './request-failure.ts';

export const regularFileMode = 0o100644;
const executableFileMode = 0o100755;
export const symlinkMode = 0o120000;
const folderMode = 0o040000;

/** Paths start at the top of the repository, without `./`; the empty path is the top folder. */
export interface Selection {
  /** They may be missing. */
  readonly paths: readonly string[];
  /** Selects further files of all in the tree; null if there are no folders and globs, so that it need not be listed. */
  readonly select: ((files: readonly string[]) => Promise<readonly { readonly path: string }[]>) | null;
}

/** The files of a commit, without symbolic links and submodules. */
interface TreeListing {
  readonly oid: string;
  readonly files: readonly (Entry & { readonly path: string })[];
}

export interface FilesAt extends RepositoryNode {
  readonly commit: { readonly oid: string };
  /** Null for a path where the commit has nothing. */
  readonly entries: ReadonlyMap<string, Entry | null>;
  /** The ids of what the branch of the pull request has at these paths. */
  readonly headOids: ReadonlyMap<string, string>;
  readonly listing: TreeListing | null;
}

/** GitHub gives up on queries with too many. */
const maxPathsPerQuery = 8;

/**
 * For a folder or a glob, the tree is listed first, by the name of the branch.
 * @throws {StatusSnippetsError} if the repository, branch or commit does not exist, or GitHub refuses
 */
export async function readAt(client: GitHubClient, target: Target, selection: Selection): Promise<FilesAt> {
  const start = 'commit' in target ? target.commit : (target.branch ?? 'HEAD');
  const listing = selection.select === null ? null : await listIfExists(client, target.repository, start);
  const paths = await selectedPaths(selection, listing);
  const at = await readFirst(client, target, paths.slice(0, maxPathsPerQuery), listing);
  return readMore(client, at, selection);
}

/** Returns null if there is no such commit, about which the query that follows has a better message. */
async function listIfExists(client: GitHubClient, repository: string, commit: string): Promise<TreeListing | null> {
  try {
    return await listTree(client, repository, commit);
  } catch (error) {
    if (isError(error, 'not-found', 'empty-repository')) return null;
    throw error;
  }
}

/** @see https://docs.github.com/en/rest/git/trees#get-a-tree */
async function listTree(client: GitHubClient, repository: string, tree: string): Promise<TreeListing> {
  const route = 'git/trees/{tree}?recursive=1';
  interface Page {
    readonly sha: string;
    readonly truncated?: boolean;
    readonly tree: readonly { path: string; mode: string; type: string; sha: string; size?: number }[];
  }
  const page = await get<Page>(client, repository, route, { tree }, `Listing ${repository} failed`);
  if (page.truncated) {
    const message = 'contains more entries than GitHub lists; specify files instead of a glob';
    throw filesRefused([{ path: 'the top directory', code: 'tree-truncated', message }]);
  }
  const files = page.tree.flatMap(({ path, mode: octal, type, sha: oid, size: byteSize = 0 }) => {
    const mode = Number.parseInt(octal, 8);
    return type === 'blob' && isFileMode(mode) ? [{ path, oid, mode, type, object: { byteSize } }] : [];
  });
  return { oid: page.sha, files };
}

function isFileMode(mode: number): boolean {
  return mode === regularFileMode || mode === executableFileMode;
}

async function selectedPaths({ paths, select }: Selection, listing: TreeListing | null): Promise<string[]> {
  const listed = select === null || listing === null ? [] : await select(listing.files.map(({ path }) => path));
  return [...new Set([...paths, ...listed.map(({ path }) => path)])];
}

async function readFirst(
  client: GitHubClient,
  target: Target,
  paths: readonly string[],
  listing: TreeListing | null,
  withRules = true,
): Promise<FilesAt> {
  const document =
    'commit' in target
      ? commitDocument(target.repository, target.commit, paths)
      : branchDocument(target, paths, withRules);
  const operation = readOperation(target.repository);
  const response = await query(client, document, operation);
  // Older servers do not know rules, which only an automatic merge needs.
  if (withRules && hasUnknownField(response.errors)) return readFirst(client, target, paths, listing, false);
  const node = requireRepository(response, operation);
  const commit = commitIn(node, target);
  const at: FilesAt = {
    ...node,
    commit,
    entries: new Map(),
    headOids: new Map(),
    // A listing of another commit is dropped. If the repository was requested by an old name, the listing may be missing. In
    // both cases, the tree of this commit is listed by the current name when it is needed.
    listing: listing?.oid === commit.oid ? listing : null,
  };
  return addFiles(client, at, paths, node, response.errors);
}

export async function addFiles(
  client: GitHubClient,
  at: FilesAt,
  paths: readonly string[],
  node: Pick<RepositoryNode, 'base' | 'object' | `h${number}`>,
  errors: readonly GraphQLError[],
): Promise<FilesAt> {
  const entries = new Map(at.entries);
  const headOids = new Map(at.headOids);
  const commit = node.object ?? node.base?.target;
  for (const [index, path] of paths.entries()) {
    entries.set(path, toEntry(commit?.[`f${index}`]));
    const ofHead = node[`h${index}`];
    if (ofHead) headOids.set(path, ofHead.oid);
    if (!errors.some((error) => isLargeFile(error) && error.path.endsWith(`.f${index}`))) continue;
    const { files } = await listTree(client, at.nameWithOwner, at.commit.oid);
    entries.set(path, files.find((file) => file.path === path) ?? null);
  }
  return { ...at, entries, headOids };
}

/** The top folder has no mode, because it is not an entry of another folder. */
export function toEntry(node: Entry | Content | null | undefined): Entry | null {
  if (!node) return null;
  return 'mode' in node ? node : { mode: folderMode, type: 'tree', oid: '', object: node };
}

export async function readMore(client: GitHubClient, first: FilesAt, selection: Selection): Promise<FilesAt> {
  const missing = await findMissing(client, first, selection);
  let { at } = missing;
  const operation = readOperation(at.nameWithOwner);
  for (let start = 0; start < missing.paths.length; start += maxPathsPerQuery) {
    const paths = missing.paths.slice(start, start + maxPathsPerQuery);
    const document = commitDocument(at.nameWithOwner, at.commit.oid, paths, at.head?.target.oid);
    const response = await query(client, document, operation);
    at = await addFiles(client, at, paths, requireRepository(response, operation), response.errors);
  }
  return at;
}

/** What is selected and was not read yet. Lists the tree if the selection needs that. */
export async function findMissing(
  client: GitHubClient,
  at: FilesAt,
  selection: Selection,
): Promise<{ readonly at: FilesAt; readonly paths: readonly string[] }> {
  const isListed = selection.select === null || at.listing !== null;
  const listing = isListed ? at.listing : await listTree(client, at.nameWithOwner, at.commit.oid);
  const paths = await selectedPaths(selection, listing);
  return { at: { ...at, listing }, paths: paths.filter((path) => !at.entries.has(path)) };
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

/**
 * Throws one error about all files that are not UTF-8 text. A text whose id is not that of the blob was cut (at 512,000
 * bytes), converted or is binary, so the blob is fetched.
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
    const result = await readText(client, at, path, options);
    if (typeof result === 'string') files.push({ path, text: result });
    else refused.push({ path, ...result });
  }
  if (refused.length > 0) throw filesRefused(refused);
  return files;
}

async function readText(
  client: GitHubClient,
  { nameWithOwner, base, commit, entries }: FilesAt,
  path: string,
  { maxBytes, isRelevant = () => true }: TextOptions,
): Promise<string | FileRefusal> {
  const entry = entries.get(path);
  if (!entry) {
    const place = base ? `on branch "${base.name}"` : `at commit ${commit.oid}`;
    return { code: 'missing', message: `does not exist ${place}` };
  }
  const refusal = findRefusal(entry);
  if (refusal !== null) return refusal;
  const { oid, object } = entry;
  const tooLarge: FileRefusal = { code: 'too-large', message: `is larger than ${maxBytes / 1024 / 1024} MiB` };
  const isTooLarge = (object?.byteSize ?? 0) > maxBytes;
  // If the path is relevant even with empty content, the content does not matter: a large file is refused, not fetched.
  if (isTooLarge && isRelevant(path, '')) return tooLarge;
  const hasBlobId = (bytes: Buffer) => blobOid(bytes, oid) === oid;
  if (typeof object?.text === 'string' && hasBlobId(Buffer.from(object.text))) return object.text;
  const description = `Reading ${path} failed`;
  // As base64, because Octokit decodes a raw response as text and drops a byte-order mark.
  const blob = await get<{ content: string }>(client, nameWithOwner, 'git/blobs/{oid}', { oid }, description);
  const bytes = Buffer.from(blob.content, 'base64');
  if (!hasBlobId(bytes)) return { code: 'damaged', message: `arrived incomplete (blob ${oid})` };
  if (!isRelevant(path, bytes.toString('latin1'))) return '';
  if (isTooLarge) return tooLarge;
  const decoded = bytes.toString();
  return hasBlobId(Buffer.from(decoded)) ? decoded : { code: 'not-utf8', message: 'is not UTF-8 text' };
}

type FileRefusal = { readonly code: ErrorCode; readonly message: string };

function findRefusal({ mode, type }: Entry): FileRefusal | null {
  if (type === 'tree') return { code: 'folder', message: 'is a folder, but a file is required' };
  if (type === 'commit') return { code: 'submodule', message: 'is a submodule, not a file' };
  if (mode === symlinkMode) {
    return { code: 'symlink', message: 'is a symbolic link; specify the file it points to' };
  }
  return isFileMode(mode) ? null : { code: 'irregular', message: 'is not a regular file' };
}

/** SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function blobOid(bytes: Uint8Array, anyOid: string): string {
  const algorithm = anyOid.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export function filesRefused(
  files: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[],
): StatusSnippetsError {
  return new StatusSnippetsError('file-refused', {
    problem: files.map(({ path, message }) => `${path} ${message}.`).join(' '),
    fix: 'Nothing was written. Correct `files` (the input, or the key of status-snippets.json).',
    files,
  });
}
