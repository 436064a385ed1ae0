/** Bundles the library and the remark plugin with rolldown. Called by scripts/build.js. */
import { isBuiltin } from 'node:module';
import { rolldown } from 'rolldown';
import { moduleName } from './chunk-names.js';
import { declarations } from './declarations.js';
import { licenses } from './licenses.js';
import { writeDirectory } from './write-directory.js';

/**
 * The chunks in addition to one per entry point and per `import()`: the code that both entry points start with, and the
 * packages. Those for HTML and MDX are loaded when a text contains some.
 */
const codeSplitting = {
  groups: [
    {
      name: 'mdx-packages',
      test: packages('acorn|estree|micromark-(extension|factory)-mdx|micromark-util-events'),
      priority: 3,
    },
    {
      name: 'html-packages',
      test: packages('parse5|entities|hast|property-information|space-sep'),
      priority: 2,
    },
    {
      name: 'markdown-packages',
      test: packages('micromark|mdast|unist|unified|remark|decode-named'),
      priority: 1,
    },
    { name: 'core', test: /[\\/]lib[\\/](api|runtime)[\\/]/ },
  ],
};

/** @param {string} names the beginnings of package names */
function packages(names) {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`);
}

/**
 * Bundles entry points and all packages they import into ECMAScript modules, with their type declarations and the licenses
 * of the packages. Code that entries have in common is in chunks that both import, so that a process has one instance of
 * it. Nothing is minified: people debug into it, and their own bundler minifies.
 *
 * @param {object} library
 * @param {Readonly<Record<string, string>>} library.entries compiled modules by the name they get
 * @param {string} library.directory where the bundle goes; other files in it are removed
 * @throws {Error} if an import cannot be resolved
 */
export async function bundleLibrary({ entries, directory }) {
  const bundle = await rolldown({
    input: { ...entries },
    platform: 'node',
    external: isBuiltin,
    onLog: (_level, { code, message }) => {
      // The entry points import some modules statically that others load lazily.
      if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name, facadeModuleId }) => `${facadeModuleId ? moduleName(facadeModuleId) : name}.js`,
    codeSplitting,
    comments: { legal: false },
  });
  await bundle.close();

  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) => chunk.moduleIds);
  writeDirectory(
    directory,
    new Map([
      ...chunks.map(({ fileName, code }) => /** @type {const} */ ([fileName, code])),
      ...declarations(Object.values(entries)),
      ['licenses.txt', licenses(modules)],
    ]),
  );
}
