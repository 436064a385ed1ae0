import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { type Git, gitError } from './run-git.ts';

/** It belongs to the user's repository, so that its whole configuration counts: hooks, credentials, partial clones. */
export interface Worktree {
  readonly path: string;
  readonly gitDir: string;
  /** The top folder of the user's checkout; relative addresses of remotes count from it. */
  readonly top: string;
  /** The path of the user's folder in the repository, with a slash at its end; empty at the top. */
  readonly prefix: string;
}

const owner = `status-snippets-${hostname()}-`;
const oneDay = 86_400_000;

/**
 * The working tree is empty, and removed afterwards. What a killed run left is removed by the next one. It is what `git
 * worktree add` makes, without the file `gitdir`. So git does not list it, nor look into it when others work.
 * @throws {StatusSnippetsError} `no-repository`, `push-failed`
 */
export async function withWorktree<Result>(
  git: Git,
  folder: string,
  work: (worktree: Worktree) => Promise<Result>,
): Promise<Result> {
  const args = ['rev-parse', '--is-bare-repository', '--git-common-dir', '--show-toplevel', '--show-prefix'];
  const { ok, stdout, words } = await git(folder, args);
  const [isBare, common, top, prefix] = stdout.split('\n') as [string, string, string, string];
  if (isBare === 'true') {
    throw gitError('no-repository', `${folder} is a bare repository`, 'run in a clone that has files');
  }
  if (!ok)
    throw gitError('no-repository', `--push needs a git repository, and cannot use ${folder}`, 'run in one', words);

  const parent = resolve(folder, common, 'worktrees');
  const gitDir = join(parent, `${owner}${process.pid}-${Date.now()}`);
  try {
    createGitDir(parent, gitDir);
    return await work({ top, prefix, gitDir, path: join(gitDir, 'files') });
  } finally {
    remove(gitDir);
  }
}

function createGitDir(parent: string, gitDir: string): void {
  try {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent)) if (isLeftOver(parent, name)) remove(join(parent, name));
    // Git takes the folder for a repository if there is a HEAD; `reftable` is where some keep their references.
    for (const name of ['files', 'reftable']) mkdirSync(join(gitDir, name), { recursive: true });
    const files = {
      HEAD: 'ref: refs/worktree/head',
      commondir: '../..',
      locked: '',
      'files/.git': `gitdir: ${gitDir}`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(gitDir, name), `${text}\n`);
  } catch (error) {
    throw gitError('push-failed', 'git cannot add a worktree', 'make .git writable, and free space on the disk', [
      String(error),
    ]);
  }
}

/**
 * A run that ended left it. A process of another computer or container counts as ended after a day. A worktree that the
 * user added has the file `gitdir`.
 */
function isLeftOver(parent: string, name: string): boolean {
  const match = /^(status-snippets-.*-)(\d+)-/.exec(name);
  if (match === null || existsSync(join(parent, name, 'gitdir'))) return false;
  if (match[1] === owner && !isRunning(Number(match[2]))) return true;
  const changed = statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs;
  return changed !== undefined && Date.now() - changed > oneDay;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function remove(path: string): void {
  if (existsSync(path)) rmSync(path, { recursive: true, maxRetries: 3 });
}
