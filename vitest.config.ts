import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one processor is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // It imports JSON as only bundlers can.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
});
