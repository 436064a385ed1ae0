import { expect, test } from 'vitest';
import type { GitHubClient } from '../../../src/github/client/client.ts';
import { readCommit } from '../../../src/github/read/read-commit.ts';
import type { FirstSelection } from '../../../src/github/read/read-files.ts';
import { entryAt, readSelectedFiles } from '../../../src/github/read/read-selected-files.ts';
import { startGitHub } from '../../support/github/github.ts';
import { clientFor, readme, rejection } from '../publishing.ts';

const files = { 'README.md': readme('https://a.example'), 'docs/a.md': 'a' };

async function readFiles(client: GitHubClient, commit: string, selection: FirstSelection) {
  const read = await readCommit(client, 'acme/site', commit, selection);
  return (await readSelectedFiles(client, read, selection)).files;
}

test('readCommit reads files at a commit that is not the head of a branch, in one call', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  await github.push('main', { 'README.md': 'changed' });
  const found = await readFiles(clientFor(github), commit, {
    paths: ['README.md'],
    matches: null,
  });
  expect(found).toMatchObject([{ path: 'README.md', text: files['README.md'] }]);
  expect(github.calls).toHaveLength(1);
  expect(github.violations).toEqual([]);
});

test('readSelectedFiles takes one more call for a pattern, to list the tree of the commit', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  await github.push('main', { 'new.md': 'x' });
  const choice = { paths: [], matches: (path: string) => path.endsWith('.md') };
  const found = await readFiles(clientFor(github), commit, choice);
  expect(found.map(({ path }) => path)).toEqual(['README.md', 'docs/a.md']);
  expect(github.calls).toHaveLength(2);
});

test('a read-only token is enough to read a commit', async () => {
  await using github = await startGitHub({ files });
  github.settings.contents = 'read';
  github.settings.pullRequests = 'none';
  const commit = (await github.head('main')) ?? '';
  await expect(readFiles(clientFor(github), commit, { paths: ['README.md'], matches: null })).resolves.toHaveLength(1);
});

test('a missing file at a commit and a missing commit are errors', async () => {
  await using github = await startGitHub({ files });
  const commit = (await github.head('main')) ?? '';
  const choice = { paths: ['gone.md'], matches: null };
  const missing = await rejection(readFiles(clientFor(github), commit, choice));
  expect(missing.message).toContain(`gone.md does not exist at commit ${commit}.`);
  const nowhere = await rejection(readFiles(clientFor(github), '1'.repeat(40), choice));
  expect(nowhere).toMatchObject({ code: 'not-found' });
});

test('readCommit accepts missing candidates, and files that were not candidates take one more call', async () => {
  await using github = await startGitHub({ files });
  const client = clientFor(github);
  const commit = (await github.head('main')) ?? '';
  const candidates = ['settings.json', 'docs/a.md'];
  const read = await readCommit(client, 'acme/site', commit, { paths: [], matches: null, candidates });
  expect([entryAt(read, 'settings.json'), entryAt(read, 'docs/a.md')?.blob?.text]).toEqual([null, 'a']);
  const texts = async (paths: readonly string[]) =>
    (await readSelectedFiles(client, read, { paths, matches: null })).files.map(({ text }) => text);
  expect(await texts(['docs/a.md'])).toEqual(['a']);
  expect(github.calls).toHaveLength(1);
  expect(await texts(['docs/a.md', 'README.md'])).toEqual(['a', files['README.md']]);
  expect(github.calls).toHaveLength(2);
});
