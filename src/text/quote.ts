import { escapeHidden } from './hidden-characters.ts';

/** Formats a value for a message: in quotes, cut after 200 characters, with hidden characters as escapes. */
export function quote(value: string): string {
  return `"${shorten(value)}"`;
}

/** The same without quotes. */
export function shorten(value: string): string {
  return escapeHidden(cut(value));
}

/** Never between the halves of a surrogate pair. */
export function cut(text: string, maxCharacters = 200): string {
  const characters = [...text.slice(0, 2 * maxCharacters + 2)];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text;
}

/** The characters with a meaning in regular expressions, to be replaced with `\\$&`. */
export const patternCharacters = /[\\^$.*+?()[\]{}|]/g;
