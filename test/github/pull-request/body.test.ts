import { expect, test } from 'vitest';
import { closedBody, createPullRequestText, findHash } from '../../../src/github/pull-request/body.ts';

const { title, body } = createPullRequestText('Title', 'Text.', 'abc123');

test('the body carries the hash, unseen, and it is read back', () => {
  expect(title).toBe('Title');
  expect(body).toBe('Text.\n\n<!-- status-snippets-hash: abc123 -->');
  expect(findHash(body)).toBe('abc123');
  expect(findHash(body.replace(/\n/g, '\r\n'))).toBe('abc123');
});

test('a hash quoted in the description is not taken for ours', () => {
  const { body } = createPullRequestText('', 'A diff: <!-- status-snippets-hash: evil -->', 'abc123');
  expect(findHash(body)).toBe('abc123');
  expect(findHash(closedBody(body, 'main'))).toBeNull();
});

test('a body without hash has none', () => {
  expect(findHash('My own words')).toBeNull();
  expect(findHash('<!-- status-snippets-hash: -->')).toBeNull();
});

test('a hash that could not be read back is a mistake of the caller', () => {
  expect(() => createPullRequestText('', '', 'a-b')).toThrow('"a-b" is not a hash');
});

test('closing removes the hash and says why', () => {
  const closed = closedBody(body, 'main');
  expect(closed).toBe('Text.\n\nClosed because branch `main` is already up to date.');
});

test('what is longer than GitHub takes is cut, never in the middle of a character, and the hash stays', () => {
  const { title, body } = createPullRequestText(`${'t'.repeat(255)}\u{1F600}`, 'd'.repeat(70_000), 'abc123');
  expect(title).toBe('t'.repeat(255));
  expect(body).toHaveLength(65_536);
  expect(findHash(body)).toBe('abc123');
  expect(closedBody('d'.repeat(65_536), 'main')).toHaveLength(65_536);
});
