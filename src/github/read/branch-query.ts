/** What to read of a repository in one query. */
export interface BranchQuery {
  readonly owner: string;
  readonly name: string;
  /** The branch to read; null for the default branch. */
  readonly branch: string | null;
  /** The pull request branch; null in mode `commit`, which asks nothing about pull requests. */
  readonly pullRequestBranch: string | null;
  /** At most {@link maxFilesPerQuery}. */
  readonly paths: readonly string[];
  /** Whether to read the last commits, to find one whose response was lost. */
  readonly withHistory: boolean;
  /** Whether to read rules and merge queue, which the schemas of older servers lack. */
  readonly withRules: boolean;
}

export interface QueryDocument {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const maxFilesPerQuery = 100;

/** How many commits of the pull request branch can be recognized as this program's. */
const maxOwnCommits = 50;

const maxHistory = 10;

/** The only query of a run, unless there are more than a hundred files or very large ones. */
export function branchDocument(query: BranchQuery): QueryDocument {
  const { owner, name, branch, pullRequestBranch, paths, withHistory, withRules } = query;
  const baseRef = branch === null ? 'defaultBranchRef' : 'ref(qualifiedName: $baseRef)';
  // A variable that no field uses is an error.
  const needsBaseName = branch !== null && (withRules || pullRequestBranch !== null);
  const refs = {
    ...(branch === null ? {} : { baseRef: `refs/heads/${branch}` }),
    ...(needsBaseName ? { baseName: branch } : {}),
    ...(pullRequestBranch === null ? {} : { headRef: `refs/heads/${pullRequestBranch}`, headName: pullRequestBranch }),
  };
  const parameters = ['owner', 'name', ...Object.keys(refs)].map((variable) => `$${variable}: String!`);
  parameters.push(...pathParameters(paths));

  const text = `query Branch(${parameters.join(', ')}) {
  repository(owner: $owner, name: $name) {
    id nameWithOwner url isEmpty
    defaultBranchRef { name }
    ${withRules ? `mergeQueue${branch === null ? '' : '(branch: $baseName)'} { id }` : ''}
    base: ${baseRef} {
      name
      ${withRules ? 'rules(first: 50) { nodes { type } }' : ''}
      target { oid ... on Commit { tree { oid } ${withHistory ? history(maxHistory) : ''} ${files(paths)} } }
    }${pullRequestBranch === null ? '' : pullRequestFields(paths)}
  }
}${entryFragment(paths)}${pullRequestBranch === null ? '' : pullRequestFragment}`;

  const variables = { owner, name, ...refs, ...pathVariables(paths) };
  return { text, variables };
}

/** Reads files at a commit, or those that did not fit into the first query. */
export function filesDocument(owner: string, name: string, oid: string, paths: readonly string[]): QueryDocument {
  const parameters = ['$owner: String!', '$name: String!', '$oid: GitObjectID!', ...pathParameters(paths)];
  const text = `query Files(${parameters.join(', ')}) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    object(oid: $oid) { oid ... on Commit { tree { oid } ${files(paths)} } }
  }
}${entryFragment(paths)}`;
  return { text, variables: { owner, name, oid, ...pathVariables(paths) } };
}

/** Lists one folder of a commit without loading the blobs. */
export function folderDocument(owner: string, name: string, commit: string, folder: string): QueryDocument {
  const text = `query Folder($owner: String!, $name: String!, $folder: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $folder) { ... on Tree { entries { name mode type oid size } } }
  }
}`;
  return { text, variables: { owner, name, folder: `${commit}:${folder}` } };
}

/**
 * The pull request branch, its open pull requests and the last closed ones. Open ones are read from the branch, which
 * excludes branches of forks with the same name; closed ones from the repository, because the branch may be deleted.
 */
function pullRequestFields(paths: readonly string[]): string {
  return `
    head: ref(qualifiedName: $headRef) {
      compare(headRef: $baseName) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) { nodes { ...PullRequestFields } }
      target { oid ... on Commit { ${history(maxOwnCommits)} ${files(paths)} } }
    }
    closed: pullRequests(
      headRefName: $headName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) { nodes { ...PullRequestFields } }`;
}

const pullRequestFragment = `
fragment PullRequestFields on PullRequest {
  id number url state title body baseRefName headRefOid isCrossRepository
}`;

function history(count: number): string {
  return `history(first: ${count}) {
        nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } }
      }`;
}

function files(paths: readonly string[]): string {
  return paths.map((_, index) => `f${index}: file(path: $p${index}) { ...Entry }`).join(' ');
}

function entryFragment(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return `
fragment Entry on TreeEntry { mode type object { ... on Blob { oid byteSize text } } }`;
}

function pathParameters(paths: readonly string[]): string[] {
  return paths.map((_, index) => `$p${index}: String!`);
}

function pathVariables(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
}
