import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { program, runAsProcess, runInProcess } from '../support/command-line.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { section } from '../support/section.ts';
import type { TempFolder } from '../support/temp-folder.ts';

// What a user starts. The other tests of a command run its source, which takes a fraction of the time.

async function filesIn(folder: TempFolder): Promise<readonly (readonly [string, string])[]> {
  const names = (await namesIn(folder)).filter((name) => /\w\.\w+$/.test(name));
  return Promise.all(
    names.map(async (name) => [name, await readFile(folder.at(name), 'utf8')] as const),
  );
}

const withoutSection = '# Acme\n\nText.\n';

test.each<{ command: string; code: number; readme?: string; stdin?: string }>([
  { command: 'refresh --diff', code: 0 },
  { command: 'refresh -', code: 0, stdin: section() },
  { command: 'check', code: 1 },
  { command: 'find', code: 1 },
  { command: 'adopt --json', code: 0 },
  { command: 'init --workflow --slug acme', code: 0, readme: withoutSection },
  { command: 'print --slug acme', code: 0 },
  { command: 'check', code: 2, readme: 'x\n\n  <!-- status-snippets begin -->\n' },
])('the program does and prints what its source does: $command exits $code', async (each) => {
  await using endpoint = await startEndpoint((response) => {
    response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, 'https://status.acme.com')));
  });
  const { baseUrl } = endpoint;
  const badge = `[![Status](${baseUrl}/badge/acme.svg)](https://acme.statuspage.me)`;
  const { command, code, stdin = '', readme = `# Acme\n\n${section()}\n${badge}\n` } = each;
  const files = {
    'README.md': readme,
    'status-snippets.json': '{ "files": ["README.md"], "maxAge": 0 }',
  };
  const results = [];
  for (const run of [runAsProcess, runInProcess]) {
    await using folder = await folderWith(files);
    const ended = await run(folder, [...command.split(' '), '--base-url', baseUrl], { stdin });
    results.push({ ...ended, files: await filesIn(folder) });
  }
  const [asProcess, inProcess] = results;
  expect(asProcess).toEqual(inProcess);
  expect(asProcess?.code).toBe(code);
});

test('on an old version of Node.js the program exits 2 with one line', async () => {
  await using folder = await folderWith({});
  const set = `Object.defineProperty(process, 'version', { value: 'v18.20.8' });
    Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });`;
  const node = ['--import', `data:text/javascript,${encodeURIComponent(set)}`];
  expect(await runAsProcess(folder, ['--version'], { node })).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'status-snippets: Node.js v18.20.8 is too old: ' +
      'install 20.19 or later, 22.12 or later, or 24\n',
  });
});

/** What the file that users start loads and prints in a version. */
async function start(versions: { readonly node: string; readonly deno?: string }) {
  const text = (await readFile(program, 'utf8')).replace(/^#!.*/, '');
  const process = { versions, version: `v${versions.node}`, exitCode: 0 };
  const [loaded, printed]: [string[], string[]] = [[], []];
  runInNewContext(text, {
    process,
    require: (name: string) => loaded.push(name),
    console: { error: (line: string) => printed.push(line) },
  });
  return { loaded, printed, exitCode: process.exitCode };
}

test.each(['20.18.3', '21.7.3', '22.11.0'])(
  'the program does not start on Node.js %s',
  async (node) => {
    expect(await start({ node })).toEqual({
      loaded: [],
      printed: [expect.stringContaining(`Node.js v${node} is too old`)],
      exitCode: 2,
    });
  },
);

test.each(['20.19.0', '22.12.0', '24.0.0'])('the program starts on Node.js %s', async (node) => {
  expect(await start({ node })).toEqual({ loaded: ['./main.js'], printed: [], exitCode: 0 });
});

test('an old Deno is named with the version of Node.js that it stands for', async () => {
  const found = 'Deno 2.1.4 (as Node.js v20.11.1)';
  expect((await start({ node: '20.11.1', deno: '2.1.4' })).printed).toEqual([
    `status-snippets: ${found} is too old: install a newer version`,
  ]);
});
