import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { badgeAndLink, readme } from '../test/action/page.ts';
import { runStep, type Step } from '../test/action/step.ts';
import { startEndpoint } from '../test/support/endpoint-server.ts';
import { startGitHub } from '../test/support/github/github.ts';
import { watchPending } from './pending.ts';
import { nodeVariables } from './processes.js';
import { timesOf } from './rounds.js';
import { milliseconds, type Table, times } from './table.js';

/** A run that has nothing to do, and how many requests it needs to know. */
interface Run {
  readonly step: Step;
  readonly requests: number;
}

const most = 3.5;
const rounds = Number(process.argv[2]);
const watch = watchPending();
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

const floors: number[] = [];
const taken = Object.keys(runs).map((name) => ({ name, whole: [0], waiting: [0], own: [0] }));
// The first round warms up, the servers too.
for (let round = 0; round <= rounds; round += 1) {
  const floor = await nothing();
  if (round > 0) floors.push(floor);
  for (const { name, whole, waiting, own } of taken) {
    const run = runs[name];
    if (run === undefined) continue;
    const [duration, pending] = await time(name, run);
    const at = Math.max(round - 1, 0);
    whole[at] = duration;
    waiting[at] = pending;
    own[at] = duration - pending;
  }
}

const base = timesOf(floors);
const table: Table = {
  title: "5. The action's bundle, with nothing to do",
  columns: ['Mode', 'median', 'waiting', 'without it', 'least', 'to the floor'],
  rows: [
    { cells: ['node -e 0', milliseconds(base.median), '', '', milliseconds(base.least), times(1)] },
    ...taken.map(({ name, whole, waiting, own }) => {
      const [all, network, rest] = [timesOf(whole), timesOf(waiting), timesOf(own)];
      const ratio = rest.median / base.median;
      const cells = [all.median, network.median, rest.median, rest.least].map(milliseconds);
      return { cells: [name, ...cells, times(ratio)], goal: `≤ ${most} ×`, met: ratio <= most };
    }),
  ],
  notes: [
    `${rounds} rounds by turns, Node ${process.versions.node}. Waiting is the time in which the servers had a request.`,
  ],
};
console.log(JSON.stringify(table));

/** Runs a step, and makes sure that it had nothing to do. */
async function time(name: string, { step, requests }: Run): Promise<[whole: number, waiting: number]> {
  watch.take();
  const inputs = { 'base-url': endpoint.baseUrl, ...step.with };
  const ended = await runStep(github, { sha, ...step, with: inputs, env: nodeVariables() });
  const { waiting, count } = watch.take();
  if (ended.code !== 0 || ended.outputs.outcome !== 'unchanged' || count !== requests) {
    const { code, stdout, stderr, outputs } = ended;
    throw new Error(`${name} ended with ${code}, ${outputs.outcome}, ${count} requests:\n${stdout}${stderr}`);
  }
  return [ended.duration, waiting];
}

/** Starts Node as the step is started, for nothing. */
async function nothing(): Promise<number> {
  const started = Date.now();
  const env = { ...nodeVariables(), PATH: process.env.PATH, HOME: process.env.HOME };
  const child = spawn(process.execPath, ['-e', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.resume();
  child.stderr.resume();
  await once(child, 'close');
  return Date.now() - started;
}
