import { expect, test } from 'vitest';
import { lineEndingOf } from '../../src/text/line-ending.ts';

test.each([
  ['a text without line endings', 'a', '\n'],
  ['a text with LF', 'a\nb', '\n'],
  ['a text with CRLF', 'a\r\nb', '\r\n'],
  ['a text with CR', 'a\rb', '\r'],
  ['a text with more CRLF than LF', 'a\nb\r\nc\r\n', '\r\n'],
  ['a text with more LF than CRLF', 'a\r\nb\nc\n', '\n'],
])('new lines of %s end with the most frequent line ending', (_, text, ending) => {
  expect(lineEndingOf(text, [])).toBe(ending);
});

test('line endings in sections do not count', () => {
  const text = 'a\r\n\n\n\nb\n\n\nc\r\n';
  const sections = [
    { start: 3, end: 6 },
    { start: 7, end: 10 },
  ];
  expect(lineEndingOf(text, sections)).toBe('\r\n');
});

test('a line ending directly before or after a section counts', () => {
  expect(lineEndingOf('\n\r\r\n', [{ start: 1, end: 3 }])).toBe('\n');
  expect(lineEndingOf('\r\n\n\r\n', [{ start: 2, end: 3 }])).toBe('\r\n');
});

test('new lines of a text that has line endings only in sections end with the first of them', () => {
  expect(lineEndingOf('a\r\nb\n', [{ start: 0, end: 6 }])).toBe('\r\n');
});
