import type { GitHubClient } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';
import type { Retry } from '../client/retry-delay.ts';
import {
  type Commit,
  type CommitMessage,
  type CommitRequest,
  type FileContent,
  findExistingCommit,
} from '../commit/create-commit.ts';
import type { PublishResult } from '../publish-result.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { PullRequestText } from './body.ts';
import type { DesiredState } from './decide-next-step.ts';

export interface StepContext {
  readonly client: GitHubClient;
  readonly state: BranchState;
  readonly desired: DesiredState;
  readonly past: PastWrites;
  readonly text: PullRequestText;
  readonly message: CommitMessage;
  /** The changes of the step `commit-on-top`, to the files of the pull request branch. */
  readonly changesOnTop: readonly FileContent[];
}

/** The end of the run, or why to read and decide again. The result is null if the branch is up to date. */
export type StepResult =
  | { readonly outcome: 'finished'; readonly published: PublishResult | null }
  | { readonly outcome: 'retry'; readonly reason: Retry };

/** Moves, creates or deletes a branch if it still points to `from`. */
export interface RefUpdate {
  readonly branch: string;
  /** Zeros if it must not exist; null for any value. */
  readonly from: string | null;
  /** Zeros to delete it. */
  readonly to: string;
}

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

export function noWrites(): PastWrites {
  return { unconfirmed: null, commit: null, mayHaveOpened: false, mayHaveClosed: null, undo: null };
}

/** Compares what the run has written with what was read. */
export function confirmWrites(past: PastWrites, { head }: BranchState): void {
  if (head === null) return;
  // The branch has a commit again, by this run or by somebody else: leave it.
  if (head.aheadBy > 0) past.undo = null;
  if (past.unconfirmed !== null) past.commit ??= findExistingCommit(past.unconfirmed, head.history);
}
