/**
 * Counts the source files that run functions in three typical runs, by the coverage of V8. A file that is only loaded does not
 * count, nor do packages. The figures say how far a reader has to walk to follow a run.
 *
 * node bench/executed-files.js [--list] [cli] [action] [plugin]
 *
 * With `--list` it prints the files of each run too. It compiles `src/` into a folder of its own, and exits 1 if a run takes
 * more files than it may.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { node24 } from '../test/support/node24.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'executed-files-'));
const compiled = join(folder, 'lib');

/** The README's example: seven lines, one empty section. */
const readme = `# Acme

<!-- status-snippets start slug="acme" -->
<!-- status-snippets end -->

Acme is a product.
Its status page is at the top.
`;

/** @type {Record<string, { readonly maxFiles: number, readonly run: (coverage: string) => Promise<unknown> }>} */
const runs = {
  // The command line over one file, offline, as the README tries it.
  cli: {
    maxFiles: 50,
    async run(coverage) {
      writeFileSync(join(folder, 'README.md'), readme);
      mkdirSync(join(folder, '.git')); // else the settings of this project would be read
      const args = [join(compiled, 'cli/main.js'), 'README.md', '--source', 'offline', '--dry-run'];
      await node(process.execPath, args, coverage);
    },
  },
  // The action in mode commit, against a GitHub and a service on this machine, with an empty cache.
  action: {
    maxFiles: 80,
    async run(coverage) {
      const script = fileURLToPath(new URL('executed-action.ts', import.meta.url));
      await node(await node24(), [script, join(compiled, 'action/main.js'), coverage]);
    },
  },
  // The example of the remark plugin.
  plugin: {
    maxFiles: 50,
    async run(coverage) {
      const plugin = JSON.stringify(pathToFileURL(join(compiled, 'remark.js')).href);
      const script = join(folder, 'plugin.mjs');
      writeFileSync(
        script,
        `import { remark } from 'remark';
import remarkStatusSnippets from ${plugin};
await remark()
  .use(remarkStatusSnippets, { slug: 'acme', source: 'offline' })
  .process('# Acme <!-- status-snippets start --><!-- status-snippets end -->');
`,
      );
      await node(process.execPath, [script], coverage);
    },
  },
};

try {
  compile();
  for (const name of positionals.length > 0 ? positionals : Object.keys(runs)) {
    const run = runs[name];
    if (run === undefined) throw new Error(`There is no run "${name}": there are ${Object.keys(runs).join(', ')}`);
    const coverage = join(folder, name);
    mkdirSync(coverage);
    await run.run(coverage);
    const files = executedFiles(coverage);
    console.log(`${name}: ${files.length} files, at most ${run.maxFiles}`);
    if (values.list) console.log(files.map((file) => `  ${file}`).join('\n'));
    if (files.length > run.maxFiles) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compile() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const args = [tsc, '-p', 'tsconfig.json', '--outDir', compiled, '--declaration', 'false'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('src does not compile');
  writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }');
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [coverage] the directory for the coverage of this process
 */
async function node(program, args, coverage) {
  const env = { ...process.env, ...(coverage !== undefined && { NODE_V8_COVERAGE: coverage }) };
  const child = spawn(program, args, {
    cwd: coverage === undefined ? root : folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}`);
}

/**
 * @typedef {object} ScriptCoverage
 * @property {string} url
 * @property {readonly { functionName: string, ranges: readonly { startOffset: number, count: number }[] }[]} functions
 */

/**
 * The compiled files with a function that ran, apart from the one that is the file itself.
 *
 * @param {string} coverage the directory that V8 wrote to
 */
function executedFiles(coverage) {
  const files = new Set();
  for (const name of readdirSync(coverage)) {
    /** @type {{ result: readonly ScriptCoverage[] }} */
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    for (const { url, functions } of result) {
      if (!url.startsWith(pathToFileURL(compiled).href)) continue;
      const ran = functions.some(({ functionName, ranges: [whole] }) => {
        const isFile = functionName === '' && whole?.startOffset === 0;
        return !isFile && (whole?.count ?? 0) > 0;
      });
      if (ran) files.add(relative(compiled, fileURLToPath(url)));
    }
  }
  return [...files].sort();
}
