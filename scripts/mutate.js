/**
 * Runs a mutation test of one folder of `src`: changes its code in hundreds of small ways and counts the changes that no test
 * of the folder notices. The report is written to `coverage/mutation-<folder>.html`. Mutations of code that has not changed
 * since the last run are not tested again.
 *
 *     npm run mutate -- snippets
 *     npm run mutate -- sections 'src/sections/html/*.ts'
 */
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from './project-root.js';

const [, , folder = '', files = `src/${folder}/**/*.ts`] = process.argv;
if (!/^[\w/-]+$/.test(folder)) {
  console.error('Usage: npm run mutate -- <folder of src> [pattern of the files to change]');
  process.exit(2);
}
process.chdir(projectRoot);
process.env.MUTATED_FOLDER = folder;
const report = `coverage/mutation-${folder.replaceAll('/', '-')}`;
const stryker = new Stryker({
  mutate: [files],
  testRunner: 'vitest',
  vitest: { configFile: 'test/support/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants of modules are not changed: each change would need a run of all tests, which takes minutes.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${report}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: 'coverage/mutation',
  disableTypeChecks: false,
  // Stryker would rewrite paths in tsconfig.json, with an API that TypeScript 7 does not have. Mutation tests do not read it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'lib', 'coverage', 'bench', 'docs', 'example'],
  concurrency: 2,
});
await stryker.runMutationTest();
