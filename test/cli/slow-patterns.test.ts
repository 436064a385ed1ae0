import { expect, test } from 'vitest';
import { runAsProcess, runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';

const blanks = ' '.repeat(50_000);
const dots = '.'.repeat(400_000);
const marker = (attributes: string) =>
  `<!-- status-snippets start ${attributes} -->\n<!-- status-snippets end -->\n`;

test('a file for which a regular expression would go back and forth is refused at once', async () => {
  const files = {
    'blanks-in-a-value.md': marker(`slug:${blanks}x"y`),
    'blanks-before-a-value.md': marker(`slug${blanks}`),
    'blanks-between-attributes.md': marker(`slug="acme"${blanks}"`),
    'lines-after-a-name.md': marker(`slug${'\n'.repeat(50_000)}x`),
    'dots-in-an-address.html': section(`\n<a href="https://a${dots}b">Status</a>\n`),
  };
  await using folder = await folderWith(files);
  const names = Object.keys(files);
  // It is ended after some seconds, which no timer of its own could do.
  const words = ['check', ...names, '--source', 'offline'];
  const { code, stderr } = await runAsProcess(folder, words, { timeout: 15_000 });
  expect(code).toBe(2);
  const refused = new Set(stderr.match(/^[\w-]+\.\w+(?=:\d+:)/gm));
  expect([...refused]).toEqual(names);
});

test('a marker with half a million words gets 20 messages', async () => {
  const words = 'a '.repeat(500_000);
  await using folder = await folderWith({
    'README.md': `<!-- status-snippets start ${words}-->\n`,
  });
  const { code, stderr } = await runInProcess(folder, ['check', '--source', 'offline']);
  expect(code).toBe(2);
  expect(stderr.match(/^README\.md:/gm)).toHaveLength(21);
  expect(stderr).toMatch(/^README\.md:1:\d+: and 1 more problem in this file$/m);
});
