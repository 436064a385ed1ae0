import { escapeHidden } from './hidden-characters.ts';

const maxCharacters = 200;

/** Formats a value for a message: in quotes, cut after 200 characters, with hidden characters as escapes. */
export function quote(value: string): string {
  return `"${shorten(value)}"`;
}

/** The same without quotes. */
export function shorten(value: string): string {
  const characters = [...value.slice(0, 2 * maxCharacters + 2)];
  const start = characters.slice(0, maxCharacters).join('');
  return `${escapeHidden(start)}${characters.length > maxCharacters ? '…' : ''}`;
}
