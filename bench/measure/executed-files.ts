import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { readme } from '../../test/action/page.ts';
import { runStep } from '../../test/action/step.ts';
import { startEndpoint } from '../../test/support/endpoint-server.ts';
import { startGitHub } from '../../test/support/github/github.ts';
import { readCalls, traceCalls } from './trace-calls.ts';

/*
 * Counts, for four typical runs, the source files whose functions are called, and the *moves*: the changes of file between
 * two calls of named functions, in the order of the calls. A move *back* is one to a file seen before. The figures show how
 * much somebody has to read, and to jump, to follow a run. Packages do not count. Most moves are calls of small functions, such
 * as `rangeOf` for each node of a tree, and the way back. The maxima are the figures of November 2026, so that growth is seen.
 * Started by bench/executed-files.js.
 *
 * With `--list`, the script also prints the files of each run, and with `--moves` the calls where a move ends.
 */

interface Walk {
  readonly maxFiles: number;
  readonly maxMoves: number;
  /** `env` makes a process record its calls. */
  readonly run: (env: Readonly<Record<string, string>>) => Promise<unknown>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, moves: { type: 'boolean' } },
});
const cache = join('node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(process.cwd(), cache, 'executed-files-')); // the compiled files import packages
const compiled = join(folder, 'lib');
const endpoint = await startEndpoint();
const service = { 'base-url': endpoint.baseUrl, 'status-page-host': 'statuspage.me' };

const walks: Readonly<Record<string, Walk>> = {
  // The command line asks the service, with an empty cache, and writes one file of seven lines.
  refresh: {
    maxFiles: 60,
    maxMoves: 350,
    async run(env) {
      await runCli(
        Object.entries(service).map(([name, value]) => `--${name}=${value}`),
        env,
      );
      if (!readFileSync(join(folder, 'README.md'), 'utf8').includes('badge/acme.svg'))
        throw new Error('not written');
    },
  },
  // The same file, with the options that the project's README suggests for a trial.
  'dry-run': {
    maxFiles: 52,
    maxMoves: 300,
    run: (env) => runCli(['--source', 'offline', '--dry-run'], env),
  },
  // The action in mode commit with an empty cache. Stand-ins for GitHub and the service run on this machine.
  action: {
    maxFiles: 76,
    maxMoves: 490,
    async run(env) {
      await using github = await startGitHub({ files: { 'README.md': readme() } });
      const before = await github.head('main');
      const { code, stdout } = await runStep(
        github,
        { with: service, env },
        join(compiled, 'action/main.js'),
      );
      if (code !== 0 || (await github.head('main')) === before)
        throw new Error(`Nothing was committed:\n${stdout}`);
    },
  },
  // The remark plugin on one line of Markdown, offline.
  plugin: {
    maxFiles: 43,
    maxMoves: 240,
    async run(env) {
      const script = join(folder, 'plugin.mjs');
      writeFileSync(
        script,
        `import { remark } from 'remark';
import remarkStatusSnippets from ${JSON.stringify(pathToFileURL(join(compiled, 'remark.js')).href)};
await remark()
  .use(remarkStatusSnippets, { slug: 'acme', source: 'offline' })
  .process('# Acme <!-- status-snippets start --><!-- status-snippets end -->');
`,
      );
      await runNode([script], env);
    },
  },
};

try {
  const args = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'src',
    '--outDir',
    compiled,
    '--declaration',
    'false',
  ];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  traceCalls(compiled);
  mkdirSync(join(folder, '.git')); // without it, the settings of this project would be read
  for (const name of positionals.length > 0 ? positionals : Object.keys(walks)) {
    const walk = walks[name];
    if (walk === undefined)
      throw new Error(`There is no run "${name}": there are ${Object.keys(walks).join(', ')}`);
    const record = join(folder, `${name}.calls`);
    await walk.run({
      NODE_OPTIONS: `--import=${pathToFileURL(join(compiled, 'record.js'))}`,
      CALLS: record,
    });
    report(name, walk, record);
  }
} finally {
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
}

function report(name: string, { maxFiles, maxMoves }: Walk, record: string): void {
  const calls = readCalls(record);
  const files = new Set(calls.map(({ file }) => file));
  const named = calls.filter(({ name }) => name !== '');
  const moves = named.filter(({ file }, index) => index > 0 && file !== named[index - 1]?.file);
  const seen = new Set(named.slice(0, 1).map(({ file }) => file));
  const back = moves.filter(({ file }) => seen.has(file) || !seen.add(file)).length;
  const limits = `at most ${maxFiles} files and ${maxMoves} moves`;
  console.log(`${name}: ${files.size} files, ${moves.length} moves (${back} back); ${limits}`);
  if (values.list) console.log([...files].sort().join('\n'));
  if (values.moves) console.log(moves.map((call) => `${call.file} ${call.name}`).join('\n'));
  if (files.size > maxFiles || moves.length > maxMoves) process.exitCode = 1;
}

function runCli(options: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  writeFileSync(
    join(folder, 'README.md'),
    `# Acme

<!-- status-snippets start slug="acme" -->
<!-- status-snippets end -->

Acme is a product.
Its status page is at the top.
`,
  );
  const home = join(folder, 'home');
  return runNode([join(compiled, 'cli/main.js'), 'README.md', ...options], {
    ...env,
    XDG_CACHE_HOME: home,
  });
}

/** @throws with what it wrote to stderr, if it fails */
async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}
