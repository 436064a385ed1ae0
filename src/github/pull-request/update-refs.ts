import { type GitHubClient, type MutationResult, mutate, succeeded } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';

/** A request to move, create or delete a branch, which GitHub refuses if the branch does not point to `from`. */
export interface RefUpdate {
  readonly branch: string;
  /** Zeros if the branch must not exist; null if it may point anywhere. */
  readonly from: string | null;
  /** Zeros to delete the branch. */
  readonly to: string;
}

/** The mutation that updates branches, as a field of a GraphQL document. */
export const updateRefsField = 'updateRefs(input: $refs) { clientMutationId }';

/** The input of the mutation. It allows moves that are not fast-forward, because `from` protects the commits of others. */
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
