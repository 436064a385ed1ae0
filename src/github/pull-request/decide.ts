import type { Change } from '../commit/changes.ts';
import { BranchInUseError, ForeignCommitsError } from '../errors.ts';
import { noObject } from '../read/blob.ts';
import type { OurBranch, PullRequest } from '../read/branch-snapshot.ts';
import type { Head } from '../read/read-branch.ts';
import { hashIn } from './body.ts';
import { holdsForeignCommits } from './own-commits.ts';

/** The one thing to do next in mode `pull-request`. */
export type Step =
  /** The base is right, and no pull request says otherwise. */
  | { readonly step: 'nothing' }
  /** The base is right: close the pull request, and remove its branch at `from`. */
  | { readonly step: 'close'; readonly pullRequest: PullRequest; readonly from: string }
  /** The base is right, but others have commits in the pull request, or another one open from the same branch. */
  | { readonly step: 'leave-open'; readonly pullRequest: PullRequest }
  /** A person closed a pull request with this very change. */
  | { readonly step: 'decline'; readonly pullRequest: PullRequest }
  /** The pull request is right. */
  | { readonly step: 'keep'; readonly pullRequest: PullRequest }
  /** No pull request is open: point our branch, now at `from`, at the base, commit, and open one. */
  | { readonly step: 'start'; readonly from: string }
  /** Our branch is right: open the pull request. */
  | { readonly step: 'open' }
  /** Our branch contains the base: commit on top, and open a pull request unless there is one. */
  | { readonly step: 'append'; readonly parent: string; readonly pullRequest: PullRequest | null }
  /** The base has moved on in these files: commit on a scratch branch at the base, and swap it in for ours at `from`. */
  | { readonly step: 'rebuild'; readonly from: string; readonly pullRequest: PullRequest }
  /** Others have commits in the pull request: render on top of them. */
  | { readonly step: 'join'; readonly ours: OurBranch; readonly pullRequest: PullRequest };

/** The wish that is compared with what was read. */
export interface Wish {
  /** The name of our branch. */
  readonly branch: string;
  /** Every file as it should be, in the order they were read. */
  readonly files: readonly Change[];
  /** Those of them that differ from the base. */
  readonly changes: readonly Change[];
  /** That of the rendered sections. */
  readonly hash: string;
}

/**
 * Decides from what was read alone, so that a run which lost its way just reads again. The table of states stands in
 * docs/decisions/0010-pull-request-decision-table.md.
 *
 * @throws {BranchInUseError} or {@link ForeignCommitsError}
 */
export function decide(head: Head, wish: Wish): Step {
  refuseName(head, wish.branch);
  const { base, ours, closed } = head;
  const isMine = (one: PullRequest) => !one.crossRepository && one.base === base.name;
  const pullRequest = ours?.open.find(isMine);
  const elsewhere = ours?.open.find((one) => !isMine(one));
  const foreign = ours !== null && holdsForeignCommits(ours);

  if (wish.changes.length === 0) {
    if (ours === null || pullRequest === undefined) return { step: 'nothing' };
    const shared = foreign || elsewhere !== undefined;
    return shared ? { step: 'leave-open', pullRequest } : { step: 'close', pullRequest, from: ours.oid };
  }
  if (elsewhere !== undefined) {
    throw new BranchInUseError(wish.branch, `${elsewhere.url} merges it into "${elsewhere.base}"`);
  }
  if (ours !== null && pullRequest !== undefined) {
    if (foreign) return { step: 'join', ours, pullRequest };
    if (isRight(ours, wish)) return { step: 'keep', pullRequest };
    if (ours.behind === 0) return { step: 'append', parent: ours.oid, pullRequest };
    return { step: 'rebuild', from: ours.oid, pullRequest };
  }

  const last = closed[0];
  if (last?.state === 'CLOSED' && hashIn(last.body) === wish.hash)
    return { step: 'decline', pullRequest: last };
  if (ours === null) return { step: 'start', from: noObject(base.oid) };
  // Commits that were merged are kept by their pull request, whatever becomes of the branch.
  const merged = last?.state === 'MERGED' && last.headOid === ours.oid;
  if (foreign && !merged) throw new ForeignCommitsError(wish.branch);
  if (!foreign && ours.ahead > 0 && isRight(ours, wish)) return { step: 'open' };
  if (!foreign && ours.behind === 0) return { step: 'append', parent: ours.oid, pullRequest: null };
  return { step: 'start', from: ours.oid };
}

function isRight(ours: OurBranch, { files }: Wish): boolean {
  return files.every(({ oid }, index) => ours.files[index]?.blob?.oid === oid);
}

/** Whatever else is wrong, these two are never moved or deleted. */
function refuseName({ base, repository }: Head, branch: string): void {
  if (branch === base.name) throw new BranchInUseError(branch, 'it is the branch to be refreshed');
  if (branch === repository.defaultBranch) throw new BranchInUseError(branch, 'it is the default branch');
}
