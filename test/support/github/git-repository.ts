import { createGit, type Git, type ObjectFormat } from './git.ts';
import {
  folderMode,
  readCommit,
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
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  readonly size: number;
}

/** The new content of a path: a string or buffer for a regular file, `null` to remove the file. */
export type FileContent =
  | string
  | Buffer
  | null
  | { readonly mode: string; readonly content: string | Buffer };

interface NewRepository {
  readonly branch: string;
  readonly objectFormat: ObjectFormat;
  /** The files of the first commit. Without them the repository has no commit. */
  readonly files?: Readonly<Record<string, FileContent>> | undefined;
  readonly author: Identity;
}

export function createRepository({ branch, objectFormat, files, author }: NewRepository): Git {
  const git = createGit(branch, objectFormat);
  if (files !== undefined) {
    const commit = { parents: [], files, message: 'First commit', author, committer: author };
    git.storage.setBranch(branch, writeCommit(git, commit));
  }
  return git;
}

export function resolveBranch(git: Git, branch: string): string | null {
  return git.storage.readBranch(branch);
}

export function listBranches(git: Git): string[] {
  return git.storage.listBranches();
}

/** Writes a commit object with changed files and returns its id. No branch is moved to the commit. */
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
  const base = parent === undefined ? null : (readCommit(git, parent)?.tree ?? null);
  return writeTreeCommit(git, writeChangedTree(git, base, Object.entries(commit.files)), commit);
}

export function writeTreeCommit(
  git: Git,
  tree: string,
  commit: { parents: readonly string[]; message: string; author: Identity; committer: Identity },
): string {
  const seconds = Math.floor(Date.now() / 1000);
  const lineOf = (role: string, { name, email }: Identity) =>
    `${role} ${name} <${email}> ${seconds} +0000`;
  const lines = [
    `tree ${tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    lineOf('author', commit.author),
    lineOf('committer', commit.committer),
  ];
  return writeObject(git, 'commit', `${lines.join('\n')}\n\n${commit.message}`);
}

function writeChangedTree(
  git: Git,
  base: string | null,
  files: readonly (readonly [string, FileContent])[],
): string {
  const entries = new Map(readTree(git, base).map((entry) => [entry.name, entry]));
  const inFolders = new Map<string, (readonly [string, FileContent])[]>();
  for (const [path, file] of files) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length > 0)
      inFolders.set(name, [...(inFolders.get(name) ?? []), [rest.join('/'), file]]);
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
  return {
    mode,
    oid: mode === submoduleMode ? content.toString() : writeObject(git, 'blob', content),
  };
}

export function itemAt(git: Git, commit: string, path: string): TreeItem | null {
  let tree = readCommit(git, commit)?.tree ?? null;
  const folders = path.split('/');
  const last = folders.pop();
  for (const folder of folders) {
    const entry = readTree(git, tree).find(
      ({ name, mode }) => name === folder && mode === folderMode,
    );
    if (entry === undefined) return null;
    tree = entry.oid;
  }
  const entry = readTree(git, tree).find(({ name }) => name === last);
  return entry === undefined ? null : toItem(git, entry, path);
}

/** The entries of a tree. If `recursive` is set, the entries of a folder follow the folder. */
export function listTree(git: Git, tree: string, recursive: boolean, prefix = ''): TreeItem[] {
  return readTree(git, tree).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    const isEntered = recursive && entry.mode === folderMode;
    return [
      toItem(git, entry, path),
      ...(isEntered ? listTree(git, entry.oid, recursive, `${path}/`) : []),
    ];
  });
}

function toItem(git: Git, { mode, oid }: TreeEntry, path: string): TreeItem {
  const fullMode = mode.padStart(6, '0');
  if (mode === folderMode) return { path, mode: fullMode, type: 'tree', oid, size: 0 };
  if (mode === submoduleMode) return { path, mode: fullMode, type: 'commit', oid, size: 0 };
  return { path, mode: fullMode, type: 'blob', oid, size: readBlob(git, oid)?.length ?? 0 };
}

export function readBlob(git: Git, oid: string): Buffer | null {
  const object = readObject(git, oid);
  return object?.type === 'blob' ? object.content : null;
}

/** The files below a folder that differ between two commits; the folder is '' for all files. */
export function changedFiles(git: Git, before: string, after: string, folder = ''): string[] {
  const old = filesIn(git, before, folder);
  const now = filesIn(git, after, folder);
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.filter((path) => old.get(path) !== now.get(path)).sort();
}

/** The modes and ids of files by their paths. */
function filesIn(git: Git, commit: string, folder: string): Map<string, string> {
  const oid = folder === '' ? readCommit(git, commit)?.tree : itemAt(git, commit, folder)?.oid;
  const items = oid === undefined ? [] : listTree(git, oid, true, folder && `${folder}/`);
  const files = items.filter(({ type }) => type !== 'tree');
  return new Map(files.map(({ path, mode, oid }) => [path, `${mode} ${oid}`]));
}

/** The nearest commit that both contain. */
export function mergeBase(git: Git, one: string, other: string): string {
  const ofOther = ancestors(git, other);
  const [base] = [...ancestors(git, one)].filter((oid) => ofOther.has(oid));
  if (base === undefined) throw new Error(`${one} and ${other} have no commit in common`);
  return base;
}

/** How many commits are reachable only from the first commit, and how many only from the second. */
export function divergence(git: Git, one: string, other: string): [number, number] {
  const ofOne = ancestors(git, one);
  const ofOther = ancestors(git, other);
  const countMissing = (commits: Set<string>, from: Set<string>) =>
    [...commits].filter((oid) => !from.has(oid)).length;
  return [countMissing(ofOne, ofOther), countMissing(ofOther, ofOne)];
}

function ancestors(git: Git, commit: string): Set<string> {
  const commits = new Set([commit]);
  for (const oid of commits)
    for (const parent of readCommit(git, oid)?.parents ?? []) commits.add(parent);
  return commits;
}
