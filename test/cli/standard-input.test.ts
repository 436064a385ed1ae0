import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const offline = ['--source', 'offline'];
const empty = `# Acme\r\n\r\n${section().replaceAll('\n', '\r\n')}end`;
const filled = `# Acme\r\n\r\n${section(defaultContent(acmeAt('https://acme.statuspage.me'))).replaceAll('\n', '\r\n')}end`;

test('"refresh -" reads the standard input and writes the refreshed text to the standard output', async () => {
  await using folder = await folderWith({});
  const report = { changed: 'Updated stdin (1 section).\n' };
  expect(await runInProcess(folder, ['-', ...offline], { stdin: empty })).toEqual({
    code: 0,
    stdout: filled,
    stderr: report.changed,
  });
  expect(await runInProcess(folder, ['refresh', '-', '-q', ...offline], { stdin: filled })).toEqual(
    {
      code: 0,
      stdout: filled,
      stderr: '',
    },
  );
});

test('"refresh -" keeps the byte-order mark of the standard input', async () => {
  await using folder = await folderWith({});
  const { stdout } = await runInProcess(folder, ['-', ...offline], { stdin: `\uFEFF${empty}` });
  expect(stdout).toBe(`\uFEFF${filled}`);
});

test('"check -" writes only the diff, and exits 1 if the text is out of date', async () => {
  await using folder = await folderWith({});
  const { code, stdout } = await runInProcess(folder, ['check', '-', ...offline], { stdin: empty });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^--- a\/stdin\n/);
  expect(await runInProcess(folder, ['check', '-', '-q', ...offline], { stdin: filled })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

test('--format selects the format of the standard input', async () => {
  await using folder = await folderWith({});
  const stdin =
    '{/* status-snippets start slug="acme" show="badge" */}\n{/* status-snippets end */}\n';
  const mdx = await runInProcess(folder, ['-', '--format', 'mdx', '-q', ...offline], { stdin });
  expect(mdx).toMatchObject({ code: 0, stderr: '' });
  expect(mdx.stdout).toContain('badge/acme.svg');
  expect((await runInProcess(folder, ['-', ...offline], { stdin })).stderr).toMatch(/^stdin:1:1: /);
});

test.each([
  ['without a section', '# Acme\n', [], /^stdin:1:1: /],
  ['without valid UTF-8', Buffer.from([0xff, 0x41]), [], /^status-snippets: stdin .* UTF-8/],
  [
    'of 1 MiB without a section',
    Buffer.alloc(1024 * 1024, 'x'),
    [],
    /^stdin:1:1: this file contains no section/,
  ],
  [
    'of more than 1 MiB',
    Buffer.alloc(1024 * 1024 + 1, 'x'),
    [],
    /stdin is larger than 1 MiB: shorten/,
  ],
  [
    'and another file',
    empty,
    ['a.md'],
    /- \(standard input\) cannot be combined with files: remove the files/,
  ],
  [
    'and --commit',
    empty,
    ['--commit'],
    /the standard input cannot be committed: leave out --commit/,
  ],
  [
    'and --json',
    empty,
    ['--json'],
    /--json and the refreshed text would both be written to the standard output: add/,
  ],
])(
  '"refresh -" with a standard input %s exits 2 and writes no text',
  async (_, stdin, words, message) => {
    await using folder = await folderWith({ 'a.md': section() });
    const { code, stdout, stderr } = await runInProcess(folder, ['-', ...words, ...offline], {
      stdin,
    });
    expect(code).toBe(2);
    expect(stdout).not.toContain('badge');
    expect(stderr).toMatch(message);
  },
);

test.each(['init', 'find', 'adopt', 'serve'])(
  '%s does not read the standard input',
  async (command) => {
    await using folder = await folderWith({});
    const { code, stderr } = await runInProcess(folder, [command, '-'], { stdin: empty });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('only refresh and check read the standard input'),
    ]);
  },
);

test('"refresh -" with --ignore-unmarked writes a text without a section unchanged', async () => {
  await using folder = await folderWith({});
  const words = ['-', '--ignore-unmarked', ...offline];
  expect(await runInProcess(folder, words)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect((await runInProcess(folder, words, { stdin: '# Acme' })).stdout).toBe('# Acme');
});
