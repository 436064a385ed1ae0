import type { GraphQLDocument } from '../client/client.ts';

export interface BranchQuery {
  /** Null for the default branch. */
  readonly branch: string | null;
  /** The pull request branch; null in mode `commit`, which asks nothing about pull requests. */
  readonly pullRequestBranch: string | null;
  /** At most {@link maxFilesPerQuery}. */
  readonly paths: readonly string[];
  /** Whether to read rules and merge queue, which the schemas of older servers lack. */
  readonly withRules: boolean;
}

export const maxFilesPerQuery = 100;

/** How many commits of the pull request branch can be recognized as this program's. */
const maxOwnCommits = 50;

/** How many commits of the base are searched for one whose response was lost. */
const maxBaseCommits = 10;

/** The only query of a run, unless there are more than a hundred files or very large ones. */
export function branchDocument(query: BranchQuery): GraphQLDocument {
  const { branch, pullRequestBranch, paths, withRules } = query;
  // A variable that no field uses is an error.
  const needsBaseName = branch !== null && (withRules || pullRequestBranch !== null);
  const refs = {
    ...(branch === null ? {} : { baseRef: `refs/heads/${branch}` }),
    ...(needsBaseName ? { baseName: branch } : {}),
    ...(pullRequestBranch === null ? {} : { headRef: `refs/heads/${pullRequestBranch}`, headName: pullRequestBranch }),
  };
  const variables = { ...refs, ...pathVariables(paths) };
  const text = `query Branch($owner: String!, $name: String!${declare(variables)}) {
  repository(owner: $owner, name: $name) {
    id nameWithOwner url
    defaultBranchRef { name }
    ${withRules ? `mergeQueue${branch === null ? '' : '(branch: $baseName)'} { id }` : ''}
    base: ${branch === null ? 'defaultBranchRef' : 'ref(qualifiedName: $baseRef)'} {
      name
      ${withRules ? 'rules(first: 50) { nodes { type } }' : ''}
      target { oid ... on Commit { tree { oid } ${history(maxBaseCommits)} ${files(paths)} } }
    }
    ${pullRequestBranch === null ? '' : pullRequestFields(paths)}
  }
}`;
  return { text, variables };
}

/** Reads files at a commit, or those that did not fit into the first query. */
export function filesDocument(oid: string, paths: readonly string[]): GraphQLDocument {
  const variables = pathVariables(paths);
  const text = `query Files($owner: String!, $name: String!, $oid: GitObjectID!${declare(variables)}) {
  repository(owner: $owner, name: $name) {
    object(oid: $oid) { oid ... on Commit { ${files(paths)} } }
  }
}`;
  return { text, variables: { oid, ...variables } };
}

/**
 * The pull request branch, its open pull requests and the last closed ones. Open ones are read from the branch, which
 * excludes branches of forks with the same name; closed ones from the repository, because the branch may be deleted.
 */
function pullRequestFields(paths: readonly string[]): string {
  const nodes = '{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }';
  return `head: ref(qualifiedName: $headRef) {
      compare(headRef: $baseName) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) ${nodes}
      target { oid ... on Commit { ${history(maxOwnCommits)} ${files(paths)} } }
    }
    closed: pullRequests(
      headRefName: $headName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) ${nodes}`;
}

function history(count: number): string {
  return `history(first: ${count}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`;
}

function files(paths: readonly string[]): string {
  const entry = '{ mode type object { ... on Blob { oid byteSize text } } }';
  return paths.map((_, index) => `f${index}: file(path: $p${index}) ${entry}`).join(' ');
}

function declare(variables: Readonly<Record<string, string>>): string {
  return Object.keys(variables)
    .map((name) => `, $${name}: String!`)
    .join('');
}

function pathVariables(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
}
