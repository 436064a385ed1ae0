import type { Format } from '../../sections/format.ts';
import { differOnlyInSections, haveSameSections } from './compare-sections.ts';
import { CommitError, DirtyFileError } from './errors.ts';
import { runGit } from './git.ts';
import { type FileStatus, readStatus } from './status.ts';

/** A file whose sections are to be committed. */
export interface CommitFile {
  /** As the user wrote it. */
  readonly path: string;
  /** Absolute and without links: a link itself does not change. */
  readonly real: string;
  readonly format: Format;
  /** The text on the disk. */
  readonly before: string;
  /** The text after the run; the same if it writes nothing. */
  readonly after: string;
  /** What the run makes of a text before it fills the sections; the text itself if absent. */
  readonly prepare?: (text: string) => Promise<string>;
}

/**
 * Decides which files a commit contains: those that the run changes, and those that an earlier run changed and could not
 * commit. A file may differ from the last commit by the content of its sections only.
 *
 * @throws {DirtyFileError} for a file with other changes whose sections are not in the last commit
 * @throws {NoRepositoryError}
 */
export async function filesToCommit(folder: string, files: readonly CommitFile[]): Promise<CommitFile[]> {
  if (files.length === 0) return [];
  const statuses = await readStatus(
    folder,
    files.map(({ real }) => real),
  );
  const chosen: CommitFile[] = [];
  for (const file of files) {
    const status = statuses.get(file.real);
    const decision = status ? await decide(file, status) : file.before === file.after ? 'skip' : 'commit';
    if (decision === 'commit') chosen.push(file);
    else if (decision !== 'skip') throw new DirtyFileError(file.path, decision);
  }
  return chosen;
}

type Decision = 'commit' | 'skip' | DirtyFileError['reason'];

async function decide(file: CommitFile, status: FileStatus): Promise<Decision> {
  const { format, before, after } = file;
  const isChanged = before !== after;
  if (status.kind === 'not-in-head') return 'not-in-head';
  if (status.kind === 'other') return isChanged ? 'modified' : 'skip';
  const head = (await file.prepare?.(status.head)) ?? status.head;
  const isOurs = async (text: string) => text === status.head || (await differOnlyInSections(head, text, format));
  if ((await isOurs(before)) && (await isOurs(status.index))) return 'commit';
  return !isChanged && (await haveSameSections(status.head, after, format)) ? 'skip' : 'modified';
}

/**
 * Commits just the given files, whatever else is staged, to the current branch.
 *
 * @param created files that may be unknown to git
 * @throws {CommitError} with git's own words if it refuses; the files stay written
 */
export async function commitFiles(
  folder: string,
  files: readonly Pick<CommitFile, 'path' | 'real'>[],
  created: readonly Pick<CommitFile, 'path' | 'real'>[],
  message: string,
): Promise<void> {
  const all = [...files, ...created];
  const steps = [
    ...(created.length > 0 ? [['add', '--', ...created.map(({ real }) => real)]] : []),
    ['commit', '--quiet', '--only', '--message', message, '--', ...all.map(({ real }) => real)],
  ];
  for (const args of steps) {
    const result = await runGit(folder, args);
    if (result.outcome === 'failed') throw new CommitError(all, result.message);
  }
}

/** Whether a file differs from the last commit, or is not in it. */
export async function isUncommitted(folder: string, real: string): Promise<boolean> {
  return (await readStatus(folder, [real])).has(real);
}
