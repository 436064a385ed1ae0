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
])('suggest returns for the word %j the name %j', (word, name) => {
  expect(suggest(word, commands)).toBe(name);
});

test('suggest prefers a name that begins with the word to another close name', () => {
  expect(suggest('pri', ['pre', 'print'])).toBe('print');
});

test('suggest returns the first of two equally close names', () => {
  expect(suggest('bat', ['bar', 'cat'])).toBe('bar');
});

test('suggest returns null for a single letter, even if a name begins with it', () => {
  expect(suggest('i', ['init'])).toBeNull();
});

test('suggest returns null for the ending of a name', () => {
  expect(suggest('es', ['refresh', 'addresses'])).toBeNull();
});
