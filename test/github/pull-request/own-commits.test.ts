import { expect, test } from 'vitest';
import { appendTrailer, hasCommitsByOthers } from '../../../src/github/pull-request/own-commits.ts';
import type { HistoryCommit } from '../../../src/github/read/parse-branch.ts';

const ours: Omit<HistoryCommit, 'oid' | 'parents'> = {
  url: '',
  message: `Point it\n\n${appendTrailer('')}`,
  committerEmail: 'noreply@github.com',
};

/** A branch of commits from `c1` back to `c<length>`, whose parent is a commit of the base. */
function branch(length: number, change: Record<number, Partial<HistoryCommit>> = {}, aheadBy = length) {
  const history = Array.from({ length }, (_, index) => ({
    ...ours,
    oid: `c${index + 1}`,
    parents: [`c${index + 2}`],
    ...change[index + 1],
  }));
  return { oid: 'c1', aheadBy, behindBy: 0, history, entries: [], openPullRequests: [] };
}

test('a branch with only commits of this program has no commits by others', () => {
  expect(hasCommitsByOthers(branch(1))).toBe(false);
  expect(hasCommitsByOthers(branch(50))).toBe(false);
});

test('a branch that is not ahead has no commits by others', () => {
  expect(hasCommitsByOthers(branch(0))).toBe(false);
  expect(hasCommitsByOthers(branch(5, { 1: { message: 'Theirs, in the base' } }, 0))).toBe(false);
});

test('a commit that the base also has does not count as a commit by others', () => {
  expect(hasCommitsByOthers(branch(5, { 3: { message: 'Theirs, in the base' } }, 2))).toBe(false);
});

test.each<[string, Partial<HistoryCommit>]>([
  ['without the trailer of this program', { message: 'Update README.md' }],
  ['that quotes the trailer of this program', { message: `Revert\n\n> ${appendTrailer('')}\n\nbecause` }],
  ['that was committed by a person', { committerEmail: 'pat@users.noreply.github.com' }],
  ['that is a merge', { parents: ['c4', 'x'] }],
])('a commit %s counts as a commit by others at any position', (_, change) => {
  for (const place of [1, 2, 3]) expect(hasCommitsByOthers(branch(3, { [place]: change }))).toBe(true);
});

test('commits that were not read or cannot be compared count as commits by others', () => {
  expect(hasCommitsByOthers(branch(50, {}, 51))).toBe(true);
  expect(hasCommitsByOthers(branch(3, {}, Number.POSITIVE_INFINITY))).toBe(true);
});

test('a commit of this program is recognized if its message ends with a line break', () => {
  expect(hasCommitsByOthers(branch(1, { 1: { message: `${ours.message}\n` } }))).toBe(false);
});

test('commits of this program on GitHub Enterprise Server are recognized by the address of that server', () => {
  expect(hasCommitsByOthers(branch(1, { 1: { committerEmail: 'noreply@git.acme.com' } }))).toBe(false);
});

test('the trailer is the last paragraph of the commit message, after a body or alone', () => {
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
])('the trailer is appended to %j after the separator %j', (body, separator) => {
  const signed = appendTrailer(body);
  expect(signed).toBe(`${body}${separator}Refreshed-by: status-snippets`);
  const message = `Point it\n\n${signed}`;
  expect(hasCommitsByOthers(branch(1, { 1: { message } }))).toBe(false);
});
