import { type GitHubEffects, hasUnknownField, query } from '../client/client.ts';
import type { GraphQLError } from '../client/request-failure.ts';
import { asString, field, optional, rootOf } from '../client/response-reader.ts';
import { branchMoved } from '../client/retry-delay.ts';
import { toRefusal } from '../client/suggested-fixes.ts';
import { GitHubError } from '../errors.ts';
import { type BranchQuery, branchDocument, maxFilesPerQuery } from './branch-query.ts';
import { listFiles } from './list-tree.ts';
import { type BaseBranch, type Branch, parseRepository, type RepositorySnapshot } from './parse-branch.ts';
import { addLargeFiles, hasLargeFile, isMissingFile, readEntries } from './read-commit.ts';
import { type FileSelection, type RepositoryFile, readTexts, selectPaths } from './read-files.ts';

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
 */
export async function readBranch(
  effects: GitHubEffects,
  { repository, branch, pullRequestBranch }: BranchTarget,
  selection: FileSelection,
  withHistory = false,
): Promise<BranchState> {
  const branchName = branch ?? 'HEAD';
  let listing = selection.matches === null ? null : await listFiles(effects, repository, branchName);
  for (let attempt = 0; attempt < maxListings; attempt += 1) {
    const paths = selectPaths(selection, listing);
    const firstPaths = paths.slice(0, maxFilesPerQuery);
    const request = { branch, pullRequestBranch, paths: firstPaths, withHistory, withRules: true };
    const snapshot = await readSnapshot(effects, repository, request);
    const base = requireBase(snapshot, branch);
    if (selection.matches === null || listing?.oid === base.oid || listing?.oid === base.treeOid) {
      return readRest(effects, { ...snapshot, base, paths });
    }
    const listingAtHead = await listFiles(effects, snapshot.repository.nameWithOwner, base.oid);
    // The id in GitHub's listing may be neither of the two, so the requested one counts.
    listing = { oid: base.oid, files: listingAtHead?.files ?? [] };
    if (paths.join('\n') === selectPaths(selection, listing).join('\n')) {
      return readRest(effects, { ...snapshot, base, paths });
    }
  }
  throw branchMoved(branchName, maxListings);
}

/** Reads the name of the default branch of `owner/name`. */
export async function readDefaultBranch(effects: GitHubEffects, repository: string): Promise<string> {
  const text = `query DefaultBranch($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { name } }
}`;
  const operation = { description: `Reading ${repository} failed`, permission: 'contents: read' } as const;
  const { data, errors } = await query(effects, repository, { text, variables: {} }, operation);
  if (errors[0] !== undefined) throw toRefusal(errors[0], operation);
  const name = optional(field(rootOf(data), 'repository', 'defaultBranchRef', 'name'), asString);
  if (name === null) throw emptyRepository(repository);
  return name;
}

async function readSnapshot(
  effects: GitHubEffects,
  repository: string,
  request: BranchQuery,
): Promise<RepositorySnapshot> {
  const { paths, withRules } = request;
  const operation = { description: `Reading ${repository} failed`, permission: 'contents: read' } as const;
  const { data, errors } = await query(effects, repository, branchDocument(request), operation);
  // Older servers do not know rules or merge queues, which are only read for messages.
  if (withRules && hasUnknownField(errors)) return readSnapshot(effects, repository, { ...request, withRules: false });
  const failures = errors.filter((error) => !isTolerable(error));
  if (failures[0] !== undefined) {
    const isAboutPullRequests = failures.some(({ path }) => /associatedPullRequests|closed/.test(path));
    const permission = isAboutPullRequests ? 'pull-requests: write' : operation.permission;
    throw toRefusal(failures[0], { ...operation, permission });
  }
  const snapshot = parseRepository(data, paths.length);
  if (!errors.some(hasLargeFile)) return snapshot;
  const withLargeFiles = async <B extends Branch>(branch: B, place: string): Promise<B> => ({
    ...branch,
    entries: await addLargeFiles(effects, repository, branch.oid, paths, branch.entries, errors, place),
  });
  const { base, head } = snapshot;
  return {
    ...snapshot,
    base: base && (await withLargeFiles(base, 'repository.base.target')),
    head: head && (await withLargeFiles(head, 'repository.head.target')),
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
  const { isEmpty, nameWithOwner, defaultBranch } = repository;
  if (isEmpty) throw emptyRepository(nameWithOwner);
  const hint = defaultBranch === null ? '' : `; the default branch is "${defaultBranch}"`;
  const problem = `Branch "${branch ?? 'HEAD'}" does not exist in ${nameWithOwner}.`;
  throw new GitHubError('branch-not-found', problem, `Set \`branch\` to an existing one${hint}.`);
}

function emptyRepository(nameWithOwner: string): GitHubError {
  const fix = 'Push a first commit with the files named in `files`.';
  return new GitHubError('empty-repository', `${nameWithOwner} has no commit yet.`, fix);
}

/** Reads the files that did not fit into the first query, and all texts. */
async function readRest(effects: GitHubEffects, state: Omit<BranchState, 'files'>): Promise<BranchState> {
  const { nameWithOwner } = state.repository;
  const rest = state.paths.slice(maxFilesPerQuery);
  const withRest = async <B extends Branch>(branch: B): Promise<B> => {
    if (rest.length === 0) return branch;
    const entries = await readEntries(effects, nameWithOwner, branch.oid, rest);
    return { ...branch, entries: [...branch.entries, ...entries] };
  };
  const base = await withRest(state.base);
  const head = state.head && (await withRest(state.head));
  const where = `on branch "${base.name}"`;
  const files = await readTexts(effects, nameWithOwner, state.paths, base.entries, where);
  return { ...state, base, head, files };
}
