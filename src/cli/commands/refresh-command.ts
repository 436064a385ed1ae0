import { refresh } from '../../refresh/refresh.ts';
import { type RefreshResult, toOutOfDate } from '../../refresh/result.ts';
import type { UnreadFile } from '../../runtime/source-files.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { exitNameOf } from '../exit-codes.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { reportResult } from '../output/report-result.ts';

/** Rewrites the sections of files, or of the standard input; with `check` it only reports which sections are out of date. */
export const refreshCommand: CommandRunner = async (context) => {
  if (context.files.includes('-')) {
    return (await import('./refresh-standard-input.ts')).refreshStandardInput(context);
  }
  const checkOnly = context.command === 'check';
  const files = await findInputFiles(context);
  const { settings, fetchSnippets } = context;
  const run = { settings: { ...settings, unmarked: 'ignore' }, fetchSnippets } as const;
  const refreshed = await refresh(readInputFiles(context, files), run);
  const result = checkOnly ? toOutOfDate(refreshed) : await write(context, files, refreshed);
  await reportResult(context, result);
  return exitNameOf(result);
};

async function write(context: CommandContext, files: readonly UnreadFile[], result: RefreshResult) {
  if (result.changes.length === 0 && !context.settings.commit && context.publish === null) return result;
  const { writeChanges } = await import('../write-changes.ts');
  return writeChanges(context, files, result);
}
