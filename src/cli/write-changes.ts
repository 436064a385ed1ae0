import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFileError } from '../files/errors.ts';
import { type RefreshResult, withPublishError } from '../refresh/result.ts';
import type { Job } from './command-context.ts';
import type { CommitPath } from './git/commit.ts';
import { CommitError } from './git/errors.ts';

/** A file that is to be made. */
export interface NewFile {
  readonly path: string;
  /** The folder that `path` starts from. */
  readonly folder: string;
  readonly text: string;
}

/**
 * Writes what a run changed, and with `--commit` commits it. With `--dry-run` it only makes sure that it could.
 *
 * @param message of the commit
 * @returns the run as it ended: failed where the files are written and the rest did not work out
 * @throws {FileError} {DirtyFileError} {NoRepositoryError} where nothing was written
 */
export async function publishChanges(
  job: Job,
  run: RefreshResult,
  message: string,
  created: readonly NewFile[] = [],
): Promise<RefreshResult> {
  if (run.changes.length + created.length === 0) return run;
  try {
    await publish(job, run, message, created);
    return run;
  } catch (error) {
    if (error instanceof CommitError || isFileError(error, 'partly-written'))
      return withPublishError(run, error);
    throw error;
  }
}

async function publish(
  { cli, folder }: Job,
  { changes }: RefreshResult,
  message: string,
  created: readonly NewFile[],
): Promise<void> {
  const changed = changes.map(({ path }) => commitPath(folder, path));
  const git = cli.commit ? await import('./git/commit.ts') : null;
  if (changed.length > 0) await git?.refuseDirty(folder, changed);

  const { resolveWritable, replaceFiles } = await import('../files/replace.ts');
  for (const { path } of changes) resolveWritable(path, folder);
  if (cli.dryRun) return;

  const { createFile, removeFile } = await import('../files/create.ts');
  for (const file of created) await createFile(file.path, file.text, file.folder);
  await replaceFiles(changes, folder).catch(async (error: unknown) => {
    for (const file of created) await removeFile(file.path, file.folder);
    throw error;
  });
  const known = created.map((file) => commitPath(file.folder, file.path));
  await git?.commitFiles(folder, changed, known, message);
}

function commitPath(folder: string, path: string): CommitPath {
  return { path, real: realpathSync(resolve(folder, path)) };
}
