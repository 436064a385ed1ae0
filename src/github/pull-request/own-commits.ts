import type { HistoryCommit, PullRequestBranch } from '../read/parse-branch.ts';

/** The trailer that marks commits on the pull request branch as made by this program. */
const trailer = 'Refreshed-by: status-snippets';

/** A line of a trailer block: `Signed-off-by: …`, or the continuation of the line before. */
const trailerLinePattern = /^(?:[A-Za-z0-9-]+: \S|\s+\S)/;

/**
 * Appends the trailer to the body of a commit message. It joins the trailers that the body ends with, because git reads only
 * the last paragraph of a message as trailers.
 *
 * @see https://git-scm.com/docs/git-interpret-trailers
 */
export function appendTrailer(body: string): string {
  const text = body.trim();
  if (text === '') return trailer;
  const lastParagraph = text.split(/\n\s*\n/).at(-1) ?? '';
  const isTrailerBlock = lastParagraph.split('\n').every((line) => trailerLinePattern.test(line));
  return `${text}${isTrailerBlock ? '\n' : '\n\n'}${trailer}`;
}

/**
 * True unless this program made every commit that the branch has and the base lacks. The commits are followed from the head
 * to their first parents. A commit outside that chain (a merge, or a commit too far back) counts as made by others.
 */
export function hasCommitsByOthers({ oid, aheadBy, history }: PullRequestBranch): boolean {
  const commits = new Map<string | undefined, HistoryCommit>(history.map((commit) => [commit.oid, commit]));
  let next: string | undefined = oid;
  for (let count = 0; count < aheadBy; count += 1) {
    const commit = commits.get(next);
    if (commit === undefined || !isByThisProgram(commit)) return true;
    next = commit.parents[0];
  }
  return false;
}

/** GitHub is the committer of a commit made through the API; an amended commit keeps the trailer but not the committer. */
function isByThisProgram({ message, committerEmail, parents }: HistoryCommit): boolean {
  return parents.length === 1 && committerEmail.startsWith('noreply@') && message.trimEnd().endsWith(`\n${trailer}`);
}
