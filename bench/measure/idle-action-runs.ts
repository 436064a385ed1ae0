import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { badgeAndLink, readme } from '../../test/action/page.ts';
import { runStep, type Step } from '../../test/action/step.ts';
import { startEndpoint } from '../../test/support/endpoint-server.ts';
import { startGitHub } from '../../test/support/github/github.ts';
import { watchPendingRequests } from './pending-requests.ts';
import { formatMs, formatRatio, type Table } from './result-table.js';
import { nodeVariables } from './run-process.js';
import { timesOf } from './timing.js';

/* Measures runs of the action's bundle that change nothing, and prints the table as JSON. Started by bench/idle-action.js. */

/** A run that changes nothing, and the number of requests that it has to send. */
interface Run {
  readonly step: Step;
  readonly requests: number;
}

const maxRatio = 6.5;
const rounds = Number(process.argv[2]);
const requests = watchPendingRequests();
await using endpoint = await startEndpoint();
const text = readme('acme', badgeAndLink(endpoint.baseUrl, 'acme', 'https://acme.statuspage.me'));
await using github = await startGitHub({ files: { 'README.md': text } });
const sha = (await github.head('main')) ?? '';

const workspace = { 'README.md': text };
const runs: Readonly<Record<string, Run>> = {
  commit: { step: {}, requests: 2 },
  'pull-request': { step: { with: { mode: 'pull-request' } }, requests: 2 },
  'check, of a checkout': { step: { with: { mode: 'check' }, workspace }, requests: 1 },
  'check, of a commit': { step: { with: { mode: 'check' } }, requests: 2 },
  write: { step: { with: { mode: 'write' }, workspace }, requests: 1 },
  'scheduled, in a fork': {
    step: { event: 'schedule', payload: { repository: { fork: true } } },
    requests: 0,
  },
};

const bareNode: number[] = [];
const measured = Object.keys(runs).map((name) => ({
  name,
  total: [] as number[],
  pending: [] as number[],
  own: [] as number[],
}));
// The first round is not counted, because it warms up the disk cache and the servers.
for (let round = 0; round <= rounds; round += 1) {
  const bareNodeMs = await timeBareNode();
  if (round > 0) bareNode.push(bareNodeMs);
  for (const { name, total, pending, own } of measured) {
    const run = runs[name];
    if (run === undefined) continue;
    const [totalMs, pendingMs] = await timeRun(name, run);
    if (round === 0) continue;
    total.push(totalMs);
    pending.push(pendingMs);
    own.push(totalMs - pendingMs);
  }
}

const base = timesOf(bareNode);
const table: Table = {
  title: 'The action, with nothing to do',
  columns: ['Mode', 'median', 'requests', 'without requests', 'least', 'relative to node -e 0'],
  rows: [
    { cells: ['node -e 0', formatMs(base.median), '', '', formatMs(base.least), formatRatio(1)] },
    ...measured.map(({ name, total, pending, own }) => {
      const ratio = timesOf(own).median / base.median;
      const times = [timesOf(total).median, timesOf(pending).median, timesOf(own).median, timesOf(own).least];
      const cells = [name, ...times.map(formatMs), formatRatio(ratio)];
      return { cells, goal: `≤ ${maxRatio} ×`, isMet: ratio <= maxRatio };
    }),
  ],
  notes: [`${rounds} alternating rounds, Node ${process.versions.node}. Requests: how long at least one was pending.`],
};
console.log(JSON.stringify(table));

/** Runs a step, and checks that it changed nothing. */
async function timeRun(
  name: string,
  { step, requests: expectedCount }: Run,
): Promise<[totalMs: number, pendingMs: number]> {
  requests.take();
  const inputs = { 'base-url': endpoint.baseUrl, ...step.with };
  const ended = await runStep(github, { sha, ...step, with: inputs, env: nodeVariables() });
  const { pendingMs, count } = requests.take();
  if (ended.code !== 0 || ended.outputs.outcome !== 'unchanged' || count !== expectedCount) {
    const { code, stdout, stderr, outputs } = ended;
    throw new Error(`${name} ended with ${code}, ${outputs.outcome}, ${count} requests:\n${stdout}${stderr}`);
  }
  return [ended.duration, pendingMs];
}

/** Starts Node with an empty program, in the same way as a step. */
async function timeBareNode(): Promise<number> {
  const started = Date.now();
  const env = { ...nodeVariables(), PATH: process.env.PATH, HOME: process.env.HOME };
  const child = spawn(process.execPath, ['-e', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.resume();
  child.stderr.resume();
  await once(child, 'close');
  return Date.now() - started;
}
