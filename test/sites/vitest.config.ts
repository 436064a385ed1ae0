import { defineConfig } from 'vitest/config';

/** Builds with real generators take minutes and a network, so they are a run of their own. */
export default defineConfig({
  test: {
    include: ['test/sites/*.site.ts'],
    testTimeout: 900_000,
    fileParallelism: false,
  },
});
