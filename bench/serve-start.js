/** Measures how soon `serve` responds after its start. Run by bench/speed.js. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../scripts/project-root.js';
import { formatMs, formatRatio } from './measure/result-table.js';
import { environment, temporaryDirectory } from './measure/run-process.js';
import { timesOf } from './measure/timing.js';

const maxRatio = 1.5;
const folder = temporaryDirectory();

/** A program that uses only node:http. It prints its address as `serve` does. */
const bareServer = `const server = require('node:http').createServer((request, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

/** The arguments of `node`, by name of the server. @type {Readonly<Record<string, readonly string[]>>} */
const servers = {
  'node:http': ['-e', bareServer],
  serve: [join(projectRoot, 'dist/cli/index.js'), 'serve', '--port', '0', '--page', 'acme'],
};

/**
 * Measures the time from the start of a process to the end of its first response, for `serve` and for a bare server.
 *
 * @param {{ rounds: number }} options
 * @returns {Promise<import('./measure/result-table.js').Table>}
 */
export async function measureServeStart({ rounds }) {
  const names = Object.keys(servers);
  const taken = new Map(names.map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const milliseconds = await timeFirstResponse(servers[name] ?? []);
      if (round > 0) taken.get(name)?.push(milliseconds); // the first round warms the disk cache
    }
  }
  const times = [...taken].map(([name, values]) => ({ name, ...timesOf(values) }));
  const [bare, serve] = times.map(({ median }) => median);
  const ratio = (serve ?? Number.NaN) / (bare ?? Number.NaN);
  return {
    title: 'The first response of serve',
    columns: ['Server', 'median', 'least', 'relative to node:http'],
    rows: times.map(({ name, median, least }) => ({
      cells: [name, formatMs(median), formatMs(least), formatRatio(median / (bare ?? Number.NaN))],
      ...(name === 'serve' && { goal: `≤ ${maxRatio} ×`, isMet: ratio <= maxRatio }),
    })),
    notes: [`${rounds} alternating rounds. The ratio is between the medians.`],
  };
}

/** @param {readonly string[]} args the arguments of `node`, which start a server that prints its address */
async function timeFirstResponse(args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const [address] = await once(createInterface(child.stdout), 'line');
  const [response] = await once(get(`${address}/api/embed/markdown?slug=acme`, { agent: false }), 'response');
  if (response.statusCode !== 200) throw new Error(`${address} answered with ${response.statusCode}`);
  await once(response.resume(), 'end');
  const milliseconds = performance.now() - started;
  child.kill('SIGKILL');
  await ended;
  return milliseconds;
}
