import { expect } from 'vitest';
import { runAction } from '../../src/action/run.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { type GitHubForTests, type GitHubOptions, startGitHub } from '../support/github/github.ts';
import { badgeAndLink, pageAt } from './page.ts';

/*
 * Runs the action in the process of the tests, against real servers. Tests of the bundle check what only a process shows: its
 * output, its exit code and the files that it writes for the runner.
 */

type Effects = Parameters<typeof runAction>[0];

export interface Acting {
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The content of the event; a text is not converted to JSON. */
  readonly event?: unknown;
  readonly isDebug?: boolean;
  readonly fetch?: Effects['fetch'];
  /** The title of a group of the log that cannot be written. */
  readonly failingGroup?: string;
}

export type Stage = Awaited<ReturnType<typeof startStage>>;

export const here = 'https://status.acme.com';
export const before = 'https://acme.statuspage.me';

/** Starts a service, whose pages are at {@link here}, and a GitHub for tests. */
export async function startStage(options: GitHubOptions = {}) {
  const endpoint = await startEndpoint();
  const github = await startGitHub(options);
  const movePagesTo = (address: string) => endpoint.respondWith(pageAt(endpoint.baseUrl, address));
  movePagesTo(here);
  return {
    github,
    endpoint,
    movePagesTo,
    contentAt: (address: string, slug = 'acme') => badgeAndLink(endpoint.baseUrl, slug, address),
    async act(acting: Acting = {}) {
      const acted = await act(github, {
        ...acting,
        with: { 'base-url': endpoint.baseUrl, ...acting.with },
      });
      expect(github.violations).toEqual([]);
      return acted;
    },
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]();
      await endpoint[Symbol.asyncDispose]();
    },
  };
}

async function act(
  github: GitHubForTests,
  { with: given = {}, env = {}, event, ...acting }: Acting,
) {
  const acted = {
    hasFailed: false,
    /** As `level @line message`, without the line if they have no place. */
    annotations: [] as string[],
    outputs: {} as Readonly<Record<string, string>>,
    summary: '',
    log: [] as string[],
    debug: [] as string[],
    masked: [] as string[],
    /** How long the run waited, each time. Only waiting moves its clock. */
    slept: [] as number[],
  };
  const start = Date.now();
  const inputs: Readonly<Record<string, string>> = { token: github.token, ...given };
  const payload = event ?? { repository: { default_branch: 'main', fork: false, private: false } };
  await runAction({
    fetch: acting.fetch ?? ((address, init) => fetch(address, init)),
    now: () => acted.slept.reduce((sum, one) => sum + one, start),
    sleep: async (milliseconds) => {
      acted.slept.push(milliseconds);
      github.passTime(milliseconds);
    },
    random: () => 0.5,
    cacheDirectory: () => null,
    env: {
      GITHUB_REPOSITORY: github.repository,
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_EVENT_PATH: 'event.json',
      GITHUB_REF: 'refs/heads/main',
      ...env,
    },
    readFile: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)),
    runner: {
      input: (name) => inputs[name] ?? '',
      mask: (secret) => void acted.masked.push(secret),
      log: (text) => void acted.log.push(text),
      isDebug: () => acting.isDebug ?? false,
      debug: (text) => void acted.debug.push(text),
      group: (title, text) => {
        if (title === acting.failingGroup) throw new Error('broken');
        acted.log.push(`${title}\n${text}`);
      },
      annotate: ({ level, message, place }) =>
        void acted.annotations.push(
          `${level} ${place === undefined ? '' : `@${place.line} `}${message}`,
        ),
      outputs: (values) => {
        acted.outputs = values;
      },
      writeSummary: async (markdown) => {
        acted.summary = markdown;
      },
      fail: () => {
        acted.hasFailed = true;
      },
    },
  });
  return acted;
}
