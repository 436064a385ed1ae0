import { commit } from '../../github/commit.ts';
import { summarizeChange } from '../../refresh/commit-message.ts';
import { firstSelection } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createCommitMessage } from '../messages/message-template.ts';
import { type Mode, type ModeResult, type RepositoryRun, singleRepository } from '../mode.ts';
import { selectTargetBranch } from '../target-branch.ts';
import { refreshAndPublish } from './publish.ts';

/** Mode `commit`: commits to the branch, without a checkout. */
export const commitMode: Mode = async (run) => {
  const target = selectTargetBranch(run.inputs, run.context);
  return commitChanges({ run, client: await createGitHubClient(run), target, limits: singleRepository });
};

/** Refreshes the files at the head of a branch, and commits what changes. */
export async function commitChanges(repositoryRun: RepositoryRun): Promise<ModeResult> {
  const { run, client, target, limits } = repositoryRun;
  const selection = firstSelection(run.inputs, limits.areFilesOptional);
  return refreshAndPublish(repositoryRun, (refreshCommit) =>
    commit(client, target, selection, async (first) => {
      const { at, refresh, settings } = await refreshCommit(first);
      const summary = summarizeChange(refresh.files);
      if (refresh.failure !== null || summary === null) return null;
      return { at, changes: refresh.changes, message: createCommitMessage(summary, settings.commitMessage) };
    }),
  );
}
