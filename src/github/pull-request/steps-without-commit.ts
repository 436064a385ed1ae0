import { GitHubError, PullRequestRefusedError } from '../errors.ts';
import type { PullRequestLink, PullRequestResult } from '../publish-result.ts';
import { zeroOid } from '../read/git-object.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import { findHash } from './body.ts';
import { closePullRequest, openPullRequest, updatePullRequestText } from './mutations.ts';
import type { StepContext, StepResult } from './step-context.ts';

/* The steps that leave the pull request branch as it is, or delete it. */

/** Writes nothing, because the base is up to date. Reports the pull request that an earlier attempt may have closed. */
export function noop(context: StepContext): StepResult {
  const { mayHaveClosed } = context.past;
  if (mayHaveClosed === null) return { outcome: 'finished', published: null };
  const isBranchDeleted = context.state.head === null;
  return finish(context, { outcome: 'closed', pullRequest: mayHaveClosed, isBranchDeleted });
}

/** Opens the pull request for the branch, which contains the change. */
export async function open(context: StepContext): Promise<StepResult> {
  const { desired, past, state } = context;
  try {
    const opened = await openPullRequest(context);
    if (opened.outcome === 'done') return finishProposed(context, opened.value, true);
    if (opened.outcome === 'unknown') past.mayHaveOpened = true;
    return { outcome: 'retry', reason: opened };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new PullRequestRefusedError(error, desired.branch, compareUrl(state, desired.branch));
  }
}

function compareUrl({ repository, base }: BranchState, head: string): string {
  const [from, to] = [base.name, head].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  return `${repository.url}/compare/${from}...${to}?expand=1`;
}

/**
 * Updates the text of a pull request that contains the change, if this run has committed or the text has the hash of another
 * change. A body without a hash was rewritten by a person, so it is kept until this program commits again.
 */
export async function updateText(context: StepContext, pullRequest: PullRequest): Promise<StepResult> {
  const { desired, past } = context;
  const { title, body } = context.text;
  const hash = findHash(pullRequest.body);
  const isOutdated = hash !== null && hash !== desired.hash;
  const differs = pullRequest.title !== title || pullRequest.body !== body;
  if (isOutdated || (past.commit !== null && differs)) {
    const updated = await updatePullRequestText(context, pullRequest);
    if (updated.outcome !== 'done') return { outcome: 'retry', reason: updated };
  }
  return finishProposed(context, pullRequest, past.mayHaveOpened);
}

/** Closes the pull request and deletes its branch. */
export async function close(context: StepContext, pullRequest: PullRequest, from: string): Promise<StepResult> {
  const branch = { branch: context.desired.branch, from, to: zeroOid(from) };
  const result = await closePullRequest(context, pullRequest, branch);
  if (result.outcome === 'done') return finish(context, { outcome: 'closed', pullRequest, ...result.value });
  context.past.mayHaveClosed = pullRequest;
  return { outcome: 'retry', reason: result };
}

function finishProposed(context: StepContext, pullRequest: PullRequestLink, isNew: boolean): StepResult {
  return finish(context, { outcome: 'proposed', pullRequest, commit: context.past.commit, isNew });
}

/** Ends the run with a result about a pull request. */
export function finish({ state }: StepContext, result: PullRequestResult): StepResult {
  const { number, url } = result.pullRequest;
  const where = { repository: state.repository.nameWithOwner, branch: state.base.name };
  return { outcome: 'finished', published: { ...where, ...result, pullRequest: { number, url } } };
}
