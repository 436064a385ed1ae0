import type { GitHubError } from '../../github/errors.ts';
import { type FileReport, hasNewAddress, type PageReport } from '../../refresh/json-report.ts';
import type { RefreshResult } from '../../refresh/refresh-result.ts';
import type { RepositoryResult } from './refresh-batch.ts';
import { findEndingError, type RepositoryReport, reportRepository } from './repository-report.ts';

/** What a run for several repositories has done so far. Texts and diffs are not kept. */
export interface RunTotals {
  readonly reports: RepositoryReport[];
  /** Repositories without a section, or without the files. */
  withoutSection: number;
  /** Archived, disabled, empty and mirrored repositories, and forks. */
  skipped: number;
  /**
   * How many repositories were not yet listed when the run ended, less one for each owner, whose report counts as one.
   */
  unlistedCount: number;
  /** Each page once, and once more for each other address. */
  readonly pages: Map<string, PageReport>;
  /** The files of the first repository with a section. */
  firstFiles: readonly FileReport[];
  hasNewAddress: boolean;
  readonly warnings: Set<string>;
  readonly notices: string[];
  /** The failures of an unavailable service. */
  readonly unavailable: Set<RepositoryReport>;
  /** Why the run ended early. */
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

/** Adds the result of a repository; returns its report, null if it has no section. */
export function addResult(totals: RunTotals, result: RepositoryResult): RepositoryReport | null {
  const report = reportRepository(result);
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
export function hasFailedEarly({ endingError }: RunTotals): boolean {
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
