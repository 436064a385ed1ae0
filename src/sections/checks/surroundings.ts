import { indexOfLastStarting, type Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import type { Span } from '../comment.ts';
import type { Format } from '../format.ts';
import { formats } from '../formats.ts';

interface EditedText {
  readonly text: string;
  readonly edits: readonly Range[];
}

/**
 * Finds what is parsed differently outside the edits before and after them: another kind of construct, another end, or
 * a list that became loose. What is only in the text after them is reported where it would be in the text before.
 * @returns ranges in the text before the edits, in document order
 */
export async function findSurroundingChanges(
  before: EditedText,
  after: EditedText,
  format: Format,
  timeBudget: TimeBudget,
): Promise<readonly Range[]> {
  const compare = async (isWhole: boolean) => {
    const outline = ({ text, edits }: EditedText) => formats[format].outline(text, isWhole ? 'all' : edits, timeBudget);
    const [spans, spansAfter] = [await outline(before), await outline(after)];
    return findDifferences({ spans, edits: before.edits }, { spans: spansAfter, edits: after.edits });
  };
  // A definition or a footnote can affect distant blocks.
  const isDistant = [before, after].some(({ text, edits }) =>
    edits.some(({ start, end }) => /\]:|\[\^/.test(text.slice(start, end))),
  );
  // Nearly always the blocks next to the edits are the same, which is known without parsing the rest.
  if (!isDistant && (await compare(false)).length === 0) return [];
  return compare(true);
}

/** It affects the text outside: calls number the footnotes, and a footnote without a call is not shown. */
const footnoteCalls: readonly string[] = ['gfmFootnoteCall', 'footnoteReference'];

interface Outlined {
  readonly spans: readonly Span[];
  readonly edits: readonly Range[];
}

function findDifferences(before: Outlined, after: Outlined): readonly Range[] {
  const [cuts, cutsAfter] = [cutsOf(before.edits), cutsOf(after.edits)];
  const missing = spansByKey(before.spans, cuts);
  const changes: Range[] = [];
  for (const [key, spans] of spansByKey(after.spans, cutsAfter)) {
    const additional = spans.slice(missing.get(key)?.length ?? 0);
    missing.set(key, missing.get(key)?.slice(spans.length) ?? []);
    for (const { start, end } of additional)
      changes.push({
        start: toInside(toOutside(start, cutsAfter), cuts, 'start'),
        end: toInside(toOutside(end, cutsAfter), cuts, 'end'),
      });
  }
  for (const spans of missing.values()) for (const { start, end } of spans) changes.push({ start, end });
  return changes.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** The spans that are not inside an edit, by their type and their range in the text without the edits. */
function spansByKey(spans: readonly Span[], cuts: readonly Cut[]): Map<string, Span[]> {
  const byKey = new Map<string, Span[]>();
  for (const span of spans) {
    const { type, start, end, isMoved = false } = span;
    const cut = cuts[indexOfLastStarting(cuts, start)];
    const isInside = cut !== undefined && end <= cut.end && !isMoved && !footnoteCalls.includes(type);
    if (start === end || isInside) continue;
    const key = `${type} ${isMoved} ${toOutside(start, cuts)} ${toOutside(end, cuts)}`;
    const same = byKey.get(key);
    if (same) same.push(span);
    else byKey.set(key, [span]);
  }
  return byKey;
}

/** An edit, and its offset in the text without the edits. */
interface Cut extends Range {
  readonly outside: number;
}

function cutsOf(edits: readonly Range[]): readonly Cut[] {
  let removed = 0;
  return edits.map(({ start, end }) => {
    const outside = start - removed;
    removed += end - start;
    return { start, end, outside };
  });
}

function toOutside(offset: number, cuts: readonly Cut[]): number {
  const cut = cuts[indexOfLastStarting(cuts, offset)];
  return cut ? cut.outside + Math.max(offset - cut.end, 0) : offset;
}

/** Where an edit was cut out, a range includes the edit. */
function toInside(outside: number, cuts: readonly Cut[], side: 'start' | 'end'): number {
  const cut = cuts.findLast((each) => (side === 'start' ? each.outside < outside : each.outside <= outside));
  return cut ? cut.end + outside - cut.outside : outside;
}
