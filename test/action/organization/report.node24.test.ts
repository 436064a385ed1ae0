import { expect, test } from 'vitest';
import { messages } from '../action-environment.ts';
import { readme } from '../page.ts';
import { filled, names, startOrganization } from './organization.ts';

test('the report of an organization lists the repositories with a section, with their commits, files and errors', async () => {
  await using organization = await startOrganization();
  const { github, endpoint } = organization;
  organization.add('# Nothing\n', 'plain');
  organization.add(filled(endpoint), 'right');
  organization.add(readme('nobody'), 'unknown');
  const { head } = github.add('acme/outdated', {
    files: { 'README.md': readme(), 'docs/a.md': readme() },
  });
  const { ended, repositories } = await organization.runAll({ files: 'README.md\ndocs/a.md' });
  const oid = await head('main');
  const url = `https://github.com/acme/outdated/commit/${oid}`;
  const files = ['README.md', 'docs/a.md'];
  expect(repositories).toHaveLength(3);
  expect(repositories).toEqual(
    expect.arrayContaining([
      { repository: 'acme/right', outcome: 'unchanged', files: [], error: null },
      { repository: 'acme/outdated', outcome: 'changed', commit: { oid, url }, files, error: null },
      expect.objectContaining({ repository: 'acme/unknown', outcome: 'failed', files: [] }),
    ]),
  );
  expect(ended.summary).toContain(url);
  expect(ended.summary).not.toContain('acme/plain');
});

test('only the first ten failures are annotations, and the log refers to the summary for the others', async () => {
  await using organization = await startOrganization();
  organization.add(readme('nobody'), ...names('a', 12));
  const { ended } = await organization.runAll();
  expect(messages(ended, 'error')).toHaveLength(10);
  expect(ended.stdout).toContain('The summary of the run contains 2 more of these messages.');
  for (const name of names('a', 12)) expect(ended.summary).toContain(`acme/${name}`);
});
