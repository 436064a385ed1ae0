/**
 * Compares the time and memory of whole processes with goals, and exits with 1 if a goal is missed. See bench/README.md.
 *
 *     npm run build && node bench/speed.js [name…] [--rounds n]
 *
 * The names are typical-readme, large-files, many-files, serve-start, idle-action and adversarial; the default is all but the
 * last. The first run of typical-readme downloads the programs for comparison. With BENCH_BARE=1, programs start without
 * NODE_EXTRA_CA_CERTS, NODE_OPTIONS and similar variables.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project-root.js';
import { formatTable, meetsGoals } from './measure/result-table.js';

/** @typedef {import('./measure/result-table.js').Table} Table */
/** @typedef {(options: { rounds: number }) => Table | Promise<Table>} Measurement */

/** The measurements, loaded by name. @type {Readonly<Record<string, () => Promise<Measurement>>>} */
const measurements = {
  'typical-readme': async () => (await import('./typical-readme.js')).measureTypicalReadme,
  'large-files': async () => (await import('./large-files.js')).measureLargeFiles,
  'many-files': async () => (await import('./many-files.js')).measureManyFiles,
  'serve-start': async () => (await import('./serve-start.js')).measureServeStart,
  'idle-action': async () => (await import('./idle-action.js')).measureIdleAction,
  adversarial: async () => (await import('./adversarial.js')).measureAdversarial,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
// By default, adversarial texts are not measured, because they take half an hour.
const names = positionals.length > 0 ? positionals : Object.keys(measurements).filter((name) => name !== 'adversarial');
if (names.some((name) => !(name in measurements)) || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: node bench/speed.js [${Object.keys(measurements).join(' | ')}]… [--rounds n]`);
  process.exit(2);
}

const [processor, ...others] = cpus();
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const date = new Date().toISOString().slice(0, 10);
console.log(`status-snippets ${version}, ${date}, Node ${process.versions.node}, ${process.platform} ${process.arch},`);
console.log(`${others.length + 1} × ${processor?.model.trim()}, load ${loadavg()[0]?.toFixed(2)}\n`);
for (const name of names) {
  const measure = await measurements[name]?.();
  if (!measure) continue;
  const table = await measure({ rounds });
  console.log(formatTable(table));
  if (!meetsGoals(table)) process.exitCode = 1;
}
