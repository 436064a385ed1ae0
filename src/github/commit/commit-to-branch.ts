import type { PublishEffects } from '../client/client.ts';
import type { Published } from '../publish-result.ts';
import type { FileChoice } from '../read/list-tree.ts';
import { type Head, readHead, type Target } from '../read/read-branch.ts';
import { changesOf, type Render } from './changes.ts';
import { type CommitOrder, createCommit, findLanded } from './create-commit.ts';
import { type Round, repeatedly } from './retry.ts';

/** Mode `commit`: one commit on the branch that was read, or none where nothing changes. */
export async function commitDirectly(
  effects: PublishEffects,
  target: Target,
  choice: FileChoice,
  render: Render,
): Promise<Published> {
  /** A commit that may have landed. */
  let lost: CommitOrder | null = null;

  return repeatedly(effects, target.branch ?? 'HEAD', async (): Promise<Round<Published>> => {
    const head = await readHead(effects, target, choice, lost !== null);
    const where = { repository: head.repository.nameWithOwner, branch: head.base.name, head: head.base.oid };
    const landed = lost && findLanded(lost, head.base.recent);
    if (landed) return { result: { ...where, outcome: 'committed', commit: landed } };

    const { files, words } = await render(head.files, { branch: head.base.name, commit: head.base.oid });
    const changes = changesOf(head.files, files);
    if (changes.length === 0) return { result: { ...where, outcome: 'unchanged' } };

    const order = { branch: head.base.name, parent: head.base.oid, message: words, changes };
    const written = await createCommit(effects, head.repository, order, doing(head));
    if (written.outcome === 'done')
      return { result: { ...where, outcome: 'committed', commit: written.value } };
    if (written.outcome === 'refused') throw written.error;
    if (written.outcome === 'in-doubt') lost = order;
    return { again: written };
  });
}

function doing({ repository, base }: Head) {
  const what = `Committing to branch "${base.name}" of ${repository.nameWithOwner} failed`;
  return { what, needs: 'contents: write', ours: false, rules: base.rules } as const;
}
