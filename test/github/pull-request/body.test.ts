import { expect, test } from 'vitest';
import { closedBody, hashIn, pullRequestText } from '../../../src/github/pull-request/body.ts';

const words = { subject: '', body: '', title: 'Title', description: 'Text.', hash: 'abc123' };

test('the body carries the hash, unseen, and it is read back', () => {
  const { title, body } = pullRequestText(words);
  expect(title).toBe('Title');
  expect(body).toBe('Text.\n\n<!-- status-snippets-hash: abc123 -->');
  expect(hashIn(body)).toBe('abc123');
  expect(hashIn(body.replace(/\n/g, '\r\n'))).toBe('abc123');
});

test('a hash quoted in the description is not taken for ours', () => {
  const { body } = pullRequestText({ ...words, description: 'A diff: <!-- status-snippets-hash: evil -->' });
  expect(hashIn(body)).toBe('abc123');
  expect(hashIn(closedBody(body, 'main'))).toBeNull();
});

test('a body without hash has none', () => {
  expect(hashIn('My own words')).toBeNull();
  expect(hashIn('<!-- status-snippets-hash: -->')).toBeNull();
});

test('a hash that could not be read back is a mistake of the caller', () => {
  expect(() => pullRequestText({ ...words, hash: 'a-b' })).toThrow('"a-b" is no hash');
});

test('closing removes the hash and says why', () => {
  const closed = closedBody(pullRequestText(words).body, 'main');
  expect(closed).toBe('Text.\n\nClosed because `main` says the same by now.');
});

test('what is longer than GitHub takes is cut, never in the middle of a character, and the hash stays', () => {
  const { title, body } = pullRequestText({
    ...words,
    title: `${'t'.repeat(255)}\u{1F600}`,
    description: 'd'.repeat(70_000),
  });
  expect(title).toBe('t'.repeat(255));
  expect(body).toHaveLength(65_536);
  expect(hashIn(body)).toBe('abc123');
  expect(closedBody('d'.repeat(65_536), 'main')).toHaveLength(65_536);
});
