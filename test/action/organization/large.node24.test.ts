import { expect, test } from 'vitest';
import { documentedContentLimits } from '../../support/github/limits.ts';
import { readme } from '../page.ts';
import { byOutcome, filled, names, startOrganization } from './organization.ts';

test('500 repositories of every kind are refreshed in at most 25 read calls, and the next run writes nothing', async () => {
  await using organization = await startOrganization();
  const { github, endpoint } = organization;
  github.limits.contentRequests = documentedContentLimits;
  organization.add(filled(endpoint, 'acme'), ...names('filled', 150));
  organization.add(filled(endpoint, 'globex'), ...names('globex', 50));
  organization.add('# Nothing\n', ...names('plain', 200));
  organization.add(readme(), ...names('outdated', 30));
  organization.add(readme('nobody'), ...names('unknown-page', 2));
  for (const name of names('no-readme', 50)) github.add(`acme/${name}`, { files: { 'main.c': '' } });
  for (const name of names('archived', 10)) {
    github.add(`acme/${name}`, { files: { 'README.md': readme() }, settings: { archived: true } });
  }
  for (const name of names('empty', 3)) github.add(`acme/${name}`);
  const link = { mode: '120000', content: 'docs/README.md' };
  github.add('acme/symlink', { files: { 'README.md': link, 'docs/README.md': readme() } });
  github.add('acme/executable', { files: { 'README.md': { mode: '100755', content: readme() } } });

  const first = await organization.runAll();
  const failed = ['executable', 'symlink', 'unknown-page-1', 'unknown-page-2'];
  const changed = names('outdated', 30).sort();
  const unchanged = [...names('filled', 150), ...names('globex', 50)].sort();
  expect(byOutcome(first.repositories)).toEqual({ failed, changed, unchanged });
  expect(first.counts).toEqual([30, 4, 0]);
  expect(first.ended.code).toBe(1);
  const writes = github.calls.filter(({ operations }) => operations.includes('createCommitOnBranch'));
  expect(writes).toHaveLength(30);
  expect(github.calls.length - writes.length).toBeLessThanOrEqual(25);
  expect(endpoint.requests).toHaveLength(3);
  expect(organization.passedMs).toBeGreaterThanOrEqual(29_000);

  organization.newCallCounts();
  const next = await organization.runAll();
  expect(byOutcome(next.repositories)).toEqual({ failed, unchanged: [...changed, ...unchanged].sort() });
  expect(organization.newCallCounts().github).toBeLessThanOrEqual(25);
  expect(github.calls.filter(({ operations }) => operations.includes('createCommitOnBranch'))).toHaveLength(30);
});

test('500 repositories whose READMEs are up to date take ten calls, and no write', async () => {
  await using organization = await startOrganization();
  organization.add(filled(organization.endpoint), ...names('a', 499));
  const { ended, repositories } = await organization.runAll();
  expect(ended.code).toBe(0);
  expect(organization.newCallCounts()).toEqual({ github: 10, endpoint: 1 });
  expect(repositories).toHaveLength(499);
});

test('READMEs with the usual spellings and places are found without another call', async () => {
  await using organization = await startOrganization();
  for (const path of ['readme.md', 'README.markdown', '.github/README.md', 'docs/readme.md']) {
    organization.github.add(`acme/${path.replaceAll(/[/]/g, '-')}`, { files: { [path]: readme(), 'a.md': '' } });
  }
  const { counts } = await organization.runAll({ mode: 'check' });
  expect(counts).toEqual([0, 0, 0]);
  expect(organization.newCallCounts().github).toBe(1);
  const { counts: written } = await organization.runAll();
  expect(written).toEqual([4, 0, 0]);
});

test('600 repositories that are named in the input take at most 25 calls', async () => {
  await using organization = await startOrganization();
  organization.add(filled(organization.endpoint), ...names('a', 600));
  const repositories = names('acme/a', 600).join('\n');
  const { ended, repositories: found } = await organization.runAll({ repositories });
  expect(ended.code).toBe(0);
  expect(organization.newCallCounts().github).toBeLessThanOrEqual(25);
  expect(found).toHaveLength(600);
});

test.each(['resource-limits', 'bad-gateway', 'time-out'] as const)(
  'queries that GitHub refuses as too large (%s) are halved until all repositories are read',
  async (responseToLargeQuery) => {
    await using organization = await startOrganization();
    organization.add(readme(), ...names('a', 3));
    organization.add(filled(organization.endpoint), ...names('b', 60));
    Object.assign(organization.github.limits, { lookUpsPerQuery: 9 * 24, responseToLargeQuery });
    const { ended, repositories } = await organization.runAll();
    expect(ended.code).toBe(0);
    expect(byOutcome(repositories)).toEqual({ changed: names('a', 3), unchanged: names('b', 60).sort() });
  },
);
