import { expect, test } from 'vitest';
import {
  closedBody,
  createPullRequestText,
  findComment,
} from '../../../src/github/pull-request.ts';

const { title, body } = createPullRequestText(
  { title: 'Title', description: 'Text.', hash: 'abc123' },
  'f00',
);

test('the body of a pull request contains the hash in a comment, which findComment finds', () => {
  expect(title).toBe('Title');
  expect(body).toBe(
    'Text.\n\n<!-- status-snippets-hash: abc123 -->\n<!-- status-snippets-head: f00 -->',
  );
  expect(findComment(body, 'hash')).toBe('abc123');
  expect(findComment(body.replace(/\n/g, '\r\n'), 'hash')).toBe('abc123');
});

test('findComment ignores a hash that the description of a pull request quotes', () => {
  const { body } = createPullRequestText(
    { title: '', description: 'A diff: <!-- status-snippets-hash: evil -->', hash: 'abc123' },
    'f00',
  );
  expect(findComment(body, 'hash')).toBe('abc123');
  expect(findComment(closedBody(body), 'hash')).toBeNull();
});

test('the body of a pull request that is closed has no hash, and ends with the reason', () => {
  const closed = closedBody(body);
  expect(closed).toBe('Text.\n\nClosed because the base branch is already up to date.');
});

test("the title and body of a pull request above GitHub's limits are cut between characters, and the hash stays", () => {
  const start = `${'t'.repeat(254)}\u{1F600}`;
  const { title, body } = createPullRequestText(
    { title: `${start}\u{1F600}\u{1F600}`, description: 'd'.repeat(70_000), hash: 'abc123' },
    'f00',
  );
  expect(title).toBe(`${start}…`);
  expect(body).toHaveLength(65_536);
  expect(findComment(body, 'hash')).toBe('abc123');
  expect(closedBody('d'.repeat(65_536))).toHaveLength(65_536);
});
