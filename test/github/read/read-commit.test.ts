import { expect, test } from 'vitest';
import { readCommit } from '../../../src/github/read/read-commit.ts';
import { startGitHub } from '../../support/github/github.ts';
import { effectsOn, readme, rejection } from '../publishing.ts';

const files = { 'README.md': readme('https://a.example'), 'docs/a.md': 'a' };

test('files are read at a commit that is on no branch, in one call', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  await github.push('main', { 'README.md': 'changed' });
  const found = await readCommit(effectsOn(github), 'acme/site', commit, {
    paths: ['README.md'],
    matches: null,
  });
  expect(found).toMatchObject([{ path: 'README.md', text: files['README.md'] }]);
  expect(github.calls).toHaveLength(1);
  expect(github.violations).toEqual([]);
});

test('a pattern adds the listing of that commit', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  await github.push('main', { 'new.md': 'x' });
  const choice = { paths: [], matches: (path: string) => path.endsWith('.md') };
  const found = await readCommit(effectsOn(github), 'acme/site', commit, choice);
  expect(found.map(({ path }) => path)).toEqual(['README.md', 'docs/a.md']);
  expect(github.calls).toHaveLength(2);
});

test('a read-only token is enough to read a commit', async () => {
  await using github = await startGitHub({ files });
  github.settings.contents = 'read';
  github.settings.pullRequests = 'none';
  const commit = (await github.head('main')) ?? '';
  await expect(
    readCommit(effectsOn(github), 'acme/site', commit, { paths: ['README.md'], matches: null }),
  ).resolves.toHaveLength(1);
});

test('a missing file and a missing commit are reported', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  const choice = { paths: ['gone.md'], matches: null };
  const missing = await rejection(readCommit(effectsOn(github), 'acme/site', commit, choice));
  expect(missing.message).toContain(`gone.md: does not exist at commit ${commit}.`);
  const nowhere = await rejection(readCommit(effectsOn(github), 'acme/site', '1'.repeat(40), choice));
  expect(nowhere).toMatchObject({ code: 'not-found' });
});
