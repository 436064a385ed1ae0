import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFileError } from '../files/errors.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { defaultCommitMessage } from '../refresh/default-commit-message.ts';
import { type RefreshResult, withWriteFailure } from '../refresh/refresh-result.ts';
import type { CommandContext } from './command-context.ts';
import { GitError } from './git/errors.ts';
import type { AddMarkersToCommittedText, CommitFile } from './git/local-commit.ts';
import type { UnreadFile } from './input-files.ts';
import { writeLine } from './output/report-result.ts';

/** A file that `init` writes, or only prints for the user to save. */
export interface NewFile {
  readonly path: string;
  /** The folder that `path` is relative to. */
  readonly folder: string;
  readonly text: string;
  /**
   * Whether the file on the disk already has this text, so that it need not be written. False for a file that is only printed,
   * which is never passed to `writeChanges`.
   */
  readonly isAlreadyWritten: boolean;
}

interface WriteOptions {
  /** The message of the commit; by default it describes the changes. */
  readonly message?: string;
  readonly newFiles?: readonly NewFile[];
  /**
   * Adds the new markers of this run to the text that the file has in the last commit. By default that text is returned as it
   * is, because most commands add no markers.
   */
  readonly addMarkersToCommittedText?: AddMarkersToCommittedText;
}

/**
 * Writes the changes of a run, and commits them with `--commit`. With `--dry-run` it only checks whether it could.
 *
 * @returns the result; failed if the files were written only in part, or could not be committed
 * @throws {FileError | GitError} if something failed before any file was changed
 */
export async function writeChanges(
  context: CommandContext,
  files: readonly UnreadFile[],
  result: RefreshResult,
  options: WriteOptions = {},
): Promise<RefreshResult> {
  if (result.failure !== null) return result;
  try {
    if (context.settings.commit) await writeAndCommit(context, files, result, options);
    else await write(context, result, options.newFiles ?? []);
    return result;
  } catch (error) {
    const isCommitFailed = error instanceof GitError && error.code === 'commit-failed';
    if (isCommitFailed || isFileError(error, 'partly-written')) return withWriteFailure(result, error);
    throw error;
  }
}

async function write(
  { settings, workingDirectory, progress }: CommandContext,
  { changes }: RefreshResult,
  newFiles: readonly NewFile[],
): Promise<void> {
  const filesToCreate = newFiles.filter(({ isAlreadyWritten }) => !isAlreadyWritten);
  if (changes.length + filesToCreate.length === 0) return;
  const { resolveWritable, replaceFiles } = await import('../files/replace-files.ts');
  for (const { path } of changes) resolveWritable(path, workingDirectory);
  if (settings.dryRun) return;

  const { createFile, removeFile } = await import('../files/create-file.ts');
  for (const file of filesToCreate) await createFile(file.path, file.text, file.folder);
  const onStaged = (count: number) => progress.count(count, changes.length, 'prepared');
  await replaceFiles(changes, workingDirectory, onStaged).catch(async (error: unknown) => {
    progress.clear();
    for (const file of filesToCreate) await removeFile(file.path, file.folder);
    throw error;
  });
}

async function writeAndCommit(
  context: CommandContext,
  files: readonly UnreadFile[],
  result: RefreshResult,
  {
    message = defaultCommitMessage(result.files),
    newFiles = [],
    addMarkersToCommittedText = async (text) => text,
  }: WriteOptions,
): Promise<void> {
  const { settings, environment, workingDirectory } = context;
  const git = await import('./git/local-commit.ts');
  const chosen = await git.selectFilesToCommit(
    workingDirectory,
    toCommitFiles(context, files, result),
    addMarkersToCommittedText,
  );
  await write(context, result, newFiles);
  if (settings.dryRun) return;

  const newPaths = newFiles.map((file) => ({
    path: file.path,
    realPath: realpathSync(resolve(file.folder, file.path)),
  }));
  const created = await git.selectUncommitted(workingDirectory, newPaths);
  if (chosen.length + created.length === 0) return;
  await git.commitFiles(workingDirectory, chosen, created, message);
  const changedEarlier = chosen.filter(({ before, after }) => before === after).map(({ path }) => path);
  if (changedEarlier.length > 0 && !settings.quiet) {
    writeLine(environment.stderr, `Committed the change of an earlier run to ${changedEarlier.join(', ')}.`);
  }
}

/** The files that a commit may contain: those with sections. */
function toCommitFiles(
  { workingDirectory }: CommandContext,
  files: readonly UnreadFile[],
  result: RefreshResult,
): CommitFile[] {
  const changes = new Map(result.changes.map((change) => [change.path, change]));
  const withSections = new Set(result.files.filter(({ sections }) => sections.length > 0).map(({ path }) => path));
  return files
    .filter(({ path }) => withSections.has(path))
    .map(({ path, realPath, format }) => {
      const before = changes.get(path)?.before ?? readTextFile(path, workingDirectory);
      return { path, realPath, format, before, after: changes.get(path)?.after ?? before };
    });
}
