import type { GitHubEffects } from '../client/client.ts';
import type { Operation } from '../client/error-mapping.ts';
import { type MutationResult, sendMutation, succeeded } from '../client/mutation.ts';
import { asString, field, type JsonPath, optional } from '../client/response-reader.ts';
import type { CommitEntry, Repository } from '../read/parse-branch.ts';
import type { FileChange } from './file-changes.ts';
import { updateRefsInput } from './update-refs.ts';

export interface Commit {
  readonly oid: string;
  readonly url: string;
}

export interface CommitMessage {
  /** The first line. */
  readonly subject: string;
  /** The rest; may be empty. */
  readonly body: string;
}

export interface CommitRequest {
  readonly branch: string;
  /** The commit that the branch must still point to. */
  readonly parent: string;
  readonly message: CommitMessage;
  readonly changes: readonly FileChange[];
}

const commitSelection = 'createCommitOnBranch(input: $commit) { commit { oid url } }';

/**
 * Writes all changes in one commit. Author and committer are left to GitHub, which then signs the commit, and only fields
 * that every token may see are selected.
 *
 * @throws {GitHubError}
 */
export async function createCommit(
  effects: GitHubEffects,
  repository: Repository,
  request: CommitRequest,
  operation: Operation,
): Promise<MutationResult<Commit>> {
  const document = `mutation Commit($commit: CreateCommitOnBranchInput!) {
  ${commitSelection}
}`;
  const variables = { commit: commitInput(repository, request) };
  return sendMutation(effects, { document, variables, operation }, parseCommit);
}

/** What became of a reset and the commit after it. */
export interface ResetAndCommit {
  /** False if the branch certainly was not moved. */
  readonly mayBeReset: boolean;
  readonly commit: MutationResult<Commit>;
}

/**
 * Points the branch at the parent of the commit, then commits, in one document.
 *
 * @param from the commit that the branch must point to before; zeros if it must not exist
 * @throws {GitHubError}
 */
export async function resetAndCommit(
  effects: GitHubEffects,
  repository: Repository,
  from: string,
  request: CommitRequest,
  operation: Operation,
): Promise<ResetAndCommit> {
  const document = `mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {
  updateRefs(input: $refs) { clientMutationId }
  ${commitSelection}
}`;
  const refs = updateRefsInput(repository.id, [{ branch: request.branch, from, to: request.parent }]);
  const variables = { refs, commit: commitInput(repository, request) };
  let mayBeReset = true;
  const commit = await sendMutation(effects, { document, variables, operation }, (data) => {
    mayBeReset = succeeded(data, 'updateRefs') !== null;
    return parseCommit(data);
  });
  return { mayBeReset, commit };
}

/**
 * Finds a commit whose response was lost.
 *
 * @param history the last commits of the branch
 */
export function findExistingCommit(
  { parent, message }: Pick<CommitRequest, 'parent' | 'message'>,
  history: readonly CommitEntry[],
): Commit | null {
  const found = history.find(
    (commit) => commit.parents[0] === parent && commit.message.startsWith(message.subject.trim()),
  );
  return found === undefined ? null : { oid: found.oid, url: found.url };
}

function commitInput(repository: Repository, { branch, parent, message, changes }: CommitRequest) {
  return {
    branch: { repositoryNameWithOwner: repository.nameWithOwner, branchName: branch },
    expectedHeadOid: parent,
    message: { headline: message.subject, body: message.body },
    fileChanges: {
      additions: changes.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') })),
    },
  };
}

function parseCommit(data: JsonPath): Commit | null {
  return optional(field(data, 'createCommitOnBranch', 'commit'), (commit) => ({
    oid: asString(field(commit, 'oid')),
    url: asString(field(commit, 'url')),
  }));
}
