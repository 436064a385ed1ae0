/** Names the chunks of bundles after what they contain. Imported by the scripts that build `dist/`. */
import { basename, dirname, extname } from 'node:path';

/** @typedef {import('@vercel/ncc').Compilation} Compilation */
/** @typedef {import('@vercel/ncc').Module} Module */

/**
 * The file name, without extension, of each chunk that is loaded by `import()`. It is the name in the `webpackChunkName`
 * comment, or else the name of the package or file that contributes the most code. A name that is used again gets a number.
 *
 * @param {Compilation} compilation
 * @returns {Map<string, string>} names by chunk id
 */
export function chunkNames({ chunks, chunkGraph }) {
  const lazy = [...chunks].filter((chunk) => !chunk.canBeInitial());
  const namedChunks = lazy
    .map((chunk) => ({
      id: String(chunk.id),
      name: chunk.name ?? largestPartName([...chunkGraph.getChunkModules(chunk)]),
    }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const used = new Set(['index']);
  return new Map(
    namedChunks.map(({ id, name }) => {
      let unique = name;
      for (let count = 2; used.has(unique); count += 1) unique = `${name}-${count}`;
      used.add(unique);
      return [id, unique];
    }),
  );
}

/** The name of the package or file that contributes the most code. @param {readonly Module[]} modules */
function largestPartName(modules) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const module of modules) {
    const name = partName(module);
    sizes.set(name, (sizes.get(name) ?? 0) + module.size());
  }
  const [largest] = [...sizes].sort(([a, one], [b, other]) => other - one || compare(a, b));
  return largest?.[0] ?? 'chunk';
}

/**
 * The name of the package that a module is part of; for a module of this project, the name of the module.
 *
 * @param {Module} module
 */
function partName(module) {
  // A group of modules that webpack concatenated is named after the module that imports the others.
  const path = (module.rootModule ?? module).resource ?? '';
  const [, scope, name] = /.*[\\/]node_modules[\\/](?:@([^\\/]+)[\\/])?([^\\/]+)/.exec(path) ?? [];
  if (name === undefined) return moduleName(path);
  return scope === undefined ? name : `${scope}-${name}`;
}

/**
 * The name of a module, preceded by the name of its folder because several folders may have a `parse.js`.
 *
 * @param {string} path
 */
export function moduleName(path) {
  return `${basename(dirname(path))}-${basename(path, extname(path))}`;
}

/**
 * Compares by code units, so that the order does not depend on the locale of the machine.
 *
 * @param {string} one
 * @param {string} other
 */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
