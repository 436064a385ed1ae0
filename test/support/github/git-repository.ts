import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serialize } from 'node:v8';
import { type Git, gitAt, type ObjectFormat } from './git.ts';
import {
  folderMode,
  readCommitLinks,
  readObject,
  readTree,
  submoduleMode,
  type TreeEntry,
  writeObject,
  writeTree,
} from './object-store.ts';

export interface Identity {
  readonly name: string;
  readonly email: string;
}

export interface TreeItem {
  readonly path: string;
  /** As git prints it, such as `100644`. */
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  readonly size: number;
}

export interface CommitItem {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly committerEmail: string;
  readonly message: string;
}

/** New contents for a path, `null` to remove it. A string or buffer becomes a regular file. */
export type FileContent = string | Buffer | null | { readonly mode: string; readonly content: string | Buffer };

/** What a new repository contains. */
interface NewRepository {
  /** The default branch. */
  readonly branch: string;
  readonly objectFormat: ObjectFormat;
  /** Without files it has no commit. */
  readonly files?: Readonly<Record<string, FileContent>> | undefined;
  /** Who makes the first commit. */
  readonly author: Identity;
}

/** The directories of repositories that this process has created, by their content. */
const templates = new Map<string, Promise<string>>();

/** Creates a repository. If the process has created one with the same content before, it copies that, which is faster. */
export async function createBareRepository(content: NewRepository): Promise<Git & AsyncDisposable> {
  const key = createHash('sha1').update(serialize(content)).digest('hex');
  const template = templates.get(key) ?? createTemplate(content);
  templates.set(key, template);
  const dir = await mkdtemp(join(tmpdir(), 'github-for-tests-'));
  await cp(await template, dir, { recursive: true });
  return {
    ...gitAt(dir, content.objectFormat),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function createTemplate({ branch, objectFormat, files, author }: NewRepository): Promise<string> {
  const dir = await mkdtemp(join(process.env.GITHUB_TEMPLATES ?? tmpdir(), 'github-template-'));
  const git = gitAt(dir, objectFormat);
  const format = `--object-format=${objectFormat}`;
  await git.run(['init', '--quiet', '--bare', '--template=', format, `--initial-branch=${branch}`, dir]);
  if (files !== undefined) {
    const commit = { parents: [], files, message: 'First commit', author, committer: author };
    await git.run(['update-ref', `refs/heads/${branch}`, writeCommit(git, commit)]);
  }
  return dir;
}

/** The commit a branch points to, or null. Branches are read from their files, as nothing here packs them. */
export async function resolveBranch(git: Git, branch: string): Promise<string | null> {
  const file = await readFile(join(git.dir, 'refs', 'heads', branch), 'utf8').catch(() => null);
  return file === null ? null : file.trim();
}

/** The names of all branches. */
export async function listBranches({ dir }: Git): Promise<string[]> {
  const root = join(dir, 'refs', 'heads');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'));
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

/** Writes a commit object; no branch moves. */
export function writeCommit(
  git: Git,
  commit: {
    readonly parents: readonly string[];
    readonly files: Readonly<Record<string, FileContent>>;
    readonly message: string;
    readonly author: Identity;
    readonly committer: Identity;
  },
): string {
  const [parent] = commit.parents;
  const base = parent === undefined ? null : (readCommitLinks(git, parent)?.tree ?? null);
  return writeTreeCommit(git, writeChangedTree(git, base, Object.entries(commit.files)), commit);
}

export function writeTreeCommit(
  git: Git,
  tree: string,
  commit: { parents: readonly string[]; message: string; author: Identity; committer: Identity },
): string {
  const seconds = Math.floor(Date.now() / 1000);
  const lineOf = (role: string, { name, email }: Identity) => `${role} ${name} <${email}> ${seconds} +0000`;
  const lines = [
    `tree ${tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    lineOf('author', commit.author),
    lineOf('committer', commit.committer),
  ];
  return writeObject(git, 'commit', `${lines.join('\n')}\n\n${commit.message}`);
}

/** Writes a tree that differs from another one in some files, and returns its id. */
function writeChangedTree(git: Git, base: string | null, files: readonly (readonly [string, FileContent])[]): string {
  const entries = new Map(readTree(git, base).map((entry) => [entry.name, entry]));
  const inFolders = new Map<string, (readonly [string, FileContent])[]>();
  for (const [path, file] of files) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length > 0) inFolders.set(name, [...(inFolders.get(name) ?? []), [rest.join('/'), file]]);
    else if (file === null) entries.delete(name);
    else entries.set(name, { name, ...writeFileObject(git, file) });
  }
  for (const [name, inside] of inFolders) {
    const before = entries.get(name);
    const oid = writeChangedTree(git, before?.mode === folderMode ? before.oid : null, inside);
    if (readTree(git, oid).length === 0) entries.delete(name);
    else entries.set(name, { name, mode: folderMode, oid });
  }
  return writeTree(git, [...entries.values()]);
}

function writeFileObject(git: Git, file: Exclude<FileContent, null>): Omit<TreeEntry, 'name'> {
  const isPlain = typeof file === 'string' || Buffer.isBuffer(file);
  const { mode, content } = isPlain ? { mode: '100644', content: file } : file;
  return { mode, oid: mode === submoduleMode ? content.toString() : writeObject(git, 'blob', content) };
}

/** What is at a path of a commit, or null. */
export function itemAt(git: Git, commit: string, path: string): TreeItem | null {
  let tree = readCommitLinks(git, commit)?.tree ?? null;
  const folders = path.split('/');
  const last = folders.pop();
  for (const folder of folders) {
    const found = readTree(git, tree).find(({ name, mode }) => name === folder && mode === folderMode);
    if (found === undefined) return null;
    tree = found.oid;
  }
  const entry = readTree(git, tree).find(({ name }) => name === last);
  return entry === undefined ? null : toItem(git, entry, path);
}

/** The entries of a tree; if `recursive`, each folder is followed by what it contains. */
export function listTree(git: Git, tree: string, recursive: boolean, prefix = ''): TreeItem[] {
  return readTree(git, tree).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    const isEntered = recursive && entry.mode === folderMode;
    return [toItem(git, entry, path), ...(isEntered ? listTree(git, entry.oid, recursive, `${path}/`) : [])];
  });
}

function toItem(git: Git, { mode, oid }: TreeEntry, path: string): TreeItem {
  const fullMode = mode.padStart(6, '0');
  if (mode === folderMode) return { path, mode: fullMode, type: 'tree', oid, size: 0 };
  if (mode === submoduleMode) return { path, mode: fullMode, type: 'commit', oid, size: 0 };
  return { path, mode: fullMode, type: 'blob', oid, size: readBlob(git, oid)?.length ?? 0 };
}

/** The content of a blob, or null if there is none with that id. */
export function readBlob(git: Git, oid: string): Buffer | null {
  const object = readObject(git, oid);
  return object?.type === 'blob' ? object.content : null;
}

/** The commits reachable from one, the newest first. */
export async function history(git: Git, commit: string, count: number): Promise<CommitItem[]> {
  const format = '--format=%H%x00%P%x00%ce%x00%B%x01';
  const output = await git.text(['log', `--max-count=${count}`, format, commit]);
  return output
    .split('\x01')
    .map((record) => record.replace(/^\n/, ''))
    .filter((record) => record !== '')
    .map((record) => {
      const [oid = '', parents = '', committerEmail = '', message = ''] = record.split('\0');
      const ids = parents.split(' ').filter((id) => id !== '');
      return { oid, parents: ids, committerEmail, message: message.trimEnd() };
    });
}

/** How many commits only the first has, and how many only the second has. */
export function divergence(git: Git, one: string, other: string): [number, number] {
  const ofOne = ancestors(git, one);
  const ofOther = ancestors(git, other);
  const countMissing = (commits: Set<string>, from: Set<string>) => [...commits].filter((oid) => !from.has(oid)).length;
  return [countMissing(ofOne, ofOther), countMissing(ofOther, ofOne)];
}

/** A commit and all commits before it. */
function ancestors(git: Git, commit: string): Set<string> {
  const found = new Set([commit]);
  for (const oid of found) for (const parent of readCommitLinks(git, oid)?.parents ?? []) found.add(parent);
  return found;
}
