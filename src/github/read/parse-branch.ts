import { asArray, asNumber, asString, field, type JsonValue, optional, rootOf } from '../client/response-reader.ts';
import { folderMode } from './git-object.ts';

export type RepositorySnapshot = Readonly<ReturnType<typeof parseRepositorySnapshot>>;
export type Repository = RepositorySnapshot['repository'];
export type BaseBranch = NonNullable<RepositorySnapshot['base']>;
export type PullRequestBranch = NonNullable<RepositorySnapshot['head']>;
export type PullRequest = Readonly<ReturnType<typeof parsePullRequest>>;
export type CommitEntry = Readonly<ReturnType<typeof parseCommit>>;
/** What a commit has at a path. */
export type TreeEntry = Readonly<ReturnType<typeof parseEntry>>;

export function parseRepositorySnapshot(data: unknown, fileCount: number) {
  const repository = field(rootOf(data), 'repository');
  return {
    repository: {
      id: asString(field(repository, 'id')),
      /** Its current name, even if it was requested by an old one. */
      nameWithOwner: asString(field(repository, 'nameWithOwner')),
      url: asString(field(repository, 'url')),
      defaultBranch: optional(field(repository, 'defaultBranchRef', 'name'), asString),
    },
    /** The branch to update; `head` is the pull request branch. */
    base: optional(field(repository, 'base'), (ref) => ({
      name: asString(field(ref, 'name')),
      treeOid: asString(field(ref, 'target', 'tree', 'oid')),
      /** What its rules require, in words; empty if that is not known. */
      rules: describeRules(repository),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    /** The pull request branch; null if it does not exist, and in mode `commit`. */
    head: optional(field(repository, 'head'), (ref) => ({
      // GitHub counts from this branch to the base. If it cannot compare them, no commit counts as this program's.
      behindBy: optional(field(ref, 'compare', 'aheadBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      aheadBy: optional(field(ref, 'compare', 'behindBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      openPullRequests: parseNodes(field(ref, 'associatedPullRequests'), parsePullRequest),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    /** Closed and merged pull requests from that branch into the base, the newest first. */
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
  // The top folder is not an entry of another one.
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
      /** As GitHub gives it: perhaps cut, perhaps converted from another encoding; null for binary content. */
      text: optional(field(object, 'text'), asString),
    })),
    /** The names of the files directly in a folder. */
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
    /** True if its branch or its base is in another repository. */
    isCrossRepository: field(pullRequest, 'isCrossRepository').value !== false,
  };
}

function parseNodes<T>(connection: JsonValue, read: (node: JsonValue) => T): T[] {
  return optional(field(connection, 'nodes'), (nodes) => asArray(nodes, read)) ?? [];
}

/** Rules that a pull request can satisfy. */
const ruleDescriptions: Readonly<Record<string, string>> = {
  PULL_REQUEST: 'a pull request',
  MERGE_QUEUE: 'the merge queue',
  REQUIRED_STATUS_CHECKS: 'passing checks',
  REQUIRED_DEPLOYMENTS: 'successful deployments',
  WORKFLOWS: 'passing workflows',
  CODE_SCANNING: 'code scanning',
};

/** For messages only: the API does not show who may bypass a rule, so a write is attempted anyway. */
function describeRules(repository: JsonValue): string[] {
  const types = parseNodes(field(repository, 'base', 'rules'), (rule) => asString(field(rule, 'type')));
  if (field(repository, 'mergeQueue').value) types.push('MERGE_QUEUE');
  return [...new Set(types)].map((type) => ruleDescriptions[type]).filter((rule) => rule !== undefined);
}
