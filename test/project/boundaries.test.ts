import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeOf, type Import, type Source, sourcesIn } from './sources.ts';

/** The other folders of `src/` that each may import; `type` marks those whose types alone it may see. */
const rules: Readonly<Record<string, readonly string[]>> = {
  text: [],
  snippets: ['text'],
  sections: ['text'],
  service: ['text', 'snippets'],
  refresh: ['text', 'sections', 'snippets', 'service'],
  init: ['text', 'sections', 'snippets', 'refresh'],
  github: ['text'],
  config: ['text', 'snippets', 'sections', 'service'],
  files: ['text', 'type service', 'type sections', 'type refresh'],
  runtime: ['config', 'files', 'refresh', 'service', 'version'],
  cli: [
    'text',
    'config',
    'init',
    'refresh',
    'sections',
    'snippets',
    'service',
    'files',
    'runtime',
    'version',
  ],
  action: [
    'text',
    'config',
    'github',
    'refresh',
    'sections',
    'snippets',
    'service',
    'files',
    'runtime',
    'version',
  ],
  api: ['text', 'config', 'refresh', 'sections', 'snippets', 'service', 'files', 'runtime', 'version'],
  'remark-plugin': ['api', 'refresh', 'sections'],
  index: ['api', 'config', 'refresh', 'sections', 'snippets', 'service', 'runtime'],
  remark: ['api', 'remark-plugin', 'config', 'refresh', 'sections', 'runtime'],
  version: [],
};

const sources = sourcesIn('src');
const manifest: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Every import of every source, as a line for the message. */
function importsWhere(wanted: (source: Source, target: Import) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((target) => wanted(source, target))
      .map(({ target }) => `${source.path} imports ${target}`),
  );
}

function folderOf(target: string): string | null {
  return /^src\/([^/]+?)(?:\.ts|\/)/.exec(target)?.[1] ?? null;
}

describe('the folders of src', () => {
  test('are the ones with rules', () => {
    expect(sources.filter(({ folder }) => !(folder in rules)).map(({ path }) => path)).toEqual([]);
  });

  test('import only the folders that they may', () => {
    const broken = importsWhere(({ folder }, { target, typeOnly }) => {
      const other = folderOf(target);
      if (other === null || other === folder) return false;
      const allowed = rules[folder] ?? [];
      return !allowed.includes(other) && !(typeOnly && allowed.includes(`type ${other}`));
    });
    expect(broken).toEqual([]);
  });

  test('import nothing outside src', () => {
    expect(importsWhere((_, { target }) => /^(\.\.|test|scripts|lib|dist)\//.test(target))).toEqual([]);
  });

  test('have no circle of imports', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [
        path,
        imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
      ]),
    );
    const done = new Set<string>();
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) throw new Error(`a circle: ${[...trail, path].join(' → ')}`);
      if (done.has(path)) return;
      for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) walk(path, []);
  });
});

describe('a pure source', () => {
  const pure = sources.filter(({ path }) => /^src\/(snippets|sections|refresh\/plan)/.test(path));

  test('exists', () => {
    expect(pure.length).toBeGreaterThan(10);
  });

  test('imports nothing of Node', () => {
    const broken = pure.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('node:'))
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('has no clock, no chance, no network and no process', () => {
    const effect =
      /\b(fetch|Date|performance|process|console|Buffer|setTimeout|setInterval|globalThis|crypto)\b|\bMath\.random\b/;
    expect(pure.filter((source) => effect.test(codeOf(source))).map(({ path }) => path)).toEqual([]);
  });
});

describe('the world outside', () => {
  test('is seen by the doors and, for its files, by disk alone', () => {
    const inside = sources.filter(
      ({ folder }) => !['cli', 'action', 'files', 'runtime', 'api'].includes(folder),
    );
    const effect = /\b(?:process|console)\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
    expect(inside.filter((source) => effect.test(codeOf(source))).map(({ path }) => path)).toEqual([]);
  });

  test('has files for disk and the doors alone', () => {
    const broken = importsWhere(
      ({ folder }, { target }) =>
        !['cli', 'action', 'files', 'runtime', 'api'].includes(folder) &&
        /^node:(fs|child_process|net|http|https|os|process|worker_threads|tty|readline)/.test(target),
    );
    expect(broken).toEqual([]);
  });

  test('comes with @actions and octokit for the action alone', () => {
    const broken = importsWhere(
      ({ folder }, { target }) => folder !== 'action' && /^@(actions|octokit)\//.test(target),
    );
    expect(broken).toEqual([]);
  });
});

describe('a package', () => {
  const packageOf = (target: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target;

  test('that src imports is declared in package.json, not only installed for another package', () => {
    const broken = importsWhere((_, { target, typeOnly }) => {
      if (typeOnly || target.startsWith('src/') || target.startsWith('node:')) return false;
      return !(packageOf(target) in manifest.devDependencies);
    });
    expect(broken).toEqual([]);
  });
});

describe('a file', () => {
  const written = [...sources, ...sourcesIn('scripts'), ...sourcesIn('bench'), ...sourcesIn('test')];

  test('has a plain name, and no folder has a barrel', () => {
    const forbidden = /\b(utils?|helpers?|common|misc|shared|managers?)\b/;
    expect(written.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
    expect(written.map(({ path }) => path).filter((path) => /.\/index\.[jt]s$/.test(path))).toEqual(
      ['src/index.ts'].filter((path) => written.some((source) => source.path === path)),
    );
  });

  test('of src has at most 250 lines, and most have fewer than 120', () => {
    const lines = ({ text }: Source) => text.split('\n').length - 1;
    const long = written.filter((source) => lines(source) > (source.path.endsWith('.test.ts') ? 420 : 250));
    expect(long.map((source) => `${source.path}: ${lines(source)} lines`)).toEqual([]);
    const short = sources.filter((source) => lines(source) < 120);
    expect(short.length / sources.length).toBeGreaterThan(0.75);
  });

  test('of src exports names, but for the plugin', () => {
    const broken = sources.filter(
      ({ path, text }) => path !== 'src/remark.ts' && /^export default\b/m.test(text),
    );
    expect(broken.map(({ path }) => path)).toEqual([]);
  });
});
