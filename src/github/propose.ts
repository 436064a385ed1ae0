import { isError, StatusSnippetsError } from '../core/errors.ts';
import type { BranchTarget, OpenPullRequest, PullRequest } from './branch-query.ts';
import { type GitHubClient, isInterruption, mutate, repeat } from './client.ts';
import { type Commit, commitInput, commitOperation } from './commit.ts';
import { type KnownCommit, readCommit, type Selection } from './files.ts';
import { appendTrailer, decideNextStep, desiredState, type Step } from './next-step.ts';
import {
  addExtras,
  askForAutoMerge,
  closedBody,
  createPullRequestText,
  findComment,
  type NewPullRequest,
  neverAdded,
  type Proposal,
  pullRequestOperation,
} from './pull-request.ts';

export type Proposed = NonNullable<Awaited<ReturnType<typeof propose>>>;

type ProposalResult = { readonly pullRequest: NewPullRequest } & (
  | /** An open pull request contains the change. `commit` is null if this run added none. */
  {
      readonly outcome: 'proposed';
      readonly commit: Commit | null;
      readonly operation: 'created' | 'updated' | 'none';
      readonly warnings: readonly string[];
    }
  /**
   * The branch is up to date, so the pull request was closed, and its branch deleted unless
   * somebody needs it.
   */
  | { readonly outcome: 'closed' }
  /**
   * Others committed to the pull request, so nothing was written. `isDue` is true if the branch
   * needs a change.
   */
  | { readonly outcome: 'left-open'; readonly isDue: boolean }
  /** A person closed a pull request with the same change; nothing was written. */
  | { readonly outcome: 'declined' }
);

export const pullRequestBranchPrefix = 'status-snippets/';

/**
 * Opens or updates a pull request, or closes it if the branch is up to date. Starts again as
 * `commit` does.
 * @param target the name of the pull request branch is derived from that of the branch if it is
 * absent
 * @param makeProposal makes the change from what was read; null if the run ends without one
 */
export async function propose(
  client: GitHubClient,
  target: BranchTarget,
  selection: Selection,
  makeProposal: (known: KnownCommit) => Promise<Proposal | null>,
) {
  const { repository } = target;
  // The name of the pull request branch depends on that of the branch.
  const readDefault = () =>
    readCommit(client, { repository, branch: null }, { paths: [], select: null });
  const base = target.branch ?? (await repeat(client, readDefault)).base?.name ?? '';
  const branch = target.pullRequestBranch ?? `${pullRequestBranchPrefix}${base}`;
  const past: Attempt['past'] = { step: null, commit: null, warnings: [] };
  return repeat(client, async (isLost) => {
    const known = await readCommit(
      client,
      { repository, branch: base, pullRequestBranch: branch },
      selection,
    );
    const proposal = await makeProposal(known);
    if (proposal === null) return null;
    const run: Attempt = {
      client,
      known,
      proposal,
      base,
      branch,
      past,
      lost: isLost ? past.step : null,
    };
    past.step = decideNextStep(
      known,
      desiredState(known, proposal, branch, past.commit?.oid ?? null),
    );
    const done = await takeStep(past.step, run);
    return (
      done && { ...done, repository: known.nameWithOwner, branch: base, pullRequestBranch: branch }
    );
  });
}

interface Attempt {
  readonly client: GitHubClient;
  readonly known: KnownCommit;
  readonly proposal: Proposal;
  readonly base: string;
  readonly branch: string;
  /**
   * The last step and the last commit of earlier attempts. The branch may or may not have been
   * moved to that commit.
   */
  readonly past: { step: Step | null; commit: Commit | null; readonly warnings: string[] };
  /** The last step, if a response was lost. */
  readonly lost: Step | null;
}

async function takeStep(step: Step, run: Attempt): Promise<ProposalResult | null> {
  const { proposal, lost } = run;
  switch (step.kind) {
    case 'noop':
      return lost?.kind === 'close' ? deleteBranch(run, lost.pullRequest, lost.from) : null;
    case 'leave-open':
      return {
        outcome: 'left-open',
        pullRequest: step.pullRequest,
        isDue: proposal.changes.length > 0,
      };
    case 'decline':
      return { outcome: 'declined', pullRequest: step.pullRequest };
    case 'close':
      return close(run, step.pullRequest, step.from);
    case 'update-text':
      return updateText(run, step.pullRequest, earlierCommit(run));
    case 'open':
      return open(run, earlierCommit(run));
    case 'write': {
      const commit = await writeBranch(run, step.from);
      return step.pullRequest === null
        ? open(run, commit)
        : updateText(run, step.pullRequest, commit);
    }
  }
}

/**
 * The commit of an earlier attempt. If the response to its write was lost, it is the commit to
 * which the branch was moved.
 */
function earlierCommit({ known, lost, past: { commit } }: Attempt): Commit | null {
  const tip = known.head?.target;
  const wasMoved = lost?.kind === 'write' && lost.from !== tip?.oid;
  return tip && (wasMoved || tip.oid === commit?.oid) ? { oid: tip.oid, url: tip.url } : null;
}

/**
 * Builds the branch: one commit on the base. A new branch gets it directly. A branch that exists is
 * moved to a commit on a temporary branch, because GitHub closes a pull request for good if its
 * branch points to the base, even for a moment.
 */
async function writeBranch(run: Attempt, from: string | null): Promise<Commit> {
  const { client, known, proposal, branch, past } = run;
  const written = from === null ? branch : `${branch}-rebuild-${client.random()}`;
  const message = { ...proposal.message, body: appendTrailer(proposal.message.body) };
  const operation = {
    ...commitOperation(branch, known.nameWithOwner),
    writesPullRequestBranch: true,
  };
  const inputs = {
    updateRefs: moves(known, [written, 'nothing', known.commit.oid]),
    createCommitOnBranch: commitInput(known, { ...proposal, message }, written),
  };
  const updateRefs = (input: object, what = operation) =>
    mutate(client, what, { updateRefs: input }, (data) => data.updateRefs);
  let mayExist = true;
  try {
    const commit = await mutate(client, operation, inputs, (data) => {
      mayExist = Boolean(data.updateRefs);
      return data.createCommitOnBranch?.commit;
    });
    past.commit = commit;
    if (from === null) return commit;
    const move = [branch, from, commit.oid] as const;
    const both = moves(known, move, [written, commit.oid, 'nothing']);
    const deletion = {
      ...operation,
      description: `Deleting branch "${written}", which is not needed any more, failed`,
    };
    await updateRefs(both, deletion).catch((error: unknown) => {
      if (!isError(error, 'protected-branch')) throw error;
      // Rules that only forbid to delete a branch refuse both.
      past.warnings.push(error.message);
      return updateRefs(moves(known, move));
    });
    return commit;
  } catch (error) {
    // A new branch is deleted only while it has no commit, and not if somebody else has created it.
    const leftover = moves(known, [
      written,
      from === null ? known.commit.oid : 'anything',
      'nothing',
    ]);
    if (mayExist) await updateRefs(leftover).catch(() => {});
    throw error;
  }
}

/**
 * `from` and `to` are ids; `nothing` is a branch that does not exist, and `anything` is any state.
 * GitHub refuses to move a branch that is not at `from`, which protects commits of others, so a
 * move may be forced.
 */
function moves(
  { id, commit }: KnownCommit,
  ...all: readonly (readonly [branch: string, from: string, to: string])[]
) {
  const toOid = (end: string) => (end === 'nothing' ? '0'.repeat(commit.oid.length) : end);
  const refUpdates = all.map(([branch, from, to]) => {
    const before = from === 'anything' ? {} : { beforeOid: toOid(from) };
    return { name: `refs/heads/${branch}`, ...before, afterOid: toOid(to), force: true };
  });
  return { repositoryId: id, refUpdates };
}

async function open(run: Attempt, commit: Commit | null): Promise<ProposalResult> {
  const { client, known, proposal, base, branch } = run;
  const description = `Opening a pull request from "${branch}" failed`;
  const operation = { ...pullRequestOperation(description), opensPullRequest: true };
  const refs = { repositoryId: known.id, baseRefName: base, headRefName: branch };
  const create = (draft: boolean): Promise<Opened> => {
    const inputs = {
      createPullRequest: {
        ...refs,
        ...createPullRequestText(proposal, headOf(known, commit)),
        draft,
      },
    };
    return mutate(client, operation, inputs, (data) => data.createPullRequest?.pullRequest);
  };
  const warnings: string[] = [];
  const createOrdinary = (error: unknown) => {
    if (!isError(error, 'detail-refused')) throw error;
    warnings.push(error.message);
    return create(false);
  };
  const opened = await create(proposal.isDraft)
    .catch(createOrdinary)
    .catch((error: unknown) => {
      if (!isError(error) || isInterruption(error)) throw error;
      const [from, to] = [base, branch].map((name) =>
        name.split('/').map(encodeURIComponent).join('/'),
      );
      const url = `${known.url}/compare/${from}...${to}?expand=1`;
      const fix = `The change is on branch "${branch}": open the pull request at ${url}`;
      throw new StatusSnippetsError(error.code, { problem: error.message, fix, url, cause: error });
    });
  return complete(run, opened, { commit, operation: 'created', warnings });
}

/**
 * A body without a hash was rewritten by a person, so it is kept until this program commits again.
 */
async function updateText(
  run: Attempt,
  pullRequest: OpenPullRequest,
  commit: Commit | null,
): Promise<ProposalResult> {
  const { client, proposal, lost } = run;
  const { id, url, body } = pullRequest;
  const hash = findComment(body, 'hash');
  const needsUpdate = commit !== null || (hash !== null && hash !== proposal.hash);
  if (needsUpdate) {
    const operation = pullRequestOperation(`Updating ${url} failed`);
    const text = createPullRequestText(proposal, headOf(run.known, commit));
    const updatePullRequest = { pullRequestId: id, ...text };
    const updated = await mutate(
      client,
      operation,
      { updatePullRequest },
      (data) => data.updatePullRequest,
    );
    // Perhaps without the new commit: the next attempt opens another one if the base still needs
    // the change.
    if (updated.pullRequest?.state === 'MERGED')
      throw new StatusSnippetsError('branch-moved', {
        problem: `${url} was merged while it was updated.`,
      });
  }
  const isOpened = lost?.kind === 'open' || (lost?.kind === 'write' && lost.pullRequest === null);
  const operation = isOpened ? 'created' : needsUpdate ? 'updated' : 'none';
  return complete(run, pullRequest, { commit, operation, warnings: [] });
}

type Opened = NewPullRequest & Pick<OpenPullRequest, 'isDraft'>;

/** Does what GitHub accepts only of a pull request that is open. */
async function complete(
  { client, known, past, proposal: { extras, autoMerge } }: Attempt,
  pullRequest: Opened & Partial<OpenPullRequest>,
  done: Pick<Extract<ProposalResult, { outcome: 'proposed' }>, 'commit' | 'operation' | 'warnings'>,
): Promise<ProposalResult> {
  const warnings = [...past.warnings, ...done.warnings];
  const missing = neverAdded(extras, pullRequest);
  warnings.push(...(await addExtras(client, known.nameWithOwner, pullRequest, missing)));
  // An automatic merge that a person has turned off stays off. A draft gets one once it is ready.
  // GitHub takes conflicting pull requests out of a queue: a run that rebuilt the branch asks
  // again.
  const mayBeOutOfQueue = done.commit !== null && pullRequest.isMergeQueueEnabled;
  const hasEvent = !mayBeOutOfQueue && Boolean(pullRequest.timelineItems?.nodes.length);
  const wasAccepted = Boolean(pullRequest.autoMergeRequest) || hasEvent;
  if (autoMerge !== null && !wasAccepted && !pullRequest.isDraft) {
    // A queue takes a pull request whatever its state.
    const listed = pullRequest.isMergeQueueEnabled ? '' : pullRequest.mergeStateStatus;
    const state = done.operation === 'none' ? (listed ?? null) : null;
    const pullRequestAtHead = { ...pullRequest, headRefOid: headOf(known, done.commit) };
    warnings.push(...(await askForAutoMerge(client, pullRequestAtHead, autoMerge, state)));
  }
  return { outcome: 'proposed', pullRequest, ...done, warnings };
}

async function close(
  run: Attempt,
  pullRequest: PullRequest,
  from: string,
): Promise<ProposalResult> {
  const { id, url, body } = pullRequest;
  const operation = pullRequestOperation(`Closing ${url} failed`);
  const updatePullRequest = { pullRequestId: id, state: 'CLOSED', body: closedBody(body) };
  await mutate(run.client, operation, { updatePullRequest }, (data) => data.updatePullRequest);
  return deleteBranch(run, pullRequest, from);
}

/**
 * In a request of its own, which may fail: GitHub would delete the branch even if it refuses to
 * close the pull request.
 */
async function deleteBranch(
  { client, known, branch }: Attempt,
  pullRequest: PullRequest,
  from: string,
): Promise<ProposalResult> {
  const operation = pullRequestOperation(`Deleting branch "${branch}" failed`);
  const updateRefs = moves(known, [branch, from, 'nothing']);
  const others =
    known.head?.associatedPullRequests.nodes.filter(({ id }) => id !== pullRequest.id) ?? [];
  if ([...others, ...(known.onto?.nodes ?? [])].length === 0)
    await mutate(client, operation, { updateRefs }, (data) => data.updateRefs).catch(() => {});
  return { outcome: 'closed', pullRequest };
}

function headOf({ head }: KnownCommit, commit: Commit | null): string {
  return commit?.oid ?? head?.target.oid ?? '';
}
