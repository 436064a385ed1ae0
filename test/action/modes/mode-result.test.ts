import { expect, test } from 'vitest';
import { toFailedModeResult, toModeResult } from '../../../src/action/modes/publish.ts';
import { StatusSnippetsError } from '../../../src/text/errors.ts';
import { readme } from '../page.ts';
import { everythingAt, refreshTexts } from '../refresh-texts.ts';

const where = { repository: 'acme/site', branch: 'main' };
const commit = { oid: 'a'.repeat(40), url: 'https://github.com/c' };
const pullRequest = { number: 7, url: 'https://github.com/p/7' };
const changing = await refreshTexts({ 'README.md': readme() }, everythingAt('https://status.acme.com'));

function outcomes({ outcome, files }: typeof changing) {
  return [outcome, ...files.flatMap((file) => [file.outcome, ...file.sections.map((section) => section.outcome)])];
}

test.each([
  ['opened', 'changed', { outcome: 'proposed', commit, pullRequest, operation: 'created', warnings: [] }],
  ['updated', 'changed', { outcome: 'proposed', commit, pullRequest, operation: 'updated', warnings: [] }],
  [
    'already up to date',
    'out-of-date',
    { outcome: 'proposed', commit: null, pullRequest, operation: 'none', warnings: [] },
  ],
  ['closed by a person', 'out-of-date', { outcome: 'declined', pullRequest }],
  ['changed by a person', 'out-of-date', { outcome: 'left-open', pullRequest, isDue: true }],
] as const)('sections whose pull request was %s are reported as %s', (_, outcome, published) => {
  const { refresh } = toModeResult(changing, { ...where, ...published });
  expect(outcomes(refresh)).toEqual([outcome, outcome, outcome]);
});

test('sections that could not be published are reported as out of date', () => {
  const error = new StatusSnippetsError('empty-repository', { problem: 'No commit.', fix: 'Push one.' });
  const { refresh, published } = toFailedModeResult(changing, error);
  expect(outcomes(refresh)).toEqual(['failed', 'out-of-date', 'out-of-date']);
  expect(refresh.failure).toMatchObject({ code: 'empty-repository' });
  expect(published).toEqual({ outcome: 'failed', error });
  expect(changing.files[0]?.outcome).toBe('changed');
});
