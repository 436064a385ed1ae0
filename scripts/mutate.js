/**
 * Runs a mutation test of one folder of `src`: changes its code in hundreds of small ways and counts the changes that no test
 * of the folder notices. The report is written to `coverage/mutation-<folder>.html`. Mutations of code that has not changed
 * since the last run are not tested again.
 *
 *     npm run mutate -- snippets
 *     npm run mutate -- github/pull-request --force
 */
import { spawnSync } from 'node:child_process';
import { projectRoot } from './project-root.js';

const [, , folder = '', ...options] = process.argv;
if (!/^[\w/-]+$/.test(folder)) {
  console.error('Usage: npm run mutate -- <folder of src> [options of stryker run]');
  process.exit(2);
}

const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
const words = [...stryker, '--mutate', `src/${folder}/**/*.ts`, ...options];
const { status } = spawnSync(process.execPath, words, {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, MUTATED_FOLDER: folder },
});
process.exitCode = status ?? 1;
