import type { GitHubClient, MutationResult } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';
import { type Commit, type CommitRequest, createCommit, type FileContent } from '../commit/create-commit.ts';
import { zeroOid } from '../read/git-object.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import type { Step } from './decide-next-step.ts';
import { resetAndCommit } from './mutations.ts';
import { appendTrailer } from './own-commits.ts';
import type { PastWrites } from './past-writes.ts';
import type { StepContext, StepResult } from './step-context.ts';
import { close, finish, noop, open, updateText } from './steps-without-commit.ts';
import { type RefUpdate, updateRefs } from './update-refs.ts';

/** Takes the step that `decideNextStep` chose. If a response is lost, the next attempt reads whether the step was done. */
export async function runStep(step: Step, context: StepContext): Promise<StepResult> {
  switch (step.kind) {
    case 'noop':
      return noop(context);
    case 'leave-open':
      return finish(context, { outcome: 'left-open', isDue: false, pullRequest: step.pullRequest });
    case 'decline':
      return finish(context, { outcome: 'declined', pullRequest: step.pullRequest });
    case 'close':
      return close(context, step.pullRequest, step.from);
    case 'update-text':
      return updateText(context, step.pullRequest);
    case 'open':
      return open(context);
    case 'reset-and-open':
      return resetAndOpen(context, step.from);
    case 'append':
      return commitToHead(context, step.parent, step.changes, step.pullRequest);
    case 'rebuild':
      return rebuild(context, step.from, step.pullRequest);
    case 'commit-on-top':
      if (context.changesOnTop.length === 0) return updateText(context, step.pullRequest);
      return commitToHead(context, step.head.oid, context.changesOnTop, step.pullRequest);
  }
}

/** Resets the branch to the base and commits, in one document, then opens the pull request. */
async function resetAndOpen(context: StepContext, from: string): Promise<StepResult> {
  const { state, desired, past } = context;
  const { repository, base } = state;
  const operation = commitOperation(context);
  const request = toCommitRequest(context, desired.branch, base.oid, desired.changes);
  // If an earlier attempt already reset the branch, the undo moves it to where it was before that attempt.
  const earlierUndo = past.undo;
  const update = { branch: desired.branch, from: base.oid, to: earlierUndo?.update.to ?? from };
  past.undo = { repositoryId: repository.id, update, operation };
  const commit = await resetAndCommit(context, from, request, operation, () => {
    past.undo = earlierUndo;
  });
  return afterCommit(context, request, commit, null);
}

/** Commits on top of the pull request branch. */
async function commitToHead(
  context: StepContext,
  parent: string,
  changes: readonly FileContent[],
  pullRequest: PullRequest | null,
): Promise<StepResult> {
  const { client, state, desired } = context;
  const request = toCommitRequest(context, desired.branch, parent, changes);
  const commit = await createCommit(client, state.repository, request, commitOperation(context));
  return afterCommit(context, request, commit, pullRequest);
}

/**
 * Commits to a temporary branch at the base and swaps it with the pull request branch. If that branch pointed to the base,
 * even for a moment, GitHub would close the pull request for good.
 */
async function rebuild(context: StepContext, from: string, pullRequest: PullRequest): Promise<StepResult> {
  const { client, state, desired } = context;
  const { repository, base } = state;
  const zeros = zeroOid(base.oid);
  const temporary = `${desired.branch}-rebuild-${client.random()}`;
  const request = toCommitRequest(context, temporary, base.oid, desired.changes);
  const operation = commitOperation(context);
  const update = (...updates: RefUpdate[]) => updateRefs(client, repository.id, updates, operation);

  let isSwapped = false;
  try {
    const commit = await resetAndCommit(context, zeros, request, operation);
    if (commit.outcome !== 'done') return await afterCommit(context, request, commit, pullRequest);
    const { oid } = commit.value;
    const swap = await update({ branch: desired.branch, from, to: oid }, { branch: temporary, from: oid, to: zeros });
    isSwapped = swap.outcome === 'done';
    return await afterCommit(context, request, swap.outcome === 'done' ? commit : swap, pullRequest);
  } finally {
    if (!isSwapped) await update({ branch: temporary, from: null, to: zeros }).catch(() => {});
  }
}

/**
 * Moves the pull request branch back, or deletes it, if it was reset for a commit that was then not created. Does nothing if
 * the branch has changed since, and ignores errors.
 */
export async function undoUnfinishedReset(client: GitHubClient, { undo }: PastWrites): Promise<void> {
  if (undo === null) return;
  await updateRefs(client, undo.repositoryId, [undo.update], undo.operation).catch(() => {});
}

/** Continues after a commit: updates the text of the pull request, or opens one if there is none. */
async function afterCommit(
  context: StepContext,
  request: CommitRequest,
  commit: MutationResult<Commit>,
  pullRequest: PullRequest | null,
): Promise<StepResult> {
  const { past } = context;
  if (commit.outcome === 'unknown') past.unconfirmed = request;
  if (commit.outcome !== 'done') return { outcome: 'retry', reason: commit };
  past.commit = commit.value;
  past.undo = null;
  return pullRequest === null ? open(context) : updateText(context, pullRequest);
}

function toCommitRequest(
  { message }: StepContext,
  branch: string,
  parent: string,
  changes: readonly FileContent[],
): CommitRequest {
  return { branch, parent, changes, message: { ...message, body: appendTrailer(message.body) } };
}

function commitOperation({ state, desired }: StepContext): Operation {
  const description = `Committing to branch "${desired.branch}" of ${state.repository.nameWithOwner} failed`;
  return { description, permission: 'contents: write', writesPullRequestBranch: true };
}
