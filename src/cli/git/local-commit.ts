import { timeLimiter } from '../../runtime/effects.ts';
import type { Format } from '../../sections/format.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import { GitError } from './errors.ts';
import { type CommitPath, type FileStatus, readStatus, runGit } from './git-status.ts';

/** A file whose sections are to be committed. */
export interface CommitFile extends CommitPath {
  readonly format: Format;
  /** The text on the disk. */
  readonly before: string;
  /** The text after the run; the same if it writes nothing. */
  readonly after: string;
}

/** Adds to the committed text of a file the markers that `init` adds, so that they do not count as other changes. */
export type AddMarkers = (text: string) => Promise<string>;

/**
 * Decides which files a commit contains: those that the run changes, and those that an earlier run changed and could not
 * commit. A file may differ from the last commit only in its sections.
 *
 * @throws {GitError} `dirty-file` if a file to commit is not in the last commit, or differs from it outside its sections;
 *   `no-repository`
 */
export async function filesToCommit(
  workingDirectory: string,
  files: readonly CommitFile[],
  addMarkers: AddMarkers,
): Promise<CommitFile[]> {
  const statuses = await readStatus(workingDirectory, files);
  const chosen: CommitFile[] = [];
  for (const file of files) {
    if (await belongsInCommit(file, statuses.get(file.realPath), addMarkers)) chosen.push(file);
  }
  return chosen;
}

async function belongsInCommit(
  { path, format, before, after }: CommitFile,
  status: FileStatus | undefined,
  addMarkers: AddMarkers,
): Promise<boolean> {
  const isChanged = before !== after;
  if (status === undefined) return isChanged;
  if (status.kind === 'not-in-head') throw new GitError('dirty-file', `${path} is not in the last commit`);
  if (status.kind === 'modified') {
    const { head, index } = status;
    const marked = await addMarkers(head);
    const differsOnlyInSections = async (text: string) =>
      text === head || (await haveSame('outside', marked, text, format));
    if ((await differsOnlyInSections(before)) && (await differsOnlyInSections(index))) return true;
    // The sections are as committed; the other changes of the file stay uncommitted.
    if (!isChanged && (await haveSame('inside', head, after, format))) return false;
  } else if (!isChanged) {
    return false;
  }
  throw new GitError('dirty-file', `${path} already differs from the last commit`);
}

/** Whether two texts are the same inside of their sections, or outside of them. */
async function haveSame(part: 'inside' | 'outside', one: string, other: string, format: Format): Promise<boolean> {
  const [first, second] = [await split(one, format), await split(other, format)];
  return JSON.stringify(first[part]) === JSON.stringify(second[part]);
}

async function split(text: string, format: Format): Promise<{ inside: string[]; outside: string[] }> {
  const { sections } = await parseSections(text, format, { timeLimiter });
  const inside = sections.map(({ content }) => text.slice(content.start, content.end));
  const starts = [0, ...sections.map(({ content }) => content.end)];
  const ends = [...sections.map(({ content }) => content.start), text.length];
  return { inside, outside: starts.map((start, index) => text.slice(start, ends[index])) };
}

/** The files that differ from the last commit, or are not in it. */
export async function filterUncommitted(workingDirectory: string, files: readonly CommitPath[]): Promise<CommitPath[]> {
  if (files.length === 0) return [];
  const statuses = await readStatus(workingDirectory, files);
  return files.filter(({ realPath }) => statuses.has(realPath));
}

/**
 * Commits just the given files to the current branch, whatever else is staged.
 *
 * @param created files that may be unknown to git
 * @throws {GitError} `commit-failed`; the files stay written
 */
export async function commitFiles(
  workingDirectory: string,
  files: readonly CommitPath[],
  created: readonly CommitPath[],
  message: string,
): Promise<void> {
  const all = [...files, ...created];
  const steps = [
    ...(created.length > 0 ? [['add', '--', ...created.map(({ realPath }) => realPath)]] : []),
    ['commit', '--quiet', '--only', '--message', message, '--', ...all.map(({ realPath }) => realPath)],
  ];
  const names = all.map(({ path }) => path).join(', ');
  for (const args of steps)
    await runGit(workingDirectory, args, (output) => new GitError('commit-failed', names, output));
}
