import { defineConfig } from 'vitest/config';

/** What these tests need is not on every machine, or takes minutes. */
const special = {
  // Node 24, which a machine without it gets from npm, to run the action's bundle as GitHub does.
  action: ['test/action/**/*.node24.test.ts'],
  browser: ['test/browser/**/*.test.ts'],
  // Site generators from npm.
  sites: ['test/sites/**/*.test.ts'],
  long: ['test/**/*.long.test.ts'],
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/github/template-directory.ts'],
    setupFiles: ['test/support/random-runs.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
    // Test files of a worker share the modules they import: a third less processor time. No module keeps state of a test.
    isolate: false,
    // It imports JSON in a way that only bundlers understand.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: [...Object.values(special).flat(), 'test/fixtures/**'],
        },
      },
      { extends: true, test: { name: 'action', include: special.action } },
      { extends: true, test: { name: 'browser', include: special.browser } },
      {
        extends: true,
        test: { name: 'sites', include: special.sites, testTimeout: 900_000, fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'long',
          // Random tests run here once more, with many more cases.
          include: [...special.long, 'test/**/*.property.test.ts'],
          testTimeout: 900_000,
          env: { RANDOM_RUNS: '20' },
        },
      },
    ],
  },
});
