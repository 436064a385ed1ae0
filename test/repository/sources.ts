import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A TypeScript or JavaScript file of the project. */
export interface Source {
  /** The path from the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
  /** What the file imports: packages, `node:` modules and paths. Type-only and dynamic imports are included. */
  readonly imports: readonly string[];
}

/** All sources in a folder of the project at any depth, ordered by path. */
export function sourcesIn(folder: string): readonly Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.[cm]?[jt]s$/.test(path) && !/\/(fixtures|node_modules)\//.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

/** The code of a source without comments and without the text in single quotes. */
export function codeOf({ text }: Source): string {
  return withoutComments(text).replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

// The formatter writes every import statement at the start of a line, and in single quotes.
const statement = /^(?:import|export)\s(?:[\w*{][^;'=]*?\bfrom\s)?'([^'\n]+)'/gm;
const expression = /\b(?:import|require)\(\s*'([^'\n]+)'\s*\)/g;

function importsOf(path: string, text: string): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(statement), ...code.matchAll(expression)]
    .map(([, specifier = '']) => specifier)
    .map((specifier) =>
      specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier,
    );
}

/** The cycles of a graph: the groups of nodes that can all be reached from each other. */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachableFrom = (start: string) => {
    const reached = new Set<string>();
    const open = [start];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const next of edges.get(node) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    return reached;
  };
  const reachable = new Map([...edges.keys()].map((node) => [node, reachableFrom(node)]));
  const groups = [...edges.keys()]
    .filter((node) => reachable.get(node)?.has(node))
    .map((node) =>
      [...edges.keys()].filter(
        (other) => reachable.get(node)?.has(other) && reachable.get(other)?.has(node),
      ),
    );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
