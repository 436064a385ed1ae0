/** Runs Node programs as child processes, with environment variables that do not depend on the user's settings. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.js';

const defaultLimitMs = 600_000;

/**
 * @typedef {object} Command a Node program and its working directory
 * @property {readonly string[]} args the arguments of `node`
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] variables in addition to those of `environment`
 *
 * @typedef {{ code: number | null, output: string, milliseconds: number }} RunResult
 */

/** Node with an empty program, which takes the minimum time of any run. @type {Command} */
export const bareNode = { args: ['-e', '0'] };

/**
 * The command `refresh` of the bundled command line, offline.
 *
 * @param {string} cwd
 * @param {readonly string[]} args
 * @returns {Command}
 */
export function refreshCommand(cwd, ...args) {
  return { args: [join(projectRoot, 'dist/cli/index.js'), 'refresh', '--source', 'offline', ...args], cwd };
}

/**
 * Runs a process and waits for its end. If it is killed after `limitMs`, the code in the result is null.
 *
 * @param {Command} command
 * @param {{ limitMs?: number }} [options]
 * @returns {RunResult}
 */
export function run({ args, cwd, env }, { limitMs = defaultLimitMs } = {}) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
  });
  return { code: status, output: stdout + stderr, milliseconds: performance.now() - started };
}

/**
 * Does the same as `run` without blocking this process.
 *
 * @param {Command} command
 * @param {{ limitMs?: number }} [options]
 * @returns {Promise<RunResult>}
 */
export function runAsync({ args, cwd, env }, { limitMs = defaultLimitMs } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
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
    child.on('close', (code) => resolve({ code, output, milliseconds: performance.now() - started }));
  });
}

/**
 * Throws unless a run succeeded with the expected output.
 *
 * @param {string} name the name of the program, for the error message
 * @param {RunResult} result
 * @param {RegExp} expected
 */
export function expectOutput(name, { code, output }, expected) {
  if (code === 0 && expected.test(output)) return;
  throw new Error(`${name} exited with ${code}, and its output does not match ${expected}:\n${output.slice(0, 2000)}`);
}

/** @type {string[]} */
const directories = [];
process.on('exit', () => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Creates a directory that is removed when this process exits. */
export function temporaryDirectory() {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'status-snippets-bench-')));
  directories.push(directory);
  return directory;
}

const home = temporaryDirectory();

/** The environment variables of a process: no settings, no colors, and an empty home and cache directory. */
export function environment() {
  const { PATH = '', SystemRoot = '' } = process.env;
  return { ...nodeVariables(), PATH, SystemRoot, HOME: home, XDG_CACHE_HOME: home, NO_COLOR: '1' };
}

/**
 * The environment variables of this process that configure Node. They are passed on, because users have them too. With
 * BENCH_BARE=1, none are passed on: NODE_EXTRA_CA_CERTS, for example, more than doubles the time of any start.
 *
 * @returns {Record<string, string>}
 */
export function nodeVariables() {
  const { BENCH_BARE, ...env } = process.env;
  const kept = Object.entries(env).filter(([name]) => !BENCH_BARE && name.startsWith('NODE_'));
  return Object.fromEntries(kept.map(([name, value = '']) => [name, value]));
}
