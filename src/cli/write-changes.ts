import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFileError } from '../files/errors.ts';
import { readTextFile } from '../files/read.ts';
import { defaultCommitMessage } from '../refresh/default-commit-message.ts';
import { type RefreshResult, withPublishError } from '../refresh/result.ts';
import type { CommandContext } from './command-context.ts';
import { GitError } from './git/errors.ts';
import type { CommitFile } from './git/local-commit.ts';
import type { SourceFile } from './input-files.ts';
import { writeLine } from './output/report.ts';

/** A file that `init` creates. */
export interface NewFile {
  readonly path: string;
  /** The folder that `path` is relative to. */
  readonly folder: string;
  readonly text: string;
  /** Whether it exists already with that text. */
  readonly isPresent: boolean;
}

/** What to write besides the changes of the result, and how to describe it. */
export interface WriteOptions {
  /** The message of the commit; one that describes the changes by default. */
  readonly message?: string;
  readonly newFiles?: readonly NewFile[];
  /** What the run makes of a text before it fills the sections. */
  readonly prepare?: CommitFile['prepare'];
}

/**
 * Writes what a run changed, and with `--commit` commits it. With `--dry-run` it only checks that it could.
 *
 * @param files the files of the run
 * @returns the result; failed if the files are written but could not be committed
 * @throws {FileError} and {GitError}, and then nothing was written
 */
export async function writeChanges(
  context: CommandContext,
  files: readonly SourceFile[],
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
    if (isCommitFailed || isFileError(error, 'partly-written')) return withPublishError(result, error);
    throw error;
  }
}

async function write(
  { settings, folder }: CommandContext,
  { changes }: RefreshResult,
  newFiles: readonly NewFile[],
): Promise<void> {
  const missing = newFiles.filter(({ isPresent }) => !isPresent);
  if (changes.length + missing.length === 0) return;
  const { resolveWritable, replaceFiles } = await import(/* webpackChunkName: "write-files" */ '../files/replace.ts');
  for (const { path } of changes) resolveWritable(path, folder);
  if (settings.dryRun) return;

  const { createFile, removeFile } = await import(/* webpackChunkName: "write-files" */ '../files/create.ts');
  for (const file of missing) await createFile(file.path, file.text, file.folder);
  await replaceFiles(changes, folder).catch(async (error: unknown) => {
    for (const file of missing) await removeFile(file.path, file.folder);
    throw error;
  });
}

async function writeAndCommit(
  context: CommandContext,
  files: readonly SourceFile[],
  result: RefreshResult,
  { message, newFiles = [], prepare }: WriteOptions,
): Promise<void> {
  const { settings, environment, folder } = context;
  const { commitFiles, filesToCommit, isUncommitted } = await import(
    /* webpackChunkName: "write-files" */ './git/local-commit.ts'
  );
  const chosen = await filesToCommit(folder, commitCandidates(context, files, result, prepare));
  await write(context, result, newFiles);
  if (settings.dryRun) return;

  const created: Pick<CommitFile, 'path' | 'real'>[] = [];
  for (const { path, folder: root } of newFiles) {
    const real = realpathSync(resolve(root, path));
    if (await isUncommitted(folder, real)) created.push({ path, real });
  }
  if (chosen.length + created.length === 0) return;
  await commitFiles(folder, chosen, created, message ?? defaultCommitMessage(result.files));
  const earlier = chosen.filter(({ before, after }) => before === after).map(({ path }) => path);
  if (earlier.length > 0 && !settings.quiet) {
    writeLine(environment.stderr, `Committed the change of an earlier run to ${earlier.join(', ')}.`);
  }
}

/** The files of a run that have sections. */
function commitCandidates(
  { folder }: CommandContext,
  files: readonly SourceFile[],
  { files: reports, changes }: RefreshResult,
  prepare: CommitFile['prepare'],
): CommitFile[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const withSections = new Set(reports.filter(({ sections }) => sections.length > 0).map(({ path }) => path));
  return files
    .filter(({ path }) => withSections.has(path))
    .map(({ path, format }) => {
      const real = realpathSync(resolve(folder, path));
      const change = changed.get(path);
      const before = change?.before ?? readTextFile(path, folder);
      return { path, real, format, before, after: change?.after ?? before, ...(prepare && { prepare }) };
    });
}
