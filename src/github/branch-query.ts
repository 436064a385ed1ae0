import type {
  Blob,
  PullRequest as GitHubPullRequest,
  Repository,
  TreeEntry,
} from '@octokit/graphql-schema';
import { StatusSnippetsError } from '../core/errors.ts';
import { type GraphQLResponse, requireObject } from './client.ts';
import { type GraphQLError, type Operation, toGitHubError } from './refusals.ts';

export type Target = BranchTarget | { readonly repository: string; readonly commit: string };

export interface BranchTarget {
  /** `owner/name`. An old name of a renamed repository is possible. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** If absent, nothing about pull requests is read. */
  readonly pullRequestBranch?: string;
}

/** The content of a text is perhaps cut, or converted from another encoding. */
type GitObject = Partial<Pick<Blob, 'text'>> & {
  readonly oid: string;
  /** Of a folder. */
  readonly entries?: readonly (Pick<TreeEntry, 'name' | 'mode' | 'size'> & {
    readonly oid: string;
  })[];
};

export interface PullRequest
  extends Pick<
    GitHubPullRequest,
    'id' | 'number' | 'state' | 'body' | 'baseRefName' | 'isCrossRepository'
  > {
  readonly url: string;
  readonly headRefOid: string;
}

/** An open one. */
export interface OpenPullRequest
  extends PullRequest,
    Pick<GitHubPullRequest, 'isDraft' | 'changedFiles' | 'isMergeQueueEnabled'> {
  /**
   * `BEHIND` if its branch must be up to date with the base before it merges, and is not; `DIRTY`
   * if they conflict.
   */
  readonly mergeStateStatus: string;
  readonly autoMergeRequest: object | null;
  /** Each label, reviewer and assignee that was added, also those that were removed later. */
  readonly added?: Nodes<AddedEvent | null>;
  /**
   * Not empty if GitHub accepted an automatic merge, or added it to a queue, even if a person has
   * undone that since.
   */
  readonly timelineItems: Nodes<object | null>;
}

interface AddedEvent {
  readonly __typename: string;
  readonly label?: { readonly name: string } | null;
  /** `slug` of a team. Null if the token may not see it. */
  readonly requestedReviewer?: { readonly login?: string; readonly slug?: string } | null;
  readonly assignee?: { readonly login?: string } | null;
}

export interface HeadCommit {
  readonly oid: string;
  readonly url: string;
  readonly message: string;
  readonly committer?: { readonly email?: string | null } | null;
  readonly parents: Nodes<{ readonly oid: string }>;
}

type Nodes<T> = { readonly nodes: readonly T[] };

export interface RepositoryNode extends Pick<Repository, 'id' | 'nameWithOwner'>, ObjectFields {
  readonly url: string;
  readonly defaultBranchRef: { readonly name: string } | null;
  /** Absent if a commit was asked for. */
  readonly base?: {
    readonly name: string;
    readonly target?: HeadCommit & { readonly tree: { readonly oid: string } };
  } | null;
  readonly object?: { readonly oid: string } | null;
  /** The branch of the pull request. */
  readonly head?: {
    /**
     * How far the base is ahead of this branch, and behind it; null if GitHub cannot compare them.
     */
    readonly compare: Comparison | null;
    readonly associatedPullRequests: Nodes<OpenPullRequest>;
    readonly target: HeadCommit;
  } | null;
  /** Includes those of forks, from a branch of this name. */
  readonly closed?: Nodes<PullRequest>;
  /**
   * Open ones into the branch of the pull request, by others. GitHub closes them when it is
   * deleted.
   */
  readonly onto?: Nodes<object | null>;
}

interface Comparison {
  readonly aheadBy: number;
  readonly behindBy: number;
  /** What GitHub took the name of the base for. */
  readonly headTarget: { readonly oid: string };
}

/** By the index of the path. */
export interface ObjectFields {
  readonly [path: `f${number}`]: GitObject | null;
  /** What the branch of the pull request has there. */
  readonly [path: `h${number}`]: { readonly oid: string } | null;
}

export function targetDocument(target: Target, paths: readonly string[]): string {
  if ('commit' in target) return commitDocument(target.repository, target.commit, paths);
  const { repository, branch, pullRequestBranch: head } = target;
  const fields = `base: ${branch === null ? 'defaultBranchRef' : ref(branch)} {
      name target { oid ... on Commit { ${commitFields} tree { oid } } }
    }
    ${objectFields(branch === null ? 'HEAD' : `refs/heads/${branch}`, paths)}
    ${head === undefined ? '' : pullRequestFields(branch ?? '', head, paths)}`;
  return repositoryDocument('Branch', repository, fields);
}

export function commitDocument(
  repository: string,
  commit: string,
  paths: readonly string[],
  { head, isCut }: { readonly head?: string | undefined; readonly isCut?: IsCut } = {},
): string {
  const ofHead = head === undefined ? '' : fieldsOf('h', head, paths);
  const ofCommit = objectFields(commit, paths, isCut);
  const fields = `object(oid: ${quoted(commit)}) { oid } ${ofCommit} ${ofHead}`;
  return repositoryDocument('Commit', repository, fields);
}

/**
 * Open pull requests are read from the branch, which excludes branches of forks with the same name.
 * Closed ones are read from the repository, because the branch may be deleted.
 */
function pullRequestFields(base: string, head: string, paths: readonly string[]): string {
  const fields = 'id number url state body baseRefName headRefOid isCrossRepository';
  const types = [
    'AUTO_MERGE_ENABLED',
    'AUTO_SQUASH_ENABLED',
    'AUTO_REBASE_ENABLED',
    'ADDED_TO_MERGE_QUEUE',
  ];
  const events = types.map((type) => `${type}_EVENT`).join(', ');
  const added = `added: timelineItems(
        first: 100, itemTypes: [LABELED_EVENT, REVIEW_REQUESTED_EVENT, ASSIGNED_EVENT]
      ) {
        nodes {
          __typename
          ... on LabeledEvent { label { name } }
          ... on ReviewRequestedEvent {
            requestedReviewer { ... on Actor { login } ... on Team { slug } }
          }
          ... on AssignedEvent { assignee { ... on Actor { login } } }
        }
      }`;
  const accepted = `timelineItems(first: 1, itemTypes: [${events}]) { nodes { __typename } }`;
  const merge = `mergeStateStatus isMergeQueueEnabled autoMergeRequest { enabledAt } ${accepted}`;
  return `head: ${ref(head)} {
      compare(headRef: ${quoted(base)}) { aheadBy behindBy headTarget { oid } }
      associatedPullRequests(states: [OPEN], first: 10) {
        nodes { ${fields} isDraft changedFiles ${merge} ${added} }
      }
      target { oid ... on Commit { ${commitFields} } }
    }
    ${fieldsOf('h', `refs/heads/${head}`, paths)}
    closed: pullRequests(
      headRefName: ${quoted(head)}, baseRefName: ${quoted(base)}, states: [CLOSED, MERGED],
      first: 20, orderBy: { field: CREATED_AT, direction: DESC }
    ) { nodes { ${fields} } }
    onto: pullRequests(baseRefName: ${quoted(head)}, states: [OPEN], first: 1) { nodes { id } }`;
}

const commitFields = 'url message committer { email } parents(first: 2) { nodes { oid } }';

function repositoryDocument(operation: string, repository: string, fields: string): string {
  return `query ${operation} {
  ${repositoryField(repository)} { id nameWithOwner url defaultBranchRef { name } ${fields} }
}`;
}

export function repositoryField(repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  return `repository(owner: ${quoted(owner)}, name: ${quoted(name)})`;
}

/** Whether a file is known to be so long that GitHub shows only a part of its text. */
type IsCut = (path: string) => boolean;

/**
 * Asks for `object`, not `file`: where nothing is, it is null instead of an error, and it costs no
 * second look-up.
 */
export function objectFields(
  revision: string,
  paths: readonly string[],
  isCut: IsCut = () => false,
): string {
  const all = 'oid ... on Tree { entries { name mode oid size } } ... on Blob { text }';
  return fieldsOf('f', revision, paths, (path) => (isCut(path) ? 'oid' : all));
}

function fieldsOf(
  alias: 'f' | 'h',
  revision: string,
  paths: readonly string[],
  contentOf: (path: string) => string = () => 'oid',
): string {
  const object = (path: string) =>
    `object(expression: ${quoted(`${revision}:${path}`)}) { ${contentOf(path)} }`;
  return paths.map((path, index) => `${alias}${index}: ${object(path)}`).join(' ');
}

export function ref(branch: string): string {
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
  // Branches cannot be compared if one is missing, and a token may not see the team that was asked
  // to review. GitHub's words about `file` are assumed for the text of an object, too; the id of
  // such a file is known from its folder.
  const isTolerated = ({ path, message }: GraphQLError) =>
    path.startsWith('repository.head.compare') ||
    /\.added\b/.test(path) ||
    (/\.f\d+(?:\.text)?$/.test(path) && /over 10 ?mb/i.test(message));
  const failure = response.errors.find(
    (error) => error.path.split('.')[0] === alias && !isTolerated(error),
  );
  if (failure !== undefined) {
    const isAboutPullRequests = /associatedPullRequests|closed|onto/.test(failure.path);
    throw toGitHubError(failure, {
      ...operation,
      ...(isAboutPullRequests && { permission: 'pull-requests: write' }),
    });
  }
  return requireObject<Node>(
    requireObject<Readonly<Record<string, unknown>>>(response.data)[alias],
  );
}

export function commitIn(
  { nameWithOwner, defaultBranchRef, base, object }: RepositoryNode,
  target: Target,
) {
  const found = object ?? base?.target;
  if (found) return found;
  if ('commit' in target) {
    const missing = { type: 'NOT_FOUND', message: `no object ${target.commit}` };
    throw toGitHubError(missing, readOperation(`${target.repository} at ${target.commit}`));
  }
  if (!defaultBranchRef)
    throw toGitHubError(
      { type: '', message: 'the repository is empty' },
      readOperation(nameWithOwner),
    );
  const { branch } = target;
  const inRemote = /^(?:origin|refs\/heads)\/(.+)/.exec(branch ?? '')?.[1];
  const meant = inRemote && `Set \`branch\` to ${inRemote}, without what is before it`;
  throw new StatusSnippetsError('not-found', {
    problem: `Branch "${branch ?? 'HEAD'}" does not exist in ${nameWithOwner}.`,
    fix:
      `${meant ?? 'Set `branch` to an existing one'}; the default branch is ` +
      `"${defaultBranchRef.name}".`,
  });
}
