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

/** All entries of a commit at any depth. Git's names are bytes, so each character of a path stands for one. */
export type Tree = ReadonlyMap<string, TreeEntry>;

const fileMode = '100644';
const folderMode = '040000';

/** The path as a tree contains it. */
export function toBytes(path: string): string {
  return Buffer.from(path).toString('latin1');
}

export async function readTree(run: Run, commit: string): Promise<Tree> {
  const listed = await run(['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
  const tree = new Map<string, TreeEntry>();
  for (const line of listed.toString('latin1').split('\0')) {
    const [, mode, id, path] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(line) ?? [];
    if (mode && id && path) tree.set(path, { mode, id });
  }
  return tree;
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

/** The entries of new files, by their paths as a tree contains them. */
export function entriesOf(files: ReadonlyMap<string, string>, otherId: string): Tree {
  const entryOf = (text: string) => ({ mode: fileMode, id: objectId('blob', Buffer.from(text), otherId) });
  return new Map([...files].map(([path, text]) => [toBytes(path), entryOf(text)]));
}

/** Writes the files and the folders that contain them. Other objects may be missing. Returns the id of the top folder. */
export async function writeTree(
  run: Run,
  tree: Tree,
  files: ReadonlyMap<string, string>,
  otherId: string,
): Promise<string> {
  const texts = [...files.values()].map((text) => `blob\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  await run(['fast-import', '--quiet'], texts.join(''));

  const written = entriesOf(files, otherId);
  const folders = new Map<string, Map<string, TreeEntry>>();
  for (const path of written.keys()) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      folders.set(parentOf(path.slice(0, end)), new Map());
    }
  }
  for (const [path, entry] of [...tree, ...written]) folders.get(parentOf(path))?.set(path, entry);
  const depthOf = (folder: string) => folder.split('/').length + (folder === '' ? 0 : 1);
  for (let depth = Math.max(...[...folders.keys()].map(depthOf)); ; depth -= 1) {
    const level = [...folders].filter(([folder]) => depthOf(folder) === depth);
    const input = level.map(([, children]) => `${[...children].map(toTreeLine).join('')}\0`).join('');
    const ids = `${await run(['mktree', '-z', '--missing', '--batch'], Buffer.from(input, 'latin1'))}`.split('\n');
    if (depth === 1) return ids[0] ?? '';
    for (const [index, [folder]] of level.entries()) {
      folders.get(parentOf(folder))?.set(folder, { mode: folderMode, id: ids[index] ?? '' });
    }
  }
}

/** Empty for the top folder. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function toTreeLine([path, { mode, id }]: readonly [string, TreeEntry]): string {
  const type = mode === folderMode ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  return `${mode} ${type} ${id}\t${path.slice(path.lastIndexOf('/') + 1)}\0`;
}
