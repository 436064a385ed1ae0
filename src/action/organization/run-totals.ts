import type { GitHubError } from '../../github/errors.ts';
import { type FileReport, hasNewAddress, type PageReport } from '../../refresh/json-report.ts';
import type { RefreshResult } from '../../refresh/refresh-result.ts';
import type { RepositoryResult } from './refresh-batch.ts';
import { findEndingError, type RepositoryReport, toRepositoryReport } from './repository-report.ts';

/** What a run for several repositories has done so far. It contains no texts and no diffs, to save memory. */
export interface RunTotals {
  readonly reports: RepositoryReport[];
  /** How many repositories do not have a section, or do not have the files. */
  withoutSection: number;
  /** How many repositories were skipped: they are archived, disabled, empty, a mirror or a fork. */
  skipped: number;
  /**
   * How many repositories were not listed when the run ended, minus one for each owner: the report `owner/*` already counts
   * as one repository.
   */
  unlistedCount: number;
  /** The pages. A page that was found at several addresses has an entry for each. */
  readonly pages: Map<string, PageReport>;
  /** The files of the first repository with a section. */
  firstFiles: readonly FileReport[];
  hasNewAddress: boolean;
  readonly warnings: Set<string>;
  readonly notices: string[];
  /** The reports of the repositories that failed because the service was unavailable. */
  readonly unavailable: Set<RepositoryReport>;
  /** Why the run ended early; null if it did not. */
  endingError: GitHubError | null;
}

export function createTotals(): RunTotals {
  return {
    reports: [],
    withoutSection: 0,
    skipped: 0,
    unlistedCount: 0,
    pages: new Map(),
    firstFiles: [],
    hasNewAddress: false,
    warnings: new Set(),
    notices: [],
    unavailable: new Set(),
    endingError: null,
  };
}

/** Adds the result of a repository. Returns the report of the repository; null if it has no section. */
export function addResult(totals: RunTotals, result: RepositoryResult): RepositoryReport | null {
  const report = toRepositoryReport(result);
  totals.endingError ??= findEndingError(result);
  if (result.outcome === 'done') addWarnings(totals, result.name, result.value.refresh);
  if (report === null) {
    totals.withoutSection += 1;
    return null;
  }
  totals.reports.push(report);
  if (result.outcome === 'error') return report;
  const { files, pages, failure } = result.value.refresh;
  if (failure?.kind === 'unavailable') totals.unavailable.add(report);
  if (totals.firstFiles.length === 0 && files.some(({ sections }) => sections.length > 0)) totals.firstFiles = files;
  totals.hasNewAddress ||= files.some(({ sections }) => sections.some(hasNewAddress));
  for (const page of pages) totals.pages.set(JSON.stringify(page), page);
  return report;
}

/** Whether the run ended early because of a failure, not because of a limit. */
export function endedEarlyWithFailure({ endingError }: RunTotals): boolean {
  return endingError?.code === 'bad-credentials' || endingError?.code === 'github-outage';
}

function addWarnings(totals: RunTotals, repository: string, { warnings }: RefreshResult): void {
  for (const { message, path, line = 1, column = 1 } of warnings) {
    totals.warnings.add(path === undefined ? message : `${repository}: ${path}:${line}:${column}: ${message}`);
  }
}

/** How many repositories have an outcome. */
export function countOf({ reports, unlistedCount }: RunTotals, outcome: RepositoryReport['outcome']): number {
  const count = reports.filter((report) => report.outcome === outcome).length;
  return outcome === 'deferred' ? count + unlistedCount : count;
}
