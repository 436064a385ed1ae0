import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Git, gitError, outputOf } from './run-git.ts';

/** It belongs to the user's repository, so that its whole configuration counts: hooks, credentials, partial clones. */
export interface Worktree {
  readonly path: string;
  readonly gitDir: string;
  /** The top folder of the user's checkout; relative addresses of remotes count from it. */
  readonly top: string;
  /** The path of the user's folder in the repository, with a slash at its end; empty at the top. */
  readonly prefix: string;
}

const namePrefix = 'status-snippets-';
const oneDay = 86_400_000;

/**
 * The working tree is empty, and removed afterwards. What a killed run left is removed a day later. It is what `git
 * worktree add` makes, without the file `gitdir`. So git does not list it, nor look into it when others work.
 * @throws {StatusSnippetsError} `no-repository`, `push-failed`
 */
export async function withWorktree<Result>(
  git: Git,
  folder: string,
  work: (worktree: Worktree) => Promise<Result>,
): Promise<Result> {
  const args = ['rev-parse', '--git-common-dir', '--show-toplevel', '--show-prefix'];
  const [common = '', top = '', prefix = ''] = (await outputOf(git, folder, args, 'no-repository')).split('\n');
  const gitDir = createGitDir(resolve(folder, common, 'worktrees'));
  try {
    return await work({ top, prefix, gitDir, path: join(gitDir, 'files') });
  } finally {
    rmSync(gitDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

function createGitDir(parent: string): string {
  try {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent).filter((each) => each.startsWith(namePrefix))) {
      const changed = statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - changed > oneDay) rmSync(join(parent, name), { recursive: true, force: true });
    }
    const gitDir = mkdtempSync(join(parent, namePrefix));
    // Git takes the folder for a repository if there is a HEAD; `reftable` is where some keep their references.
    for (const name of ['files', 'reftable']) mkdirSync(join(gitDir, name));
    const files = {
      HEAD: 'ref: refs/worktree/head',
      commondir: '../..',
      locked: '',
      'files/.git': `gitdir: ${gitDir}`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(gitDir, name), `${text}\n`);
    return gitDir;
  } catch (error) {
    const fix = 'make .git writable, and free space on the disk';
    throw gitError('push-failed', 'git cannot add a worktree', fix, [String(error)]);
  }
}
