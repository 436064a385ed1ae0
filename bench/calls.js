/**
 * Counts what a run of the action asks of GitHub and of the service, and compares with the figures that are promised.
 * Node 24 runs the counting, because it reads TypeScript by itself and is what runs the action on GitHub.
 *
 * node bench/calls.js, after npm run build
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { node24 } from '../test/support/node24.js';

const counting = fileURLToPath(new URL('count-calls.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(await node24(), [counting], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
