import type { Settings } from '../../config/settings.ts';
import { waitBeforeRetry } from '../../github/client/retry-delay.ts';
import { type FileContent, toFileChanges } from '../../github/commit/create-commit.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PublishResult } from '../../github/publish-result.ts';
import { decideNextStep, toDesiredState } from '../../github/pull-request/decide-next-step.ts';
import { confirmWrites, createPastWrites } from '../../github/pull-request/past-writes.ts';
import { runStep, undoUnfinishedReset } from '../../github/pull-request/run-step.ts';
import { pullRequestBranchPrefix } from '../../github/read/branch-query.ts';
import { type FirstRead, readBranch, readDefaultBranch } from '../../github/read/read-branch.ts';
import { type RepositoryFile, readTexts } from '../../github/read/read-files.ts';
import { readSelectedFiles } from '../../github/read/read-selected-files.ts';
import type { RefreshResult } from '../../refresh/refresh-result.ts';
import { chooseFiles, createFirstSelection, readRepositoryConfiguration } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createProposal } from '../messages/pull-request-text.ts';
import { type Mode, type ModeResult, type RepositoryRun, toFailedModeResult, toOutOfDate } from '../mode-contract.ts';
import { selectTargetBranch } from '../target-branch.ts';

/** Mode `pull-request`: opens a pull request, or updates the one that is open. */
export const pullRequestMode: Mode = async (modeInput) => {
  const { inputs, context } = modeInput;
  const { repository, branch: selectedBranch } = selectTargetBranch(inputs, context);
  const selection = await createFirstSelection(inputs);
  const client = await createGitHubClient(modeInput);
  const branch = selectedBranch ?? (await readDefaultBranch(client, repository));
  return proposeChanges(
    { modeInput, client, target: { repository, branch }, selection, areFilesOptional: false },
    null,
  );
};

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
  repositoryRun: RepositoryRun & { readonly target: { readonly branch: string } },
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

      const proposal = createProposal(refresh, settings);
      const changes = toFileChanges(state.files, refresh.changes);
      const desired = toDesiredState(state, pullRequestBranch, changes, proposal.hash);
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

      const result = await runStep(step, { client, state, desired, past, ...proposal, changesOnTop });
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

/**
 * The result of the mode. If this run wrote the change to a pull request, its sections are `changed`. If the pull request
 * already contained the change, or a person closed it, they are `out-of-date`.
 */
export function toModeResult(refresh: RefreshResult, published: PublishResult | null): ModeResult {
  const isPullRequestUnchanged =
    published?.outcome === 'declined' ||
    (published?.outcome === 'proposed' && published.commit === null && !published.isNew);
  return { refresh: isPullRequestUnchanged ? toOutOfDate(refresh) : refresh, published };
}
