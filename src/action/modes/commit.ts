import { waitBeforeRetry } from '../../github/client/retry-delay.ts';
import {
  type Commit,
  type CommitRequest,
  commitToBranch,
  findExistingCommit,
  toFileChanges,
} from '../../github/commit/create-commit.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PublishResult } from '../../github/publish-result.ts';
import { type BranchHead, type BranchState, readBranch } from '../../github/read/read-branch.ts';
import { selectFiles } from '../../github/read/select-files.ts';
import { summarizeChange } from '../../refresh/default-commit-message.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { firstSelection, readRepositoryConfiguration, selectPatterns } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createCommitMessage } from '../messages/message-template.ts';
import { type Mode, type ModeResult, type RepositoryRun, toFailedModeResult } from '../mode.ts';
import { selectTargetBranch } from '../target-branch.ts';

/** Mode `commit`: commits to the branch, without a checkout. */
export const commitMode: Mode = async (job) => {
  const { settings: inputs, context } = job;
  const target = selectTargetBranch(inputs, context);
  const selection = await firstSelection(inputs);
  const effects = await createGitHubClient(job);
  return commitChanges({ job, effects, target, selection, isOptional: false }, null);
};

/**
 * Reads the files at the head of the branch, refreshes them and commits. If the branch moves before the commit, it starts again.
 *
 * @param first the head of the branch, if it was read together with those of other repositories
 */
export async function commitChanges(run: RepositoryRun, first: BranchHead | null): Promise<ModeResult> {
  const { job, effects, target, selection, isOptional } = run;
  let refresh: RefreshResult | null = null;
  /** A commit whose response was lost. */
  let unconfirmed: Pick<CommitRequest, 'parent' | 'message'> | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const isRead = attempt === 1 && first !== null;
      const head = isRead ? first : await readBranch(effects, { ...target, pullRequestBranch: null }, selection);
      const { settings, refreshFiles } = job.configure(await readRepositoryConfiguration(effects, head));
      const patterns = await selectPatterns(effects, settings, head, isOptional);
      const branch = await selectFiles(effects, head, patterns);
      const existing = unconfirmed && findExistingCommit(unconfirmed, branch.base.history);
      if (existing && refresh !== null) return { refresh, published: toPublishResult(branch, existing) };

      const files = patterns.toInputFiles(branch.files);
      refresh = await refreshFiles(files);
      const summary = summarizeChange(refresh.files);
      if (summary === null) return { refresh, published: null };

      const message = createCommitMessage(summary, settings.commitMessage);
      const additions = toFileChanges(branch.files, refresh.changes);
      const commit = await commitToBranch(effects, branch, { message, additions });
      if (commit.outcome === 'done') return { refresh, published: toPublishResult(branch, commit.value) };
      if (commit.outcome === 'unknown') unconfirmed = { parent: branch.base.oid, message };
      await waitBeforeRetry(effects, target.branch ?? 'HEAD', attempt, commit);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) return toFailedModeResult(refresh, error);
    throw error;
  }
}

function toPublishResult({ repository, base }: BranchState, commit: Commit): PublishResult {
  return { outcome: 'committed', repository: repository.nameWithOwner, branch: base.name, commit };
}
