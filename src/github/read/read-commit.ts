import { type GitHubClient, type GraphQLResponse, query } from '../client/client.ts';
import { type Operation, toGitHubError } from '../client/refusals.ts';
import type { GraphQLError } from '../client/request-failure.ts';
import { field, optional, rootOf } from '../client/response-reader.ts';
import { filesDocument, maxFilesPerQuery } from './branch-query.ts';
import { listFiles, type TreeListing } from './list-tree.ts';
import { parseEntries, type TreeEntry } from './parse-branch.ts';
import { type FirstSelection, selectPaths } from './read-files.ts';

/** Reads the selected entries of a commit. If the selection contains a glob, it first lists the tree. */
export async function readCommit(
  client: GitHubClient,
  repository: string,
  commit: string,
  selection: FirstSelection,
): Promise<CommitContents> {
  const listing = selection.matches === null ? null : await listFiles(client, repository, commit);
  const paths = [...new Set([...(selection.candidates ?? []), ...selectPaths(selection, listing)])];
  const entries = await readEntries(client, repository, commit, paths);
  const base = { oid: commit, entries };
  return { nameWithOwner: repository, where: `at commit ${commit}`, base, head: null, paths, listing };
}

/** What was read of a commit (`base`) and, in mode `pull-request`, of the head of the pull request branch (`head`). */
export interface CommitContents {
  readonly nameWithOwner: string;
  /** The place of the files, for messages, such as `on branch "main"`. */
  readonly where: string;
  readonly base: { readonly oid: string; readonly entries: readonly (TreeEntry | null)[] };
  readonly head: { readonly oid: string; readonly entries: readonly (TreeEntry | null)[] } | null;
  /** The paths of the entries, in the same order. */
  readonly paths: readonly string[];
  /** The files of the commit; null if they were not listed. */
  readonly listing: TreeListing | null;
}

/** Reads the entries of a commit at some paths. An entry is null if the commit has nothing at its path. */
export async function readEntries(
  client: GitHubClient,
  repository: string,
  commit: string,
  paths: readonly string[],
): Promise<(TreeEntry | null)[]> {
  const operation = commitReadOperation(repository, commit);
  const all: (TreeEntry | null)[] = [];
  for (let start = 0; start < paths.length; start += maxFilesPerQuery) {
    const portion = paths.slice(start, start + maxFilesPerQuery);
    const response = await query(client, repository, filesDocument(commit, portion), operation);
    all.push(...(await parseEntriesAt(client, repository, commit, portion, response)));
  }
  return all;
}

/**
 * Parses the response to a query with the fields of `commitFields`. It sends requests only for large files, whose entries
 * the response lacks.
 */
export async function parseEntriesAt(
  client: GitHubClient,
  repository: string,
  commit: string,
  paths: readonly string[],
  { data, errors }: GraphQLResponse,
): Promise<readonly (TreeEntry | null)[]> {
  const operation = commitReadOperation(repository, commit);
  const failure = errors.find((error) => !isAboutFile(error));
  if (failure !== undefined) throw toGitHubError(failure, operation);
  const object = field(rootOf(data), 'repository', 'object');
  const entries = optional(object, (json) => parseEntries(json, paths.length));
  if (entries === null) throw toGitHubError({ type: 'NOT_FOUND', message: `no object ${commit}` }, operation);
  return (await addLargeFiles(client, repository, { oid: commit, entries }, paths, errors, object.path)).entries;
}

function commitReadOperation(repository: string, commit: string): Operation {
  return { description: `Reading ${repository} at ${commit} failed`, permission: 'contents: read' };
}

/**
 * Adds the entries of files that GraphQL did not read because of their size, from the listing of the tree.
 *
 * @param responsePath the path of the commit in the response, with which the paths of the errors begin
 */
export async function addLargeFiles<C extends { oid: string; entries: readonly (TreeEntry | null)[] }>(
  client: GitHubClient,
  repository: string,
  commit: C,
  paths: readonly string[],
  errors: readonly GraphQLError[],
  responsePath: string,
): Promise<C> {
  const large = errors.filter(isLargeFile).map(({ path }) => path);
  const isLarge = paths.map((_, index) => large.includes(`${responsePath}.f${index}`));
  if (!isLarge.includes(true)) return commit;
  const listing = await listFiles(client, repository, commit.oid);
  const entries = commit.entries.map((entry, index) => {
    const file = isLarge[index] && listing?.files.find(({ path }) => path === paths[index]);
    return file ? { ...file, blob: { ...file, text: null } } : entry;
  });
  return { ...commit, entries };
}

/** True if the error means only that a requested file does not exist or is too large for GraphQL. */
export function isAboutFile(error: GraphQLError): boolean {
  return isLargeFile(error) || (error.type === 'NOT_FOUND' && /\.f\d+$/.test(error.path));
}

/** True if the error says that a requested file is larger than 10 MB, which GraphQL does not read. */
function isLargeFile({ path, message }: GraphQLError): boolean {
  return /\.f\d+$/.test(path) && /over 10 ?mb/i.test(message);
}
