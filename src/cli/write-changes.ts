import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FoundFile } from '../files/find-files.ts';
import type { CommitContents } from '../git/commit.ts';
import type { Publish } from '../git/push.ts';
import type { EmbedReport } from '../mark/embed-report.ts';
import { defaultCommitMessage } from '../refresh/commit-message.ts';
import { type RefreshResult, withFailure } from '../refresh/result.ts';
import { isError, StatusSnippetsError } from '../text/errors.ts';
import type { CommandContext } from './command-context.ts';

export interface NewFile {
  readonly path: string;
  /** `path` is relative to it. */
  readonly folder: string;
  readonly text: string;
}

export interface WrittenResult extends RefreshResult {
  /** The embeds outside sections, for a command that handles them. */
  readonly embeds?: readonly EmbedReport[];
  readonly published?: Awaited<ReturnType<Publish>>;
}

/**
 * With `--dry-run`, only checks whether it could write. `message` by default describes the changes.
 * @returns the result; failed if the files were written only in part
 * @throws {StatusSnippetsError} if something failed, and every file is as before
 */
export async function writeChanges(
  context: CommandContext,
  files: readonly FoundFile[],
  result: WrittenResult,
  { message, newFiles = [] }: { readonly message?: string; readonly newFiles?: readonly NewFile[] } = {},
): Promise<WrittenResult> {
  if (result.failure !== null) return result;
  const { settings, publish } = context;
  const changedPaths = new Set(result.changes.map(({ path }) => path));
  // For --commit and --push.
  const contents: CommitContents = {
    message: message ?? (settings.commit || publish ? defaultCommitMessage(result.files) : ''),
    changed: files.filter(({ path }) => changedPaths.has(path)),
    created: newFiles.map(({ path, folder }) => ({ path, realPath: resolve(realpathSync(folder), path) })),
  };
  try {
    if (settings.commit) await writeAndCommit(context, result, newFiles, contents);
    else await writeFiles(context, result, newFiles);
    if (publish === null) return result;
    const { describeChange } = await import('./push.ts');
    return { ...result, published: await publish(describeChange(result, newFiles, contents)) };
  } catch (error) {
    if (isError(error, 'partly-written')) return withFailure(result, error);
    throw error;
  }
}

async function writeFiles(
  { settings, workingDirectory, progress }: CommandContext,
  { changes }: RefreshResult,
  newFiles: readonly NewFile[],
): Promise<void> {
  if (changes.length + newFiles.length === 0) return;
  const { resolveWritable, replaceFiles, createFile, removeFile } = await import('../files/write-files.ts');
  for (const { path } of changes) resolveWritable(path, workingDirectory);
  if (settings.dryRun) return;

  for (const file of newFiles) await createFile(file.path, file.text, file.folder);
  const onStaged = (count: number) => progress.count(count, changes.length, 'prepared');
  await replaceFiles(changes, workingDirectory, onStaged).catch(async (error: unknown) => {
    progress.clear();
    for (const file of newFiles) await removeFile(file.path, file.folder);
    throw error;
  });
}

async function writeAndCommit(
  context: CommandContext,
  result: RefreshResult,
  newFiles: readonly NewFile[],
  contents: CommitContents,
): Promise<void> {
  const { settings, environment, workingDirectory } = context;
  const { createGit } = await import('../git/run-git.ts');
  const { commitFiles, refuseUncommitted, whileIgnoringSignals } = await import('../git/commit.ts');
  const git = createGit(environment.env);
  await refuseUncommitted(git, workingDirectory, contents.changed);
  await whileIgnoringSignals(async () => {
    await writeFiles(context, result, newFiles);
    if (settings.dryRun || contents.changed.length + contents.created.length === 0) return;
    await commitFiles(git, workingDirectory, contents).catch(async (cause: Error) => {
      const { restoreFiles, removeFile } = await import('../files/write-files.ts');
      const unrestored = await restoreFiles(result.changes, workingDirectory);
      for (const file of newFiles) await removeFile(file.path, file.folder);
      if (unrestored.length === 0) throw cause;
      const problem = `could not be put back after the commit failed (${cause.message})`;
      throw new StatusSnippetsError('partly-written', { subject: unrestored.join(', '), problem, cause });
    });
  });
}
