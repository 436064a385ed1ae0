import { StatusSnippetsError } from '../core/errors.ts';
import type { HeadCommit, OpenPullRequest, PullRequest } from './branch-query.ts';
import { blobId, type KnownCommit } from './files.ts';
import { findComment, type Proposal } from './pull-request.ts';

export type Step =
  /** `open`: the branch contains the change, so open the pull request. */
  | { readonly kind: 'noop' | 'open' }
  | { readonly kind: 'leave-open' | 'update-text'; readonly pullRequest: OpenPullRequest }
  | { readonly kind: 'decline'; readonly pullRequest: PullRequest }
  /** Close the pull request and delete its branch, which points to `from`. */
  | { readonly kind: 'close'; readonly pullRequest: PullRequest; readonly from: string }
  /**
   * One commit on the base becomes the branch, which points to `from`, or does not exist if that is
   * null.
   */
  | {
      readonly kind: 'write';
      readonly from: string | null;
      readonly pullRequest: OpenPullRequest | null;
    };

export type DesiredState = Readonly<ReturnType<typeof desiredState>>;

/** `changedFiles` is how many files of the base need a change. */
export function desiredState(
  known: KnownCommit,
  proposal: Proposal,
  branch: string,
  ownOid: string | null,
) {
  const { changes, paths, hash, autoMerge } = proposal;
  // A file that was not read, because it is too large, has no change.
  const read = paths.filter((path) => known.readPaths.has(path));
  const oids = new Map(read.map((path) => [path, known.entries.get(path)?.id ?? '']));
  for (const { path, after } of changes)
    oids.set(path, blobId(Buffer.from(after), known.commit.oid));
  return {
    branch,
    oids,
    changedFiles: changes.length,
    hash,
    ownOid,
    isMergedByGitHub: autoMerge !== null,
  };
}

/**
 * Decides only from what was read, so that a run can read again after any failure. Throws if the
 * pull request branch cannot be used. The table of states is in
 * docs/decisions/0010-pull-request-decision-table.md.
 */
export function decideNextStep(
  { commit, base, defaultBranchRef, head = null, headOids, closed }: KnownCommit,
  desired: DesiredState,
): Step {
  // The base and the default branch are never moved or deleted.
  if (desired.branch === base?.name)
    throw branchInUse(desired.branch, 'it is the branch to update');
  if (desired.branch === defaultBranchRef?.name)
    throw branchInUse(desired.branch, 'it is the default branch');
  const comparedOid = head?.compare?.headTarget.oid ?? commit.oid;
  if (comparedOid !== commit.oid) throw comparedWithOther(desired.branch, `${base?.name}`);

  const open = head?.associatedPullRequests.nodes ?? [];
  const isForBase = (candidate: PullRequest) =>
    !candidate.isCrossRepository && candidate.baseRefName === base?.name;
  const pullRequest = open.find(isForBase);
  const otherPullRequest = open.find((candidate) => !isForBase(candidate));
  const lastClosed = closed?.nodes.find(({ isCrossRepository }) => !isCrossRepository);
  const recordedOid = findComment((pullRequest ?? lastClosed)?.body ?? '', 'head');
  const isOwnCommit = (tip: HeadCommit) => tip.oid === desired.ownOid || isOwn(tip, recordedOid);
  // GitHub compares the base with this branch, so the base is behind by the commits that only this
  // branch has. Without a comparison, the branch counts as if it had commits by others.
  const newCommits = head?.compare?.behindBy ?? Number.POSITIVE_INFINITY;
  const hasCommitsByOthers =
    head !== null && newCommits > 0 && !(newCommits === 1 && isOwnCommit(head.target));

  if (desired.changedFiles === 0) {
    if (head === null || pullRequest === undefined) return { kind: 'noop' };
    if (hasCommitsByOthers || otherPullRequest !== undefined)
      return { kind: 'leave-open', pullRequest };
    return { kind: 'close', pullRequest, from: head.target.oid };
  }
  if (otherPullRequest !== undefined)
    throw branchInUse(
      desired.branch,
      `${otherPullRequest.url} merges it into "${otherPullRequest.baseRefName}"`,
    );
  // GitHub waits until the branch contains the base. The state may be old; the count is not.
  const isBehind = pullRequest?.mergeStateStatus === 'BEHIND' && head?.compare?.aheadBy !== 0;
  const lacksBase = desired.isMergedByGitHub && isBehind;
  const conflicts = pullRequest?.mergeStateStatus === 'DIRTY';
  const hasChange = [...desired.oids].every(([path, oid]) => headOids.get(path) === oid);
  // A file may no longer be selected. Without a recorded id, a person may have added it.
  const changesOtherFiles =
    (pullRequest?.changedFiles ?? 0) > desired.changedFiles && recordedOid !== null;
  const isUpToDate = hasChange && !changesOtherFiles && !lacksBase && !conflicts;
  if (head !== null && pullRequest !== undefined) {
    if (hasCommitsByOthers) return { kind: 'leave-open', pullRequest };
    return isUpToDate
      ? { kind: 'update-text', pullRequest }
      : { kind: 'write', from: head.target.oid, pullRequest };
  }
  if (lastClosed?.state === 'CLOSED' && findComment(lastClosed.body, 'hash') === desired.hash)
    return { kind: 'decline', pullRequest: lastClosed };
  if (head === null) return { kind: 'write', from: null, pullRequest: null };
  // The commits of a merged pull request are kept, even if the branch is rebuilt.
  const isMerged = lastClosed?.state === 'MERGED' && lastClosed.headRefOid === head.target.oid;
  if (hasCommitsByOthers && !isMerged) {
    const branch = `Branch "${desired.branch}"`;
    const found = `${branch} contains commits by others and has no open pull request`;
    throw new StatusSnippetsError('commits-by-others', {
      problem: `${found}; such commits are never overwritten.`,
      fix: 'Open a pull request from it, delete it, or set `pull-request-branch` to another name.',
    });
  }
  if (!hasCommitsByOthers && newCommits > 0 && isUpToDate) return { kind: 'open' };
  return { kind: 'write', from: head.target.oid, pullRequest: null };
}

const trailer = 'Refreshed-by: status-snippets';

/**
 * An amended commit has the trailer and one parent, too, but GitHub is not its committer. An
 * enterprise server may be configured to commit with any address; there the id decides, which the
 * body of the pull request contains.
 */
function isOwn(
  { oid, url, message, committer, parents }: HeadCommit,
  recordedOid: string | null,
): boolean {
  // Only with the host of GitHub: other programs commit as `noreply@` of other hosts.
  const isGitHub = ['github.com', url.split('/')[2]].some(
    (host) => committer?.email === `noreply@${host}`,
  );
  const isUnchanged = recordedOid === null || recordedOid === oid || isGitHub;
  return parents.nodes.length === 1 && isUnchanged && message.trimEnd().endsWith(`\n${trailer}`);
}

const trailerLinePattern = /^(?:[A-Za-z0-9-]+: \S|\s+\S)/;

/**
 * Joins the trailers that the body ends with, because git reads only the last paragraph of a
 * message as trailers.
 * @see https://git-scm.com/docs/git-interpret-trailers
 */
export function appendTrailer(body: string): string {
  const text = body.trim();
  if (text === '') return trailer;
  const lastParagraph = text.split(/\n\s*\n/).at(-1) ?? '';
  const isTrailerBlock = lastParagraph.split('\n').every((line) => trailerLinePattern.test(line));
  return `${text}${isTrailerBlock ? '\n' : '\n\n'}${trailer}`;
}

function branchInUse(branch: string, use: string): StatusSnippetsError {
  return new StatusSnippetsError('branch-in-use', {
    problem: `Branch "${branch}" cannot be the pull request branch: ${use}.`,
    fix: 'Set `pull-request-branch` to a name that nothing else uses.',
  });
}

/** GitHub compares by short names, which a tag can have, too. */
function comparedWithOther(branch: string, base: string): StatusSnippetsError {
  return new StatusSnippetsError('branch-moved', {
    problem: `GitHub compared "${branch}" with another commit than the head of branch "${base}".`,
    fix: `If there is a tag "${base}", rename it; else run again later.`,
  });
}
