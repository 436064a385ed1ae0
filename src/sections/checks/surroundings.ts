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
 * Finds what is parsed differently in the edited text, outside of the edits: another kind of construct, another end, or a
 * list that became loose. What only the edited text contains is reported where it would be in the original.
 * @returns ranges in the original, in document order
 */
export async function findSurroundingChanges(
  original: EditedText,
  edited: EditedText,
  format: Format,
  timeBudget: TimeBudget,
): Promise<readonly Range[]> {
  const compare = async (blocks: 'near' | 'all') => {
    const outline = async ({ text, edits }: EditedText) => {
      return { edits, spans: await formats[format].outline(text, blocks === 'all' ? blocks : edits, timeBudget) };
    };
    return findDifferences(await outline(original), await outline(edited));
  };
  // A definition or a footnote can affect distant blocks.
  const isDistant = [original, edited].some(({ text, edits }) =>
    edits.some(({ start, end }) => /\]:|\[\^/.test(text.slice(start, end))),
  );
  if (isDistant) return compare('all');
  // Nearly always the blocks next to the edits are the same, which is known without parsing the rest.
  const changes = await compare('near');
  const dependsOnLabels = [original, edited].some(({ text }) => text.includes(']:'));
  return changes.length > 0 && dependsOnLabels ? compare('all') : changes;
}

/** It affects the text outside: calls number the footnotes, and a footnote without a call is not shown. */
const footnoteCalls: readonly string[] = ['gfmFootnoteCall', 'footnoteReference'];

interface Outlined {
  readonly spans: readonly Span[];
  readonly edits: readonly Range[];
}

function findDifferences(original: Outlined, edited: Outlined): readonly Range[] {
  const [before, after] = [spansByKey(original), spansByKey(edited)];
  const removed = surplusOf(before, after).map(({ start, end }) => ({ start, end }));
  const added = surplusOf(after, before).map(({ outside }) => putBack(outside, original.edits));
  return [...removed, ...added].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** The spans of which the other text has fewer. */
function surplusOf(spans: SpansByKey, others: SpansByKey) {
  return [...spans].flatMap(([key, same]) => same.slice(others.get(key)?.length ?? 0));
}

/** The spans that are not inside an edit, by their type and their range in the text without the edits. */
type SpansByKey = Map<string, (Range & { readonly outside: Range })[]>;

function spansByKey({ spans, edits }: Outlined): SpansByKey {
  const byKey: SpansByKey = new Map();
  for (const [index, { isInside, ...outside }] of cutOut(spans, edits).entries()) {
    const { type, start, end, isMoved = false } = spans[index] as Span; // one for each span
    const affectsOutside = isMoved || footnoteCalls.includes(type);
    if (start === end || (isInside && !affectsOutside)) continue;
    const key = `${type} ${isMoved} ${outside.start} ${outside.end}`;
    const same = byKey.get(key);
    if (same) same.push({ start, end, outside });
    else byKey.set(key, [{ start, end, outside }]);
  }
  return byKey;
}
