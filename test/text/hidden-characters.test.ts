import { describe, expect, test } from 'vitest';
import { escapeHidden, findHiddenCharacter } from '../../src/text/hidden-characters.ts';

describe('findHiddenCharacter', () => {
  test.each([
    'Status: all good → see “here”',
    'État du service – à jour',
    'حالة الخدمة',
    'مصطلح\u200cنامه', // Persian needs a non-joiner
    'क्\u200dष', // Hindi needs a joiner
    '✔\ufe0f up',
    '👩\u200d💻',
    '❤\ufe0f\u200d🔥',
    '1\ufe0f\u20e3',
    'non\u00a0breaking',
  ])('findHiddenCharacter returns null for %j', (text) => {
    expect(findHiddenCharacter(text)).toBeNull();
  });

  test.each([
    ['\0', 'a control character (U+0000)'],
    ['\t', 'a control character (U+0009)'],
    ['\n', 'a control character (U+000A)'],
    ['\u001b', 'a control character (U+001B)'],
    ['\u007f', 'a control character (U+007F)'],
    ['\u0085', 'a control character (U+0085)'],
    ['\u00ad', 'a soft hyphen (U+00AD)'],
    ['\u034f', 'an invisible character (U+034F)'],
    ['\u061c', 'a bidirectional mark (U+061C)'],
    ['\u115f', 'a blank letter (U+115F)'],
    ['\u180e', 'an invisible character (U+180E)'],
    ['\u200b', 'a zero-width space (U+200B)'],
    ['\u200c', 'a zero-width joiner (U+200C)'],
    ['\u200d', 'a zero-width joiner (U+200D)'],
    ['\u200e', 'a bidirectional mark (U+200E)'],
    ['\u200f', 'a bidirectional mark (U+200F)'],
    ['\u2028', 'a line or paragraph separator (U+2028)'],
    ['\u202a', 'a bidirectional override (U+202A)'],
    ['\u202e', 'a bidirectional override (U+202E)'],
    ['\u2060', 'an invisible character (U+2060)'],
    ['\u2066', 'a bidirectional isolate (U+2066)'],
    ['\u2069', 'a bidirectional isolate (U+2069)'],
    ['\u206f', 'an invisible character (U+206F)'],
    ['\u2800', 'a blank letter (U+2800)'],
    ['\ufe0f', 'a tag or variation selector (U+FE0F)'],
    ['\ufeff', 'a byte-order mark (U+FEFF)'],
    ['\ufff9', 'an invisible character (U+FFF9)'],
    ['\ud800', 'half a surrogate pair (U+D800)'],
    ['\u{e0041}', 'a tag or variation selector (U+E0041)'],
    ['\u{e0100}', 'a tag or variation selector (U+E0100)'],
  ])('findHiddenCharacter finds %j between Latin letters, as %s', (character, name) => {
    expect(findHiddenCharacter(`Sta${character}tus`)).toBe(name);
  });

  test.each(['👩\u200d\u200d💻', '✔\ufe0f\ufe0f', '\u200dक', 'क\u200d', 'क\u200da', 'a\ufe0f'])(
    'findHiddenCharacter finds a joiner or selector without a use in %j',
    (text) => {
      expect(findHiddenCharacter(text)).not.toBeNull();
    },
  );

  test('findHiddenCharacter accepts tabs and line breaks, but no other control character, if they are allowed', () => {
    expect(findHiddenCharacter('a\tb\r\nc', 'breaks-allowed')).toBeNull();
    expect(findHiddenCharacter('a\fb', 'breaks-allowed')).toBe('a control character (U+000C)');
  });
});

describe('escapeHidden', () => {
  test.each([
    ['plain', 'plain'],
    ['a\u202eb\u001b[31m', 'a\\u{202E}b\\u{1B}[31m'],
    ['\u{e0041}\u{1f642}\u{e0100}', '\\u{E0041}\u{1f642}\\u{E0100}'],
    ['\ud800', '\\u{D800}'],
    ['one\ntwo\tthree', 'one\\u{A}two\\u{9}three'],
    ['👩\u200d💻.md', '👩\u200d💻.md'],
  ])('escapeHidden writes %j as %j', (text, escaped) => {
    expect(escapeHidden(text)).toBe(escaped);
  });

  test('escapeHidden keeps tabs and line breaks if they are allowed', () => {
    expect(escapeHidden('one\ntwo\tthree\f', 'breaks-allowed')).toBe('one\ntwo\tthree\\u{C}');
  });
});
