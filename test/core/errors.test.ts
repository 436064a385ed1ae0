import { expect, test } from 'vitest';
import { type ErrorFields, invalidInput, StatusSnippetsError } from '../../src/core/errors.ts';

const problem = 'is wrong';

test.each<[ErrorFields, string]>([
  [{ problem: 'something is wrong' }, 'something is wrong'],
  [{ subject: '--slug', problem }, '--slug is wrong'],
  [{ subject: '--slug', value: 'a', problem, fix: 'write b' }, '--slug "a" is wrong: write b'],
  [{ problem: 'It is wrong.', fix: 'Try again.' }, 'It is wrong. Try again.'],
  [{ value: '', problem }, '"" is wrong'],
  [{ value: 'a\u202eb\nc', problem }, '"a\\u{202E}b\\u{A}c" is wrong'],
  [{ value: 'x'.repeat(200), problem }, `"${'x'.repeat(200)}" is wrong`],
  [{ value: '😀'.repeat(201), problem }, `"${'😀'.repeat(200)}…" is wrong`],
])('the message of an error with the fields %j is %j', (fields, message) => {
  expect(new StatusSnippetsError('invalid-input', fields).message).toBe(message);
});

test('an error about another subject keeps its code and fields, and has the first error as its cause', () => {
  const error = invalidInput('slug', { value: 'a', problem, fix: 'write b' });
  expect(error.about('--slug')).toMatchObject({
    name: 'StatusSnippetsError',
    code: 'invalid-input',
    message: '--slug "a" is wrong: write b',
    cause: error,
  });
});
