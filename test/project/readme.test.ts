import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { asProcess, inProcess } from '../support/command-line.ts';
import { fencedBlocks, troubleshootingMessages } from '../support/documents.ts';
import { type Behaviour, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const readme = await readFile('README.md', 'utf8');
const blocks = fencedBlocks('README.md');

/** The text of a block of the README: the one at `index` among those in a language. */
function block(language: string, index = 0): string {
  return blocks.filter((candidate) => candidate.language === language)[index]?.text ?? '';
}

test('the README has at most 150 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('the README shows the file that a run makes of the file before', async () => {
  await using folder = await folderWith({ 'README.md': block('markdown', 0) });
  const { code } = await asProcess(folder, ['--source', 'offline']);
  expect(code).toBe(0);
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(block('markdown', 1));
});

test('the trial command of the README shows two filled sections and changes no file', async () => {
  const command = block('sh', 0).trim();
  expect(command).toMatch(/^node dist\/cli\/index\.js refresh example\/README\.md /);
  const example = await readFile('example/README.md', 'utf8');
  const { stdout, stderr } = await run(process.execPath, command.split(' ').slice(1));
  expect(stdout).toContain('+[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)\n');
  expect(stderr).toContain('2 sections');
  expect(await readFile('example/README.md', 'utf8')).toBe(example);
});

test('the commands of the README add markers, update the file and check it', async () => {
  await using folder = await folderWith({ 'README.md': '# Acme Ledger\n' });
  const commands = block('sh', 1).trim().split('\n');
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    const [, words = ''] = /^npx status-snippets(.*?)(?: *#|$)/.exec(command) ?? [];
    const ended = await inProcess(folder, [...words.split(' ').filter(Boolean), '--source', 'offline']);
    expect(ended).toMatchObject({ code: 0 });
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(block('markdown', 1));
  }
});

test('the README shows a plugin and a function of the library that work', async () => {
  await using folder = await tempFolder();
  await mkdir(folder.at('node_modules'));
  await symlink(resolve('.'), folder.at('node_modules', 'status-snippets'), 'junction');
  await symlink(resolve('node_modules/remark'), folder.at('node_modules', 'remark'), 'junction');
  await writeFile(folder.at('package.json'), '{ "type": "module" }');
  await writeFile(folder.at('example.js'), `${block('js')}console.log(String(file) === text + '\\n', outcome);`);
  const { stdout } = await run(process.execPath, ['example.js'], { cwd: folder.path });
  expect(stdout).toBe('true changed\n');
});

/** What makes the program print each message, in the order of the README's table. Those of GitHub are tested with the action. */
const problems: readonly { readonly file: string; readonly answer?: Behaviour }[] = [
  { file: '# Acme\n' },
  { file: '# Acme\n\n<!-- status-snippets start -->\n<!-- status-snippets end -->\n' },
  {
    file: '<!-- status-snippets start slug="acmee" -->\n<!-- status-snippets end -->\n',
    answer: answer(404, 'not found'),
  },
  {
    file: '<!-- status-snippets start slug="acme" -->\n<!-- status-snippets end -->\n',
    answer: answer(403, 'Markdown API requires Growth plan or higher'),
  },
];

function answer(status: number, words: string): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: words }));
  };
}

test('the program prints the messages that the README lists under Troubleshooting', async () => {
  const messages = troubleshootingMessages();
  expect(messages).toHaveLength(6);
  for (const [index, { file, answer }] of problems.entries()) {
    await using folder = await folderWith({ 'README.md': file });
    await using service = await startEndpoint(...(answer ? [answer] : []));
    const connection = ['--base-url', service.baseUrl, '--status-page-host', 'statuspage.me'];
    const { stderr } = await inProcess(folder, connection);
    expect(stderr).toContain(messages[index]);
  }
});

test('the README installs and tests the project with the commands that .ci/run uses', async () => {
  const [install, test] = block('sh', 2).trim().split(' && ');
  const script = await readFile('.ci/run', 'utf8');
  expect(script).toContain(` ${install} `);
  expect(script).toContain(` ${test}`);
});

test('the section of the README that shows its own badge is up to date', async () => {
  await using folder = await folderWith({ 'README.md': readme });
  const { stderr } = await inProcess(folder, ['check', '--source', 'offline']);
  expect(stderr).toMatch(/^1 unchanged, /m);
});
