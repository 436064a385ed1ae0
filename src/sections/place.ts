import { lastStarting, type Range } from './range.ts';

/** Line and column, both from one. A column counts UTF-16 code units, as editors do; a byte-order mark has none. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Prepares to tell places in a text; a line ends with `\r\n`, `\n` or `\r`. */
export function placesIn(text: string): (offset: number) => Place {
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  const lines: Range[] = [];
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: index });
    start = index + ending.length;
  }
  lines.push({ start, end: text.length });
  return (offset) => {
    const index = Math.max(lastStarting(lines, offset), 0);
    return { line: index + 1, column: Math.max(offset - (lines[index]?.start ?? 0), 0) + 1 };
  };
}

/** The place of one offset of a text. */
export function placeOf(text: string, offset: number): Place {
  return placesIn(text)(offset);
}
