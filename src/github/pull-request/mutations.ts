import { type MutationResult, mutate, succeeded } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';
import { asNumber, asString, field, optional } from '../client/response-reader.ts';
import {
  type Commit,
  type CommitRequest,
  commitInput,
  createCommitField,
  parseCommit,
} from '../commit/create-commit.ts';
import type { PullRequestLink } from '../publish-result.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import { closedBody } from './body.ts';
import type { StepContext } from './step-context.ts';
import { type RefUpdate, updateRefsField, updateRefsInput } from './update-refs.ts';

/** Moves the branch from `from` to the parent of the commit, then commits, in one document. */
export async function resetAndCommit(
  { client, state: { repository } }: StepContext,
  from: string,
  request: CommitRequest,
  operation: Operation,
  onNotReset = () => {},
): Promise<MutationResult<Commit>> {
  const text = `mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {
  ${updateRefsField}
  ${createCommitField}
}`;
  const refs = updateRefsInput(repository.id, [{ branch: request.branch, from, to: request.parent }]);
  const variables = { refs, commit: commitInput(repository, request) };
  return mutate(client, { text, variables }, operation, (data) => {
    if (!succeeded(data, 'updateRefs')) onNotReset();
    return parseCommit(data);
  });
}

export async function openPullRequest(context: StepContext): Promise<MutationResult<PullRequestLink>> {
  const { client, state, desired, text: content } = context;
  const text = `mutation Open($open: CreatePullRequestInput!) {
  createPullRequest(input: $open) { pullRequest { number url } }
}`;
  const refs = { baseRefName: state.base.name, headRefName: desired.branch };
  const variables = { open: { repositoryId: state.repository.id, ...refs, ...content } };
  const description = `Opening a pull request from "${desired.branch}" failed`;
  const operation = { ...pullRequestOperation(description), opensPullRequest: true };
  return mutate(client, { text, variables }, operation, (data) =>
    optional(field(data, 'createPullRequest', 'pullRequest'), (pullRequest) => ({
      number: asNumber(field(pullRequest, 'number')),
      url: asString(field(pullRequest, 'url')),
    })),
  );
}

export async function updatePullRequestText(
  { client, text: content }: StepContext,
  { id, url }: PullRequest,
): Promise<MutationResult<true>> {
  const text = `mutation UpdateText($update: UpdatePullRequestInput!) {
  updatePullRequest(input: $update) { pullRequest { id } }
}`;
  const variables = { update: { pullRequestId: id, ...content } };
  const operation = pullRequestOperation(`Updating ${url} failed`);
  return mutate(client, { text, variables }, operation, (data) => succeeded(data, 'updatePullRequest'));
}

/** Closes a pull request. Deletes its branch if the branch still points to the same commit as when it was read. */
export async function closePullRequest(
  { client, state }: StepContext,
  { id, url, body, base }: PullRequest,
  branch: RefUpdate,
): Promise<MutationResult<{ readonly isBranchDeleted: boolean }>> {
  const text = `mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {
  updatePullRequest(input: $close) { pullRequest { id } }
  ${updateRefsField}
}`;
  const close = { pullRequestId: id, state: 'CLOSED', body: closedBody(body, base) };
  const variables = { close, refs: updateRefsInput(state.repository.id, [branch]) };
  return mutate(client, { text, variables }, pullRequestOperation(`Closing ${url} failed`), (data) => {
    const isClosed = succeeded(data, 'updatePullRequest');
    return isClosed && { isBranchDeleted: succeeded(data, 'updateRefs') === true };
  });
}

function pullRequestOperation(description: string): Operation {
  return { description, permission: 'pull-requests: write', writesPullRequestBranch: true };
}
