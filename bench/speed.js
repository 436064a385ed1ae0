/**
 * Measures whole processes, alternately with an empty Node program in the same run, and exits with 1 if a goal is missed.
 *
 *     npm run build && node bench/speed.js [readme] [large] [many] [push] [adopt] [action] [--rounds 15]
 *
 * The first run of `readme` installs the programs for comparison below node_modules/.cache. With BENCH_BARE=1, programs start
 * without NODE_EXTRA_CA_CERTS, NODE_OPTIONS and similar variables: NODE_EXTRA_CA_CERTS doubles the time of any start of Node 20.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project-root.js';
import { node24 } from '../test/support/node24.js';
import { readmeText } from './readme-text.js';

/** @typedef {{ readonly args: readonly string[], readonly cwd?: string, readonly env?: Readonly<Record<string, string>> }} Command */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'status-snippets-bench-'));
const bareNode = { args: ['-e', '0'] };
/** A program that runs commands without a shell. */
const runAll = `for (const command of process.argv.slice(1)) {
  const [name, ...args] = command.split(' ');
  require('node:child_process').execFileSync(name === 'node' ? process.execPath : name, args, { stdio: 'ignore' });
}`;
const section = '<!-- status-snippets start slug="acme" -->\n<!-- status-snippets end -->\n\n';
/** As `init` writes it into a row of badges. */
const row =
  '[![CI](https://example.com/ci.svg)](https://example.com/ci) [![npm](https://example.com/npm.svg)](https://example.com/npm) <!-- status-snippets start slug="acme" show="badge" --><!-- status-snippets end -->\n\n';

/** The environment of all programs: no settings, and an empty home and cache folder. */
const { BENCH_BARE, PATH = '', SystemRoot = '', ...others } = process.env;
const nodeVariables = Object.entries(others).filter(
  ([name]) => !BENCH_BARE && name.startsWith('NODE_'),
);
const environment = {
  ...Object.fromEntries(nodeVariables),
  PATH,
  SystemRoot,
  HOME: folder,
  XDG_CACHE_HOME: folder,
};

/**
 * The programs for comparison: their version, the text near the top of the README that each fills, its arguments and what it
 * prints if there is nothing to do. Each does its usual job on the same text.
 *
 * @type {Readonly<Record<string, readonly [version: string, section: string, args: readonly string[], idle: RegExp]>>}
 */
const peers = {
  embedme: [
    '1.22.1',
    '```js\n// answer.js\n```\n\n',
    ['dist/embedme.js', 'README.md'],
    /No changes to write/,
  ],
  'markdown-magic': [
    '4.11.0',
    '<!-- docs FILE src="./answer.js" -->\n<!-- /docs -->\n\n',
    ['cli.js', 'README.md'],
    /Markdown Magic Done/,
  ],
  automd: [
    '0.4.3',
    '<!-- automd:file src="answer.js" -->\n<!-- /automd -->\n\n',
    ['dist/cli.mjs'],
    /already up-to-date/,
  ],
  doctoc: [
    '2.5.0',
    '<!-- START doctoc -->\n<!-- END doctoc -->\n\n',
    ['doctoc.js', 'README.md'],
    /Everything is OK/,
  ],
  'remark-cli': [
    '12.0.1',
    '',
    ['cli.js', 'README.md', '--output', '--frail'],
    /README\.md.*written/,
  ],
};

/** Where users have a section in a README of 38 KB, and how many times a bare Node a run that changes nothing may take. */
const places = {
  'lines near the top': {
    goal: 2,
    mark: (/** @type {string} */ text) => insertAt(text, 0, section),
  },
  'a row at the top': { goal: 2.8, mark: (/** @type {string} */ text) => insertAt(text, 0, row) },
  'a row 8 KB down': { goal: 7.6, mark: (/** @type {string} */ text) => insertAt(text, 8000, row) },
  'a row at the end': { goal: 11.2, mark: (/** @type {string} */ text) => `${text}\n${row}` },
};

const peersThatParse = ['doctoc', 'remark-cli'];

const measurements = {
  readme: measureReadme,
  large: measureLargeFiles,
  many: measureManyFiles,
  push: measurePush,
  adopt: measureAdopt,
  action: measureAction,
};
try {
  const names = positionals.length > 0 ? positionals : Object.keys(measurements);
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const name of names) await measurements[/** @type {keyof typeof measurements} */ (name)]();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Puts a part before the next heading or paragraph. */
function insertAt(
  /** @type {string} */ text,
  /** @type {number} */ offset,
  /** @type {string} */ part,
) {
  const blank = text.indexOf('\n\n#', offset);
  const at = (offset === 0 ? text.indexOf('\n\n') : blank) + 2;
  return text.slice(0, at) + part + text.slice(at);
}

/** Processor times, because they change less with other load on the machine. */
function measureReadme() {
  const text = readmeText(38_000);
  const textWith = (/** @type {string} */ marked) => insertAt(text, 0, marked);
  const ours = Object.entries(places).map(([name, { mark }]) => [name, prepare(name, mark(text))]);
  const commands = { ...Object.fromEntries(ours), ...preparePeers(textWith) };
  const taken = timeAlternately(
    { 'node -e 0': bareNode, ...commands },
    rounds,
    (command) => usageOf(command).processorMs,
  );
  const timeOf = (/** @type {string} */ name) => taken[name] ?? Number.NaN;
  const base = timeOf('node -e 0');
  console.log(
    `\nA README of ${Math.round(text.length / 1000)} KB that is up to date, processor time`,
  );
  for (const [name, median] of Object.entries(taken)) report(name, median, median / base);
  for (const [name, { goal }] of Object.entries(places))
    expectAtMost(name, timeOf(name) / base, goal);
  for (const peer of peersThatParse) {
    expectAtMost(
      `lines near the top, relative to ${peer}`,
      timeOf('lines near the top') / timeOf(peer),
      1,
    );
    expectAtMost(
      `a row at the top, relative to ${peer}`,
      timeOf('a row at the top') / timeOf(peer),
      1,
    );
  }
  write(join(folder, 'first fill', 'README.md'), textWith(row));
  const args = [
    join(projectRoot, 'dist/cli/index.js'),
    '--source',
    'offline',
    '--dry-run',
    'README.md',
  ];
  const fill = usageOf({ args, cwd: join(folder, 'first fill') });
  expectAtMost('seconds of processor time of a first fill', fill.processorMs / 1000, 1);
}

/** Texts of 1 and 10 MB with an up-to-date section at the end. */
function measureLargeFiles() {
  const small = prepare('1 MB', `${readmeText(1e6)}\n${section}`);
  const large = prepare('10 MB', `${readmeText(1e7)}\n${section}`);
  const taken = timeAlternately({ '1 MB': small, '10 MB': large }, Math.min(rounds, 3));
  console.log('\nA section at the end of a large file');
  for (const [name, median] of Object.entries(taken)) report(name, median);
  expectAtMost(
    '10 MB, relative to 1 MB',
    (taken['10 MB'] ?? Number.NaN) / (taken['1 MB'] ?? 0),
    12,
  );
  expectAtMost('megabytes for 10 MB', usageOf(large).peakKilobytes / 1024, 600);
}

/** A glob that matches 3,001 files, of which one has a section; a program that only reads and searches them needs the rest. */
function measureManyFiles() {
  const cwd = join(folder, 'many');
  for (let index = 0; index < 3000; index += 1) {
    write(
      join(cwd, `package-${index % 50}/docs-${index % 7}/page-${index}.md`),
      readmeText(500 + ((index * 911) % 11_000), index),
    );
  }
  const refresh = prepare('many', `# Acme\n\n${section}`, '**/*.md');
  const search = `const { readdirSync, readFileSync } = require('node:fs');
    const names = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    const found = names.filter((name) => readFileSync(name, 'utf8').includes('status-snippets'));
    if (names.length !== 3001 || found.length !== 1) process.exitCode = 1;`;
  const taken = timeAlternately({ search: { args: ['-e', search], cwd }, refresh });
  console.log('\n3,001 files, one with a section');
  for (const [name, median] of Object.entries(taken)) report(name, median);
  expectAtMost(
    'refresh, relative to search',
    (taken.refresh ?? Number.NaN) / (taken.search ?? 0),
    2,
  );
}

/** `--push` of a README to a repository on the same disk: with hardly any other files, and with many. */
function measurePush() {
  const commands = Object.fromEntries(
    [20, 20_000].map((count) => [`${count} files`, preparePush(count)]),
  );
  const taken = timeAlternately(commands);
  console.log('\nOne file, pushed');
  for (const [name, median] of Object.entries(taken)) report(name, median);
  const ratio = (taken['20000 files'] ?? Number.NaN) / (taken['20 files'] ?? 0);
  expectAtMost('--push with 20,000 files, relative to 20', ratio, 1.2);
}

/** @returns {Command} the push, and a command that undoes it on the server */
function preparePush(/** @type {number} */ count) {
  const cwd = join(folder, `push-${count}`);
  write(join(cwd, 'README.md'), `# Acme\n\n${section}`);
  for (let index = 1; index < count; index += 1)
    write(join(cwd, `package-${index % 200}/${index}.txt`), `${index}\n`);
  const git = (/** @type {string} */ words) => run({ args: ['-e', runAll, `git ${words}`], cwd });
  const config = ['config user.name t', 'config user.email t@t', 'config gc.auto 0'];
  for (const words of ['init -q -b main', ...config, 'add .', 'commit -qm x', 'repack -adq'])
    git(words);
  git(`clone -q --bare . ../push-${count}.git`);
  git(`remote add origin ../push-${count}.git`);
  const push = `node ${join(projectRoot, 'dist/cli/index.js')} --source offline --push`;
  const reset = `git --git-dir=../push-${count}.git update-ref refs/heads/main main~1`;
  return { args: ['-e', runAll, push, reset], cwd };
}

/** Badges in text, of which 9 cannot become sections because of what is around them. */
function measureAdopt() {
  const cwd = join(folder, 'adopt');
  const [image, address] = ['https://statuspage.me/badge/acme.svg', 'https://acme.statuspage.me'];
  const misfit = `<a href="${address}">\n  <img src="${image}">\n</a>\n<a href="x"><img src="x"></a>\n\n`;
  const lines = Array.from({ length: 1500 }, (_, index) =>
    index % 166 === 80 ? misfit : `Text ${index} [![Status](${image})](${address}) x.\n\n`,
  );
  write(join(cwd, 'README.md'), lines.join(''));
  const args = [
    join(projectRoot, 'dist/cli/index.js'),
    'adopt',
    '--source',
    'offline',
    '--dry-run',
    'README.md',
  ];
  console.log('\n1,500 badges, 9 of which cannot become sections');
  expectAtMost('seconds of processor time of adopt', usageOf({ args, cwd }).processorMs / 1000, 6);
}

/** @param {Command} command @returns {{ readonly peakKilobytes: number, readonly processorMs: number }} */
function usageOf({ args, ...command }) {
  const usage = join(folder, 'usage');
  const script = new URL('measure/write-usage.js', import.meta.url).href;
  run({ ...command, args: ['--import', script, ...args], env: { USAGE_FILE: usage } });
  return JSON.parse(readFileSync(usage, 'utf8'));
}

/** The bundle of the action with nothing to do. It runs in Node 24, because GitHub runs the action with it. */
async function measureAction() {
  const script = fileURLToPath(new URL('measure/idle-action.ts', import.meta.url));
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(await node24(), [script, String(rounds)], {
    cwd: projectRoot,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exitCode = 1;
}

/** Writes a README, fills its section, and checks that a second run changes nothing. Returns the command of that run. */
function prepare(/** @type {string} */ name, /** @type {string} */ text, argument = 'README.md') {
  const cwd = join(folder, name);
  write(join(cwd, 'README.md'), text);
  const command = {
    args: [join(projectRoot, 'dist/cli/index.js'), '--source', 'offline', argument],
    cwd,
  };
  run(command, /Updated /);
  run(command, / up to date /);
  return command;
}

/** @param {(section: string) => string} textWith the README with a section @returns {Record<string, Command>} */
function preparePeers(textWith) {
  const installation = join(projectRoot, 'node_modules/.cache/bench-peers');
  const packages = Object.entries(peers).map(([name, [version]]) => `${name}@${version}`);
  if (
    packages.some(
      (name) => !existsSync(join(installation, 'node_modules', name.replace(/@[^@]*$/, ''))),
    )
  ) {
    write(join(installation, 'package.json'), '{ "private": true }');
    const words = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-save',
      ...packages,
    ];
    const { status } = spawnSync('npm', words, {
      cwd: installation,
      stdio: ['ignore', 2, 2],
      shell: true,
    });
    if (status !== 0) throw new Error('The programs for comparison cannot be installed');
  }
  const commands = Object.entries(peers).map(
    ([name, [, marked, [script = '', ...words], idle]]) => {
      const cwd = join(folder, name);
      write(join(cwd, 'package.json'), '{ "name": "acme", "version": "1.0.0" }\n');
      write(join(cwd, 'answer.js'), 'export const answer = 42;\n');
      write(join(cwd, 'README.md'), textWith(marked));
      mkdirSync(join(cwd, '.git'));
      const command = { args: [join(installation, 'node_modules', name, script), ...words], cwd };
      run(command);
      if (readFileSync(join(cwd, 'README.md'), 'utf8') === textWith(marked))
        throw new Error(`${name} did not do its job`);
      run(command, idle);
      return [name, command];
    },
  );
  return Object.fromEntries(commands);
}

function write(/** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Runs Node and returns the milliseconds that it took. @param {Command} command @param {RegExp} [expected] its output */
function run({ args, cwd = folder, env }, expected = /(?:)/) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...environment, NO_COLOR: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const milliseconds = performance.now() - started;
  const output = stdout + stderr;
  if (status === 0 && expected.test(output)) return milliseconds;
  throw new Error(`${args.join(' ')} ended with ${status}:\n${output.slice(0, 2000)}`);
}

/**
 * The median time of each command. They run alternately, so that other load on the machine affects all of them in the same way,
 * and the first round, which warms up the disk cache, does not count.
 *
 * @param {Readonly<Record<string, Command>>} commands
 * @param {(command: Command) => number} [measure] milliseconds
 */
function timeAlternately(commands, count = rounds, measure = run) {
  const taken = new Map(Object.keys(commands).map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round <= count; round += 1) {
    for (const [name, command] of Object.entries(commands)) {
      const milliseconds = measure(command);
      if (round > 0) taken.get(name)?.push(milliseconds);
    }
  }
  const medians = [...taken].map(([name, times]) => [
    name,
    times.sort((a, b) => a - b)[Math.floor(count / 2)],
  ]);
  return /** @type {Record<string, number>} */ (Object.fromEntries(medians));
}

function report(/** @type {string} */ name, /** @type {number} */ median, ratio = Number.NaN) {
  console.log(
    `  ${name.padEnd(20)} ${median.toFixed(0).padStart(6)} ms ${ratio ? `${ratio.toFixed(2).padStart(7)} ×` : ''}`,
  );
}

function expectAtMost(
  /** @type {string} */ what,
  /** @type {number} */ value,
  /** @type {number} */ goal,
) {
  const isMet = value <= goal;
  console.log(`  ${what}: ${value.toFixed(2)}, goal ${goal}, ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}
