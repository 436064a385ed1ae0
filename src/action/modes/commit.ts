import { waitBeforeRetry } from '../../github/client/retry-delay.ts';
import {
  type Commit,
  type CommitRequest,
  commitToBranch,
  findExistingCommit,
  toFileAdditions,
} from '../../github/commit/create-commit.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PublishResult } from '../../github/publish-result.ts';
import { type BranchState, readBranch } from '../../github/read/read-branch.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { parseFilePatterns } from '../files/file-patterns.ts';
import { selectTargetBranch } from '../files/target-branch.ts';
import { createGitHubEffects } from '../github-effects.ts';
import { type Mode, refreshForJob, toJobResult, withPublishError } from '../job.ts';
import { createCommitMessage } from '../messages/message-template.ts';

/**
 * Mode `commit`: reads the files at the head of the branch, refreshes them and commits, without a checkout. If the branch
 * moves in between, it starts again.
 */
export const commitMode: Mode = async (job) => {
  const { settings, context } = job;
  const { isOwnRepository, ...target } = selectTargetBranch(settings, context);
  const files = await parseFilePatterns(settings.files, settings.format);
  const effects = await createGitHubEffects(job);
  let refresh: RefreshResult | null = null;
  /** A commit whose response was lost. */
  let unconfirmed: Pick<CommitRequest, 'parent' | 'message'> | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const branchTarget = { ...target, pullRequestBranch: null };
      const branch = await readBranch(effects, branchTarget, files, unconfirmed !== null);
      const existing = unconfirmed && findExistingCommit(unconfirmed, branch.base.history);
      if (existing && refresh !== null) {
        return toJobResult(refresh, isOwnRepository, committed(branch, existing));
      }
      refresh = await refreshForJob(job, files.toInputFiles(branch.files));
      if (refresh.failure !== null || refresh.changes.length === 0) {
        return toJobResult(refresh, isOwnRepository);
      }
      const message = createCommitMessage(refresh.files, settings.commitMessage);
      const additions = toFileAdditions(branch.files, refresh.changes);
      const commit = await commitToBranch(effects, branch, { message, additions });
      if (commit.outcome === 'done') {
        return toJobResult(refresh, isOwnRepository, committed(branch, commit.value));
      }
      if (commit.outcome === 'unknown') unconfirmed = { parent: branch.base.oid, message };
      await waitBeforeRetry(effects, target.branch ?? 'HEAD', attempt, commit);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) {
      return withPublishError(refresh, error, isOwnRepository);
    }
    throw error;
  }
};

function committed({ repository, base }: BranchState, commit: Commit): PublishResult {
  return { outcome: 'committed', repository: repository.nameWithOwner, branch: base.name, commit };
}
