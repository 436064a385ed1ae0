import { byStart, indexOfLastStarting, type Range } from '../../text/range.ts';
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
 * @returns ranges in the original, in document order; an edit counts as one place
 */
export async function findSurroundingChanges(
  original: EditedText,
  edited: EditedText,
  format: Format,
  timeBudget: TimeBudget,
): Promise<readonly Range[]> {
  const compare = async (blocks: 'near' | 'all') => {
    const outline = async ({ text, edits }: EditedText) => {
      const spans = await formats[format].outline(text, blocks === 'all' ? blocks : edits, timeBudget);
      return placesByKey(spans, edits, original.edits);
    };
    const [before, after] = [await outline(original), await outline(edited)];
    const changes = [...surplusOf(before, after), ...surplusOf(after, before)];
    return changes.sort(byStart);
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

/** The places of which the other text has fewer. */
function surplusOf(places: PlacesByKey, others: PlacesByKey): readonly Range[] {
  return [...places].flatMap(([key, same]) => same.slice(others.get(key)?.length ?? 0));
}

/** Where the spans that are not inside an edit are in the original, by their type and place. */
type PlacesByKey = Map<string, Range[]>;

function placesByKey(spans: readonly Span[], edits: readonly Range[], originals: readonly Range[]): PlacesByKey {
  const toOriginal = (offset: number) => {
    const index = indexOfLastStarting(edits, offset);
    const [edit, replaced] = [edits[index], originals[index]];
    if (!edit || !replaced) return offset;
    return offset > edit.end ? replaced.end + offset - edit.end : replaced.start;
  };
  const byKey: PlacesByKey = new Map();
  for (const { type, start, end, isMoved = false } of spans) {
    const isInside = end <= (edits[indexOfLastStarting(edits, start)]?.end ?? -1);
    const affectsOutside = isMoved || footnoteCalls.includes(type);
    if (start === end || (isInside && !affectsOutside)) continue;
    const place = { start: toOriginal(start), end: toOriginal(end) };
    const key = `${type} ${isMoved} ${place.start} ${place.end}`;
    const same = byKey.get(key);
    if (same) same.push(place);
    else byKey.set(key, [place]);
  }
  return byKey;
}
