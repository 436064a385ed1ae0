import { lastStarting, type Range } from '../../text/range.ts';
import type { Span } from '../parsed-document.ts';

/** A range of a text before and after a rewrite. */
export interface Rewrite {
  readonly before: Range;
  readonly after: Range;
}

/**
 * The offset, in the text before, of the first construct outside the rewritten ranges that is different after, or undefined if
 * there is none.
 */
export function firstDifference(
  before: readonly Span[],
  after: readonly Span[],
  rewrites: readonly Rewrite[],
): number | undefined {
  const old = spansOutside(before, rewrites, 'before');
  const current = spansOutside(after, rewrites, 'after');
  const index = old.findIndex(({ key }, at) => key !== current[at]?.key);
  if (index >= 0) return old[index]?.offset;
  return current.length > old.length ? (old.at(-1)?.offset ?? 0) : undefined;
}

/** A footnote call inside a range affects the text outside: calls number the footnotes, and one without a call is not shown. */
const footnoteCall = 'gfmFootnoteCall';

/** The spans that are not inside a rewritten range. Their keys contain offsets that are counted without these ranges. */
function spansOutside(spans: readonly Span[], rewrites: readonly Rewrite[], side: 'before' | 'after') {
  let total = 0;
  const ranges = rewrites.map((rewrite) => {
    const range = { ...rewrite[side], lengthBefore: total };
    total += range.end - range.start;
    return range;
  });
  const toCutOffset = (offset: number) => {
    const range = ranges[lastStarting(ranges, offset)];
    return range ? offset - range.lengthBefore - (Math.min(offset, range.end) - range.start) : offset;
  };
  return spans.flatMap(({ type, start, end }) => {
    const range = ranges[lastStarting(ranges, start)];
    const isInside = range && end <= range.end && type !== footnoteCall;
    if (start === end || isInside) return [];
    return [{ offset: start, key: `${type} ${toCutOffset(start)} ${toCutOffset(end)}` }];
  });
}
