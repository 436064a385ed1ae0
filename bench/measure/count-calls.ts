import { badgeAndLink, pageAt, readme } from '../../test/action/page.ts';
import { runStep, type Step } from '../../test/action/step.ts';
import { redirect, reply } from '../../test/support/endpoint-behaviors.ts';
import { type EndpointServer, startEndpoint } from '../../test/support/endpoint-server.ts';
import { meanwhile } from '../../test/support/github/faults.ts';
import { type GitHubForTests, startGitHub } from '../../test/support/github/github.ts';

/* Counts the requests of runs of the action in several situations, and prints a table. Started by bench/calls.js. */

/** A situation, and the number of requests that a run in it may send. */
interface Situation {
  readonly name: string;
  readonly limit: { readonly github: number; readonly endpoint: number };
  readonly step?: Step;
  /** Changes the servers before the run. Without it, the section is up to date. */
  readonly arrange?: (servers: Servers) => Promise<unknown>;
}

interface Servers {
  readonly github: GitHubForTests;
  readonly endpoint: EndpointServer;
  run(step?: Step): Promise<void>;
}

const newAddress = 'https://status.acme.com';
const movePage = async ({ endpoint }: Servers) =>
  endpoint.respondWith(pageAt(endpoint.baseUrl, newAddress));
const planRequired = reply(403, { error: 'Markdown API requires Growth plan or higher' });
const pullRequestMode: Step = { with: { mode: 'pull-request' } };

const situations: readonly Situation[] = [
  { name: 'nothing changed', limit: { github: 1, endpoint: 1 } },
  { name: 'a commit', limit: { github: 2, endpoint: 1 }, arrange: movePage },
  {
    name: 'a commit after one lost race',
    limit: { github: 4, endpoint: 2 },
    async arrange(servers) {
      await movePage(servers);
      const { github, endpoint } = servers;
      const otherReadme = `${readmeUpToDate(endpoint)}\nTheirs.\n`;
      github.injectFault(
        'createCommitOnBranch',
        meanwhile(() => github.push('main', { 'README.md': otherReadme })),
      );
    },
  },
  {
    name: 'the first pull request',
    limit: { github: 3, endpoint: 1 },
    step: pullRequestMode,
    arrange: movePage,
  },
  {
    name: 'a pull request that is up to date',
    limit: { github: 1, endpoint: 1 },
    step: pullRequestMode,
    async arrange(servers) {
      await movePage(servers);
      await servers.run(pullRequestMode);
    },
  },
  {
    name: 'nothing changed, with a glob',
    limit: { github: 2, endpoint: 1 },
    step: { with: { files: '**/*.md' } },
  },
  {
    name: 'mode write',
    limit: { github: 0, endpoint: 1 },
    step: { with: { mode: 'write' }, workspace: { 'README.md': readme() } },
  },
  {
    name: 'mode check without a checkout',
    limit: { github: 1, endpoint: 1 },
    step: { with: { mode: 'check' } },
  },
  {
    name: 'without the API, nothing changed',
    limit: { github: 1, endpoint: 2 },
    arrange: async ({ endpoint }) => endpoint.respondWith(planRequired, reply(200)),
  },
  {
    name: 'without the API, a commit',
    limit: { github: 2, endpoint: 2 },
    arrange: async ({ endpoint }) => endpoint.respondWith(planRequired, redirect(`${newAddress}/`)),
  },
  {
    name: 'without the API, with custom-domain',
    limit: { github: 2, endpoint: 1 },
    step: { with: { 'custom-domain': 'status.acme.com' } },
    arrange: async ({ endpoint }) => endpoint.respondWith(planRequired),
  },
  {
    name: 'a scheduled run in a fork',
    limit: { github: 0, endpoint: 0 },
    step: { event: 'schedule', payload: { repository: { fork: true } } },
  },
];

console.log(line('Situation', 'GitHub', 'limit', 'service', 'limit'));
for (const situation of situations) {
  const { github, endpoint } = await count(situation);
  console.log(
    line(situation.name, github, situation.limit.github, endpoint, situation.limit.endpoint),
  );
  if (github > situation.limit.github || endpoint > situation.limit.endpoint) process.exitCode = 1;
}

/** Counts the requests that a run in a situation sends. */
async function count({ step = {}, arrange }: Situation): Promise<Situation['limit']> {
  await using endpoint = await startEndpoint();
  await using github = await startGitHub({ files: { 'README.md': readmeUpToDate(endpoint) } });
  const sha = (await github.head('main')) ?? '';
  const run = async (changedStep: Step = {}) => {
    const ended = await runStep(github, {
      sha,
      ...changedStep,
      with: { 'base-url': endpoint.baseUrl, ...changedStep.with },
    });
    if (ended.code !== 0) throw new Error(`The run failed:\n${ended.stdout}${ended.stderr}`);
  };
  await arrange?.({ github, endpoint, run });
  const before = { github: github.calls.length, endpoint: endpoint.requests.length };
  await run(step);
  return {
    github: github.calls.length - before.github,
    endpoint: endpoint.requests.length - before.endpoint,
  };
}

function readmeUpToDate({ baseUrl }: EndpointServer): string {
  return readme('acme', badgeAndLink(baseUrl, 'acme', 'https://acme.statuspage.me'));
}

/** A line of the table. */
function line(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(40) + cells.map((cell) => String(cell).padStart(10)).join('');
}
