import { defineConfig } from 'vitest/config';

const { MUTATED_FOLDER: folder = '' } = process.env;

/** The tests that `npm run mutate` runs for every change of a folder: those of the folder, without slow ones. */
export default defineConfig({
  test: {
    include: [`test/${folder}/**/*.test.ts`],
    exclude: [
      ...['**/*.long.test.ts', '**/complexity.test.ts', '**/time-limit.test.ts', '**/many-sections.test.ts'],
      ...['test/snippets/validate/*.property.test.ts', 'test/sections/**/*.property.test.ts'],
      ...['formatters', 'fixture-surroundings', 'micromark-untouched'].map((name) => `test/sections/${name}.test.ts`),
      ...['test/refresh/formatted-*.test.ts', 'test/service/large-responses.test.ts'],
    ],
    setupFiles: ['test/support/random-runs.ts', ...(folder === 'sections' ? ['test/sections/load-parsers.ts'] : [])],
    testTimeout: 20_000,
    // A run for one change imports the modules once.
    isolate: false,
    env: { RANDOM_RUNS: '0.1' },
  },
});
