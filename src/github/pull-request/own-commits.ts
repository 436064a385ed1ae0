import type { CommitEntry, OurBranch } from '../read/branch-snapshot.ts';

/** Stands in every commit on our branch, as a trailer of the message. */
const trailer = 'Refreshed-by: status-snippets';

/** The message body of a commit on our branch. */
export function signBody(body: string): string {
  return body.trim() === '' ? trailer : `${body.trim()}\n\n${trailer}`;
}

/**
 * True unless every commit that our branch has more than the base is one of ours. The commits form a chain from the head;
 * whatever cannot be seen to belong to it (a merge, a commit too far back) is taken for somebody's work.
 */
export function holdsForeignCommits({ oid, ahead, recent }: OurBranch): boolean {
  const seen = new Map(recent.map((commit) => [commit.oid, commit]));
  let next: string | undefined = oid;
  for (let count = 0; count < ahead; count += 1) {
    const commit: CommitEntry | undefined = next === undefined ? undefined : seen.get(next);
    if (commit === undefined || !isOurs(commit)) return true;
    next = commit.parents[0];
  }
  return false;
}

/** A commit made over the API has GitHub for its committer; one that a person amends keeps our trailer, but not that. */
function isOurs({ message, committerEmail, parents }: CommitEntry): boolean {
  return parents.length === 1 && committerEmail.startsWith('noreply@') && message.trimEnd().endsWith(trailer);
}
