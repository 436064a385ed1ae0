import { type Committed, commit } from '../../github/commit.ts';
import type { FilesAt } from '../../github/files.ts';
import type { Proposed } from '../../github/propose.ts';
import { summarizeChange } from '../../refresh/commit-message.ts';
import { type RefreshResult, toOutOfDate, withFailure } from '../../refresh/result.ts';
import { isError } from '../../text/errors.ts';
import type { Finding } from '../../text/finding.ts';
import { firstSelection, type RefreshedCommit, refreshAt } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { createCommitMessage, createProposal } from '../messages.ts';
import { type Mode, type ModeResult, type RepositoryRun, singleRepository } from '../mode.ts';
import { selectTargetBranch } from '../run-context.ts';

/** Mode `commit`: commits to the branch, without a checkout. */
export const commitMode: Mode = async (run) => {
  const target = selectTargetBranch(run.inputs, run.context);
  return commitChanges({ run, client: await createGitHubClient(run), target, limits: singleRepository });
};

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

/** Mode `pull-request`: opens a pull request, or updates the one that is open. */
export const pullRequestMode: Mode = async (run) => {
  const target = selectTargetBranch(run.inputs, run.context);
  return proposeChanges({ run, client: await createGitHubClient(run), target, limits: singleRepository });
};

export async function proposeChanges(repositoryRun: RepositoryRun): Promise<ModeResult> {
  const { run, client, target, limits } = repositoryRun;
  const { pullRequestBranch } = run.inputs;
  const targets = { ...target, ...(pullRequestBranch === null ? {} : { pullRequestBranch }) };
  const selection = firstSelection(run.inputs, limits.areFilesOptional);
  const { propose } = await import('../../github/propose.ts');
  return refreshAndPublish(repositoryRun, (refreshCommit) =>
    propose(client, targets, selection, async (first) => {
      const { at, paths, refresh, settings } = await refreshCommit(first);
      if (refresh.failure !== null) return null;
      return { at, paths, changes: refresh.changes, ...createProposal(refresh, settings) };
    }),
  );
}

/**
 * Publishes what a refresh changes. If publishing fails after the refresh, the result contains what should have changed.
 *
 * @param publish gets the function that refreshes the files of a commit; it may call it several times
 */
async function refreshAndPublish<T extends Committed | Proposed>(
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
    if (!isError(error) || last === null) throw error;
    return { refresh: withFailure(toOutOfDate(last), error), published: { outcome: 'failed', error } };
  }
}

/**
 * The result of a mode. If this run wrote the change, its sections are `changed`. If a pull request already contained the
 * change, others have committed to it, or a person closed it, they are `out-of-date`.
 */
function toModeResult(refresh: RefreshResult, published: ModeResult['published']): ModeResult {
  const isNothingWritten =
    published?.outcome === 'declined' ||
    published?.outcome === 'left-open' ||
    (published?.outcome === 'proposed' && published.commit === null && published.operation !== 'created');
  return { refresh: isNothingWritten ? toOutOfDate(refresh) : refresh, published };
}

function withWarnings({ refresh, published }: ModeResult): ModeResult {
  if (published?.outcome !== 'proposed') return { refresh, published };
  const warnings = published.warnings.map((message): Finding => {
    return { level: 'warning', code: 'pull-request-unfinished', message };
  });
  return { refresh: { ...refresh, findings: [...refresh.findings, ...warnings] }, published };
}
