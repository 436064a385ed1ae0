import { type GitHubClient, type MutationResult, mutate, succeeded } from '../client/client.ts';
import type { Operation } from '../client/refusals.ts';
import { asNumber, asString, field, optional } from '../client/response-reader.ts';
import { type Commit, type CommitRequest, commitInput, commitSelection, parseCommit } from '../commit/create-commit.ts';
import type { PullRequestLink } from '../publish-result.ts';
import type { PullRequest } from '../read/parse-branch.ts';
import { closedBody } from './body.ts';
import type { RefUpdate, StepContext } from './past-writes.ts';

const updateRefsSelection = 'updateRefs(input: $refs) { clientMutationId }';

/** Moves that are not fast-forward are allowed: `from` protects the commits of others. */
function updateRefsInput(repositoryId: string, updates: readonly RefUpdate[]) {
  const refUpdates = updates.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    ...(from === null ? {} : { beforeOid: from }),
    afterOid: to,
    force: true,
  }));
  return { repositoryId, refUpdates };
}

/** Updates all of these branches, or none. */
export async function updateRefs(
  client: GitHubClient,
  repositoryId: string,
  updates: readonly RefUpdate[],
  operation: Operation,
): Promise<MutationResult<true>> {
  const text = `mutation UpdateRefs($refs: UpdateRefsInput!) { ${updateRefsSelection} }`;
  const variables = { refs: updateRefsInput(repositoryId, updates) };
  return mutate(client, { text, variables }, operation, (data) => succeeded(data, 'updateRefs'));
}

/** Moves the branch from `from` to the parent of the commit, then commits, in one document. */
export async function resetAndCommit(
  { client, state: { repository } }: StepContext,
  from: string,
  request: CommitRequest,
  operation: Operation,
  onNotReset = () => {},
): Promise<MutationResult<Commit>> {
  const text = `mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {
  ${updateRefsSelection}
  ${commitSelection}
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

/** Closes a pull request and deletes its branch, if that still points to where it did. */
export async function closePullRequest(
  { client, state }: StepContext,
  { id, url, body, base }: PullRequest,
  branch: RefUpdate,
): Promise<MutationResult<{ readonly isBranchDeleted: boolean }>> {
  const text = `mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {
  updatePullRequest(input: $close) { pullRequest { id } }
  ${updateRefsSelection}
}`;
  const close = { pullRequestId: id, state: 'CLOSED', body: closedBody(body, base) };
  const variables = { close, refs: updateRefsInput(state.repository.id, [branch]) };
  return mutate(client, { text, variables }, pullRequestOperation(`Closing ${url} failed`), (data) => {
    const isClosed = succeeded(data, 'updatePullRequest');
    return isClosed && { isBranchDeleted: succeeded(data, 'updateRefs') === true };
  });
}

function pullRequestOperation(description: string): Operation {
  return { description, permission: 'pull-requests: write', isPullRequestBranch: true };
}
