import type { FileAtHead } from '../publish/file.ts';
import type { FileChoice } from '../publish/file-choice.ts';
import type { PublishEffects } from '../publish/github.ts';
import { publish } from '../publish/publish.ts';
import type { Target } from './branch.ts';

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
