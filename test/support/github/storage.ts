import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

export interface StoredObject {
  readonly type: string;
  readonly content: Buffer;
}

export interface Storage {
  readObject(oid: string): StoredObject | null;
  writeObject(oid: string, object: StoredObject): void;
  readBranch(name: string): string | null;
  setBranch(name: string, oid: string | null): void;
  listBranches(): string[];
}

export function createMemoryStorage() {
  const objects = new Map<string, StoredObject>();
  const branches = new Map<string, string>();
  return {
    objects,
    branches,
    readObject: (oid) => objects.get(oid) ?? null,
    writeObject: (oid, object) => void objects.set(oid, object),
    readBranch: (name) => branches.get(name) ?? null,
    setBranch: (name, oid) => void (oid === null ? branches.delete(name) : branches.set(name, oid)),
    listBranches: () => [...branches.keys()],
  } satisfies Storage & Record<string, unknown>;
}

/**
 * Creates storage in a git directory, on which git commands work as well. Objects are read and written as files, because a
 * git process for each object would take most of the time of the tests. Packed objects and branches are not supported.
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
    setBranch(name, oid) {
      if (oid === null) rmSync(join(heads, name));
      else replaceFile(join(heads, name), Buffer.from(`${oid}\n`));
    },
    listBranches() {
      const entries = readdirSync(heads, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !/\.(lock|new)$/.test(entry.name));
      return files.map(({ parentPath, name }) =>
        relative(heads, join(parentPath, name)).replaceAll('\\', '/'),
      );
    },
  };
}

function replaceFile(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = `${path}-${randomUUID()}.new`;
  writeFileSync(temp, content);
  renameSync(temp, path);
}
