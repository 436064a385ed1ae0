import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface Source {
  /** From the root of the project, with slashes. */
  readonly path: string;
  /** The folder of `src/` it stands in; its own name without `.ts` where it stands in none. */
  readonly folder: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** A package, a `node:` module, or the path of a source. */
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Every TypeScript and JavaScript file below a folder of the project. */
export function sourcesIn(folder: string): readonly Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.[jt]s$/.test(path) && !/\/(fixtures|node_modules)\//.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, folder: folderOf(path), text, imports: importsOf(path, text) };
    });
}

/** The code of a source without comments and without what stands in quotes. */
export function codeOf({ text }: Source): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

function folderOf(path: string): string {
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
}

// The formatter writes every import the same way, at the start of a line and in single quotes.
const statement = /^(?:import|export)\s(?:[\w*{][^;'=]*?\bfrom\s)?'([^'\n]+)'/gm;
const dynamic = /\bimport\(\s*'([^'\n]+)'\s*\)/g;

function importsOf(path: string, text: string): Import[] {
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...[...withoutComments.matchAll(statement)].map(([line, specifier = '']) => ({
      target: resolve(specifier),
      typeOnly: /^(import|export) type\b/.test(line),
    })),
    ...[...withoutComments.matchAll(dynamic)].map(([, specifier = '']) => ({
      target: resolve(specifier),
      typeOnly: false,
    })),
  ];
}
