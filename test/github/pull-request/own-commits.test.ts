import { expect, test } from 'vitest';
import { appendTrailer, hasCommitsByOthers } from '../../../src/github/pull-request/own-commits.ts';
import type { CommitEntry } from '../../../src/github/read/parse-branch.ts';

const ours: Omit<CommitEntry, 'oid' | 'parents'> = {
  url: '',
  message: `Point it\n\n${appendTrailer('')}`,
  committerEmail: 'noreply@github.com',
};

/** A chain of commits from `c1` back to `c<length>`, whose parent is the base's. */
function branch(length: number, change: Record<number, Partial<CommitEntry>> = {}, aheadBy = length) {
  const history = Array.from({ length }, (_, index) => ({
    ...ours,
    oid: `c${index + 1}`,
    parents: [`c${index + 2}`],
    ...change[index + 1],
  }));
  return { oid: 'c1', aheadBy, behindBy: 0, history, entries: [], openPullRequests: [] };
}

test('one or many commits of this program are its own', () => {
  expect(hasCommitsByOthers(branch(1))).toBe(false);
  expect(hasCommitsByOthers(branch(50))).toBe(false);
});

test('a branch that is not ahead contains no commits by others', () => {
  expect(hasCommitsByOthers(branch(0))).toBe(false);
  expect(hasCommitsByOthers(branch(5, { 1: { message: 'Theirs, in the base' } }, 0))).toBe(false);
});

test('only commits that the base lacks count', () => {
  expect(hasCommitsByOthers(branch(5, { 3: { message: 'Theirs, in the base' } }, 2))).toBe(false);
});

test.each<[string, Partial<CommitEntry>]>([
  ['without our trailer', { message: 'Update README.md' }],
  ['that quotes our trailer', { message: `Revert\n\n> ${appendTrailer('')}\n\nbecause` }],
  ['that was committed by a person', { committerEmail: 'pat@users.noreply.github.com' }],
  ['that merges', { parents: ['c4', 'x'] }],
])('a commit %s is somebody else’s at any position', (_, change) => {
  for (const place of [1, 2, 3]) expect(hasCommitsByOthers(branch(3, { [place]: change }))).toBe(true);
});

test('commits that cannot be seen or compared are somebody else’s', () => {
  expect(hasCommitsByOthers(branch(50, {}, 51))).toBe(true);
  expect(hasCommitsByOthers(branch(3, {}, Number.POSITIVE_INFINITY))).toBe(true);
});

test('a line break at the end of the message does not matter', () => {
  expect(hasCommitsByOthers(branch(1, { 1: { message: `${ours.message}\n` } }))).toBe(false);
});

test('commits of GitHub Enterprise Server are recognized by its own address', () => {
  expect(hasCommitsByOthers(branch(1, { 1: { committerEmail: 'noreply@git.acme.com' } }))).toBe(false);
});

test('the trailer ends the message, after a body or alone', () => {
  expect(appendTrailer('')).toBe('Refreshed-by: status-snippets');
  expect(appendTrailer('From a to b.\n')).toBe('From a to b.\n\nRefreshed-by: status-snippets');
});

test.each([
  ['From a to b.\n\nSigned-off-by: Pat <pat@example.com>', '\n'],
  ['Signed-off-by: Pat <pat@example.com>\nCo-authored-by: Sam <sam@example.com>', '\n'],
  ['Refs: OPS-1\n  and OPS-2', '\n'],
  ['From a to b.\n \t\nSigned-off-by: Pat <pat@example.com>', '\n'],
  ['Signed-off-by: Pat <pat@example.com>\n\nFrom a to b.', '\n\n'],
  ['Note: see below.\nThis is text.', '\n\n'],
])('the trailer joins the trailers that %j ends with', (body, separator) => {
  const signed = appendTrailer(body);
  expect(signed).toBe(`${body}${separator}Refreshed-by: status-snippets`);
  const message = `Point it\n\n${signed}`;
  expect(hasCommitsByOthers(branch(1, { 1: { message } }))).toBe(false);
});
