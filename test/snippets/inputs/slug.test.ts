import { describe, expect, test } from 'vitest';
import { parseSlug } from '../../../src/snippets/inputs/slug.ts';

describe('parseSlug', () => {
  test.each(['a', 'acme', 'Acme', '0', 'a-b', 'a_b', 'a.b', 'a-.-b', 'a__b', 'x'.repeat(63)])(
    'parseSlug returns %j byte for byte',
    (slug) => {
      expect(parseSlug(slug)).toBe(slug);
    },
  );

  test.each([
    ['', 'is empty'],
    ['-a', 'does not start'],
    ['.a', 'does not start'],
    ['_a', 'does not start'],
    ['a-', 'does not end'],
    ['a.', 'does not end'],
    ['a_', 'does not end'],
    ['a..b', 'two dots'],
    ['x'.repeat(64), 'longer than 63'],
    ['a b', 'has a character'],
    [' a', 'has a character'],
    ['a\n', 'has a character'],
    ['a/b', 'has a character'],
    ['a%2e', 'has a character'],
    ['ä', 'has a character'],
    ['a"b', 'has a character'],
    ['a\u200bb', 'has a character'],
  ])('parseSlug refuses %j because it %s', (slug, reason) => {
    expect(() => parseSlug(slug)).toThrow(reason);
  });

  test('parseSlug throws a message with the input, the value and an example', () => {
    const refuse = () => parseSlug('my page');
    expect(refuse).toThrow(
      'slug "my page" has a character that a slug cannot have: use 1 to 63 letters, digits, "-", "_" or ".", ' +
        'starting and ending with a letter or digit, such as acme',
    );
    expect(refuse).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });

  test('parseSlug throws a message that shows hidden characters as escapes and shortens a long value', () => {
    expect(() => parseSlug('a\u202eb')).toThrow('slug "a\\u{202E}b" has');
    expect(() => parseSlug('a'.repeat(500))).toThrow(`slug "${'a'.repeat(120)}…" is longer`);
  });
});
