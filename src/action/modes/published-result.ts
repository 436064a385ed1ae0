import type { GitHubError } from '../../github/errors.ts';
import type { PublishResult } from '../../github/publish-result.ts';
import { type Outcome, type RefreshResult, withPublishError as withFailure } from '../../refresh/result.ts';
import type { JobResult } from '../job.ts';

/** The new text of each changed file. */
export function newTexts({ changes }: RefreshResult): { path: string; text: string }[] {
  return changes.map(({ path, after }) => ({ path, text: after }));
}

/**
 * The result of mode `pull-request`. Sections that this run brought into a pull request are `changed`; those whose change is
 * in a pull request that was already up to date, or that a person closed, are `out-of-date`.
 */
export function toReportedResult(
  refresh: RefreshResult,
  published: PublishResult | null,
  isOwnRepository: boolean,
): JobResult {
  const isUnchanged =
    published?.outcome === 'declined' ||
    (published?.outcome === 'proposed' && published.commit === null && !published.isNew);
  const reported = isUnchanged ? toOutOfDate(refresh) : refresh;
  return { refresh: reported, published, publishError: null, isOwnRepository };
}

/** The result if publishing failed: every section that should have changed is `out-of-date`. */
export function withPublishError(
  refresh: RefreshResult,
  publishError: GitHubError,
  isOwnRepository: boolean,
): JobResult {
  const reported = withFailure(toOutOfDate(refresh), publishError);
  return { refresh: reported, published: null, publishError, isOwnRepository };
}

function toOutOfDate(refresh: RefreshResult): RefreshResult {
  const files = refresh.files.map((file) => ({
    ...file,
    outcome: rename(file.outcome),
    sections: file.sections.map((section) => ({ ...section, outcome: rename(section.outcome) })),
  }));
  return { ...refresh, outcome: rename(refresh.outcome), files };
}

function rename<Name extends Outcome>(outcome: Name): Name | 'out-of-date' {
  return outcome === 'changed' ? 'out-of-date' : outcome;
}
