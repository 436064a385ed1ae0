import {
  adoptWithNeededAttributes,
  createEmbedNotes,
  type FileAdoption,
  fillMarkedFiles,
} from '../../embeds/files/adopt-in-files.ts';
import type { EmbedSearchResult } from '../../embeds/files/find-embeds-in-files.ts';
import { failedResult, type RefreshResult } from '../../refresh/refresh-result.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { exitNameOf } from '../exit-codes.ts';
import { reportResult, writeLine } from '../output/report-result.ts';
import { writeChanges } from '../write-changes.ts';
import { findFilesOfRun, searchInputFiles } from './find-command.ts';

/** Puts markers around the embeds of files, and fills the new sections. */
export const adoptCommand: CommandRunner = async (context) => {
  const { settings, environment } = context;
  const sources = await findFilesOfRun(context);
  const search = await searchInputFiles(context, sources);
  const files: FileAdoption[] = [];
  for (const { path, document, embeds } of search.files) {
    const adoption = await adoptWithNeededAttributes(
      document,
      embeds.map(({ embed }) => embed),
      settings,
    );
    files.push({ path, document, adoption });
  }
  const filled = await fill(context, search, files);
  const result = await writeChanges(context, sources, filled);
  const notes = await createEmbedNotes(files, result, settings);
  await reportResult(context, result, notes);
  if (files.length === 0 && result.failure === null && !settings.quiet) {
    writeLine(environment.stderr, 'no embeds outside sections');
  }
  return exitNameOf(result);
};

async function fill(
  { settings, fetchSnippets }: CommandContext,
  { failed, pages, warnings }: EmbedSearchResult,
  files: readonly FileAdoption[],
): Promise<RefreshResult> {
  if (failed.length > 0) return { ...failedResult(failed, pages), warnings };
  const marked = files.filter(({ adoption }) => adoption.adopted.length > 0);
  if (marked.length === 0) return { outcome: 'unchanged', files: [], pages, changes: [], warnings, failure: null };
  const result = await fillMarkedFiles(marked, { ...settings, checkOnly: false }, fetchSnippets);
  // Both steps get the same pages, and can give the same warnings about them.
  const isNew = (message: string) => !warnings.some((warning) => warning.message === message);
  return { ...result, warnings: [...warnings, ...result.warnings.filter(({ message }) => isNew(message))] };
}
