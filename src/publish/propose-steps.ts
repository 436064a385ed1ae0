import { noObject } from './blob.ts';
import { type Change, changesOf, type Render, type Words } from './change.ts';
import { type Commit, type CommitOrder, createCommit, pointAndCommit } from './commit.ts';
import { PullRequestRefusedError } from './errors.ts';
import { readTexts } from './file.ts';
import type { PublishEffects } from './github.ts';
import { signBody } from './own-commits.ts';
import type { Step, Wish } from './proposal.ts';
import type { Published, PullRequestLink } from './published.ts';
import { closePullRequest, compareUrl, openPullRequest, rewordPullRequest } from './pull-request.ts';
import { hashIn, pullRequestText } from './pull-request-text.ts';
import type { Head } from './read-head.ts';
import { type Move, moveBranches } from './refs.ts';
import type { Doing } from './refusals.ts';
import type { Round } from './repeatedly.ts';
import type { PullRequest } from './snapshot.ts';
import type { Written } from './write.ts';

/** What a step works with. */
export interface Situation {
  readonly effects: PublishEffects;
  readonly head: Head;
  readonly wish: Wish;
  readonly words: Words;
  readonly render: Render;
  readonly progress: Progress;
}

/** What the run has done so far; outlives the rounds. */
export interface Progress {
  /** A commit on our branch that may have landed. */
  lost: CommitOrder | null;
  /** The commit that has landed. */
  commit: Commit | null;
  /** A pull request was asked for, and may have been opened. */
  opening: boolean;
  /** This pull request may have been closed. */
  closing: PullRequest | null;
  /** Our branch was pointed at the base for a commit that has not landed yet. */
  undo: { readonly repositoryId: string; readonly move: Move; readonly doing: Doing } | null;
}

type Of<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;
type Turn = Promise<Round<Published>>;

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

/** Points our branch at the base and commits in one document, then opens the pull request. */
export async function start(situation: Situation, from: string): Turn {
  const { effects, head, wish, progress } = situation;
  const order = orderOn(situation, wish.branch, head.base.oid, wish.changes);
  const { pointed, commit } = await pointAndCommit(effects, head.repository, from, order, doing(situation));
  if (pointed || commit.outcome === 'in-doubt') {
    const to = progress.undo?.move.to ?? from;
    const move = { branch: wish.branch, from: head.base.oid, to };
    progress.undo = { repositoryId: head.repository.id, move, doing: doing(situation) };
  }
  return afterCommit(situation, order, commit, () => open(situation));
}

/** Commits on top of our branch. */
export async function append(situation: Situation, { parent, pullRequest }: Of<'append'>): Turn {
  const { effects, head, wish } = situation;
  const stored = head.ours?.files ?? [];
  const changes = wish.files.filter(({ oid }, index) => stored[index]?.blob?.oid !== oid);
  const order = orderOn(situation, wish.branch, parent, changes);
  const commit = await createCommit(effects, head.repository, order, doing(situation));
  return afterCommit(situation, order, commit, () =>
    pullRequest === null ? open(situation) : keep(situation, pullRequest),
  );
}

/** Commits on top of commits by others, rendering what they left. */
export async function join(situation: Situation, { ours, pullRequest }: Of<'join'>): Turn {
  const { effects, head, wish } = situation;
  const where = `on branch "${wish.branch}"`;
  const files = await readTexts(effects, head.repository.nameWithOwner, head.paths, ours.files, where);
  const rendered = await situation.render(files, { branch: wish.branch, commit: ours.oid });
  const changes = changesOf(files, rendered.files);
  if (changes.length === 0) return keep(situation, pullRequest);
  const order = orderOn({ ...situation, words: rendered.words }, wish.branch, ours.oid, changes);
  const commit = await createCommit(effects, head.repository, order, doing(situation));
  return afterCommit(situation, order, commit, () => keep(situation, pullRequest));
}

/**
 * Commits on a scratch branch at the base and swaps it in for ours: a branch that points at the base, for however short a
 * time, closes its pull request for good.
 */
export async function rebuild(situation: Situation, { from, pullRequest }: Of<'rebuild'>): Turn {
  const { effects, head, wish } = situation;
  const { repository } = head;
  const none = noObject(head.base.oid);
  const scratch = `${wish.branch}-rebuild-${Math.floor(effects.random() * 2 ** 48).toString(36)}`;
  const order = orderOn(situation, scratch, head.base.oid, wish.changes);
  const { commit } = await pointAndCommit(effects, repository, none, order, doing(situation));

  let swapped: Written<Commit> = commit;
  if (commit.outcome === 'done') {
    const swap = [
      { branch: wish.branch, from, to: commit.value.oid },
      { branch: scratch, from: commit.value.oid, to: none },
    ];
    const moved = await moveBranches(effects, repository.id, swap, doing(situation));
    swapped = moved.outcome === 'done' ? commit : moved;
  }
  if (swapped.outcome !== 'done') {
    const remove = { branch: scratch, from: null, to: none };
    await moveBranches(effects, repository.id, [remove], doing(situation)).catch(() => {});
  }
  return afterCommit(situation, order, swapped, () => keep(situation, pullRequest));
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

async function afterCommit(
  { progress }: Situation,
  order: CommitOrder,
  commit: Written<Commit>,
  next: () => Turn,
): Turn {
  if (commit.outcome === 'refused') throw commit.error;
  if (commit.outcome === 'in-doubt') progress.lost = order;
  if (commit.outcome !== 'done') return { again: commit };
  progress.commit = commit.value;
  progress.undo = null;
  return next();
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

function orderOn(
  { words }: Situation,
  branch: string,
  parent: string,
  changes: readonly Change[],
): CommitOrder {
  return { branch, parent, changes, message: { subject: words.subject, body: signBody(words.body) } };
}

function doing({ head, wish }: Situation): Doing {
  const what = `Committing to branch "${wish.branch}" of ${head.repository.nameWithOwner} failed`;
  return { what, needs: 'contents: write', ours: true, rules: [] };
}
