import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { fencedBlocks, troubleshootingMessages } from '../support/documents.ts';
import { redirect } from '../support/endpoint-behaviors.ts';
import { type Behavior, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const readme = await readFile('README.md', 'utf8');
const blocks = fencedBlocks('README.md');

/** The section of the README's example after a run. */
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));

/** The text of the code block of the README at `index` among the blocks in a language. */
function block(language: string, index = 0): string {
  return blocks.filter((candidate) => candidate.language === language)[index]?.text ?? '';
}

test('the README has at most 110 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(110);
});

test('the picture of the README exists in light and dark colors, and has less than 100 KB', async () => {
  const [html = ''] = readme.match(/<picture>(?:(?!<\/picture>).)*\.png.*?<\/picture>/s) ?? [];
  expect(html).toMatch(/ alt=".+"/);
  const [, light = ''] = /src="(.+?-light\.png)"/.exec(html) ?? [];
  const [, dark = ''] = /dark\)" srcset=".+\/main\/(.+?)"/.exec(html) ?? [];
  expect(dark).toBe(light.replace('light', 'dark'));
  for (const path of [light, dark]) expect((await readFile(path)).length).toBeLessThan(100_000);
});

test('the trial command for contributors shows a diff, and changes no file', async () => {
  const example = await readFile('example/README.md', 'utf8');
  const [command = ''] = fencedBlocks('CONTRIBUTING.md')
    .map(({ text }) => text.trim())
    .filter((text) => text.startsWith('node dist/cli/index.js refresh example/README.md '));
  await using folder = await folderWith({});
  const [, , ...words] = command.split(' ');
  const { stdout, stderr } = await runInProcess(folder, words, { cwd: resolve('.') });
  expect(stdout).toContain(
    '+[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)\n',
  );
  expect(stderr).toContain('2 sections');
  expect(await readFile('example/README.md', 'utf8')).toBe(example);
});

test('the commands of the README print the documented output, and fill the documented file', async () => {
  await using folder = await folderWith({ 'README.md': block('markdown') });
  const [, ...steps] = block('console').split(/^\$ npx status-snippets/m);
  expect(steps).toHaveLength(2);
  for (const step of steps) {
    const [command = '', ...output] = step.split('\n');
    const words = command.replace(/ # .*/, '').split(' ').filter(Boolean);
    const ended = await runInProcess(folder, words, { env: { STATUS_SNIPPETS_SOURCE: 'offline' } });
    expect(ended).toMatchObject({ code: 0, stdout: '', stderr: output.join('\n') });
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(`# Acme Ledger\n\n${filled}`);
  }
});

test('the first command of the README adds and fills the same section, and writes a workflow', async () => {
  await using folder = await folderWith({ 'README.md': '# Acme Ledger\n' });
  const [, , ...words] = block('sh').trim().split(' ');
  expect(words).toContain('init');
  expect(await runInProcess(folder, [...words, '--source', 'offline'])).toMatchObject({ code: 0 });
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(`# Acme Ledger\n\n${filled}`);
  expect(await readFile(folder.at('.github/workflows/status-snippets.yml'), 'utf8')).toContain(
    'slug: "acme"',
  );
});

/** What makes the program print each message of the guide's table, in order. test/action tests the messages of GitHub. */
const problems: readonly { readonly file: string; readonly responses?: readonly Behavior[] }[] = [
  { file: '# Acme\n' },
  { file: '# Acme\n\n<!-- status-snippets start -->\n<!-- status-snippets end -->\n' },
  { file: `# Acme\n\n${section('Words of a person')}` },
  {
    file: '<!-- status-snippets start slug="acmee" -->\n<!-- status-snippets end -->\n',
    responses: [errorResponse(404, 'not found')],
  },
  { file: section(), responses: [redirect('/api/embed/markdown?slug=globex')] },
  { file: section(), responses: [withoutApi()] },
  { file: shows('https://a.example') + shows('https://b.example'), responses: [withoutApi()] },
  { file: shows('https://status.acme.com'), responses: [withoutApi(), errorResponse(200, '')] },
];

function shows(address: string): string {
  return section(acmeAt(address).badge_markdown, 'slug="acme" show="badge"');
}

function withoutApi(): Behavior {
  return errorResponse(403, 'Markdown API requires Growth plan or higher');
}

function errorResponse(status: number, words: string): Behavior {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: words }));
  };
}

test('the program prints the messages that the guide lists under Troubleshooting', async () => {
  const messages = troubleshootingMessages();
  expect(messages).toHaveLength(10);
  for (const [index, { file, responses = [] }] of problems.entries()) {
    await using folder = await folderWith({ 'README.md': file });
    await using service = await startEndpoint(...responses);
    const connection = ['--base-url', service.baseUrl, '--verbose'];
    const { stderr } = await runInProcess(folder, connection);
    expect(stderr).toContain(messages[index]);
  }
});

test('the section in the README of this repository is up to date', async () => {
  await using folder = await folderWith({ 'README.md': readme });
  const { stderr } = await runInProcess(folder, ['check', '--source', 'offline']);
  expect(stderr).toContain('README.md is up to date (1 section).');
});
