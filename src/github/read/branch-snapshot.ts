import { at, flagAt, listAt, numberAt, orNull, type Place, textAt } from '../client/response-reader.ts';
import { type FileEntry, readEntries } from './tree-entry.ts';

/** A repository as one question saw it. */
export interface Snapshot {
  readonly repository: Repository;
  /** Null where the branch does not exist. */
  readonly base: BaseBranch | null;
  /** Null where it does not exist, and in mode `commit`. */
  readonly ours: OurBranch | null;
  /** Pull requests from our branch into the base that are closed or merged, the newest first. */
  readonly closed: readonly PullRequest[];
}

export interface Repository {
  readonly id: string;
  /** Its name today, even where it was asked for by an old one. */
  readonly nameWithOwner: string;
  /** Its page. */
  readonly url: string;
  readonly empty: boolean;
  readonly defaultBranch: string | null;
}

export interface Branch {
  readonly oid: string;
  readonly files: readonly (FileEntry | null)[];
  /** The last commits, the newest first; empty where they were not asked for. */
  readonly recent: readonly CommitEntry[];
}

export interface BaseBranch extends Branch {
  readonly name: string;
  readonly treeOid: string;
  /** What its rules ask for, in words; empty where that is not known. */
  readonly rules: readonly string[];
}

export interface OurBranch extends Branch {
  /** Commits of the base that our branch lacks. */
  readonly behind: number;
  /** Commits of our branch that the base lacks. */
  readonly ahead: number;
  readonly open: readonly PullRequest[];
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
  /** True where its branch, or its base, is in another repository. */
  readonly crossRepository: boolean;
}

/** Reads the answer to a {@link headDocument}. */
export function parseSnapshot(data: unknown, fileCount: number): Snapshot {
  const repository = at({ value: data, path: '' }, 'repository');
  return {
    repository: {
      id: textAt(at(repository, 'id')),
      nameWithOwner: textAt(at(repository, 'nameWithOwner')),
      url: textAt(at(repository, 'url')),
      empty: flagAt(at(repository, 'isEmpty')),
      defaultBranch: orNull(at(at(repository, 'defaultBranchRef'), 'name'), textAt),
    },
    base: orNull(at(repository, 'base'), (place) => ({
      name: textAt(at(place, 'name')),
      treeOid: textAt(at(at(at(place, 'target'), 'tree'), 'oid')),
      rules: readRules(repository),
      ...readBranch(at(place, 'target'), fileCount),
    })),
    ours: orNull(at(repository, 'ours'), (place) => ({
      // Seen from our branch, what the base has more is "ahead". Where GitHub cannot compare, nothing is taken for ours.
      behind: orNull(at(at(place, 'compare'), 'aheadBy'), numberAt) ?? Number.POSITIVE_INFINITY,
      ahead: orNull(at(at(place, 'compare'), 'behindBy'), numberAt) ?? Number.POSITIVE_INFINITY,
      open: nodesAt(at(place, 'associatedPullRequests'), readPullRequest),
      ...readBranch(at(place, 'target'), fileCount),
    })),
    closed: nodesAt(at(repository, 'closed'), readPullRequest).filter((one) => !one.crossRepository),
  };
}

function readBranch(commit: Place, files: number): Branch {
  return {
    oid: textAt(at(commit, 'oid')),
    files: readEntries(commit, files),
    recent: nodesAt(at(commit, 'history'), readCommit),
  };
}

function readCommit(place: Place): CommitEntry {
  return {
    oid: textAt(at(place, 'oid')),
    url: textAt(at(place, 'url')),
    message: textAt(at(place, 'message')),
    committerEmail: orNull(at(at(place, 'committer'), 'email'), textAt) ?? '',
    parents: nodesAt(at(place, 'parents'), (parent) => textAt(at(parent, 'oid'))),
  };
}

function readPullRequest(place: Place): PullRequest {
  return {
    id: textAt(at(place, 'id')),
    number: numberAt(at(place, 'number')),
    url: textAt(at(place, 'url')),
    state: textAt(at(place, 'state')),
    title: textAt(at(place, 'title')),
    body: textAt(at(place, 'body')),
    base: textAt(at(place, 'baseRefName')),
    headOid: textAt(at(place, 'headRefOid')),
    crossRepository: flagAt(at(place, 'isCrossRepository')),
  };
}

/** The nodes of a connection; none where it was not asked for. */
function nodesAt<T>(connection: Place, read: (place: Place) => T): T[] {
  return orNull(at(connection, 'nodes'), (nodes) => listAt(nodes, read)) ?? [];
}

/** The rules that a person can satisfy with a pull request, as GitHub names them, in words. */
const ruleWords: Readonly<Record<string, string>> = {
  PULL_REQUEST: 'a pull request',
  MERGE_QUEUE: 'the merge queue',
  REQUIRED_STATUS_CHECKS: 'passing checks',
  REQUIRED_DEPLOYMENTS: 'successful deployments',
  WORKFLOWS: 'passing workflows',
  CODE_SCANNING: 'code scanning',
};

/** What the branch's rules ask for, for messages only: who may pass them by is not to be seen, so writing is tried. */
export function readRules(repository: Place): string[] {
  const rules = new Set<string>();
  const nodes = at(at(at(repository, 'base'), 'rules'), 'nodes');
  if (Array.isArray(nodes.value)) {
    for (const type of listAt(nodes, (node) => at(node, 'type').value)) {
      const words = typeof type === 'string' ? ruleWords[type] : undefined;
      if (words !== undefined) rules.add(words);
    }
  }
  if (at(repository, 'mergeQueue').value) rules.add('the merge queue');
  return [...rules];
}
