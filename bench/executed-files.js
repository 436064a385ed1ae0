/**
 * Counts the source files whose functions are called in three typical runs, with the code coverage of V8. Packages do not
 * count, nor do files that are only loaded. The figures show how many files somebody has to read to follow a run.
 *
 * node bench/executed-files.js [--list] [cli] [action] [plugin]
 *
 * With `--list`, the script also prints the files of each run. It compiles `src/` into a separate folder, and exits with 1 if a
 * run takes more files than its maximum.
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

/** The README that the command line refreshes: seven lines with one empty section. */
const readme = `# Acme

<!-- status-snippets start slug="acme" -->
<!-- status-snippets end -->

Acme is a product.
Its status page is at the top.
`;

/** @type {Record<string, { readonly maxFiles: number, readonly run: (coverage: string) => Promise<unknown> }>} */
const runs = {
  // The command line on one file, with the options that the project's README suggests for a trial.
  cli: {
    maxFiles: 38,
    async run(coverage) {
      writeFileSync(join(folder, 'README.md'), readme);
      mkdirSync(join(folder, '.git')); // without it, the settings of this project would be read
      const args = [join(compiled, 'cli/main.js'), 'README.md', '--source', 'offline', '--dry-run'];
      await runNode(process.execPath, args, coverage);
    },
  },
  // The action in mode commit with an empty cache. Stand-ins for GitHub and the service run on this machine.
  action: {
    maxFiles: 58,
    async run(coverage) {
      const script = fileURLToPath(new URL('executed-action.ts', import.meta.url));
      await runNode(await node24(), [script, join(compiled, 'action/main.js'), coverage]);
    },
  },
  // The remark plugin on one line of Markdown, offline.
  plugin: {
    maxFiles: 36,
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
      await runNode(process.execPath, [script], coverage);
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
  const args = [tsc, '-p', 'src', '--outDir', compiled, '--declaration', 'false'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('src does not compile');
  writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }');
}

/**
 * Runs Node, and throws if it fails.
 *
 * @param {string} program the path of Node
 * @param {readonly string[]} args
 * @param {string} [coverage] the directory for the coverage of the process
 */
async function runNode(program, args, coverage) {
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
 * The compiled files with a function that ran. The outermost function, which stands for loading the file, does not count.
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
      const ran = functions.some(({ functionName, ranges: [range] }) => {
        const isOutermost = functionName === '' && range?.startOffset === 0;
        return !isOutermost && (range?.count ?? 0) > 0;
      });
      if (ran) files.add(relative(compiled, fileURLToPath(url)));
    }
  }
  return [...files].sort();
}
