import type { GitHubEffects } from '../client/client.ts';
import type { Operation } from '../client/error-mapping.ts';
import { type MutationResult, sendMutation, succeeded } from '../client/mutation.ts';

/** Moves, creates or deletes a branch if it still points to `from`. */
export interface RefUpdate {
  readonly branch: string;
  /** Zeros if it must not exist; null for any value. */
  readonly from: string | null;
  /** Zeros to delete it. */
  readonly to: string;
}

/** The input of `updateRefs`. Moves backwards or sideways are allowed: `from` is what protects the commits of others. */
export function updateRefsInput(repositoryId: string, updates: readonly RefUpdate[]): Record<string, unknown> {
  const refUpdates = updates.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    ...(from === null ? {} : { beforeOid: from }),
    afterOid: to,
    force: true,
  }));
  return { repositoryId, refUpdates };
}

/**
 * Updates all of these branches, or none.
 *
 * @throws {GitHubError}
 */
export async function updateRefs(
  effects: GitHubEffects,
  repositoryId: string,
  updates: readonly RefUpdate[],
  operation: Operation,
): Promise<MutationResult<true>> {
  const document = `mutation UpdateRefs($refs: UpdateRefsInput!) {
  updateRefs(input: $refs) { clientMutationId }
}`;
  const variables = { refs: updateRefsInput(repositoryId, updates) };
  return sendMutation(effects, { document, variables, operation }, (data) => succeeded(data, 'updateRefs'));
}
