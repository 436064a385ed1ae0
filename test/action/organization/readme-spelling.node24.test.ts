import { expect, test } from 'vitest';
import { readme } from '../page.ts';
import { names, startOrganization } from './organization.ts';

test('READMEs with unusual spellings and places are refreshed with one more query for a whole batch of repositories', async () => {
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
  // The listing, the overview, the paths that it shows, and the README that the names in `docs` show.
  expect(organization.newCallCounts().github).toBe(4);
  const { counts } = await organization.runAll();
  expect(counts).toEqual([7, 0, 0]);
  for (const [index, path] of paths.entries()) {
    expect(await added[index]?.text('main', path)).toContain('https://acme.statuspage.me');
  }
  expect((await organization.runAll({ mode: 'pull-request' })).counts).toEqual([0, 0, 0]);
});
