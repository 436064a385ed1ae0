import { lastStarting } from './range.ts';

/** Line and column, both from one. A column counts UTF-16 code units, as editors do; a byte-order mark does not count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Creates a function that finds the position of an offset. Lines end with `\r\n`, `\n` or `\r`. */
export function createLocator(text: string): (offset: number) => Position {
  const lines = [{ start: text.startsWith('\uFEFF') ? 1 : 0 }];
  const lineEnding = /\r\n|\n|\r/g;
  let complete = false;
  return (offset) => {
    while (!complete && (lines.at(-1)?.start ?? 0) <= offset) {
      if (lineEnding.exec(text)) lines.push({ start: lineEnding.lastIndex });
      else complete = true;
    }
    const index = Math.max(lastStarting(lines, offset), 0);
    return { line: index + 1, column: Math.max(offset - (lines[index]?.start ?? 0), 0) + 1 };
  };
}

/** The place of one offset of a text. */
export function positionAt(text: string, offset: number): Position {
  return createLocator(text)(offset);
}
