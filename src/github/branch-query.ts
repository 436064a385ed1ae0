import type { Blob, PullRequest as GitHubPullRequest, Repository, TreeEntry } from '@octokit/graphql-schema';
import { StatusSnippetsError } from '../text/errors.ts';
import { type GraphQLResponse, requireObject } from './client.ts';
import { type Operation, toGitHubError } from './refusals.ts';
import type { GraphQLError } from './request-failure.ts';

export type Target = BranchTarget | { readonly repository: string; readonly commit: string };

export interface BranchTarget {
  /** `owner/name`. An old name of a renamed repository is possible. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** If absent, nothing about pull requests is read. */
  readonly pullRequestBranch?: string;
}

export interface Entry extends Pick<TreeEntry, 'mode' | 'type'> {
  readonly oid: string;
  /** The content of a file, perhaps cut or converted from another encoding. */
  readonly object?: Content | null;
}

export type Content = Partial<Pick<Blob, 'byteSize' | 'text'>> & {
  readonly entries?: readonly Pick<TreeEntry, 'name' | 'type' | 'mode'>[] | null;
};

export interface PullRequest
  extends Pick<GitHubPullRequest, 'id' | 'number' | 'state' | 'title' | 'body' | 'baseRefName' | 'isCrossRepository'> {
  readonly url: string;
  readonly headRefOid: string;
}

export interface HeadCommit {
  readonly oid: string;
  readonly url: string;
  readonly message: string;
  readonly committer?: { readonly email?: string | null } | null;
  readonly parents: { readonly nodes: readonly { readonly oid: string }[] };
}

interface Nodes<T> {
  readonly nodes: readonly T[];
}

/** The results by the index of the path; for the empty path, the folder itself. */
export type FileFields = Readonly<Record<`f${number}`, Entry | Content | null>>;

export interface RepositoryNode extends Pick<Repository, 'id' | 'nameWithOwner'> {
  readonly url: string;
  readonly defaultBranchRef: { readonly name: string } | null;
  /** Absent if a commit was asked for. */
  readonly base?: {
    readonly name: string;
    readonly rules?: Nodes<{ readonly parameters?: { strictRequiredStatusChecksPolicy?: boolean } | null }> | null;
    readonly target?: HeadCommit & FileFields;
  } | null;
  readonly object?: ({ readonly oid: string } & FileFields) | null;
  /** The branch of the pull request. */
  readonly head?: {
    /** How far the base is ahead of this branch, and behind it; null if GitHub cannot compare them. */
    readonly compare: { readonly aheadBy: number; readonly behindBy: number } | null;
    readonly associatedPullRequests: Nodes<PullRequest>;
    readonly target: HeadCommit;
  } | null;
  /** Includes those of forks, from a branch of this name. */
  readonly closed?: Nodes<PullRequest>;
  /** What the branch of the pull request has at the same paths. */
  readonly [path: `h${number}`]: { readonly oid: string } | null;
}

export function branchDocument(
  { repository, branch, pullRequestBranch: head }: BranchTarget,
  paths: readonly string[],
  withRules: boolean,
): string {
  const strict = '... on RequiredStatusChecksParameters { strictRequiredStatusChecksPolicy }';
  const rules = withRules && head !== undefined ? `rules(first: 50) { nodes { parameters { ${strict} } } }` : '';
  const fields = `base: ${branch === null ? 'defaultBranchRef' : ref(branch)} {
      name
      ${rules}
      target { oid ... on Commit { ${commitFields} ${fileFields(paths)} } }
    }
    ${head === undefined ? '' : pullRequestFields(branch ?? '', head, paths)}`;
  return repositoryDocument('Branch', repository, fields);
}

export function commitDocument(repository: string, commit: string, paths: readonly string[], head?: string): string {
  const ofHead = head === undefined ? '' : oidFields(head, paths);
  return repositoryDocument('Commit', repository, `${commitField(commit, paths)} ${ofHead}`);
}

export function commitField(commit: string, paths: readonly string[]): string {
  return `object(oid: ${quoted(commit)}) { oid ... on Commit { ${fileFields(paths)} } }`;
}

/**
 * Open pull requests are read from the branch, which excludes branches of forks with the same name. Closed ones are read from
 * the repository, because the branch may be deleted.
 */
function pullRequestFields(base: string, head: string, paths: readonly string[]): string {
  const nodes = '{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }';
  return `head: ${ref(head)} {
      compare(headRef: ${quoted(base)}) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) ${nodes}
      target { oid ... on Commit { ${commitFields} } }
    }
    ${oidFields(`refs/heads/${head}`, paths)}
    closed: pullRequests(
      headRefName: ${quoted(head)}, baseRefName: ${quoted(base)}, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) ${nodes}`;
}

const commitFields = 'url message committer { email } parents(first: 2) { nodes { oid } }';

function repositoryDocument(operation: string, repository: string, fields: string): string {
  return `query ${operation} {
  ${repositoryField(repository)} {
    id nameWithOwner url defaultBranchRef { name }
    ${fields}
  }
}`;
}

export function repositoryField(repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  return `repository(owner: ${quoted(owner)}, name: ${quoted(name)})`;
}

function fileFields(paths: readonly string[]): string {
  const names = 'entries { name type mode }';
  const entry = `{ mode type oid object { ... on Blob { byteSize text } ... on Tree { ${names} } } }`;
  const field = (path: string) => (path === '' ? `tree { ${names} }` : `file(path: ${quoted(path)}) ${entry}`);
  return paths.map((path, index) => `f${index}: ${field(path)}`).join(' ');
}

function oidFields(revision: string, paths: readonly string[]): string {
  return paths
    .map((path, index) => `h${index}: object(expression: ${quoted(`${revision}:${path}`)}) { oid }`)
    .join(' ');
}

function ref(branch: string): string {
  return `ref(qualifiedName: ${quoted(`refs/heads/${branch}`)})`;
}

/** The syntax of GraphQL for strings includes that of JSON. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

export function readOperation(what: string): Operation {
  return { description: `Reading ${what} failed`, permission: 'contents: read' };
}

/** @param alias the field of the response, one of several if several repositories were asked for */
export function requireRepository<Node = RepositoryNode>(
  response: GraphQLResponse,
  operation: Operation,
  alias = 'repository',
): Node {
  // Not every token may see rules, and branches cannot be compared if one is missing.
  const optionalField = /^repository\.(?:base\.rules|head\.compare)\b/;
  const failure = errorsOf(response, alias).find(
    (error) => !optionalField.test(error.path) && !isMissingFile(error) && !isLargeFile(error),
  );
  if (failure !== undefined) {
    const isAboutPullRequests = /associatedPullRequests|closed/.test(failure.path);
    throw toGitHubError(failure, { ...operation, ...(isAboutPullRequests && { permission: 'pull-requests: write' }) });
  }
  return requireObject<Node>(requireObject<Readonly<Record<string, unknown>>>(response.data)[alias]);
}

/** Without data, all errors are about each repository. */
export function errorsOf({ data, errors }: GraphQLResponse, alias: string): readonly GraphQLError[] {
  return data === null ? errors : errors.filter(({ path }) => path.split('.')[0] === alias);
}

/** A path that is not there is null and an error. */
function isMissingFile({ type, path }: GraphQLError): boolean {
  return type === 'NOT_FOUND' && /\.f\d+$/.test(path);
}

/** GraphQL does not read a file of more than 10 MB. */
export function isLargeFile({ path, message }: GraphQLError): boolean {
  return /\.f\d+$/.test(path) && /over 10 ?mb/i.test(message);
}

export function commitIn({ nameWithOwner, defaultBranchRef, base, object }: RepositoryNode, target: Target) {
  const found = object ?? base?.target;
  if (found) return found;
  if ('commit' in target) {
    throw toGitHubError(
      { type: 'NOT_FOUND', message: `no object ${target.commit}` },
      readOperation(`${target.repository} at ${target.commit}`),
    );
  }
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
