import type { GitHubEffects } from '../client/client.ts';
import type { Operation } from '../client/error-mapping.ts';
import { type MutationResult, sendMutation, succeeded } from '../client/mutation.ts';
import { asNumber, asString, field, optional } from '../client/response-reader.ts';
import { type RefUpdate, updateRefsInput } from '../commit/update-refs.ts';
import type { PullRequestLink } from '../publish-result.ts';
import type { PullRequest, Repository } from '../read/parse-branch.ts';
import { closedBody, type PullRequestText } from './body.ts';

/** Opens a pull request from one branch of the repository into another. */
export async function openPullRequest(
  effects: GitHubEffects,
  repository: Repository,
  branches: { readonly base: string; readonly head: string },
  text: PullRequestText,
): Promise<MutationResult<PullRequestLink>> {
  const document = `mutation Open($open: CreatePullRequestInput!) {
  createPullRequest(input: $open) { pullRequest { number url } }
}`;
  const { base: baseRefName, head: headRefName } = branches;
  const variables = { open: { repositoryId: repository.id, baseRefName, headRefName, ...text } };
  const operation = toOperation(`Opening a pull request from "${headRefName}" failed`);
  return sendMutation(effects, { document, variables, operation }, (data) =>
    optional(field(data, 'createPullRequest', 'pullRequest'), (pullRequest) => ({
      number: asNumber(field(pullRequest, 'number')),
      url: asString(field(pullRequest, 'url')),
    })),
  );
}

/** The page where a person can open the same pull request. */
export function compareUrl({ url }: Repository, base: string, head: string): string {
  const [from = '', to = ''] = [base, head].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  return `${url}/compare/${from}...${to}?expand=1`;
}

/** Sets title and body of a pull request. */
export async function updatePullRequestText(
  effects: GitHubEffects,
  { id, url }: PullRequest,
  text: PullRequestText,
): Promise<MutationResult<true>> {
  const document = `mutation UpdateText($update: UpdatePullRequestInput!) {
  updatePullRequest(input: $update) { pullRequest { id } }
}`;
  const variables = { update: { pullRequestId: id, ...text } };
  return sendMutation(effects, { document, variables, operation: toOperation(`Updating ${url} failed`) }, (data) =>
    succeeded(data, 'updatePullRequest'),
  );
}

/** Closes a pull request and deletes its branch, if that still points to where it did. */
export async function closePullRequest(
  effects: GitHubEffects,
  repository: Repository,
  pullRequest: PullRequest,
  branch: RefUpdate,
): Promise<MutationResult<{ readonly isBranchDeleted: boolean }>> {
  const document = `mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {
  updatePullRequest(input: $close) { pullRequest { id } }
  updateRefs(input: $refs) { clientMutationId }
}`;
  const body = closedBody(pullRequest.body, pullRequest.base);
  const variables = {
    close: { pullRequestId: pullRequest.id, state: 'CLOSED', body },
    refs: updateRefsInput(repository.id, [branch]),
  };
  const operation = toOperation(`Closing ${pullRequest.url} failed`);
  return sendMutation(
    effects,
    { document, variables, operation },
    (data) => succeeded(data, 'updatePullRequest') && { isBranchDeleted: succeeded(data, 'updateRefs') === true },
  );
}

function toOperation(description: string): Operation {
  return { description, permission: 'pull-requests: write', isOwnBranch: true };
}
