import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { quoteForShell, withSlashes } from '../../src/cli/command-line.ts';
import { runInProcess } from '../support/command-line.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const usual = 'https://acme.statuspage.me';
const empty = `# Acme\n\n${section()}`;
const filled = `# Acme\n\n${section(defaultContent(acmeAt(usual)))}`;
const old = `# Acme\n\n${section(defaultContent(acmeAt('https://old.acme.com')))}`;
const offline = ['--source', 'offline'];
const moved = [...offline, '--custom-domain', 'acme.statuspage.me'];

test('refresh rewrites README.md if no file is named', async () => {
  await using folder = await folderWith({ 'README.md': empty, 'other.md': empty });
  expect(await runInProcess(folder, offline)).toEqual({
    code: 0,
    stdout: '',
    stderr: 'Updated README.md (1 section).\n',
  });
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
  expect(await readFile(folder.at('other.md'), 'utf8')).toBe(empty);
  expect(await namesIn(folder)).toEqual(['README.md', 'other.md']);
});

test('a second refresh writes nothing and keeps the modification time of the file', async () => {
  await using folder = await folderWith({ 'README.md': empty });
  await runInProcess(folder, offline);
  await utimes(folder.at('README.md'), 1_000_000, 1_000_000);
  expect(await runInProcess(folder, offline)).toEqual({
    code: 0,
    stdout: '',
    stderr: 'README.md is up to date (1 section).\n',
  });
  expect((await stat(folder.at('README.md'))).mtimeMs).toBe(1_000_000_000);
});

test('check exits 1 with a diff if a section is out of date, and writes nothing', async () => {
  await using folder = await folderWith({ 'README.md': old });
  const { code, stdout, stderr } = await runInProcess(folder, ['check', ...moved]);
  expect(code).toBe(1);
  expect(stderr).toBe(
    [
      `README.md: out of date (1 section, https://old.acme.com → ${usual})\n`,
      'README.md is out of date (1 section). ',
      'Run `npx status-snippets --source offline --custom-domain acme.statuspage.me` to update it.\n',
    ].join(''),
  );
  expect(stdout).toContain('--- a/README.md\n+++ b/README.md\n@@ -1,9 +1,9 @@\n');
  expect(stdout).toContain(
    '\n+[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)\n',
  );
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(old);
});

test('a misspelled marker exits 2 with its position, and nothing is written', async () => {
  await using folder = await folderWith({
    'README.md': empty,
    'bad.md': 'x\n\n  <!-- status-snippets begin -->\n',
  });
  const { code, stdout, stderr } = await runInProcess(folder, ['README.md', 'bad.md', ...offline]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^bad\.md:3:3: .* <!-- .*\n.*\n$/);
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
});

test('refresh and check with --json print one object, whatever the outcome', async () => {
  await using folder = await folderWith({
    'README.md': old,
    'bad.md': '<!-- status-snippets end -->',
  });
  const outcomes = [];
  for (const words of [
    ['check'],
    [],
    ['check'],
    ['bad.md'],
    ['gone.md'],
    ['--nonsense'],
    ['--slug'],
  ]) {
    const { code, stdout } = await runInProcess(folder, [...words, ...moved, '--json']);
    const { version, pages, files, error, ...rest } = JSON.parse(stdout);
    expect([version, Array.isArray(pages), Array.isArray(files)]).toEqual([1, true, true]);
    outcomes.push([code, rest.outcome, error?.code ?? null]);
  }
  expect(outcomes).toEqual([
    [1, 'out-of-date', null],
    [0, 'changed', null],
    [0, 'unchanged', null],
    [2, 'failed', 'end-without-start'],
    [2, 'failed', 'file-not-found'],
    [2, 'failed', 'invalid-input'],
    [2, 'failed', 'invalid-input'],
  ]);
});

describe('refresh', () => {
  test('refresh accepts files, folders and globs, and reports each file once, without a leading ./', async () => {
    await using folder = await folderWith({
      'README.md': empty,
      'docs/a.md': empty,
      'docs/deep/b.markdown': empty,
      'docs/bare.md': '# Bare\n',
      'docs/node_modules/c.md': empty,
      'docs/skip.md': empty,
      '.gitignore': 'skip.md\n',
      '.git/HEAD': '',
    });
    const words = ['README.md', 'docs', './docs/*.md', 'docs/a.md', ...offline];
    const { code, stderr } = await runInProcess(folder, words);
    expect(stderr).toBe(
      [
        ...['README.md', 'docs/a.md', 'docs/deep/b.markdown'].map(
          (path) => `${path}: changed (1 section)\n`,
        ),
        'Updated 3 of 3 files (3 sections, 1 page).\n',
      ].join(''),
    );
    expect(code).toBe(0);
    expect(await readFile(folder.at('docs/skip.md'), 'utf8')).toBe(empty);
  });

  test.each([
    ['a file that does not exist', 'gone.md', 'status-snippets: gone.md '],
    ['a folder without Markdown', 'empty', 'empty matches no file: only .md, .markdown'],
    ['a glob without a match', '*.nothing', 'status-snippets: *.nothing '],
    [
      'a file of another format',
      'a.txt',
      'a.txt has an unsupported format: only Markdown, MDX and HTML can have sections; if ',
    ],
    ['a file without a section', 'bare.md', 'bare.md:1:1: this file contains no section; put <!--'],
    ['an empty name', '', 'status-snippets: "" '],
    ['a path below a file', 'a.txt/b.md', 'status-snippets: a.txt/b.md '],
  ])('refresh exits 2 for %s', async (_, name, message) => {
    await using folder = await folderWith({
      'README.md': empty,
      'bare.md': '# Bare',
      'empty/x.txt': '',
      'a.txt': '',
    });
    const { code, stdout, stderr } = await runInProcess(folder, ['README.md', name, ...offline]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
  });

  test('refresh ignores files without a marker in a folder, whatever their encoding', async () => {
    await using folder = await folderWith({
      'docs/a.md': empty,
      'docs/latin1.md': Buffer.from('Stück', 'latin1'),
      'docs/utf16.md': Buffer.from('\ufefftext', 'utf16le'),
    });
    const found = await runInProcess(folder, ['docs', 'docs/*.md', ...offline]);
    expect(found).toMatchObject({ code: 0, stderr: 'Updated docs/a.md (1 section).\n' });
    for (const name of ['latin1', 'utf16']) {
      expect((await runInProcess(folder, [`docs/${name}.md`, ...offline])).code).toBe(2);
    }
    await writeFile(folder.at('docs/latin1.md'), Buffer.from(`Stück ${empty}`, 'latin1'));
    expect((await runInProcess(folder, ['docs', ...offline])).code).toBe(2);
  });

  test('refresh passes over files that are too large in a folder, and refuses them when named', async () => {
    const mebibyte = 1024 * 1024;
    await using folder = await folderWith({
      'docs/a.md': empty,
      'docs/large.md': Buffer.alloc(mebibyte + 1, `${empty} `),
      'docs/large.html': Buffer.alloc(4 * mebibyte + 1, `${empty} `),
      'docs/small.html': Buffer.alloc(4 * mebibyte, 'x'),
    });
    const notice =
      '2 files are passed over because of the size: a file may have 1 MiB (Markdown, MDX) or 4 MiB (HTML)\n';
    const found = await runInProcess(folder, ['docs', ...offline]);
    expect(found).toMatchObject({ code: 0, stderr: `${notice}Updated docs/a.md (1 section).\n` });
    const quiet = await runInProcess(folder, ['docs', '--quiet', ...offline]);
    expect(quiet).toMatchObject({ code: 0, stderr: '' });
    const hook = await runInProcess(folder, [
      'docs/large.md',
      '--ignore-unmarked',
      '-q',
      ...offline,
    ]);
    expect(hook).toMatchObject({ code: 0, stderr: '' });
    const named = await runInProcess(folder, ['docs/large.html', ...offline]);
    const problem = 'this file is larger than 4 MiB (4,194,305 bytes)';
    expect([named.code, named.stderr]).toEqual([2, expect.stringContaining(problem)]);
  });

  test('refresh refuses a folder in which all files are too large', async () => {
    await using folder = await folderWith({ 'docs/a.md': Buffer.alloc(1024 * 1024 + 1, 'x') });
    const one = await runInProcess(folder, ['docs', ...offline]);
    expect([one.code, one.stderr]).toEqual([
      2,
      expect.stringContaining('docs/a.md is larger than 1 MiB'),
    ]);
    await writeFile(folder.at('docs/b.md'), Buffer.alloc(1024 * 1024 + 1, 'x'));
    const two = await runInProcess(folder, ['docs', ...offline]);
    expect([two.code, two.stderr]).toEqual([
      2,
      expect.stringContaining('each of the 2 files has more than 1 MiB'),
    ]);
  });

  test('refresh reports the same problem at each position', async () => {
    const twice = '<!-- status-snippets end -->\n\n<!-- status-snippets end -->\n';
    await using folder = await folderWith({ 'README.md': twice, 'b.md': twice });
    const { stderr } = await runInProcess(folder, ['README.md', 'b.md', ...offline]);
    expect(stderr.match(/^\S+:\d+:1:/gm)).toEqual([
      'README.md:1:1:',
      'README.md:3:1:',
      'b.md:1:1:',
      'b.md:3:1:',
    ]);
  });

  test('refresh works in the folder of --cwd, and names files relative to it', async () => {
    await using folder = await folderWith({ 'sub/README.md': empty, 'sub/gone/x.txt': '' });
    const { code, stderr } = await runInProcess(folder, ['--cwd', 'sub', ...offline]);
    expect([code, stderr]).toEqual([0, 'Updated README.md (1 section).\n']);
    for (const [cwd, words] of [
      ['nowhere', '--cwd "nowhere" is not a directory: specify an existing directory'],
      ['sub/README.md', '--cwd "sub/README.md" is not'],
    ] as const) {
      const refused = await runInProcess(folder, ['--cwd', cwd, ...offline]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain(words);
    }
  });

  test('refresh --dry-run writes nothing, with the exit code and the JSON report of refresh', async () => {
    await using folder = await folderWith({ 'README.md': empty });
    const dry = await runInProcess(folder, ['--dry-run', ...offline]);
    const report = 'Would update README.md (1 section).\n';
    expect(dry).toEqual({ code: 0, stdout: '', stderr: report });
    const json = await runInProcess(folder, ['--dry-run', '--json', '--quiet', ...offline]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
    expect(await runInProcess(folder, ['--json', '--quiet', ...offline])).toEqual(json);
  });

  test('refresh --diff prints the diff to stdout, and to stderr with --json', async () => {
    await using folder = await folderWith({ 'README.md': empty });
    const diff = await runInProcess(folder, ['--diff', '--dry-run', ...offline]);
    expect(diff.stdout).toMatch(/^--- a\/README\.md\n/);
    const json = await runInProcess(folder, [
      '--diff',
      '--json',
      '--quiet',
      '--dry-run',
      ...offline,
    ]);
    expect(JSON.parse(json.stdout).outcome).toBe('changed');
    expect(json.stderr).toBe(diff.stdout);
    const check = await runInProcess(folder, ['check', '--json', '--quiet', ...offline]);
    expect(check.stderr).toBe('');
  });

  test('the diff of a file above the folder is a patch for the top of the repository', async () => {
    await using repository = await repositoryWith({ 'README.md': empty, 'sub/a.md': empty });
    const cwd = repository.at('sub');
    const { stdout } = await runInProcess(
      repository,
      ['check', '../README.md', 'a.md', ...offline],
      { cwd },
    );
    expect(stdout.match(/^\+\+\+ .*/gm)).toEqual(['+++ b/README.md', '+++ b/sub/a.md']);
    await writeFile(repository.at('patch'), stdout);
    await repository.git('apply', 'patch');
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(filled);
    expect(await readFile(repository.at('sub', 'a.md'), 'utf8')).toBe(filled);
  });

  test('refresh --quiet reports only problems', async () => {
    await using folder = await folderWith({
      'README.md': section('', 'slug="acme" show="widget"'),
    });
    const { code, stderr } = await runInProcess(folder, ['-q', ...offline]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^README\.md:1:1: warning: "widget" is a script[^\n]*\n$/);
    expect(await runInProcess(folder, ['-q', 'gone.md'])).toMatchObject({ code: 2 });
  });

  test('refresh refuses a file that is not UTF-8, and names the line', async () => {
    await using folder = await folderWith({
      'latin.md': Buffer.from(`${empty}\ncaf\xe9\n`, 'latin1'),
    });
    expect((await runInProcess(folder, ['latin.md', ...offline])).stderr).toMatch(
      /^latin\.md:6:1: [^\n]+\nNothing was written\.\n$/,
    );
  });
});

test('check names a command that a shell reads as it was meant, without the values of headers', async () => {
  await using folder = await folderWith({ "it's a.md": empty });
  const words = [
    'check',
    '-q',
    '--header',
    'X-Key: s3cr3t',
    '--header',
    'A: b',
    ...offline,
    "it's a.md",
    '!docs/*.md',
  ];
  const { stderr } = await runInProcess(
    folder,
    words.filter((word) => word !== '-q'),
  );
  const quoted =
    process.platform === 'win32' ? '"it\'s a.md" "!docs/*.md"' : "'it'\\''s a.md' '!docs/*.md'";
  const command = `npx status-snippets --header … --header … --source offline ${quoted}`;
  expect(stderr).toBe(`it's a.md is out of date (1 section). Run \`${command}\` to update it.\n`);
  expect((await runInProcess(folder, words)).stderr).toBe('');
});

test('a command has forward slashes and double quotes on Windows, and quotes of a shell elsewhere', () => {
  const show = (name: string, platform: NodeJS.Platform) =>
    quoteForShell(withSlashes(name, platform), platform);
  expect(show('pkg\\README.md', 'win32')).toBe('pkg/README.md');
  expect(show('C:\\my docs\\$a.md', 'win32')).toBe('"C:/my docs/$a.md"');
  expect(show("it's.md", 'win32')).toBe('"it\'s.md"');
  expect(show('pkg\\README.md', 'linux')).toBe("'pkg\\README.md'");
  expect(show('my docs/a.md', 'linux')).toBe('"my docs/a.md"');
});

describe('--ignore-unmarked', () => {
  test('--ignore-unmarked accepts named files without a section', async () => {
    await using folder = await folderWith({
      'a.md': '# A\n',
      'b.md': empty,
      'binary.md': '\u0000',
    });
    expect((await runInProcess(folder, ['a.md', 'b.md', ...offline])).code).toBe(2);
    const words = ['a.md', 'b.md', 'binary.md', '--ignore-unmarked', ...offline];
    expect(await runInProcess(folder, words)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Updated b.md (1 section).\n',
    });
    expect(
      (await runInProcess(folder, ['check', 'a.md', '--ignore-unmarked', ...offline])).code,
    ).toBe(0);
  });

  test('--ignore-unmarked does not accept a folder without a section, an invalid marker or a missing file', async () => {
    await using folder = await folderWith({
      'docs/a.md': '# A\n',
      'b.md': '<!-- status-snippets end -->\n',
    });
    for (const name of ['docs', 'b.md', 'gone.md']) {
      expect((await runInProcess(folder, [name, '--ignore-unmarked', ...offline])).code).toBe(2);
    }
  });
});

test('the report of check lists files that are up to date only with --verbose', async () => {
  await using folder = await folderWith({ 'a.md': filled, 'b.md': filled, 'c.md': empty });
  const words = ['check', 'a.md', 'b.md', 'c.md', ...offline];
  const summary = `1 of 3 files is out of date (1 section, 1 page). Run \`npx status-snippets --source offline a.md b.md c.md\` to update it.\n`;
  const outdated = 'c.md: out of date (1 section)\n';
  expect((await runInProcess(folder, words)).stderr).toBe(outdated + summary);
  const verbose = await runInProcess(folder, [...words, '--verbose']);
  expect(verbose.stderr).toBe(`a.md: unchanged\nb.md: unchanged\n${outdated}${summary}`);
  expect((await runInProcess(folder, [...words, '--quiet'])).stderr).toBe('');
});
