import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'terser';
import { licences } from './licences.js';
import { write } from './write.js';

/**
 * Bundles a program with all it needs into a folder, with the licences of what it took in. The bytes depend on the
 * sources and the locked packages alone: no time, no place on the disk. What `import()` loads stays a file of its own.
 *
 * @param {object} door
 * @param {string} door.entry - the compiled program
 * @param {string} door.folder - where the bundle goes; whatever else is in there is removed
 * @param {boolean} door.executable - whether the program is started by its name
 * @param {Readonly<Record<string, string>>} [door.standIns] - modules to put beside the bundle in the place of packages
 */
export async function bundle({ entry, folder, executable, standIns = {} }) {
  const { code, assets, stats } = await ncc(resolve(entry), {
    cache: false,
    quiet: true,
    sourceMapRegister: false,
    esm: false,
    externals: Object.fromEntries(
      Object.entries(standIns).map(([name, path]) => [name, `./${basename(path)}`]),
    ),
  });
  const modules = modulesOf(stats.compilation);
  refuseMissing(modules);

  const files = new Map([
    ['index.js', code],
    ['package.json', '{ "type": "commonjs" }\n'],
    ['licenses.txt', licences(modules)],
    ...Object.values(standIns).map(
      (path) => /** @type {const} */ ([basename(path), readFileSync(path, 'utf8')]),
    ),
    ...Object.entries(assets).map(([name, { source }]) => /** @type {const} */ ([name, String(source)])),
  ]);
  for (const [name, source] of files) {
    const text = name.endsWith('.js') ? await shorten(source) : source;
    refusePlaces(join(folder, name), text);
    write(join(folder, name), text);
  }
  for (const name of readdirSync(folder)) {
    if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  if (executable) chmodSync(join(folder, 'index.js'), 0o755);
}

/**
 * The same program in fewer bytes, so that Node reads it sooner. Functions and classes keep their names, and statements
 * their lines: a stack trace still says where it comes from.
 *
 * @param {string} source
 */
async function shorten(source) {
  const { code } = await minify(source, {
    module: true,
    ecma: 2022,
    compress: false,
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { semicolons: false, ascii_only: true },
  });
  if (code === undefined) throw new Error('terser gave nothing back');
  return `${code}\n`;
}

/**
 * The files that went into a bundle, in any of its chunks.
 *
 * @param {import('@vercel/ncc').Compilation} compilation
 * @returns {string[]}
 */
function modulesOf(compilation) {
  /** @param {import('@vercel/ncc').Module} module @returns {string[]} */
  const resources = (module) =>
    module.modules ? [...module.modules].flatMap(resources) : module.resource ? [module.resource] : [];
  const used = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return [...new Set(used.flatMap(resources))].sort();
}

/**
 * ncc turns an import that it cannot find into an error when it is run; here it ends the build.
 *
 * @param {string[]} modules
 */
function refuseMissing(modules) {
  const missing = modules.filter((path) => path.includes('@@notfound.js'));
  if (missing.length > 0) throw new Error(`The bundle lacks ${missing.join(', ')}`);
}

/**
 * @param {string} name
 * @param {string} text
 */
function refusePlaces(name, text) {
  if (text.includes(process.cwd())) throw new Error(`${name} names the folder it was built in`);
}
