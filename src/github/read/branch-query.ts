import type { GraphQLDocument } from '../client/client.ts';

export interface BranchQuery {
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The pull request branch; null in mode `commit`, which asks nothing about pull requests. */
  readonly pullRequestBranch: string | null;
  /** At most {@link maxFilesPerQuery}; an empty one is the top folder. */
  readonly paths: readonly string[];
  /** Whether to read rules and merge queue, which the schemas of older servers lack. */
  readonly withRules: boolean;
}

export const maxFilesPerQuery = 100;

/** How many commits of the pull request branch can be recognized as this program's. */
const maxOwnCommits = 50;

/** How many commits of the base are searched for one whose response was lost. */
const maxBaseCommits = 10;

/** The only query of a run for one repository, unless there are more than a hundred files or very large ones. */
export function branchDocument(query: BranchQuery): GraphQLDocument {
  const { text, variables } = branchFields(query, '');
  return { text: repositoryQuery('Branch', text, variables), variables };
}

/** Reads files at a commit, or those that did not fit into the first query. */
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

/** Fields of a repository, with the variables they use. */
export interface RepositoryFields {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Selects a branch with its files. The suffix makes the names of the variables unique in a query for several repositories. */
export function branchFields(query: BranchQuery, suffix: string): RepositoryFields {
  const { branch, pullRequestBranch, paths, withRules } = query;
  // A variable that no field uses is an error.
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
 * Selects the default branch of a repository with its files, and nothing that costs points of the rate limit for each
 * repository: no history and no rules.
 *
 * @param pullRequestBranch null for `status-snippets/` and the name of the default branch; absent in modes without one
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

/** The fields that show whether a run for several repositories skips one. */
export const skipFields = 'isArchived isDisabled isEmpty isFork isMirror';

export const pullRequestBranchPrefix = 'status-snippets/';

export function commitFields(oid: string, paths: readonly string[], suffix: string): RepositoryFields {
  const text = `object(oid: $oid${suffix}) { oid ... on Commit { ${pathFields(paths, suffix)} } }`;
  return { text, variables: { [`oid${suffix}`]: oid, ...pathVariables(paths, suffix) } };
}

/**
 * The pull request branch, its open pull requests and the last closed ones. Open ones are read from the branch, which
 * excludes branches of forks with the same name; closed ones from the repository, because the branch may be deleted.
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

/** Declares variables; that of a commit id is the only one that is not a string. */
export function declareVariables(variables: RepositoryFields['variables']): string {
  return Object.keys(variables)
    .map((name) => `, $${name}: ${name.startsWith('oid') ? 'GitObjectID' : 'String'}!`)
    .join('');
}

function pathVariables(paths: readonly string[], suffix: string): Record<string, string> {
  const named = paths.map((path, index) => [`p${index}${suffix}`, path] as const);
  return Object.fromEntries(named.filter(([, path]) => path !== ''));
}
