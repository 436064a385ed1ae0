import { getOctokit } from '@actions/github';
import type { GitHubClient } from '../../src/github/client.ts';
import { type Committed, commit, type NewCommit } from '../../src/github/commit.ts';
import {
  type KnownCommit,
  listFiles,
  readBlob,
  readMore,
  type Selection,
} from '../../src/github/files.ts';
import { type Proposed, propose } from '../../src/github/propose.ts';
import type { Proposal } from '../../src/github/pull-request.ts';
import type { GitHubForTests } from '../support/github/github.ts';

/** The real client with the GitHub for tests as its server. Sleeps are recorded, and only move the clock of the client. */
export interface TestClient extends GitHubClient {
  readonly slept: number[];
}

export function clientFor(
  github: Pick<GitHubForTests, 'url' | 'token' | 'passTime'>,
  start = Date.now(),
): TestClient {
  const slept: number[] = [];
  let seed = slept.length + 1;
  return {
    github: getOctokit(github.token, { baseUrl: github.url, request: { fetch } }),
    slept,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      github.passTime(milliseconds);
    },
    random: () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    now: () => start + slept.reduce((sum, one) => sum + one, 0),
  };
}

export interface PublishRequest {
  readonly repository: string;
  readonly branch: string | null;
  readonly files: Selection;
  readonly mode: 'commit' | { readonly pullRequestBranch?: string };
}

type AfterOpening = Proposal['extras'] & Pick<Proposal, 'isDraft' | 'autoMerge'>;

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A function that changes the link in files to an address. It returns the new texts of the files that change. */
export interface Refresh {
  (files: readonly TextFile[]): { path: string; after: string }[];
  readonly message: NewCommit['message'];
  readonly hash: string;
  readonly afterOpening: AfterOpening;
  readonly seen: (readonly TextFile[])[];
}

export function pointingAt(
  address: string,
  message: Partial<NewCommit['message']> = {},
  afterOpening: Partial<AfterOpening> = {},
): Refresh {
  const seen: (readonly TextFile[])[] = [];
  const refresh = (files: readonly TextFile[]) => {
    seen.push(files);
    return files.flatMap(({ path, text }) => {
      const after = text.replace(/\[status\]\(.*?\)/, `[status](${address})`);
      return after === text ? [] : [{ path, after }];
    });
  };
  return Object.assign(refresh, {
    seen,
    message: { subject: `Point the status badge at ${address}`, body: '', ...message },
    afterOpening: { ...nothing, ...afterOpening },
    hash: Buffer.from(address).toString('hex'),
  });
}

const nothing: AfterOpening = {
  ...{ labels: [], reviewers: [], teamReviewers: [], assignees: [] },
  ...{ isDraft: false, autoMerge: null },
};

type Unchanged = { readonly outcome: 'unchanged' };

export async function publish(
  client: GitHubClient,
  { repository, branch, files: selection, mode }: PublishRequest,
  refresh: Refresh,
): Promise<Committed | Proposed | Unchanged> {
  const { message, hash, afterOpening } = refresh;
  const { isDraft, autoMerge, ...extras } = afterOpening;
  const makeChange = async (known: KnownCommit) => {
    const files = selection.select === null ? [] : await listFiles(client, known);
    const regular = [...files].filter(([, { mode }]) => mode.startsWith('100'));
    const listed = await selection.select?.(regular.map(([path]) => path));
    const paths = [...new Set([...selection.paths, ...(listed ?? []).map(({ path }) => path)])];
    const text = {
      title: message.subject,
      description: `${message.subject}, it moved.`,
      extras,
      isDraft,
      autoMerge,
    };
    await readMore(client, known, paths);
    const texts: TextFile[] = [];
    for (const path of paths)
      texts.push({ path, text: String(await readBlob(client, known, path)) });
    const changes = refresh(texts);
    return { paths, changes, message, hash, ...text };
  };
  const published =
    mode === 'commit'
      ? await commit(client, { repository, branch }, selection, makeChange)
      : await propose(client, { repository, branch, ...mode }, selection, makeChange);
  return published ?? { outcome: 'unchanged' };
}

const onlyReadme: Selection = { paths: ['README.md'], select: null };

export function filesWhere(
  isSelected: (path: string) => boolean,
): NonNullable<Selection['select']> {
  return async (files) => files.filter(isSelected).map((path) => ({ path }));
}

export function commitTo(
  github: GitHubForTests,
  request: Partial<PublishRequest> = {},
): PublishRequest {
  return {
    repository: github.repository,
    branch: 'main',
    files: onlyReadme,
    mode: 'commit',
    ...request,
  };
}

export function proposeTo(
  github: GitHubForTests,
  request: Partial<PublishRequest> = {},
): PublishRequest {
  return { ...commitTo(github), mode: {}, ...request };
}

export function run(
  github: GitHubForTests,
  request: PublishRequest,
  address: string,
  client: GitHubClient = clientFor(github),
): Promise<Committed | Proposed | Unchanged> {
  return publish(client, request, pointingAt(address));
}

/** The error with which a promise is rejected. Throws if the promise is fulfilled. */
export async function rejection(
  promise: Promise<unknown>,
): Promise<Error & Readonly<Record<string, unknown>>> {
  const [outcome] = await Promise.allSettled([promise]);
  if (outcome.status === 'fulfilled')
    throw new Error(`fulfilled with ${JSON.stringify(outcome.value)}`);
  if (!(outcome.reason instanceof Error))
    throw new Error(`rejected with ${String(outcome.reason)}`);
  return Object.assign(outcome.reason);
}

export function operationsOf({ calls }: Pick<GitHubForTests, 'calls'>): string[] {
  return calls.map(({ operations }) => operations.join('+'));
}

export async function callsOf(
  github: GitHubForTests,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const start = github.calls.length;
  await action();
  return operationsOf(github).slice(start);
}
