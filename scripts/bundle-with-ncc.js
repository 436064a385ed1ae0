/** Bundles a program with ncc. Called by scripts/build.js for the action. */
import { resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { licenses } from './licenses.js';
import { shorten } from './shorten.js';
import { writeDirectory } from './write-directory.js';

/** @typedef {import('@vercel/ncc').Compilation} Compilation */

/**
 * Bundles a program and everything it imports into a directory, with the licenses of the bundled packages. Each `import()`
 * becomes a separate chunk. The output depends only on the sources and the locked packages, not on the time or on the
 * path of the project.
 *
 * @param {object} program
 * @param {string} program.entry the compiled program
 * @param {string} program.directory where the bundle goes; other files in it are removed
 * @throws {Error} if an import cannot be resolved
 */
export async function bundleWithNcc({ entry, directory }) {
  const { code, assets, stats } = await ncc(resolve(entry), {
    cache: false,
    quiet: true,
    sourceMapRegister: false,
    esm: false,
  });
  const modules = modulePaths(stats.compilation);
  assertResolved(modules);

  const chunks = Object.entries(assets).map(async ([name, { source }]) => {
    return /** @type {const} */ ([name, await shorten(String(source))]);
  });
  writeDirectory(
    directory,
    new Map([
      ['index.js', await shorten(code)],
      ...(await Promise.all(chunks)),
      ['package.json', '{ "type": "commonjs" }\n'],
      ['licenses.txt', licenses(modules)],
    ]),
  );
}

/**
 * The paths of all modules in a bundle, in any of its chunks.
 *
 * @param {Compilation} compilation
 */
function modulePaths({ modules, chunkGraph }) {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(used.flatMap(resources))].sort();
}

/**
 * The paths of a module and of the modules concatenated into it.
 *
 * @param {import('@vercel/ncc').Module} module
 * @returns {string[]}
 */
function resources(module) {
  if (module.modules) return [...module.modules].flatMap(resources);
  return module.resource ? [module.resource] : [];
}

/**
 * Throws if an import was not resolved. ncc replaces such an import with code that throws when it runs.
 *
 * @param {readonly string[]} modules
 */
function assertResolved(modules) {
  const missing = modules.filter((path) => path.includes('@@notfound.js'));
  if (missing.length > 0) throw new Error(`Cannot resolve ${missing.join(', ')}`);
}
