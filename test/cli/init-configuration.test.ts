import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runInProcess } from '../support/command-line.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { section } from '../support/refreshing.ts';

const name = 'status-snippets.json';
const words = ['init', '--slug', 'acme', '--source', 'offline'];
const severalFiles = {
  '.git/HEAD': '',
  '.gitignore': 'build\n',
  'README.md': '# Acme\n',
  'docs/a.md': section('', ''),
  'docs/broken.md': '<!-- status-snippets start -->\n',
  'docs/mentions.md': '`<!-- status-snippets start -->`\n',
  'docs/other.md': '# Other\n',
  'build/b.md': section(),
  'node_modules/c/README.md': section(),
};
const text = `{
  "slug": "acme",
  "files": [
    "README.md",
    "docs/a.md"
  ]
}
`;

describe('init and the configuration file', () => {
  test('init shows a configuration file with every file that contains a section, but does not write it', async () => {
    await using folder = await folderWith(severalFiles);
    const { code, stdout, stderr } = await runInProcess(folder, words);
    expect(code).toBe(0);
    expect(stderr).toContain(
      `save this as ${name}, or run init with --write-config:\n\n${text}\nTo keep it up to date, save this as`,
    );
    expect(parse(stdout).jobs.refresh.steps[0].with).toEqual({ slug: 'acme' });
    expect(await namesIn(folder)).not.toContain(name);
  });

  test.each([
    ['with --json', ['--json'], {}],
    ['with --quiet', ['--quiet'], {}],
    ['if only one file contains a section', [], { 'docs/a.md': '# Other\n' }],
    ['if there is a configuration file', [], { [name]: '{ "slug": "acme" }' }],
    ['if package.json contains settings', [], { 'package.json': '{ "status-snippets": { "slug": "acme" } }' }],
  ])('init shows no configuration file %s', async (_, options, files) => {
    await using folder = await folderWith({ ...severalFiles, ...files });
    const { code, stderr } = await runInProcess(folder, [...words, ...options]);
    expect(code).toBe(0);
    expect(stderr).not.toContain('--write-config');
  });

  test('init --write-config writes a configuration file that the next run reads, and changes nothing the second time', async () => {
    await using folder = await folderWith({ ...severalFiles, 'package.json': '{ "name": "acme" }' });
    const first = await runInProcess(folder, [...words, '--write-config', '--workflow']);
    expect([first.code, first.stdout]).toEqual([0, '']);
    expect(first.stderr).toMatch(new RegExp(`\\n${name}: written\\n.*/status-snippets.yml: written\\n$`));
    expect(await readFile(folder.at(name), 'utf8')).toBe(text);
    const second = await runInProcess(folder, [...words, '--write-config', '--workflow']);
    expect(second.stderr).toMatch(new RegExp(`\\n${name}: unchanged\\n.*/status-snippets.yml: unchanged\\n$`));
    expect(await readFile(folder.at(name), 'utf8')).toBe(text);
    const { stderr } = await runInProcess(folder, ['--source', 'offline']);
    expect(stderr).toBe('docs/a.md: changed (1 section)\n1 changed, 1 unchanged, 2 sections, 1 page\n');
  });

  test('init --write-config writes to the top of the repository, and the workflow does not repeat the files', async () => {
    await using folder = await folderWith({ ...severalFiles, 'web/page.html': '<h1>Acme</h1>\n' });
    const options = ['page.html', '--status-page-host', 'status.example', '--write-config'];
    const { stdout } = await runInProcess(folder, [...words, ...options], { cwd: folder.at('web') });
    expect(JSON.parse(await readFile(folder.at(name), 'utf8'))).toEqual({
      slug: 'acme',
      statusPageHost: 'status.example',
      files: ['docs/a.md', 'web/page.html'],
    });
    const inputs = parse(stdout).jobs.refresh.steps[0].with;
    expect(inputs).toEqual({ slug: 'acme', 'status-page-host': 'status.example' });
  });

  test('init --write-config --dry-run writes nothing', async () => {
    await using folder = await folderWith(severalFiles);
    const { code, stderr } = await runInProcess(folder, [...words, '--write-config', '--dry-run']);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`${name}: would be written\n`)]);
    expect(await namesIn(folder)).not.toContain(name);
  });

  test('init --write-config --commit commits the configuration file with the README', async () => {
    await using folder = await folderWith({ 'README.md': '# Acme\n' });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.at(''), encoding: 'utf8' });
    git('init', '--quiet');
    git('config', 'user.name', 'Acme');
    git('config', 'user.email', 'acme@example.com');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Start');
    expect((await runInProcess(folder, [...words, '--write-config', '--commit'])).code).toBe(0);
    expect(git('show', '--name-only', '--format=').trim().split('\n')).toEqual(['README.md', name]);
    expect(git('status', '--porcelain')).toBe('');
  });

  test.each([
    ['another configuration file', { [name]: '{}\n' }, `${name} already exists: remove it, or edit it by hand`],
    [
      'settings in package.json',
      { 'package.json': '{ "status-snippets": { "slug": "acme" } }' },
      'package.json already contains settings of status-snippets: add "files" there',
    ],
  ])('init --write-config refuses to replace %s before any request', async (_, files, message) => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({ ...severalFiles, ...files });
    const options = ['init', '--slug', 'acme', '--write-config', '--base-url', endpoint.baseUrl];
    const { code, stderr } = await runInProcess(folder, options);
    expect([code, stderr]).toEqual([2, `status-snippets: ${message}\n`]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe('# Acme\n');
    expect(endpoint.requests).toEqual([]);
  });

  test('init fails with an invalid configuration file at the top of the repository', async () => {
    await using folder = await folderWith(severalFiles);
    await writeFile(folder.at(name), '{ "slug": 1 }');
    const { code, stderr } = await runInProcess(folder, [...words, '--cwd', 'docs', 'other.md']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${name}:1:3: slug is 1, not a text`)]);
  });
});
