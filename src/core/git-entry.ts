import { StatusSnippetsError } from './errors.ts';
import { shorten } from './quote.ts';

// The modes of the entries of a commit, as git writes them.
export const fileMode = '100644';
const executableMode = '100755';
export const symlinkMode = '120000';
export const folderMode = '040000';

/** How often a run begins: once, and at most five more times after its branch has moved. */
export const maxRunAttempts = 6;

/** What a commit has at a path: a file, a symbolic link, a submodule or a folder. */
export interface CommitEntry {
  readonly mode: string;
  readonly id: string;
  /** Of a file, in bytes; undefined where only reading the file would tell. */
  readonly size?: number | undefined;
}

/** A link may lead to what is not in the commit. */
const refusals: Readonly<Record<string, readonly [problem: string, fix: string]>> = {
  [folderMode]: ['is a folder', 'specify a file'],
  [symlinkMode]: ['is a symbolic link', 'specify the file it points to'],
  '160000': ['is a submodule', 'run in a clone of its repository'],
};

export function isFileMode(mode: string): boolean {
  return mode === fileMode || mode === executableMode;
}

/** Why an entry that is no file is not read. */
export function refusalOf(path: string, mode: string): StatusSnippetsError {
  const [problem, fix] = refusals[mode] ?? ['is not a regular file', ''];
  return new StatusSnippetsError('not-a-file', { subject: path, problem, fix });
}

/**
 * A commit through the API of GitHub cannot keep the bit, so `--push` does not write such files
 * either.
 */
export function refuseExecutable(path: string, mode: string | undefined, fix: string): void {
  if (mode !== executableMode) return;
  const written = `only files of mode ${fileMode} are written`;
  const problem = `is executable (mode ${executableMode}), and ${written}`;
  throw new StatusSnippetsError('not-a-file', { subject: path, problem, fix });
}

/** Empty for the top folder, and for a path in it. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/**
 * The paths of all folders above a path take memory by the square of their number, and a file can
 * name 500,000 in each other.
 */
const maxFolders = 100;

/**
 * The paths, each after the folders above it: a folder contains the modes and ids of what is in it.
 */
export function withFolders(paths: readonly string[]): string[] {
  const above = (path: string) => {
    const names = path.split('/');
    if (names.length <= maxFolders + 1)
      return names.map((_, index) => names.slice(0, index).join('/'));
    const problem = `is in more than ${maxFolders} folders`;
    throw new StatusSnippetsError('too-complex', {
      subject: shorten(path),
      problem,
      fix: 'correct the path',
    });
  };
  return [...new Set(paths.flatMap((path) => [...above(path), path]))];
}
