import { createHash } from 'node:crypto';
import { gitError } from './run-git.ts';

/** Runs a command that must succeed in the user's repository. */
export type Run = (
  args: readonly string[],
  input?: string | Uint8Array,
  env?: Readonly<Record<string, string>>,
) => Promise<Buffer>;

/** Of a file, a symbolic link, a submodule or a folder. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

const fileMode = '100644';
export const folderMode = '040000';

/** Git's names are bytes. Here, each character of one stands for a byte. */
type Folder = ReadonlyMap<string, TreeEntry>;

/** What a commit contains. Only the folders that are asked for are read, because there can be very many. */
export class Tree {
  readonly #run: Run;
  readonly #commit: string;
  readonly #folders = new Map<string, Promise<Folder>>();
  #files: Folder = new Map();

  constructor(run: Run, commit: string) {
    this.#run = run;
    this.#commit = commit;
  }

  async entry(path: string): Promise<TreeEntry | undefined> {
    if (path === '') return { mode: folderMode, id: this.#commit };
    return this.#files.get(path) ?? (await this.folder(parentOf(path))).get(toBytes(baseName(path)));
  }

  /** Empty if there is no such folder. */
  folder(path: string): Promise<Folder> {
    const entries = this.#folders.get(path) ?? this.#readFolder(path);
    this.#folders.set(path, entries);
    return entries;
  }

  async #readFolder(path: string): Promise<Folder> {
    const folder = await this.entry(path);
    return folder?.mode === folderMode ? this.#list(folder.id) : new Map();
  }

  /** The files and links at any depth by their paths. One that is not UTF-8 cannot be specified. */
  async files(): Promise<ReadonlyMap<string, TreeEntry>> {
    const listed = [...(await this.#list(this.#commit, '-r'))].map(
      ([path, entry]) => [fromBytes(path), entry] as const,
    );
    this.#files = new Map(listed.filter(([path]) => !path.includes('\uFFFD')));
    return this.#files;
  }

  async #list(id: string, ...options: string[]): Promise<Folder> {
    const listed = (await this.#run(['ls-tree', '-z', '--full-tree', ...options, id])).toString('latin1');
    const lines = listed.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g);
    return new Map([...lines].map(([, mode = '', id = '', path = '']) => [path, { mode, id }]));
  }
}

function toBytes(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/** A byte that is not UTF-8 becomes a replacement character. */
export function fromBytes(bytes: string): string {
  return /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes;
}

/** In the order of the ids. */
export async function readBlobs(run: Run, ids: readonly string[]): Promise<Buffer[]> {
  if (ids.length === 0) return [];
  const output = await run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
  let position = 0;
  return ids.map((id) => {
    const start = output.indexOf('\n', position) + 1;
    const [, size] = /^\w+ blob (\d+)\n$/.exec(output.toString('latin1', position, start)) ?? [];
    if (size === undefined) throw gitError('push-failed', `git cannot read the object ${id}`, 'check the repository');
    position = start + Number(size) + 1;
    return output.subarray(start, position - 1);
  });
}

/** The id that a new object has in the repository of another one. */
export function objectId(type: 'blob' | 'commit', bytes: Buffer, otherId: string): string {
  const hash = createHash(otherId.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The entry that a new file has in the repository of another object. */
export function entryOf(text: string, otherId: string): TreeEntry {
  return { mode: fileMode, id: objectId('blob', Buffer.from(text), otherId) };
}

/** Writes the files and the folders that contain them, and returns the id of the top folder. */
export async function writeTree(
  run: Run,
  tree: Tree,
  files: ReadonlyMap<string, string>,
  otherId: string,
): Promise<string> {
  const blobs = [...files.values()].map((text) => `blob\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  await run(['fast-import', '--quiet'], blobs.join(''));

  const folders = new Map<string, Map<string, TreeEntry>>();
  const put = async (path: string, entry: TreeEntry) => {
    const parent = parentOf(path);
    const there = (await tree.entry(path)) ?? entry;
    if ((there.mode === folderMode) !== (entry.mode === folderMode)) {
      throw gitError('push-failed', `${path} cannot be written`, 'a file and a folder have this name');
    }
    const entries = folders.get(parent) ?? new Map(await tree.folder(parent));
    folders.set(parent, entries.set(toBytes(baseName(path)), entry));
  };
  for (const [path, text] of files) await put(path, entryOf(text, otherId));
  const depthOf = (path: string) => (path === '' ? 0 : path.split('/').length);
  for (let depth = Math.max(...[...folders.keys()].map(depthOf)); ; depth -= 1) {
    const paths = [...folders.keys()].filter((path) => depthOf(path) === depth);
    const input = paths.map((path) => `${[...(folders.get(path) ?? [])].map(toTreeLine).join('')}\0`).join('');
    // Other objects may be missing in a partial clone.
    const ids = `${await run(['mktree', '-z', '--missing', '--batch'], Buffer.from(input, 'latin1'))}`.split('\n');
    if (depth === 0) return ids[0] ?? '';
    for (const [index, path] of paths.entries()) await put(path, { mode: folderMode, id: ids[index] ?? '' });
  }
}

function toTreeLine([name, { mode, id }]: readonly [string, TreeEntry]): string {
  const type = mode === folderMode ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  return `${mode} ${type} ${id}\t${name}\0`;
}

/** Empty for the top folder. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
