import { usageError } from '../core/errors.ts';
import { withReadmeWarning } from '../project/disk-files.ts';
import type { FoundFile } from '../project/files/find-files.ts';
import { readTextStream } from '../project/files/read-text-file.ts';
import { needOf } from '../project/source-files.ts';
import { parseFiles, type SourceFile } from '../refresh/parse-file.ts';
import { refreshFiles } from '../refresh/refresh.ts';
import { type RefreshResult, toOutOfDate } from '../refresh/result.ts';
import { maxBytesOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import type { Command, CommandContext } from './command-context.ts';
import { findInputFiles, readInputFiles } from './input-files.ts';
import { exitNameOf, reportResult, unusedOptions } from './report-result.ts';

/**
 * The files can also be the standard input. `check` only reports which sections are out of date.
 */
export const refreshCommand: Command = async (context) => {
  const { command, names, settings, environment, service } = context;
  const isFilter = names.includes('-');
  const files = isFilter ? [] : await findInputFiles(context);
  const sources = isFilter ? [await readStandardInput(context)] : readInputFiles(context, files);
  // The whole standard input is written, whatever it contains.
  const isRelevant = (text: string) => isFilter || mentionsMarkers(text);
  const parsed = await parseFiles(sources, settings, isRelevant);
  const refreshed = await refreshFiles(parsed, { settings, service });
  const isReadme = names.length + settings.files.length === 0;
  const reported = {
    ...refreshed,
    findings: [...refreshed.findings, ...unusedOptions(context, parsed)],
  };
  const warned = isReadme ? await withReadmeWarning(reported, context.files, settings) : reported;
  const result =
    command === 'check' ? toOutOfDate(warned) : await writeIfNeeded(context, files, warned);
  if (isFilter && command === 'refresh' && !settings.dryRun && result.failure === null) {
    const unchanged = parsed
      .map(({ byteOrderMark, parsed: { text } }) => byteOrderMark + text)
      .join();
    await environment.stdout.write(result.changes[0]?.after ?? unchanged);
  }
  await reportResult(context, result);
  return exitNameOf(result);
};

async function readStandardInput({
  names,
  settings,
  command,
  environment,
}: CommandContext): Promise<SourceFile> {
  if (names.length > 1)
    throw usageError('- (standard input) cannot be combined with files', 'remove the files');
  if (settings.commit)
    throw usageError('the standard input cannot be committed', 'leave out --commit');
  const other = (['json', 'diff'] as const).find((option) => settings[option]);
  if (command === 'refresh' && !settings.dryRun && other !== undefined) {
    const both = `--${other} and the refreshed text`;
    const problem = `${both} would both be written to the standard output`;
    throw usageError(problem, `add --dry-run, or leave out --${other}`);
  }
  const format = settings.format ?? 'md';
  const text = await readTextStream('stdin', environment.stdin(), maxBytesOf[format]);
  return { path: 'stdin', format, need: needOf(true, settings), text };
}

async function writeIfNeeded(
  context: CommandContext,
  files: readonly FoundFile[],
  result: RefreshResult,
) {
  const isNeeded = result.changes.length > 0 || context.settings.commit || context.push !== null;
  if (context.names.includes('-') || !isNeeded) return result;
  const { writeChanges } = await import('./write-changes.ts');
  return writeChanges(context, files, result);
}
