import type { PublishEffects } from '../client/client.ts';
import type { Doing } from '../client/error-mapping.ts';
import { carriedOut, type Written, write } from '../client/mutation.ts';
import { at, numberAt, orNull, textAt } from '../client/response-reader.ts';
import { type Move, updateRefsInput } from '../commit/update-refs.ts';
import type { PullRequestLink } from '../publish-result.ts';
import type { PullRequest, Repository } from '../read/branch-snapshot.ts';
import { closedBody, type PullRequestText } from './body.ts';

/** Opens a pull request from one branch of the repository into another. */
export async function openPullRequest(
  effects: PublishEffects,
  repository: Repository,
  branches: { readonly base: string; readonly head: string },
  text: PullRequestText,
): Promise<Written<PullRequestLink>> {
  const document = `mutation Open($open: CreatePullRequestInput!) {
  createPullRequest(input: $open) { pullRequest { number url } }
}`;
  const { base: baseRefName, head: headRefName } = branches;
  const variables = { open: { repositoryId: repository.id, baseRefName, headRefName, ...text } };
  const doing = needing(`Opening a pull request from "${headRefName}" failed`);
  return write(effects, { document, variables, doing }, (data) =>
    orNull(at(at(data, 'createPullRequest'), 'pullRequest'), (place) => ({
      number: numberAt(at(place, 'number')),
      url: textAt(at(place, 'url')),
    })),
  );
}

/** The page on which a person can open the same pull request. */
export function compareUrl({ url }: Repository, base: string, head: string): string {
  const [from = '', to = ''] = [base, head].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  return `${url}/compare/${from}...${to}?expand=1`;
}

/** Gives a pull request a new title and body. */
export async function rewordPullRequest(
  effects: PublishEffects,
  { id, url }: PullRequest,
  text: PullRequestText,
): Promise<Written<true>> {
  const document = `mutation Reword($reword: UpdatePullRequestInput!) {
  updatePullRequest(input: $reword) { pullRequest { id } }
}`;
  const variables = { reword: { pullRequestId: id, ...text } };
  return write(effects, { document, variables, doing: needing(`Updating ${url} failed`) }, (data) =>
    carriedOut(data, 'updatePullRequest'),
  );
}

/** Closes a pull request and removes its branch, if that still is where it was. */
export async function closePullRequest(
  effects: PublishEffects,
  repository: Repository,
  pullRequest: PullRequest,
  branch: Move,
): Promise<Written<{ readonly branchRemoved: boolean }>> {
  const document = `mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {
  updatePullRequest(input: $close) { pullRequest { id } }
  updateRefs(input: $refs) { clientMutationId }
}`;
  const body = closedBody(pullRequest.body, pullRequest.base);
  const variables = {
    close: { pullRequestId: pullRequest.id, state: 'CLOSED', body },
    refs: updateRefsInput(repository.id, [branch]),
  };
  const doing = needing(`Closing ${pullRequest.url} failed`);
  return write(
    effects,
    { document, variables, doing },
    (data) =>
      carriedOut(data, 'updatePullRequest') && { branchRemoved: carriedOut(data, 'updateRefs') === true },
  );
}

function needing(what: string): Doing {
  return { what, needs: 'pull-requests: write', ours: true, rules: [] };
}
