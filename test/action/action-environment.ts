import { expect } from 'vitest';
import { type EndpointServer, startEndpoint } from '../support/endpoint-server.ts';
import type { FileContent } from '../support/github/git-repository.ts';
import { type GitHubForTests, type GitHubOptions, startGitHub } from '../support/github/github.ts';
import { unmeantCommands } from './log-commands.ts';
import { type EndedStep, runStep, type Step } from './step.ts';

/** A GitHub and a service, and steps that run between them. */
export interface ActionEnvironment extends AsyncDisposable {
  readonly github: GitHubForTests;
  readonly endpoint: EndpointServer;
  /** How often either was asked since the last look. */
  calls(): { readonly github: number; readonly endpoint: number };
  /** Runs the bundle; what no run may ever do is looked for in all that it left. */
  run(step?: Step): Promise<EndedStep>;
}

/** Text that is secret wherever it appears. */
export const secret = 's3cr3t';

export async function startEnvironment(
  files: Readonly<Record<string, FileContent>> | null,
  options: GitHubOptions = {},
): Promise<ActionEnvironment> {
  const endpoint = await startEndpoint();
  const github = await startGitHub({ ...options, ...(files && { files }) });
  const seen = { github: 0, endpoint: 0 };
  return {
    github,
    endpoint,
    calls() {
      const calls = {
        github: github.calls.length - seen.github,
        endpoint: endpoint.arrivals.length - seen.endpoint,
      };
      seen.github = github.calls.length;
      seen.endpoint = endpoint.arrivals.length;
      return calls;
    },
    async run(step = {}) {
      const ended = await runStep(github, { ...step, with: { 'base-url': endpoint.baseUrl, ...step.with } });
      await lookForHarm(ended, github);
      return ended;
    },
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]();
      await endpoint[Symbol.asyncDispose]();
    },
  };
}

/** Commands nobody meant, secrets, documents against the schema, and anything written for later steps. */
async function lookForHarm(ended: EndedStep, github: GitHubForTests): Promise<void> {
  expect(unmeantCommands(ended.stdout)).toEqual([]);
  expect(ended.stderr).toBe('');
  expect(ended.legacy).toBe('');
  expect(github.violations).toEqual([]);
  const log = ended.stdout.replace(/^::add-mask::.*$/gm, '');
  const history = await github.git.text(['log', '--all', '--patch', '--format=fuller']).catch(() => '');
  const proposals = github.pulls.all.map(({ title, body }) => title + body);
  const everything = { log, history, proposals, ...pick(ended) };
  expect(JSON.stringify(everything)).not.toContain(secret);
}

function pick({ summary, outputs, workspace, home }: EndedStep) {
  return { summary, outputs, workspace, home };
}

/** The messages that the runner shows at a level. */
export function messages({ commands }: EndedStep, level: 'notice' | 'warning' | 'error'): string[] {
  return commands.filter(({ name }) => name === level).map(({ data }) => data);
}
