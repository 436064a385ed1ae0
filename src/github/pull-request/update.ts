import type { PublishEffects } from '../client/client.ts';
import { type Change, changesOf, type Render } from '../commit/changes.ts';
import { findLanded } from '../commit/create-commit.ts';
import { type Round, repeatedly } from '../commit/retry.ts';
import { moveBranches } from '../commit/update-refs.ts';
import type { Published } from '../publish-result.ts';
import type { FileChoice } from '../read/list-tree.ts';
import { readHead, type Target } from '../read/read-branch.ts';
import type { StoredFile } from '../read/read-files.ts';
import { append, join, rebuild, start } from './commit-steps.ts';
import { decide, type Step } from './decide.ts';
import { close, keep, leave, nothing, open } from './pull-request-steps.ts';
import type { Progress, Situation } from './state.ts';

/**
 * Mode `pull-request`: brings our branch and its one pull request to what they should be. Each round reads, decides by
 * {@link decide}, and takes that one step; what was lost on the way is seen by the next round.
 */
export async function propose(
  effects: PublishEffects,
  target: Target & { readonly ours: string },
  choice: FileChoice,
  render: Render,
): Promise<Published> {
  const progress: Progress = { lost: null, commit: null, opening: false, closing: null, undo: null };
  try {
    return await repeatedly(effects, target.ours, async () => {
      const head = await readHead(effects, target, choice, false);
      if (head.ours !== null && head.ours.ahead > 0) progress.undo = null;
      if (progress.lost && head.ours) progress.commit ??= findLanded(progress.lost, head.ours.recent);
      const { files, words } = await render(head.files, { branch: head.base.name, commit: head.base.oid });
      const changes = changesOf(head.files, files);
      const wish = { branch: target.ours, files: wholeWish(head.files, changes), changes, hash: words.hash };
      return take(decide(head, wish), { effects, head, wish, words, render, progress });
    });
  } catch (error) {
    const { undo } = progress;
    // Best effort: the branch is only moved back if nothing but our pointing at the base has happened to it.
    if (undo !== null)
      await moveBranches(effects, undo.repositoryId, [undo.move], undo.doing).catch(() => {});
    throw error;
  }
}

async function take(step: Step, situation: Situation): Promise<Round<Published>> {
  switch (step.step) {
    case 'nothing':
      return nothing(situation);
    case 'leave-open':
    case 'decline':
      return leave(situation, step);
    case 'close':
      return close(situation, step);
    case 'keep':
      return keep(situation, step.pullRequest);
    case 'start':
      return start(situation, step.from);
    case 'open':
      return open(situation);
    case 'append':
      return append(situation, step);
    case 'rebuild':
      return rebuild(situation, step);
    case 'join':
      return join(situation, step);
  }
}

/** Every file as it should be, changed or not, in the order they were read. */
function wholeWish(files: readonly StoredFile[], changes: readonly Change[]): Change[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  return files.map(({ path, text, oid }) => changed.get(path) ?? { path, oid, bytes: Buffer.from(text) });
}
