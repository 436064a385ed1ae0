import type { FoundFile } from '../../files/find-files.ts';
import { readTextStream } from '../../files/read-text-file.ts';
import { refresh } from '../../refresh/refresh.ts';
import { type RefreshResult, toOutOfDate } from '../../refresh/result.ts';
import { needOf, withReadmeWarning } from '../../runtime/source-files.ts';
import { usageError } from '../../text/errors.ts';
import type { CommandContext, CommandRunner, ExitName } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { exitNameOf, reportResult } from '../report-result.ts';

/** The files can also be the standard input. `check` only reports which sections are out of date. */
export const refreshCommand: CommandRunner = async (context) => {
  if (context.names.includes('-')) return refreshStandardInput(context);
  const { command, settings, fetchSnippets } = context;
  const files = await findInputFiles(context);
  const refreshed = await refresh(readInputFiles(context, files), { settings, fetchSnippets });
  const warned = await withWarnings(context, refreshed);
  const result = command === 'check' ? toOutOfDate(warned) : await writeIfNeeded(context, files, warned);
  await reportResult(context, result);
  return exitNameOf(result);
};

async function withWarnings(context: CommandContext, result: RefreshResult): Promise<RefreshResult> {
  const { settings, names, given, workingDirectory, push } = context;
  const findings = [...result.findings];
  const slugs = result.files.flatMap(({ sections }) => sections.map(({ slug }) => slug));
  const option = given.get('slug');
  if (option !== undefined && slugs.length > 0 && !slugs.includes(settings.slug ?? '')) {
    const message = `${option.givenAs} ${settings.slug} is not used, because each section names its own page`;
    findings.push({ level: 'warning', code: 'slug-not-used', message });
  }
  const all = { ...result, findings };
  const isReadmeWithoutSection = names.length + settings.files.length === 0 && result.failure?.code === 'no-section';
  if (!isReadmeWithoutSection) return all;
  return push?.files.withReadmeWarning(all) ?? withReadmeWarning(all, workingDirectory);
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
