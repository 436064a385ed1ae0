import type { Git } from './git.ts';
import {
  changedFiles,
  divergence,
  itemAt,
  listBranches,
  listTree,
  mergeBase,
  readBlob,
  resolveBranch,
  type TreeItem,
} from './git-repository.ts';
import { GraphError } from './graph-error.ts';
import type { LookUps } from './limits.ts';
import { readCommit, readObject } from './object-store.ts';
import type { PullRequestRecord } from './pull-requests.ts';
import { forbidden, type TestRepository } from './test-repository.ts';

/*
 * GitHub's objects in the form that graphql-js expects: fields are values, or functions of their arguments. Only the fields
 * that a client of this project may need are here. Any other field of the schema is null or an error.
 */

export function repositoryObject(repository: TestRepository) {
  const { settings, pulls } = repository;
  return {
    __typename: 'Repository',
    id: repository.id,
    name: repository.nameWithOwner.split('/')[1],
    nameWithOwner: repository.nameWithOwner,
    url: repository.url,
    isArchived: settings.archived,
    isDisabled: settings.disabled,
    isEmpty: listBranches(repository.git).length === 0,
    isFork: settings.fork,
    isMirror: settings.mirror,
    repositoryTopics: ({ first }: { first?: number }) => ({
      nodes: settings.topics.slice(0, first).map((name) => ({ topic: { name } })),
    }),
    defaultBranchRef: () => refObject(repository, `refs/heads/${repository.defaultBranch}`),
    refs: ({ first, refPrefix }: { first?: number; refPrefix: string }) => ({
      nodes: listBranches(repository.git)
        .map((name) => `refs/heads/${name}`)
        .filter((name) => name.startsWith(refPrefix))
        .slice(0, first)
        .map((name) => refObject(repository, name, refPrefix)),
    }),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refObject(repository, qualifiedName),
    object: (asked: { oid?: string; expression?: string }, lookUps: LookUps) => {
      lookUps.count();
      return objectAt(repository, asked);
    },
    pullRequests: (filter: PullRequestFilter) => pullRequestsObject(repository, pulls.all, filter),
  };
}

export interface PullRequestFilter {
  readonly headRefName?: string;
  readonly baseRefName?: string;
  readonly states?: readonly string[];
  readonly first?: number;
  readonly orderBy?: { readonly field: string; readonly direction: string };
}

function pullRequestsObject(
  repository: TestRepository,
  all: readonly PullRequestRecord[],
  filter: PullRequestFilter,
) {
  if (repository.settings.pullRequests === 'none') throw forbidden();
  const found = all.filter(
    (one) =>
      (filter.headRefName === undefined || one.head === filter.headRefName) &&
      (filter.baseRefName === undefined || one.base === filter.baseRefName) &&
      (filter.states === undefined || filter.states.includes(one.state)),
  );
  if (filter.orderBy?.direction === 'DESC') found.reverse();
  const nodes = found.slice(0, filter.first).map((one) => pullRequestObject(repository, one));
  return { nodes, totalCount: found.length };
}

export function pullRequestObject(repository: TestRepository, record: PullRequestRecord) {
  const { url } = repository;
  return {
    __typename: 'PullRequest',
    ...record,
    url: `${url}/pull/${record.number}`,
    baseRefName: record.base,
    headRefName: record.head,
    headRefOid: record.headOid,
    isCrossRepository: record.crossRepository,
    changedFiles: () => {
      const { git } = repository;
      const base = mergeBase(git, record.headOid, resolveBranch(git, record.base) ?? '');
      return changedFiles(git, base, record.headOid).length;
    },
    mergeStateStatus: () => mergeStateOf(repository, record),
    isMergeQueueEnabled:
      repository.settings.mergeRule === 'queue' && record.base === repository.defaultBranch,
    autoMergeRequest: record.autoMerge && { enabledAt: new Date(0).toISOString() },
    timelineItems: ({ first, itemTypes }: { first?: number; itemTypes?: readonly string[] }) => {
      if (itemTypes?.includes('LABELED_EVENT'))
        return { nodes: record.added.slice(0, first).map(addedEvent) };
      const isQueue = repository.settings.mergeRule === 'queue';
      const [type, name] = isQueue
        ? ['ADDED_TO_MERGE_QUEUE_EVENT', 'AddedToMergeQueueEvent']
        : ['AUTO_SQUASH_ENABLED_EVENT', 'AutoSquashEnabledEvent'];
      const events = Array.from({ length: record.timesAccepted }, () => ({ __typename: name }));
      return { nodes: itemTypes?.includes(type) ? events.slice(0, first) : [] };
    },
  };
}

function addedEvent([kind, name]: PullRequestRecord['added'][number]) {
  if (kind === 'label') return { __typename: 'LabeledEvent', label: { name } };
  if (kind === 'assignee')
    return { __typename: 'AssignedEvent', assignee: { __typename: 'User', login: name } };
  const reviewer =
    kind === 'team' ? { __typename: 'Team', slug: name } : { __typename: 'User', login: name };
  return { __typename: 'ReviewRequestedEvent', requestedReviewer: reviewer };
}

async function mergeStateOf(
  { git, settings, defaultBranch }: TestRepository,
  record: PullRequestRecord,
) {
  const { mergeRule, looksUntilDecided } = settings;
  record.looks += 1;
  if (record.state !== 'OPEN' || record.looks <= looksUntilDecided) return 'UNKNOWN';
  const base = resolveBranch(git, record.base) ?? '';
  const [, behind] = divergence(git, record.headOid, base);
  if (behind > 0 && (await conflicts(git, record.headOid, base))) return 'DIRTY';
  if (mergeRule === 'none' || mergeRule === 'queue' || record.base !== defaultBranch)
    return 'CLEAN';
  return mergeRule === 'strict-check' && behind > 0 ? 'BEHIND' : 'BLOCKED';
}

/** Git exits 1 if there are conflicts. */
function conflicts(git: Git, head: string, base: string): Promise<boolean> {
  return git.run(['merge-tree', '--write-tree', base, head]).then(
    () => false,
    () => true,
  );
}

async function refObject(
  repository: TestRepository,
  qualifiedName: string,
  prefix = 'refs/heads/',
) {
  const { git, pulls, settings } = repository;
  const name = qualifiedName.replace(/^refs\/heads\//, '');
  const oid = resolveBranch(git, name);
  if (oid === null) return null;
  return {
    __typename: 'Ref',
    id: `REF_${repository.number}_${name}`,
    name: qualifiedName.replace(prefix, ''),
    prefix,
    target: () => commitObject(repository, oid),
    compare: async ({ headRef }: { headRef: string }) => {
      const head =
        settings.tags.get(headRef) ?? resolveBranch(git, headRef.replace('refs/heads/', ''));
      if (head === null)
        throw new GraphError('NOT_FOUND', `Could not resolve to a Ref with the name '${headRef}'.`);
      const [behindBy, aheadBy] = divergence(git, oid, head);
      return { aheadBy, behindBy, headTarget: commitObject(repository, head) };
    },
    associatedPullRequests: (filter: PullRequestFilter) =>
      pullRequestsObject(
        repository,
        pulls.all.filter((one) => one.head === name && !one.crossRepository),
        filter,
      ),
  };
}

/** The object with an id, or that an expression such as `HEAD:docs/README.md` names; null if there is none. */
function objectAt(
  repository: TestRepository,
  { oid, expression = '' }: { oid?: string; expression?: string },
) {
  const { git, defaultBranch } = repository;
  if (oid !== undefined) return anyObject(repository, oid);
  const [revision = '', ...rest] = expression.split(':');
  const branch = revision === 'HEAD' ? defaultBranch : revision.replace('refs/heads/', '');
  const commit = resolveBranch(git, branch) ?? revision;
  const tree = readCommit(git, commit)?.tree;
  if (tree === undefined) return null;
  if (!expression.includes(':')) return commitObject(repository, commit);
  const path = rest.join(':');
  const found = path === '' ? tree : itemAt(git, commit, path)?.oid;
  return found === undefined ? null : anyObject(repository, found);
}

function anyObject(repository: TestRepository, oid: string) {
  switch (readObject(repository.git, oid)?.type) {
    case 'commit':
      return commitObject(repository, oid);
    case 'tree':
      return treeObject(repository, oid);
    case 'blob':
      return blobObject(repository, oid);
    default:
      return null;
  }
}

export function commitObject(repository: TestRepository, oid: string) {
  const { git } = repository;
  return {
    __typename: 'Commit',
    id: `C_${oid}`,
    oid,
    url: `${repository.url}/commit/${oid}`,
    tree: (_: unknown, lookUps: LookUps) => {
      lookUps.count();
      return treeObject(repository, readCommit(git, oid)?.tree ?? '');
    },
    message: () => readCommit(git, oid)?.message.trimEnd(),
    committer: () => ({ email: readCommit(git, oid)?.committerEmail }),
    parents: ({ first }: { first?: number }) => ({
      nodes: readCommit(git, oid)
        ?.parents.slice(0, first)
        .map((parent) => ({ oid: parent })),
    }),
  };
}

function entryObject({ path, mode, type, oid, size }: TreeItem) {
  const name = path.replace(/^.*\//, '');
  return { __typename: 'TreeEntry', name, mode: Number.parseInt(mode, 8), oid, type, size };
}

function treeObject(repository: TestRepository, oid: string) {
  const entries = () => listTree(repository.git, oid, false).map(entryObject);
  return { __typename: 'Tree', oid, entries };
}

/** A blob as GitHub describes it: without text if it is binary, with a guessed encoding if not UTF-8, cut if long. */
function blobObject({ git, settings }: TestRepository, oid: string) {
  const bytes = readBlob(git, oid);
  if (bytes === null) return null;
  const isBinary = bytes.subarray(0, 8000).includes(0);
  const isTruncated = bytes.length > settings.textLimit;
  const shown = bytes.subarray(0, settings.textLimit);
  const encoding = Buffer.from(bytes.toString('utf8')).equals(bytes) ? 'utf8' : 'latin1';
  const text = () => {
    if (bytes.length > settings.fileLimit)
      throw new GraphError('BAD_REQUEST', 'Could not resolve file over 10mb');
    return isBinary ? null : shown.toString(encoding);
  };
  return { __typename: 'Blob', oid, byteSize: bytes.length, isBinary, isTruncated, text };
}
