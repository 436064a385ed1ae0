import { indexOfLastStarting, indexOfRangeAround, type Range } from '../../text/range.ts';
import { type ParsedSections, parseSections, type Section } from '../parse-sections.ts';
import type { SectionProblem, Span } from '../parsed-document.ts';
import { definitionLabels } from './allowed-snippets.ts';

/**
 * Finds a change, caused by a rewrite, in how the text outside the sections is rendered.
 *
 * @param parsed the text before the rewrite
 * @param reparsed the text after the rewrite
 */
export async function findSurroundingChange(
  parsed: ParsedSections,
  reparsed: ParsedSections,
): Promise<SectionProblem | undefined> {
  let [before, after] = [parsed, reparsed];
  if (needsWholeText(parsed) || needsWholeText(reparsed)) {
    // References to the labels of `definitions` are meant to change, so the labels count as defined in both texts.
    const options = { defined: definitionLabels, extent: 'whole', timeBudget: parsed.timeBudget } as const;
    before = await parseSections(parsed.text, parsed.format, options);
    after = await parseSections(reparsed.text, reparsed.format, options);
  }
  const exceeded = findExceededLimit(parsed.sections, before) ?? findExceededLimit(parsed.sections, after);
  if (exceeded) return exceeded;
  const offset = findFirstDifference(
    spansOutside(before.document.outline(), parsed.sections),
    spansOutside(after.document.outline(), reparsed.sections),
  );
  if (offset === undefined) return undefined;
  const nearest = parsed.sections.findLast(({ start }) => start.start <= offset) ?? parsed.sections[0];
  const message =
    'rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section';
  return { offset: nearest?.start.start ?? offset, code: 'changes-surroundings', message };
}

/**
 * Whether a rewrite is checked by the outline of the whole text: if a section contains a definition or a footnote, which may
 * affect distant blocks, or if the outline of the blocks with markers is not exact.
 */
function needsWholeText({ text, document, sections }: ParsedSections): boolean {
  const contents = sections.map(({ content }) => content);
  const hasDefinition = document.definitions.some(({ start }) => indexOfRangeAround(contents, start) >= 0);
  const hasFootnote = contents.some(({ start, end }) => text.slice(start, end).includes('[^'));
  return !document.isOutlineExact || hasDefinition || hasFootnote;
}

/**
 * The problem of a text that exceeded a limit of the parser. It is reported at the first section of `sections`, because its
 * offset refers to a different text.
 */
export function findExceededLimit(
  sections: readonly Section[],
  { problems }: ParsedSections,
): SectionProblem | undefined {
  const problem = problems.find(({ code }) => code === 'too-complex');
  return problem && { ...problem, offset: sections[0]?.start.start ?? 0 };
}

/** A construct outside the sections, or a footnote call. */
interface OutsideSpan {
  readonly offset: number;
  /** The type, and the offsets relative to the text without the contents of the sections. */
  readonly key: string;
}

/** The offset, in the text before the rewrite, of the first span that the rewrite changes. */
function findFirstDifference(before: readonly OutsideSpan[], after: readonly OutsideSpan[]): number | undefined {
  const different = before.find(({ key }, index) => key !== after[index]?.key);
  if (different) return different.offset;
  return after.length > before.length ? (before.at(-1)?.offset ?? 0) : undefined;
}

/**
 * The type of a footnote call. Inside a section it still affects the text outside, because calls number the footnotes, and a
 * footnote without a call is not shown.
 */
const footnoteCall = 'gfmFootnoteCall';

/** The spans that are not inside a section, and all footnote calls. */
function spansOutside(spans: readonly Span[], sections: readonly Section[]): OutsideSpan[] {
  let lengthSoFar = 0;
  const contents = sections.map(({ content }) => {
    lengthSoFar += content.end - content.start;
    return { ...content, lengthSoFar };
  });
  const toOffsetOutside = (offset: number) => {
    const content = contents[indexOfLastStarting(contents, offset)];
    return content ? offset - content.lengthSoFar + Math.max(content.end - offset, 0) : offset;
  };
  return spans.flatMap(({ type, start, end }) => {
    const content: Range | undefined = contents[indexOfLastStarting(contents, start)];
    const isInside = content && end <= content.end && type !== footnoteCall;
    if (start === end || isInside) return [];
    return [{ offset: start, key: `${type} ${toOffsetOutside(start)} ${toOffsetOutside(end)}` }];
  });
}
