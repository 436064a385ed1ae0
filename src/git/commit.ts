import { relative, sep } from 'node:path';
import { StatusSnippetsError } from '../text/errors.ts';
import { type Git, gitError, outputOf } from './run-git.ts';

interface CommitFile {
  readonly path: string;
  /** Absolute, with links resolved: a run changes the target of a link, not the link. */
  readonly realPath: string;
}

export interface CommitContents {
  /** Files of the last commit, which were clean before they changed. */
  readonly changed: readonly CommitFile[];
  /** Git may not track them yet. */
  readonly created: readonly CommitFile[];
  readonly message: string;
}

/**
 * Files must be in the last commit, under exactly this name, and have no other changes.
 * @throws {StatusSnippetsError} `dirty-file`, `no-repository`
 */
export async function refuseUncommitted(git: Git, folder: string, files: readonly CommitFile[]): Promise<void> {
  const run = (...args: string[]) => outputOf(git, folder, args, 'no-repository');
  const top = (await run('rev-parse', '--show-toplevel')).trimEnd();
  // `H` is a file in the index that git compares with the disk. Where the disk ignores letter case, only the index knows it.
  const tracked = new Set((await run('ls-files', '-v', '-z', '--full-name', '--', ':/')).split('\0'));
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all'];
  const changed = new Set((await run('status', ...options)).split('\0').map((entry) => entry.slice(3)));
  for (const { path, realPath } of files) {
    const name = relative(top, realPath).split(sep).join('/');
    if (tracked.has(`H ${name}`) && !changed.has(name)) continue;
    const problem = 'is not the same in the last commit, so --commit would commit more than the section';
    const fix = 'commit or undo the other changes first. After init, undo them and run init --commit';
    throw new StatusSnippetsError('dirty-file', { subject: path, problem, fix });
  }
}

/** A terminal ends git too, so that its commit fails and can be undone. */
export async function whileIgnoringSignals(work: () => Promise<void>): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const ignore = () => {};
  for (const signal of signals) process.on(signal, ignore);
  await work().finally(() => {
    for (const signal of signals) process.off(signal, ignore);
  });
}

/**
 * Commits only the given files to the current branch, even if others are staged.
 * @throws {StatusSnippetsError} `commit-failed`; the index is as before, and the files stay written
 */
export async function commitFiles(git: Git, folder: string, contents: CommitContents): Promise<void> {
  const { changed, created, message } = contents;
  const all = [...changed, ...created];
  const run = (args: readonly string[], files: readonly CommitFile[]) => {
    // Without a meaning for special characters.
    const input = files.map(({ realPath }) => `:(literal)${realPath}`).join('\0');
    return git(folder, [...args, '--pathspec-from-file=-', '--pathspec-file-nul'], { input });
  };
  let result = created.length > 0 ? await run(['add'], created) : null;
  if (result?.ok !== false) result = await run(['commit', '--quiet', '--only', '--message', message], all);
  if (result.ok) return;
  if (created.length > 0) await run(['reset', '--quiet'], created);
  const names = all.map(({ path }) => path).join(', ');
  const problem = `git did not commit ${names.length > 200 ? `${all.length} files` : names}`;
  throw gitError('commit-failed', problem, 'they are as before', result.words);
}
