import { query } from '../client/api-request.ts';
import { type GitHubEffects, splitRepositoryName } from '../client/client.ts';
import { toRefusalOf } from '../client/error-mapping.ts';
import type { GraphQLError } from '../client/request-failure.ts';
import { asArray, field, optional, rootOf } from '../client/response-reader.ts';
import { filesDocument, folderDocument, maxFilesPerQuery } from './branch-query.ts';
import { parseEntries, parseListedEntry, type TreeEntry } from './tree-entry.ts';

/** True if the error says that a requested file does not exist. */
export function isMissingFile({ path, type }: GraphQLError): boolean {
  return type === 'NOT_FOUND' && /\.f\d+$/.test(path);
}

/** True if the error says that a requested file is larger than 10 MB, which GraphQL does not read. */
export function hasLargeFile({ path, message }: GraphQLError): boolean {
  return /\.f\d+$/.test(path) && /over 10 ?mb/i.test(message);
}

/**
 * Reads the entries at some paths of a commit, in as many queries as needed.
 *
 * @throws {GitHubError}
 */
export async function readEntries(
  effects: GitHubEffects,
  nameWithOwner: string,
  commit: string,
  paths: readonly string[],
): Promise<(TreeEntry | null)[]> {
  const { owner, name } = splitRepositoryName(nameWithOwner);
  const operation = readingAt(nameWithOwner, commit);
  const entries: (TreeEntry | null)[] = [];
  for (let start = 0; start < paths.length; start += maxFilesPerQuery) {
    const portion = paths.slice(start, start + maxFilesPerQuery);
    const { text, variables } = filesDocument(owner, name, commit, portion);
    const { data, errors } = await query(effects, text, variables, operation);
    const failures = errors.filter((error) => !isMissingFile(error) && !hasLargeFile(error));
    if (failures.length > 0) throw toRefusalOf(failures, operation);
    const object = field(rootOf(data), 'repository', 'object');
    const found = optional(object, (json) => parseEntries(json, portion.length));
    if (found === null) {
      const error = { type: 'NOT_FOUND', message: `no object ${commit}`, path: object.path };
      throw toRefusalOf([error], operation);
    }
    const branch = { oid: commit, entries: found };
    entries.push(...(await readLargeEntries(effects, nameWithOwner, branch, portion, errors, 'repository.object')));
  }
  return entries;
}

/**
 * Completes the entries of files that GraphQL did not read because of their size, from the listing of their folders.
 *
 * @param paths of the entries, in the same order
 * @param place of the commit in the response with the errors
 * @throws {GitHubError}
 */
export async function readLargeEntries(
  effects: GitHubEffects,
  nameWithOwner: string,
  { oid, entries }: { readonly oid: string; readonly entries: readonly (TreeEntry | null)[] },
  paths: readonly string[],
  errors: readonly GraphQLError[],
  place: string,
): Promise<(TreeEntry | null)[]> {
  const completed = [...entries];
  for (const [index, path] of paths.entries()) {
    if (errors.some((error) => hasLargeFile(error) && error.path === `${place}.f${index}`)) {
      completed[index] = await readListedEntry(effects, nameWithOwner, oid, path);
    }
  }
  return completed;
}

async function readListedEntry(
  effects: GitHubEffects,
  nameWithOwner: string,
  commit: string,
  path: string,
): Promise<TreeEntry | null> {
  const { owner, name } = splitRepositoryName(nameWithOwner);
  const slash = path.lastIndexOf('/');
  const { text, variables } = folderDocument(owner, name, commit, path.slice(0, Math.max(slash, 0)));
  const operation = readingAt(nameWithOwner, commit);
  const { data, errors } = await query(effects, text, variables, operation);
  if (errors.length > 0) throw toRefusalOf(errors, operation);
  const entries = asArray(field(rootOf(data), 'repository', 'object', 'entries'), parseListedEntry);
  return entries.find((entry) => entry.name === path.slice(slash + 1)) ?? null;
}

function readingAt(nameWithOwner: string, commit: string) {
  const description = `Reading ${nameWithOwner} at ${commit} failed`;
  return { description, permission: 'contents: read' } as const;
}
