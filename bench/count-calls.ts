import { badgeAndLink, pageAt, readme } from '../test/action/page.ts';
import { runStep, type Step } from '../test/action/step.ts';
import { type EndpointServer, startEndpoint } from '../test/support/endpoint-server.ts';
import { meanwhile } from '../test/support/github/faults.ts';
import { type GitHubForTests, startGitHub } from '../test/support/github/github.ts';

/** A situation, how it comes about, and what it may cost. */
interface Row {
  readonly what: string;
  readonly most: { readonly github: number; readonly endpoint: number };
  readonly step?: Step;
  /** Sections are filled already, unless this says otherwise. */
  readonly arrange?: (world: World) => Promise<unknown>;
}

interface World {
  readonly github: GitHubForTests;
  readonly endpoint: EndpointServer;
  run(step?: Step): Promise<void>;
}

const moved = 'https://status.acme.com';
const move = async ({ endpoint }: World) => endpoint.answer(pageAt(endpoint.baseUrl, moved));
const propose: Step = { with: { mode: 'pull-request' } };

const rows: readonly Row[] = [
  { what: 'nothing changed', most: { github: 1, endpoint: 1 } },
  { what: 'a commit', most: { github: 2, endpoint: 1 }, arrange: move },
  {
    what: 'a commit after one lost race',
    most: { github: 4, endpoint: 1 },
    async arrange(world) {
      await move(world);
      const { github, endpoint } = world;
      const theirs = `${filled(endpoint)}\nTheirs.\n`;
      github.befall(
        'createCommitOnBranch',
        meanwhile(() => github.push('main', { 'README.md': theirs })),
      );
    },
  },
  { what: 'the first pull request', most: { github: 3, endpoint: 1 }, step: propose, arrange: move },
  {
    what: 'a pull request that is right already',
    most: { github: 1, endpoint: 1 },
    step: propose,
    async arrange(world) {
      await move(world);
      await world.run(propose);
    },
  },
  {
    what: 'nothing changed, with a glob',
    most: { github: 2, endpoint: 1 },
    step: { with: { files: '**/*.md' } },
  },
  {
    what: 'mode write',
    most: { github: 0, endpoint: 1 },
    step: { with: { mode: 'write' }, workspace: { 'README.md': readme() } },
  },
  {
    what: 'mode check without a checkout',
    most: { github: 1, endpoint: 1 },
    step: { with: { mode: 'check' } },
  },
  {
    what: 'a scheduled run in a fork',
    most: { github: 0, endpoint: 0 },
    step: { event: 'schedule', payload: { repository: { fork: true } } },
  },
];

console.log(line('Situation', 'GitHub', 'promised', 'service', 'promised'));
for (const row of rows) {
  const { github, endpoint } = await count(row);
  console.log(line(row.what, github, row.most.github, endpoint, row.most.endpoint));
  if (github > row.most.github || endpoint > row.most.endpoint) process.exitCode = 1;
}

async function count({ step = {}, arrange }: Row): Promise<Row['most']> {
  await using endpoint = await startEndpoint();
  await using github = await startGitHub({ files: { 'README.md': filled(endpoint) } });
  const sha = (await github.head('main')) ?? '';
  const run = async (one: Step = {}) => {
    const ended = await runStep(github, { sha, ...one, with: { 'base-url': endpoint.baseUrl, ...one.with } });
    if (ended.code !== 0) throw new Error(`The run failed:\n${ended.stdout}${ended.stderr}`);
  };
  await arrange?.({ github, endpoint, run });
  const before = { github: github.calls.length, endpoint: endpoint.arrivals.length };
  await run(step);
  return {
    github: github.calls.length - before.github,
    endpoint: endpoint.arrivals.length - before.endpoint,
  };
}

function filled({ baseUrl }: EndpointServer): string {
  return readme('acme', badgeAndLink(baseUrl, 'acme', 'https://acme.statuspage.me'));
}

function line(what: string, ...cells: readonly (string | number)[]): string {
  return what.padEnd(40) + cells.map((cell) => String(cell).padStart(10)).join('');
}
