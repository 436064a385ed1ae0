import type { FileContent } from '../commit/create-commit.ts';
import { GitHubError } from '../errors.ts';
import { zeroOid } from '../read/git-object.ts';
import type { PullRequest, PullRequestBranch } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import { findHash } from './body.ts';
import { hasCommitsByOthers } from './own-commits.ts';

/** The next thing to do in mode `pull-request`. */
export type Step =
  /** The base is up to date and there is no pull request. */
  | { readonly kind: 'noop' }
  /** The base is up to date: close the pull request and delete its branch, which points to `from`. */
  | { readonly kind: 'close'; readonly pullRequest: PullRequest; readonly from: string }
  /** The base is up to date, but others committed to the pull request, or opened another pull request from its branch. */
  | { readonly kind: 'leave-open'; readonly pullRequest: PullRequest }
  /** A person closed a pull request with the same change. */
  | { readonly kind: 'decline'; readonly pullRequest: PullRequest }
  /** The open pull request contains the change: update its text if necessary. */
  | { readonly kind: 'update-text'; readonly pullRequest: PullRequest }
  /** No pull request is open: reset the branch, which points to `from`, to the base, commit, and open one. */
  | { readonly kind: 'reset-and-open'; readonly from: string }
  /** The branch contains the change: open the pull request. */
  | { readonly kind: 'open' }
  /** The branch contains all commits of the base: commit the files that differ, and open a pull request if there is none. */
  | {
      readonly kind: 'append';
      readonly parent: string;
      readonly changes: readonly FileContent[];
      readonly pullRequest: PullRequest | null;
    }
  /**
   * The branch lacks commits of the base and does not contain the change: commit to a temporary branch at the base, and swap
   * it with the branch at `from`.
   */
  | { readonly kind: 'rebuild'; readonly from: string; readonly pullRequest: PullRequest }
  /** Others committed to the pull request: refresh the files of its branch and commit on top. */
  | { readonly kind: 'commit-on-top'; readonly head: PullRequestBranch; readonly pullRequest: PullRequest };

/** What the pull request branch should contain. */
export interface DesiredState {
  /** The name of the pull request branch. */
  readonly branch: string;
  /** The desired content of every file, in the order in which the files were read. */
  readonly files: readonly FileContent[];
  /** The files whose desired content differs from the base. */
  readonly changes: readonly FileContent[];
  /** Identifies the change; empty if there is none. */
  readonly hash: string;
}

/** Applies the changes to the files that were read from the base. */
export function toDesiredState(
  { files }: BranchState,
  branch: string,
  changes: readonly FileContent[],
  hash: string,
): DesiredState {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const all = files.map(({ path, text, oid }) => changed.get(path) ?? { path, oid, bytes: Buffer.from(text) });
  return { branch, files: all, changes, hash };
}

/**
 * Decides only from what was read, so that a run can read again after any failure. Throws if the pull request branch cannot
 * be used. The table of states is in docs/decisions/0010-pull-request-decision-table.md.
 */
export function decideNextStep(state: BranchState, desired: DesiredState): Step {
  const { repository, base, head, closed } = state;
  // The base and the default branch are never moved or deleted.
  if (desired.branch === base.name) throw branchInUse(desired.branch, 'it is the branch to update');
  if (desired.branch === repository.defaultBranch) throw branchInUse(desired.branch, 'it is the default branch');

  const isForBase = (candidate: PullRequest) => !candidate.isCrossRepository && candidate.base === base.name;
  const pullRequest = head?.openPullRequests.find(isForBase);
  const otherPullRequest = head?.openPullRequests.find((candidate) => !isForBase(candidate));
  const isShared = head !== null && hasCommitsByOthers(head);
  const differingFiles = desired.files.filter(({ oid }, index) => head?.entries[index]?.blob?.oid !== oid);

  if (desired.changes.length === 0) {
    if (head === null || pullRequest === undefined) return { kind: 'noop' };
    if (isShared || otherPullRequest !== undefined) return { kind: 'leave-open', pullRequest };
    return { kind: 'close', pullRequest, from: head.oid };
  }
  if (otherPullRequest !== undefined) {
    throw branchInUse(desired.branch, `${otherPullRequest.url} merges it into "${otherPullRequest.base}"`);
  }
  if (head !== null && pullRequest !== undefined) {
    if (isShared) return { kind: 'commit-on-top', head, pullRequest };
    if (differingFiles.length === 0) return { kind: 'update-text', pullRequest };
    if (head.behindBy === 0) return { kind: 'append', parent: head.oid, changes: differingFiles, pullRequest };
    return { kind: 'rebuild', from: head.oid, pullRequest };
  }

  const lastClosed = closed[0];
  if (lastClosed?.state === 'CLOSED' && findHash(lastClosed.body) === desired.hash) {
    return { kind: 'decline', pullRequest: lastClosed };
  }
  if (head === null) return { kind: 'reset-and-open', from: zeroOid(base.oid) };
  // The commits of a merged pull request are kept, even if the branch is reset.
  const isMerged = lastClosed?.state === 'MERGED' && lastClosed.headOid === head.oid;
  if (isShared && !isMerged) throw commitsByOthers(desired.branch);
  if (!isShared && head.aheadBy > 0 && differingFiles.length === 0) return { kind: 'open' };
  if (!isShared && head.behindBy === 0)
    return { kind: 'append', parent: head.oid, changes: differingFiles, pullRequest: null };
  return { kind: 'reset-and-open', from: head.oid };
}

function branchInUse(branch: string, use: string): GitHubError {
  const problem = `Branch "${branch}" cannot be the pull request branch: ${use}.`;
  return new GitHubError('branch-in-use', problem, 'Set `pull-request-branch` to a name that nothing else uses.');
}

function commitsByOthers(branch: string): GitHubError {
  const found = `Branch "${branch}" contains commits by others and has no open pull request`;
  const fix = 'Open a pull request from it, delete it, or set `pull-request-branch` to another name.';
  return new GitHubError('commits-by-others', `${found}; such commits are never overwritten.`, fix);
}
