/**
 * Counts the requests that a run of the action sends to GitHub and to the service. Exits with 1 if they exceed the limit.
 *
 *     npm run build && node bench/calls.js
 *
 * The count runs in Node 24, because Node 24 executes TypeScript and GitHub runs the action with it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/count-calls.ts', import.meta.url));
const { status } = spawnSync(await node24(), [script], { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;
