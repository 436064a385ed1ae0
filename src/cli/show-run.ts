import type { Run } from '../refresh/refresh-files.ts';
import type { ExitName } from './exit-codes.ts';
import type { Job } from './job.ts';
import { reportLine } from './report-line.ts';
import { fileLines, problemLines, warningLine } from './report-text.ts';

/** Tells what a run found: results to stdout, reports to stderr. */
export async function showRun({ settings, cli, line, world: { terminal } }: Job, run: Run): Promise<void> {
  const report = (line: string) => reportLine(terminal.err, line);
  problemLines(run).forEach(report);
  run.warnings.map(warningLine).forEach(report);
  if (run.failure === null || run.failure.kind === 'publishing') {
    if (!cli.quiet) fileLines(run, cli.dryRun).forEach(report);
  } else report('Nothing was written.');

  if (cli.json) {
    const { reportOf } = await import('../refresh/report/json-report.ts');
    terminal.out.write(`${JSON.stringify(await reportOf(run, settings.baseUrl), null, 2)}\n`);
  }
  if (run.changes.length > 0 && (cli.diff || (line.command === 'check' && !cli.json))) {
    const { diffOf } = await import('../refresh/report/diff.ts');
    const { colourDiff } = await import('./colour.ts');
    const diff = diffOf(run.changes);
    // The report is one object on stdout, and nothing else.
    const output = cli.json ? terminal.err : terminal.out;
    output.write(output.colour ? colourDiff(diff) : diff);
  }
}

/** What a run means for the exit code. */
export function exitOf({ failure, outcome }: Run): ExitName {
  return failure?.kind ?? (outcome === 'out-of-date' ? 'outOfDate' : 'done');
}
