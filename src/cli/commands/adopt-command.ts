import { refresh } from '../../refresh/refresh.ts';
import type { CommandRunner } from '../command-context.ts';
import { findInputFiles, readFilesForEmbeds } from '../input-files.ts';
import { exitNameOf, reportResult, writeLine } from '../report-result.ts';
import { writeChanges } from '../write-changes.ts';

/** Puts markers around the embeds of files, and fills the new sections together with the existing ones. */
export const adoptCommand: CommandRunner = async (context) => {
  const { settings, fetchSnippets, environment } = context;
  const files = await findInputFiles(context);
  const adopted = await refresh(readFilesForEmbeds(context, files), {
    settings: { ...settings, unmarked: 'adopt', forEmbeds: true },
    fetchSnippets,
  });
  const result = await writeChanges(context, files, adopted);
  await reportResult(context, result);
  if (result.embeds.length === 0 && result.failure === null && !settings.quiet) {
    writeLine(environment.stderr, 'no embeds outside sections');
  }
  return exitNameOf(result);
};
