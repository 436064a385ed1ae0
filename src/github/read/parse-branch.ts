import {
  asArray,
  asBoolean,
  asNumber,
  asString,
  field,
  type JsonPath,
  optional,
  rootOf,
} from '../client/response-reader.ts';

/** A repository as one query read it. */
export interface RepositorySnapshot {
  readonly repository: Repository;
  /** Null if the branch does not exist. */
  readonly base: BaseBranch | null;
  /** The pull request branch; null if it does not exist, and in mode `commit`. */
  readonly head: HeadBranch | null;
  /** Closed and merged pull requests from that branch into the base, the newest first. */
  readonly closed: readonly PullRequest[];
}

export interface Repository {
  readonly id: string;
  /** Its current name, even if it was requested by an old one. */
  readonly nameWithOwner: string;
  readonly url: string;
  readonly isEmpty: boolean;
  readonly defaultBranch: string | null;
}

/** What a commit has at a path. */
export interface TreeEntry {
  /** The git mode: `0o100644` for a regular file. */
  readonly mode: number;
  /** `blob`, `tree` or `commit` (a submodule). */
  readonly type: string;
  readonly blob: Blob | null;
}

interface Blob {
  readonly oid: string;
  readonly sizeBytes: number;
  /** The text as GitHub gives it: perhaps cut, perhaps converted from another encoding; null for binary content. */
  readonly text: string | null;
}

export interface Branch {
  readonly oid: string;
  readonly entries: readonly (TreeEntry | null)[];
  /** The last commits, the newest first; empty if they were not requested. */
  readonly history: readonly CommitEntry[];
}

export interface BaseBranch extends Branch {
  readonly name: string;
  readonly treeOid: string;
  /** What its rules require, in words; empty if that is not known. */
  readonly rules: readonly string[];
}

export interface HeadBranch extends Branch {
  /** Commits of the base that this branch lacks. */
  readonly behindBy: number;
  /** Commits of this branch that the base lacks. */
  readonly aheadBy: number;
  readonly openPullRequests: readonly PullRequest[];
}

export interface CommitEntry {
  readonly oid: string;
  readonly url: string;
  readonly message: string;
  readonly committerEmail: string;
  /** The first two. */
  readonly parents: readonly string[];
}

export interface PullRequest {
  readonly id: string;
  readonly number: number;
  readonly url: string;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly headOid: string;
  /** True if its branch or its base is in another repository. */
  readonly isCrossRepository: boolean;
}

/** Parses the response to `branchDocument`. */
export function parseRepository(data: unknown, fileCount: number): RepositorySnapshot {
  const repository = field(rootOf(data), 'repository');
  return {
    repository: {
      id: asString(field(repository, 'id')),
      nameWithOwner: asString(field(repository, 'nameWithOwner')),
      url: asString(field(repository, 'url')),
      isEmpty: asBoolean(field(repository, 'isEmpty')),
      defaultBranch: optional(field(repository, 'defaultBranchRef', 'name'), asString),
    },
    base: optional(field(repository, 'base'), (ref) => ({
      name: asString(field(ref, 'name')),
      treeOid: asString(field(ref, 'target', 'tree', 'oid')),
      rules: describeRules(repository),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    head: optional(field(repository, 'head'), (ref) => ({
      // Seen from this branch, the base is "ahead" by what this branch lacks. If GitHub cannot compare the two, none of
      // the commits counts as this program's.
      behindBy: optional(field(ref, 'compare', 'aheadBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      aheadBy: optional(field(ref, 'compare', 'behindBy'), asNumber) ?? Number.POSITIVE_INFINITY,
      openPullRequests: parseNodes(field(ref, 'associatedPullRequests'), parsePullRequest),
      ...parseBranch(field(ref, 'target'), fileCount),
    })),
    closed: parseNodes(field(repository, 'closed'), parsePullRequest).filter((one) => !one.isCrossRepository),
  };
}

function parseBranch(commit: JsonPath, fileCount: number): Branch {
  return {
    oid: asString(field(commit, 'oid')),
    entries: parseEntries(commit, fileCount),
    history: parseNodes(field(commit, 'history'), parseCommit),
  };
}

/** Reads the entries that a query asked for as `f0`, `f1` …; null if the commit has nothing at the path. */
export function parseEntries(commit: JsonPath, count: number): (TreeEntry | null)[] {
  return Array.from({ length: count }, (_, index) => optional(field(commit, `f${index}`), parseEntry));
}

function parseEntry(entry: JsonPath): TreeEntry {
  const object = field(entry, 'object');
  return {
    mode: asNumber(field(entry, 'mode')),
    type: asString(field(entry, 'type')),
    blob: optional(field(object, 'oid'), (oid) => ({
      oid: asString(oid),
      sizeBytes: asNumber(field(object, 'byteSize')),
      text: optional(field(object, 'text'), asString),
    })),
  };
}

function parseCommit(commit: JsonPath): CommitEntry {
  return {
    oid: asString(field(commit, 'oid')),
    url: asString(field(commit, 'url')),
    message: asString(field(commit, 'message')),
    committerEmail: optional(field(commit, 'committer', 'email'), asString) ?? '',
    parents: parseNodes(field(commit, 'parents'), (parent) => asString(field(parent, 'oid'))),
  };
}

function parsePullRequest(pullRequest: JsonPath): PullRequest {
  return {
    id: asString(field(pullRequest, 'id')),
    number: asNumber(field(pullRequest, 'number')),
    url: asString(field(pullRequest, 'url')),
    state: asString(field(pullRequest, 'state')),
    title: asString(field(pullRequest, 'title')),
    body: asString(field(pullRequest, 'body')),
    base: asString(field(pullRequest, 'baseRefName')),
    headOid: asString(field(pullRequest, 'headRefOid')),
    isCrossRepository: asBoolean(field(pullRequest, 'isCrossRepository')),
  };
}

/** The nodes of a connection; none if it was not requested. */
function parseNodes<T>(connection: JsonPath, read: (node: JsonPath) => T): T[] {
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
function describeRules(repository: JsonPath): string[] {
  const nodes = optional(field(repository, 'base', 'rules', 'nodes'), (rules) =>
    asArray(rules, (rule) => ruleDescriptions[String(field(rule, 'type').value)]),
  );
  const queue = field(repository, 'mergeQueue').value ? 'the merge queue' : undefined;
  return [...new Set([...(nodes ?? []), queue])].filter((rule) => rule !== undefined);
}
