import { isMoved } from '../refresh/headline.ts';
import type { FileReport } from '../refresh/report.ts';
import type { Run } from '../refresh/run.ts';
import type { Warning } from '../refresh/warning.ts';

/** The problems of a run, one a line: `file:line:column: message`. */
export function problemLines(files: readonly FileReport[]): string[] {
  return files.flatMap(({ path, problems }) =>
    problems.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
  );
}

/** A warning as a line of its own, with its place where it has one. */
export function warningLine({ path, line, column, message }: Warning): string {
  const place = path === undefined ? '' : `${path}:${line}:${column}: `;
  return `${place}warning: ${message}`;
}

/** What became of each file, a line each. */
export function fileLines(run: Run, dryRun: boolean): string[] {
  return run.files.flatMap((file) => (file.outcome === 'failed' ? [] : [fileLine(file, dryRun)]));
}

function fileLine({ path, outcome, sections }: FileReport, dryRun: boolean): string {
  const changed = sections.filter((section) => section.outcome !== 'unchanged');
  if (changed.length === 0) return `${path}: ${outcome}`;
  const moves = changed.filter(isMoved).map((section) => `${section.previousAddress} → ${section.address}`);
  const what = outcome === 'changed' && dryRun ? 'would change' : outcome;
  const count = changed.length === 1 ? '1 section' : `${changed.length} sections`;
  return `${path}: ${what} (${[count, ...new Set(moves)].join(', ')})`;
}
