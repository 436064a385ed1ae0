import { lastStarting, type Range } from '../../text/range.ts';
import type { Span } from '../parsed-document.ts';

/** A range of a text before and after a rewrite. */
export interface Rewrite {
  readonly before: Range;
  readonly after: Range;
}

/**
 * The first place, in the text before, where what stands around the rewritten ranges reads differently after, or
 * undefined where all reads the same. Constructs inside the ranges do not count.
 */
export function firstDifference(
  before: readonly Span[],
  after: readonly Span[],
  rewrites: readonly Rewrite[],
): number | undefined {
  const old = outside(
    before,
    rewrites.map((rewrite) => rewrite.before),
  );
  const now = outside(
    after,
    rewrites.map((rewrite) => rewrite.after),
  );
  const index = old.findIndex((span, at) => key(span) !== key(now[at]));
  if (index >= 0) return old[index]?.offset;
  return now.length > old.length ? (old.at(-1)?.offset ?? 0) : undefined;
}

interface OutsideSpan {
  readonly type: string;
  /** Where the span starts in its own text. */
  readonly offset: number;
  /** Where it starts and ends, counted without the rewritten ranges. */
  readonly from: number;
  readonly to: number;
}

function key(span: OutsideSpan | undefined): string {
  return span ? `${span.type} ${span.from} ${span.to}` : '';
}

/** A call inside a range reaches out: it numbers the footnotes, and one that is not called is not shown. */
const footnoteCall = 'gfmFootnoteCall';

/** The spans with the given ranges, which are in order, cut out of the text; spans wholly inside one are dropped. */
function outside(spans: readonly Span[], ranges: readonly Range[]): OutsideSpan[] {
  const removedBefore = runningLengths(ranges);
  return spans.flatMap(({ type, start, end }) => {
    const first = lastStarting(ranges, start);
    const within = ranges[first];
    const inside = within && end <= within.end && type !== footnoteCall;
    if (start === end || inside) return [];
    return [{ type, offset: start, from: cut(start), to: cut(end) }];
  });

  function cut(offset: number): number {
    const index = lastStarting(ranges, offset);
    const range = ranges[index];
    if (!range) return offset;
    return offset - (removedBefore[index] ?? 0) - (Math.min(offset, range.end) - range.start);
  }
}

/** For each range, the length of all ranges before it. */
function runningLengths(ranges: readonly Range[]): number[] {
  let total = 0;
  return ranges.map(({ start, end }) => {
    const before = total;
    total += end - start;
    return before;
  });
}
