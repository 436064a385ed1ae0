/** A part of a text, by offsets in UTF-16 code units. `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range of a text, and the range of the new text that replaces it. */
export interface Edit {
  readonly before: Range;
  readonly after: Range;
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
