import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** A text is a file of mode 100644. */
export type FileOrEntry = string | { readonly mode: '100755' | '120000'; readonly text: string };

export type CommitFiles = Readonly<Record<string, FileOrEntry>>;

interface Commit {
  readonly id: string;
  readonly parent: string | undefined;
  /** Such as `Ann <ann@a.com>`. */
  readonly author: string;
  readonly committer: string;
  readonly message: string;
}

interface Entry {
  readonly mode: string;
  readonly id: string;
}

export type BareRepository = ReturnType<typeof openBareRepository>;

const folderMode = '40000';

/**
 * Reads and writes the files of a repository that nobody packs, because a process of git takes
 * much longer. A name is that of a branch, a full reference, or an id.
 */
export function openBareRepository(path: string) {
  const referenceFile = (name: string) =>
    join(path, /^(?:refs\/|HEAD$)/.test(name) ? name : `refs/heads/${name}`);

  /** Empty if there is no such reference. */
  function id(name: string): string {
    if (/^[0-9a-f]{40,}$/.test(name)) return name;
    const file = referenceFile(name);
    const [, link, value = ''] = existsSync(file) ? readReference(file) : [];
    return link === undefined ? value : id(value);
  }

  /** The second part is there if the third one is the name of another reference. */
  const readReference = (file: string) => /^(ref: )?(.*)\n$/.exec(readFileSync(file, 'utf8')) ?? [];

  /** @param target null to delete the reference */
  function setReference(name: string, target: string | null): void {
    const file = referenceFile(name);
    if (target === null) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${id(target)}\n`);
    }
  }

  /** The names and the ids. */
  function references(): string[][] {
    const entries = readdirSync(join(path, 'refs'), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return files.sort().map((file) => {
      const name = relative(path, file).replaceAll('\\', '/');
      return [name, readFileSync(file, 'utf8').trim()];
    });
  }

  const objectFile = (object: string) => join(path, 'objects', object.slice(0, 2), object.slice(2));

  function readObject(object: string): Buffer {
    const bytes = inflateSync(readFileSync(objectFile(object)));
    return bytes.subarray(bytes.indexOf(0) + 1);
  }

  function writeObject(type: 'blob' | 'tree' | 'commit', content: Buffer): string {
    const config = readFileSync(join(path, 'config'), 'utf8');
    const algorithm = /objectformat = sha256/i.test(config) ? 'sha256' : 'sha1';
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const object = createHash(algorithm).update(bytes).digest('hex');
    const file = objectFile(object);
    if (existsSync(file)) return object;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deflateSync(bytes, { level: 1 }));
    return object;
  }

  /** All but the folders. A byte of a path is a character. */
  function readTree(tree: string, prefix = ''): Map<string, Entry> {
    const bytes = readObject(tree);
    const found = new Map<string, Entry>();
    let position = 0;
    while (position < bytes.length) {
      const end = bytes.indexOf(0, position);
      const [mode = '', name = ''] = bytes.toString('latin1', position, end).split(/ (.*)/s);
      position = end + 1 + tree.length / 2;
      const entry = { mode, id: bytes.toString('hex', end + 1, position) };
      if (mode !== folderMode) found.set(prefix + name, entry);
      else for (const [at, inner] of readTree(entry.id, `${prefix}${name}/`)) found.set(at, inner);
    }
    return found;
  }

  function writeTree(entries: ReadonlyMap<string, Entry>): string {
    const direct = new Map<string, Entry>();
    const folders = new Map<string, Map<string, Entry>>();
    for (const [name, entry] of entries) {
      const [first = '', rest] = name.split(/\/(.*)/s);
      if (rest === undefined) direct.set(name, entry);
      else folders.set(first, (folders.get(first) ?? new Map()).set(rest, entry));
    }
    for (const [name, inner] of folders)
      direct.set(`${name}/`, { mode: folderMode, id: writeTree(inner) });
    // The order of git has a slash at the end of the name of a folder.
    const sorted = [...direct].sort(([a], [b]) => (a < b ? -1 : 1));
    const parts = sorted.map(([name, { mode, id }]) => {
      const start = Buffer.from(`${mode} ${name.replace(/\/$/, '')}\0`, 'latin1');
      return Buffer.concat([start, Buffer.from(id, 'hex')]);
    });
    return writeObject('tree', Buffer.concat(parts));
  }

  /** The content of a commit. */
  const readCommit = (name: string) => readObject(id(name)).toString();

  /** Returns the id of a commit with this content. */
  const writeCommit = (content: string) => writeObject('commit', Buffer.from(content));

  function treeOf(name: string): string {
    return /^tree (\w+)/.exec(readCommit(name))?.[1] ?? '';
  }

  function describe(object: string): Commit {
    const [header = '', message = ''] = readCommit(object).split(/\n\n(.*)/s);
    const field = (name: string) => new RegExp(`^${name} (.*?)(?: \\d+ \\S+)?$`, 'm').exec(header);
    const [author = '', committer = ''] = ['author', 'committer'].map((name) => field(name)?.[1]);
    return { id: object, parent: field('parent')?.[1], author, committer, message };
  }

  /** The first is the newest. */
  function commits(name = 'main'): [Commit, ...Commit[]] {
    const newest = describe(id(name));
    return newest.parent === undefined ? [newest] : [newest, ...commits(newest.parent)];
  }

  /** The id of a commit with the tree of another one; by default without a parent. */
  function commitTree(tree: string, message: string, parent?: string): string {
    const person = `Ann <ann@a.com> ${Math.floor(Date.now() / 1000)} +0000`;
    const parents = parent === undefined ? '' : `parent ${parent}\n`;
    const header = `tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n`;
    return writeCommit(`${header}\n${message}\n`);
  }

  const toBytes = (name: string) => Buffer.from(name).toString('latin1');
  const toText = (name: string) => Buffer.from(name, 'latin1').toString();

  return {
    id,
    setReference,
    references,
    readCommit,
    writeCommit,
    treeOf,
    commitTree,
    commits,
    /** Somebody commits these files; a branch that does not exist starts at `main`. */
    async commit(files: CommitFiles, branch = 'main'): Promise<void> {
      const parent = id(branch) || id('main') || undefined;
      const entries = parent === undefined ? new Map<string, Entry>() : readTree(treeOf(parent));
      for (const [name, file] of Object.entries(files)) {
        const { mode, text } = typeof file === 'string' ? { mode: '100644', text: file } : file;
        entries.set(toBytes(name), { mode, id: writeObject('blob', Buffer.from(text)) });
      }
      setReference(branch, commitTree(writeTree(entries), 'Work', parent));
    },
    /** The id of the tree of a commit with one more entry. Its path has a character for each byte. */
    treeWith(name: string, path: string, entry: Entry): string {
      return writeTree(readTree(treeOf(name)).set(path, entry));
    },
    entry(path: string, name = 'main'): Entry | undefined {
      return readTree(treeOf(name)).get(toBytes(path));
    },
    /** The path has a character for each byte. */
    entryOfBytes(path: string, name = 'main'): Entry | undefined {
      return readTree(treeOf(name)).get(path);
    },
    paths(name = 'main'): string[] {
      return [...readTree(treeOf(name)).keys()].map(toText);
    },
    /** The files in which two commits differ; by default those that the newest one changes. */
    changedPaths(name = 'main', base = commits(name)[0].parent): string[] {
      const after = readTree(treeOf(name));
      const before = base === undefined ? new Map<string, Entry>() : readTree(treeOf(base));
      const all = [...new Set([...before.keys(), ...after.keys()])].sort();
      const idIn = (entries: typeof before, path: string) => JSON.stringify(entries.get(path));
      return all.filter((path) => idIn(before, path) !== idIn(after, path)).map(toText);
    },
    async read(path: string, name = 'main'): Promise<string> {
      const entry = readTree(treeOf(name)).get(toBytes(path));
      if (entry === undefined) throw new Error(`${name} has no file ${path}`);
      return readObject(entry.id).toString();
    },
  };
}
