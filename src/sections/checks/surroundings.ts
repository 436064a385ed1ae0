import { cutOut, putBack, type Range } from '../../text/range.ts';
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
  const missing = spansByKey(before);
  const changes: Range[] = [];
  for (const [key, spans] of spansByKey(after)) {
    const additional = spans.slice(missing.get(key)?.length ?? 0);
    missing.set(key, missing.get(key)?.slice(spans.length) ?? []);
    for (const { outside } of additional) changes.push(putBack(outside, before.edits));
  }
  for (const spans of missing.values()) for (const { start, end } of spans) changes.push({ start, end });
  return changes.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** The spans that are not inside an edit, by their type and their range in the text without the edits. */
function spansByKey({ spans, edits }: Outlined): Map<string, (Range & { readonly outside: Range })[]> {
  const byKey = new Map<string, (Range & { readonly outside: Range })[]>();
  for (const [index, { isInside, ...outside }] of cutOut(spans, edits).entries()) {
    const { type, start, end, isMoved = false } = spans[index] as Span; // one for each span
    if (start === end || (isInside && !isMoved && !footnoteCalls.includes(type))) continue;
    const key = `${type} ${isMoved} ${outside.start} ${outside.end}`;
    const same = byKey.get(key);
    if (same) same.push({ start, end, outside });
    else byKey.set(key, [{ start, end, outside }]);
  }
  return byKey;
}
