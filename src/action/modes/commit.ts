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
import { type BranchState, type FirstRead, readBranch } from '../../github/read/read-branch.ts';
import { readSelectedFiles } from '../../github/read/read-selected-files.ts';
import { summarizeChange } from '../../refresh/default-commit-message.ts';
import type { RefreshResult } from '../../refresh/refresh-result.ts';
import { chooseFiles, createFirstSelection, readRepositoryConfiguration } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createCommitMessage } from '../messages/message-template.ts';
import { type Mode, type ModeResult, type RepositoryRun, toFailedModeResult } from '../mode-contract.ts';
import { selectTargetBranch } from '../target-branch.ts';

/** Mode `commit`: commits to the branch, without a checkout. */
export const commitMode: Mode = async (modeInput) => {
  const { inputs, context } = modeInput;
  const target = selectTargetBranch(inputs, context);
  const selection = await createFirstSelection(inputs);
  const client = await createGitHubClient(modeInput);
  return commitChanges({ modeInput, client, target, selection, areFilesOptional: false }, null);
};

/**
 * Reads the files at the head of the branch, refreshes them and commits. Starts again if the branch moves before the commit.
 *
 * @param first the branch, if it was read together with branches of other repositories; else null
 */
export async function commitChanges(run: RepositoryRun, first: FirstRead | null): Promise<ModeResult> {
  const { modeInput, client, target, selection, areFilesOptional } = run;
  let refresh: RefreshResult | null = null;
  /** The request for a commit that may exist, because the response was lost. */
  let unconfirmed: Pick<CommitRequest, 'parent' | 'message'> | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const isAlreadyRead = attempt === 1 && first !== null;
      const contents = isAlreadyRead
        ? first
        : await readBranch(client, { ...target, pullRequestBranch: null }, selection);
      const { settings, refreshFilesAndEmbeds } = modeInput.configureRun(
        await readRepositoryConfiguration(client, contents),
      );
      const requestedFiles = await chooseFiles(settings, contents, areFilesOptional);
      const state = await readSelectedFiles(client, contents, requestedFiles);
      const existing = unconfirmed && findExistingCommit(unconfirmed, state.base.history);
      if (existing && refresh !== null) return { refresh, published: toPublishResult(state, existing) };

      const files = requestedFiles.toInputFiles(state.files);
      refresh = await refreshFilesAndEmbeds(files);
      if (refresh.failure !== null) return { refresh, published: null };
      const summary = summarizeChange(refresh.files);
      if (summary === null) return { refresh, published: null };

      const message = createCommitMessage(summary, settings.commitMessage);
      const changes = toFileChanges(state.files, refresh.changes);
      const commit = await commitToBranch(client, state, { message, changes });
      if (commit.outcome === 'done') return { refresh, published: toPublishResult(state, commit.value) };
      if (commit.outcome === 'unknown') unconfirmed = { parent: state.base.oid, message };
      await waitBeforeRetry(client, state.base.name, attempt, commit);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) return toFailedModeResult(refresh, error);
    throw error;
  }
}

function toPublishResult({ repository, base }: BranchState, commit: Commit): PublishResult {
  return { outcome: 'committed', repository: repository.nameWithOwner, branch: base.name, commit };
}
