/** Bundles the library, the remark plugin, the command line and the action. Called by scripts/build.js. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { rollUp } from './declarations.js';
import { licenses } from './licenses.js';
import { writeDirectory } from './write-files.js';

/** @param {string} paths the beginnings of paths in `lib` */
function libraryModules(paths) {
  return new RegExp(`[\\\\/]lib[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);
}

/**
 * Bundles the entry points of the library and all packages they import into ECMAScript modules, with their type declarations
 * and the licenses of the packages. The code is not shortened: users debug it, and their own bundlers shorten it.
 *
 * @param {object} library
 * @param {Readonly<Record<string, string>>} library.entries the paths of compiled modules, by the name of the bundled file
 * @param {string} library.directory where the bundle goes; other files in it are removed
 * @throws {Error} if an import cannot be resolved
 */
export async function bundleLibrary({ entries, directory }) {
  // Code that both entry points need is in chunks that both import, so that a process has only one instance of it. What a
  // browser needs, with all that it imports, is in a chunk of its own, so that an application that needs nothing else gets nothing else.
  const groups = [
    { name: 'generate', test: libraryModules('browser'), priority: 1 },
    { name: 'core', test: libraryModules('api|project') },
  ];
  const chunks = await bundle({ entries, format: 'esm', groups });
  writeDirectory(
    directory,
    new Map([
      ...filesOf(chunks),
      ['index.d.ts', rollUp('lib/index')],
      ['remark.d.ts', rollUp('lib/remark', 'lib/index')],
      ['licenses.txt', licensesOf(chunks)],
    ]),
  );
}

/**
 * Bundles a program that is started by its file name, and all packages it imports, into shortened CommonJS modules, with the
 * licenses of the packages. Each `import()` becomes a separate chunk.
 *
 * @param {object} program
 * @param {string} program.start a CommonJS module that loads `main.js`; it becomes `index.js` as it is
 * @param {string} program.entry the compiled program, which becomes `main.js`
 * @param {string} program.directory where the bundle goes; other files in it are removed
 * @throws {Error} if an import cannot be resolved
 */
export async function bundleProgram({ start, entry, directory }) {
  // All that the entry imports statically is in one file, because Node loads one file faster than several. Each other
  // chunk contains what the same `import()`s need, so that a run loads no package that it does not use.
  const main = {
    name: 'main',
    test: (/** @type {string} */ id) => id === resolve(entry),
    priority: 4,
  };
  const chunks = await bundle({ entries: { main: entry }, format: 'cjs', groups: [main] });
  const files = /** @type {const} */ ([
    ['index.js', readFileSync(start, 'utf8')],
    ...filesOf(chunks),
  ]);
  writeProgram(directory, files, chunks);
  chmodSync(join(directory, 'index.js'), 0o755);
}

/**
 * Bundles a program as `bundleProgram` does, with ncc, which GitHub recommends for actions. rolldown puts the modules of each
 * chunk into one file first: ncc then has less to parse, and the licenses of all packages are known.
 *
 * @param {object} program
 * @param {string} program.entry the compiled program
 * @param {string} program.directory where the bundle goes; other files in it are removed
 * @throws {Error} if an import cannot be resolved
 */
export async function bundleAction({ entry, directory }) {
  const chunks = await bundle({ entries: { index: entry }, format: 'esm', groups: [] });
  const folder = 'node_modules/.cache/status-snippets/action';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
  const options = { cache: false, quiet: true, sourceMapRegister: false, esm: false };
  const { code, assets } = await ncc(resolve(folder, 'index.js'), options);
  const written = Object.entries(assets).map(
    ([name, { source }]) => /** @type {const} */ ([name, String(source)]),
  );
  writeProgram(directory, [['index.js', code], ...written], chunks);
}

/**
 * Writes a program with its licenses.
 *
 * @param {string} directory
 * @param {readonly (readonly [name: string, code: string])[]} files
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 */
function writeProgram(directory, files, chunks) {
  writeDirectory(
    directory,
    new Map([
      ...files.map(([name, code]) => /** @type {const} */ ([name, shorten(code)])),
      ['package.json', '{ "type": "commonjs" }\n'],
      ['licenses.txt', licensesOf(chunks)],
    ]),
  );
}

/**
 * Removes white space and shortens local names, so that Node loads the code faster. Function and class names are kept for stack
 * traces. The result is ASCII, because V8 keeps other text in twice the memory.
 *
 * @param {string} source the code of a CommonJS module
 * @returns {string}
 * @throws {Error} if the code has a syntax error
 */
function shorten(source) {
  const { code, errors } = minifySync('index.cjs', source, {
    compress: false,
    mangle: { keepNames: true },
  });
  if (errors.length > 0) throw new Error(`The bundle cannot be shortened: ${errors[0]?.message}`);
  // Outside of comments, which are gone, JavaScript has such characters only where it reads an escape sequence as the same.
  const ascii = code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${ascii.trimEnd()}\n`;
}

/** @param {readonly import('rolldown').OutputChunk[]} chunks */
function filesOf(chunks) {
  return chunks.map(({ fileName, code }) => /** @type {const} */ ([fileName, code]));
}

/**
 * Bundles modules and returns the chunks.
 *
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.entries the paths of compiled modules, by the name of the bundled file
 * @param {'esm' | 'cjs'} options.format
 * @param {import('rolldown').CodeSplittingGroup[]} options.groups the chunks in addition to one for each entry and each `import()`
 */
async function bundle({ entries, format, groups }) {
  const bundler = await rolldown({
    input: { ...entries },
    platform: 'node',
    external: isBuiltin,
    onLog: (_level, { code, message }) => {
      // Some modules are imported both statically and with `import()`.
      if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
    },
  });
  const { output } = await bundler.generate({
    format,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups },
    comments: { legal: false },
  });
  await bundler.close();
  return output.filter((file) => file.type === 'chunk');
}

/** @param {readonly import('rolldown').OutputChunk[]} chunks */
function licensesOf(chunks) {
  return licenses(chunks.flatMap((chunk) => chunk.moduleIds));
}
