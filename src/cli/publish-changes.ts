import { bodyOf, headlineOf, subjectOf } from '../refresh/headline.ts';
import type { Run } from '../refresh/run.ts';
import type { Job } from './job.ts';

/** A file that is to be made. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Writes what a run changed, and with `--commit` commits it. With `--dry-run` it only makes sure that it could. */
export async function publishChanges(
  { cli, folder }: Job,
  { changes, files }: Run,
  created: readonly NewFile[] = [],
): Promise<void> {
  if (changes.length + created.length === 0) return;
  const changed = changes.map(({ path }) => path);
  const git = cli.commit ? await import('./commit.ts') : null;
  await git?.refuseDirty(folder, changed);
  if (cli.dryRun) return;

  const { replaceFiles } = await import('../disk/replace-files.ts');
  await replaceFiles(changes, folder);
  const { createFile } = await import('../disk/create-file.ts');
  for (const { path, text } of created) await createFile(path, text, folder);

  const headline = headlineOf(files);
  const message = headline
    ? `${subjectOf(headline)}\n\n${bodyOf(headline)}`
    : 'Refresh the status badge on a schedule';
  await git?.commitFiles(folder, { changed, created: created.map(({ path }) => path) }, message);
}
