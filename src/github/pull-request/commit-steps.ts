import type { Doing } from '../client/error-mapping.ts';
import type { Written } from '../client/mutation.ts';
import { type Change, changesOf } from '../commit/changes.ts';
import { type Commit, type CommitOrder, createCommit, pointAndCommit } from '../commit/create-commit.ts';
import { type Move, moveBranches } from '../commit/update-refs.ts';
import { noObject } from '../read/blob.ts';
import { readTexts } from '../read/read-files.ts';
import { signBody } from './own-commits.ts';
import { keep, open } from './pull-request-steps.ts';
import type { Of, Situation, Turn } from './state.ts';

/* The steps that commit to our branch. Each goes on to its pull request. */

/** Points our branch at the base and commits in one document, then opens the pull request. */
export async function start(situation: Situation, from: string): Turn {
  const { effects, head, wish, progress } = situation;
  const order = orderOn(situation, wish.branch, head.base.oid, wish.changes);
  const before = progress.undo;
  const move = { branch: wish.branch, from: head.base.oid, to: before?.move.to ?? from };
  progress.undo = { repositoryId: head.repository.id, move, doing: doing(situation) };
  const { pointed, commit } = await pointAndCommit(effects, head.repository, from, order, doing(situation));
  if (!pointed && commit.outcome !== 'in-doubt') progress.undo = before;
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
  const move = (...moves: Move[]) => moveBranches(effects, repository.id, moves, doing(situation));

  async function commitAndSwap(): Promise<Written<Commit>> {
    const { commit } = await pointAndCommit(effects, repository, none, order, doing(situation));
    if (commit.outcome !== 'done') return commit;
    const { oid } = commit.value;
    const swap = await move({ branch: wish.branch, from, to: oid }, { branch: scratch, from: oid, to: none });
    return swap.outcome === 'done' ? commit : swap;
  }

  let swapped = false;
  try {
    const commit = await commitAndSwap();
    swapped = commit.outcome === 'done';
    return await afterCommit(situation, order, commit, () => keep(situation, pullRequest));
  } finally {
    if (!swapped) await move({ branch: scratch, from: null, to: none }).catch(() => {});
  }
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
