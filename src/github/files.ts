import { createHash } from 'node:crypto';
import { isError, StatusSnippetsError } from '../text/errors.ts';
import { folderMode, isFileMode, withFolders } from '../text/git-entry.ts';
import {
  commitDocument,
  commitIn,
  type ObjectFields,
  type RepositoryNode,
  readOperation,
  requireRepository,
  type Target,
  type TreeEntry,
  targetDocument,
} from './branch-query.ts';
import { type GitHubClient, get, query } from './client.ts';

/** Paths start at the top of the repository, without `./`; the empty path is the top folder. */
export interface Selection {
  /** They may be missing. */
  readonly paths: readonly string[];
  /** Selects further files of all in the tree; null if there are no folders and globs, so that it need not be listed. */
  readonly select: ((files: readonly string[]) => Promise<readonly { readonly path: string }[]>) | null;
}

/** What a commit contains, apart from folders. */
interface TreeListing {
  readonly oid: string;
  readonly files: readonly { readonly path: string; readonly mode: string; readonly sha: string }[];
}

export interface FilesAt extends RepositoryNode {
  readonly commit: { readonly oid: string };
  /** What is at the paths that were read, and at the folders above them; null for a path where the commit has nothing. */
  readonly entries: ReadonlyMap<string, TreeEntry | null>;
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
  const listing =
    selection.select === null
      ? null
      : await listTree(client, target.repository, start).catch((error: unknown) => {
          // The query that follows has a better message about it.
          if (isError(error, 'not-found', 'empty-repository')) return null;
          throw error;
        });
  const paths = withFolders((await selectedPaths(selection, listing)).slice(0, maxPathsPerQuery));
  const operation = readOperation(target.repository);
  const node = requireRepository(await query(client, targetDocument(target, paths), operation), operation);
  const commit = commitIn(node, target);
  // A listing of another commit is dropped. If the repository was requested by an old name, the listing may be missing. In both
  // cases, the tree of this commit is listed by the current name when it is needed.
  const current = listing?.oid === commit.oid ? listing : null;
  const unread = { ...node, commit, entries: new Map(), headOids: new Map(), listing: current };
  // The branch may move while GitHub reads the objects by its name. Then all of them are read again, by the commit. `f0` is
  // the top folder, which `withFolders` puts first.
  const isAtCommit = !node.base?.target || node.base.target.tree.oid === node.f0?.oid;
  return isAtCommit ? addObjects(unread, paths, node) : unread;
}

/**
 * The listings decide what the commit has. The id of a text is compared with the listed one when the text is read.
 * @param paths each after the folders above it
 */
export function addObjects(at: FilesAt, paths: readonly string[], found: ObjectFields): FilesAt {
  const entries = new Map(at.entries);
  const headOids = new Map(at.headOids);
  for (const [index, path] of paths.entries()) {
    const ofHead = found[`h${index}`];
    if (ofHead) headOids.set(path, ofHead.oid);
    const object = found[`f${index}`] ?? null;
    if (path === '') {
      entries.set(path, object && { mode: folderMode, type: 'tree', oid: object.oid, object });
      continue;
    }
    const [folder, name] = splitPath(path);
    if (!entries.has(folder)) continue;
    const listed = entries.get(folder)?.object?.entries?.find((entry) => entry.name === name);
    // A folder whose names are not known counts as not read, and so does what is in it.
    if (listed?.type === 'tree' && object?.oid !== listed.oid) continue;
    const mode = listed?.mode.toString(8).padStart(folderMode.length, '0') ?? '';
    entries.set(path, listed ? { ...listed, mode, object } : null);
  }
  return { ...at, entries, headOids };
}

/** @see https://docs.github.com/en/rest/git/trees#get-a-tree */
async function listTree(client: GitHubClient, repository: string, tree: string): Promise<TreeListing> {
  const route = 'git/trees/{tree}?recursive=1';
  type ListingPage = { readonly sha: string; readonly truncated?: boolean; readonly tree: TreeListing['files'] };
  const listed = await get<ListingPage>(client, repository, { route, tree }, `Listing ${repository} failed`);
  if (listed.truncated) {
    const problem = 'contains more entries than GitHub lists';
    throw new StatusSnippetsError('tree-truncated', {
      subject: repository,
      problem,
      fix: 'name files instead of a glob',
    });
  }
  return { oid: listed.sha, files: listed.tree.filter(({ mode }) => mode !== folderMode) };
}

/** Adds the listing of the tree. */
export async function listFiles(
  client: GitHubClient,
  at: FilesAt,
): Promise<FilesAt & { readonly listing: TreeListing }> {
  return { ...at, listing: at.listing ?? (await listTree(client, at.nameWithOwner, at.commit.oid)) };
}

async function selectedPaths({ paths, select }: Selection, listing: TreeListing | null): Promise<string[]> {
  const files = (listing?.files ?? []).filter(({ mode }) => isFileMode(mode)).map(({ path }) => path);
  const listed = select === null || listing === null ? [] : await select(files);
  return [...new Set([...paths, ...listed.map(({ path }) => path)])];
}

/** Reads what is at these paths and was not read yet. */
export async function readMore(client: GitHubClient, first: FilesAt, paths: readonly string[]): Promise<FilesAt> {
  const { nameWithOwner, commit, head } = first;
  const operation = readOperation(nameWithOwner);
  const unread = new Set(unreadOf(first, paths));
  const missing = paths.filter((path) => unread.has(path));
  let at = first;
  for (let from = 0; from < missing.length; from += maxPathsPerQuery) {
    // The query before may have read folders of these, too.
    const some = unreadOf(at, missing.slice(from, from + maxPathsPerQuery));
    const document = commitDocument(nameWithOwner, commit.oid, some, head?.target.oid);
    at = addObjects(at, some, requireRepository(await query(client, document, operation), operation));
  }
  return at;
}

/** These paths and the folders above them, without those that were read, and those that a folder is known not to have. */
export function unreadOf({ entries }: FilesAt, paths: readonly string[]): string[] {
  const absent = new Set<string>();
  return withFolders(paths).filter((path) => {
    const [folder, name] = splitPath(path);
    const above = path === '' ? undefined : entries.get(folder);
    const isListed = above?.object?.entries?.some((entry) => entry.name === name) ?? true;
    if (above === null || absent.has(folder) || !isListed) absent.add(path);
    return !entries.has(path) && !absent.has(path);
  });
}

function splitPath(path: string): [folder: string, name: string] {
  const nameStart = path.lastIndexOf('/') + 1;
  return [path.slice(0, Math.max(nameStart - 1, 0)), path.slice(nameStart)];
}

/**
 * The text of a file that was read, or the bytes of its blob: a text whose id is not that of the blob was cut (at 512,000
 * bytes), converted or is binary.
 */
export async function readBlob(client: GitHubClient, at: FilesAt, path: string): Promise<string | Buffer> {
  const { oid = '', object } = at.entries.get(path) ?? {};
  const hasBlobId = (bytes: Buffer) => objectId('blob', bytes, oid) === oid;
  if (typeof object?.text === 'string' && hasBlobId(Buffer.from(object.text))) return object.text;
  const description = `Reading ${path} failed`;
  // As base64, because Octokit decodes a raw response as text and drops a byte-order mark.
  const blob = await get<{ content: string }>(client, at.nameWithOwner, { route: 'git/blobs/{oid}', oid }, description);
  const bytes = Buffer.from(blob.content, 'base64');
  if (hasBlobId(bytes)) return bytes;
  const problem = `arrived incomplete (blob ${oid})`;
  throw new StatusSnippetsError('damaged', { subject: path, problem, fix: 'run again' });
}

/** SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function objectId(type: 'blob' | 'commit', bytes: Uint8Array, otherId: string): string {
  const hash = createHash(otherId.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
