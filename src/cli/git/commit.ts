import { execFile } from 'node:child_process';
import { sep } from 'node:path';
import { CommitError, DirtyFileError, NoRepositoryError } from './errors.ts';

/** A file to commit. */
export interface CommitPath {
  /** As the user wrote it. */
  readonly path: string;
  /** Absolute and without links: a link itself does not change. */
  readonly real: string;
}

/**
 * Makes sure that a commit of some files would hold our change alone.
 *
 * @param folder the working directory
 * @throws {DirtyFileError} where one already differs from HEAD, or is not in it
 * @throws {NoRepositoryError} where git can tell neither
 */
export async function refuseDirty(folder: string, files: readonly CommitPath[]): Promise<void> {
  const all = ['--porcelain', '-z', '--no-renames', '--ignored', '--untracked-files=all'];
  const status = await git(folder, ['status', ...all, '--', ...files.map(({ real }) => real)]);
  if (status.outcome === 'refused') throw new NoRepositoryError(folder, status.words);
  const [entry] = status.output.split('\0');
  if (!entry) return;
  const name = entry.slice('XY '.length);
  const path = files.find(({ real }) => real.split(sep).join('/').endsWith(`/${name}`))?.path ?? name;
  const isNew = /^[A?!]/.test(entry);
  throw new DirtyFileError(
    path,
    isNew ? 'is not in the last commit' : 'already differs from the last commit',
  );
}

/**
 * Commits just the given files, whatever else is staged, to the current branch.
 *
 * @param created those of them that git does not know yet
 * @throws {CommitError} with git's own words where it refuses; the files stay written
 */
export async function commitFiles(
  folder: string,
  changed: readonly CommitPath[],
  created: readonly CommitPath[],
  message: string,
): Promise<void> {
  const files = [...changed, ...created];
  const steps = [
    ...(created.length > 0 ? [['add', '--', ...created.map(({ real }) => real)]] : []),
    ['commit', '--quiet', '--only', '--message', message, '--', ...files.map(({ real }) => real)],
  ];
  for (const words of steps) {
    const result = await git(folder, words);
    if (result.outcome === 'refused') throw new CommitError(files, result.words);
  }
}

/** How git ended: what it printed, or in its own words what is wrong. */
export type GitResult =
  | { readonly outcome: 'done'; readonly output: string }
  | { readonly outcome: 'refused'; readonly words: string };

/** Runs git. Paths are paths, whatever characters they have. */
export function git(folder: string, words: readonly string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    execFile('git', ['--literal-pathspecs', ...words], options, (error, stdout, stderr) => {
      if (error === null) resolve({ outcome: 'done', output: stdout });
      else resolve({ outcome: 'refused', words: (stderr || stdout || error.message).trim() });
    });
  });
}
