/** Collects the type declarations of the library. Imported by scripts/bundle-with-rolldown.js. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Matches the module names in declarations. tsc writes each import on a separate line, with single or double quotes. */
const moduleNames = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/**
 * The type declarations of compiled modules and of every module they refer to, by path relative to the modules. They refer to
 * no package, so that users can compile against them without further packages.
 *
 * @param {readonly string[]} modules paths of compiled modules, all in one directory
 * @returns {Map<string, string>}
 * @throws {Error} if a declaration imports from a package
 */
export function declarations(modules) {
  const root = dirname(modules[0] ?? '');
  /** @type {Map<string, string>} */
  const texts = new Map();
  const queue = modules.map((path) => path.replace(/\.js$/, '.d.ts'));
  for (const path of queue) {
    const name = relative(root, path).replaceAll('\\', '/');
    if (texts.has(name)) continue;
    const text = readFileSync(path, 'utf8');
    // Comments are ignored: they contain examples, which import packages.
    for (const [, , specifier = ''] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(moduleNames)) {
      if (!specifier.startsWith('.')) throw new Error(`${path} imports types from the package ${specifier}`);
      queue.push(join(dirname(path), specifier.replace(/\.[jt]s$/, '.d.ts')));
    }
    texts.set(name, text.replace(/^(.*\b(?:from|import)\b.*)\.ts(['"])/gm, '$1.js$2'));
  }
  return texts;
}
