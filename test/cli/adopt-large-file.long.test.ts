import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt } from '../support/section.ts';

test('adopt leaves a 5 MB file without an embed unchanged, and puts markers around the embed of a 5 MB file', async () => {
  const badge = acmeAt('https://acme.statuspage.me').badge_markdown;
  const paragraph = `${'Some words of a long document. '.repeat(60)}\n\n`;
  const text = paragraph.repeat(Math.ceil(5_000_000 / paragraph.length));
  await using folder = await folderWith({ 'none.md': text, 'one.md': `${text}x ${badge}\n` });
  for (const name of ['none.md', 'one.md']) {
    expect((await runInProcess(folder, ['adopt', name, '--source', 'offline'])).code).toBe(0);
  }
  expect(await readFile(folder.at('none.md'), 'utf8')).toBe(text);
  const section = `<!-- status-snippets start slug="acme" show="badge" --> ${badge}<!-- status-snippets end -->`;
  expect(await readFile(folder.at('one.md'), 'utf8')).toBe(`${text}x${section}\n`);
});
