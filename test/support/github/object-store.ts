import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Git } from './git.ts';

/*
 * Reads and writes the objects of a repository in this process. A git process for each of them would take most of the time
 * of the tests. git itself works on the same objects when it moves branches and merges, and a test checks them with git.
 */

/** Commits, trees and blobs, as git stores them. */
interface StoredObject {
  readonly type: string;
  readonly content: Buffer;
}

/** An entry of a tree. */
export interface TreeEntry {
  readonly name: string;
  /** As in the object: `40000` for a folder. */
  readonly mode: string;
  readonly oid: string;
}

export const folderMode = '40000';
export const submoduleMode = '160000';

/** An object, or null if there is none with that id. New objects are never packed here. */
export function readObject({ dir }: Git, oid: string): StoredObject | null {
  const path = pathOf(dir, oid);
  if (!existsSync(path)) return null;
  const bytes = inflateSync(readFileSync(path));
  const start = bytes.indexOf(0) + 1;
  const [type = ''] = bytes.toString('latin1', 0, start).split(' ');
  return { type, content: bytes.subarray(start) };
}

/** Writes an object and returns its id. */
export function writeObject({ dir, objectFormat }: Git, type: string, content: string | Buffer): string {
  const body = Buffer.from(content);
  const bytes = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
  const oid = createHash(objectFormat).update(bytes).digest('hex');
  const path = pathOf(dir, oid);
  if (existsSync(path)) return oid;
  mkdirSync(dirname(path), { recursive: true });
  const temp = `${path}-${randomUUID()}`;
  writeFileSync(temp, deflateSync(bytes, { level: 1 }));
  renameSync(temp, path);
  return oid;
}

/** The entries of a tree object; none without an id. */
export function readTree(git: Git, oid: string | null): TreeEntry[] {
  const content = oid === null ? Buffer.alloc(0) : readObject(git, oid)?.content;
  if (content === undefined) throw new Error(`there is no tree ${oid}`);
  const idBytes = git.objectFormat === 'sha1' ? 20 : 32;
  const entries: TreeEntry[] = [];
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf(0, start) + 1;
    const [mode = '', ...name] = content.toString('utf8', start, end - 1).split(' ');
    start = end + idBytes;
    entries.push({ mode, name: name.join(' '), oid: content.toString('hex', end, start) });
  }
  return entries;
}

/** Writes a tree object and returns its id. */
export function writeTree(git: Git, entries: readonly TreeEntry[]): string {
  const sortName = ({ name, mode }: TreeEntry) => Buffer.from(mode === folderMode ? `${name}/` : name);
  const sorted = [...entries].sort((one, other) => Buffer.compare(sortName(one), sortName(other)));
  const parts = sorted.map(({ mode, name, oid }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
  );
  return writeObject(git, 'tree', Buffer.concat(parts));
}

/** The tree and the parents of a commit, or null if there is no commit with that id. */
export function readCommitLinks(git: Git, oid: string): { readonly tree: string; readonly parents: string[] } | null {
  const object = readObject(git, oid);
  if (object?.type !== 'commit') return null;
  const [head = ''] = object.content.toString('utf8').split('\n\n', 1);
  const valuesOf = (key: string) => [...head.matchAll(new RegExp(`^${key} (\\w+)$`, 'gm'))].map(([, id = '']) => id);
  return { tree: valuesOf('tree')[0] ?? '', parents: valuesOf('parent') };
}

function pathOf(dir: string, oid: string): string {
  return join(dir, 'objects', oid.slice(0, 2), oid.slice(2));
}
