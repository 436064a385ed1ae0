import { readTextStream } from '../../files/read-text-file.ts';
import { refresh } from '../../refresh/refresh.ts';
import { toOutOfDate } from '../../refresh/result.ts';
import { usageError } from '../../text/errors.ts';
import type { CommandContext } from '../command-context.ts';
import { type ExitName, exitNameOf } from '../exit-codes.ts';
import { reportResult } from '../output/report-result.ts';

/**
 * Refreshes the sections of the text on the standard input, and writes the whole text to the standard output. Writes no text
 * if something fails, with `check`, and with `--dry-run`.
 */
export async function refreshStandardInput(context: CommandContext): Promise<ExitName> {
  const { settings, command, environment, fetchSnippets } = context;
  refuseConflicts(context);
  const checkOnly = command === 'check';
  const text = await readTextStream('stdin', environment.stdin());
  const file = {
    path: 'stdin',
    format: settings.format ?? 'md',
    mustHaveSection: !settings.allowNoSection,
    text,
  };
  const refreshed = await refresh([file], { settings: { ...settings, unmarked: 'ignore' }, fetchSnippets });
  const result = checkOnly ? toOutOfDate(refreshed) : refreshed;
  await reportResult(context, result);
  if (result.failure === null && !checkOnly && !settings.dryRun) {
    environment.stdout.write(result.changes[0]?.after ?? text);
  }
  return exitNameOf(result);
}

function refuseConflicts({ files, settings, command }: CommandContext): void {
  if (files.length > 1) throw usageError('- (standard input) cannot be combined with files', 'remove the files');
  if (settings.commit) throw usageError('the standard input cannot be committed', 'leave out --commit');
  if (command !== 'refresh' || settings.dryRun) return;
  for (const option of ['json', 'diff'] as const) {
    if (!settings[option]) continue;
    const problem = `--${option} and the refreshed text would both be written to the standard output`;
    throw usageError(problem, `add --dry-run, or leave out --${option}`);
  }
}
