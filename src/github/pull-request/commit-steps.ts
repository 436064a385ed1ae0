import type { Operation } from '../client/error-mapping.ts';
import { type MutationResult, throwIfRefused } from '../client/mutation.ts';
import { type Commit, type CommitRequest, createCommit, resetAndCommit } from '../commit/create-commit.ts';
import type { FileChange } from '../commit/file-changes.ts';
import { type RefUpdate, updateRefs } from '../commit/update-refs.ts';
import { zeroOid } from '../read/git-object.ts';
import { appendTrailer } from './own-commits.ts';
import { open, updateText } from './pull-request-steps.ts';
import type { StepContext, StepOf, StepResult } from './run-state.ts';

/* The steps that commit to the pull request branch. Each continues with its pull request. */

/** Resets the branch to the base and commits, in one document, then opens the pull request. */
export async function create(context: StepContext, { from }: StepOf<'create'>): Promise<StepResult> {
  const { effects, state, desired, run } = context;
  const { repository, base } = state;
  const operation = toOperation(context);
  const request = toRequest(context, desired.branch, base.oid, desired.changes);
  const before = run.undo;
  const update = { branch: desired.branch, from: base.oid, to: before?.update.to ?? from };
  run.undo = { repositoryId: repository.id, update, operation };
  const { mayBeReset, commit } = await resetAndCommit(effects, repository, from, request, operation);
  if (!mayBeReset) run.undo = before;
  return afterCommit(context, request, commit, () => open(context));
}

/** Commits on top of the branch. */
export async function appendCommit(
  context: StepContext,
  { parent, pullRequest }: StepOf<'append'>,
): Promise<StepResult> {
  const { effects, state, desired } = context;
  const entries = state.head?.entries ?? [];
  const changes = desired.files.filter(({ oid }, index) => entries[index]?.blob?.oid !== oid);
  const request = toRequest(context, desired.branch, parent, changes);
  const commit = await createCommit(effects, state.repository, request, toOperation(context));
  return afterCommit(context, request, commit, () =>
    pullRequest === null ? open(context) : updateText(context, pullRequest),
  );
}

/** Commits on top of commits by others. */
export async function commitOnTopOfOthers(
  context: StepContext,
  { head, pullRequest }: StepOf<'commit-on-top'>,
): Promise<StepResult> {
  const { effects, state, desired, content } = context;
  if (content.changesOnTop.length === 0) return updateText(context, pullRequest);
  const request = toRequest(context, desired.branch, head.oid, content.changesOnTop);
  const commit = await createCommit(effects, state.repository, request, toOperation(context));
  return afterCommit(context, request, commit, () => updateText(context, pullRequest));
}

/**
 * Commits to a temporary branch at the base and swaps it with the pull request branch. If that branch pointed to the base,
 * even for a moment, GitHub would close the pull request for good.
 */
export async function recreate(context: StepContext, { from, pullRequest }: StepOf<'recreate'>): Promise<StepResult> {
  const { effects, state, desired } = context;
  const { repository, base } = state;
  const none = zeroOid(base.oid);
  const temporary = `${desired.branch}-rebuild-${Math.floor(effects.random() * 2 ** 48).toString(36)}`;
  const request = toRequest(context, temporary, base.oid, desired.changes);
  const operation = toOperation(context);
  const update = (...updates: RefUpdate[]) => updateRefs(effects, repository.id, updates, operation);

  async function commitAndSwap(): Promise<MutationResult<Commit>> {
    const { commit } = await resetAndCommit(effects, repository, none, request, operation);
    if (commit.outcome !== 'done') return commit;
    const { oid } = commit.value;
    const swap = await update({ branch: desired.branch, from, to: oid }, { branch: temporary, from: oid, to: none });
    return swap.outcome === 'done' ? commit : swap;
  }

  let isSwapped = false;
  try {
    const commit = await commitAndSwap();
    isSwapped = commit.outcome === 'done';
    return await afterCommit(context, request, commit, () => updateText(context, pullRequest));
  } finally {
    if (!isSwapped) await update({ branch: temporary, from: null, to: none }).catch(() => {});
  }
}

async function afterCommit(
  { run }: StepContext,
  request: CommitRequest,
  result: MutationResult<Commit>,
  next: () => Promise<StepResult>,
): Promise<StepResult> {
  const commit = throwIfRefused(result);
  if (commit.outcome === 'unknown') run.unconfirmed = request;
  if (commit.outcome !== 'done') return { outcome: 'retry', reason: commit };
  run.commit = commit.value;
  run.undo = null;
  return next();
}

function toRequest(
  { content: { message } }: StepContext,
  branch: string,
  parent: string,
  changes: readonly FileChange[],
): CommitRequest {
  return { branch, parent, changes, message: { ...message, body: appendTrailer(message.body) } };
}

function toOperation({ state, desired }: StepContext): Operation {
  const description = `Committing to branch "${desired.branch}" of ${state.repository.nameWithOwner} failed`;
  return { description, permission: 'contents: write', isOwnBranch: true };
}
