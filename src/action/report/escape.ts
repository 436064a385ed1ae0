import { hiddenCharacterAt } from '../../text/hidden-characters.ts';

/** Everything that some reader of a log takes for the end of a line. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * Makes any text fit for a log: no line of it, and no part of a line, is a command to the runner. The runner takes `::name::`
 * for one at the start of a line, whatever white space comes before, and `##[name]` anywhere; a backslash between the signs
 * takes that meaning away. Characters nobody would see are spelled out, because comparing text may pass over them.
 *
 * @param text a line or many, of whatever origin
 * @returns the same lines, ended by `\n`
 */
export function safeText(text: string): string {
  return text.split(lineBreak).map(safeLine).join('\n');
}

function safeLine(line: string): string {
  return visibleText(line)
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*):(?=:)/, '$1:\\');
}

/** A text whose hidden characters, but for tabs and line breaks, are spelled as `\u{202E}`. */
export function visibleText(text: string): string {
  return text.replace(/[^\t\n\r\x20-\x7e]/gu, visible);
}

function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return hiddenCharacterAt(code) === null ? character : `\\u{${code.toString(16).toUpperCase()}}`;
}
