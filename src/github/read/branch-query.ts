/** What a reading of the repository asks for. */
export interface HeadQuestion {
  readonly owner: string;
  readonly name: string;
  /** The branch to read; null for the default branch. */
  readonly branch: string | null;
  /** Our branch for the pull request; null in mode `commit`, where nothing about pull requests is asked. */
  readonly ours: string | null;
  /** At most {@link filesPerDocument}. */
  readonly paths: readonly string[];
  /** Ask for the last commits too, to find the one of a write whose answer was lost. */
  readonly recent: boolean;
}

export interface Document {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const filesPerDocument = 100;

/** The one question that a run asks before it writes. */
export function headDocument(question: HeadQuestion): Document {
  const { owner, name, branch, ours, paths, recent } = question;
  const base = branch === null ? 'defaultBranchRef' : 'ref(qualifiedName: $baseRef)';
  const parameters = ['$owner: String!', '$name: String!', ...pathParameters(paths)];
  if (branch !== null) parameters.push('$baseRef: String!', '$baseName: String!');
  if (ours !== null) parameters.push('$oursRef: String!', '$oursName: String!');

  const text = `query Head(${parameters.join(', ')}) {
  repository(owner: $owner, name: $name) {
    id nameWithOwner url isEmpty
    defaultBranchRef { name }
    mergeQueue${branch === null ? '' : '(branch: $baseName)'} { id }
    base: ${base} {
      name
      rules(first: 50) { nodes { type } }
      target { oid ... on Commit { tree { oid } ${recent ? recentCommits(10) : ''} ${files(paths)} } }
    }${ours === null ? '' : proposal(paths)}
  }
}${entryFragment(paths)}${ours === null ? '' : pullRequestFragment}`;

  const variables = {
    owner,
    name,
    ...pathVariables(paths),
    ...(branch === null ? {} : { baseRef: `refs/heads/${branch}`, baseName: branch }),
    ...(ours === null ? {} : { oursRef: `refs/heads/${ours}`, oursName: ours }),
  };
  return { text, variables };
}

/** Asks for files at a commit, or for more of them than one question holds. */
export function filesDocument(owner: string, name: string, oid: string, paths: readonly string[]): Document {
  const parameters = ['$owner: String!', '$name: String!', '$oid: GitObjectID!', ...pathParameters(paths)];
  const text = `query Files(${parameters.join(', ')}) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    object(oid: $oid) { oid ... on Commit { tree { oid } ${files(paths)} } }
  }
}${entryFragment(paths)}`;
  return { text, variables: { owner, name, oid, ...pathVariables(paths) } };
}

/** How many of our commits can be told from those of others on our branch. */
export const knownCommits = 50;

/**
 * Our branch, its open pull requests and the last closed ones. Open ones are asked of the branch, where a fork's branch of
 * the same name does not show; closed ones of the repository, since the branch may be gone.
 */
function proposal(paths: readonly string[]): string {
  return `
    ours: ref(qualifiedName: $oursRef) {
      compare(headRef: $baseName) { aheadBy behindBy }
      associatedPullRequests(states: [OPEN], first: 10) { nodes { ...PullRequestFields } }
      target { oid ... on Commit { ${recentCommits(knownCommits)} ${files(paths)} } }
    }
    closed: pullRequests(
      headRefName: $oursName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,
      orderBy: { field: CREATED_AT, direction: DESC }
    ) { nodes { ...PullRequestFields } }`;
}

const pullRequestFragment = `
fragment PullRequestFields on PullRequest {
  id number url state title body baseRefName headRefOid isCrossRepository
}`;

function recentCommits(count: number): string {
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
