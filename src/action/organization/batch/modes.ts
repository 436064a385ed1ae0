import type { Settings } from '../../../config/settings.ts';
import type { GitHubClient } from '../../../github/client/client.ts';
import { waitBeforeRetry } from '../../../github/client/retry-delay.ts';
import {
  type Commit,
  type CommitRequest,
  commitToBranch,
  type FileContent,
  findExistingCommit,
  toFileChanges,
} from '../../../github/commit/create-commit.ts';
import type { Committed } from '../../../github/commit.ts';
import { GitHubError } from '../../../github/errors.ts';
import { createPullRequestText } from '../../../github/pull-request/body.ts';
import { decideNextStep, toDesiredState } from '../../../github/pull-request/decide-next-step.ts';
import { confirmWrites, createPastWrites } from '../../../github/pull-request/past-writes.ts';
import { runStep, undoUnfinishedReset } from '../../../github/pull-request/run-step.ts';
import { pullRequestBranchPrefix } from '../../../github/read/branch-query.ts';
import { type BranchState, type FirstRead, readBranch } from '../../../github/read/read-branch.ts';
import { type FirstSelection, type RepositoryFile, readTexts } from '../../../github/read/read-files.ts';
import { readSelectedFiles } from '../../../github/read/read-selected-files.ts';
import { summarizeChange } from '../../../refresh/default-commit-message.ts';
import type { RefreshResult } from '../../../refresh/refresh-result.ts';
import { createCommitMessage } from '../../messages/message-template.ts';
import { createProposal } from '../../messages/pull-request-text.ts';
import type { ModeResult, Run } from '../../mode.ts';
import { toFailedModeResult, toModeResult } from '../../modes/publish.ts';
import type { Target } from '../../target-branch.ts';
import { chooseFiles, readRepositoryConfiguration } from './repository-files.ts';

/** The refresh of one repository of a batch. */
export interface BatchRepositoryRun {
  readonly modeInput: Run;
  readonly client: GitHubClient;
  readonly target: Target;
  readonly selection: FirstSelection;
  readonly areFilesOptional: boolean;
}

/**
 * Reads the files at the head of the branch, refreshes them and commits. Starts again if the branch moves before the commit.
 *
 * @param first the branch, if it was read together with branches of other repositories; else null
 */
export async function commitChanges(run: BatchRepositoryRun, first: FirstRead | null): Promise<ModeResult> {
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

function toPublishResult({ repository, base }: BranchState, commit: Commit): Committed {
  return { outcome: 'committed', repository: repository.nameWithOwner, branch: base.name, commit };
}

/** The name of the pull request branch for a base branch. */
export function pullRequestBranchFor({ pullRequestBranch }: Settings, branch: string): string {
  return pullRequestBranch ?? `${pullRequestBranchPrefix}${branch}`;
}

/**
 * Reads the branch together with the pull request, refreshes the files, decides on the next step and takes it. Starts again
 * if the branch or the pull request changes before the step is taken.
 *
 * @param first the branch with its pull request, if it was read together with other repositories; else null
 */
export async function proposeChanges(
  repositoryRun: BatchRepositoryRun & { readonly target: { readonly branch: string } },
  first: FirstRead | null,
): Promise<ModeResult> {
  const { modeInput, client, target, selection, areFilesOptional } = repositoryRun;
  const pullRequestBranch = pullRequestBranchFor(modeInput.inputs, target.branch);
  const past = createPastWrites();
  let refresh: RefreshResult | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const isAlreadyRead = attempt === 1 && first !== null;
      const contents = isAlreadyRead ? first : await readBranch(client, { ...target, pullRequestBranch }, selection);
      const { settings, refreshFilesAndEmbeds } = modeInput.configureRun(
        await readRepositoryConfiguration(client, contents),
      );
      const requestedFiles = await chooseFiles(settings, contents, areFilesOptional);
      const refreshTexts = (files: readonly RepositoryFile[]) =>
        refreshFilesAndEmbeds(requestedFiles.toInputFiles(files));
      const state = await readSelectedFiles(client, contents, requestedFiles);
      confirmWrites(past, state);
      refresh = await refreshTexts(state.files);
      if (refresh.failure !== null) return { refresh, published: null };

      const { title, description, hash, message } = createProposal(refresh, settings);
      const text = createPullRequestText(title, description, hash);
      const changes = toFileChanges(state.files, refresh.changes);
      const desired = toDesiredState(state, pullRequestBranch, changes, hash);
      const step = decideNextStep(state, desired);

      let changesOnTop: FileContent[] = [];
      if (step.kind === 'commit-on-top') {
        const { nameWithOwner } = state.repository;
        const where = `on branch "${pullRequestBranch}"`;
        const headFiles = await readTexts(
          client,
          nameWithOwner,
          state.paths,
          step.head.entries,
          where,
          requestedFiles.isRelevant,
        );
        const headRefresh = await refreshTexts(headFiles);
        if (headRefresh.failure !== null) return { refresh: headRefresh, published: null };
        changesOnTop = toFileChanges(headFiles, headRefresh.changes);
      }

      const result = await runStep(step, { client, state, desired, past, text, message, changesOnTop });
      if (result.outcome === 'finished') return toModeResult(refresh, result.published);
      await waitBeforeRetry(client, pullRequestBranch, attempt, result.reason);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) return toFailedModeResult(refresh, error);
    throw error;
  } finally {
    await undoUnfinishedReset(client, past);
  }
}
