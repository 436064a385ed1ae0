import { expect, test } from 'vitest';
import { documentedContentLimits } from '../../support/github/limits.ts';
import { readme } from '../page.ts';
import { byOutcome, filled, names, type Organization, startOrganization } from './organization.ts';

test('500 repositories of every kind are refreshed in at most 40 reads and one for each that is due', async () => {
  await using organization = await startOrganization();
  const { github, endpoint } = organization;
  github.limits.contentRequests = documentedContentLimits;
  organization.add(filled(endpoint, 'acme'), ...names('filled', 150));
  organization.add(filled(endpoint, 'globex'), ...names('globex', 50));
  organization.add('# Nothing\n', ...names('plain', 200));
  organization.add(readme(), ...names('outdated', 30));
  organization.add(readme('nobody'), ...names('unknown-page', 2));
  for (const name of names('no-readme', 50))
    github.add(`acme/${name}`, { files: { 'main.c': '' } });
  for (const name of names('archived', 10)) {
    github.add(`acme/${name}`, { files: { 'README.md': readme() }, settings: { archived: true } });
  }
  for (const name of names('empty', 3)) github.add(`acme/${name}`);
  const link = { mode: '120000', content: 'docs/README.md' };
  github.add('acme/symlink', { files: { 'README.md': link, 'docs/README.md': readme() } });
  github.add('acme/executable', { files: { 'README.md': { mode: '100755', content: readme() } } });

  const first = await organization.runAll();
  const failed = ['unknown-page-1', 'unknown-page-2'];
  const changed = names('outdated', 30).sort();
  const unchanged = [...names('filled', 150), ...names('globex', 50)].sort();
  expect(byOutcome(first.repositories)).toEqual({ failed, changed, unchanged });
  expect(first.counts).toEqual([30, 2, 0]);
  expect(first.ended.code).toBe(1);
  const writes = github.calls.filter(({ operations }) =>
    operations.includes('createCommitOnBranch'),
  );
  expect(writes).toHaveLength(30);
  expect(github.calls.length - writes.length).toBeLessThanOrEqual(40 + 30);
  // Each page once; the one that the service does not know is asked itself, too, because it may be renamed.
  expect(endpoint.requests).toHaveLength(4);
  // Waiting takes the rest of a second, which is less while the machine is busy.
  expect(organization.passedMs).toBeGreaterThanOrEqual(25_000);

  organization.newCallCounts();
  const next = await organization.runAll();
  expect(byOutcome(next.repositories)).toEqual({
    failed,
    unchanged: [...changed, ...unchanged].sort(),
  });
  expect(organization.newCallCounts().github).toBeLessThanOrEqual(40);
  expect(
    github.calls.filter(({ operations }) => operations.includes('createCommitOnBranch')),
  ).toHaveLength(30);
});

/** The queries that GitHub answered without data, because they were too much. */
function refusedReads({ github }: Organization) {
  return github.calls.filter(
    ({ response }) => !JSON.stringify(response?.body).startsWith('{"data"'),
  );
}

test.each([
  ['all with a README at the top', 'README.md', 40],
  // Each of these 50 is an ordinary run.
  ['a tenth with a README in docs', 'docs/README.md', 40 + 2 * 50],
] as const)(
  '500 repositories of which 8 are due, %s, are checked with few reads and at most 3 refusals',
  async (_, path, maxReads) => {
    await using organization = await startOrganization();
    const { github, endpoint } = organization;
    organization.add(readme(), ...names('due', 8));
    organization.add(filled(endpoint), ...names('a', 441));
    for (const name of names('b', 50)) {
      const files = {
        [path]: filled(endpoint),
        'package.json': '{}',
        '.github/CODEOWNERS': '',
        'docs/a.md': '',
      };
      github.add(`acme/${name}`, { files });
    }
    const { repositories } = await organization.runAll({ mode: 'check' });
    expect(byOutcome(repositories)['out-of-date']).toEqual(names('due', 8));
    expect(repositories).toHaveLength(499);
    expect(organization.newCallCounts()).toEqual({ github: expect.any(Number), endpoint: 1 });
    expect(github.calls.length).toBeLessThanOrEqual(maxReads);
    expect(refusedReads(organization).length).toBeLessThanOrEqual(3);
  },
);

test('READMEs with unusual spellings and places are refreshed with one or two more queries for each', async () => {
  await using organization = await startOrganization();
  const { github } = organization;
  organization.add(readme(), ...names('usual', 3));
  const paths = ['rEaDmE.md', 'readme.MARKDOWN', '.github/ReadMe.md', 'docs/README.markdown'];
  const added = paths.map((path, index) =>
    github.add(`acme/b-${index}`, { files: { [path]: readme(), 'src/a.md': '' } }),
  );
  github.add('acme/without', { files: { 'a.md': readme() } });
  const dry = await organization.runAll({ mode: 'check' });
  expect(dry.repositories.filter(({ outcome }) => outcome === 'out-of-date')).toHaveLength(7);
  expect(github.calls.filter(({ operations }) => operations.includes('trees'))).toEqual([]);
  // The listing and the overview; then one query for each, and another one for the README in `docs`.
  expect(organization.newCallCounts().github).toBe(7);
  const { counts } = await organization.runAll();
  expect(counts).toEqual([7, 0, 0]);
  for (const [index, path] of paths.entries()) {
    expect(await added[index]?.text('main', path)).toContain('https://acme.statuspage.me');
  }
  expect((await organization.runAll({ mode: 'pull-request' })).counts).toEqual([0, 0, 0]);
});
