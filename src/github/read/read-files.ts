import { type GitHubClient, get } from '../client/client.ts';
import { asString, field, rootOf } from '../client/response-reader.ts';
import { type FileRefusal, FilesRefusedError } from '../errors.ts';
import { blobOid, executableFileMode, regularFileMode, symlinkMode } from './git-object.ts';
import type { TreeListing } from './list-tree.ts';
import type { TreeEntry } from './parse-branch.ts';

/** Which files of a repository to read. Paths start at its top, without `./`. */
export interface FileSelection {
  /** Files that must exist, unless `areFilesOptional` is true. */
  readonly paths: readonly string[];
  readonly areFilesOptional?: boolean;
  /** Selects further files of the listing; null if there are no folders and globs, so that the tree need not be listed. */
  readonly matches: ((path: string) => boolean) | null;
  /**
   * Whether a file matters to the run; if absent, every file does. A file that does not matter counts as empty, whatever its
   * size and encoding.
   *
   * @param bytes the bytes of the file, each as a character
   */
  readonly isRelevant?: (path: string, bytes: string) => boolean;
}

/** What the first call reads, before all files of the run are known. */
export interface FirstSelection extends FileSelection {
  /** Files and folders that may be missing, such as a configuration file. */
  readonly candidates?: readonly string[];
}

export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
  readonly oid: string;
  readonly mode: number;
}

const maxFileBytes = 16 * 1024 * 1024;

/** The selected paths without duplicates, first those that the selection names. */
export function selectPaths({ paths, matches }: FileSelection, listing: TreeListing | null): string[] {
  const listed = listing?.files.map(({ path }) => path) ?? [];
  return [...new Set([...paths, ...(matches === null ? [] : listed.filter(matches))])];
}

/**
 * Reads the texts of the entries at these paths. If files cannot be read as UTF-8 text, it throws an error that names all of
 * them. The text in the response is used if its id is that of the blob. Otherwise (cut at 512,000 bytes, in another
 * encoding, or binary) the blob is fetched.
 */
export async function readTexts(
  client: GitHubClient,
  repository: string,
  paths: readonly string[],
  entries: readonly (TreeEntry | null)[],
  where: string,
  isRelevant: NonNullable<FileSelection['isRelevant']> = () => true,
): Promise<RepositoryFile[]> {
  const files: RepositoryFile[] = [];
  const refusals: FileRefusal[] = [];
  for (const [index, path] of paths.entries()) {
    const file = await readText(client, repository, path, entries[index] ?? null, where, isRelevant);
    if ('code' in file) refusals.push(file);
    else files.push(file);
  }
  if (refusals.length > 0) throw new FilesRefusedError(refusals);
  return files;
}

async function readText(
  client: GitHubClient,
  repository: string,
  path: string,
  entry: TreeEntry | null,
  where: string,
  isRelevant: NonNullable<FileSelection['isRelevant']>,
): Promise<RepositoryFile | FileRefusal> {
  const refuse = (code: string, message: string) => ({ path, code, message });
  if (entry === null) return refuse('missing', `does not exist ${where}`);
  const { mode, type, blob } = entry;
  if (type === 'tree') return refuse('folder', 'is a folder, but a file is required');
  if (type === 'commit') return refuse('submodule', 'is a submodule, not a file');
  if (mode === symlinkMode) return refuse('symlink', 'is a symbolic link; specify the file it points to');
  const isRegular = mode === regularFileMode || mode === executableFileMode;
  if (!isRegular || blob === null) return refuse('irregular', 'is not a regular file');
  const isTooLarge = blob.sizeBytes > maxFileBytes;
  // If the path is relevant even with empty content, the content does not matter: a large file is refused, not fetched.
  if (isTooLarge && isRelevant(path, '')) return refuse('too-large', 'is larger than 16 MiB');

  const { oid } = blob;
  const hasBlobId = (bytes: Buffer) => blobOid(bytes, oid) === oid;
  if (blob.text !== null && hasBlobId(Buffer.from(blob.text))) return { path, text: blob.text, oid, mode };
  const bytes = await fetchBlob(client, repository, path, oid);
  if (!hasBlobId(bytes)) return refuse('damaged', `arrived incomplete (blob ${oid})`);
  if (!isRelevant(path, bytes.toString('latin1'))) return { path, text: '', oid, mode };
  if (isTooLarge) return refuse('too-large', 'is larger than 16 MiB');
  const text = bytes.toString();
  return hasBlobId(Buffer.from(text)) ? { path, text, oid, mode } : refuse('not-utf8', 'is not UTF-8 text');
}

/** Fetches a blob as base64, because Octokit decodes a raw response as text and drops a byte-order mark. */
async function fetchBlob(client: GitHubClient, repository: string, path: string, oid: string): Promise<Buffer> {
  const data = await get(client, repository, 'git/blobs/{oid}', { oid }, `Reading ${path} failed`);
  // Octokit returns JSON as text if one of its strings is longer than about 7 MB, which its parser cannot read.
  const json = typeof data === 'string' ? JSON.parse(data) : data;
  return Buffer.from(asString(field(rootOf(json), 'content')), 'base64');
}
