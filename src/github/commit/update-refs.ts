import type { PublishEffects } from '../client/client.ts';
import type { Doing } from '../client/error-mapping.ts';
import { carriedOut, type Mutation, type Written, write } from '../client/mutation.ts';

/** A branch that is to point elsewhere, if it still points where it did. */
export interface Move {
  readonly branch: string;
  /** Zeroes where it must not exist; null for wherever it points. */
  readonly from: string | null;
  /** Zeroes to delete it. */
  readonly to: string;
}

/** The variable that `updateRefs` takes. Moving backwards or sideways is allowed: `from` is what protects the commits. */
export function updateRefsInput(repositoryId: string, moves: readonly Move[]): Record<string, unknown> {
  const refUpdates = moves.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    ...(from === null ? {} : { beforeOid: from }),
    afterOid: to,
    force: true,
  }));
  return { repositoryId, refUpdates };
}

/** Moves, creates or deletes branches, all or none. */
export async function moveBranches(
  effects: PublishEffects,
  repositoryId: string,
  moves: readonly Move[],
  doing: Doing,
): Promise<Written<true>> {
  const document = `mutation Move($refs: UpdateRefsInput!) {
  updateRefs(input: $refs) { clientMutationId }
}`;
  const mutation: Mutation = { document, variables: { refs: updateRefsInput(repositoryId, moves) }, doing };
  return write(effects, mutation, (data) => carriedOut(data, 'updateRefs'));
}
