import type { Operation } from '../client/refusals.ts';
import { type Commit, type CommitRequest, findExistingCommit } from '../commit/create-commit.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { RefUpdate } from './update-refs.ts';

/** What a run has written so far, or may have, over all its attempts. */
export interface PastWrites {
  /** A commit to the pull request branch that may exist. */
  unconfirmed: CommitRequest | null;
  commit: Commit | null;
  mayHaveOpened: boolean;
  /** The pull request that may have been closed. */
  mayHaveClosed: PullRequest | null;
  /** How to move the branch back that was reset for a commit which does not exist yet. */
  undo: { readonly repositoryId: string; readonly update: RefUpdate; readonly operation: Operation } | null;
}

export function createPastWrites(): PastWrites {
  return { unconfirmed: null, commit: null, mayHaveOpened: false, mayHaveClosed: null, undo: null };
}

/** Compares what the run has written with what was read. */
export function confirmWrites(past: PastWrites, { head }: BranchState): void {
  if (head === null) return;
  // The branch has a commit again, by this run or by somebody else: leave it.
  if (head.aheadBy > 0) past.undo = null;
  if (past.unconfirmed !== null) past.commit ??= findExistingCommit(past.unconfirmed, head.history);
}
