import { expect, test } from 'vitest';
import { hangUp } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { files, first, proposalBranch, second } from '../readme.ts';
import { callsOf, clientFor, pointingAt, proposeTo, publish } from '../runs.ts';

const wanted = { labels: ['docs', 'Status page'], autoMerge: 'squash' } as const;

test('labels and an automatic merge are asked for once, after the pull request was opened', async () => {
  await using github = await startGitHub({ files });
  const propose = (address: string) => publish(clientFor(github), proposeTo(github), pointingAt(address, {}, wanted));
  const calls = await callsOf(github, async () => {
    expect(await propose(first)).toMatchObject({ operation: 'created', warnings: [] });
  });
  expect(calls.slice(3)).toEqual(['labels', 'enablePullRequestAutoMerge']);
  expect(github.pulls.get(1)).toMatchObject({ labels: wanted.labels, autoMerge: 'SQUASH' });
  github.pulls.get(1).labels.length = 0;
  expect(await callsOf(github, () => propose(first))).toEqual(['repository']);
  await propose(second);
  expect(github.pulls.get(1).labels).toEqual([]);
  expect(github.violations).toEqual([]);
});

test('labels are added even if the response to opening the pull request was lost', async () => {
  await using github = await startGitHub({ files });
  github.injectFault('createPullRequest', hangUp('after'));
  await publish(clientFor(github), proposeTo(github), pointingAt(first, {}, wanted));
  expect(github.pulls.all).toMatchObject([{ labels: wanted.labels, autoMerge: 'SQUASH' }]);
});

test('what the repository refuses after opening is a warning with the fix, and the pull request stays', async () => {
  await using github = await startGitHub({ files });
  github.settings.autoMergeAllowed = false;
  const labels = ['x'.repeat(51)];
  const published = await publish(clientFor(github), proposeTo(github), pointingAt(first, {}, { ...wanted, labels }));
  expect(published).toMatchObject({
    operation: 'created',
    warnings: [
      expect.stringMatching(/^Adding labels to \S+\/pull\/1 failed: .* "Validation Failed/),
      expect.stringMatching(/^Asking for an automatic merge of \S+\/pull\/1 failed.*"Allow auto-merge"/),
    ],
  });
  expect(github.pulls.get(1).state).toBe('OPEN');
});

test('a lost response to labels is a warning, and nothing is written twice', async () => {
  await using github = await startGitHub({ files });
  github.injectFault('labels', hangUp('after'));
  const published = await publish(clientFor(github), proposeTo(github), pointingAt(first, {}, wanted));
  expect(published).toMatchObject({
    warnings: [expect.stringMatching(/^Adding labels to \S+\/pull\/1 /)],
  });
  expect(github.calls.filter(({ operations }) => operations[0] === 'labels')).toHaveLength(1);
});

test.each([
  ['requires it', true, 'squash', true],
  ['does not require it', false, 'squash', false],
  ['requires it and a person merges', true, null, false],
] as const)(
  'a branch that is behind a base that %s is brought up to date only then',
  async (_, strict, autoMerge, isMoved) => {
    await using github = await startGitHub({ files });
    github.settings.strictChecks = strict;
    const propose = () =>
      publish(clientFor(github), proposeTo(github), pointingAt(first, {}, { labels: [], autoMerge }));
    await propose();
    const base = await github.push('main', { 'other.md': 'x' });
    await propose();
    const parent = await github.git.text(['rev-parse', `${proposalBranch}~1`]);
    expect(parent === base).toBe(isMoved);
    expect(await callsOf(github, propose)).toEqual(['repository']);
  },
);
