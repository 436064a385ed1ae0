import type { Round } from '../commit/retry.ts';
import { PullRequestRefusedError } from '../errors.ts';
import type { Published, PullRequestLink } from '../publish-result.ts';
import { noObject } from '../read/blob.ts';
import type { PullRequest } from '../read/branch-snapshot.ts';
import type { Head } from '../read/read-branch.ts';
import { hashIn, pullRequestText } from './body.ts';
import { closePullRequest, compareUrl, openPullRequest, rewordPullRequest } from './mutations.ts';
import type { Of, Situation, Turn } from './state.ts';

/* The steps that leave our branch alone, or end it. */

/** Writes nothing. */
export async function nothing({ head, progress }: Situation): Turn {
  const { closing } = progress;
  if (closing === null) return { result: { ...where(head), outcome: 'unchanged' } };
  const pullRequest = link(closing);
  return { result: { ...where(head), outcome: 'closed', pullRequest, branchRemoved: head.ours === null } };
}

/** Writes nothing, out of respect for what people did. */
export async function leave({ head }: Situation, { step, pullRequest }: Of<'leave-open' | 'decline'>): Turn {
  const outcome = step === 'decline' ? 'declined' : 'left-open';
  return { result: { ...where(head), outcome, pullRequest: link(pullRequest) } };
}

/** Opens the pull request for our branch, which is right. */
export async function open(situation: Situation): Turn {
  const { effects, head, wish, words, progress } = situation;
  const { repository, base } = head;
  const branches = { base: base.name, head: wish.branch };
  const opened = await openPullRequest(effects, repository, branches, pullRequestText(words));
  if (opened.outcome === 'done') return proposed(situation, opened.value, true);
  if (opened.outcome === 'refused') {
    throw new PullRequestRefusedError(
      opened.error,
      wish.branch,
      compareUrl(repository, base.name, wish.branch),
    );
  }
  if (opened.outcome === 'in-doubt') progress.opening = true;
  return { again: opened };
}

/**
 * Leaves a pull request whose branch is right, but for its words: they are renewed after a commit, and where they still
 * carry the hash of other sections. A person who rewrote the body keeps it.
 */
export async function keep(situation: Situation, pullRequest: PullRequest): Turn {
  const { effects, words, progress } = situation;
  const text = pullRequestText(words);
  const hash = hashIn(pullRequest.body);
  const outdated = hash !== null && hash !== words.hash;
  const differs = pullRequest.title !== text.title || pullRequest.body !== text.body;
  if (outdated || (progress.commit !== null && differs)) {
    const reworded = await rewordPullRequest(effects, pullRequest, text);
    if (reworded.outcome === 'refused') throw reworded.error;
    if (reworded.outcome !== 'done') return { again: reworded };
  }
  return proposed(situation, pullRequest, progress.opening);
}

/** Closes the pull request and removes its branch. */
export async function close(situation: Situation, { pullRequest, from }: Of<'close'>): Turn {
  const { effects, head, wish, progress } = situation;
  const branch = { branch: wish.branch, from, to: noObject(from) };
  const closed = await closePullRequest(effects, head.repository, pullRequest, branch);
  if (closed.outcome === 'refused') throw closed.error;
  if (closed.outcome === 'done') {
    return { result: { ...where(head), outcome: 'closed', pullRequest: link(pullRequest), ...closed.value } };
  }
  progress.closing = pullRequest;
  return { again: closed };
}

function proposed(
  { head, progress }: Situation,
  pullRequest: PullRequestLink,
  opened: boolean,
): Round<Published> {
  const { commit } = progress;
  return { result: { ...where(head), outcome: 'proposed', pullRequest: link(pullRequest), commit, opened } };
}

function where({ repository, base }: Head) {
  return { repository: repository.nameWithOwner, branch: base.name, head: base.oid };
}

function link({ number, url }: PullRequestLink): PullRequestLink {
  return { number, url };
}
