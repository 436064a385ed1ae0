import { reportOf } from '../refresh/report-of.ts';
import { type Run, refreshFiles } from '../refresh/run.ts';
import { askingWith } from './asking.ts';
import type { ExitName } from './exit-codes.ts';
import type { Command, Job } from './job.ts';
import { publishChanges } from './publish-changes.ts';
import { fileLines, problemLines, warningLine } from './report-text.ts';
import { findSources, refreshSettings } from './sources.ts';

/** Rewrites the sections of the files, or with `check` only says which are out of date. */
export const refreshCommand: Command = async (job) => {
  const checks = job.line.command === 'check';
  const files = await findSources(job, job.line.files.length > 0 ? job.line.files : ['README.md']);
  const run = await refreshFiles(
    files,
    refreshSettings(job, checks ? 'out-of-date' : 'changed'),
    askingWith(job),
  );
  if (!checks) await publishChanges(job, run);
  await showRun(job, run);
  return exitOf(run);
};

/** What a run means for the exit code. */
export function exitOf({ failure, outcome }: Run): ExitName {
  return failure ?? (outcome === 'out-of-date' ? 'outOfDate' : 'done');
}

/** Tells what a run found: results to stdout, reports to stderr. */
export async function showRun({ settings, cli, line, world: { terminal } }: Job, run: Run): Promise<void> {
  const report = (text: string) => terminal.err.write(`${text}\n`);
  problemLines(run.files).forEach(report);
  const placed = run.files.some(({ problems }) => problems.length > 0);
  if (run.error && !placed) report(`status-snippets: ${run.error.message}`);
  run.warnings.map(warningLine).forEach(report);
  if (run.failure) report('Nothing was written.');
  else if (!cli.quiet) fileLines(run, cli.dryRun).forEach(report);

  if (cli.json) {
    terminal.out.write(`${JSON.stringify(reportOf(run, settings.baseUrl), null, 2)}\n`);
  } else if (run.changes.length > 0 && (cli.diff || line.command === 'check')) {
    const { diffOf } = await import('../refresh/diff.ts');
    const diff = diffOf(run.changes);
    const { colourDiff } = await import('./colour.ts');
    terminal.out.write(terminal.out.colour ? colourDiff(diff) : diff);
  }
}
