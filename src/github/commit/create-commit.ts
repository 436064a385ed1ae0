import { type GitHubClient, type MutationResult, mutate } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';
import { asString, field, type JsonValue, optional } from '../client/response-reader.ts';
import { FilesRefusedError } from '../errors.ts';
import { blobOid, regularFileMode } from '../read/git-object.ts';
import type { HistoryCommit, Repository } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { RepositoryFile } from '../read/read-files.ts';

export interface Commit {
  readonly oid: string;
  readonly url: string;
}

export interface CommitMessage {
  readonly subject: string;
  readonly body: string;
}

/** A file of the repository with the content that it has, or should have. */
export interface FileContent {
  readonly path: string;
  readonly bytes: Buffer;
  /** The id of the blob with these bytes. */
  readonly oid: string;
}

export interface CommitRequest {
  readonly branch: string;
  /** The id of the commit that the branch must point to. */
  readonly parent: string;
  readonly message: CommitMessage;
  readonly changes: readonly FileContent[];
}

/** The mutation that commits, as a field of a GraphQL document. */
export const createCommitField = 'createCommitOnBranch(input: $commit) { commit { oid url } }';

/**
 * Prepares the new texts of some files for a commit. Throws if a file is executable, or its text contains half of a
 * surrogate pair.
 */
export function toFileChanges(
  files: readonly RepositoryFile[],
  changed: readonly { readonly path: string; readonly after: string }[],
): FileContent[] {
  return changed.map(({ path, after }) => {
    const file = files.find((candidate) => candidate.path === path);
    if (file === undefined) throw new Error(`${path} was not read`);
    if (file.mode !== regularFileMode) {
      const reason = 'is executable (mode 100755), and a commit through the GitHub API would make it mode 100644';
      const message = `${reason}; use \`mode: write\` and commit with git, or remove the bit`;
      throw new FilesRefusedError([{ path, code: 'executable', message }]);
    }
    const bytes = Buffer.from(after);
    if (bytes.toString() !== after) {
      const message = 'would contain text that UTF-8 cannot represent';
      throw new FilesRefusedError([{ path, code: 'not-utf8', message }]);
    }
    return { path, bytes, oid: blobOid(bytes, file.oid) };
  });
}

/** Commits to the branch that was read. The result is a conflict if the branch has moved since then. */
export async function commitToBranch(
  client: GitHubClient,
  { repository, base }: BranchState,
  content: Pick<CommitRequest, 'message' | 'changes'>,
): Promise<MutationResult<Commit>> {
  const description = `Committing to branch "${base.name}" of ${repository.nameWithOwner} failed`;
  return createCommit(
    client,
    repository,
    { ...content, branch: base.name, parent: base.oid },
    { description, permission: 'contents: write', branchRules: base.rules },
  );
}

/** Writes all files in one commit. It sets no author and no committer, so that GitHub signs the commit. */
export async function createCommit(
  client: GitHubClient,
  repository: Repository,
  request: CommitRequest,
  operation: Operation,
): Promise<MutationResult<Commit>> {
  const text = `mutation Commit($commit: CreateCommitOnBranchInput!) { ${createCommitField} }`;
  const variables = { commit: commitInput(repository, request) };
  return mutate(client, { text, variables }, operation, parseCommit);
}

export function commitInput(repository: Repository, { branch, parent, message, changes }: CommitRequest) {
  return {
    branch: { repositoryNameWithOwner: repository.nameWithOwner, branchName: branch },
    expectedHeadOid: parent,
    message: { headline: message.subject, body: message.body },
    fileChanges: { additions: changes.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') })) },
  };
}

export function parseCommit(data: JsonValue): Commit | null {
  return optional(field(data, 'createCommitOnBranch', 'commit'), (commit) => ({
    oid: asString(field(commit, 'oid')),
    url: asString(field(commit, 'url')),
  }));
}

/** Searches the last commits of the branch for the commit of a request whose response was lost; null if it was not created. */
export function findExistingCommit(
  { parent, message }: Pick<CommitRequest, 'parent' | 'message'>,
  history: readonly HistoryCommit[],
): Commit | null {
  const subject = message.subject.trim();
  const found = history.find((commit) => commit.parents[0] === parent && commit.message.startsWith(subject));
  return found === undefined ? null : { oid: found.oid, url: found.url };
}
