import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FoundFile } from '../files/find-files.ts';
import type { Published } from '../git/push.ts';
import type { EmbedReport } from '../mark/mark.ts';
import { defaultCommitMessage } from '../refresh/commit-message.ts';
import { type RefreshResult, withFailure } from '../refresh/result.ts';
import { isError } from '../text/errors.ts';
import type { CommandContext } from './command-context.ts';

interface NewFile {
  readonly path: string;
  /** `path` is relative to it; to the top of the repository with `--push`. */
  readonly folder: string;
  readonly text: string;
}

export interface WrittenResult extends RefreshResult {
  /** The embeds outside sections, for a command that handles them. */
  readonly embeds?: readonly EmbedReport[];
  readonly published?: Published;
}

/**
 * With `--dry-run`, only checks whether it could write. `message` by default describes the changes.
 * @returns the result; failed if the files were written only in part
 * @throws {StatusSnippetsError} if nothing was written, or if the files were written but could not be committed
 */
export async function writeChanges(
  context: CommandContext,
  files: readonly FoundFile[],
  result: WrittenResult,
  { message, newFiles = [] }: { readonly message?: string; readonly newFiles?: readonly NewFile[] } = {},
): Promise<WrittenResult> {
  if (result.failure !== null) return result;
  const { settings, push } = context;
  const subject = message ?? (settings.commit || push ? defaultCommitMessage(result.files) : '');
  if (push !== null) {
    for (const { path } of result.changes) await push.files.refuseExecutable(path);
    const changed = result.changes.map(({ path, after }) => [push.files.toTop(path), after] as const);
    const texts = new Map([...changed, ...newFiles.map(({ path, text }) => [path, text] as const)]);
    return { ...result, published: await push.publish(texts, subject) };
  }
  try {
    if (settings.commit) await writeAndCommit(context, files, result, { message: subject, newFiles });
    else await writeFiles(context, result, newFiles);
    return result;
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
  const { resolveWritable, replaceFiles } = await import('../files/write-files.ts');
  for (const { path } of changes) resolveWritable(path, workingDirectory);
  if (settings.dryRun) return;

  const created = newFiles.map(({ path, folder, text }) => ({ path, folder, before: null, after: text }));
  const all = [...created, ...changes];
  const onStaged = (count: number) => progress.count(count, all.length, 'prepared');
  await replaceFiles(all, workingDirectory, onStaged).finally(progress.clear);
}

async function writeAndCommit(
  context: CommandContext,
  files: readonly FoundFile[],
  result: RefreshResult,
  { message, newFiles }: { readonly message: string; readonly newFiles: readonly NewFile[] },
): Promise<void> {
  const { settings, environment, workingDirectory } = context;
  const { createGit } = await import('../git/run-git.ts');
  const { commitFiles, refuseUncommitted } = await import('../git/commit.ts');
  const git = createGit(environment.env);
  const realPaths = new Map(files.map(({ path, realPath }) => [path, realPath]));
  const inRun = result.files.map(({ path }) => ({ path, realPath: realPaths.get(path) ?? path }));
  await refuseUncommitted(git, workingDirectory, inRun);
  await writeFiles(context, result, newFiles);
  const changed = result.changes.map(({ path, after: text }) => {
    return { path, realPath: realPaths.get(path) ?? path, text, isNew: false };
  });
  const created = newFiles.map(({ path, folder, text }) => {
    return { path, realPath: resolve(realpathSync(folder), path), text, isNew: true };
  });
  const written = [...changed, ...created];
  if (!settings.dryRun && written.length > 0) await commitFiles(git, workingDirectory, written, message);
}
