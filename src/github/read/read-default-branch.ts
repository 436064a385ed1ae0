import { query } from '../client/api-request.ts';
import { type GitHubEffects, splitRepositoryName } from '../client/client.ts';
import { toRefusalOf } from '../client/error-mapping.ts';
import { asString, field, optional, rootOf } from '../client/response-reader.ts';
import { emptyRepository } from './read-branch.ts';

/**
 * Reads the name of the default branch.
 *
 * @param nameWithOwner `owner/name`
 * @throws {GitHubError}
 */
export async function readDefaultBranch(effects: GitHubEffects, nameWithOwner: string): Promise<string> {
  const document = `query DefaultBranch($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { name } }
}`;
  const operation = { description: `Reading ${nameWithOwner} failed`, permission: 'contents: read' } as const;
  const { data, errors } = await query(effects, document, splitRepositoryName(nameWithOwner), operation);
  if (errors.length > 0) throw toRefusalOf(errors, operation);
  const name = optional(field(rootOf(data), 'repository', 'defaultBranchRef', 'name'), asString);
  if (name === null) throw emptyRepository(nameWithOwner);
  return name;
}
