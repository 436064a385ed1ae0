import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

const entryPoints = [
  ...['src/index.ts', 'src/remark.ts', 'src/cli/main.ts', 'src/action/main.ts'],
  // These files run in a browser. The build copies them into src/serve/browser-files.ts.
  ...['src/serve/browser/page.js', 'src/serve/browser/widget.js'],
];

const sources = sourcesIn('src');
const tests = sourcesIn('test');
const all = [...sources, ...tests, ...sourcesIn('scripts'), ...sourcesIn('bench')];

const importersOf = new Map<string, Set<string>>();
for (const { path, imports } of all) {
  for (const target of imports) {
    importersOf.set(target, (importersOf.get(target) ?? new Set()).add(path));
  }
}

describe('files', () => {
  test('no file has a name that says nothing about what it contains', () => {
    const forbidden = /\b(utils?|helpers?|common|misc|shared|managers?|types|constants)\b/;
    expect(all.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  });

  test('no folder has an index file, except for src/index.ts', () => {
    const indexes = all.map(({ path }) => path).filter((path) => /\/index\.[jt]s$/.test(path));
    expect(indexes).toEqual(['src/index.ts']);
  });

  test('every file of src is imported by another file of src, or is an entry point', () => {
    const unused = sources
      .map(({ path }) => path)
      .filter((path) => importersIn('src', path).length === 0)
      .filter((path) => !entryPoints.includes(path));
    expect(unused).toEqual([]);
  });

  test('every file of test that contains no test is imported by another file, or named in a configuration of vitest', () => {
    const configuration = ['vitest.config.ts', 'test/support/vitest.mutation.config.ts']
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    const unused = tests
      .map(({ path }) => path)
      .filter((path) => !/\.test\.ts$|\.d\.ts$/.test(path) && !importersOf.has(path))
      .filter((path) => !configuration.includes(path));
    expect(unused).toEqual([]);
  });

  test('no file of src has a default export, except for the plugin, whose users expect one', () => {
    const withDefault = sources.filter(({ text }) => /^export default\b/m.test(text));
    expect(withDefault.map(({ path }) => path)).toEqual(['src/remark.ts']);
  });
});

function importersIn(folder: string, path: string): string[] {
  return [...(importersOf.get(path) ?? [])].filter((importer) => importer.startsWith(`${folder}/`));
}
