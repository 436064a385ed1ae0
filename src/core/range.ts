/** A part of a text, by offsets in UTF-16 code units. `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** True for equal ranges. */
export function containsRange(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The last range that starts at or before the offset, or -1. The ranges are in order. */
export function indexOfLastStarting(
  ranges: readonly Pick<Range, 'start'>[],
  offset: number,
): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The range that contains the offset, or -1. The ranges are in order and do not overlap. */
export function indexOfRangeAround(ranges: readonly Range[], offset: number): number {
  const index = indexOfLastStarting(ranges, offset);
  return offset < (ranges[index]?.end ?? 0) ? index : -1;
}

export type TextEdit = Range & { readonly text: string };

/**
 * Several insertions at the same offset are applied in the given order.
 * @returns the new text, and the range that each edit wrote, in the order of the text
 * @throws {RangeError} if edits overlap
 */
export function applyEdits<Edit extends TextEdit>(text: string, edits: readonly Edit[]) {
  const written = new Map<Edit, Range>();
  let [result, from] = ['', 0];
  for (const edit of [...edits].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    if (edit.start < from) throw new RangeError(`An edit overlaps another at offset ${edit.start}`);
    result += text.slice(from, edit.start);
    written.set(edit, { start: result.length, end: result.length + edit.text.length });
    result += edit.text;
    from = edit.end;
  }
  return { text: result + text.slice(from), written };
}

/**
 * Maps offsets of one version of a text to another, in which `others` replace `parts`. Both are in
 * order.
 */
export function createOffsetMap(
  parts: readonly Range[],
  others: readonly Range[],
): (offset: number) => number {
  return (offset) => {
    const index = indexOfLastStarting(parts, offset);
    const [part, other] = [parts[index], others[index]];
    if (!part || !other) return offset;
    // The end of a part belongs to it, so that a part is one place whatever its length.
    return offset > part.end ? other.end + offset - part.end : other.start;
  };
}

export function lineStart(text: string, offset: number): number {
  const afterLineFeed = text.slice(0, offset).lastIndexOf('\n') + 1;
  // Searched only in that line: most texts contain no `\r`, so the search would go back to their
  // start.
  return afterLineFeed + text.slice(afterLineFeed, offset).lastIndexOf('\r') + 1;
}

export const lineEnding = /\r\n|\n|\r/g;

/** A line, numbered from 1, without its end and a byte-order mark. */
export function lineAt(text: string, line: number): string {
  return text.replace(/^\uFEFF/, '').split(lineEnding)[line - 1] ?? '';
}

/** Matches the end of a line if the next line is blank, or contains only the marks of quotes. */
export const blankLine = /(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/;

/** Matches at the start of a line. The group is the blank line before it. */
const blankLineAbove = /(?<=(?:^|[\r\n])([ \t]*(?:\r\n|(?<!\r)\n|\r)))/y;

/** The blank line before a line that begins at the offset; empty if there is none. */
export function blankLineBefore(text: string, start: number): string {
  blankLineAbove.lastIndex = start;
  return blankLineAbove.exec(text)?.[1] ?? '';
}

/**
 * Both are numbered from 1. The column is in UTF-16 code units, like in editors, without a
 * byte-order mark.
 */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Lines end with `\r\n`, `\n` or `\r`. */
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
 * The most frequent one outside sections, so that earlier runs do not influence it; else the first
 * one, else `\n`.
 */
export function lineEndingOf(
  text: string,
  sections: readonly { readonly content: Range }[],
): string {
  if (!text.includes('\r')) return '\n';
  const contents = sections.map(({ content }) => content);
  const counts = new Map<string, number>();
  for (const { 0: ending, index } of text.matchAll(lineEnding)) {
    const isOutside = indexOfRangeAround(contents, index) < 0;
    counts.set(ending, (counts.get(ending) ?? 0) + (isOutside ? 1 : 0));
  }
  const [[mostFrequent] = ['\n']] = [...counts].sort(([, a], [, b]) => b - a);
  return mostFrequent;
}
