import { type GitHubClient, type GraphQLResponse, hasUnknownField, query } from '../client/client.ts';
import { type Operation, toGitHubError } from '../client/refusals.ts';
import { asString, field, optional, rootOf } from '../client/response-reader.ts';
import { GitHubError } from '../errors.ts';
import { type BranchQuery, branchDocument, maxFilesPerQuery } from './branch-query.ts';
import { listFiles, type TreeListing } from './list-tree.ts';
import { type BaseBranch, parseRepositorySnapshot, type RepositorySnapshot } from './parse-branch.ts';
import { addLargeFiles, type CommitContents, isAboutFile } from './read-commit.ts';
import { type FirstSelection, selectPaths } from './read-files.ts';
import type { WithSelectedFiles } from './read-selected-files.ts';

/** A branch of a repository. */
export interface BranchTarget extends Pick<BranchQuery, 'branch' | 'pullRequestBranch'> {
  /** `owner/name`. An old name of a renamed repository is possible. */
  readonly repository: string;
}

/** What the first call read: the branch, and the entries at some paths. */
export interface FirstRead extends RepositorySnapshot, Omit<CommitContents, 'base' | 'head'> {
  /** The branch to update; `head` is the pull request branch. */
  readonly base: BaseBranch;
}

/** All that a run knows before it decides what to write. */
export type BranchState = WithSelectedFiles<FirstRead>;

/**
 * Reads the head of a branch with its files. If the selection contains a glob, it first lists the tree by the name of the
 * branch. If the branch moves after that, the listing is dropped, and `readSelectedFiles` lists the tree again.
 */
export async function readBranch(
  client: GitHubClient,
  { repository, branch, pullRequestBranch }: BranchTarget,
  selection: FirstSelection,
): Promise<FirstRead> {
  const listing = selection.matches === null ? null : await listFiles(client, repository, branch ?? 'HEAD');
  const paths = firstPaths(selection, listing);
  const request = { branch, pullRequestBranch, paths, withRules: true };
  return toFirstRead(await readSnapshot(client, repository, request), request, listing);
}

/** The paths that the first call reads. */
export function firstPaths(selection: FirstSelection, listing: TreeListing | null): readonly string[] {
  const wanted = [...(selection.candidates ?? []), ...selectPaths(selection, listing)];
  return [...new Set(wanted)].slice(0, maxFilesPerQuery);
}

/** Converts what the first call read. Throws if the branch does not exist. */
export function toFirstRead(
  snapshot: RepositorySnapshot,
  { branch, paths }: Pick<BranchQuery, 'branch' | 'paths'>,
  listing: TreeListing | null,
): FirstRead {
  const base = requireBase(snapshot, branch);
  const { nameWithOwner } = snapshot.repository;
  // A listing of another commit is dropped. If the repository was requested by an old name, the listing may be missing. In
  // both cases, `readSelectedFiles` lists the tree of this commit by the current name.
  const isValid = listing?.oid === base.oid || listing?.oid === base.treeOid;
  const where = `on branch "${base.name}"`;
  return { ...snapshot, base, paths, listing: isValid ? listing : null, nameWithOwner, where };
}

/** Reads the name of the default branch. Throws if the repository has no commit yet. */
export async function readDefaultBranch(client: GitHubClient, repository: string): Promise<string> {
  const text = `query DefaultBranch($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { name } }
}`;
  const operation = repositoryReadOperation(repository);
  const { data, errors } = await query(client, repository, { text, variables: {} }, operation);
  if (errors[0] !== undefined) throw toGitHubError(errors[0], operation);
  const name = optional(field(rootOf(data), 'repository', 'defaultBranchRef', 'name'), asString);
  if (name === null) throw emptyRepository(repository);
  return name;
}

async function readSnapshot(
  client: GitHubClient,
  repository: string,
  request: BranchQuery,
): Promise<RepositorySnapshot> {
  const { paths, withRules } = request;
  const operation = repositoryReadOperation(repository);
  const { data, errors } = await query(client, repository, branchDocument(request), operation);
  // Older servers do not know rules or merge queues. Both are read only for messages.
  if (withRules && hasUnknownField(errors)) return readSnapshot(client, repository, { ...request, withRules: false });
  return parseSnapshot(client, repository, paths, { data, errors });
}

/**
 * Parses the response to a query with the fields of {@link branchFields}. It sends requests only for large files, whose
 * entries the response lacks.
 *
 * @throws {GitHubError} for an error in the response that is not about one file or an optional field
 */
export async function parseSnapshot(
  client: GitHubClient,
  repository: string,
  paths: readonly string[],
  { data, errors }: GraphQLResponse,
): Promise<RepositorySnapshot> {
  const operation = repositoryReadOperation(repository);
  // Not every token may see rules, and branches cannot be compared if one is missing.
  const optionalField = /^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/;
  const failure = errors.find((error) => !optionalField.test(error.path) && !isAboutFile(error));
  if (failure !== undefined) {
    const isAboutPullRequests = /associatedPullRequests|closed/.test(failure.path);
    throw toGitHubError(failure, { ...operation, ...(isAboutPullRequests && { permission: 'pull-requests: write' }) });
  }
  const snapshot = parseRepositorySnapshot(data, paths.length);
  const { base, head } = snapshot;
  return {
    ...snapshot,
    base: base && (await addLargeFiles(client, repository, base, paths, errors, 'repository.base.target')),
    head: head && (await addLargeFiles(client, repository, head, paths, errors, 'repository.head.target')),
  };
}

function repositoryReadOperation(repository: string): Operation {
  return { description: `Reading ${repository} failed`, permission: 'contents: read' };
}

function requireBase({ repository, base }: RepositorySnapshot, branch: string | null): BaseBranch {
  if (base !== null) return base;
  const { nameWithOwner, defaultBranch } = repository;
  if (defaultBranch === null) throw emptyRepository(nameWithOwner);
  const problem = `Branch "${branch ?? 'HEAD'}" does not exist in ${nameWithOwner}.`;
  const fix = `Set \`branch\` to an existing one; the default branch is "${defaultBranch}".`;
  throw new GitHubError('branch-not-found', problem, fix);
}

function emptyRepository(nameWithOwner: string): GitHubError {
  const fix = 'Push a first commit with the files named in `files`.';
  return new GitHubError('empty-repository', `${nameWithOwner} has no commit yet.`, fix);
}
