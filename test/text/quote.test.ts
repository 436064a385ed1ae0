import { expect, test } from 'vitest';
import { quote } from '../../src/text/quote.ts';

test.each([
  ['a', '"a"'],
  ['', '""'],
  ['a\u202eb', '"a\\u{202E}b"'],
  ['a\nb', '"a\\u{A}b"'],
])('quote(%j) is %s', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

test('quote cuts a value after 120 characters and marks the cut', () => {
  expect(quote('x'.repeat(120))).toBe(`"${'x'.repeat(120)}"`);
  expect(quote('x'.repeat(121))).toBe(`"${'x'.repeat(120)}…"`);
});

test('quote does not cut a surrogate pair in half', () => {
  expect(quote('😀'.repeat(121))).toBe(`"${'😀'.repeat(120)}…"`);
});
