import { type GitHubClient, type MutationResult, mutate, succeeded } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';

/** Moves, creates or deletes a branch if it still points to `from`. */
export interface RefUpdate {
  readonly branch: string;
  /** Zeros if it must not exist; null for any value. */
  readonly from: string | null;
  /** Zeros to delete it. */
  readonly to: string;
}

export const updateRefsField = 'updateRefs(input: $refs) { clientMutationId }';

/** Moves that are not fast-forward are allowed: `from` protects the commits of others. */
export function updateRefsInput(repositoryId: string, updates: readonly RefUpdate[]) {
  const refUpdates = updates.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    ...(from === null ? {} : { beforeOid: from }),
    afterOid: to,
    force: true,
  }));
  return { repositoryId, refUpdates };
}

/** Updates all of these branches, or none. */
export async function updateRefs(
  client: GitHubClient,
  repositoryId: string,
  updates: readonly RefUpdate[],
  operation: Operation,
): Promise<MutationResult<true>> {
  const text = `mutation UpdateRefs($refs: UpdateRefsInput!) { ${updateRefsField} }`;
  const variables = { refs: updateRefsInput(repositoryId, updates) };
  return mutate(client, { text, variables }, operation, (data) => succeeded(data, 'updateRefs'));
}
