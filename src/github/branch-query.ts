import type { Blob, Repository, TreeEntry } from '@octokit/graphql-schema';
import { StatusSnippetsError } from '../text/errors.ts';
import { type GraphQLDocument, type GraphQLResponse, ownerAndName, requireObject } from './client.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import type { GraphQLError } from './request-failure.ts';
import { folderMode } from './tree.ts';

/** Where to read: at the head of a branch, or at a commit. */
export type Target = BranchTarget | { readonly repository: string; readonly commit: string };

export interface BranchTarget {
  /** `owner/name`. An old name of a renamed repository is possible. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The branch of the pull request; if absent, nothing about pull requests is read. */
  readonly pullRequestBranch?: string;
}

export interface Entry {
  readonly mode: number;
  /** `blob`, `tree` or `commit` (a submodule). */
  readonly type: string;
  readonly oid: string;
  readonly sizeBytes: number;
  /** The text from GitHub's response, perhaps cut or converted from another encoding; null for binary content. */
  readonly text: string | null;
  /** What is directly in a folder; empty if the entry is none. */
  readonly names: readonly { readonly name: string; readonly type: string }[];
}

export interface HistoryCommit {
  readonly oid: string;
  readonly url: string;
  readonly message: string;
  readonly committerEmail: string;
  readonly parents: readonly string[];
}

export interface PullRequest {
  readonly id: string;
  readonly number: number;
  readonly url: string;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly baseRefName: string;
  readonly headRefOid: string;
  /** True if the branch or the base of the pull request is in another repository. */
  readonly isCrossRepository: boolean;
}

export interface PullRequestBranch {
  readonly oid: string;
  /** Infinite if GitHub cannot compare the branches. */
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly tip: HistoryCommit;
  readonly openPullRequests: readonly PullRequest[];
  readonly oids: ReadonlyMap<string, string>;
}

export interface CommitDetails {
  readonly id: string;
  /** The current `owner/name`, even if the repository was requested by an old name. */
  readonly repository: string;
  readonly url: string;
  readonly defaultBranch: string | null;
  /** Null if the commit was not read as the head of a branch. */
  readonly branch: string | null;
  /** What the rules of the branch require, in words; empty if that is not known. */
  readonly rules: readonly string[];
  /** Whether a ruleset lets only branches merge that have all commits of this one. */
  readonly needsUpToDateBranches: boolean;
  readonly commit: string;
  /** The last commits, the newest first; empty if the commit was not read as the head of a branch. */
  readonly history: readonly HistoryCommit[];
  /** Null if it does not exist, or was not requested. */
  readonly pullRequestBranch: PullRequestBranch | null;
  /** Closed and merged pull requests from that branch into this one, the newest first. */
  readonly closed: readonly PullRequest[];
}

interface Nodes<T> {
  readonly nodes?: readonly T[] | null;
}

export interface FolderNode {
  readonly entries?: readonly Pick<TreeEntry, 'name' | 'type'>[] | null;
}

export interface EntryNode extends Pick<TreeEntry, 'mode' | 'type'> {
  readonly oid: string;
  readonly object?: Partial<Pick<Blob, 'byteSize' | 'text'> & FolderNode> | null;
}

/** The fields `f0`, `f1` … of a commit: the entry at each path, and the folder itself for the empty path. */
type FileFields = Readonly<Record<`f${number}`, EntryNode | FolderNode | null | undefined>>;

type CommitNode = FileFields & {
  readonly oid: string;
  readonly tree: { readonly oid: string };
  readonly history?: Nodes<{
    readonly oid: string;
    readonly url: string;
    readonly message: string;
    readonly committer?: { readonly email?: string | null } | null;
    readonly parents: Nodes<{ readonly oid: string }>;
  }>;
};

interface RefNode {
  readonly name: string;
  readonly rules?: Nodes<{
    readonly type: string;
    readonly parameters?: { readonly strictRequiredStatusChecksPolicy?: boolean } | null;
  }> | null;
  readonly compare?: { readonly aheadBy: number; readonly behindBy: number } | null;
  readonly associatedPullRequests?: Nodes<PullRequest>;
  readonly target?: CommitNode | null;
}

export interface RepositoryNode extends Pick<Repository, 'id' | 'nameWithOwner'> {
  readonly url: string;
  readonly defaultBranchRef?: { readonly name: string } | null;
  readonly mergeQueue?: object | null;
  readonly base?: RefNode | null;
  readonly head?: RefNode | null;
  readonly commit?: CommitNode | null;
  readonly headCommit?: FileFields | null;
  readonly closed?: Nodes<PullRequest>;
}

/** How many commits of a branch are searched for one whose response was lost. */
const maxCommits = 10;

export function firstDocument(target: Target, paths: readonly string[], withRules: boolean): GraphQLDocument {
  const files = `tree { oid } ${fileFields(paths)}`;
  if ('commit' in target) {
    const fields = `commit: object(oid: ${quoted(target.commit)}) { oid ... on Commit { ${files} } }`;
    return repositoryDocument('Commit', target.repository, fields);
  }
  const { repository, branch, pullRequestBranch } = target;
  const strict = '... on RequiredStatusChecksParameters { strictRequiredStatusChecksPolicy }';
  const fields = `${withRules ? `mergeQueue${branch === null ? '' : `(branch: ${quoted(branch)})`} { id }` : ''}
    base: ${branch === null ? 'defaultBranchRef' : `ref(qualifiedName: ${quoted(`refs/heads/${branch}`)})`} {
      name
      ${withRules ? `rules(first: 50) { nodes { type parameters { ${strict} } } }` : ''}
      target { oid ... on Commit { ${historyFields(maxCommits)} ${files} } }
    }
    ${pullRequestBranch === undefined ? '' : pullRequestFields(branch ?? '', pullRequestBranch, paths)}`;
  return repositoryDocument('Branch', repository, fields);
}

/**
 * The fields for the pull request branch, its open pull requests and the last closed ones. Open pull requests are read from
 * the branch, which excludes branches of forks with the same name. Closed pull requests are read from the repository,
 * because the branch may be deleted.
 */
function pullRequestFields(base: string, head: string, paths: readonly string[]): string {
  const nodes = '{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }';
  return `head: ref(qualifiedName: ${quoted(`refs/heads/${head}`)}) {
      name
      compare(headRef: ${quoted(base)}) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) ${nodes}
      target { oid ... on Commit { tree { oid } ${historyFields(1)} ${oidFields(paths)} } }
    }
    closed: pullRequests(
      headRefName: ${quoted(head)}, baseRefName: ${quoted(base)}, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) ${nodes}`;
}

function historyFields(count: number): string {
  return `history(first: ${count}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`;
}

/** The query for files at a commit, and for the ids of the same files in the pull request branch if there is one. */
export function filesDocument(
  { repository, commit, pullRequestBranch }: CommitDetails,
  paths: readonly string[],
): GraphQLDocument {
  const fields = [`commit: object(oid: ${quoted(commit)}) { oid ... on Commit { ${fileFields(paths)} } }`];
  if (pullRequestBranch !== null) {
    fields.push(`headCommit: object(oid: ${quoted(pullRequestBranch.oid)}) { ... on Commit { ${oidFields(paths)} } }`);
  }
  return repositoryDocument('Files', repository, fields.join('\n    '));
}

function repositoryDocument(name: string, repository: string, fields: string): GraphQLDocument {
  const text = `query ${name}($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    id nameWithOwner url defaultBranchRef { name }
    ${fields}
  }
}`;
  return { text, variables: ownerAndName(repository) };
}

export function fileFields(paths: readonly string[]): string {
  const names = 'entries { name type }';
  const entry = `{ mode type oid object { ... on Blob { byteSize text } ... on Tree { ${names} } } }`;
  const field = (path: string) => (path === '' ? `tree { ${names} }` : `file(path: ${quoted(path)}) ${entry}`);
  return paths.map((path, index) => `f${index}: ${field(path)}`).join(' ');
}

function oidFields(paths: readonly string[]): string {
  return paths.map((path, index) => (path === '' ? '' : `f${index}: file(path: ${quoted(path)}) { oid }`)).join(' ');
}

/** A string of a GraphQL document, whose syntax for strings includes that of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

export function commitIn(node: RepositoryNode, target: Target): CommitNode {
  const commit = node.commit ?? node.base?.target;
  if (commit) return commit;
  if ('commit' in target) {
    throw toGitHubError({ type: 'NOT_FOUND', message: `no object ${target.commit}` }, readOperation(target));
  }
  const { nameWithOwner, defaultBranchRef } = node;
  if (!defaultBranchRef) {
    throw new StatusSnippetsError('empty-repository', {
      problem: `${nameWithOwner} has no commit yet.`,
      fix: 'Push a first commit with the files named in `files`.',
    });
  }
  throw new StatusSnippetsError('branch-not-found', {
    problem: `Branch "${target.branch ?? 'HEAD'}" does not exist in ${nameWithOwner}.`,
    fix: `Set \`branch\` to an existing one; the default branch is "${defaultBranchRef.name}".`,
  });
}

export function toDetails(node: RepositoryNode, commit: CommitNode): CommitDetails {
  const { base = null, head = null, closed } = node;
  return {
    id: node.id,
    repository: node.nameWithOwner,
    url: node.url,
    defaultBranch: node.defaultBranchRef?.name ?? null,
    branch: base?.name ?? null,
    rules: describeRules(node),
    needsUpToDateBranches: (base?.rules?.nodes ?? []).some((rule) => rule.parameters?.strictRequiredStatusChecksPolicy),
    commit: commit.oid,
    history: toHistory(commit),
    pullRequestBranch: toPullRequestBranch(head),
    closed: (closed?.nodes ?? []).filter(({ isCrossRepository }) => !isCrossRepository),
  };
}

export function toEntry(node: EntryNode | FolderNode | null | undefined): Entry | null {
  if (!node) return null;
  // The top folder has no mode, because it is not an entry of another folder.
  if (!('mode' in node)) {
    return { mode: folderMode, type: 'tree', oid: '', sizeBytes: 0, text: null, names: node.entries ?? [] };
  }
  const { mode, type, oid, object } = node;
  return {
    mode,
    type,
    oid,
    sizeBytes: object?.byteSize ?? 0,
    text: object?.text ?? null,
    names: object?.entries ?? [],
  };
}

function toHistory(commit: CommitNode): HistoryCommit[] {
  return (commit.history?.nodes ?? []).map(({ committer, parents, ...fields }) => ({
    ...fields,
    committerEmail: committer?.email ?? '',
    parents: (parents.nodes ?? []).map(({ oid }) => oid),
  }));
}

function toPullRequestBranch(head: RefNode | null): PullRequestBranch | null {
  const [tip] = head?.target ? toHistory(head.target) : [];
  if (head === null || tip === undefined) return null;
  return {
    oid: tip.oid,
    tip,
    // GitHub counts how far the base is ahead of this branch and behind it, so the two counts are swapped. If it cannot
    // compare them, the commits count as made by others.
    aheadBy: head.compare?.behindBy ?? Number.POSITIVE_INFINITY,
    behindBy: head.compare?.aheadBy ?? 0,
    openPullRequests: head.associatedPullRequests?.nodes ?? [],
    oids: new Map(),
  };
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
function describeRules({ base, mergeQueue }: RepositoryNode): string[] {
  const types = (base?.rules?.nodes ?? []).map(({ type }) => type);
  if (mergeQueue) types.push('MERGE_QUEUE');
  return [...new Set(types)].map((type) => ruleDescriptions[type]).filter((rule) => rule !== undefined);
}

/** The repository in a response. Throws for an error that is not about one file or an optional field. */
export function requireRepository({ data, errors }: GraphQLResponse, operation: Operation): RepositoryNode {
  // Not every token may see rules, and branches cannot be compared if one is missing.
  const optionalField = /^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/;
  const failure = errors.find((error) => !optionalField.test(error.path) && !isAboutFile(error));
  if (failure !== undefined) {
    const isAboutPullRequests = /associatedPullRequests|closed/.test(failure.path);
    throw toGitHubError(failure, { ...operation, ...(isAboutPullRequests && { permission: 'pull-requests: write' }) });
  }
  const { repository } = requireObject<{ repository?: unknown }>(data);
  return requireObject<RepositoryNode>(repository);
}

/** True if the error means only that a requested path does not exist or is too large for GraphQL. */
function isAboutFile(error: GraphQLError): boolean {
  return isLargeFile(error) || (error.type === 'NOT_FOUND' && /\.f\d+$/.test(error.path));
}

export function isLargeFile({ path, message }: GraphQLError): boolean {
  return /\.f\d+$/.test(path) && /over 10 ?mb/i.test(message);
}

export function readOperation(place: Target | CommitDetails): Operation {
  const where = 'commit' in place ? `${place.repository} at ${place.commit}` : place.repository;
  return { description: `Reading ${where} failed`, permission: 'contents: read' };
}
