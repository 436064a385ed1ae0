import type { Commit } from '../../github/commit/create-commit.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PullRequestLink } from '../../github/propose.ts';
import type { ErrorDetails, Report } from '../../refresh/json-report.ts';
import { describeError } from '../errors.ts';
import type { ModeResult } from '../mode.ts';
import type { RepositoryResult } from './refresh-batch.ts';
import { deferringCodes } from './write-limits.ts';

/** What a run for several repositories did with one of them. */
export interface RepositoryReport {
  /** `owner/name`; or a line of the input `repositories` that selects nothing, or whose listing was not completed. */
  readonly repository: string;
  readonly outcome: 'changed' | 'unchanged' | 'out-of-date' | 'deferred' | 'failed';
  readonly commit?: Commit;
  readonly pullRequest?: PullRequestLink;
  /** The paths of the files that changed, or should change. */
  readonly files: readonly string[];
  readonly error: ErrorDetails | null;
}

/** The report of a run for several repositories. Its `files` are empty. */
export interface OrganizationReport extends Report {
  readonly repositories: readonly RepositoryReport[];
}

/** Creates the report of a repository; null if the repository has no section. */
export function toRepositoryReport(result: RepositoryResult): RepositoryReport | null {
  const repository = result.name;
  if (result.outcome === 'error') return toFailureReport(repository, describeError(result.error));
  const { refresh, published } = result.value;
  if (refresh.failure?.code === 'no-section') return null;
  const outdated = refresh.files.filter(({ outcome }) => outcome === 'changed' || outcome === 'out-of-date');
  const files = outdated.map(({ path }) => path);
  if (refresh.failure !== null) return toFailureReport(repository, refresh.failure, files);
  const report = { repository, outcome: refresh.outcome, files, error: null };
  if (published === null || published.outcome === 'failed') return report;
  if (published.outcome === 'committed') return { ...report, commit: published.commit };
  const { pullRequest } = published;
  // The open pull request already contained the change before this run.
  const wasUpToDate = published.outcome === 'proposed' && refresh.outcome === 'out-of-date';
  return wasUpToDate ? { ...report, outcome: 'unchanged', files: [], pullRequest } : { ...report, pullRequest };
}

/** Creates the report of a repository that failed, or that is left for the next run. */
export function toFailureReport(
  repository: string,
  error: ErrorDetails,
  files: readonly string[] = [],
): RepositoryReport {
  const { code, message } = error;
  if (deferringCodes.has(code)) return { repository, outcome: 'deferred', files, error: null };
  return { repository, outcome: 'failed', files, error: { code, message } };
}

/** The error that ends the run; null if the run continues with the next repository. */
export function findEndingError(result: RepositoryResult): GitHubError | null {
  const error = result.outcome === 'error' ? result.error : publishError(result.value);
  return error instanceof GitHubError && deferringCodes.has(error.code) && error.code !== 'max-writes' ? error : null;
}

function publishError({ published }: ModeResult): GitHubError | null {
  return published?.outcome === 'failed' ? published.error : null;
}
