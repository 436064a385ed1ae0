import { resolve } from 'node:path';
import { type Finding, isError } from '../core/errors.ts';
import type { Publication } from '../git/publication.ts';
import type { EmbedReport } from '../mark/report-embeds.ts';
import type { FoundFile } from '../project/files/find-files.ts';
import { realPathOf } from '../project/files/read-text-file.ts';
import type { FileReplacement } from '../project/files/write-files.ts';
import { commitMessageOf } from '../refresh/commit-message.ts';
import { type RefreshResult, withFailure } from '../refresh/result.ts';
import type { CommandContext } from './command-context.ts';

export interface WrittenResult extends RefreshResult {
  /** The embeds outside sections, for a command that handles them. */
  readonly embeds?: readonly EmbedReport[];
  readonly published?: Publication;
}

/**
 * With `--dry-run`, only checks whether it could write. `message` by default describes the changes.
 * With `--push`, the paths of new files are relative to the top of the repository.
 * @returns the result; failed if the files were written only in part, or could not be committed
 * @throws {StatusSnippetsError} if nothing was written
 */
export async function writeChanges(
  context: CommandContext,
  files: readonly FoundFile[],
  result: WrittenResult,
  {
    message,
    newFiles = [],
  }: { readonly message?: string; readonly newFiles?: readonly FileReplacement[] } = {},
): Promise<WrittenResult> {
  if (result.failure !== null) return result;
  const { settings, push } = context;
  const isCommitted = settings.commit || push !== null;
  const { commitMessage } = settings;
  const subject = isCommitted ? commitMessageOf(result.files, commitMessage, message) : '';
  const all: readonly FileReplacement[] = [...result.changes, ...newFiles];
  if (push !== null) {
    for (const { path } of result.changes) await push.files.refuseExecutable(path);
    const pathOf = ({ path, before }: FileReplacement) =>
      before === null ? path : push.files.toTop(path);
    const texts = new Map(all.map((file) => [pathOf(file), file.after]));
    const published = await push.publish(texts, subject);
    return { ...result, published, findings: [...result.findings, ...warningsOf(published)] };
  }
  const reported = new Set(result.files.map(({ path }) => path));
  const filesInReport = files.filter(({ path }) => reported.has(path));
  try {
    if (settings.commit) await writeAndCommit(context, filesInReport, all, subject);
    else await writeFiles(context, all);
    return result;
  } catch (error) {
    if (isError(error, 'partly-written', 'commit-failed')) return withFailure(result, error);
    throw error;
  }
}

function warningsOf({ warning: message }: Publication): Finding[] {
  return message === undefined ? [] : [{ level: 'warning', code: 'request-exists', message }];
}

async function writeFiles(
  context: CommandContext,
  replacements: readonly FileReplacement[],
): Promise<void> {
  const { settings, workingDirectory, progress } = context;
  if (replacements.length === 0) return;
  const { resolveWritable, replaceFiles } = await import('../project/files/write-files.ts');
  for (const { path, before } of replacements)
    if (before !== null) resolveWritable(path, workingDirectory);
  if (settings.dryRun) return;

  const onStaged = (count: number) => progress?.count(count, replacements.length, 'prepared');
  await replaceFiles(replacements, workingDirectory, onStaged).finally(progress?.clear);
}

async function writeAndCommit(
  context: CommandContext,
  files: readonly FoundFile[],
  replacements: readonly FileReplacement[],
  message: string,
): Promise<void> {
  const { settings, environment, workingDirectory } = context;
  const { createGit } = await import('../git/run-git.ts');
  const { commitFiles, refuseUncommitted } = await import('../git/commit.ts');
  const git = createGit(environment.env);
  const realPaths = new Map(files.map(({ path, realPath }) => [path, realPath]));
  const written = replacements.map(({ path, folder, before, after: text }) => {
    const realPath = folder === undefined ? realPaths.get(path) : resolve(realPathOf(folder), path);
    return { path, realPath: realPath ?? path, text, isNew: before === null };
  });
  await refuseUncommitted(git, workingDirectory, [
    ...files,
    ...written.filter(({ isNew }) => isNew),
  ]);
  await writeFiles(context, replacements);
  if (!settings.dryRun && written.length > 0)
    await commitFiles(git, workingDirectory, written, message);
}
