import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const measuring = fileURLToPath(new URL('action-runs.ts', import.meta.url));

/**
 * Runs of the action's bundle that have nothing to do. Node 24 measures, because it reads TypeScript by itself and is what
 * runs the action on GitHub.
 *
 * @param {{ rounds: number }} options
 * @returns {Promise<import('./table.js').Table>}
 */
export async function measureAction({ rounds }) {
  const { status, stdout } = spawnSync(await node24(), [measuring, String(rounds)], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`bench/action-runs.ts ended with ${status}`);
  return JSON.parse(stdout);
}
