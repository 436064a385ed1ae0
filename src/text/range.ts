/** A part of a text, by offsets in UTF-16 code units. `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether the outer range contains the inner range or is equal to it. */
export function containsRange(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The index of the last range that starts at or before an offset, or -1 if none does. The ranges are in order. */
export function indexOfLastStarting(ranges: readonly Pick<Range, 'start'>[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The index of the range that contains an offset, or -1 if none does. The ranges are in order and do not overlap. */
export function indexOfRangeAround(ranges: readonly Range[], offset: number): number {
  const index = indexOfLastStarting(ranges, offset);
  return offset < (ranges[index]?.end ?? 0) ? index : -1;
}

const lineEnding = /\r\n|\n|\r/g;

/**
 * A line and a column, both numbered from 1. The column is in UTF-16 code units, like in editors. A byte-order mark is not
 * counted.
 */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Creates a function that returns the position of an offset in the text. Lines end with `\r\n`, `\n` or `\r`. */
export function createLocator(text: string): (offset: number) => Position {
  const lines = [{ start: text.startsWith('\uFEFF') ? 1 : 0 }];
  const endings = text.matchAll(lineEnding);
  return (offset) => {
    while ((lines.at(-1)?.start ?? 0) <= offset) {
      const { value } = endings.next();
      if (value === undefined) break;
      lines.push({ start: value.index + value[0].length });
    }
    const index = Math.max(indexOfLastStarting(lines, offset), 0);
    return { line: index + 1, column: Math.max(offset - (lines[index]?.start ?? 0), 0) + 1 };
  };
}

/**
 * The line ending for new lines of a text: the most frequent one outside its sections, so that earlier runs do not
 * influence it. If all line endings are in sections, it is the first one; in a text on one line, it is a line feed.
 */
export function lineEndingOf(text: string, sections: readonly Range[]): string {
  if (!text.includes('\r')) return '\n';
  const counts = new Map<string, number>();
  for (const { 0: ending, index } of text.matchAll(lineEnding)) {
    if (indexOfRangeAround(sections, index) < 0) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a);
  return mostFrequent?.[0] ?? /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}
