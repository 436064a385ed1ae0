import { describe, expect, test } from 'vitest';
import {
  answer,
  badGateway,
  hangUp,
  primaryLimit,
  secondaryLimit,
  timeOut,
} from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import { clientFor, commitTo, pointingAt, proposeTo, publish, rejection, run } from '../runs.ts';

const after = 'https://new.example';
const files = { 'README.md': readme('https://old.example') };
const start = Date.UTC(2026, 0, 1, 12);
const seconds = start / 1000;

describe.each(['repository', 'createCommitOnBranch'])(
  'a rate limit for the operation %s',
  (operation) => {
    test('the client waits for a rate limit of up to a minute, and sends the request again', async () => {
      await using github = await startGitHub({ files });
      github.injectFault(operation, secondaryLimit(7));
      github.injectFault(operation, primaryLimit(seconds + 40));
      const client = clientFor(github, start);
      expect(await run(github, commitTo(github), after, client)).toMatchObject({
        outcome: 'committed',
      });
      expect(client.slept).toEqual([7000, 34_000]);
      expect(github.calls).toHaveLength(4);
    });

    test('a rate limit of more than a minute fails at once with the time of its end', async () => {
      await using github = await startGitHub({ files });
      github.injectFault(operation, secondaryLimit(61));
      const client = clientFor(github, start);
      const error = await rejection(run(github, commitTo(github), after, client));
      expect(error).toMatchObject({ code: 'rate-limited' });
      expect(error.message).toMatch(/ secondary .* 2026-01-01T12:01:01Z/);
      github.injectFault(operation, primaryLimit(seconds + 1800));
      expect((await rejection(run(github, commitTo(github), after, client))).message).toMatch(
        / primary .* 2026-01-01T12:30:01Z/,
      );
      expect(client.slept).toEqual([]);
    });
  },
);

describe.each(['repository', 'createCommitOnBranch'])(
  'a refused token for the operation %s',
  (operation) => {
    const refused = answer(401, { message: 'Bad credentials', status: '401' });

    test('the client tries again, because GitHub may not know a new token everywhere', async () => {
      await using github = await startGitHub({ files });
      github.injectFault(operation, refused, 2);
      const client = clientFor(github);
      expect(await run(github, commitTo(github), after, client)).toMatchObject({
        outcome: 'committed',
      });
      expect(client.slept).toEqual([1000, 2000]);
    });

    test('refused tokens and rate limits are counted by themselves', async () => {
      await using github = await startGitHub({ files });
      github.injectFault(operation, refused);
      github.injectFault(operation, secondaryLimit(null));
      github.injectFault(operation, refused);
      const client = clientFor(github);
      expect(await run(github, commitTo(github), after, client)).toMatchObject({
        outcome: 'committed',
      });
      expect(client.slept).toEqual([1000, 60_000, 2000]);
    });

    test('the run fails if the token is refused three times', async () => {
      await using github = await startGitHub({ files });
      github.injectFault(operation, refused, 3);
      const client = clientFor(github);
      expect(await rejection(run(github, commitTo(github), after, client))).toMatchObject({
        code: 'bad-credentials',
      });
      expect(client.slept).toEqual([1000, 2000]);
    });
  },
);

describe('a read without a response', () => {
  test.each([
    ['502', badGateway('before')],
    ['503', badGateway('before', 503)],
    ['a lost connection', hangUp('before')],
    ['a time-out', timeOut('before')],
  ])('a read is sent again after %s', async (_, fault) => {
    await using github = await startGitHub({ files });
    github.injectFault('repository', fault, 2);
    const client = clientFor(github);
    expect(await run(github, commitTo(github), after, client)).toMatchObject({
      outcome: 'committed',
    });
    expect(client.slept).toHaveLength(2);
  });

  test('a read that gets no response in six attempts ends the run', async () => {
    await using github = await startGitHub({ files });
    github.injectFault('repository', badGateway('before'), 6);
    const error = await rejection(run(github, commitTo(github), after));
    expect(error).toMatchObject({ code: 'github-unavailable' });
    expect(error.message).toContain('githubstatus.com');
    expect(github.calls).toHaveLength(6);
  });
});

test.each([
  ['a rate limit', 'repository', secondaryLimit(7)],
  ['a lost read', 'repository', badGateway('before')],
  ['a lost write', 'createCommitOnBranch', badGateway('before')],
] as const)('nothing is sent while the client waits after %s', async (_, operation, fault) => {
  await using github = await startGitHub({ files });
  github.injectFault(operation, fault);
  const during: number[] = [];
  const sleep = async () => {
    const before = github.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    during.push(github.calls.length - before);
  };
  expect(await run(github, commitTo(github), after, { ...clientFor(github), sleep })).toMatchObject(
    {
      outcome: 'committed',
    },
  );
  expect(during).toEqual([0]);
});

test('nothing is sent while the client waits for GitHub to find out what a new pull request requires', async () => {
  await using github = await startGitHub({ files, settings: { mergeRule: 'check' } });
  const during: number[] = [];
  const sleep = async () => {
    const before = github.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    during.push(github.calls.length - before);
  };
  const refresh = pointingAt(after, {}, { autoMerge: 'merge' });
  expect(await publish({ ...clientFor(github), sleep }, proposeTo(github), refresh)).toMatchObject({
    warnings: [],
  });
  expect(during).toEqual([0, 0]);
});
