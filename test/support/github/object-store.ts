import { createHash } from 'node:crypto';
import type { Git } from './git.ts';
import type { StoredObject } from './storage.ts';

/* Functions that read and write commits, trees and blobs in the format of git. */

export interface TreeEntry {
  readonly name: string;
  /** The mode as a tree object contains it, such as `40000` for a folder. */
  readonly mode: string;
  readonly oid: string;
}

export const folderMode = '40000';
export const submoduleMode = '160000';

export function readObject({ storage }: Git, oid: string): StoredObject | null {
  return storage.readObject(oid);
}

export function writeObject(
  { storage, objectFormat }: Git,
  type: string,
  text: string | Buffer,
): string {
  const content = Buffer.from(text);
  const oid = createHash(objectFormat)
    .update(`${type} ${content.length}\0`)
    .update(content)
    .digest('hex');
  storage.writeObject(oid, { type, content });
  return oid;
}

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

export function writeTree(git: Git, entries: readonly TreeEntry[]): string {
  const sortName = ({ name, mode }: TreeEntry) =>
    Buffer.from(mode === folderMode ? `${name}/` : name);
  const sorted = [...entries].sort((one, other) => Buffer.compare(sortName(one), sortName(other)));
  const parts = sorted.map(({ mode, name, oid }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
  );
  return writeObject(git, 'tree', Buffer.concat(parts));
}

export interface CommitObject {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly committerEmail: string;
  /** The time of the commit, in seconds since 1970. */
  readonly committedAt: number;
  readonly message: string;
}

export function readCommit(git: Git, oid: string): CommitObject | null {
  const object = readObject(git, oid);
  if (object?.type !== 'commit') return null;
  const text = object.content.toString('utf8');
  const end = text.indexOf('\n\n');
  const head = text.slice(0, end);
  const valuesOf = (key: string) =>
    [...head.matchAll(new RegExp(`^${key} (.+)$`, 'gm'))].map(([, value = '']) => value);
  const [, committerEmail = '', time = ''] =
    /<(.*)> (\d+)/.exec(valuesOf('committer')[0] ?? '') ?? [];
  return {
    tree: valuesOf('tree')[0] ?? '',
    parents: valuesOf('parent'),
    committerEmail,
    committedAt: Number(time),
    message: text.slice(end + 2),
  };
}
