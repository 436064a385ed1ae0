export interface Place {
  readonly line: number;
  readonly column: number;
}

const lineEnding = /\r\n|\n|\r/g;

/** Line and column, both from one, of an offset in a text. A column counts UTF-16 code units, as editors do. */
export function placeOf(text: string, offset: number): Place {
  let line = 1;
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0;
  lineEnding.lastIndex = 0;
  for (let match = lineEnding.exec(text); match && match.index < offset; match = lineEnding.exec(text)) {
    if (match.index + match[0].length > offset) break;
    line += 1;
    lineStart = match.index + match[0].length;
  }
  return { line, column: offset - lineStart + 1 };
}
