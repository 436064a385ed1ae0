import { expect, test } from 'vitest';
import { readme } from '../page.ts';
import { byOutcome, filled, names, startOrganization } from './organization.ts';

const propose = { mode: 'pull-request' };

test.each([propose, { ...propose, 'pull-request-branch': 'update-status' }])(
  'with the inputs %j, a run opens one pull request per repository, and the next run changes nothing',
  async (given) => {
    await using organization = await startOrganization();
    const repositories = names('a', 4).map((name) => {
      return organization.github.add(`acme/${name}`, { files: { 'README.md': readme() } });
    });
    organization.add(filled(organization.endpoint), ...names('b', 40));
    const first = await organization.runAll(given);
    expect(first.counts).toEqual([4, 0, 0]);
    for (const { pulls } of repositories)
      expect(pulls.all.map(({ state }) => state)).toEqual(['OPEN']);
    expect(first.repositories.filter(({ pullRequest }) => pullRequest?.number === 1)).toHaveLength(
      4,
    );
    expect(organization.passedMs).toBeGreaterThanOrEqual(8000);
    organization.newCallCounts();
    const next = await organization.runAll(given);
    expect(next.counts).toEqual([0, 0, 0]);
    const unchanged = next.repositories.filter(({ outcome }) => outcome === 'unchanged');
    expect(unchanged.filter(({ pullRequest }) => pullRequest !== undefined)).toHaveLength(4);
    // The listing, two queries for several repositories, and one for each that is due.
    expect(organization.newCallCounts().github).toBe(7);
  },
);

test('a pull request that is already up to date counts as unchanged although max-writes is reached', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'a', 'b', 'c');
  await organization.runAll({ ...propose, repositories: 'acme/b' });
  const { repositories } = await organization.runAll({ ...propose, 'max-writes': '1' });
  expect(byOutcome(repositories)).toEqual({ changed: ['a'], unchanged: ['b'], deferred: ['c'] });
});

test('with auto-merge, what max-writes leaves is asked for by the next run, and pull requests that are right are no writes', async () => {
  await using organization = await startOrganization();
  const settings = { mergeRule: 'check', looksUntilDecided: 0 } as const;
  const pulls = names('a', 3).map((name) => {
    const added = organization.github.add(`acme/${name}`, {
      files: { 'README.md': readme() },
      settings,
    });
    return added.pulls;
  });
  const merges = () => pulls.map(({ all }) => all[0]?.autoMerge);
  await organization.runAll({ ...propose, repositories: 'acme/a-1\nacme/a-2' });
  const given = { ...propose, 'auto-merge': 'squash', 'max-writes': '1' };
  const { ended, repositories } = await organization.runAll(given);
  expect(byOutcome(repositories)).toEqual({ unchanged: ['a-1', 'a-2'], deferred: ['a-3'] });
  expect([ended.code, merges()]).toEqual([0, ['SQUASH', null, undefined]]);
  await organization.runAll(given);
  await organization.runAll(given);
  expect(merges()).toEqual(['SQUASH', 'SQUASH', 'SQUASH']);
});

test('mode pull-request opens one for a protected branch, and fails only the repository where it may not open one', async () => {
  await using organization = await startOrganization();
  const files = { 'README.md': readme() };
  const { github } = organization;
  const { pulls } = github.add('acme/protected', {
    files,
    settings: { protections: new Map([['main', 'ruleset']]) },
  });
  github.add('acme/read-only', { files, settings: { pullRequests: 'read' } });
  const { repositories } = await organization.runAll(propose);
  expect(byOutcome(repositories)).toEqual({ changed: ['protected'], failed: ['read-only'] });
  expect(pulls.all).toMatchObject([{ state: 'OPEN', base: 'main', head: 'status-snippets/main' }]);
});
