import type { GitHubEffects } from '../client/client.ts';
import type { Operation } from '../client/error-mapping.ts';
import { type MutationResult, sendMutation } from '../client/mutation.ts';
import { asString, field, type JsonPath, optional } from '../client/response-reader.ts';
import type { CommitEntry, Repository } from '../read/parse-branch.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { FileChange } from './file-changes.ts';

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

export const commitSelection = 'createCommitOnBranch(input: $commit) { commit { oid url } }';

/** Commits to the branch that was read, if it still is as it was read. */
export async function commitToBranch(
  effects: GitHubEffects,
  { repository, base }: BranchState,
  content: Pick<CommitRequest, 'message' | 'changes'>,
): Promise<MutationResult<Commit>> {
  const request = { ...content, branch: base.name, parent: base.oid };
  const description = `Committing to branch "${base.name}" of ${repository.nameWithOwner} failed`;
  const operation = { description, permission: 'contents: write', branchRules: base.rules } as const;
  return createCommit(effects, repository, request, operation);
}

/**
 * Writes all changes in one commit. Author and committer are left to GitHub, which then signs the commit, and only fields
 * that every token may see are selected.
 */
export async function createCommit(
  effects: GitHubEffects,
  repository: Repository,
  request: CommitRequest,
  operation: Operation,
): Promise<MutationResult<Commit>> {
  const text = `mutation Commit($commit: CreateCommitOnBranchInput!) { ${commitSelection} }`;
  const variables = { commit: commitInput(repository, request) };
  return sendMutation(effects, { text, variables }, operation, parseCommit);
}

export function commitInput(repository: Repository, { branch, parent, message, changes }: CommitRequest) {
  const additions = changes.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') }));
  return {
    branch: { repositoryNameWithOwner: repository.nameWithOwner, branchName: branch },
    expectedHeadOid: parent,
    message: { headline: message.subject, body: message.body },
    fileChanges: { additions },
  };
}

export function parseCommit(data: JsonPath): Commit | null {
  return optional(field(data, 'createCommitOnBranch', 'commit'), (commit) => ({
    oid: asString(field(commit, 'oid')),
    url: asString(field(commit, 'url')),
  }));
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
  const subject = message.subject.trim();
  const found = history.find((commit) => commit.parents[0] === parent && commit.message.startsWith(subject));
  return found === undefined ? null : { oid: found.oid, url: found.url };
}
