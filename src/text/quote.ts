import { escapeHidden } from './hidden-characters.ts';

const maxQuotedCharacters = 120;

/** In quotes, cut after 120 characters, with hidden characters as escapes. */
export function quote(value: string): string {
  const characters = [...value];
  const start = characters.slice(0, maxQuotedCharacters).join('');
  return `"${escapeHidden(start)}${characters.length > maxQuotedCharacters ? '…' : ''}"`;
}
