import { expect } from 'vitest';
import { startEndpoint } from '../support/endpoint-server.ts';
import type { FileContent } from '../support/github/git-repository.ts';
import { type GitHubForTests, type GitHubOptions, startGitHub } from '../support/github/github.ts';
import { unintendedCommands } from './log-commands.ts';
import { type EndedStep, runStep, type Step } from './step.ts';

export type ActionEnvironment = Awaited<ReturnType<typeof startEnvironment>>;

/** A part of every secret in the tests, so that a leak of any secret is found. */
export const secret = 's3cr3t';

export async function startEnvironment(
  files: Readonly<Record<string, FileContent>> | null,
  options: GitHubOptions = {},
) {
  const endpoint = await startEndpoint();
  const github = await startGitHub({ ...options, ...(files && { files }) });
  const seen = { github: 0, endpoint: 0 };
  return {
    github,
    endpoint,
    /** How many requests each server received since the last call of this function. */
    newCallCounts() {
      const calls = {
        github: github.calls.length - seen.github,
        endpoint: endpoint.requests.length - seen.endpoint,
      };
      seen.github = github.calls.length;
      seen.endpoint = endpoint.requests.length;
      return calls;
    },
    /** Runs the bundle, and checks that the run did nothing that no run may do. */
    async run(step: Step = {}) {
      const ended = await runStep(github, {
        ...step,
        with: { 'base-url': endpoint.baseUrl, ...step.with },
      });
      await expectNoHarm(ended, github);
      return ended;
    },
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]();
      await endpoint[Symbol.asyncDispose]();
    },
  };
}

/** Fails if a run gave an unintended command, changed later steps, sent an invalid document, or shows a secret. */
async function expectNoHarm(ended: EndedStep, github: GitHubForTests): Promise<void> {
  expect(unintendedCommands(ended.stdout)).toEqual([]);
  expect(ended.stderr).toBe('');
  expect(ended.writtenForLaterSteps).toBe('');
  expect(github.violations).toEqual([]);
  const log = ended.stdout.replace(/^::add-mask::.*$/gm, '');
  const history = await github.git
    .text(['log', '--all', '--patch', '--format=fuller'])
    .catch(() => '');
  const proposals = github.pulls.all.map(({ title, body }) => title + body);
  const { summary, outputs, workspace, home } = ended;
  const everything = { log, history, proposals, summary, outputs, workspace, home };
  expect(JSON.stringify(everything)).not.toContain(secret);
}

export function messages({ commands }: EndedStep, level: 'notice' | 'warning' | 'error'): string[] {
  return commands.filter(({ name }) => name === level).map(({ data }) => data);
}
