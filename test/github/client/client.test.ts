import { expect, test } from 'vitest';
import { isConflict } from '../../../src/github/client/client.ts';

const error = { type: 'UNPROCESSABLE', message: '', path: '' };

test.each(['STALE_DATA', 'NOT_FOUND'])('an error of type %s is a conflict, whatever its message', (type) => {
  expect(isConflict({ ...error, type, message: 'Reworded' })).toBe(true);
});

test.each([
  'Expected branch to point to "1d13718b1408525401981e76c82e25c8c1d6dc67" but it did not. Pull and try again.',
  'main is at def456 but expected abc123',
  "cannot lock ref 'refs/heads/a': is at 1d13718b but expected 2d13718b",
  "cannot lock ref 'refs/heads/a': reference already exists",
  'Reference does not exist',
  'Update is not a fast forward',
  'A pull request already exists for acme:status-snippets/main.',
  'No commits between main and status-snippets/main',
])('an error with the message "%s" is a conflict, whatever its type', (message) => {
  expect(isConflict({ ...error, message })).toBe(true);
  expect(isConflict({ ...error, type: '', message })).toBe(true);
});

test.each([
  'Resource not accessible by integration',
  'Repository rule violations found Changes must be made through a pull request.',
  "cannot lock ref 'refs/heads/status-snippets/main': 'refs/heads/status-snippets' exists; cannot create 'refs/heads/status-snippets/main'",
])('an error with the message "%s" is not a conflict', (message) => {
  expect(isConflict({ ...error, message })).toBe(false);
});
