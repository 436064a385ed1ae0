/**
 * Counts the requests of a run of the action to GitHub and to the service, and exits with 1 if there are more than promised.
 *
 *     npm run build && node bench/calls.js
 *
 * Node 24 counts, because it executes TypeScript and is what GitHub runs the action with.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/count-calls.ts', import.meta.url));
const { status } = spawnSync(await node24(), [script], { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;
