import { waitBeforeRetry } from '../../github/client/retry-delay.ts';
import { toFileAdditions } from '../../github/commit/create-commit.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PublishResult } from '../../github/publish-result.ts';
import { decide, desiredState } from '../../github/pull-request/decide.ts';
import {
  createRunState,
  type ProposalContent,
  undoReset,
  updateRunState,
} from '../../github/pull-request/run-state.ts';
import { runStep } from '../../github/pull-request/run-step.ts';
import { readBranch, readDefaultBranch } from '../../github/read/read-branch.ts';
import { readTexts } from '../../github/read/read-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { parseFilePatterns } from '../files/file-patterns.ts';
import { selectTargetBranch } from '../files/target-branch.ts';
import { createGitHubEffects } from '../github-effects.ts';
import {
  type ActionJob,
  type ChangeReport,
  type JobResult,
  type Mode,
  refreshForJob,
  toJobResult,
  toOutOfDate,
  withPublishError,
} from '../job.ts';
import type { Proposal } from '../messages/proposal.ts';
import { createChangeReport } from '../report/change-report.ts';

/**
 * Mode `pull-request`: reads the branch together with the pull request, refreshes the files, decides on the next step and
 * takes it. If something changes in between, it starts again.
 */
export const pullRequestMode: Mode = async (job) => {
  const { settings, context } = job;
  const { isOwnRepository, repository, branch: selectedBranch } = selectTargetBranch(settings, context);
  const files = await parseFilePatterns(settings.files, settings.format);
  const effects = await createGitHubEffects(job);
  const branch = selectedBranch ?? (await readDefaultBranch(effects, repository));
  const pullRequestBranch = settings.pullRequestBranch ?? `status-snippets/${branch}`;
  const run = createRunState();
  let refresh: RefreshResult | null = null;
  let changeReport: ChangeReport | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const state = await readBranch(effects, { repository, branch, pullRequestBranch }, files);
      updateRunState(run, state);
      refresh = await refreshForJob(job, files.toInputFiles(state.files));
      if (refresh.failure !== null) return toJobResult(refresh, isOwnRepository);

      changeReport = await createChangeReport(refresh);
      const proposal = await describeProposal(refresh, changeReport, job);
      const changes = toFileAdditions(state.files, refresh.changes);
      const desired = desiredState(state, pullRequestBranch, changes, proposal.hash);
      const step = decide(state, desired);

      let content: ProposalContent = { ...proposal, changesOnTop: [] };
      if (step.step === 'commit-on-top') {
        const { nameWithOwner } = state.repository;
        const where = `on branch "${pullRequestBranch}"`;
        const theirs = await readTexts(effects, nameWithOwner, state.paths, step.head.entries, where);
        const onTop = await refreshForJob(job, files.toInputFiles(theirs));
        if (onTop.failure !== null) return toJobResult(onTop, isOwnRepository);
        content = { ...content, changesOnTop: toFileAdditions(theirs, onTop.changes) };
      }

      const result = await runStep(step, { effects, state, desired, run, content });
      if (result.outcome === 'finished') {
        return { ...toReportedResult(refresh, isOwnRepository, result.published), changeReport };
      }
      await waitBeforeRetry(effects, pullRequestBranch, attempt, result.reason);
    }
  } catch (error) {
    if (error instanceof GitHubError && refresh !== null) {
      return { ...withPublishError(refresh, error, isOwnRepository), changeReport };
    }
    throw error;
  } finally {
    await undoReset(effects, run);
  }
};

/** The texts are needed, and loaded, only if something changes. */
async function describeProposal(
  refresh: RefreshResult,
  changeReport: ChangeReport,
  { settings }: ActionJob,
): Promise<Proposal> {
  if (refresh.changes.length === 0) {
    return { hash: '', text: { title: '', body: '' }, message: { subject: '', body: '' } };
  }
  const { createProposal } = await import(/* webpackChunkName: "publish" */ '../messages/proposal.ts');
  return createProposal(refresh, changeReport, settings);
}

/**
 * Sections that this run brought into a pull request are `changed`; those whose change is in a pull request that was already
 * up to date, or that a person closed, are `out-of-date`.
 */
export function toReportedResult(
  refresh: RefreshResult,
  isOwnRepository: boolean,
  published: PublishResult | null,
): JobResult {
  const isUnchanged =
    published?.outcome === 'declined' ||
    (published?.outcome === 'proposed' && published.commit === null && !published.isNew);
  return toJobResult(isUnchanged ? toOutOfDate(refresh) : refresh, isOwnRepository, published);
}
