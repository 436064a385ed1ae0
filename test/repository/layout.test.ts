import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOf, cyclesOf, type Source, sourcesIn } from './sources.ts';

const programs = [
  'core',
  'version',
  'snippets',
  'sections',
  'service',
  'refresh',
  'mark',
  'config',
  'project',
];

/** What each folder of `src`, and each file directly in `src`, may import from. Type-only imports count. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  core: [],
  version: [],
  snippets: ['core'],
  sections: ['core'],
  github: ['core'],
  git: ['core'],
  service: ['core', 'version', 'snippets'],
  refresh: ['core', 'snippets', 'sections', 'service', 'config'],
  mark: ['core', 'snippets', 'sections', 'refresh', 'config'],
  config: ['core', 'snippets', 'sections', 'service'],
  serve: ['core', 'snippets', 'sections', 'service', 'refresh', 'config'],
  project: ['core', 'version', 'snippets', 'sections', 'service', 'refresh', 'config'],
  'remark-plugin': ['core', 'sections'],
  api: ['core', 'version', 'snippets', 'sections', 'service', 'refresh', 'config', 'project'],
  cli: [...programs, 'serve', 'git'],
  action: [...programs, 'github'],
  browser: ['core', 'snippets', 'api'],
  index: ['core', 'snippets', 'sections', 'refresh', 'api'],
  remark: ['core', 'sections', 'service', 'refresh', 'project', 'api', 'remark-plugin'],
};

/** Folders without side effects: everything that they need from outside is an argument. */
const pureFolders = ['core', 'snippets', 'sections', 'refresh', 'mark', 'config', 'remark-plugin'];

/** Measures and stops what depends on the content of a file. As an argument, it would be passed through twenty functions. */
const timeLimit = 'src/core/limits.ts';

/** Folders that send requests only through functions that are arguments. */
const clientFolders = ['service', 'github'];

const sources = sourcesIn('src');
const tests = sourcesIn('test');

/** The imports for which the condition is true, each as `a.ts imports b.ts`. */
function importsWhere(condition: (source: Source, target: string) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((target) => condition(source, target))
      .map((target) => `${source.path} imports ${target}`),
  );
}

/** The first part of a path below `src`: a folder, or a file without its extension. */
function areaOf(path: string): string {
  return /^src\/([^/.]+)/.exec(path)?.[1] ?? '';
}

/** The uses of a global in some areas, each as `a.ts uses process`. */
function globalsIn(areas: readonly string[], global: RegExp): string[] {
  return sources
    .filter(({ path }) => areas.includes(areaOf(path)))
    .flatMap((source) =>
      [...codeOf(source).matchAll(global)].map(([name]) => `${source.path} uses ${name}`),
    );
}

describe('imports', () => {
  test('every folder of src has a rule about its imports', () => {
    const withoutRule = sources.filter(({ path }) => !(areaOf(path) in allowedImports));
    expect(withoutRule.map(({ path }) => path)).toEqual([]);
  });

  test('every folder of src imports only the folders that it may', () => {
    const forbidden = importsWhere(({ path }, target) => {
      if (!target.startsWith('src/') || areaOf(target) === areaOf(path)) return false;
      return !allowedImports[areaOf(path)]?.includes(areaOf(target));
    });
    expect(forbidden).toEqual([]);
  });

  test('src imports nothing from the rest of the project', () => {
    expect(
      importsWhere((_, target) => /^(\.\.|test|scripts|bench|lib|dist)(\/|$)/.test(target)),
    ).toEqual([]);
  });

  test('no file of src imports itself through others', () => {
    const edges = new Map(sources.map(({ path, imports }) => [path, new Set(imports)]));
    expect(cyclesOf(edges)).toEqual([]);
  });

  test('no folder of src imports itself through its neighbors', () => {
    const parents = new Set(sources.map(({ path }) => dirname(path)));
    const cycles = [...parents].flatMap((parent) => cyclesOf(edgesBetweenChildrenOf(parent)));
    expect(cycles).toEqual([]);
  });

  test('only the action imports packages of GitHub', () => {
    const forbidden = importsWhere(
      ({ path }, target) => areaOf(path) !== 'action' && /^(@actions|@octokit)(\/|$)/.test(target),
    ).filter((found) => !/^src\/github\/\S+ imports @octokit\/graphql-schema$/.test(found));
    expect(forbidden).toEqual([]);
  });
});

describe('side effects', () => {
  test('folders without side effects import no module of Node, except for the time limit', () => {
    const imports = importsWhere(
      ({ path }, target) => pureFolders.includes(areaOf(path)) && target.startsWith('node:'),
    );
    expect(imports).toEqual([`${timeLimit} imports node:vm`]);
  });

  test('folders without side effects use no network, clock, timer, randomness or process, except for the time limit', () => {
    const global =
      /\b(fetch|Date|performance|process|console|Buffer|set(?:Timeout|Interval|Immediate)|globalThis|crypto|Math\.random)\b/g;
    expect(globalsIn(pureFolders, global)).toEqual([`${timeLimit} uses process`]);
  });

  test('service and github import no module of Node except node:crypto', () => {
    const forbidden = importsWhere(
      ({ path }, target) =>
        clientFolders.includes(areaOf(path)) &&
        target.startsWith('node:') &&
        target !== 'node:crypto',
    );
    expect(forbidden).toEqual([]);
  });

  test('service and github use no clock, randomness or process except through their arguments', () => {
    const global =
      /\b((?<!typeof )globalThis|process|console|performance|Date\.now|new Date\(\)|Math\.random)/g;
    expect(globalsIn(clientFolders, global)).toEqual([]);
  });
});

describe('names', () => {
  test('no file has a name that says nothing about what it contains', () => {
    const forbidden = /\b(utils?|helpers?|common|misc|shared|managers?|types|constants)\b/;
    const all = [...sources, ...tests, ...sourcesIn('scripts'), ...sourcesIn('bench')];
    expect(all.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  });

  test('no folder of src has an index file, and only the plugin has a default export, which its users expect', () => {
    const indexes = sources.map(({ path }) => path).filter((path) => /\/index\.[jt]s$/.test(path));
    expect(indexes).toEqual(['src/index.ts']);
    const withDefault = sources.filter(({ text }) => /^export default\b/m.test(text));
    expect(withDefault.map(({ path }) => path)).toEqual(['src/remark.ts']);
  });
});

/** The files and folders directly in a folder, each with the others of them that it imports. */
function edgesBetweenChildrenOf(parent: string): Map<string, Set<string>> {
  const childOf = (path: string) =>
    path.startsWith(`${parent}/`)
      ? `${parent}/${path.slice(parent.length + 1).split('/')[0]}`
      : null;
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = childOf(path);
    if (from === null) continue;
    const targets = edges.get(from) ?? new Set();
    for (const target of imports) {
      const to = childOf(target);
      if (to !== null && to !== from) targets.add(to);
    }
    edges.set(from, targets);
  }
  return edges;
}
