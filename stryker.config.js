const folder = process.env.MUTATED_FOLDER ?? '';
const name = `coverage/mutation-${folder.replaceAll('/', '-')}`;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A constant of a module is used by every test, so changing one means running all of them: minutes for each. They are left out.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${name}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: `${name}.html` },
  tempDirName: 'coverage/mutation',
  disableTypeChecks: false,
  // Stryker rewrites paths in it with an API that TypeScript 7 does not have; nothing in a mutation test reads it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'lib', 'coverage', 'bench', 'docs', 'example'],
  concurrency: 2,
};
