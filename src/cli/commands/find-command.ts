import { refresh } from '../../refresh/refresh.ts';
import { createReport, describeEmbed, type EmbedResult, type RefreshResult } from '../../refresh/result.ts';
import type { CommandRunner } from '../command-context.ts';
import { findInputFiles, readFilesForEmbeds } from '../input-files.ts';
import { exitNameOf, findingLines, writeLine } from '../report-result.ts';

/** Lists the embeds outside the sections of files, and says which of them are out of date. */
export const findCommand: CommandRunner = async (context) => {
  const { settings, fetchSnippets, environment } = context;
  const files = await findInputFiles(context);
  const found = await refresh(readFilesForEmbeds(context, files), {
    settings: { ...settings, unmarked: 'report', forEmbeds: true },
    fetchSnippets,
  });
  const outdated = found.embeds.filter(({ outcome }) => outcome === 'out-of-date').length;
  const result: RefreshResult = found.failure === null && outdated > 0 ? { ...found, outcome: 'out-of-date' } : found;

  const { stdout, stderr } = environment;
  for (const line of findingLines(result)) writeLine(stderr, line);
  if (settings.json) {
    const { error, ...report } = createReport(result);
    stdout.write(`${JSON.stringify({ ...report, embeds: result.embeds, error }, null, 2)}\n`);
  } else {
    for (const embed of result.embeds)
      writeLine(stdout, `${embed.path}:${embed.line}:${embed.column}: ${describeEmbed(embed)}`);
    if (result.failure === null && !settings.quiet) writeLine(stderr, summarize(result.embeds, outdated));
  }
  return exitNameOf(result);
};

function summarize({ length }: readonly EmbedResult[], outdated: number): string {
  if (length === 0) return 'no embeds outside sections';
  return `${length} ${length === 1 ? 'embed' : 'embeds'} outside sections, ${outdated} out of date`;
}
