import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { filled, names, startOrganization } from './organization.ts';

test('globs in the input files take one listing per repository, and the log says so', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  for (const name of names('a', 3)) {
    github.add(`acme/${name}`, {
      files: { 'README.md': '# A\n', 'docs/a.md': readme(), 'docs/b.md': readme('globex') },
    });
  }
  const { ended } = await organization.runAll({ files: 'docs/*.md', mode: 'check' });
  expect(ended.stdout).toMatch(/one more call, which lists its files/);
  const listings = github.calls.filter(({ operations }) => operations.includes('trees'));
  // Those of the three repositories, and of acme/platform, which runs the workflow.
  expect(listings).toHaveLength(4);
  expect((await organization.runAll({ files: 'docs/*.md' })).counts).toEqual([3, 0, 0]);
});

test('more shards than repositories refresh each repository once, and an empty shard is no error', async () => {
  await using organization = await startOrganization();
  organization.add(readme(), 'a', 'b');
  const runs = [];
  for (const shard of ['1/5', '2/5', '3/5', '4/5', '5/5'])
    runs.push(await organization.runAll({ shard }));
  expect(runs.map(({ ended }) => ended.code)).toEqual([0, 0, 0, 0, 0]);
  expect(runs.reduce((sum, { counts: [changed = 0] }) => sum + changed, 0)).toBe(2);
});

test('an unavailable service fails no repository whose sections are filled', async () => {
  await using organization = await startOrganization();
  organization.add(filled(organization.endpoint), 'a', 'b');
  organization.endpoint.respondWith((response) => void response.writeHead(503).end());
  const { ended, counts } = await organization.runAll();
  expect([ended.code, counts[0]]).toEqual([0, 0]);
  expect(messages(ended, 'warning')).toContainEqual(expect.stringMatching(/HTTP 503/));

  organization.add(readme(), 'c');
  for (const [value, level] of [
    ['warn', 'warning'],
    ['fail', 'error'],
  ] as const) {
    const run = await organization.runAll({ 'on-unavailable': value });
    expect(messages(run.ended, level)).toContainEqual(expect.stringMatching(/acme\/c: /));
  }
});
