import { inOriginal, type Range } from '../../text/range.ts';
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
  const placesIn = async ({ text, edits }: EditedText, isWhole: boolean) => {
    const spans = await formats[format].outline(text, isWhole ? 'all' : edits, timeBudget);
    return placesByKey(spans, edits, original.edits);
  };
  const compare = async (isWhole: boolean) => {
    const [before, after] = [await placesIn(original, isWhole), await placesIn(edited, isWhole)];
    return [...surplusOf(before, after), ...surplusOf(after, before)].sort((one, other) => one.start - other.start);
  };
  const texts = [original, edited];
  // A definition or a footnote in an edit can affect distant blocks.
  const distantPattern = /\]:|\[\^/;
  if (!texts.some(({ text, edits }) => edits.some(({ start, end }) => distantPattern.test(text.slice(start, end))))) {
    // Nearly always the blocks next to the edits are the same, which is known without parsing the rest.
    const changes = await compare(false);
    // A label that is defined elsewhere may explain a change.
    if (changes.length === 0 || !texts.some(({ text }) => text.includes(']:'))) return changes;
  }
  return compare(true);
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
  const byKey: PlacesByKey = new Map();
  const shown = spans.filter(({ start, end }) => start < end);
  for (const { type, isMoved = false, isInEdit, start, end } of inOriginal(shown, edits, originals)) {
    // What is in an edit counts only if it is shown outside of it, or affects what is outside.
    if (isInEdit && !isMoved && !footnoteCalls.includes(type)) continue;
    const key = `${type} ${isMoved} ${start} ${end}`;
    const same = byKey.get(key);
    if (same) same.push({ start, end });
    else byKey.set(key, [{ start, end }]);
  }
  return byKey;
}
