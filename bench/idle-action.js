/** Measures runs of the action without changes. Run by bench/speed.js. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/idle-action-runs.ts', import.meta.url));

/**
 * Runs of the action's bundle that have nothing to do. Node 24 runs the measurement, because it executes TypeScript and is
 * what GitHub runs the action with.
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
