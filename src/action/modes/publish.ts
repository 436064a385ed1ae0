import type { Committed } from '../../github/commit.ts';
import type { FilesAt } from '../../github/files.ts';
import type { Proposed } from '../../github/propose.ts';
import { type RefreshResult, toOutOfDate, withFailure } from '../../refresh/result.ts';
import { isError } from '../../text/errors.ts';
import type { Finding } from '../../text/finding.ts';
import { type RefreshedCommit, refreshAt } from '../files/repository-files.ts';
import type { FailedPublishing, ModeResult, RepositoryRun } from '../mode.ts';

/**
 * Publishes what a refresh changes. If publishing fails after the refresh, the result contains what should have changed.
 *
 * @param publish gets the function that refreshes the files of a commit; it may call it several times
 */
export async function refreshAndPublish<T extends Committed | Proposed>(
  repositoryRun: RepositoryRun,
  publish: (refresh: (at: FilesAt) => Promise<RefreshedCommit>) => Promise<T | null>,
): Promise<ModeResult> {
  let last: RefreshResult | null = null;
  try {
    const published = await publish(async (at) => {
      const refreshed = await refreshAt(repositoryRun, at);
      last = refreshed.refresh;
      return refreshed;
    });
    if (last === null) throw new Error('nothing was refreshed');
    return withWarnings(toModeResult(last, published));
  } catch (error) {
    if (isError(error) && last !== null) return toFailedModeResult(last, error);
    throw error;
  }
}

/**
 * The result of a mode. If this run wrote the change, its sections are `changed`. If a pull request already contained the
 * change, others have committed to it, or a person closed it, they are `out-of-date`.
 */
export function toModeResult(refresh: RefreshResult, published: ModeResult['published']): ModeResult {
  const isNothingWritten =
    published?.outcome === 'declined' ||
    published?.outcome === 'left-open' ||
    (published?.outcome === 'proposed' && published.commit === null && published.operation !== 'created');
  return { refresh: isNothingWritten ? toOutOfDate(refresh) : refresh, published };
}

/** Adds what could not be done after a pull request was opened. */
function withWarnings({ refresh, published }: ModeResult): ModeResult {
  if (published?.outcome !== 'proposed') return { refresh, published };
  const warnings = published.warnings.map((message): Finding => {
    return { level: 'warning', code: 'pull-request-unfinished', message };
  });
  return { refresh: { ...refresh, findings: [...refresh.findings, ...warnings] }, published };
}

/** The result if publishing failed: every section that should have changed is `out-of-date`. */
export function toFailedModeResult(refresh: RefreshResult, error: FailedPublishing['error']): ModeResult {
  return { refresh: withFailure(toOutOfDate(refresh), error), published: { outcome: 'failed', error } };
}
