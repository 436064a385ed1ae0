import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { byOutcome, startOrganization } from './organization.ts';

test('names, patterns and exclusions select repositories in any letter case, each once', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'team-a', 'team-b', 'team-old', 'site', 'other');
  const repositories = 'ACME/team-*\nacme/Site\nacme/site\n!acme/*-OLD';
  const { repositories: found, counts } = await organization.runAll({ repositories });
  expect(byOutcome(found)).toEqual({ changed: ['site', 'team-a', 'team-b'] });
  expect(counts).toEqual([3, 0, 0]);
});

test('a pattern without a match, an unknown owner and an unknown repository fail, and the others are refreshed', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'site');
  const repositories = 'acme/site\nacme/nothing-*\nnobody/*\nacme/gone';
  const { ended, repositories: found, counts } = await organization.runAll({ repositories });
  expect(ended.code).toBe(1);
  expect(counts).toEqual([1, 3, 0]);
  const failed = found.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ repository }) => repository).sort()).toEqual([
    'acme/gone',
    'acme/nothing-*',
    'nobody/*',
  ]);
  for (const { repository } of failed)
    expect(messages(ended, 'error').join('\n')).toContain(repository);
});

test('archived, disabled, empty and mirrored repositories are skipped, and forks that are not named in full', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  const files = { 'README.md': readme() };
  github.add('acme/archived', { files, settings: { archived: true } });
  github.add('acme/disabled', { files, settings: { disabled: true } });
  github.add('acme/mirror', { files, settings: { mirror: true } });
  github.add('acme/fork', { files, settings: { fork: true } });
  github.add('acme/named-fork', { files, settings: { fork: true } });
  github.add('acme/empty');
  const repositories = 'acme/*\nacme/named-fork\nacme/archived';
  const { ended, repositories: found } = await organization.runAll({ repositories });
  expect(byOutcome(found)).toEqual({ changed: ['named-fork'] });
  expect(ended.code).toBe(0);
  expect(messages(ended, 'notice').join('\n')).toContain('acme/archived');
});

test('the repositories of a user are listed like those of an organization', async () => {
  await using organization = await startOrganization();
  organization.github.add('pat/dotfiles', { files: { 'README.md': readme() } });
  const { repositories } = await organization.runAll({ repositories: 'pat/*' });
  expect(repositories).toMatchObject([{ repository: 'pat/dotfiles', outcome: 'changed' }]);
});

test('a run fails and names the fix if the token can see no repository', async () => {
  await using organization = await startOrganization();
  organization.github.settings.contents = 'none';
  const { ended, counts } = await organization.runAll();
  expect(ended.code).toBe(1);
  expect(counts).toEqual([0, 1, 0]);
  expect(messages(ended, 'error').join('\n')).toMatch(/acme\/\*.*(install|token)/is);
});

test('the repositories that the token can see are refreshed, and a named one that it cannot see fails', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'seen');
  const { head } = organization.github.add('acme/hidden', {
    files: { 'README.md': readme() },
    settings: { contents: 'none' },
  });
  const before = await head('main');
  const all = await organization.runAll();
  expect(byOutcome(all.repositories)).toEqual({ changed: ['seen'] });
  const named = await organization.runAll({ repositories: 'acme/*\nacme/hidden' });
  expect(byOutcome(named.repositories)).toEqual({ unchanged: ['seen'], failed: ['hidden'] });
  expect(await head('main')).toBe(before);
});
