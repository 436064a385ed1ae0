import type { Operation } from '../client/refusals.ts';
import { type Commit, type CommitRequest, findExistingCommit } from '../commit/create-commit.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { RefUpdate } from './update-refs.ts';

/** What a run has written, or may have written, in all its attempts so far. */
export interface PastWrites {
  /** The request for a commit to the pull request branch that may exist, because the response was lost; else null. */
  unconfirmed: CommitRequest | null;
  /** The commit of this run that is known to exist; null if there is none. */
  commit: Commit | null;
  /** Whether this run may have opened the pull request. */
  mayHaveOpened: boolean;
  /** The pull request that this run may have closed; null if there is none. */
  mayHaveClosed: PullRequest | null;
  /** How to move back the branch that was reset for a commit that does not exist yet; null if no branch was reset. */
  undo: { readonly repositoryId: string; readonly update: RefUpdate; readonly operation: Operation } | null;
}

export function createPastWrites(): PastWrites {
  return { unconfirmed: null, commit: null, mayHaveOpened: false, mayHaveClosed: null, undo: null };
}

/** Updates the record of past writes with what was read afterwards. */
export function confirmWrites(past: PastWrites, { head }: BranchState): void {
  if (head === null) return;
  // The branch has a commit again, by this run or by somebody else, and must not be moved back.
  if (head.aheadBy > 0) past.undo = null;
  if (past.unconfirmed !== null) past.commit ??= findExistingCommit(past.unconfirmed, head.history);
}
