import { createHash } from 'node:crypto';
import { isError, StatusSnippetsError } from '../core/errors.ts';
import {
  type CommitEntry,
  folderMode,
  folderOf,
  isFileMode,
  withFolders,
} from '../core/git-entry.ts';
import type { ObjectFields, RepositoryNode, Target } from './branch-query.ts';
import {
  commitDocument,
  commitIn,
  readOperation,
  requireRepository,
  targetDocument,
} from './branch-query.ts';
import { type GitHubClient, get, query } from './client.ts';

/** Paths start at the top of the repository, without `./`; the empty path is the top folder. */
export interface Selection {
  /** They may be missing. */
  readonly paths: readonly string[];
  /**
   * Selects further files of all in the tree; null if there are no folders and globs, so that it
   * need not be listed.
   */
  readonly select:
    | ((files: readonly string[]) => Promise<readonly { readonly path: string }[]>)
    | null;
}

/** What a commit contains, apart from folders. */
type TreeListing = Readonly<Awaited<ReturnType<typeof listTree>>>;

/** What is known of a commit. It grows when more is read. */
export interface KnownCommit extends RepositoryNode {
  readonly commit: { readonly oid: string };
  /** The paths that were read, and the folders above them. The commit may have nothing there. */
  readonly readPaths: Set<string>;
  /**
   * What is at these paths, and in the folders among them. The text is that of a file that was
   * read.
   */
  readonly entries: Map<string, CommitEntry & { readonly text?: string | null }>;
  /** The ids of what the branch of the pull request has at these paths. */
  readonly headOids: Map<string, string>;
  listing: TreeListing | null;
}

/** GitHub cuts the text of a longer file. */
const maxTextBytes = 512_000;

/** GitHub does not finish queries with too many. The folders above these paths are read besides. */
const maxPathsPerQuery = 8;

/**
 * Reads the first paths; `readMore` reads others. For a folder or a glob, the tree is listed first,
 * by the name of the branch.
 * @throws {StatusSnippetsError} if the repository, branch or commit does not exist, or GitHub
 * refuses
 */
export async function readCommit(
  client: GitHubClient,
  target: Target,
  selection: Selection,
): Promise<KnownCommit> {
  const start = 'commit' in target ? target.commit : (target.branch ?? 'HEAD');
  const listing =
    selection.select === null
      ? null
      : await listTree(client, target.repository, start).catch((error: unknown) => {
          // The query that follows has a better message about it.
          if (isError(error, 'not-found')) return null;
          throw error;
        });
  const files = [...(listing?.files ?? [])]
    .filter(([, { mode }]) => isFileMode(mode))
    .map(([path]) => path);
  const selected = (listing && (await selection.select?.(files))) ?? [];
  const first = new Set([...selection.paths, ...selected.map(({ path }) => path)]);
  const paths = withFolders([...first].slice(0, maxPathsPerQuery));
  const operation = readOperation(target.repository);
  const node = requireRepository(
    await query(client, targetDocument(target, paths), operation),
    operation,
  );
  const commit = commitIn(node, target);
  // A listing of another commit is dropped. If the repository was requested by an old name, the
  // listing may be missing. In both cases, the tree of this commit is listed by the current name
  // when it is needed.
  const current = listing?.oid === commit.oid ? listing : null;
  const known = knownCommit(node, commit, current);
  // The branch may move while GitHub reads the objects by its name. Then none of them counts, and
  // `readMore` reads them by the commit. `f0` is the top folder, which `withFolders` puts first.
  const isAtCommit = !node.base?.target || node.base.target.tree.oid === node.f0?.oid;
  if (isAtCommit) addObjects(known, paths, node);
  return known;
}

export function knownCommit(
  node: RepositoryNode,
  commit: KnownCommit['commit'],
  listing: TreeListing | null = null,
): KnownCommit {
  return {
    ...node,
    commit,
    readPaths: new Set(),
    entries: new Map(),
    headOids: new Map(),
    listing,
  };
}

/**
 * The entries of folders decide what the commit has. `readBlob` compares the id of a text with that
 * of its entry.
 * @param paths each after the folders above it
 */
export function addObjects(
  known: KnownCommit,
  paths: readonly string[],
  found: ObjectFields,
): void {
  const { readPaths, entries, headOids } = known;
  for (const [index, path] of paths.entries()) {
    const ofHead = found[`h${index}`];
    if (ofHead) headOids.set(path, ofHead.oid);
    const { oid, entries: listed = [], text = null } = found[`f${index}`] ?? {};
    if (path === '' && oid !== undefined) entries.set(path, { mode: folderMode, id: oid });
    const entry = entries.get(path);
    const isOtherFolder = entry?.mode === folderMode && entry.id !== oid;
    // A folder that GitHub did not show, or in another state, counts as not read, and so does what
    // is in it.
    const isUnread =
      path === '' ? oid === undefined : isOtherFolder || !readPaths.has(folderOf(path));
    if (isUnread) continue;
    readPaths.add(path);
    if (entry) entries.set(path, { ...entry, text });
    const prefix = path === '' ? '' : `${path}/`;
    for (const { name, mode, oid: id, size } of entry?.mode === folderMode ? listed : [])
      entries.set(prefix + name, {
        mode: mode.toString(8).padStart(folderMode.length, '0'),
        id,
        size,
      });
  }
}

/** @see https://docs.github.com/en/rest/git/trees#get-a-tree */
async function listTree(client: GitHubClient, repository: string, tree: string) {
  const path = `/repos/${repository}/git/trees/${encodeURIComponent(tree)}?recursive=1`;
  type Listed = {
    readonly path: string;
    readonly mode: string;
    readonly sha: string;
    /** Of files only. */
    readonly size?: number;
  };
  type TreeResponse = {
    readonly sha: string;
    readonly truncated?: boolean;
    readonly tree: readonly Listed[];
  };
  const listed = await get<TreeResponse>(client, path, `Listing ${repository} failed`);
  if (listed.truncated) {
    const [problem, fix] = [
      'contains more entries than GitHub lists',
      'name files instead of a glob',
    ];
    throw new StatusSnippetsError('not-readable', { subject: repository, problem, fix });
  }
  const files = listed.tree.filter(({ mode }) => mode !== folderMode);
  // The id is that of the commit, not of its tree: GitHub returns the id that the requested name
  // stands for.
  return {
    oid: listed.sha,
    files: new Map(files.map(({ path, mode, sha: id, size }) => [path, { mode, id, size }])),
  };
}

/** All that the commit contains, apart from folders. */
export async function listFiles(
  client: GitHubClient,
  known: KnownCommit,
): Promise<ReadonlyMap<string, CommitEntry>> {
  known.listing ??= await listTree(client, known.nameWithOwner, known.commit.oid);
  return known.listing.files;
}

/** Reads what is at these paths and was not read yet. */
export async function readMore(
  client: GitHubClient,
  known: KnownCommit,
  paths: readonly string[],
): Promise<void> {
  const { nameWithOwner, commit, head } = known;
  const operation = readOperation(nameWithOwner);
  const unread = new Set(unreadOf(known, paths));
  const missing = paths.filter((path) => unread.has(path));
  for (let from = 0; from < missing.length; from += maxPathsPerQuery) {
    // The query before may have read folders of these, too.
    const some = unreadOf(known, missing.slice(from, from + maxPathsPerQuery));
    if (some.length === 0) continue;
    const isCut = (path: string) => (sizeOf(known, path) ?? 0) > maxTextBytes;
    const document = commitDocument(nameWithOwner, commit.oid, some, {
      head: head?.target.oid,
      isCut,
    });
    addObjects(known, some, requireRepository(await query(client, document, operation), operation));
  }
}

/**
 * Reads the folders that contain these paths, and in the same queries what is at some of the paths.
 */
export async function readEntries(
  client: GitHubClient,
  known: KnownCommit,
  paths: readonly string[],
): Promise<void> {
  const isUnknown = (path: string) =>
    unreadOf(known, [path]).some((unread) => unread === '' || unread !== path);
  let unknown = paths.filter(isUnknown);
  while (unknown.length > 0) {
    await readMore(client, known, unknown.slice(0, maxPathsPerQuery));
    unknown = unknown.slice(maxPathsPerQuery).filter(isUnknown);
  }
}

function sizeOf({ entries, listing }: KnownCommit, path: string): number | undefined {
  return (entries.get(path) ?? listing?.files.get(path))?.size;
}

/**
 * These paths and the folders above them, without those that were read, and those that a folder is
 * known not to have.
 */
function unreadOf({ readPaths, entries }: KnownCommit, paths: readonly string[]): string[] {
  const absent = new Set<string>();
  return withFolders(paths).filter((path) => {
    const folder = folderOf(path);
    const isNotListed = path !== '' && readPaths.has(folder) && !entries.has(path);
    if (isNotListed || absent.has(folder)) absent.add(path);
    return !readPaths.has(path) && !absent.has(path);
  });
}

/**
 * What the files at these paths contain. A text is given away: it stays in memory only as long as
 * the caller needs it.
 */
export async function readBlobs(
  client: GitHubClient,
  known: KnownCommit,
  paths: readonly string[],
) {
  await readMore(client, known, paths);
  const blobs: (string | Buffer)[] = [];
  for (const path of paths) {
    blobs.push(await readBlob(client, known, path));
    const entry = known.entries.get(path);
    if (entry) known.entries.set(path, { ...entry, text: null });
  }
  return blobs;
}

/**
 * The text, or the bytes of its blob if the id of the text differs: it was cut (at 512,000 bytes),
 * converted or is binary.
 */
export async function readBlob(
  client: GitHubClient,
  known: KnownCommit,
  path: string,
): Promise<string | Buffer> {
  const { id: oid = '', text = null } = known.entries.get(path) ?? {};
  const hasBlobId = (bytes: Buffer) => blobId(bytes, oid) === oid;
  if (text !== null && hasBlobId(Buffer.from(text))) return text;
  // As base64, because Octokit decodes a raw response as text and drops a byte-order mark.
  const address = `/repos/${known.nameWithOwner}/git/blobs/${oid}`;
  const blob = await get<{ content: string }>(client, address, `Reading ${path} failed`);
  const bytes = Buffer.from(blob.content, 'base64');
  if (hasBlobId(bytes)) return bytes;
  const problem = `arrived incomplete (blob ${oid})`;
  throw new StatusSnippetsError('not-readable', { subject: path, problem, fix: 'run again' });
}

/** SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function blobId(bytes: Uint8Array, otherId: string): string {
  const hash = createHash(otherId.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
