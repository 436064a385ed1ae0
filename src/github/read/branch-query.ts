import type { GraphQLDocument } from '../client/client.ts';

/** What to read about a branch. */
export interface BranchQuery {
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The pull request branch; null in all modes except `pull-request`, because they read nothing about pull requests. */
  readonly pullRequestBranch: string | null;
  /** The paths to read, at most {@link maxFilesPerQuery}. An empty path is the top folder. */
  readonly paths: readonly string[];
  /** Whether to read the rules and the merge queue of the branch, which the schemas of older servers lack. */
  readonly withRules: boolean;
}

export const maxFilesPerQuery = 100;

/** How many commits of the pull request branch can be recognized as this program's. */
const maxOwnCommits = 50;

/** How many commits of the base are searched for one whose response was lost. */
const maxBaseCommits = 10;

/** The query for a branch and its files. Most runs for one repository need no other query. */
export function branchDocument(query: BranchQuery): GraphQLDocument {
  const { text, variables } = branchFields(query, '');
  return { text: repositoryQuery('Branch', text, variables), variables };
}

/** The query for files at a commit, such as files that did not fit into the first query. */
export function filesDocument(oid: string, paths: readonly string[]): GraphQLDocument {
  const { text, variables } = commitFields(oid, paths, '');
  return { text: repositoryQuery('Files', text, variables), variables };
}

function repositoryQuery(name: string, selection: string, variables: RepositoryFields['variables']): string {
  return `query ${name}($owner: String!, $name: String!${declareVariables(variables)}) {
  repository(owner: $owner, name: $name) {
    ${selection}
  }
}`;
}

/** Fields of a repository in a query, with the variables that the fields use. */
export interface RepositoryFields {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * The fields for a branch and its files. The suffix makes the names of the variables unique in a query for several
 * repositories.
 */
export function branchFields(query: BranchQuery, suffix: string): RepositoryFields {
  const { branch, pullRequestBranch, paths, withRules } = query;
  // GitHub rejects a query with a variable that no field uses.
  const needsBaseName = branch !== null && (withRules || pullRequestBranch !== null);
  const variables = {
    ...(branch === null ? {} : { [`baseRef${suffix}`]: `refs/heads/${branch}` }),
    ...(needsBaseName ? { [`baseName${suffix}`]: branch } : {}),
    ...(pullRequestBranch === null
      ? {}
      : { [`headRef${suffix}`]: `refs/heads/${pullRequestBranch}`, [`headName${suffix}`]: pullRequestBranch }),
    ...pathVariables(paths, suffix),
  };
  const filesAtPaths = pathFields(paths, suffix);
  const text = `id nameWithOwner url
    defaultBranchRef { name }
    ${withRules ? `mergeQueue${branch === null ? '' : `(branch: $baseName${suffix})`} { id }` : ''}
    base: ${branch === null ? 'defaultBranchRef' : `ref(qualifiedName: $baseRef${suffix})`} {
      name
      ${withRules ? 'rules(first: 50) { nodes { type } }' : ''}
      target { oid ... on Commit { tree { oid } ${historyFields(maxBaseCommits)} ${filesAtPaths} } }
    }
    ${pullRequestBranch === null ? '' : pullRequestFields(filesAtPaths, suffix)}`;
  return { text, variables };
}

/**
 * The fields for the default branch of a repository and its files. History and rules are left out, because they cost points
 * of the rate limit for each repository.
 *
 * @param pullRequestBranch null for the default name, `status-snippets/<default branch>`; undefined in modes without a pull
 * request
 */
export function overviewFields(
  paths: readonly string[],
  pullRequestBranch: string | null | undefined,
  suffix: string,
): RepositoryFields {
  const branchFieldByKind = {
    absent: '',
    default: `pullRequestBranch: refs(refPrefix: "refs/heads/${pullRequestBranchPrefix}", first: 1) { nodes { name } }`,
    named: `pullRequestBranch: ref(qualifiedName: $headRef${suffix}) { name }`,
  };
  const kind = pullRequestBranch === undefined ? 'absent' : pullRequestBranch === null ? 'default' : 'named';
  const text = `id nameWithOwner url ${skipFields}
    defaultBranchRef { name }
    base: defaultBranchRef { name target { oid ... on Commit { tree { oid } ${pathFields(paths, suffix)} } } }
    ${branchFieldByKind[kind]}`;
  const headRef = kind === 'named' ? { [`headRef${suffix}`]: `refs/heads/${pullRequestBranch}` } : {};
  return { text, variables: { ...headRef, ...pathVariables(paths, suffix) } };
}

/** The fields that show whether a run for several repositories skips a repository. */
export const skipFields = 'isArchived isDisabled isEmpty isFork isMirror';

export const pullRequestBranchPrefix = 'status-snippets/';

/** The fields for files at a commit. */
export function commitFields(oid: string, paths: readonly string[], suffix: string): RepositoryFields {
  const text = `object(oid: $oid${suffix}) { oid ... on Commit { ${pathFields(paths, suffix)} } }`;
  return { text, variables: { [`oid${suffix}`]: oid, ...pathVariables(paths, suffix) } };
}

/**
 * The fields for the pull request branch, its open pull requests and the last closed ones. Open pull requests are read from
 * the branch, which excludes branches of forks with the same name. Closed pull requests are read from the repository,
 * because the branch may be deleted.
 */
function pullRequestFields(filesAtPaths: string, suffix: string): string {
  const nodes = '{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }';
  return `head: ref(qualifiedName: $headRef${suffix}) {
      compare(headRef: $baseName${suffix}) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) ${nodes}
      target { oid ... on Commit { ${historyFields(maxOwnCommits)} ${filesAtPaths} } }
    }
    closed: pullRequests(
      headRefName: $headName${suffix}, baseRefName: $baseName${suffix}, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) ${nodes}`;
}

function historyFields(count: number): string {
  return `history(first: ${count}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`;
}

function pathFields(paths: readonly string[], suffix: string): string {
  const names = 'entries { name type }';
  const entry = `{ mode type object { ... on Blob { oid byteSize text } ... on Tree { ${names} } } }`;
  const fields = paths.map((path, index) => {
    return path === '' ? `f${index}: tree { ${names} }` : `f${index}: file(path: $p${index}${suffix}) ${entry}`;
  });
  return fields.join(' ');
}

/** The declarations of the variables. All are strings, except for commit ids. */
export function declareVariables(variables: RepositoryFields['variables']): string {
  return Object.keys(variables)
    .map((name) => `, $${name}: ${name.startsWith('oid') ? 'GitObjectID' : 'String'}!`)
    .join('');
}

function pathVariables(paths: readonly string[], suffix: string): Record<string, string> {
  const named = paths.map((path, index) => [`p${index}${suffix}`, path] as const);
  return Object.fromEntries(named.filter(([, path]) => path !== ''));
}
