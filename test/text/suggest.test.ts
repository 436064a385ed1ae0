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
