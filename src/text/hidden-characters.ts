interface Range {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

/**
 * Characters that no snippet has a use for and that hide something: controls, whatever turns the direction of text
 * around (the "Trojan Source" attack), and what takes no room, so that two strings can look alike and differ.
 */
const hidden: readonly Range[] = [
  { first: 0x0000, last: 0x001f, name: 'a control character' },
  { first: 0x007f, last: 0x009f, name: 'a control character' },
  { first: 0x00ad, last: 0x00ad, name: 'a soft hyphen' },
  { first: 0x034f, last: 0x034f, name: 'a combining grapheme joiner' },
  { first: 0x061c, last: 0x061c, name: 'an Arabic letter mark' },
  { first: 0x115f, last: 0x1160, name: 'a blank Hangul letter' },
  { first: 0x17b4, last: 0x17b5, name: 'an invisible Khmer vowel' },
  { first: 0x180b, last: 0x180f, name: 'an invisible Mongolian sign' },
  { first: 0x200b, last: 0x200b, name: 'a zero-width space' },
  { first: 0x200c, last: 0x200d, name: 'a zero-width joiner' },
  { first: 0x200e, last: 0x200f, name: 'a bidirectional mark' },
  { first: 0x2028, last: 0x2029, name: 'a line or paragraph separator' },
  { first: 0x202a, last: 0x202e, name: 'a bidirectional override' },
  { first: 0x2060, last: 0x2065, name: 'an invisible operator' },
  { first: 0x2066, last: 0x2069, name: 'a bidirectional isolate' },
  { first: 0x206a, last: 0x206f, name: 'a formatting control' },
  { first: 0x2800, last: 0x2800, name: 'a blank Braille pattern' },
  { first: 0x3164, last: 0x3164, name: 'a blank Hangul letter' },
  { first: 0xd800, last: 0xdfff, name: 'half a surrogate pair' },
  { first: 0xfe00, last: 0xfe0f, name: 'a variation selector' },
  { first: 0xfeff, last: 0xfeff, name: 'a byte-order mark' },
  { first: 0xffa0, last: 0xffa0, name: 'a blank Hangul letter' },
  { first: 0xfff0, last: 0xfffb, name: 'an annotation control' },
  { first: 0xfffe, last: 0xffff, name: 'a noncharacter' },
  { first: 0x1bca0, last: 0x1bca3, name: 'a shorthand control' },
  { first: 0x1d173, last: 0x1d17a, name: 'a musical control' },
  { first: 0xe0000, last: 0xe0fff, name: 'a tag or variation selector' },
];

/**
 * Where writing needs such a character: a joiner between two letters of a script that joins (Persian, Hindi) or two
 * pictures (👩‍💻), a selector after a picture or in a keycap. Between Latin letters a joiner only hides.
 */
const joined =
  /(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const selected = /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;

/** The name of the hidden character with this code point, or null where the character can be seen (or is a space). */
export function hiddenCharacterAt(code: number): string | null {
  return hidden.find(({ first, last }) => code >= first && code <= last)?.name ?? null;
}

/** Text of which every character can be seen, as nearly all of it is. */
const plain = /^[\x20-\x7e]*$/;

/**
 * The first hidden character of a text, as the end of a sentence: `a bidirectional override (U+202E)`; null where there
 * is none. Tabs and line breaks count as hidden unless `breaks` is `allowed`.
 */
export function findHiddenCharacter(text: string, breaks: 'allowed' | 'refused' = 'refused'): string | null {
  if (plain.test(text)) return null;
  const visible = breaks === 'allowed' ? text.replace(/[\t\n\r]/g, ' ') : text;
  for (const character of visible.replace(joined, '').replace(selected, '')) {
    const code = character.codePointAt(0) ?? 0;
    const name = hiddenCharacterAt(code);
    if (name !== null) return `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
  }
  return null;
}
