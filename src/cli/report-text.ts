import type { Run } from '../refresh/refresh-files.ts';
import { isMoved } from '../refresh/report/change-summary.ts';
import type { FileReport } from '../refresh/report/report.ts';
import type { Warning } from '../refresh/warnings.ts';

/**
 * Why a run failed, a line each: what is wrong with a file as `file:line:column: message`. What the service did is told at
 * the first place it matters.
 */
export function problemLines({ files, failure }: Run): string[] {
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
export function fileLines({ files }: Run, dryRun: boolean): string[] {
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
