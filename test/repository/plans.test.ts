import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { planSentence } from '../../src/snippets/plans.ts';
import { runInProcess } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt, section } from '../support/section.ts';

test('the guide about plans says what each plan has in the words of the program', async () => {
  const guide = await readFile('docs/guides/plans.md', 'utf8');
  expect(guide.replace(/\s+/g, ' ')).toContain(planSentence());
});

test('the section of the guide for the plan Free shows the text link', async () => {
  const [block] = fencedBlocks('docs/guides/plans.md').filter(
    ({ language }) => language === 'markdown',
  );
  await using folder = await folderWith({ 'README.md': `${block?.text}\n` });
  const { code } = await runInProcess(folder, ['--source', 'offline']);
  const link = acmeAt('https://acme.statuspage.me').minimal_md;
  expect([
    code,
    (await readFile(folder.at('README.md'), 'utf8')).includes(`\n\n${link}\n\n`),
  ]).toEqual([0, true]);
});

test('the command of the guide for an ended plan takes the page back to its own address', async () => {
  const [block] = fencedBlocks('docs/guides/plans.md').filter(({ language }) => language === 'sh');
  const text = section(acmeAt('https://status.acme.com').badge_markdown);
  await using folder = await folderWith({ 'README.md': text });
  const words = block?.text.trim().split(' ').slice(2) ?? [];
  const { code } = await runInProcess(folder, [...words, '--source', 'offline']);
  const after = await readFile(folder.at('README.md'), 'utf8');
  expect([code, after]).toEqual([0, expect.stringContaining('](https://acme.statuspage.me)')]);
  expect(after).not.toContain('status.acme.com');
});
