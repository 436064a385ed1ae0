import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { byOutcome, startOrganization } from './organization.ts';

test.each(['commit', 'pull-request'])(
  'mode %s refreshes default branches whose names contain a slash or an emoji',
  async (mode) => {
    await using organization = await startOrganization();
    const { github } = organization;
    const files = { 'README.md': readme() };
    const added = ['release/2026', 'trunk-🚀'].map((branch, index) =>
      github.add(`acme/a-${index}`, { branch, files }),
    );
    const { ended, counts } = await organization.runAll({ mode });
    expect([ended.code, counts]).toEqual([0, [2, 0, 0]]);
    for (const { defaultBranch, text } of added) {
      const branch = mode === 'commit' ? defaultBranch : `status-snippets/${defaultBranch}`;
      expect(await text(branch, 'README.md')).toContain('https://acme.statuspage.me');
    }
    organization.newCallCounts();
    const next = await organization.runAll({ mode });
    expect([next.ended.code, next.counts]).toEqual([0, [0, 0, 0]]);
    expect(organization.newCallCounts().github).toBeLessThanOrEqual(4);
  },
);

test('a binary README counts as one without a section, and a README in Latin-1 fails', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  const binary = Buffer.from([0x23, 0x00, 0xff, 0xfe, 0x0a]);
  github.add('acme/binary', { files: { 'README.md': binary } });
  github.add('acme/latin', {
    files: { 'README.md': Buffer.from(readme().replace('More', 'Größer'), 'latin1') },
  });
  organization.add(readme(), 'good');
  const { ended, repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({ changed: ['good'], failed: ['latin'] });
  const errors = messages(ended, 'error');
  expect(errors).toHaveLength(1);
  expect(errors.join(' ')).toMatch(/acme\/latin: README\.md:\d+:1: this file is not valid UTF-8/);
  expect(ended.stdout).toContain('2 without a section');
});

test('the configuration file of a repository applies to it alone, and an invalid one fails only that repository', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  const config = (settings: object) => JSON.stringify(settings);
  const plain = { 'README.md': '# Plain\n' };
  const added = github.add('acme/configured', {
    files: {
      ...plain,
      'docs/a.md': readme(),
      'status-snippets.json': config({ files: ['docs/a.md'] }),
    },
  });
  github.add('acme/listed', {
    files: {
      ...plain,
      'docs/b.md': readme(),
      'package.json': config({ 'status-snippets': { files: ['docs/*.md'] } }),
    },
  });
  github.add('acme/broken', {
    files: { 'README.md': readme(), 'status-snippets.json': '{ "slug": 7 }' },
  });
  github.add('acme/greedy', {
    files: { 'README.md': readme(), 'status-snippets.json': '{ "baseUrl": "https://x.test" }' },
  });
  organization.add(readme(), 'good');
  const { repositories } = await organization.runAll();
  expect(byOutcome(repositories)).toEqual({
    changed: ['configured', 'good', 'listed'],
    failed: ['broken', 'greedy'],
  });
  const messageOf = (name: string) =>
    repositories.find((one) => one.repository === `acme/${name}`)?.error?.message;
  expect(messageOf('broken')).toContain('status-snippets.json: slug');
  expect(messageOf('greedy')).toContain('status-snippets.json: baseUrl ');
  expect(await added.text('main', 'docs/a.md')).toContain('https://acme.statuspage.me');
  // The listing, one tree, two queries for several repositories; then two reads, a listing and three commits.
  expect(organization.newCallCounts().github).toBeLessThanOrEqual(14);
});

test('a glob without a match for one owner fails under its own text, and the other owner is refreshed', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'site');
  organization.github.add('globex/site', { files: { 'README.md': readme('globex') } });
  const { repositories } = await organization.runAll({ repositories: 'acme/*\nglobex/nothing-*' });
  expect(byOutcome(repositories)).toEqual({ changed: ['site'], failed: ['globex/nothing-*'] });
  const both = await organization.runAll({ repositories: 'acme/*\nglobex/s*' });
  expect(byOutcome(both.repositories)).toEqual({ changed: ['globex/site'], unchanged: ['site'] });
});
