import { expect, test } from 'vitest';
import { createLocator, positionAt } from '../../src/text/position.ts';

test.each([
  ['the start of a text', 'ab', 0, { line: 1, column: 1 }],
  ['the end of a text', 'ab', 2, { line: 1, column: 3 }],
  ['a line feed', 'a\nb', 1, { line: 1, column: 2 }],
  ['the character after a line feed', 'a\nb', 2, { line: 2, column: 1 }],
  ['the character after CRLF', 'a\r\nb', 3, { line: 2, column: 1 }],
  ['the character after CR', 'a\rb', 2, { line: 2, column: 1 }],
  ['the character after two line feeds', 'a\n\nb', 3, { line: 3, column: 1 }],
  ['a character after a surrogate pair', '😀a', 2, { line: 1, column: 3 }],
  ['a byte-order mark', '\uFEFFa', 0, { line: 1, column: 1 }],
  ['the character after a byte-order mark', '\uFEFFa', 1, { line: 1, column: 1 }],
  ['the second line of a text with a byte-order mark', '\uFEFFa\nb', 3, { line: 2, column: 1 }],
])('positionAt gives line and column of %s', (_, text, offset, place) => {
  expect(positionAt(text, offset)).toEqual(place);
});

test('createLocator gives the same places in any order of offsets', () => {
  const text = 'a\nbc\r\nd\re';
  const offsets = [...text].map((_, index) => index);
  const inOrder = offsets.map(createLocator(text));
  const placeAt = createLocator(text);
  const backwards = offsets.toReversed().map((offset) => placeAt(offset));
  expect(backwards.toReversed()).toEqual(inOrder);
});
