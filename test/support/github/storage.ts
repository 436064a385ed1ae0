import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** Commits, trees and blobs, as git stores them. */
export interface StoredObject {
  readonly type: string;
  readonly content: Buffer;
}

/** Where the objects and the branches of a repository are. */
export interface Storage {
  /** An object, or null if there is none with that id. */
  readObject(oid: string): StoredObject | null;
  writeObject(oid: string, object: StoredObject): void;
  /** The commit a branch points to, or null. */
  readBranch(name: string): string | null;
  setBranch(name: string, oid: string): void;
  listBranches(): string[];
}

/** A repository that costs no more than its content. */
export function createMemoryStorage() {
  const objects = new Map<string, StoredObject>();
  const branches = new Map<string, string>();
  return {
    objects,
    branches,
    readObject: (oid) => objects.get(oid) ?? null,
    writeObject: (oid, object) => void objects.set(oid, object),
    readBranch: (name) => branches.get(name) ?? null,
    setBranch: (name, oid) => void branches.set(name, oid),
    listBranches: () => [...branches.keys()],
  } satisfies Storage & Record<string, unknown>;
}

/**
 * A directory that git works on as well: it moves branches and merges. A git process for each object would take most of the
 * time of the tests. New objects and branches are never packed here.
 */
export function createDirectoryStorage(dir: string): Storage {
  const pathOf = (oid: string) => join(dir, 'objects', oid.slice(0, 2), oid.slice(2));
  const heads = join(dir, 'refs', 'heads');
  return {
    readObject(oid) {
      if (!existsSync(pathOf(oid))) return null;
      const bytes = inflateSync(readFileSync(pathOf(oid)));
      const start = bytes.indexOf(0) + 1;
      const [type = ''] = bytes.toString('latin1', 0, start).split(' ');
      return { type, content: bytes.subarray(start) };
    },
    writeObject(oid, { type, content }) {
      if (existsSync(pathOf(oid))) return;
      const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
      replaceFile(pathOf(oid), deflateSync(bytes, { level: 1 }));
    },
    readBranch(name) {
      const path = join(heads, name);
      try {
        return readFileSync(path, 'utf8').trim();
      } catch {
        return null;
      }
    },
    setBranch: (name, oid) => replaceFile(join(heads, name), Buffer.from(`${oid}\n`)),
    listBranches() {
      const entries = readdirSync(heads, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !/\.(lock|new)$/.test(entry.name));
      return files.map(({ parentPath, name }) => relative(heads, join(parentPath, name)));
    },
  };
}

function replaceFile(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = `${path}-${randomUUID()}.new`;
  writeFileSync(temp, content);
  renameSync(temp, path);
}
