import { escapeHidden } from './hidden-characters.ts';

/** In characters. */
const maxQuoteLength = 120;

/** A value as messages show it: in quotes, cut after 120 characters, with hidden characters as escapes. */
export function quote(value: string): string {
  const characters = [...value];
  const start = characters.slice(0, maxQuoteLength).join('');
  return `"${escapeHidden(start)}${characters.length > maxQuoteLength ? '…' : ''}"`;
}
