/**
 * Measures whole processes against the goals for speed, all in one run on one machine, and fails where one is missed.
 * Offline but for the first time, when the programs that we are compared with are installed.
 *
 * node bench/speed.js [goal…] [--rounds n]
 *
 * BENCH_BARE=1 keeps NODE_EXTRA_CA_CERTS, NODE_OPTIONS and the like from the programs.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project-root.js';
import { isMet, printed } from './table.js';

/** @typedef {(options: { rounds: number }) => import('./table.js').Table | Promise<import('./table.js').Table>} Measure */

/** By goal; each is loaded when it is asked for. @type {Readonly<Record<string, () => Promise<Measure>>>} */
const goals = {
  1: async () => (await import('./near-the-top.js')).measureNearTheTop,
  2: async () => (await import('./large.js')).measureLarge,
  3: async () => (await import('./hostile.js')).measureHostile,
  4: async () => (await import('./many-files.js')).measureManyFiles,
  5: async () => (await import('./action.js')).measureAction,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
const wanted = positionals.length > 0 ? positionals : Object.keys(goals);
const unknown = wanted.filter((goal) => !(goal in goals));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`Usage: node bench/speed.js [${Object.keys(goals).join('|')}…] [--rounds n]`);
}

const [{ model } = { model: 'unknown processor' }, ...others] = cpus();
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const day = new Date().toISOString().slice(0, 10);
console.log(
  `status-snippets ${version}, ${day}, Node ${process.versions.node}, ${process.platform} ${process.arch},`,
);
console.log(`${others.length + 1} × ${model.trim()}, load ${loadavg()[0]?.toFixed(2)}\n`);
for (const goal of wanted) {
  const table = await (await goals[goal]?.())?.({ rounds });
  if (table === undefined) continue;
  console.log(printed(table));
  if (!isMet(table)) process.exitCode = 1;
}
