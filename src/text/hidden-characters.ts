interface CodeRange {
  readonly first: number;
  readonly last: number;
  readonly name: string;
}

/**
 * The characters that a reader does not see: controls, characters that change the direction of text (the "Trojan Source"
 * attack), and characters without width, with which two different strings look alike.
 */
const hiddenRanges: readonly CodeRange[] = [
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
 * Where a script needs such a character: a joiner between two letters of a script that joins (Persian, Hindi) or between
 * two pictures (👩‍💻), a selector after a picture or in a keycap. Between Latin letters a joiner only hides.
 */
const joined =
  /(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const selected = /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;

/** Text that consists of visible characters alone, as nearly all text does. */
const visible = /^[\x20-\x7e]*$/;

interface HiddenCharacter {
  readonly code: number;
  readonly name: string;
  readonly index: number;
}

function hiddenCharactersIn(text: string, breaks: 'allowed' | 'refused'): HiddenCharacter[] {
  if (visible.test(text)) return [];
  const needed = new Set([...text.matchAll(joined), ...text.matchAll(selected)].map(({ index }) => index));
  const others = breaks === 'allowed' ? /[^\t\n\r\x20-\x7e]/gu : /[^\x20-\x7e]/gu;
  return [...text.matchAll(others)].flatMap(({ 0: character, index }) => {
    const code = character.codePointAt(0) ?? 0;
    const range = hiddenRanges.find(({ first, last }) => code >= first && code <= last);
    return range && !needed.has(index) ? [{ code, name: range.name, index }] : [];
  });
}

/**
 * Finds the first hidden character of a text, as the end of a sentence: `a bidirectional override (U+202E)`.
 *
 * @param breaks whether tabs and line breaks are `allowed`, or count as hidden
 * @returns null if there is none
 */
export function findHiddenCharacter(text: string, breaks: 'allowed' | 'refused' = 'refused'): string | null {
  const [found] = hiddenCharactersIn(text, breaks);
  if (found === undefined) return null;
  return `${found.name} (U+${found.code.toString(16).toUpperCase().padStart(4, '0')})`;
}

/**
 * Writes hidden characters as escapes: `\u{202E}`.
 *
 * @param breaks whether tabs and line breaks are `allowed`, or are escaped too
 */
export function escapeHidden(text: string, breaks: 'allowed' | 'refused' = 'refused'): string {
  let escaped = '';
  let end = 0;
  for (const { code, index } of hiddenCharactersIn(text, breaks)) {
    escaped += `${text.slice(end, index)}\\u{${code.toString(16).toUpperCase()}}`;
    end = index + String.fromCodePoint(code).length;
  }
  return escaped + text.slice(end);
}
