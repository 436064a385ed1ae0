/** Names the chunks of bundles after what they contain. Imported by the scripts that build `dist/`. */
import { basename, dirname, extname } from 'node:path';

/** @typedef {import('@vercel/ncc').Compilation} Compilation */
/** @typedef {import('@vercel/ncc').Module} Module */

/**
 * The file name, without extension, of each chunk that is loaded by `import()`: the name given in its `webpackChunkName`
 * comment, else that of the package or file with the most code in it. The same name twice gets a number.
 *
 * @param {Compilation} compilation
 * @returns {Map<string, string>} names by chunk id
 */
export function chunkNames({ chunks, chunkGraph }) {
  const lazy = [...chunks].filter((chunk) => !chunk.canBeInitial());
  const named = lazy
    .map((chunk) => ({
      id: String(chunk.id),
      name: chunk.name ?? largestPart([...chunkGraph.getChunkModules(chunk)]),
    }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const used = new Set(['index']);
  return new Map(
    named.map(({ id, name }) => {
      let unique = name;
      for (let count = 2; used.has(unique); count += 1) unique = `${name}-${count}`;
      used.add(unique);
      return [id, unique];
    }),
  );
}

/** @param {readonly Module[]} modules */
function largestPart(modules) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const module of modules) {
    const name = partName(module);
    sizes.set(name, (sizes.get(name) ?? 0) + module.size());
  }
  const [largest] = [...sizes].sort(([a, one], [b, other]) => other - one || compare(a, b));
  return largest?.[0] ?? 'chunk';
}

/** The package that a module is part of, or the name of our own module. @param {Module} module */
function partName(module) {
  // Modules that webpack concatenated are named after the one that imports the others.
  const path = (module.rootModule ?? module).resource ?? '';
  const [, scope, name] = /.*[\\/]node_modules[\\/](?:@([^\\/]+)[\\/])?([^\\/]+)/.exec(path) ?? [];
  if (name === undefined) return moduleName(path);
  return scope === undefined ? name : `${scope}-${name}`;
}

/**
 * The name of a module with that of its folder, since several folders have a `parse.js`.
 *
 * @param {string} path
 */
export function moduleName(path) {
  return `${basename(dirname(path))}-${basename(path, extname(path))}`;
}

/** By code units, whatever the locale of the machine. @param {string} one @param {string} other */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
