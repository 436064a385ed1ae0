import { get } from '../client/call.ts';
import { type PublishEffects, splitName } from '../client/client.ts';
import { at, textAt } from '../client/response-reader.ts';
import { type FileRefusal, FilesRefusedError } from '../errors.ts';
import { blobId, decodeText } from './blob.ts';
import { executableFile, type FileEntry, regularFile, symlink } from './tree-entry.ts';

/** A text file as it stands at the commit that was read. */
export interface FileAtHead {
  readonly path: string;
  readonly text: string;
}

export interface StoredFile extends FileAtHead {
  /** The id of its blob. */
  readonly oid: string;
  readonly mode: number;
}

/** Larger files are no READMEs, and are not fetched. */
const largestFile = 16 * 1024 * 1024;

/** Why an entry is no text file, first come first served. */
const obstacles: readonly { code: string; fits(entry: FileEntry): boolean; message: string }[] = [
  { code: 'folder', fits: ({ type }) => type === 'tree', message: 'is a folder, where a file is needed' },
  { code: 'submodule', fits: ({ type }) => type === 'commit', message: 'is a submodule, not a file' },
  {
    code: 'symlink',
    fits: ({ mode }) => mode === symlink,
    message: 'is a symlink; name the file it points to',
  },
  {
    code: 'irregular',
    fits: ({ mode, blob }) => blob === null || (mode !== regularFile && mode !== executableFile),
    message: 'is not a regular file',
  },
  {
    code: 'too-large',
    fits: ({ blob }) => blob !== null && blob.size > largestFile,
    message: 'is larger than 16 MiB',
  },
];

/**
 * Turns entries into texts. GitHub's text is believed when it gives the blob's id again; otherwise (cut at 512,000 bytes,
 * another encoding, binary) the blob itself is fetched.
 *
 * @param paths those of the entries, in the same order
 * @param where for messages, such as `on branch "main"`
 * @throws {FilesRefusedError} naming every file that is no UTF-8 text
 */
export async function readTexts(
  effects: PublishEffects,
  nameWithOwner: string,
  paths: readonly string[],
  entries: readonly (FileEntry | null)[],
  where: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const refused: FileRefusal[] = [];
  for (const [index, path] of paths.entries()) {
    const file = await readText(effects, nameWithOwner, path, entries[index] ?? null, where);
    if ('code' in file) refused.push(file);
    else files.push(file);
  }
  if (refused.length > 0) throw new FilesRefusedError(refused);
  return files;
}

async function readText(
  effects: PublishEffects,
  nameWithOwner: string,
  path: string,
  entry: FileEntry | null,
  where: string,
): Promise<StoredFile | FileRefusal> {
  if (entry === null) return { path, code: 'missing', message: `does not exist ${where}` };
  const obstacle = obstacles.find(({ fits }) => fits(entry));
  if (obstacle !== undefined) return { path, code: obstacle.code, message: obstacle.message };
  const { blob, mode } = entry;
  if (blob === null) return { path, code: 'irregular', message: 'is not a regular file' };

  const { oid } = blob;
  if (blob.text !== null && blobId(Buffer.from(blob.text), oid) === oid)
    return { path, text: blob.text, oid, mode };
  const bytes = await fetchBlob(effects, nameWithOwner, path, oid);
  const text = decodeText(bytes);
  if (text === null) return { path, code: 'not-utf8', message: 'is not UTF-8 text' };
  return { path, text, oid, mode };
}

/**
 * The exact bytes of a blob. Asked for as base64: the client decodes a raw answer as text, and drops a byte-order mark.
 */
async function fetchBlob(
  effects: PublishEffects,
  nameWithOwner: string,
  path: string,
  oid: string,
): Promise<Uint8Array> {
  const { owner, name } = splitName(nameWithOwner);
  const route = 'GET /repos/{owner}/{name}/git/blobs/{oid}';
  const doing = { what: `Reading ${path} failed`, needs: 'contents: read', ours: false, rules: [] } as const;
  const data = await get(effects, route, { owner, name, oid }, doing);
  const bytes = Buffer.from(textAt(at({ value: data, path: '' }, 'content')), 'base64');
  if (blobId(bytes, oid) === oid) return bytes;
  throw new FilesRefusedError([{ path, code: 'damaged', message: `did not arrive whole (blob ${oid})` }]);
}
