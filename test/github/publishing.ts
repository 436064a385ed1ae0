import { getOctokit } from '@actions/github';
import type { GitHubClient } from '../../src/github/client/client.ts';
import { waitBeforeRetry } from '../../src/github/client/retry-delay.ts';
import {
  type CommitMessage,
  type CommitRequest,
  commitToBranch,
  findExistingCommit,
  toFileChanges,
} from '../../src/github/commit/create-commit.ts';
import type { PublishResult } from '../../src/github/publish-result.ts';
import { createPullRequestText } from '../../src/github/pull-request/body.ts';
import { decideNextStep, toDesiredState } from '../../src/github/pull-request/decide-next-step.ts';
import { confirmWrites, createPastWrites } from '../../src/github/pull-request/past-writes.ts';
import { runStep, undoUnfinishedReset } from '../../src/github/pull-request/run-step.ts';
import { readBranch, readDefaultBranch } from '../../src/github/read/read-branch.ts';
import { type FileSelection, type RepositoryFile, readTexts } from '../../src/github/read/read-files.ts';
import { readSelectedFiles } from '../../src/github/read/read-selected-files.ts';
import type { GitHubForTests } from '../support/github/github.ts';

/** The real client with the GitHub for tests as its server. Sleeps are recorded, and only move the clock of the client. */
export interface TestClient extends GitHubClient {
  /** The durations of all sleeps, in milliseconds. */
  readonly slept: number[];
}

export function clientFor(github: Pick<GitHubForTests, 'url' | 'token'>, start = Date.now()): TestClient {
  const slept: number[] = [];
  let seed = slept.length + 1;
  return {
    github: getOctokit(github.token, { baseUrl: github.url, request: { fetch } }),
    slept,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    random: () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    now: () => start + slept.reduce((sum, one) => sum + one, 0),
  };
}

/** A README with one link, which these tests refresh instead of a section. */
export function readme(address: string, heading = 'Site'): string {
  return `# ${heading}\n\n[status](${address})\n`;
}

/** The files to refresh, and the branch and mode to publish them with. */
export interface PublishRequest {
  readonly repository: string;
  readonly branch: string | null;
  readonly files: FileSelection;
  readonly mode: 'commit' | { readonly pullRequestBranch: string | null };
}

/** A function that changes the link in files to an address. It returns the new texts of the files that change. */
export interface Refresh {
  (files: readonly RepositoryFile[]): { path: string; after: string }[];
  readonly message: CommitMessage;
  readonly hash: string;
  /** The files that each call got. */
  readonly seen: (readonly RepositoryFile[])[];
}

export function pointingAt(address: string, message: Partial<CommitMessage> = {}): Refresh {
  const seen: (readonly RepositoryFile[])[] = [];
  const refresh = (files: readonly RepositoryFile[]) => {
    seen.push(files);
    return files.flatMap(({ path, text }) => {
      const after = text.replace(/\[status\]\(.*?\)/, `[status](${address})`);
      return after === text ? [] : [{ path, after }];
    });
  };
  return Object.assign(refresh, {
    seen,
    message: { subject: `Point the status badge at ${address}`, body: '', ...message },
    hash: Buffer.from(address).toString('hex'),
  });
}

type Unchanged = { readonly outcome: 'unchanged' };

/** Reads files, changes them and publishes the changes, as the modes of the action do. */
export async function publish(
  client: GitHubClient,
  request: PublishRequest,
  refresh: Refresh,
): Promise<PublishResult | Unchanged> {
  return request.mode === 'commit'
    ? commit(client, request, refresh)
    : propose(client, request, request.mode.pullRequestBranch, refresh);
}

async function commit(
  client: GitHubClient,
  { repository, branch: name, files }: PublishRequest,
  refresh: Refresh,
): Promise<PublishResult | Unchanged> {
  const { message } = refresh;
  let unconfirmed: Pick<CommitRequest, 'parent' | 'message'> | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const target = { repository, branch: name, pullRequestBranch: null };
    const branch = await readSelectedFiles(client, await readBranch(client, target, files), files);
    const where = { repository: branch.repository.nameWithOwner, branch: branch.base.name };
    const existing = unconfirmed && findExistingCommit(unconfirmed, branch.base.history);
    if (existing) return { ...where, outcome: 'committed', commit: existing };
    const changes = toFileChanges(branch.files, refresh(branch.files));
    if (changes.length === 0) return { outcome: 'unchanged' };
    const result = await commitToBranch(client, branch, { message, changes });
    if (result.outcome === 'done') return { ...where, outcome: 'committed', commit: result.value };
    if (result.outcome === 'unknown') unconfirmed = { parent: branch.base.oid, message };
    await waitBeforeRetry(client, name ?? 'HEAD', attempt, result);
  }
}

async function propose(
  client: GitHubClient,
  { repository, branch: name, files }: PublishRequest,
  head: string | null,
  refresh: Refresh,
): Promise<PublishResult | Unchanged> {
  const branch = name ?? (await readDefaultBranch(client, repository));
  const pullRequestBranch = head ?? `status-snippets/${branch}`;
  const past = createPastWrites();
  const { message, hash } = refresh;
  const text = createPullRequestText(message.subject, `${message.subject}, since the page moved.`, hash);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const read = await readBranch(client, { repository, branch, pullRequestBranch }, files);
      const state = await readSelectedFiles(client, read, files);
      confirmWrites(past, state);
      const changes = toFileChanges(state.files, refresh(state.files));
      const desired = toDesiredState(state, pullRequestBranch, changes, hash);
      const step = decideNextStep(state, desired);
      const entries = step.kind === 'commit-on-top' ? step.head.entries : [];
      const paths = entries.length > 0 ? state.paths : [];
      const theirs = await readTexts(client, state.repository.nameWithOwner, paths, entries, 'there');
      const content = { text, message, changesOnTop: toFileChanges(theirs, refresh(theirs)) };
      const result = await runStep(step, { client, state, desired, past, ...content });
      if (result.outcome === 'finished') return result.published ?? { outcome: 'unchanged' };
      await waitBeforeRetry(client, pullRequestBranch, attempt, result.reason);
    }
  } finally {
    await undoUnfinishedReset(client, past);
  }
}

export const onlyReadme: FileSelection = { paths: ['README.md'], matches: null };

export function commitTo(github: GitHubForTests, request: Partial<PublishRequest> = {}): PublishRequest {
  return { repository: github.repository, branch: 'main', files: onlyReadme, mode: 'commit', ...request };
}

export function proposeTo(github: GitHubForTests, request: Partial<PublishRequest> = {}): PublishRequest {
  return { ...commitTo(github), mode: { pullRequestBranch: null }, ...request };
}

/** Publishes README files that link to an address, as one run of the action does. */
export function run(
  github: GitHubForTests,
  request: PublishRequest,
  address: string,
  client: GitHubClient = clientFor(github),
): Promise<PublishResult | Unchanged> {
  return publish(client, request, pointingAt(address));
}

/** The error with which a promise is rejected. Throws if the promise is fulfilled. */
export async function rejection(promise: Promise<unknown>): Promise<Error & Readonly<Record<string, unknown>>> {
  const [outcome] = await Promise.allSettled([promise]);
  if (outcome.status === 'fulfilled') throw new Error(`fulfilled with ${JSON.stringify(outcome.value)}`);
  if (!(outcome.reason instanceof Error)) throw new Error(`rejected with ${String(outcome.reason)}`);
  return Object.assign(outcome.reason);
}

/** The operations of each request that `action` sends to GitHub. */
export async function callsOf(github: GitHubForTests, action: () => Promise<unknown>): Promise<string[]> {
  const start = github.calls.length;
  await action();
  return github.calls.slice(start).map(({ operations }) => operations.join('+'));
}
