import { expect, test } from 'vitest';
import {
  applyEdits,
  blankLine,
  containsRange,
  createLocator,
  indexOfLastStarting,
  indexOfRangeAround,
  lineEndingOf,
  lineStart,
} from '../../src/core/range.ts';

const ranges = [
  { start: 2, end: 4 },
  { start: 4, end: 5 },
  { start: 8, end: 9 },
];

test('an insertion comes before what is replaced at the same offset, and insertions keep their order', () => {
  const insertions = ['b', 'c'].map((text) => ({ start: 1, end: 1, text }));
  const edits = [{ start: 3, end: 3, text: 'd' }, { start: 1, end: 2, text: 'x' }, ...insertions];
  expect(applyEdits('0123', edits).text).toBe('0bcx2d3');
});

test.each([
  ['of which one begins in the other', { start: 1, end: 3 }, { start: 2, end: 4 }],
  ['of which one contains the other', { start: 0, end: 4 }, { start: 1, end: 2 }],
  ['that are equal', { start: 1, end: 2 }, { start: 1, end: 2 }],
  ['of which one is an insertion into the other', { start: 1, end: 3 }, { start: 2, end: 2 }],
])('two edits %s are refused', (_, one, other) => {
  const edits = [one, other].map((range) => ({ ...range, text: 'x' }));
  expect(() => applyEdits('01234', edits)).toThrow(RangeError);
  expect(() => applyEdits('01234', edits.reverse())).toThrow(RangeError);
});

test('a range contains itself and the ranges inside of it, but none that begins before or ends after it', () => {
  const outer = { start: 2, end: 6 };
  expect(
    [outer, { start: 3, end: 6 }, { start: 2, end: 2 }].map((inner) => containsRange(outer, inner)),
  ).toEqual([...[true, true, true]]);
  expect(
    [
      { start: 1, end: 6 },
      { start: 2, end: 7 },
    ].map((inner) => containsRange(outer, inner)),
  ).toEqual([false, false]);
});

test('the last range that starts at or before an offset is found among ordered ranges', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 100].map((offset) => indexOfLastStarting(ranges, offset))).toEqual([
    ...[-1, -1, 0, 0, 1, 1, 2, 2],
  ]);
  expect(indexOfLastStarting([], 3)).toBe(-1);
});

test('a range begins with its start and ends before its end', () => {
  expect([1, 2, 3, 4, 5, 8, 9].map((offset) => indexOfRangeAround(ranges, offset))).toEqual([
    -1, 0, 0, 1, -1, 2, -1,
  ]);
  expect(indexOfRangeAround([], 0)).toBe(-1);
});

test('a line starts after a line feed, a carriage return, or both', () => {
  expect([0, 1, 2, 4, 5, 6].map((offset) => lineStart('a\nb\rc\r\nd', offset))).toEqual([
    0, 0, 2, 4, 4, 6,
  ]);
  expect(lineStart('a\nb\rc\r\nd', 8)).toBe(7);
});

test.each([
  ['a\n\nb', true],
  ['a\r\n> >\r\nb', true],
  ['a\r\rb', true],
  ['a\r\nb', false],
  ['a\n> b', false],
])('whether %j contains a blank line is %s', (text, expected) => {
  expect(blankLine.test(text)).toBe(expected);
});

test('places are numbered from 1, in any order of questions, without a byte-order mark', () => {
  const positionAt = createLocator('\uFEFFab\r\ncd\re\n');
  const places = [6, 1, 3, 5, 8, 10, 0].map((offset) =>
    Object.values(positionAt(offset)).join(':'),
  );
  expect(places).toEqual(['2:2', '1:1', '1:3', '2:1', '3:1', '4:1', '1:1']);
});

test.each<[string, string, [number, number][], string]>([
  ['the first of equally many', 'a\r\nb\n', [], '\r\n'],
  ['the most frequent one', 'a\r\nb\nc\n', [], '\n'],
  ['the most frequent one outside of sections', 'a\r\nb\nc\n', [[3, 7]], '\r\n'],
  ['the first one, if all are inside of sections', 'a\r\nb\r\n', [[0, 6]], '\r\n'],
  ['a carriage return', 'a\rb\r', [], '\r'],
  ['a line feed, if there is none', 'a', [], '\n'],
])('the line ending of a text is %s', (_, text, sections, expected) => {
  expect(
    lineEndingOf(
      text,
      sections.map(([start, end]) => ({ content: { start, end } })),
    ),
  ).toBe(expected);
});
