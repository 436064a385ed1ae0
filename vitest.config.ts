import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where tests start many processes, and where they start some. */
const startingProcesses = [
  /\/test\/(?:git|hooks|cli|project|serve)\//,
  /\/test\/(?:action|github)\//,
];

/** Node 20 needs several times as long to start a process from a worker that has used much memory. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = startingProcesses.flatMap((folders) =>
      sorted.filter(({ moduleId }) => folders.test(moduleId)),
    );
    return [...new Set([...first, ...sorted])];
  }
}

/**
 * Most code runs a few times in tests, so that to optimize it takes longer than it saves: a sixth of
 * the processor time. Later versions of Node.js have no such option, and optimize later anyway.
 */
const optimizeLater = process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : [];

/** The files of tests that take minutes, or that need something that is not on every machine. */
const specialTests = {
  // They run the action's bundle with Node 24, as GitHub does. If the machine does not have it, they get it from npm.
  action: ['test/action/**/*.node24.test.ts'],
  // They need Chromium.
  browser: ['test/browser/**/*.test.ts'],
  // They need cmark-gfm, a package of Debian.
  oracle: ['test/oracle/**/*.test.ts'],
  // They install site generators, Bun, Deno and Yarn from npm.
  sites: ['test/sites/**/*.test.ts'],
  long: ['test/**/*.long.test.ts'],
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/test-directory.ts'],
    setupFiles: ['test/support/random-runs.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default, vitest leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    execArgv: optimizeLater,
    sequence: { sequencer: ProcessesFirst },
    // Test files of a worker share the modules that they import, which saves a third of the processor time. No module keeps
    // state between tests.
    isolate: false,
    // This package imports JSON in a way that only bundlers understand.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: [...Object.values(specialTests).flat(), 'test/fixtures/**'],
        },
      },
      { extends: true, test: { name: 'action', include: specialTests.action } },
      { extends: true, test: { name: 'browser', include: specialTests.browser } },
      {
        extends: true,
        test: { name: 'oracle', include: specialTests.oracle, testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: specialTests.sites,
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          // Random tests run in `tests` too. Here, each tries many more cases.
          include: [...specialTests.long, 'test/**/*.property.test.ts'],
          testTimeout: 900_000,
          env: { RANDOM_RUNS: '20' },
        },
      },
    ],
  },
});
