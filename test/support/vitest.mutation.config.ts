import { defineConfig } from 'vitest/config';

const { MUTATED_FOLDER: folder = '' } = process.env;

/** Configures the tests that `npm run mutate` runs for every change in a folder: the tests of the folder except slow ones. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/test-directory.ts'],
    include: [`test/${folder}/**/*.test.ts`],
    exclude: [
      ...['**/*.long.test.ts'],
      ...['test/snippets/*.property.test.ts', 'test/sections/**/*.property.test.ts'],
      'test/sections/formatters.test.ts',
      ...['test/refresh/formatted-*.test.ts', 'test/service/large-responses.test.ts'],
    ],
    setupFiles: [
      'test/support/random-runs.ts',
      ...(folder === 'sections' ? ['test/sections/load-parsers.ts'] : []),
    ],
    testTimeout: 20_000,
    // All test files of a run share the modules that they import.
    isolate: false,
    env: { RANDOM_RUNS: '0.1' },
  },
});
