import { describe, expect, test } from 'vitest';
import { escapeForTerminal, escapeHidden, toSingleLine } from '../../src/core/quote.ts';

describe('escapeHidden', () => {
  test.each([
    'Status: all good → see “here”',
    'État du service – à jour',
    'حالة الخدمة',
    'مصطلح\u200cنامه', // Persian needs a non-joiner
    'क्\u200dष', // Hindi needs a joiner
    '✔\ufe0f up',
    '☎\ufe0e 1 23',
    '👩\u200d💻',
    '❤\ufe0f\u200d🔥',
    '1\ufe0f\u20e3',
    'non\u00a0breaking',
  ])('escapeHidden leaves %j as it is', (text) => {
    expect(escapeHidden(text)).toBe(text);
  });

  test.each([
    ...[
      '0000',
      '0009',
      '000A',
      '001B',
      '007F',
      '0085',
      '00AD',
      '034F',
      '061C',
      '115F',
      '180E',
      '200B',
      '200C',
      '200D',
    ],
    ...[
      '200E',
      '200F',
      '2028',
      '2029',
      '202A',
      '202E',
      '2060',
      '2066',
      '2069',
      '206F',
      '2800',
      '3164',
      'D800',
      'FE0F',
    ],
    ...['FEFF', 'FFF9', 'FFFE', 'E0041', 'E0100'],
  ])('escapeHidden escapes U+%s between Latin letters', (code) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    expect(escapeHidden(`Sta${character}tus`)).toBe(`Sta\\u{${code.replace(/^0+(?=.)/, '')}}tus`);
  });

  test.each(['👩\u200d\u200d💻', '\u200dक', 'a\ufe0f', ' \ufe0f'])(
    'escapeHidden escapes a joiner or selector without a use in %j',
    (text) => {
      expect(escapeHidden(text)).not.toBe(text);
    },
  );

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
    expect(escapeHidden('one\ntwo\r\n\tthree\f', 'breaks-allowed')).toBe(
      'one\ntwo\r\n\tthree\\u{C}',
    );
  });
});

test('escapeForTerminal escapes what a terminal interprets or what changes the direction of text, and nothing else', () => {
  expect(escapeForTerminal('\u001b[1mP{Cc}\r\n\tx\ry\u202e\u2066')).toBe(
    '\\u{1B}[1mP{Cc}\r\n\tx\\u{D}y\\u{202E}\\u{2066}',
  );
  expect(escapeForTerminal('é\u200b👩\u200d💻')).toBe('é\u200b👩\u200d💻');
});

test('toSingleLine joins lines, and drops what is not shown', () => {
  expect(toSingleLine('\n one\r\n\ttwo  three\n\u001b[31m\u202efour\ud800\n')).toBe(
    'one two three [31mfour',
  );
});
