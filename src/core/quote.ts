/**
 * Formats a value for a message: in quotes, cut after 200 characters, with hidden characters as
 * escapes.
 */
export function quote(value: string): string {
  return `"${shorten(value)}"`;
}

/** The same without quotes. */
export function shorten(value: string): string {
  return escapeHidden(cut(value));
}

/** Such as `1 file` or `3,000 files`. */
export function countOf(number: number, what: string): string {
  return `${groupThousands(number)} ${what}${number === 1 ? '' : 's'}`;
}

/** Loading `Intl` would take a tenth of the time of a run. */
export function groupThousands(number: number): string {
  if (number < 1000) return String(number);
  return `${groupThousands(Math.floor(number / 1000))},${String(number).slice(-3)}`;
}

/** Never between the halves of a surrogate pair. */
export function cut(text: string, maxCharacters = 200): string {
  const characters = [...text.slice(0, 2 * maxCharacters + 2)];
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('')}…`
    : text;
}

/** The characters with a meaning in regular expressions, to be replaced with `\\$&`. */
export const patternCharacters = /[\\^$.*+?()[\]{}|]/g;

const visibleJoiner = String.raw`(?<=[\p{L}\p{M}\p{Emoji}])(?<![A-Za-z])[\u200c\u200d\ufe0e\ufe0f]`;
const invisible = [
  String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`,
  String.raw`\u2800\ufff9-\ufffb\ufffe\uffff`,
].join('');

/**
 * A character that a reader does not see: controls, characters that change the direction of text
 * (the "Trojan Source" attack), and characters without width, which can make two different strings
 * look alike. Joiners and variation selectors are visible after a picture, and after letters of
 * scripts that join letters, such as Persian and Hindi.
 */
const hidden = new RegExp(`(?!${visibleJoiner})[${invisible}]`, 'gu');

/** Replaces hidden characters with escapes such as `\u{202E}`. */
export function escapeHidden(
  text: string,
  breaks: 'breaks-allowed' | 'breaks-refused' = 'breaks-refused',
): string {
  return text.replace(hidden, (character) =>
    breaks === 'breaks-allowed' && /[\t\n\r]/.test(character) ? character : escapeOf(character),
  );
}

const interpreted = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces only what a terminal interprets or what changes the direction of text, so that `git
 * apply` accepts a diff.
 */
export function escapeForTerminal(diff: string): string {
  return diff.replace(interpreted, escapeOf);
}

function escapeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`;
}

/**
 * Escapes text so that no part of it is a command for the runner of GitHub Actions. The runner
 * understands `::name::` at the start of a line, after any white space, and `##[name]` anywhere; a
 * backslash inside disables both. Its comparison of text may ignore invisible characters, so they
 * are written as escapes.
 */
export function escapeCommands(text: string): string {
  // Every sequence that a log viewer may treat as the end of a line.
  const lines = text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => escapeHidden(line, 'breaks-allowed'));
  return lines
    .map((line) => line.replaceAll('##[', '##\\[').replace(/^(\s*):(?=:)/, '$1:\\'))
    .join('\n');
}

/**
 * Returns a function that replaces secrets with `***`, in capitals or small letters, because
 * addresses change them.
 */
export function createMask(secrets: readonly string[]): (text: string) => string {
  // One secret may contain another.
  const longestFirst = secrets
    .filter((secret) => secret !== '')
    .sort((one, other) => other.length - one.length);
  const patterns = longestFirst.map(
    (secret) => new RegExp(secret.replace(patternCharacters, '\\$&'), 'gi'),
  );
  return (text) => patterns.reduce((masked, pattern) => masked.replace(pattern, '***'), text);
}

/**
 * A text as one line, without control and format characters (such as bidirectional marks) and
 * halves of surrogate pairs.
 */
export function toSingleLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}
