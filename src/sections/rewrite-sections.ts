import { toParseProblem } from '../core/limits.ts';
import { patternCharacters } from '../core/quote.ts';
import type { Range, TextEdit } from '../core/range.ts';
import { applyEdits, createOffsetMap, indexOfLastStarting, lineEndingOf } from '../core/range.ts';
import type { SectionProblem, Span } from './comment.ts';
import { type Layout, renderContent } from './context-layout.ts';
import type { Document } from './document.ts';
import { formats, loadParser, type Parse } from './formats.ts';
import {
  type FoundSections,
  findSections,
  type ParsedSections,
  type Section,
} from './parse-sections.ts';

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
): Promise<RewrittenSections | { readonly problems: readonly SectionProblem[] }> {
  const { text, format, sections, timeBudget } = parsed;
  const contents = renderContents(parsed, snippets, replacements);
  if (contents.every(({ current, wanted }) => wanted === current))
    return { text, changed: contents.map(() => false), sections };
  // The parsers are loaded only if something may change.
  const parse = await loadParser(format);
  const { hasSameRendering } = await import('./same-rendering.ts');
  const { toHtml } = formats[format];
  const toEdit = (content: RenderedContent): TextEdit => {
    const { range, layout, current, replaced, wanted } = content;
    const isSettled = wanted === current || wanted === replaced;
    const isCompared = !isSettled && current.trim() !== '' && current.length <= maxComparedLength;
    const readsTheSame = (text: string) => hasSameRendering(text, wanted, layout, toHtml);
    const kept = isCompared ? [current, replaced].find(readsTheSame) : undefined;
    return { ...range, text: kept ?? wanted };
  };
  try {
    return timeBudget.run(text.length, () => rewrite(parsed, contents.map(toEdit), parse));
  } catch (error) {
    // The problem's own place is in the new text.
    const offset = firstOffset(sections);
    const problem = { ...toParseProblem(error), offset };
    return { problems: [problem.code === 'mdx-syntax' ? reject('notReadBack', offset) : problem] };
  }
}

interface RewrittenSections {
  readonly text: string;
  /** For each section, whether its content changed. */
  readonly changed: readonly boolean[];
  readonly sections: readonly Section[];
}

interface RenderedContent {
  readonly range: Range;
  readonly layout: Layout;
  readonly current: string;
  /** The current content with the replacements. */
  readonly replaced: string;
  readonly wanted: string;
}

function renderContents(
  { text, format, sections }: ParsedSections,
  snippets: readonly (readonly string[] | null)[],
  replacements: readonly (readonly Replacement[])[],
): readonly RenderedContent[] {
  const lineEnding = lineEndingOf(text, sections);
  const { separator } = formats[format];
  return sections.map(({ layout, content: range }, index) => {
    const current = text.slice(range.start, range.end);
    const replaced = replaceIn(current, replacements[index] ?? []);
    const shown = snippets[index];
    const style = { lineEnding, htmlSeparator: separator, current };
    const wanted = shown ? renderContent(layout, shown, style) : replaced;
    return { range, layout, current, replaced, wanted };
  });
}

function rewrite({ text, sections, problems }: ParsedSections, edits: TextEdit[], parse: Parse) {
  const changed = edits.map((edit) => edit.text !== text.slice(edit.start, edit.end));
  if (!changed.includes(true)) return { text, changed, sections };

  const { text: newText, written } = applyEdits(text, edits);
  const ranges = [...written.values()];
  const document = parse(newText);
  const reparsed = findSections(document);
  const lost = findLostSection({ sections, problems }, reparsed, ranges);
  if (lost) return { problems: [reject('notReadBack', lost.start.start)] };

  const before = { document: parse(text), edits: edits.filter((_, index) => changed[index]) };
  const after = { document, edits: ranges.filter((_, index) => changed[index]) };
  const starts = sections.map(({ start }) => start);
  const changes = findSurroundingChanges(before, after);
  if (changes.length === 0) return { text: newText, changed, sections: reparsed.sections };
  const nearest = new Set(
    changes.map(({ start }) => starts[indexOfLastStarting(starts, start)]?.start),
  );
  const offsets = [...nearest].map((offset) => offset ?? firstOffset(sections));
  return { problems: offsets.map((offset) => reject('changesSurroundings', offset)) };
}

function firstOffset(sections: readonly Section[]): number {
  return sections[0]?.start.start ?? 0;
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
  { sections, problems }: Pick<FoundSections, 'sections' | 'problems'>,
  reparsed: FoundSections,
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
  readonly document: Document;
  readonly edits: readonly Range[];
}

/**
 * Compares the constructs outside edits.
 * @returns the places of what differs, in offsets of the original, in document order; an edit
 * counts as one place
 */
export function findSurroundingChanges(original: EditedText, edited: EditedText): readonly Range[] {
  const placesIn = ({ document, edits }: EditedText) =>
    placesByKey(document.outline(), edits, original.edits);
  const [before, after] = [placesIn(original), placesIn(edited)];
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
