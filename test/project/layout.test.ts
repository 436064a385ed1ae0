import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Source, sourcesIn } from './sources.ts';

/** Names that files in several folders may share, because they have the same role there. */
const roleNames = ['environment', 'errors', 'html', 'main', 'markdown', 'parse', 'report', 'run', 'settings'];

const maxLines = 250;
const maxTestLines = 420;
const maxFilesPerFolder = 12;
/** A file with fewer lines that only one other file of its area imports belongs in that other file. */
const minLinesOfSingleImport = 20;

const entryPoints = [
  ...['src/index.ts', 'src/remark.ts', 'src/cli/main.ts', 'src/action/main.ts'],
  // These files run in a browser. The build copies them into src/serve/browser-files.ts.
  ...['src/serve/browser/page.js', 'src/serve/browser/widget.js'],
];

/** Files and folders that may violate a rule. */
const knownViolations = {
  duplicates: [...['commit']],
  crowdedFolders: [] as string[],
  fragments: ['src/serve/browser-files.ts'],
  unused: [] as string[],
};

const sources = sourcesIn('src');
const tests = sourcesIn('test');
const all = [...sources, ...tests, ...sourcesIn('scripts'), ...sourcesIn('bench')];

const importersOf = new Map<string, Set<string>>();
for (const { path, imports } of all) {
  for (const target of imports) {
    importersOf.set(target, (importersOf.get(target) ?? new Set()).add(path));
  }
}

function groupedBy(key: (source: Source) => string): [key: string, paths: string[]][] {
  const groups = new Map<string, string[]>();
  for (const source of sources) groups.set(key(source), [...(groups.get(key(source)) ?? []), source.path]);
  return [...groups];
}

const areaOf = (path = '') => path.split('/')[1];
const nameOf = (path: string) => basename(path).replace(/\..*$/, '');

describe('files', () => {
  test('no file has a name that says nothing about what it contains', () => {
    const forbidden = /\b(utils?|helpers?|common|misc|shared|managers?|types|constants)\b/;
    expect(all.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  });

  test('no folder has an index file, except for src/index.ts', () => {
    const indexes = all.map(({ path }) => path).filter((path) => /\/index\.[jt]s$/.test(path));
    expect(indexes).toEqual(['src/index.ts']);
  });

  test('the name of a file in src is unique, unless the file has the same role in parallel folders', () => {
    const duplicates = groupedBy(({ path }) => nameOf(path)).filter(
      ([name, paths]) => paths.length > 1 && ![...roleNames, ...knownViolations.duplicates].includes(name),
    );
    expect(duplicates.map(([, paths]) => paths.join(' and '))).toEqual([]);
  });

  test(`no file has more than ${maxLines} lines, and no test file more than ${maxTestLines}`, () => {
    const long = all.filter(({ path, lineCount }) => lineCount > (path.endsWith('.test.ts') ? maxTestLines : maxLines));
    expect(long.map(({ path, lineCount }) => `${path} has ${lineCount} lines`)).toEqual([]);
  });

  test(`a file of src with fewer than ${minLinesOfSingleImport} lines has more than one importer in its area`, () => {
    const fragments = sources
      .filter(({ path, lineCount }) => lineCount < minLinesOfSingleImport && !knownViolations.fragments.includes(path))
      .map(({ path }) => [path, importersIn('src', path)] as const)
      .filter(([path, [importer, ...others]]) => others.length === 0 && areaOf(path) === areaOf(importer));
    expect(fragments.map(([path, [importer]]) => `move ${path} into ${importer}`)).toEqual([]);
  });

  test('every file of src is imported by another file of src, or is an entry point', () => {
    const unused = sources
      .map(({ path }) => path)
      .filter((path) => importersIn('src', path).length === 0)
      .filter((path) => ![...entryPoints, ...knownViolations.unused].includes(path));
    expect(unused).toEqual([]);
  });

  test('every file of test that contains no test is imported by another file, or named in a configuration of vitest', () => {
    const configuration = ['vitest.config.ts', 'vitest.mutation.config.ts']
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

describe('folders', () => {
  test(`no folder of src has more than ${maxFilesPerFolder} files`, () => {
    const crowded = groupedBy(({ path }) => dirname(path)).filter(
      ([folder, paths]) => paths.length > maxFilesPerFolder && !knownViolations.crowdedFolders.includes(folder),
    );
    expect(crowded.map(([folder, paths]) => `${folder} has ${paths.length} files`)).toEqual([]);
  });
});

function importersIn(folder: string, path: string): string[] {
  return [...(importersOf.get(path) ?? [])].filter((importer) => importer.startsWith(`${folder}/`));
}
