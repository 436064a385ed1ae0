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

test('adopt leaves 250 rows that it must refuse in less than 15 s of processor time', async () => {
  const badge = acmeAt('https://acme.statuspage.me').badge_markdown;
  // As a heading, each row would begin with a marker, and the badges after it would not be rendered.
  const text = `${badge} ${badge}\n===\n\n`.repeat(250);
  await using folder = await folderWith({ 'a.md': text });
  const before = process.cpuUsage();
  expect((await runInProcess(folder, ['adopt', 'a.md', '--source', 'offline'])).code).toBe(0);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
  expect(await readFile(folder.at('a.md'), 'utf8')).toBe(text);
});

test('adopt makes sections of 1,500 badges on one line of HTML', async () => {
  const badge = acmeAt('https://acme.statuspage.me').badge_html;
  await using folder = await folderWith({ 'a.md': `<p>${`x ${badge}`.repeat(1500)}</p>\n` });
  expect((await runInProcess(folder, ['adopt', 'a.md', '--source', 'offline'])).code).toBe(0);
  const text = await readFile(folder.at('a.md'), 'utf8');
  expect(text.match(/status-snippets start/g)).toHaveLength(1500);
});
