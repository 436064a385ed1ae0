/**
 * A character that a reader does not see: controls, characters that change the direction of text (the "Trojan Source"
 * attack), and characters without width, which can make two different strings look alike. Joiners and variation
 * selectors are visible after a picture, and after letters of scripts that join letters, such as Persian and Hindi.
 */
const hidden =
  /(?!(?<=[\p{L}\p{M}\p{Emoji}])(?<![A-Za-z])(?:\u200c|\u200d|\ufe0e|\ufe0f))[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\ufffe\uffff]/gu;

type Breaks = 'breaks-allowed' | 'breaks-refused';

/** Describes it as the end of a sentence: `an invisible character (U+202E)`. Returns null if there is none. */
export function findHiddenCharacter(text: string, breaks: Breaks = 'breaks-refused'): string | null {
  for (const [character] of text.matchAll(hidden)) {
    if (isHidden(character, breaks)) return `an invisible character (U+${codeOf(character).padStart(4, '0')})`;
  }
  return null;
}

/** Replaces hidden characters with escapes such as `\u{202E}`. */
export function escapeHidden(text: string, breaks: Breaks = 'breaks-refused'): string {
  return text.replace(hidden, (character) => (isHidden(character, breaks) ? `\\u{${codeOf(character)}}` : character));
}

function isHidden(character: string, breaks: Breaks): boolean {
  return breaks === 'breaks-refused' || !/[\t\n\r]/.test(character);
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}

/** A text as one line, without control and format characters (such as bidirectional marks) and halves of surrogate pairs. */
export function toSingleLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}
