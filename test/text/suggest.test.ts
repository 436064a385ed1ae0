import { expect, test } from 'vitest';
import { suggest } from '../../src/text/suggest.ts';

const commands = ['refresh', 'check', 'print', 'init'];

test.each([
  ['chek', 'check'],
  ['Check', 'check'],
  ['refersh', 'refresh'],
  ['pirnt', 'print'],
  ['in', 'init'],
  ['README.md', null],
  ['x', null],
  ['', null],
])('suggest(%j) is %j', (word, name) => {
  expect(suggest(word, commands)).toBe(name);
});

test('suggest prefers the name that the word begins to an equally close one', () => {
  expect(suggest('pri', ['pre', 'print'])).toBe('print');
});

test('suggest takes the first of two equally close names', () => {
  expect(suggest('bat', ['bar', 'cat'])).toBe('bar');
});

test('suggest takes a single letter for no beginning', () => {
  expect(suggest('i', ['init'])).toBeNull();
});

test('suggest takes no name for its ending', () => {
  expect(suggest('es', ['refresh', 'addresses'])).toBeNull();
});
