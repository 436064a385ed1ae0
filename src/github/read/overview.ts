import type { GitHubClient } from '../client/client.ts';
import { asArray, field, type JsonPath, optional, rootOf } from '../client/response-reader.ts';
import { GitHubError } from '../errors.ts';
import type { RepositorySnapshot } from './parse-branch.ts';
import { parseSnapshot } from './read-branch.ts';
import { type RepositoryResponse, requireResponse } from './read-repositories.ts';

/** What a run for several repositories reads of each at first. */
export interface Overview extends RepositorySnapshot {
  /** Whether there may be a pull request branch of this program. */
  readonly hasPullRequestBranch: boolean;
}

/** Why a run for several repositories skips one; null if it does not. */
export type Trait = 'archived' | 'disabled' | 'empty' | 'mirror' | 'fork';

const traitFields: readonly (readonly [field: string, Trait])[] = [
  ['isArchived', 'archived'],
  ['isDisabled', 'disabled'],
  ['isEmpty', 'empty'],
  ['isMirror', 'mirror'],
  ['isFork', 'fork'],
];

/** The first of the traits that a repository has; null if it has none, or was not read. */
export function findTrait(response: RepositoryResponse): Trait | null {
  if (response instanceof GitHubError) return null;
  const repository = field(rootOf(response.data), 'repository');
  return traitFields.find(([name]) => field(repository, name).value === true)?.[1] ?? null;
}

/**
 * Parses the response to a query that `overviewFields` made.
 *
 * @param paths of the files that it asked for
 * @throws {GitHubError} if the repository was not read
 */
export async function parseOverview(
  effects: GitHubClient,
  repository: string,
  paths: readonly string[],
  response: RepositoryResponse | undefined,
): Promise<Overview> {
  const { data, errors } = requireResponse(response);
  const snapshot = await parseSnapshot(effects, repository, paths, { data, errors });
  const ownBranch = field(rootOf(data), 'repository', 'ownBranch');
  return { ...snapshot, hasPullRequestBranch: optional(ownBranch, hasBranch) ?? false };
}

/** One branch by its name, or the list of those that begin like it. */
function hasBranch(ownBranch: JsonPath): boolean {
  return optional(field(ownBranch, 'nodes'), (nodes) => asArray(nodes, () => true).length > 0) ?? true;
}
