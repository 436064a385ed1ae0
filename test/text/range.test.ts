import { expect, test } from 'vitest';
import { createLocator, lineEndingOf } from '../../src/text/range.ts';

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
])('createLocator returns the line and column of %s', (_, text, offset, place) => {
  expect(createLocator(text)(offset)).toEqual(place);
});

test('createLocator returns the same positions for offsets in any order', () => {
  const text = 'a\nbc\r\nd\re';
  const offsets = [...text].map((_, index) => index);
  const inOrder = offsets.map(createLocator(text));
  const placeAt = createLocator(text);
  const backwards = offsets.toReversed().map((offset) => placeAt(offset));
  expect(backwards.toReversed()).toEqual(inOrder);
});

test.each([
  ['a text without line endings', 'a', '\n'],
  ['a text with LF', 'a\nb', '\n'],
  ['a text with CRLF', 'a\r\nb', '\r\n'],
  ['a text with CR', 'a\rb', '\r'],
  ['a text with more CRLF than LF', 'a\nb\r\nc\r\n', '\r\n'],
  ['a text with more LF than CRLF', 'a\r\nb\nc\n', '\n'],
])('lineEndingOf returns the most frequent line ending of %s', (_, text, ending) => {
  expect(lineEndingOf(text, [])).toBe(ending);
});

test('lineEndingOf does not count line endings in sections', () => {
  const text = 'a\r\n\n\n\nb\n\n\nc\r\n';
  const sections = [
    { start: 3, end: 6 },
    { start: 7, end: 10 },
  ];
  expect(lineEndingOf(text, sections)).toBe('\r\n');
});

test('lineEndingOf counts a line ending directly before or after a section', () => {
  expect(lineEndingOf('\n\r\r\n', [{ start: 1, end: 3 }])).toBe('\n');
  expect(lineEndingOf('\r\n\n\r\n', [{ start: 2, end: 3 }])).toBe('\r\n');
});

test('lineEndingOf returns the first line ending of a text that has line endings only in sections', () => {
  expect(lineEndingOf('a\r\nb\n', [{ start: 0, end: 6 }])).toBe('\r\n');
});
