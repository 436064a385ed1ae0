import { hasUnknownField, query } from '../client/api-request.ts';
import { type GitHubEffects, splitRepositoryName } from '../client/client.ts';
import { toRefusalOf } from '../client/error-mapping.ts';
import type { GraphQLError } from '../client/request-failure.ts';
import { GitHubError } from '../errors.ts';
import { type BranchQuery, branchDocument, maxFilesPerQuery } from './branch-query.ts';
import { type FileSelection, listFiles, selectPaths } from './list-tree.ts';
import { type BaseBranch, type Branch, parseRepository, type RepositorySnapshot } from './parse-branch.ts';
import { hasLargeFile, isMissingFile, readEntries, readLargeEntries } from './read-entries.ts';
import { type RepositoryFile, readTexts } from './read-files.ts';

/** Which branch of which repository to read. */
export interface BranchTarget {
  /** `owner/name`; an old name of a renamed repository works too. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The pull request branch; null in mode `commit`. */
  readonly pullRequestBranch: string | null;
}

/** All that a run knows before it decides what to write. */
export interface BranchState extends RepositorySnapshot {
  readonly base: BaseBranch;
  readonly paths: readonly string[];
  /** The files at the head of the base. */
  readonly files: readonly RepositoryFile[];
}

const maxListings = 5;

/**
 * Reads the head of a branch with its files: one call, and the listing of the tree if the selection contains a pattern.
 * The listing comes first, by the name of the branch; if the branch moves in between, it is read again at the head.
 *
 * @param withHistory whether to read the last commits too
 * @throws {GitHubError}
 */
export async function readBranch(
  effects: GitHubEffects,
  target: BranchTarget,
  selection: FileSelection,
  withHistory = false,
): Promise<BranchState> {
  const { repository, branch, pullRequestBranch } = target;
  const baseQuery = { ...splitRepositoryName(repository), branch, pullRequestBranch, withHistory };
  const branchName = branch ?? 'HEAD';
  let listing = selection.matches === null ? null : await listFiles(effects, repository, branchName);
  for (let attempt = 0; attempt < maxListings; attempt += 1) {
    const paths = selectPaths(selection, listing);
    const snapshot = await readSnapshot(effects, { ...baseQuery, paths: paths.slice(0, maxFilesPerQuery) });
    const base = requireBase(snapshot, branch);
    if (selection.matches === null || listing?.oid === base.oid || listing?.oid === base.treeOid) {
      return readRest(effects, { ...snapshot, base, paths });
    }
    const listingAtHead = await listFiles(effects, snapshot.repository.nameWithOwner, base.oid);
    // The id in GitHub's listing may be neither of the two, so the requested one counts.
    listing = { oid: base.oid, paths: listingAtHead?.paths ?? [] };
    const pathsAtHead = selectPaths(selection, listing);
    if (paths.join('\n') === pathsAtHead.join('\n')) return readRest(effects, { ...snapshot, base, paths });
  }
  throw branchKeepsMoving(branchName, maxListings, '');
}

/** The branch was changed by others between reading and writing, in every attempt. */
export function branchKeepsMoving(branch: string, attempts: number, lastMessage: string): GitHubError {
  const detail = lastMessage === '' ? '' : ` GitHub's last message: "${lastMessage}".`;
  return new GitHubError(
    'head-keeps-moving',
    `Branch "${branch}" changed between reading and writing ${attempts} times.${detail}`,
    'Run again later, or give the workflow a `concurrency` group.',
  );
}

async function readSnapshot(
  effects: GitHubEffects,
  request: Omit<BranchQuery, 'withRules'>,
  withRules = true,
): Promise<RepositorySnapshot> {
  const { owner, name, paths } = request;
  const { text, variables } = branchDocument({ ...request, withRules });
  const operation = { description: `Reading ${owner}/${name} failed`, permission: 'contents: read' } as const;
  const { data, errors } = await query(effects, text, variables, operation);
  // Older servers do not know rules or merge queues, which are only read for messages.
  if (withRules && hasUnknownField(errors)) return readSnapshot(effects, request, false);
  const failures = errors.filter((error) => !isTolerable(error));
  if (failures.length > 0) {
    const isAboutPullRequests = failures.some(({ path }) => /associatedPullRequests|closed/.test(path));
    const permission = isAboutPullRequests ? 'pull-requests: write' : operation.permission;
    throw toRefusalOf(failures, { ...operation, permission });
  }
  const snapshot = parseRepository(data, paths.length);
  if (!errors.some(hasLargeFile)) return snapshot;
  const complete = async <B extends Branch>(branch: B, place: string): Promise<B> => ({
    ...branch,
    entries: await readLargeEntries(effects, snapshot.repository.nameWithOwner, branch, paths, errors, place),
  });
  const { base, head } = snapshot;
  return {
    ...snapshot,
    base: base && (await complete(base, 'repository.base.target')),
    head: head && (await complete(head, 'repository.head.target')),
  };
}

/**
 * True for an error that only means that something is absent or unknown: not every token may see rules, branches cannot be
 * compared if one is missing, and a file may be missing or large.
 */
function isTolerable(error: GraphQLError): boolean {
  if (/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/.test(error.path)) return true;
  return isMissingFile(error) || hasLargeFile(error);
}

function requireBase({ repository, base }: RepositorySnapshot, branch: string | null): BaseBranch {
  if (base !== null) return base;
  if (repository.isEmpty) throw emptyRepository(repository.nameWithOwner);
  const { defaultBranch } = repository;
  throw new GitHubError(
    'branch-not-found',
    `Branch "${branch ?? 'HEAD'}" does not exist in ${repository.nameWithOwner}.`,
    defaultBranch === null
      ? 'Set `branch` to an existing one.'
      : `Set \`branch\` to an existing one; the default branch is "${defaultBranch}".`,
  );
}

export function emptyRepository(nameWithOwner: string): GitHubError {
  return new GitHubError(
    'empty-repository',
    `${nameWithOwner} has no commit yet.`,
    'Push a first commit with the files named in `files`.',
  );
}

/** Reads the files that did not fit into the first query, and all texts. */
async function readRest(effects: GitHubEffects, state: Omit<BranchState, 'files'>): Promise<BranchState> {
  const { nameWithOwner } = state.repository;
  const rest = state.paths.slice(maxFilesPerQuery);
  const withAllEntries = async <B extends Branch>(branch: B): Promise<B> => ({
    ...branch,
    entries: [...branch.entries, ...(await readEntries(effects, nameWithOwner, branch.oid, rest))],
  });
  const base = await withAllEntries(state.base);
  const head = state.head && (await withAllEntries(state.head));
  const where = `on branch "${base.name}"`;
  const files = await readTexts(effects, nameWithOwner, state.paths, base.entries, where);
  return { ...state, base, head, files };
}
