import { createBackoff } from '../../github/commit/backoff.ts';
import { prepareChanges } from '../../github/commit/file-changes.ts';
import { GitHubError } from '../../github/errors.ts';
import { decide, desiredState } from '../../github/pull-request/decide.ts';
import {
  createRunState,
  type ProposalContent,
  undoReset,
  updateRunState,
} from '../../github/pull-request/run-state.ts';
import { runStep } from '../../github/pull-request/run-step.ts';
import { readBranch, readDefaultBranch } from '../../github/read/read-branch.ts';
import { type RepositoryFile, readTexts } from '../../github/read/read-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { parseFilePatterns } from '../files/file-patterns.ts';
import { repositorySources } from '../files/source-files.ts';
import { selectTargetBranch } from '../files/target-branch.ts';
import { createGitHubEffects } from '../github-client.ts';
import { type ActionJob, type Mode, refreshForJob } from '../job.ts';
import type { Proposal } from '../messages/proposal.ts';
import { newTexts, toReportedResult, withPublishError } from './published-result.ts';

/**
 * Mode `pull-request`: reads the branch together with the pull request, refreshes the files, decides on the next step and
 * takes it. If something changes in between, it starts again.
 */
export const pullRequestMode: Mode = async (job) => {
  const { settings, context } = job;
  const { isOwnRepository, repository, branch: selectedBranch } = selectTargetBranch(settings, context);
  const files = await parseFilePatterns(settings.files, settings.format !== null);
  const effects = createGitHubEffects(job);
  const branch = selectedBranch ?? (await readDefaultBranch(effects, repository));
  const pullRequestBranch = settings.pullRequestBranch ?? `status-snippets/${branch}`;
  const waitBeforeRetry = createBackoff(effects, pullRequestBranch);
  const run = createRunState();
  const refreshAll = (read: readonly RepositoryFile[]) =>
    refreshForJob(job, repositorySources(read, files, settings.format));

  let refresh: RefreshResult | null = null;
  try {
    for (;;) {
      const state = await readBranch(effects, { repository, branch, pullRequestBranch }, files);
      updateRunState(run, state);
      refresh = await refreshAll(state.files);
      if (refresh.failure !== null) return { refresh, published: null, publishError: null, isOwnRepository };

      const proposal = await createProposal(refresh, job);
      const changes = prepareChanges(state.files, newTexts(refresh));
      const desired = desiredState(state, pullRequestBranch, changes, proposal.hash);
      const step = decide(state, desired);

      let content: ProposalContent = { ...proposal, changesOnTop: [] };
      if (step.step === 'commit-on-top') {
        const { nameWithOwner } = state.repository;
        const where = `on branch "${pullRequestBranch}"`;
        const theirs = await readTexts(effects, nameWithOwner, state.paths, step.head.entries, where);
        const onTop = await refreshAll(theirs);
        if (onTop.failure !== null) return { refresh: onTop, published: null, publishError: null, isOwnRepository };
        content = { ...content, changesOnTop: prepareChanges(theirs, newTexts(onTop)) };
      }

      const result = await runStep(step, { effects, state, desired, run, content });
      if (result.outcome === 'finished') {
        return toReportedResult(refresh, result.published, isOwnRepository);
      }
      await waitBeforeRetry(result.reason);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) {
      return withPublishError(refresh, error, isOwnRepository);
    }
    throw error;
  } finally {
    await undoReset(effects, run);
  }
};

/** The texts are needed, and loaded, only if something changes. */
async function createProposal(refresh: RefreshResult, { settings }: ActionJob): Promise<Proposal> {
  if (refresh.changes.length === 0) {
    return { hash: '', text: { title: '', body: '' }, message: { subject: '', body: '' } };
  }
  const { describeChange } = await import(/* webpackChunkName: "publish" */ '../messages/proposal.ts');
  return describeChange(refresh, settings);
}
