import { expect, test } from 'vitest';
import { formatOf } from '../../src/sections/format.ts';

test.each([
  ['README.md', 'md'],
  ['docs/index.v1.MARKDOWN', 'md'],
  ['docs/index.mdx', 'mdx'],
  ['C:\\site\\index.html', 'html'],
  ['.htm', 'html'],
  ['README', null],
  ['README.txt', null],
  ['readme.md/license', null],
  ['readme.md\\license', null],
  ['readme.md.', null],
  ['readme.constructor', null],
])('the format of a file with the path %j is %j', (path, format) => {
  expect(formatOf(path)).toBe(format);
});
