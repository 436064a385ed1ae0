/**
 * Measures runs of the action on organizations of 500 and 5,000 repositories, and exits with 1 if a goal is missed.
 *
 *     npm run build && node bench/organization.js [part of the name of situations]
 *
 * The measurement runs in Node 24, because Node 24 executes TypeScript and GitHub runs the action with it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/organization-runs.ts', import.meta.url));
const { status } = spawnSync(await node24(), [script, ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
