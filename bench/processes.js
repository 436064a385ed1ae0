import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.js';

/**
 * @typedef {object} Command a Node program and where it runs
 * @property {readonly string[]} words what follows `node`
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] besides the few variables that a run needs
 *
 * @typedef {{ code: number | null, output: string, milliseconds: number }} Ended
 */

/** The command line as it is published, offline. @param {string} cwd @param {readonly string[]} words @returns {Command} */
export function refresh(cwd, ...words) {
  return { words: [join(projectRoot, 'dist/cli/index.js'), 'refresh', '--source', 'offline', ...words], cwd };
}

/** The floor: Node, doing nothing. @type {Command} */
export const floor = { words: ['-e', '0'] };

/**
 * Runs one process to its end. One that is stopped after `limit` milliseconds has no exit code.
 *
 * @param {Command} command
 * @param {{ limit?: number }} [options]
 * @returns {Ended}
 */
export function run({ words, cwd, env }, { limit = 600_000 } = {}) {
  const started = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd,
    env: { ...surroundings(), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
  });
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  return { code: status, output: stdout + stderr, milliseconds };
}

/**
 * Does the same while others run.
 *
 * @param {Command} command
 * @param {{ limit?: number }} [options]
 * @returns {Promise<Ended>}
 */
export function runAsync({ words, cwd, env }, { limit = 600_000 } = {}) {
  const started = process.hrtime.bigint();
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...surroundings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output, milliseconds: Number(process.hrtime.bigint() - started) / 1e6 });
    });
  });
}

/** Throws unless a run ended as it should, and said so. @param {string} name @param {Ended} ended @param {RegExp} says */
export function expectRun(name, { code, output }, says) {
  if (code === 0 && says.test(output)) return;
  throw new Error(
    `${name} ended with ${code}, and ${says} was to be in what it said:\n${output.slice(0, 2000)}`,
  );
}

/** @type {string[]} */
const folders = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when this process is. */
export function temporaryFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'status-snippets-bench-')));
  folders.push(folder);
  return folder;
}

const home = temporaryFolder();

/** No settings, no colours, and a home and cache of its own. */
function surroundings() {
  const { PATH = '', SystemRoot = '' } = process.env;
  const own = { PATH, SystemRoot, HOME: home, XDG_CACHE_HOME: home, NO_COLOR: '1' };
  return { ...nodeVariables(), ...own };
}

/**
 * What Node reads of the environment stays, as that is the Node people have, unless BENCH_BARE is set: NODE_EXTRA_CA_CERTS,
 * for one, makes any start more than twice as long.
 *
 * @returns {Record<string, string>}
 */
export function nodeVariables() {
  const { BENCH_BARE, ...env } = process.env;
  const kept = Object.entries(env).filter(([name]) => !BENCH_BARE && name.startsWith('NODE_'));
  return Object.fromEntries(kept.map(([name, value = '']) => [name, value]));
}
