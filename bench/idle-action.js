/** Measures runs of the action that change nothing. Run by bench/speed.js. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/idle-action-runs.ts', import.meta.url));

/**
 * Measures runs of the action's bundle that change nothing. The measurement runs in Node 24, because Node 24 executes
 * TypeScript and GitHub runs the action with it.
 *
 * @param {{ rounds: number }} options
 * @returns {Promise<import('./measure/result-table.js').Table>}
 */
export async function measureIdleAction({ rounds }) {
  const { status, stdout } = spawnSync(await node24(), [script, String(rounds)], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`idle-action-runs.ts exited with ${status}`);
  return JSON.parse(stdout);
}
