import type { GitHubClient } from '../client/client.ts';
import { asArray, field, type JsonValue, optional, rootOf } from '../client/response-reader.ts';
import { GitHubError } from '../errors.ts';
import type { RepositorySnapshot } from './parse-branch.ts';
import { parseSnapshot } from './read-branch.ts';
import { type RepositoryResponse, requireResponse } from './read-repositories.ts';

/** What the first query of a run for several repositories reads of each repository. */
export interface Overview extends RepositorySnapshot {
  /** Whether the repository may have a pull request branch of this program. */
  readonly hasPullRequestBranch: boolean;
}

/** Why a run for several repositories skips a repository. */
export type SkipReason = 'archived' | 'disabled' | 'empty' | 'mirror' | 'fork';

const skipReasonFields: readonly (readonly [field: string, SkipReason])[] = [
  ['isArchived', 'archived'],
  ['isDisabled', 'disabled'],
  ['isEmpty', 'empty'],
  ['isMirror', 'mirror'],
  ['isFork', 'fork'],
];

/** The first reason to skip a repository; null if there is none, or it was not read. */
export function skipReasonOf(response: RepositoryResponse): SkipReason | null {
  if (response instanceof GitHubError) return null;
  const repository = field(rootOf(response.data), 'repository');
  return skipReasonFields.find(([name]) => field(repository, name).value === true)?.[1] ?? null;
}

/**
 * Parses the response to a query with the fields of `overviewFields`.
 *
 * @param paths the paths that the query contains
 * @throws {GitHubError} if the repository was not read
 */
export async function parseOverview(
  client: GitHubClient,
  repository: string,
  paths: readonly string[],
  response: RepositoryResponse | undefined,
): Promise<Overview> {
  const { data, errors } = requireResponse(response);
  const snapshot = await parseSnapshot(client, repository, paths, { data, errors });
  const pullRequestBranch = field(rootOf(data), 'repository', 'pullRequestBranch');
  return { ...snapshot, hasPullRequestBranch: optional(pullRequestBranch, hasBranch) ?? false };
}

/** @param branchOrList a branch, or the list of the branches with the prefix */
function hasBranch(branchOrList: JsonValue): boolean {
  return optional(field(branchOrList, 'nodes'), (nodes) => asArray(nodes, () => true).length > 0) ?? true;
}
