import { describe, expect, test } from 'vitest';
import { runAfter, runRefused } from '../../../src/action/modes/publish.ts';
import { EmptyRepositoryError } from '../../../src/github/errors.ts';
import { readme } from '../page.ts';
import { everythingAt, refreshed } from '../refreshed.ts';

const where = { repository: 'acme/site', branch: 'main', head: '' };
const commit = { oid: 'a'.repeat(40), url: 'https://github.com/c' };
const pullRequest = { number: 7, url: 'https://github.com/p/7' };
const changing = await refreshed({ 'README.md': readme() }, everythingAt('https://status.acme.com'));
const right = await refreshed(
  { 'README.md': changing.changes[0]?.after ?? '' },
  everythingAt('https://status.acme.com'),
);

function outcomes({ outcome, files }: typeof changing) {
  return [
    outcome,
    ...files.flatMap((file) => [file.outcome, ...file.sections.map((section) => section.outcome)]),
  ];
}

const all = (word: string) => [word, word, word];

describe('the run as it is reported', () => {
  test.each([
    ['committed', { outcome: 'committed', commit }, 'changed'],
    ['opened', { outcome: 'proposed', commit, pullRequest, opened: true }, 'changed'],
    ['brought up to date', { outcome: 'proposed', commit, pullRequest, opened: false }, 'changed'],
    ['right before', { outcome: 'proposed', commit: null, pullRequest, opened: false }, 'out-of-date'],
    ['closed by a person', { outcome: 'declined', pullRequest }, 'out-of-date'],
  ] as const)('calls sections whose change was %s so', (_, published, outcome) => {
    expect(outcomes(runAfter([changing], { ...where, ...published }))).toEqual(all(outcome));
  });

  test('is that of the branch, not that of the pull request rendered after it', () => {
    const published = { ...where, outcome: 'proposed', commit, pullRequest, opened: false } as const;
    expect(outcomes(runAfter([changing, right], published))).toEqual(all('changed'));
  });

  test('is the last one where the branch got right meanwhile', () => {
    expect(outcomes(runAfter([changing, right], { ...where, outcome: 'unchanged' }))).toEqual(
      all('unchanged'),
    );
  });

  test('says that nothing changed where publishing failed', () => {
    const run = runRefused([changing], new EmptyRepositoryError('acme/site'));
    expect(outcomes(run)).toEqual(['failed', 'out-of-date', 'out-of-date']);
    expect(run.failure).toMatchObject({ kind: 'publishing', code: 'empty-repository' });
    expect(changing.files[0]?.outcome).toBe('changed');
  });
});
