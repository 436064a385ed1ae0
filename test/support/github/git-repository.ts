import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { type Git, gitAt } from './git.ts';

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
  readonly objectFormat: 'sha1' | 'sha256';
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
  return { ...gitAt(dir), [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }) };
}

async function createTemplate({ branch, objectFormat, files, author }: NewRepository): Promise<string> {
  const dir = await mkdtemp(join(process.env.GITHUB_TEMPLATES ?? tmpdir(), 'github-template-'));
  const git = gitAt(dir);
  const format = `--object-format=${objectFormat}`;
  await git.run(['init', '--quiet', '--bare', '--template=', format, `--initial-branch=${branch}`, dir]);
  if (files !== undefined) {
    const commit = { parents: [], files, message: 'First commit', author, committer: author };
    await git.run(['update-ref', `refs/heads/${branch}`, await writeCommit(git, commit)]);
  }
  return dir;
}

/** The commit a branch points to, or null. Branches are read from their files, as nothing here packs them. */
export async function resolveBranch(git: Git, branch: string): Promise<string | null> {
  const file = await readFile(join(git.dir, 'refs', 'heads', branch), 'utf8').catch(() => null);
  return file === null ? null : file.trim();
}

/** Writes a commit object; no branch moves. */
export async function writeCommit(
  git: Git,
  commit: {
    readonly parents: readonly string[];
    readonly files: Readonly<Record<string, FileContent>>;
    readonly message: string;
    readonly author: Identity;
    readonly committer: Identity;
  },
): Promise<string> {
  const index = join(await mkdtemp(join(tmpdir(), 'github-index-')), 'index');
  const env = { GIT_INDEX_FILE: index };
  const [parent] = commit.parents;
  if (parent !== undefined) await git.run(['read-tree', parent], { env });
  const lines: string[] = [];
  for (const [path, file] of Object.entries(commit.files)) lines.push(await indexLine(git, path, file));
  await git.run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  const tree = await git.text(['write-tree'], { env });
  await rm(join(index, '..'), { recursive: true, force: true });
  return writeTreeCommit(git, tree, commit);
}

export async function writeTreeCommit(
  git: Git,
  tree: string,
  commit: { parents: readonly string[]; message: string; author: Identity; committer: Identity },
): Promise<string> {
  const parents = commit.parents.flatMap((parent) => ['-p', parent]);
  const env = {
    GIT_AUTHOR_NAME: commit.author.name,
    GIT_AUTHOR_EMAIL: commit.author.email,
    GIT_COMMITTER_NAME: commit.committer.name,
    GIT_COMMITTER_EMAIL: commit.committer.email,
  };
  return git.text(['commit-tree', tree, ...parents], { env, input: commit.message });
}

async function indexLine(git: Git, path: string, file: FileContent): Promise<string> {
  if (file === null) return `0 ${'0'.repeat(40)}\t${path}\0`;
  const { mode, content } =
    typeof file === 'string' || Buffer.isBuffer(file) ? { mode: '100644', content: file } : file;
  if (mode === '160000') return `${mode} ${content}\t${path}\0`;
  const oid = await git.text(['hash-object', '-w', '--stdin'], { input: content });
  return `${mode} ${oid}\t${path}\0`;
}

/** What stands at a path of a commit, or null. */
export async function itemAt(git: Git, commit: string, path: string): Promise<TreeItem | null> {
  const [item] = parseTree(await git.text(['ls-tree', '-z', '--long', commit, '--', path]));
  return item?.path === path ? item : null;
}

export async function listTree(git: Git, tree: string, recursive: boolean): Promise<TreeItem[]> {
  const deep = recursive ? ['-r', '-t'] : [];
  return parseTree(await git.text(['ls-tree', '-z', '--long', ...deep, tree]));
}

function parseTree(output: string): TreeItem[] {
  return output
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [facts = '', path = ''] = line.split('\t');
      const [mode = '', type = '', oid = '', size = ''] = facts.split(/ +/);
      return { path, mode, type, oid, size: size === '-' ? 0 : Number(size) };
    });
}

export function readBlob(git: Git, oid: string): Promise<Buffer> {
  return git.run(['cat-file', 'blob', oid]);
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

/** Commits that only the first has, and commits that only the second has. */
export async function divergence(git: Git, one: string, other: string): Promise<[number, number]> {
  const counts = await git.text(['rev-list', '--left-right', '--count', `${one}...${other}`]);
  const [left = 0, right = 0] = counts.split('\t').map(Number);
  return [left, right];
}
