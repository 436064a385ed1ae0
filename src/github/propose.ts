import { isError, StatusSnippetsError } from '../text/errors.ts';
import type { BranchTarget, PullRequest } from './branch-query.ts';
import { type GitHubClient, type MutationResult, mutate, type RetryReason, waitBeforeRetry } from './client.ts';
import {
  type Change,
  type Commit,
  type CommitData,
  type CommitRequest,
  commitInput,
  createCommitField,
  findCommit,
  toFileContents,
} from './commit.ts';
import { type FilesAt, readAt, type Selection } from './files.ts';
import { appendTrailer, type DesiredState, decideNextStep, type Step } from './next-step.ts';
import {
  addExtras,
  closedBody,
  createPullRequestText,
  type Extras,
  findHash,
  type OpenPullRequest,
  type PullRequestLink,
  type PullRequestText,
  pullRequestOperation,
} from './pull-request.ts';
import type { Operation } from './refusals.ts';
import { zeroOid } from './tree.ts';

export interface Proposal extends Change, Extras {
  /** All files of the run, changed or not. */
  readonly paths: readonly string[];
  readonly title: string;
  /** The body of the pull request, without the comments at its end. */
  readonly description: string;
  /** Identifies the change, in letters and digits; empty if there is none. */
  readonly hash: string;
}

export type Proposed = Outcome & {
  /** The current `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  readonly pullRequest: PullRequestLink;
};

type Outcome =
  | /** An open pull request contains the change. `commit` is null if this run added none. */
  {
      readonly outcome: 'proposed';
      readonly commit: Commit | null;
      readonly operation: 'created' | 'updated' | 'none';
      /** What could not be done after opening it. */
      readonly warnings: readonly string[];
    }
  /** The branch is up to date, so the pull request was closed, and perhaps its branch deleted. */
  | { readonly outcome: 'closed'; readonly isBranchDeleted: boolean }
  /** Others committed to the pull request, so nothing was written. `isDue` is true if the branch needs a change. */
  | { readonly outcome: 'left-open'; readonly isDue: boolean }
  /** A person closed a pull request with the same change; nothing was written. */
  | { readonly outcome: 'declined' };

/** The start of the name of a pull request branch, unless another name is set. */
export const pullRequestBranchPrefix = 'status-snippets/';

/**
 * Opens a pull request with a change, updates the one that is open, or closes it if the branch is up to date. If something
 * moves between reading and writing, or a response is lost, it starts again with reading, up to five times.
 *
 * @param target the branch to update; the name of the pull request branch is derived from it if it is absent
 * @param refresh makes the change from what was read; null if the run ends without one
 * @returns null if there is nothing to propose
 */
export async function propose(
  client: GitHubClient,
  target: BranchTarget,
  selection: Selection,
  refresh: (at: FilesAt) => Promise<Proposal | null>,
): Promise<Proposed | null> {
  // The name of the pull request branch depends on that of the branch.
  const { repository } = target;
  const branch =
    target.branch ?? (await readAt(client, { repository, branch: null }, { paths: [], select: null })).branch ?? '';
  const head = target.pullRequestBranch ?? `${pullRequestBranchPrefix}${branch}`;
  const past: PastWrites = { unconfirmed: null, commit: null, mayHaveOpened: false, mayHaveClosed: null };
  for (let attempt = 1; ; attempt += 1) {
    const at = await readAt(client, { ...target, branch, pullRequestBranch: head }, selection);
    const proposal = await refresh(at);
    if (proposal === null) return null;
    const run = { client, at: proposal.at, proposal, branch: head, past };
    const { tip } = at.pullRequestBranch ?? {};
    if (tip !== undefined && past.unconfirmed !== null) past.commit ??= findCommit(past.unconfirmed, [tip]);
    const result = await takeStep(decideNextStep(proposal.at, toDesiredState(run)), run);
    if (result === null) return null;
    if (!('reason' in result)) {
      const { number, url } = result.pullRequest;
      const done = { ...result, repository: at.repository, branch, pullRequest: { number, url } };
      if (done.outcome !== 'proposed' || done.operation !== 'created') return done;
      return { ...done, warnings: await addExtras(client, at.repository, result.pullRequest, proposal) };
    }
    await waitBeforeRetry(client, head, attempt, result.reason);
  }
}

interface PastWrites {
  /** The request for a commit to the pull request branch that may exist, because a response was lost; else null. */
  unconfirmed: CommitRequest | null;
  commit: Commit | null;
  mayHaveOpened: boolean;
  mayHaveClosed: PullRequest | null;
}

interface Attempt {
  readonly client: GitHubClient;
  readonly at: FilesAt;
  readonly proposal: Proposal;
  readonly branch: string;
  readonly past: PastWrites;
}

type StepResult = (Outcome & { readonly pullRequest: OpenPullRequest }) | { readonly reason: RetryReason } | null;

function toDesiredState({ at, proposal, branch, past }: Attempt): DesiredState {
  const changed = new Map(toFileContents(proposal).map(({ path, oid }) => [path, oid]));
  // GitHub never merges a branch that lacks commits of a base whose rules require them.
  const mergesAlone = proposal.autoMerge !== null && at.needsUpToDateBranches;
  const oids = new Map(proposal.paths.map((path) => [path, changed.get(path) ?? at.entries.get(path)?.oid ?? '']));
  return {
    branch,
    oids,
    isChanged: changed.size > 0,
    hash: proposal.hash,
    ownOid: past.commit?.oid ?? null,
    mustHaveBase: mergesAlone,
  };
}

async function takeStep(step: Step, run: Attempt): Promise<StepResult> {
  switch (step.kind) {
    case 'noop': {
      const { mayHaveClosed } = run.past;
      const isBranchDeleted = run.at.pullRequestBranch === null;
      return mayHaveClosed && { outcome: 'closed', pullRequest: mayHaveClosed, isBranchDeleted };
    }
    case 'leave-open': {
      const isDue = run.proposal.changes.length > 0;
      return { outcome: 'left-open', pullRequest: step.pullRequest, isDue };
    }
    case 'decline':
      return { outcome: 'declined', pullRequest: step.pullRequest };
    case 'close':
      return close(run, step.pullRequest, step.from);
    case 'update-text':
      return updateText(run, step.pullRequest);
    case 'open':
      return open(run);
    case 'write': {
      const commit = await writeBranch(run, step.from);
      if (commit.outcome !== 'done') return { reason: commit };
      run.past.commit = commit.value;
      return step.pullRequest === null ? open(run) : updateText(run, step.pullRequest);
    }
  }
}

/**
 * Builds the branch: one commit on the base. A new branch gets it directly. A branch that exists is moved to a commit on a
 * temporary branch, because GitHub closes a pull request for good if its branch points to the base, even for a moment.
 */
async function writeBranch(run: Attempt, from: string | null): Promise<MutationResult<Commit>> {
  const { client, at, proposal, branch, past } = run;
  const zeros = zeroOid(at.commit);
  const message = { ...proposal.message, body: appendTrailer(proposal.message.body) };
  const isNew = from === null;
  const written = isNew ? branch : `${branch}-rebuild-${client.random()}`;
  const request = { branch: written, parent: at.commit, message, changes: toFileContents(proposal) };
  const operation: Operation = {
    description: `Committing to branch "${branch}" of ${at.repository} failed`,
    permission: 'contents: write',
    writesPullRequestBranch: true,
  };
  let isUnfinished = true;
  try {
    const commit = await commitToNewBranch(run, request, operation, () => {
      isUnfinished = false;
    });
    let result: MutationResult<Commit> = commit;
    if (!isNew && commit.outcome === 'done') {
      const { oid } = commit.value;
      const moved = await updateRefs(run, operation, [
        { branch, from, to: oid },
        { branch: written, from: oid, to: zeros },
      ]);
      if (moved.outcome !== 'done') result = moved;
    }
    if (result.outcome === 'done') isUnfinished = false;
    if (result.outcome === 'unknown') past.unconfirmed = request;
    return result;
  } finally {
    // A new branch is deleted only while it has no commit.
    const leftover = { branch: written, from: isNew ? at.commit : null, to: zeros };
    if (isUnfinished) await updateRefs(run, operation, [leftover]).catch(() => {});
  }
}

/** A request to move, create or delete a branch, which GitHub refuses if the branch does not point to `from`. */
interface RefUpdate {
  readonly branch: string;
  /** Zeros if the branch must not exist; null if it may point anywhere. */
  readonly from: string | null;
  /** Zeros to delete the branch. */
  readonly to: string;
}

const updateRefsField = 'updateRefs(input: $refs) { clientMutationId }';

interface RefsData {
  readonly updateRefs?: object | null;
}

/** The input of the mutation. It allows moves that are not fast-forward, because `from` protects the commits of others. */
function refsInput({ id }: FilesAt, updates: readonly RefUpdate[]) {
  const refUpdates = updates.map(({ branch, from, to }) => ({
    name: `refs/heads/${branch}`,
    ...(from === null ? {} : { beforeOid: from }),
    afterOid: to,
    force: true,
  }));
  return { repositoryId: id, refUpdates };
}

async function updateRefs(
  { client, at }: Attempt,
  operation: Operation,
  updates: readonly RefUpdate[],
): Promise<MutationResult<true>> {
  const text = `mutation UpdateRefs($refs: UpdateRefsInput!) { ${updateRefsField} }`;
  const variables = { refs: refsInput(at, updates) };
  return mutate(client, { text, variables }, operation, ({ updateRefs: done }: RefsData) => (done ? true : null));
}

async function commitToNewBranch(
  { client, at }: Attempt,
  request: CommitRequest,
  operation: Operation,
  onNotCreated: () => void,
): Promise<MutationResult<Commit>> {
  const text = `mutation CommitToNewBranch($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {
  ${updateRefsField}
  ${createCommitField}
}`;
  const update = { branch: request.branch, from: zeroOid(request.parent), to: request.parent };
  const variables = { refs: refsInput(at, [update]), commit: commitInput(at.repository, request) };
  return mutate(client, { text, variables }, operation, (data: RefsData & CommitData) => {
    if (!data.updateRefs) onNotCreated();
    return data.createCommitOnBranch?.commit ?? null;
  });
}

async function open(run: Attempt): Promise<StepResult> {
  const { client, at, branch, past } = run;
  const text = `mutation Open($open: CreatePullRequestInput!) {
  createPullRequest(input: $open) { pullRequest { id number url } }
}`;
  const refs = { repositoryId: at.id, baseRefName: at.branch, headRefName: branch };
  const operation = {
    ...pullRequestOperation(`Opening a pull request from "${branch}" failed`),
    opensPullRequest: true,
  };
  type Data = { readonly createPullRequest?: { readonly pullRequest?: OpenPullRequest | null } | null };
  try {
    const variables = { open: { ...refs, ...textOf(run) } };
    const opened = await mutate(client, { text, variables }, operation, (data: Data) => {
      return data.createPullRequest?.pullRequest ?? null;
    });
    if (opened.outcome === 'done') return proposed(run, opened.value, 'created');
    if (opened.outcome === 'unknown') past.mayHaveOpened = true;
    return { reason: opened };
  } catch (error) {
    if (!isError(error)) throw error;
    const [from, to] = [at.branch ?? '', branch].map((name) => name.split('/').map(encodeURIComponent).join('/'));
    const url = `${at.url}/compare/${from}...${to}?expand=1`;
    const fix = `The change is on branch "${branch}": open the pull request at ${url}`;
    throw new StatusSnippetsError(error.code, { problem: error.message, fix, url, cause: error });
  }
}

/**
 * Updates the text of a pull request that contains the change, if this run has committed or the text has the hash of another
 * change. A body without a hash was rewritten by a person, so it is kept until this program commits again.
 */
async function updateText(run: Attempt, pullRequest: PullRequest): Promise<StepResult> {
  const { client, past, proposal } = run;
  const { id, url } = pullRequest;
  const content = textOf(run);
  const hash = findHash(pullRequest.body);
  const differs = pullRequest.title !== content.title || pullRequest.body !== content.body;
  const needsUpdate = (hash !== null && hash !== proposal.hash) || (past.commit !== null && differs);
  if (needsUpdate) {
    const text = `mutation UpdateText($update: UpdatePullRequestInput!) {
  updatePullRequest(input: $update) { pullRequest { id } }
}`;
    const variables = { update: { pullRequestId: id, ...content } };
    const operation = pullRequestOperation(`Updating ${url} failed`);
    const updated = await mutate(client, { text, variables }, operation, isUpdated);
    if (updated.outcome !== 'done') return { reason: updated };
  }
  const operation = needsUpdate || past.commit !== null ? 'updated' : 'none';
  return proposed(run, pullRequest, past.mayHaveOpened ? 'created' : operation);
}

function proposed(
  { past }: Attempt,
  pullRequest: OpenPullRequest,
  operation: 'created' | 'updated' | 'none',
): StepResult {
  return { outcome: 'proposed', pullRequest, commit: past.commit, operation, warnings: [] };
}

/** Closes the pull request. Deletes its branch if the branch still points to the same commit as when it was read. */
async function close(run: Attempt, pullRequest: PullRequest, from: string): Promise<StepResult> {
  const { client, at, branch, past } = run;
  const { id, url, body, baseRefName } = pullRequest;
  const text = `mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {
  updatePullRequest(input: $close) { pullRequest { id } }
  ${updateRefsField}
}`;
  const input = { pullRequestId: id, state: 'CLOSED', body: closedBody(body, baseRefName) };
  const variables = { close: input, refs: refsInput(at, [{ branch, from, to: zeroOid(from) }]) };
  const operation = pullRequestOperation(`Closing ${url} failed`);
  const closed = await mutate(client, { text, variables }, operation, (data: UpdateData & RefsData) => {
    return isUpdated(data) && { isBranchDeleted: Boolean(data.updateRefs) };
  });
  if (closed.outcome === 'done') return { outcome: 'closed', pullRequest, ...closed.value };
  past.mayHaveClosed = pullRequest;
  return { reason: closed };
}

interface UpdateData {
  readonly updatePullRequest?: object | null;
}

function isUpdated({ updatePullRequest }: UpdateData): true | null {
  return updatePullRequest ? true : null;
}

/** The text of the pull request, with the id of the commit that is on its branch now. */
function textOf({ at, proposal, past }: Attempt): PullRequestText {
  return createPullRequestText(proposal, past.commit?.oid ?? at.pullRequestBranch?.oid ?? '');
}
