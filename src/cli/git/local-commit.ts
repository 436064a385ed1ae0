import { timeEffects } from '../../runtime/effects.ts';
import { findSections } from '../../sections/find.ts';
import type { Format } from '../../sections/format.ts';
import { GitError } from './errors.ts';
import { type FileStatus, readStatus, runGit } from './status.ts';

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

type CommitPath = Pick<CommitFile, 'path' | 'real'>;

/**
 * Decides which files a commit contains: those that the run changes, and those that an earlier run changed and could not
 * commit. A file may differ from the last commit by the content of its sections only.
 *
 * @throws {GitError} `dirty-file` for a file with other changes whose sections are not in the last commit; `no-repository`
 */
export async function filesToCommit(folder: string, files: readonly CommitFile[]): Promise<CommitFile[]> {
  if (files.length === 0) return [];
  const paths = files.map(({ real }) => real);
  const statuses = await readStatus(folder, paths);
  const chosen: CommitFile[] = [];
  for (const file of files) {
    if (await belongsInCommit(file, statuses.get(file.real))) chosen.push(file);
  }
  return chosen;
}

async function belongsInCommit(file: CommitFile, status: FileStatus | undefined): Promise<boolean> {
  const { path, format, before, after } = file;
  const isChanged = before !== after;
  const otherChanges = new GitError('dirty-file', `${path} already differs from the last commit`);
  if (status === undefined) return isChanged;
  if (status.kind === 'not-in-head') throw new GitError('dirty-file', `${path} is not in the last commit`);
  if (status.kind === 'other') {
    if (isChanged) throw otherChanges;
    return false;
  }
  const { head, index } = status;
  const expected = (await file.prepare?.(head)) ?? head;
  const isOurs = async (text: string) => text === head || (await haveSame('outside', expected, text, format));
  if ((await isOurs(before)) && (await isOurs(index))) return true;
  if (isChanged || !(await haveSame('inside', head, after, format))) throw otherChanges;
  return false;
}

/** Whether two texts are the same inside of their sections, or outside of them. */
async function haveSame(part: 'inside' | 'outside', one: string, other: string, format: Format): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = [await split(one, format), await split(other, format)];
  return JSON.stringify(first[part]) === JSON.stringify(second[part]);
}

async function split(text: string, format: Format): Promise<{ inside: string[]; outside: string[] }> {
  const { sections } = await findSections(text, format, { effects: timeEffects });
  const inside = sections.map(({ content }) => text.slice(content.start, content.end));
  const starts = [0, ...sections.map(({ content }) => content.end)];
  const ends = [...sections.map(({ content }) => content.start), text.length];
  return { inside, outside: starts.map((start, index) => text.slice(start, ends[index])) };
}

/**
 * Commits just the given files, whatever else is staged, to the current branch.
 *
 * @param created files that may be unknown to git
 * @throws {GitError} `commit-failed`; the files stay written
 */
export async function commitFiles(
  folder: string,
  files: readonly CommitPath[],
  created: readonly CommitPath[],
  message: string,
): Promise<void> {
  const all = [...files, ...created];
  const steps = [
    ...(created.length > 0 ? [['add', '--', ...created.map(({ real }) => real)]] : []),
    ['commit', '--quiet', '--only', '--message', message, '--', ...all.map(({ real }) => real)],
  ];
  for (const args of steps) {
    const result = await runGit(folder, args);
    if (result.outcome === 'failed') {
      throw new GitError('commit-failed', all.map(({ path }) => path).join(', '), result.message);
    }
  }
}

/** Whether a file differs from the last commit, or is not in it. */
export async function isUncommitted(folder: string, real: string): Promise<boolean> {
  return (await readStatus(folder, [real])).has(real);
}
