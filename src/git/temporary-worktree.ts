import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { constants, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { StatusSnippetsError } from '../text/errors.ts';
import { appendWords, type Git, whileHoldingSignals } from './run-git.ts';

/** A worktree of the user's repository, so that its whole configuration counts: hooks, credentials, partial clones. */
export interface Worktree {
  readonly path: string;
  readonly gitDir: string;
  /** The top of the user's checkout, from which relative addresses of remotes count. */
  readonly top: string;
  /** The path of the user's folder in the repository, with a slash at its end; empty at the top. */
  readonly prefix: string;
}

const namePattern = /^(status-snippets-\w{8}-)(\d+)-\w{8}$/;
const oneDay = 86_400_000;

/**
 * Runs work with an empty worktree, which is removed afterwards; after an interruption too. It is inside of the folder `.git`,
 * where only this user's programs look. What a killed run left is removed by the next one.
 *
 * @throws {StatusSnippetsError} `no-repository`, `push-failed`
 */
export async function withTemporaryWorktree<Result>(
  git: Git,
  folder: string,
  work: (worktree: Worktree) => Promise<Result>,
): Promise<Result> {
  const { common, ...places } = await findRepository(git, folder);
  const owner = `status-snippets-${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}-`;
  const worktrees = join(common, 'worktrees');
  const names = [...readdirSync(common), ...(existsSync(worktrees) ? readdirSync(worktrees) : [])];
  for (const name of names) if (isLeftOver(common, name, owner)) removeWorktree(common, name);
  const name = `${owner}${process.pid}-${randomBytes(4).toString('hex')}`;
  const path = join(common, name);
  const stop = (signal: NodeJS.Signals) => {
    removeWorktree(common, name);
    process.exit(128 + constants.signals[signal]);
  };
  return whileHoldingSignals(async () => {
    try {
      const added = await git(folder, ['worktree', 'add', '--quiet', '--detach', '--no-checkout', path, 'HEAD']);
      if (added.ok) return await work({ ...places, path, gitDir: join(worktrees, name) });
      const fix = appendWords('make .git writable, and create a first commit', added.words);
      throw new StatusSnippetsError('push-failed', { problem: 'git cannot add a worktree', fix });
    } finally {
      removeWorktree(common, name);
    }
  }, stop);
}

async function findRepository(git: Git, folder: string) {
  const args = ['rev-parse', '--is-bare-repository', '--git-common-dir', '--show-toplevel', '--show-prefix'];
  const { ok, stdout, words } = await git(folder, args);
  const [isBare, common = '', top = '', prefix = ''] = stdout.split('\n');
  if (ok) return { top, prefix, common: resolve(folder, common) };
  const [problem, fix] =
    isBare === 'true'
      ? [`${folder} is a bare repository`, 'run in a clone that has files']
      : [`--push needs a git repository, and cannot use ${folder}`, appendWords('run in one', words)];
  throw new StatusSnippetsError('no-repository', { problem, fix });
}

/** Whether a run that ended left a worktree. A process of another computer or container counts as ended after a day. */
function isLeftOver(common: string, name: string, owner: string): boolean {
  const [, host, pid] = namePattern.exec(name) ?? [];
  if (host === undefined) return false;
  if (host === owner && !isRunning(Number(pid))) return true;
  const stats = statSync(join(common, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > oneDay;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeWorktree(common: string, name: string): void {
  for (const path of [join(common, 'worktrees', name), join(common, name)]) {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}
