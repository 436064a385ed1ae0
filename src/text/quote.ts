import { hiddenCharacterAt } from './hidden-characters.ts';

const longest = 120;

/**
 * A value as a message may show it: in quotes, at most 120 characters, with characters nobody would see (or that would
 * turn the rest of the line around) spelled as `\u{202E}`.
 */
export function quote(value: string): string {
  const characters = [...value];
  const shown = characters.slice(0, longest).map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return hiddenCharacterAt(code) === null ? character : `\\u{${code.toString(16).toUpperCase()}}`;
  });
  return `"${shown.join('')}${characters.length > longest ? '…' : ''}"`;
}
