import type { FoundFile } from '../../files/find-files.ts';
import { readTextStream } from '../../files/read-text-file.ts';
import { parseFiles } from '../../refresh/parse-file.ts';
import { refresh, refreshFiles } from '../../refresh/refresh.ts';
import { type RefreshResult, toOutOfDate } from '../../refresh/result.ts';
import { needOf, withReadmeWarning } from '../../runtime/source-files.ts';
import { usageError } from '../../text/errors.ts';
import type { CommandContext, CommandRunner, ExitName } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { exitNameOf, reportResult } from '../report-result.ts';
import { unusedOptions } from '../unused-options.ts';

/** The files can also be the standard input. `check` only reports which sections are out of date. */
export const refreshCommand: CommandRunner = async (context) => {
  if (context.names.includes('-')) return refreshStandardInput(context);
  const { command, settings, fetchSnippets } = context;
  const files = await findInputFiles(context);
  const parsed = await parseFiles(readInputFiles(context, files), settings);
  const refreshed = await refreshFiles(parsed, { settings, fetchSnippets });
  const findings = [...refreshed.findings, ...unusedOptions(context, parsed)];
  const warned = await withReadmeAdvice(context, { ...refreshed, findings });
  const result = command === 'check' ? toOutOfDate(warned) : await writeIfNeeded(context, files, warned);
  await reportResult(context, result);
  return exitNameOf(result);
};

async function withReadmeAdvice({ settings, names, workingDirectory, push }: CommandContext, result: RefreshResult) {
  if (names.length + settings.files.length > 0 || result.failure?.code !== 'no-section') return result;
  return push?.files.withReadmeWarning(result) ?? withReadmeWarning(result, workingDirectory);
}

async function writeIfNeeded(context: CommandContext, files: readonly FoundFile[], result: RefreshResult) {
  if (result.changes.length === 0 && !context.settings.commit && context.push === null) return result;
  const { writeChanges } = await import('../write-changes.ts');
  return writeChanges(context, files, result);
}

async function refreshStandardInput(context: CommandContext): Promise<ExitName> {
  const { names, settings, command, environment, fetchSnippets } = context;
  if (names.length > 1) throw usageError('- (standard input) cannot be combined with files', 'remove the files');
  if (settings.commit) throw usageError('the standard input cannot be committed', 'leave out --commit');
  const writesText = command === 'refresh' && !settings.dryRun;
  const other = (['json', 'diff'] as const).find((option) => settings[option]);
  if (writesText && other !== undefined) {
    const problem = `--${other} and the refreshed text would both be written to the standard output`;
    throw usageError(problem, `add --dry-run, or leave out --${other}`);
  }
  const text = await readTextStream('stdin', environment.stdin());
  const file = { path: 'stdin', format: settings.format ?? 'md', need: needOf(true, settings), text };
  const refreshed = await refresh([file], { settings, fetchSnippets });
  const result = command === 'check' ? toOutOfDate(refreshed) : refreshed;
  if (result.failure === null && writesText) await environment.stdout.write(result.changes[0]?.after ?? text);
  await reportResult(context, result);
  return exitNameOf(result);
}
