import type { Format } from '../../sections/format.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import { GitError } from './errors.ts';
import { type CommitPath, type FileStatus, readStatus, runGit } from './git-status.ts';

/** A file with sections, which a commit may contain. */
export interface CommitFile extends CommitPath {
  readonly format: Format;
  /** The text on the disk. */
  readonly before: string;
  /** The text after the run; equal to `before` if the run does not change the file. */
  readonly after: string;
}

/** Adds the new markers of `init` to the text that the file has in the last commit, so that they do not count as other changes. */
export type AddMarkersToCommittedText = (text: string) => Promise<string>;

/**
 * Selects the files to commit: files that this run changes, and files that an earlier run changed but could not commit. A
 * file to commit may differ from the last commit only in its sections.
 *
 * @throws {GitError} `dirty-file` if a file to commit is not in the last commit, or differs from it outside its sections;
 *   `no-repository`
 */
export async function selectFilesToCommit(
  workingDirectory: string,
  files: readonly CommitFile[],
  addMarkersToCommittedText: AddMarkersToCommittedText,
): Promise<CommitFile[]> {
  const statuses = await readStatus(workingDirectory, files);
  const chosen: CommitFile[] = [];
  for (const file of files) {
    if (await belongsInCommit(file, statuses.get(file.realPath), addMarkersToCommittedText)) chosen.push(file);
  }
  return chosen;
}

async function belongsInCommit(
  { path, format, before, after }: CommitFile,
  status: FileStatus | undefined,
  addMarkersToCommittedText: AddMarkersToCommittedText,
): Promise<boolean> {
  const isChanged = before !== after;
  if (status === undefined) return isChanged;
  if (status.kind === 'not-in-head') throw new GitError('dirty-file', `${path} is not in the last commit`);
  if (status.kind === 'modified') {
    const { head, index } = status;
    const headWithMarkers = await addMarkersToCommittedText(head);
    const differsOnlyInSections = async (text: string) =>
      text === head || (await haveSame('outside', headWithMarkers, text, format));
    if ((await differsOnlyInSections(before)) && (await differsOnlyInSections(index))) return true;
    // The text inside the sections is already committed. Other changes of the file stay uncommitted.
    if (!isChanged && (await haveSame('inside', head, after, format))) return false;
  } else if (!isChanged) {
    return false;
  }
  throw new GitError('dirty-file', `${path} already differs from the last commit`);
}

/** Whether two texts are equal inside their sections, or outside of them. */
async function haveSame(part: 'inside' | 'outside', one: string, other: string, format: Format): Promise<boolean> {
  const [first, second] = [await splitAtSections(one, format), await splitAtSections(other, format)];
  return JSON.stringify(first[part]) === JSON.stringify(second[part]);
}

async function splitAtSections(text: string, format: Format): Promise<{ inside: string[]; outside: string[] }> {
  const { sections } = await parseSections(text, format);
  const inside = sections.map(({ content }) => text.slice(content.start, content.end));
  const starts = [0, ...sections.map(({ content }) => content.end)];
  const ends = [...sections.map(({ content }) => content.start), text.length];
  return { inside, outside: starts.map((start, index) => text.slice(start, ends[index])) };
}

/** Selects the files that differ from the last commit, or are not in it. */
export async function selectUncommitted(workingDirectory: string, files: readonly CommitPath[]): Promise<CommitPath[]> {
  if (files.length === 0) return [];
  const statuses = await readStatus(workingDirectory, files);
  return files.filter(({ realPath }) => statuses.has(realPath));
}

/**
 * Commits only the given files to the current branch, even if others are staged.
 *
 * @param created new files, which git may not track yet
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
