import { get } from '../client/api-request.ts';
import { type GitHubEffects, splitRepositoryName } from '../client/client.ts';
import { asString, field, rootOf } from '../client/response-reader.ts';
import { type FileRefusal, FilesRefusedError } from '../errors.ts';
import { blobOid, decodeText } from './git-object.ts';
import { executableFileMode, regularFileMode, symlinkMode, type TreeEntry } from './tree-entry.ts';

/** A text file of the commit that was read. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
  /** The id of its blob. */
  readonly oid: string;
  readonly mode: number;
}

const maxFileBytes = 16 * 1024 * 1024;

const irregularFile = { code: 'irregular', message: 'is not a regular file' };

/** Entries that are not text files; the first row that matches counts. */
const unsupportedEntries: readonly { code: string; matches(entry: TreeEntry): boolean; message: string }[] = [
  {
    code: 'folder',
    matches: ({ type }) => type === 'tree',
    message: 'is a directory, but a file is required',
  },
  { code: 'submodule', matches: ({ type }) => type === 'commit', message: 'is a submodule, not a file' },
  {
    code: 'symlink',
    matches: ({ mode }) => mode === symlinkMode,
    message: 'is a symbolic link; name the file it points to',
  },
  {
    ...irregularFile,
    matches: ({ mode }) => mode !== regularFileMode && mode !== executableFileMode,
  },
  {
    code: 'too-large',
    matches: ({ blob }) => blob !== null && blob.sizeBytes > maxFileBytes,
    message: 'is larger than 16 MiB',
  },
];

/**
 * Reads the texts of entries. GitHub's text counts if it has the id of the blob; otherwise (cut at 512,000 bytes, another
 * encoding, binary) the blob itself is fetched.
 *
 * @param paths of the entries, in the same order
 * @param where for messages, such as `on branch "main"`
 * @throws {FilesRefusedError} with every file that is not UTF-8 text
 */
export async function readTexts(
  effects: GitHubEffects,
  nameWithOwner: string,
  paths: readonly string[],
  entries: readonly (TreeEntry | null)[],
  where: string,
): Promise<RepositoryFile[]> {
  const files: RepositoryFile[] = [];
  const refusals: FileRefusal[] = [];
  for (const [index, path] of paths.entries()) {
    const file = await readText(effects, nameWithOwner, path, entries[index] ?? null, where);
    if ('code' in file) refusals.push(file);
    else files.push(file);
  }
  if (refusals.length > 0) throw new FilesRefusedError(refusals);
  return files;
}

async function readText(
  effects: GitHubEffects,
  nameWithOwner: string,
  path: string,
  entry: TreeEntry | null,
  where: string,
): Promise<RepositoryFile | FileRefusal> {
  if (entry === null) return { path, code: 'missing', message: `does not exist ${where}` };
  const unsupported = unsupportedEntries.find(({ matches }) => matches(entry));
  const { blob, mode } = entry;
  if (unsupported !== undefined || blob === null) {
    const { code, message } = unsupported ?? irregularFile;
    return { path, code, message };
  }
  const { oid } = blob;
  if (blob.text !== null && blobOid(Buffer.from(blob.text), oid) === oid) {
    return { path, text: blob.text, oid, mode };
  }
  const bytes = await fetchBlob(effects, nameWithOwner, path, oid);
  if (blobOid(bytes, oid) !== oid) return { path, code: 'damaged', message: `did not arrive complete (blob ${oid})` };
  const text = decodeText(bytes);
  if (text === null) return { path, code: 'not-utf8', message: 'is not UTF-8 text' };
  return { path, text, oid, mode };
}

/** Fetches a blob as base64, because Octokit decodes a raw response as text and drops a byte-order mark. */
async function fetchBlob(
  effects: GitHubEffects,
  nameWithOwner: string,
  path: string,
  oid: string,
): Promise<Uint8Array> {
  const { owner, name } = splitRepositoryName(nameWithOwner);
  const route = 'GET /repos/{owner}/{name}/git/blobs/{oid}';
  const operation = { description: `Reading ${path} failed`, permission: 'contents: read' } as const;
  const data = await get(effects, route, { owner, name, oid }, operation);
  return Buffer.from(asString(field(rootOf(parseIfText(data)), 'content')), 'base64');
}

/** Octokit returns JSON as text if one of its strings is longer than about 7 MB, which its parser cannot read. */
function parseIfText(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
