import { expect, test } from 'vitest';
import { startEnvironment } from './action-environment.ts';
import { badgeAndLink, readme } from './page.ts';

const eight = Array.from({ length: 8 });

test('eight runs in mode commit at once create one commit, and all succeed', async () => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  const ended = await Promise.all(eight.map(() => environment.run()));
  expect(ended.map(({ code }) => code)).toEqual(eight.map(() => 0));
  expect(await environment.github.git.text(['rev-list', '--count', 'main'])).toBe('2');
  expect(await environment.github.text('main', 'README.md')).toBe(
    readme('acme', badgeAndLink(environment.endpoint.baseUrl, 'acme', 'https://acme.statuspage.me')),
  );
  const commits = new Set(ended.map(({ outputs }) => outputs['commit-sha']).filter((sha) => sha !== ''));
  expect([...commits]).toEqual([await environment.github.head('main')]);
});

test('eight runs in mode pull-request at once open one pull request with one commit, and all succeed', async () => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  const ended = await Promise.all(eight.map(() => environment.run({ with: { mode: 'pull-request' } })));
  expect(ended.map(({ code, outputs }) => [code, outputs['pull-request-number']])).toEqual(eight.map(() => [0, '1']));
  expect(environment.github.pulls.all.map(({ state }) => state)).toEqual(['OPEN']);
  expect(await environment.github.git.text(['rev-list', '--count', 'status-snippets/main'])).toBe('2');
  expect(await environment.github.otherBranches()).toEqual(['status-snippets/main']);
});
