import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATED_FOLDER ?? '';

/** Folders without enough tests of their own: those of the folders that use them count too. */
const users: Readonly<Record<string, readonly string[]>> = { text: ['snippets', 'sections'] };

/** The tests that `npm run mutate` runs for every change of a folder, so only the fast ones. */
export default defineConfig({
  test: {
    include: [folder, ...(users[folder] ?? [])].map((name) => `test/${name}/**/*.test.ts`),
    exclude: ['**/*.long.test.ts', '**/complexity.test.ts', '**/time-limit.test.ts', 'test/fixtures/**'],
    setupFiles: ['test/support/random-runs.ts'],
    testTimeout: 20_000,
    env: { RANDOM_RUNS: '0.1' },
  },
});
