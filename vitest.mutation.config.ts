import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs for every change of a folder: those of the folder, without slow ones. */
export default defineConfig({
  test: {
    include: [`test/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    exclude: [
      ...['**/*.long.test.ts', '**/complexity.test.ts', '**/time-limit.test.ts'],
      ...['test/snippets/validate/*.property.test.ts', 'test/sections/*.property.test.ts', '**/many-sections.test.ts'],
      ...['formatters', 'micromark-untouched'].map((name) => `test/sections/${name}.test.ts`),
      ...['test/refresh/formatted-*.test.ts', 'test/service/large-responses.test.ts'],
    ],
    setupFiles: ['test/support/random-runs.ts'],
    testTimeout: 20_000,
    env: { RANDOM_RUNS: '0.1' },
  },
});
