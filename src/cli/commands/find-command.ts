import {
  describeEmbed,
  type EmbedSearchResult,
  findEmbedsInFiles,
  type ReadFiles,
} from '../../embeds/files/find-embeds-in-files.ts';
import { createReport } from '../../refresh/json-report.ts';
import { failedResult, type RefreshResult } from '../../refresh/refresh-result.ts';
import type { UnreadFile } from '../../runtime/source-files.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { exitNameOf } from '../exit-codes.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { problemLines, warningLine, writeLine } from '../output/report-result.ts';

/** Lists the embeds outside the sections of files, and says which of them are out of date. */
export const findCommand: CommandRunner = async (context) => {
  const search = await searchInputFiles(context, await findFilesOfRun(context));
  const embeds = search.files.flatMap((file) => file.embeds.map((embed) => ({ path: file.path, ...embed })));
  const outdated = embeds.filter(({ outcome }) => outcome === 'out-of-date').length;
  const result = toResult(search, outdated);

  const { settings, environment } = context;
  const { stdout, stderr } = environment;
  for (const line of problemLines(result)) writeLine(stderr, line);
  for (const warning of search.warnings) writeLine(stderr, warningLine(warning));
  if (settings.json) {
    const entries = embeds.map(({ path, line, column, embed, currentAddress, outcome }) => {
      const { kind, slug, address } = embed;
      return { path, line, column, kind, slug, address, currentAddress, outcome };
    });
    const { error, ...report } = createReport(result);
    stdout.write(`${JSON.stringify({ ...report, embeds: entries, error }, null, 2)}\n`);
  } else {
    for (const { path, ...located } of embeds)
      writeLine(stdout, `${path}:${located.line}:${located.column}: ${describeEmbed(located)}`);
    if (result.failure === null && !settings.quiet) writeLine(stderr, summarize(embeds.length, outdated));
  }
  return exitNameOf(result);
};

/** Finds the files of the command line, else those of the configuration file, else the README. */
export function findFilesOfRun(context: CommandContext): Promise<UnreadFile[]> {
  return findInputFiles(context);
}

/** Reads files, and finds the embeds outside their sections. */
export function searchInputFiles(context: CommandContext, files: readonly UnreadFile[]): Promise<EmbedSearchResult> {
  const read: ReadFiles = (isRelevant) => readInputFiles(context, files, isRelevant);
  return findEmbedsInFiles(read, context.settings, context.fetchSnippets);
}

function toResult({ failed, pages, warnings }: EmbedSearchResult, outdated: number): RefreshResult {
  if (failed.length > 0) return { ...failedResult(failed, pages), warnings };
  const outcome = outdated > 0 ? 'out-of-date' : 'unchanged';
  return { outcome, files: [], pages, changes: [], warnings, failure: null };
}

function summarize(count: number, outdated: number): string {
  if (count === 0) return 'no embeds outside sections';
  return `${count} ${count === 1 ? 'embed' : 'embeds'} outside sections, ${outdated} out of date`;
}
