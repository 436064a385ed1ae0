import type { PublishEffects } from '../github/client/client.ts';
import { publish } from '../github/publish.ts';
import type { FileChoice } from '../github/read/list-tree.ts';
import type { FileAtHead } from '../github/read/read-files.ts';
import type { Target } from './files/target-branch.ts';

/**
 * Reads files at the head of a branch: publishes them as they are, which is one call that reads, and nothing to write.
 *
 * @throws {PublishError}
 */
export async function filesOnBranch(
  effects: PublishEffects,
  { repository, branch }: Target,
  files: FileChoice,
): Promise<readonly FileAtHead[]> {
  let read: readonly FileAtHead[] = [];
  await publish(effects, { repository, branch, files, mode: { kind: 'commit' } }, async (heads) => {
    read = heads;
    return { files: heads, words: { subject: '', body: '', title: '', description: '', hash: '' } };
  });
  return read;
}
