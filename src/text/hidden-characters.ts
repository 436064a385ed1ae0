/**
 * The characters that a reader does not see: controls, characters that change the direction of text (the "Trojan Source"
 * attack), and characters without width, which can make two different strings look alike.
 */
const hiddenCharacters: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Cc}/u, 'a control character'],
  [/\u00ad/, 'a soft hyphen'],
  [/\u200b/, 'a zero-width space'],
  [/\u200c|\u200d/, 'a zero-width joiner'],
  [/[\u061c\u200e\u200f]/, 'a bidirectional mark'],
  [/[\u202a-\u202e]/, 'a bidirectional override'],
  [/[\u2066-\u2069]/, 'a bidirectional isolate'],
  [/[\u2028\u2029]/, 'a line or paragraph separator'],
  [/[\u115f\u1160\u2800\u3164\uffa0]/, 'a blank letter'],
  [/\p{Cs}/u, 'half a surrogate pair'],
  [/\ufeff/, 'a byte-order mark'],
  [/[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u, 'a tag or variation selector'],
  [/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/u, 'an invisible character'],
];

/**
 * Matches joiners that have a visible effect: between two letters of a script that joins letters (Persian, Hindi), or between
 * two pictures (👩‍💻). A joiner between Latin letters has none.
 */
const neededJoiner =
  /(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** Matches variation selectors that have a visible effect: after a picture, or in a keycap. */
const neededSelector = /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;

/** Matches text that consists of visible ASCII characters, which is the usual case. */
const visibleAscii = /^[\x20-\x7e]*$/;

/**
 * The hidden characters of a text, each with its code in hexadecimal digits, its name and its offset. Tabs and line breaks
 * count as hidden unless `breaks` is `breaks-allowed`.
 */
function* hiddenCharactersIn(text: string, breaks: 'breaks-allowed' | 'breaks-refused') {
  if (visibleAscii.test(text)) return;
  const needed = new Set([...text.matchAll(neededJoiner), ...text.matchAll(neededSelector)].map(({ index }) => index));
  const candidates = breaks === 'breaks-allowed' ? /[^\t\n\r\x20-\x7e]/gu : /[^\x20-\x7e]/gu;
  for (const { 0: character, index } of text.matchAll(candidates)) {
    const name = hiddenCharacters.find(([pattern]) => pattern.test(character))?.[1];
    if (name === undefined || needed.has(index)) continue;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    yield { code, name, index };
  }
}

/**
 * Finds the first hidden character of a text and describes it as the end of a sentence: `a bidirectional override (U+202E)`.
 * Null if there is none. Tabs and line breaks count as hidden unless `breaks` is `breaks-allowed`.
 */
export function findHiddenCharacter(
  text: string,
  breaks: 'breaks-allowed' | 'breaks-refused' = 'breaks-refused',
): string | null {
  for (const { code, name } of hiddenCharactersIn(text, breaks)) return `${name} (U+${code.padStart(4, '0')})`;
  return null;
}

/** Replaces hidden characters with escapes such as `\u{202E}`; tabs and line breaks too, unless `breaks` is `breaks-allowed`. */
export function escapeHidden(text: string, breaks: 'breaks-allowed' | 'breaks-refused' = 'breaks-refused'): string {
  const codes = new Map([...hiddenCharactersIn(text, breaks)].map(({ index, code }) => [index, code]));
  return text.replace(/[^\x20-\x7e]/gu, (character, index: number) => {
    const code = codes.get(index);
    return code === undefined ? character : `\\u{${code}}`;
  });
}
