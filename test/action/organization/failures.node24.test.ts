import { expect, test } from 'vitest';
import { badGateway, hangUp, meanwhile, refusal } from '../../support/github/faults.ts';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { byOutcome, names, type Organization, startOrganization } from './organization.ts';

/** The names of the repositories in the requests to commit, one for each request. */
function commitRequestsIn({ github }: Organization): string[] {
  return github.calls
    .filter(({ operations }) => operations.includes('createCommitOnBranch'))
    .map(({ variables }) => JSON.stringify(variables))
    .map((text) => /"repositoryNameWithOwner":"acme\/(.*?)"/.exec(text)?.[1] ?? '');
}

test('repositories that fail in different ways are reported with the fix, and the others are refreshed', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  const files = { 'README.md': readme() };
  organization.add(readme(), 'good-1', 'good-2');
  github.add('acme/read-only', { files, settings: { contents: 'read' } });
  github.add('acme/protected', {
    files,
    settings: { protections: new Map([['main', 'classic']]) },
  });
  github.add('acme/unclear', {
    files: { 'README.md': '<!-- status-snippets start slug="a" -->\n' },
  });
  const { ended, repositories, counts } = await organization.runAll();
  expect(ended.code).toBe(1);
  expect(counts).toEqual([2, 3, 0]);
  const messageOf = (name: string) =>
    repositories.find(({ repository }) => repository === `acme/${name}`)?.error?.message;
  expect(messageOf('read-only')).toContain('contents: write');
  expect(messageOf('protected')).toContain('mode: pull-request');
  expect(messageOf('unclear')).toMatch(/README\.md|end/);
  expect(ended.outputs.outcome).toBe('failed');
  expect(ended.summary.indexOf('acme/protected')).toBeLessThan(
    ended.summary.indexOf('acme/good-1'),
  );
});

test('with on-failure: warn, repositories that failed do not fail the step', async () => {
  await using organization = await startOrganization();
  organization.github.add('acme/read-only', {
    files: { 'README.md': readme() },
    settings: { contents: 'read' },
  });
  const { ended, counts } = await organization.runAll({ 'on-failure': 'warn' });
  expect([ended.code, counts]).toEqual([0, [0, 1, 0]]);
  expect(messages(ended, 'error')).toEqual([]);
  expect(messages(ended, 'warning').join('\n')).toContain('acme/read-only');
});

test('a repository that is deleted during the run fails, and the others are refreshed', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'a', 'b', 'c');
  organization.github.injectFault(
    'createCommitOnBranch',
    meanwhile(async () => organization.github.remove('acme/b')),
  );
  const { repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({ changed: ['a', 'c'], failed: ['b'] });
});

test('after a run that is killed during its writes, the next run writes only the other repositories', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 12));
  const controller = new AbortController();
  let writes = 0;
  const kill = meanwhile(async () => {
    writes += 1;
    if (writes === 8) controller.abort();
  });
  organization.github.injectFault('createCommitOnBranch', kill, 8);
  const killed = await organization.runAll({}, { signal: controller.signal });
  expect(killed.ended.code).toBeNull();
  const landed = commitRequestsIn(organization).length;
  expect(landed).toBe(8);

  const next = await organization.runAll();
  expect([next.ended.code, next.counts]).toEqual([0, [12 - landed, 0, 0]]);
  expect(commitRequestsIn(organization).sort()).toEqual(names('a', 12).sort());
});

test('a token that expires after seven writes defers the other repositories, and the next run writes only these', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 12));
  let writes = 0;
  const expire = meanwhile(async () => {
    writes += 1;
    if (writes === 7) organization.passTime(3_700_000);
  });
  organization.github.injectFault('createCommitOnBranch', expire, 12);
  const first = await organization.runAll({ 'time-limit': '600' });
  expect(first.ended.code).toBe(1);
  expect(first.counts).toEqual([7, 0, 5]);
  expect(messages(first.ended, 'error').join('\n')).toMatch(/token/);

  organization.github.limits.tokenLifetimeMs = Number.POSITIVE_INFINITY;
  const next = await organization.runAll();
  expect([next.ended.code, next.counts]).toEqual([0, [5, 0, 0]]);
  expect(commitRequestsIn(organization).sort()).toEqual(names('a', 12).sort());
});

test('max-writes counts only repositories whose write landed', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 3));
  const message = 'Repository rule violations found';
  organization.github.injectFault(
    'createCommitOnBranch',
    refusal('createCommitOnBranch', 'UNPROCESSABLE', message),
  );
  const { repositories } = await organization.runAll({ 'max-writes': '1' });
  expect(byOutcome(repositories)).toEqual({ failed: ['a-1'], changed: ['a-2'], deferred: ['a-3'] });
});

test('repositories that max-writes defers are written by the next runs, each once', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 7));
  const counts: (readonly number[])[] = [];
  for (let run = 0; run < 4; run += 1) {
    const { ended, ...result } = await organization.runAll({ 'max-writes': '3' });
    expect(ended.code).toBe(0);
    if (run === 0) expect(messages(ended, 'notice').join('\n')).toContain('max-writes');
    counts.push(result.counts);
  }
  expect(counts).toEqual([
    [3, 0, 4],
    [3, 0, 1],
    [1, 0, 0],
    [0, 0, 0],
  ]);
  expect(commitRequestsIn(organization).sort()).toEqual(names('a', 7).sort());
});

test('time-limit defers the repositories that are left, with a notice', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 5));
  const slow = meanwhile(async () => organization.passTime(40_000));
  organization.github.injectFault('createCommitOnBranch', slow, 5);
  const { ended, counts } = await organization.runAll({ 'time-limit': '1' });
  expect([ended.code, counts]).toEqual([0, [2, 0, 3]]);
  expect(messages(ended, 'notice').join('\n')).toContain('The time limit of 1 min is reached.');
});

test('a repository that is read again while time-limit ends is not written', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 3));
  let reads = 0;
  const slow = meanwhile(async () => {
    reads += 1;
    // The first reads all repositories, the second reads one of them again before it is written.
    if (reads === 2) organization.passTime(61_000);
  });
  organization.github.injectFault('repository', slow, 2);
  // Offline, no request to the service notices the end.
  const inputs = { source: 'offline', 'custom-domain': 'status.acme.com', 'time-limit': '1' };
  const { ended, counts } = await organization.runAll(inputs);
  expect([ended.code, counts, commitRequestsIn(organization)]).toEqual([0, [0, 0, 3], []]);
});

test('a run ends soon if GitHub is down, and defers the repositories that are left', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 40));
  organization.github.injectFault('createCommitOnBranch', badGateway('before', 503), 1000);
  organization.github.injectFault('repository', badGateway('before', 503), 1000);
  organization.github.injectFault('rateLimit', badGateway('before', 503), 1000);
  const { ended, repositories, counts } = await organization.runAll();
  expect([ended.code, counts]).toEqual([1, [0, 2, 39]]);
  expect(byOutcome(repositories).failed).toEqual(['a-1', 'platform']);
  expect(messages(ended, 'error')[0]).toMatch(/(?<!\d)39 repositories /);
  expect(ended.outputs.outcome).toBe('failed');
  expect(JSON.parse(ended.outputs.report ?? '').error.code).toBe('github-outage');
  expect(organization.newCallCounts().github).toBeLessThan(40);
});

test('an outage that outlasts all attempts at the listing of an owner defers all its repositories', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), ...names('a', 60));
  organization.github.injectFault('repositoryOwner', hangUp('before'), 1000);
  const { ended, repositories } = await organization.runAll();
  expect([ended.code, byOutcome(repositories)]).toEqual([1, { deferred: ['*'] }]);
  expect(organization.newCallCounts().github).toBe(6);
  expect(messages(ended, 'error')[0]).toContain('githubstatus.com');
});
