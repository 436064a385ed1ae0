import { expect, test } from 'vitest';
import { indexOfLastStarting, indexOfRangeAround } from '../../src/text/range.ts';

const ranges = [
  { start: 2, end: 4 },
  { start: 4, end: 5 },
  { start: 8, end: 9 },
];

test.each([
  [1, -1, -1],
  [2, 0, 0],
  [3, 0, 0],
  [4, 1, 1],
  [5, 1, -1],
  [7, 1, -1],
  [8, 2, 2],
  [9, 2, -1],
])(
  'for offset %d in three ranges, indexOfLastStarting returns %d and indexOfRangeAround returns %d',
  (offset, last, around) => {
    expect(indexOfLastStarting(ranges, offset)).toBe(last);
    expect(indexOfRangeAround(ranges, offset)).toBe(around);
  },
);

test('indexOfLastStarting and indexOfRangeAround return -1 if there are no ranges', () => {
  expect(indexOfLastStarting([], 0)).toBe(-1);
  expect(indexOfRangeAround([], 0)).toBe(-1);
});
