import { isMoved } from '../../refresh/report/change-summary.ts';
import type { FileReport } from '../../refresh/report/report.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import type { Warning } from '../../refresh/warnings.ts';
import type { Job } from '../command-context.ts';
import type { ExitName } from '../exit-codes.ts';
import type { Output } from './terminal.ts';

/**
 * Why a run failed, a line each: what is wrong with a file as `file:line:column: message`. What the service did is told at
 * the first place it matters.
 */
export function problemLines({ files, failure }: RefreshResult): string[] {
  if (failure === null) return [];
  const told = new Set<string>();
  const problems = files.flatMap(({ path, problems }) => problems.map((problem) => ({ path, ...problem })));
  const lines = problems
    .filter(({ message }) => failure.kind === 'input' || (!told.has(message) && told.add(message)))
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
  return lines.length > 0 ? lines : [`status-snippets: ${failure.message}`];
}

/** A warning as a line of its own, with its place where it has one. */
export function warningLine({ path, line, column, message }: Warning): string {
  const place = path === undefined ? '' : `${path}:${line}:${column}: `;
  return `${place}warning: ${message}`;
}

/** What became of each file, a line each. */
export function fileLines({ files }: RefreshResult, dryRun: boolean): string[] {
  return files.map((file) => fileLine(file, dryRun));
}

function fileLine({ path, outcome, sections }: FileReport, dryRun: boolean): string {
  const what = outcome === 'changed' && dryRun ? 'would change' : outcome;
  const changed = sections.filter((section) => section.outcome !== 'unchanged');
  if (changed.length === 0) return `${path}: ${what}`;
  const count = changed.length === 1 ? '1 section' : `${changed.length} sections`;
  const moves = changed.filter(isMoved).map((section) => `${section.previousAddress} → ${section.address}`);
  return `${path}: ${what} (${[count, ...new Set(moves)].join(', ')})`;
}

/** Tells what a run found: results to stdout, reports to stderr. */
export async function showRun({ cli, line, world: { terminal } }: Job, run: RefreshResult): Promise<void> {
  const report = (line: string) => reportLine(terminal.err, line);
  problemLines(run).forEach(report);
  run.warnings.map(warningLine).forEach(report);
  if (run.failure === null || run.failure.kind === 'publishing') {
    if (!cli.quiet) fileLines(run, cli.dryRun).forEach(report);
  } else report('Nothing was written.');

  if (cli.json) {
    const { createReport } = await import('../../refresh/report/report.ts');
    terminal.out.write(`${JSON.stringify(createReport(run), null, 2)}\n`);
  }
  if (run.changes.length > 0 && (cli.diff || (line.command === 'check' && !cli.json))) {
    const { formatDiff } = await import('../../refresh/report/diff.ts');
    const { colourDiff } = await import('./diff-colours.ts');
    const diff = formatDiff(run.changes);
    // The report is one object on stdout, and nothing else.
    const output = cli.json ? terminal.err : terminal.out;
    output.write(output.colour ? colourDiff(diff) : diff);
  }
}

/** What a run means for the exit code. */
export function exitOf({ failure, outcome }: RefreshResult): ExitName {
  return failure?.kind ?? (outcome === 'out-of-date' ? 'outOfDate' : 'done');
}

/** What no line should hold that may name a file of anybody's: controls, line breaks, and what turns text around. */
const hidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Writes a line of a report. Characters that a terminal would obey, or nobody would see, are spelled as `\u{1B}`. */
export function reportLine({ write }: Output, line: string): void {
  const spelled = line.replace(hidden, (it) => `\\u{${it.charCodeAt(0).toString(16).toUpperCase()}}`);
  write(`${spelled}\n`);
}
