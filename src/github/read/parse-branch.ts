import { asArray, asNumber, asString, field, type JsonValue, optional, rootOf } from '../client/response-reader.ts';
import { folderMode } from './git-object.ts';

export type RepositorySnapshot = Readonly<ReturnType<typeof parseRepositorySnapshot>>;
export type Repository = RepositorySnapshot['repository'];
export type BaseBranch = NonNullable<RepositorySnapshot['base']>;
export type PullRequestBranch = NonNullable<RepositorySnapshot['head']>;
export type PullRequest = Readonly<ReturnType<typeof parsePullRequest>>;
export type HistoryCommit = Readonly<ReturnType<typeof parseCommit>>;
/** The file, folder or other entry that a commit contains at a path. */
export type TreeEntry = Readonly<ReturnType<typeof parseEntry>>;

export function parseRepositorySnapshot(data: unknown, fileCount: number) {
  const repository = field(rootOf(data), 'repository');
  return {
    repository: {
      id: asString(field(repository, 'id')),
      /** The current name, even if the repository was requested by an old name. */
      nameWithOwner: asString(field(repository, 'nameWithOwner')),
      url: asString(field(repository, 'url')),
      defaultBranch: optional(field(repository, 'defaultBranchRef', 'name'), asString),
    },
    /** The branch to update; `head` is the pull request branch. */
    base: optional(field(repository, 'base'), (ref) => ({
      name: asString(field(ref, 'name')),
      treeOid: asString(field(ref, 'target', 'tree', 'oid')),
      /** What the rules of the branch require, in words; empty if that is not known. */
      rules: describeRules(repository),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    /** The pull request branch; null if it does not exist or was not requested. */
    head: optional(field(repository, 'head'), (ref) => ({
      // GitHub counts how far the base is ahead of this branch and behind it, so the two counts are swapped. If GitHub cannot
      // compare the branches, the counts are infinite, so that the commits count as made by others.
      behindBy: optional(field(ref, 'compare', 'aheadBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      aheadBy: optional(field(ref, 'compare', 'behindBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      openPullRequests: parseNodes(field(ref, 'associatedPullRequests'), parsePullRequest),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    /** Closed and merged pull requests from the pull request branch into the base, the newest first. */
    closed: parseNodes(field(repository, 'closed'), parsePullRequest).filter((one) => !one.isCrossRepository),
  };
}

function parseBranch(commit: JsonValue, fileCount: number) {
  return {
    oid: asString(field(commit, 'oid')),
    entries: parseEntries(commit, fileCount),
    history: parseNodes(field(commit, 'history'), parseCommit),
  };
}

/** Reads the entries that a query asked for as `f0`, `f1` …; null if the commit has nothing at the path. */
export function parseEntries(commit: JsonValue, count: number): (TreeEntry | null)[] {
  return Array.from({ length: count }, (_, index) => optional(field(commit, `f${index}`), parseEntry));
}

function parseEntry(entry: JsonValue) {
  // The top folder has no mode, because it is not an entry of another folder.
  if (field(entry, 'entries').value !== undefined) {
    return { mode: folderMode, type: 'tree', blob: null, fileNames: parseFileNames(entry) };
  }
  const object = field(entry, 'object');
  return {
    mode: asNumber(field(entry, 'mode')),
    /** `blob`, `tree` or `commit` (a submodule). */
    type: asString(field(entry, 'type')),
    blob: optional(field(object, 'oid'), (oid) => ({
      oid: asString(oid),
      sizeBytes: asNumber(field(object, 'byteSize')),
      /** The text from GitHub's response, perhaps cut or converted from another encoding; null for binary content. */
      text: optional(field(object, 'text'), asString),
    })),
    /** The names of the files directly in a folder; empty if the entry is not a folder. */
    fileNames: parseFileNames(object),
  };
}

function parseFileNames(tree: JsonValue): readonly string[] {
  const entries = optional(field(tree, 'entries'), (list) =>
    asArray(list, (entry) => ({ name: asString(field(entry, 'name')), type: asString(field(entry, 'type')) })),
  );
  return (entries ?? []).filter(({ type }) => type === 'blob').map(({ name }) => name);
}

function parseCommit(commit: JsonValue) {
  return {
    oid: asString(field(commit, 'oid')),
    url: asString(field(commit, 'url')),
    message: asString(field(commit, 'message')),
    committerEmail: optional(field(commit, 'committer', 'email'), asString) ?? '',
    parents: parseNodes(field(commit, 'parents'), (parent) => asString(field(parent, 'oid'))),
  };
}

function parsePullRequest(pullRequest: JsonValue) {
  return {
    id: asString(field(pullRequest, 'id')),
    number: asNumber(field(pullRequest, 'number')),
    url: asString(field(pullRequest, 'url')),
    state: asString(field(pullRequest, 'state')),
    title: asString(field(pullRequest, 'title')),
    body: asString(field(pullRequest, 'body')),
    base: asString(field(pullRequest, 'baseRefName')),
    headOid: asString(field(pullRequest, 'headRefOid')),
    /** True if the branch or the base of the pull request is in another repository. */
    isCrossRepository: field(pullRequest, 'isCrossRepository').value !== false,
  };
}

function parseNodes<T>(connection: JsonValue, read: (node: JsonValue) => T): T[] {
  return optional(field(connection, 'nodes'), (nodes) => asArray(nodes, read)) ?? [];
}

/** Descriptions of the rules that a pull request can satisfy, by GitHub's type. */
const ruleDescriptions: Readonly<Record<string, string>> = {
  PULL_REQUEST: 'a pull request',
  MERGE_QUEUE: 'the merge queue',
  REQUIRED_STATUS_CHECKS: 'passing checks',
  REQUIRED_DEPLOYMENTS: 'successful deployments',
  WORKFLOWS: 'passing workflows',
  CODE_SCANNING: 'code scanning',
};

/** Describes rules for messages only. The API does not show who may bypass a rule, so a write is attempted in any case. */
function describeRules(repository: JsonValue): string[] {
  const types = parseNodes(field(repository, 'base', 'rules'), (rule) => asString(field(rule, 'type')));
  if (field(repository, 'mergeQueue').value) types.push('MERGE_QUEUE');
  return [...new Set(types)].map((type) => ruleDescriptions[type]).filter((rule) => rule !== undefined);
}
