import { type TimeBudget, toParseProblem } from '../core/limits.ts';
import { patternCharacters } from '../core/quote.ts';
import type { Range, TextEdit } from '../core/range.ts';
import { applyEdits, createOffsetMap, indexOfLastStarting, lineEndingOf } from '../core/range.ts';
import type { SectionProblem, Span } from './comment.ts';
import { renderContent } from './context-layout.ts';
import type { Document } from './document.ts';
import type { Format } from './format.ts';
import { formats, parse } from './formats.ts';
import { findSections, type ParsedSections } from './parse-sections.ts';

/** A text in a section, in any letter case, and what replaces it. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/**
 * Only the text between markers changes. The new text is parsed again, and is rejected if its
 * sections are not the ones that were written, or if the text around them is parsed differently.
 * @param snippets for each section of `parsed`, in order; null leaves it as it is, but for the
 * replacements
 * @param replacements for each section: if these make it read like the snippets, nothing else
 * changes in it
 * @returns the new text and its sections, and for each whether its content changed; or problems
 */
export async function rewriteSections(
  parsed: ParsedSections,
  snippets: readonly (readonly string[] | null)[],
  replacements: readonly (readonly Replacement[])[] = [],
) {
  const { text, format, sections, timeBudget } = parsed;
  /** Where a problem is reported whose own place is in the new text. */
  const offset = sections[0]?.start.start ?? 0;
  try {
    const edits = await renderContents(parsed, snippets, replacements);
    const changed = edits.map((edit) => edit.text !== text.slice(edit.start, edit.end));
    if (!changed.includes(true)) return { text, changed, sections };

    const { text: newText, written } = applyEdits(text, edits);
    const ranges = [...written.values()];
    const document = await parse(newText, format, timeBudget);
    const reparsed = findSections(document, timeBudget);
    const lost = findLostSection(parsed, reparsed, ranges);
    if (lost) return { problems: [reject('notReadBack', lost.start.start)] };
    const before = { text, edits: edits.filter((_, index) => changed[index]) };
    const after = { text: newText, document, edits: ranges.filter((_, index) => changed[index]) };
    const changes = await findSurroundingChanges(before, after, format, timeBudget);
    const starts = sections.map(({ start }) => start);
    const nearest = new Set(
      changes.map(({ start }) => starts[indexOfLastStarting(starts, start)]?.start ?? offset),
    );
    if (nearest.size > 0)
      return { problems: [...nearest].map((start) => reject('changesSurroundings', start)) };
    return { text: newText, changed, sections: reparsed.sections };
  } catch (error) {
    const problem = { ...toParseProblem(error), offset };
    return { problems: [problem.code === 'mdx-syntax' ? reject('notReadBack', offset) : problem] };
  }
}

async function renderContents(
  { text, format, sections, timeBudget }: ParsedSections,
  snippets: readonly (readonly string[] | null)[],
  replacements: readonly (readonly Replacement[])[],
): Promise<TextEdit[]> {
  const lineEnding = lineEndingOf(text, sections);
  const { separator, toHtml } = formats[format];
  const edits: TextEdit[] = [];
  for (const [index, { layout, content }] of sections.entries()) {
    const current = text.slice(content.start, content.end);
    const replaced = replaceIn(current, replacements[index] ?? []);
    const shown = snippets[index];
    const style = { lineEnding, htmlSeparator: separator, current };
    const wanted = shown ? renderContent(layout, shown, style) : replaced;
    const isCompared = current.trim() !== '' && current.length <= maxComparedLength;
    let written = wanted;
    if (![current, replaced].includes(wanted) && isCompared) {
      // The parsers for the comparison are loaded only when they are needed.
      const { hasSameRendering } = await import('./same-rendering.ts');
      const readsTheSame = (text: string) => hasSameRendering(text, wanted, layout, toHtml);
      const candidates = [...new Set([current, replaced])];
      written = timeBudget.run(content, () => candidates.find(readsTheSame)) ?? wanted;
    }
    edits.push({ ...content, text: written });
  }
  return edits;
}

function replaceIn(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((replaced, { from, to }) => {
    const pattern = new RegExp(from.replace(patternCharacters, '\\$&'), 'gi');
    return replaced.replace(pattern, () => to);
  }, text);
}

/** Of more, the parsers would take gigabytes of memory. */
const maxComparedLength = 16_384;

/**
 * Finds a section that is not read back as it was written; the first section if others or other
 * problems appeared.
 */
function findLostSection(
  { sections, problems }: ParsedSections,
  reparsed: ParsedSections,
  written: readonly Range[],
) {
  const lost = sections.find(({ layout }, at) => {
    const [range, after] = [written[at], reparsed.sections[at]];
    if (after?.content.start !== range?.start || after?.content.end !== range?.end) return true;
    return JSON.stringify(after?.layout) !== JSON.stringify(layout);
  });
  const hasSameCounts =
    reparsed.problems.length === problems.length && reparsed.sections.length === sections.length;
  return lost ?? (hasSameCounts ? undefined : sections[0]);
}

const betterPlace =
  'put its markers on lines of their own, with blank lines around, and in HTML into an element ' +
  'that may contain the snippets (<div>, not <p>)';

const messages = {
  notReadBack: `the section would not be recognized after writing it; ${betterPlace}`,
  changesSurroundings:
    `rewriting this section would change how the text around it is ` +
    `rendered; ${betterPlace}, and keep everything that the rest of the file refers to outside ` +
    'the section',
} as const;

function reject(reason: keyof typeof messages, offset: number): SectionProblem {
  return { offset, code: 'changes-surroundings', message: messages[reason] };
}

interface EditedText {
  readonly text: string;
  /** Of the text, if it is parsed already. */
  readonly document?: Document;
  readonly edits: readonly Range[];
}

/**
 * Compares the constructs outside edits.
 * @returns the places of what differs, in offsets of the original, in document order; an edit
 * counts as one place
 */
export async function findSurroundingChanges(
  original: EditedText,
  edited: EditedText,
  format: Format,
  timeBudget: TimeBudget,
): Promise<readonly Range[]> {
  const placesIn = async ({ text, document, edits }: EditedText) => {
    const parsed = document ?? (await parse(text, format, timeBudget));
    const list = () => placesByKey(parsed.outline(), edits, original.edits);
    return timeBudget.run({ start: 0, end: text.length }, list);
  };
  const [before, after] = [await placesIn(original), await placesIn(edited)];
  return [...surplusOf(before, after), ...surplusOf(after, before)].sort(
    (one, other) => one.start - other.start,
  );
}

/** For each key, the places by which the other text has fewer. */
function surplusOf(places: PlacesByKey, others: PlacesByKey): readonly Range[] {
  return [...places].flatMap(([key, same]) => same.slice(others.get(key)?.length ?? 0));
}

/** Where the spans that are not inside an edit are in the original, by their type and place. */
type PlacesByKey = Map<string, Range[]>;

function placesByKey(
  spans: readonly Span[],
  edits: readonly Range[],
  originals: readonly Range[],
): PlacesByKey {
  const byKey: PlacesByKey = new Map();
  const toOriginal = createOffsetMap(edits, originals);
  for (const { type, isMoved = false, ...span } of spans) {
    const isInEdit = span.end <= (edits[indexOfLastStarting(edits, span.start)]?.end ?? -1);
    // Calls number the footnotes, and a footnote without a call is not shown.
    const affectsOutside = isMoved || type === 'footnoteReference';
    if (span.start >= span.end || (isInEdit && !affectsOutside)) continue;
    // What is in an edit is at the start of what it replaced.
    const [start, end] = [toOriginal(span.start), toOriginal(span.end)];
    const key = `${type} ${isMoved} ${start} ${end}`;
    const same = byKey.get(key);
    if (same) same.push({ start, end });
    else byKey.set(key, [{ start, end }]);
  }
  return byKey;
}
