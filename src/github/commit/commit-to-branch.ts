import type { GitHubEffects } from '../client/client.ts';
import type { MutationResult } from '../client/mutation.ts';
import type { BranchState } from '../read/read-branch.ts';
import { type Commit, type CommitRequest, createCommit } from './create-commit.ts';

/**
 * Commits to the branch that was read, if it still is as it was read.
 *
 * @throws {GitHubError}
 */
export async function commitToBranch(
  effects: GitHubEffects,
  { repository, base }: BranchState,
  content: Pick<CommitRequest, 'message' | 'changes'>,
): Promise<MutationResult<Commit>> {
  const request = { ...content, branch: base.name, parent: base.oid };
  return createCommit(effects, repository, request, {
    description: `Committing to branch "${base.name}" of ${repository.nameWithOwner} failed`,
    permission: 'contents: write',
    branchRules: base.rules,
  });
}
