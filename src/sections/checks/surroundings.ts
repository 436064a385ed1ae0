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
  const old = spansOutside(
    before,
    rewrites.map((rewrite) => rewrite.before),
  );
  const current = spansOutside(
    after,
    rewrites.map((rewrite) => rewrite.after),
  );
  const index = old.findIndex((span, at) => spanKey(span) !== spanKey(current[at]));
  if (index >= 0) return old[index]?.offset;
  return current.length > old.length ? (old.at(-1)?.offset ?? 0) : undefined;
}

interface OutsideSpan {
  readonly type: string;
  /** Where the span starts in its own text. */
  readonly offset: number;
  /** Where it starts and ends, counted without the rewritten ranges. */
  readonly from: number;
  readonly to: number;
}

function spanKey(span: OutsideSpan | undefined): string {
  return span ? `${span.type} ${span.from} ${span.to}` : '';
}

/** A footnote call inside a range affects the text outside: calls number the footnotes, and one without a call is not shown. */
const footnoteCall = 'gfmFootnoteCall';

/** The spans with the given ordered ranges cut out of the text, without the spans inside a range. */
function spansOutside(spans: readonly Span[], ranges: readonly Range[]): OutsideSpan[] {
  const removedBefore = runningLengths(ranges);
  return spans.flatMap(({ type, start, end }) => {
    const first = lastStarting(ranges, start);
    const within = ranges[first];
    const inside = within && end <= within.end && type !== footnoteCall;
    if (start === end || inside) return [];
    return [{ type, offset: start, from: toCutOffset(start), to: toCutOffset(end) }];
  });

  function toCutOffset(offset: number): number {
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
