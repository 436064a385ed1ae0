const folder = process.env.MUTATED_FOLDER ?? '';
const name = `coverage/mutation-${folder.replaceAll('/', '-')}`;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants of modules are not changed: each change would need a run of all tests, which takes minutes.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${name}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: `${name}.html` },
  tempDirName: 'coverage/mutation',
  disableTypeChecks: false,
  // Stryker would rewrite paths in tsconfig.json, with an API that TypeScript 7 does not have. Mutation tests do not read it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'lib', 'coverage', 'bench', 'docs', 'example'],
  concurrency: 2,
};
