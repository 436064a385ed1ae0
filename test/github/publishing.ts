import { getOctokit } from '@actions/github';
import type { PublishEffects } from '../../src/github/client/client.ts';
import type { Render, Words } from '../../src/github/commit/changes.ts';
import { type PublishRequest, publish } from '../../src/github/publish.ts';
import type { Published } from '../../src/github/publish-result.ts';
import type { FileChoice } from '../../src/github/read/list-tree.ts';
import type { FileAtHead } from '../../src/github/read/read-files.ts';
import type { GitHubForTests } from '../support/github/github.ts';

/** Effects on a GitHub for tests: the real client, a clock of our own, and sleeps that are only written down. */
export interface TestEffects extends PublishEffects {
  readonly slept: number[];
}

export function effectsOn(github: Pick<GitHubForTests, 'url' | 'token'>, start = Date.now()): TestEffects {
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

/** A README with one section: the link between the brackets is what gets rendered. */
export function readme(address: string, heading = 'Site'): string {
  return `# ${heading}\n\n[status](${address})\n`;
}

/** Renders every link to say `address`. */
export function pointingAt(address: string, words: Partial<Words> = {}) {
  const seen: (readonly FileAtHead[])[] = [];
  const branches: string[] = [];
  const render: Render = async (files, { branch }) => {
    seen.push(files);
    branches.push(branch);
    return {
      files: files.map(({ path, text }) => ({
        path,
        text: text.replace(/\[status\]\(.*?\)/, `[status](${address})`),
      })),
      words: {
        subject: `Point the status badge at ${address}`,
        body: '',
        title: `Point the status badge at ${address}`,
        description: `The page moved to ${address}.`,
        hash: Buffer.from(address).toString('hex'),
        ...words,
      },
    };
  };
  return Object.assign(render, { seen, branches });
}

export const onlyReadme: FileChoice = { paths: ['README.md'], matches: null };

export function commitTo(github: GitHubForTests, request: Partial<PublishRequest> = {}): PublishRequest {
  return {
    repository: github.repository,
    branch: 'main',
    files: onlyReadme,
    mode: { kind: 'commit' },
    ...request,
  };
}

export function proposeTo(github: GitHubForTests, request: Partial<PublishRequest> = {}): PublishRequest {
  return { ...commitTo(github), mode: { kind: 'pull-request', branch: null }, ...request };
}

/** Publishes once, as one run of the action would. */
export function run(
  github: GitHubForTests,
  request: PublishRequest,
  address: string,
  effects: PublishEffects = effectsOn(github),
): Promise<Published> {
  return publish(effects, request, pointingAt(address));
}

/** What a promise was rejected with. */
export async function rejection(
  promise: Promise<unknown>,
): Promise<Error & Readonly<Record<string, unknown>>> {
  const outcome = await promise.then(
    (value) => new Error(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error(`rejected with ${String(outcome)}`);
  return Object.assign(outcome);
}

/** What a run asked GitHub, call by call. */
export async function callsOf(github: GitHubForTests, action: () => Promise<unknown>): Promise<string[]> {
  const start = github.calls.length;
  await action();
  return github.calls.slice(start).map(({ operations }) => operations.join('+'));
}
