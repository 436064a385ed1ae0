import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { environment, program, runAsProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';

/* Texts for which a regular expression would go back and forth. Each needs less than a second. */

/** The exit code; null if the program had to be ended after some seconds, which no timer of its own could do. */
async function check(path: string, text: string): Promise<number | null> {
  await using folder = await folderWith({ [path]: text });
  const args = [program, 'check', path, '--source', 'offline'];
  const options = { cwd: folder.path, env: environment(folder), timeout: 15_000 };
  const child = execFile(process.execPath, args, options);
  return await new Promise((resolve) => {
    child.on('close', resolve);
  });
}

const blanks = ' '.repeat(50_000);
const dots = '.'.repeat(400_000);

test.each([
  ['blanks in the value of an attribute with a colon', `slug:${blanks}x"y`],
  ['blanks before the value of an attribute', `slug${blanks}`],
  ['blanks between attributes', `slug="acme"${blanks}"`],
  ['line breaks after the name of an attribute', `slug${'\n'.repeat(50_000)}x`],
])('a marker with %s is refused at once', async (_, attributes) => {
  const end = '<!-- status-snippets end -->';
  expect(await check('README.md', `<!-- status-snippets start ${attributes} -->\n${end}\n`)).toBe(
    2,
  );
});

test('a section with an address that contains many dots is read at once', async () => {
  expect(await check('page.html', section(`\n<a href="https://a${dots}b">Status</a>\n`))).toBe(2);
});

test('a marker with half a million words gets 20 messages', async () => {
  const words = 'a '.repeat(500_000);
  await using folder = await folderWith({
    'README.md': `<!-- status-snippets start ${words}-->\n`,
  });
  const { code, stderr } = await runAsProcess(folder, ['check', '--source', 'offline']);
  expect(code).toBe(2);
  expect(stderr.match(/^README\.md:/gm)).toHaveLength(21);
  expect(stderr).toMatch(/^README\.md:1:\d+: and 1 more problem in this file$/m);
});
