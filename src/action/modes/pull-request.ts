import { propose } from '../../github/propose.ts';
import { firstSelection } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createProposal } from '../messages/pull-request-text.ts';
import { type Mode, type ModeResult, type RepositoryRun, singleRepository } from '../mode.ts';
import { selectTargetBranch } from '../target-branch.ts';
import { refreshAndPublish } from './publish.ts';

/** Mode `pull-request`: opens a pull request, or updates the one that is open. */
export const pullRequestMode: Mode = async (run) => {
  const target = selectTargetBranch(run.inputs, run.context);
  return proposeChanges({ run, client: await createGitHubClient(run), target, limits: singleRepository });
};

/** Refreshes the files at the head of a branch, and proposes what changes in a pull request. */
export async function proposeChanges(repositoryRun: RepositoryRun): Promise<ModeResult> {
  const { run, client, target, limits } = repositoryRun;
  const { pullRequestBranch } = run.inputs;
  const targets = { ...target, ...(pullRequestBranch === null ? {} : { pullRequestBranch }) };
  const selection = firstSelection(run.inputs, limits.areFilesOptional);
  return refreshAndPublish(repositoryRun, (refreshCommit) =>
    propose(client, targets, selection, async (first) => {
      const { at, paths, refresh, settings } = await refreshCommit(first);
      if (refresh.failure !== null) return null;
      return { at, paths, changes: refresh.changes, ...createProposal(refresh, settings) };
    }),
  );
}
