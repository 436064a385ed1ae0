/**
 * Counts the source files whose functions are called in four typical runs, and the moves between them. Exits with 1 if a run
 * takes more than its maximum.
 *
 *     node bench/executed-files.js [--list] [refresh] [dry-run] [action] [plugin]
 *
 * The count runs in Node 24, because Node 24 executes TypeScript and GitHub runs the action with it.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';

const script = fileURLToPath(new URL('measure/executed-files.ts', import.meta.url));
const args = [script, ...process.argv.slice(2)];
const { status } = spawnSync(await node24(), args, { cwd: projectRoot, stdio: 'inherit' });
process.exitCode = status ?? 1;
