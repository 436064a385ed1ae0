import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommitError, DirtyFileError } from './commit-error.ts';

const run = promisify(execFile);

/**
 * Makes sure that a commit of some files would hold our change alone.
 *
 * @param folder the working directory
 * @param paths the files, as git finds them from there
 * @throws {DirtyFileError} where one already differs from HEAD, or is not in it
 */
export async function refuseDirty(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const known = await git(folder, ['cat-file', '-e', `HEAD:./${path}`]);
    if (!known.ok) throw new DirtyFileError(path, 'is not in the last commit', known.words);
    const clean = await git(folder, ['diff', '--quiet', 'HEAD', '--', path]);
    if (!clean.ok) throw new DirtyFileError(path, 'already differs from the last commit', clean.words);
  }
}

/** The files of a commit, as git finds them from the working directory. */
export interface CommitPaths {
  readonly changed: readonly string[];
  /** Files that git does not know yet. */
  readonly created: readonly string[];
}

/**
 * Commits just the given files, whatever else is staged, to the current branch.
 *
 * @throws {CommitError} with git's own words where it refuses; the files stay written
 */
export async function commitFiles(
  folder: string,
  { changed, created }: CommitPaths,
  message: string,
): Promise<void> {
  const paths = [...changed, ...created];
  const added = created.length === 0 ? null : await git(folder, ['add', '--', ...created]);
  if (added && !added.ok) throw new CommitError(paths, added.words);
  const result = await git(folder, ['commit', '--quiet', '--only', '--message', message, '--', ...paths]);
  if (!result.ok) throw new CommitError(paths, result.words);
}

async function git(folder: string, words: readonly string[]): Promise<{ ok: boolean; words: string }> {
  try {
    await run('git', ['--literal-pathspecs', ...words], { cwd: folder, encoding: 'utf8' });
    return { ok: true, words: '' };
  } catch (error) {
    const { stderr, stdout, message } = Object(error);
    return { ok: false, words: String(stderr || stdout || message).trim() };
  }
}
