import { createHash } from 'node:crypto';
import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';
import { folderMode, isFileMode, refusalOf, withFolders } from '../text/git-entry.ts';
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

/** The files of a commit, without symbolic links and submodules. */
interface TreeListing {
  readonly oid: string;
  readonly files: readonly { readonly path: string }[];
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
  const empty = { ...node, commit, entries: new Map(), headOids: new Map(), listing: current };
  // The branch may move while GitHub reads the objects by its name. Then all of them are read again, by the commit.
  const isAtCommit = !node.base?.target || node.base.target.tree.oid === node.f0?.oid;
  return readMore(client, isAtCommit ? addObjects(empty, paths, node) : empty, selection);
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
    const nameStart = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, Math.max(nameStart - 1, 0));
    const listed = entries.get(folder)?.object?.entries?.find(({ name }) => name === path.slice(nameStart));
    // A folder whose names are not known counts as not read, and so does what is in it.
    const isKnown = entries.has(folder) && (listed?.type !== 'tree' || object?.oid === listed.oid);
    const mode = listed?.mode.toString(8).padStart(folderMode.length, '0') ?? '';
    if (isKnown) entries.set(path, listed ? { ...listed, mode, object } : null);
  }
  return { ...at, entries, headOids };
}

/** @see https://docs.github.com/en/rest/git/trees#get-a-tree */
async function listTree(client: GitHubClient, repository: string, tree: string): Promise<TreeListing> {
  const route = 'git/trees/{tree}?recursive=1';
  interface Page {
    readonly sha: string;
    readonly truncated?: boolean;
    readonly tree: readonly { path: string; mode: string }[];
  }
  const page = await get<Page>(client, repository, { route, tree }, `Listing ${repository} failed`);
  if (page.truncated) {
    const message = 'contains more entries than GitHub lists; specify files instead of a glob';
    throw filesRefused([{ path: 'the top directory', code: 'tree-truncated', message }]);
  }
  return { oid: page.sha, files: page.tree.filter(({ mode }) => isFileMode(mode)) };
}

async function selectedPaths({ paths, select }: Selection, listing: TreeListing | null): Promise<string[]> {
  const listed = select === null || listing === null ? [] : await select(listing.files.map(({ path }) => path));
  return [...new Set([...paths, ...listed.map(({ path }) => path)])];
}

export async function readMore(client: GitHubClient, first: FilesAt, selection: Selection): Promise<FilesAt> {
  const { nameWithOwner, commit, head } = first;
  const operation = readOperation(nameWithOwner);
  let { at, paths: missing } = await findMissing(client, first, selection);
  for (; missing.length > 0; missing = missing.slice(maxPathsPerQuery)) {
    const paths = unreadOf(at, missing.slice(0, maxPathsPerQuery));
    const document = commitDocument(nameWithOwner, commit.oid, paths, head?.target.oid);
    at = addObjects(at, paths, requireRepository(await query(client, document, operation), operation));
  }
  return at;
}

/** These paths and the folders above them, without those that were read. */
export function unreadOf({ entries }: FilesAt, paths: readonly string[]): string[] {
  return withFolders(paths).filter((path) => !entries.has(path));
}

/** What is selected and was not read yet. Lists the tree if the selection needs that. */
export async function findMissing(
  client: GitHubClient,
  at: FilesAt,
  selection: Selection,
): Promise<{ at: FilesAt; paths: readonly string[] }> {
  let { listing } = at;
  if (selection.select !== null) listing ??= await listTree(client, at.nameWithOwner, at.commit.oid);
  const paths = await selectedPaths(selection, listing);
  return { at: { ...at, listing }, paths: paths.filter((path) => !at.entries.has(path)) };
}

export type TextFile = { readonly path: string; readonly text: string };

interface TextOptions {
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
  const refused: RefusedFile[] = [];
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
): Promise<string | Omit<RefusedFile, 'path'>> {
  const entry = entries.get(path);
  if (!entry) {
    const place = base ? `on branch "${base.name}"` : `at commit ${commit.oid}`;
    return { code: 'missing', message: `does not exist ${place}` };
  }
  if (!isFileMode(entry.mode)) {
    const { code, fields } = refusalOf(path, entry.mode);
    return { code, message: `${fields.problem}${fields.fix && `: ${fields.fix}`}` };
  }
  const { oid, object } = entry;
  const tooLarge: Omit<RefusedFile, 'path'> = {
    code: 'too-large',
    message: `is larger than ${maxBytes / 1024 / 1024} MiB`,
  };
  // If the path is relevant even with empty content, the content does not matter: a large file is refused, not fetched.
  if ((object?.byteSize ?? 0) > maxBytes && isRelevant(path, '')) return tooLarge;
  const hasBlobId = (bytes: Buffer) => objectId('blob', bytes, oid) === oid;
  if (typeof object?.text === 'string' && hasBlobId(Buffer.from(object.text))) return object.text;
  const description = `Reading ${path} failed`;
  // As base64, because Octokit decodes a raw response as text and drops a byte-order mark.
  const blob = await get<{ content: string }>(client, nameWithOwner, { route: 'git/blobs/{oid}', oid }, description);
  const bytes = Buffer.from(blob.content, 'base64');
  if (!hasBlobId(bytes)) return { code: 'damaged', message: `arrived incomplete (blob ${oid})` };
  if (!isRelevant(path, bytes.toString('latin1'))) return '';
  if (bytes.length > maxBytes) return tooLarge;
  const decoded = bytes.toString();
  return hasBlobId(Buffer.from(decoded)) ? decoded : { code: 'not-utf8', message: 'is not UTF-8 text' };
}

type RefusedFile = { readonly path: string; readonly code: ErrorCode; readonly message: string };

export function filesRefused(files: readonly RefusedFile[]): StatusSnippetsError {
  return new StatusSnippetsError('file-refused', {
    problem: files.map(({ path, message }) => `${path} ${message}.`).join(' '),
    fix: 'Nothing was written. Correct `files` (the input, or the key of status-snippets.json).',
    files,
  });
}

/** SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function objectId(type: 'blob' | 'commit', bytes: Uint8Array, otherId: string): string {
  const hash = createHash(otherId.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
