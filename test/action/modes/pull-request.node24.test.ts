import { describe, expect, test } from 'vitest';
import { messages, startEnvironment } from '../action-environment.ts';
import { readme } from '../page.ts';

const usual = 'https://acme.statuspage.me';
const inputs = { mode: 'pull-request' };
const proposalBranch = 'status-snippets/main';

describe('mode pull-request', () => {
  test('mode pull-request opens one pull request in three calls and checks it in one call later', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const base = await environment.github.head('main');
    const first = await environment.run({ with: inputs });
    expect(first.code).toBe(0);
    expect(environment.newCallCounts()).toEqual({ github: 3, endpoint: 1 });
    const [pull, ...others] = environment.github.pulls.all;
    expect(others).toEqual([]);
    expect(pull).toMatchObject({
      base: 'main',
      head: proposalBranch,
      state: 'OPEN',
      title: expect.stringMatching(new RegExp(`. ${usual}$`)),
    });
    expect(await environment.github.head('main')).toBe(base);
    expect(first.outputs).toMatchObject({
      outcome: 'changed',
      changed: 'true',
      'commit-sha': await environment.github.head(proposalBranch),
      'pull-request-number': '1',
      'pull-request-url': 'https://github.com/acme/site/pull/1',
    });
    expect(first.summary).toContain(' #1 for branch &#34;main&#34;');

    const next = await environment.run({ with: inputs });
    expect(next.code).toBe(0);
    expect(environment.newCallCounts()).toEqual({ github: 1, endpoint: 1 });
    expect(next.outputs).toMatchObject({
      outcome: 'out-of-date',
      changed: 'false',
      'commit-sha': '',
      'pull-request-number': '1',
    });
    expect(messages(next, 'error')).toEqual([]);
    expect(next.stdout).toContain(' pull request #1');
  });

  test('mode pull-request uses one branch per base branch, unless pull-request-branch is set', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    await environment.github.push('next', { 'README.md': readme() });
    await environment.run({ with: inputs });
    await environment.run({ with: inputs, ref: 'refs/heads/next' });
    await environment.run({
      with: { ...inputs, 'pull-request-branch': 'bot/badge', branch: 'next' },
    });
    expect((await environment.github.otherBranches()).sort()).toEqual([
      'bot/badge',
      'next',
      proposalBranch,
      'status-snippets/next',
    ]);
  });
});
