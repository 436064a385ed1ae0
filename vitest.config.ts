import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one processor is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // It imports JSON as only bundlers can.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    projects: [
      { extends: true, test: { name: 'tests', include: ['test/**/*.test.ts'] } },
      // The action asks the service in a way of its own.
      {
        extends: true,
        test: {
          name: 'endpoint over http',
          include: ['test/endpoint/**/*.test.ts'],
          env: { ASK_WITH: 'http' },
        },
      },
    ],
  },
});
