import { lastStarting, type Range, rangeAround } from '../../text/range.ts';
import { type ParsedSections, parseSections, type Section } from '../parse-sections.ts';
import type { SectionProblem, Span } from '../parsed-document.ts';
import { definitionLabels } from './allowed-snippets.ts';

/** Checks that a rewrite does not change how the text outside the sections is rendered. */
export async function findSurroundingChange(
  found: ParsedSections,
  reparsed: ParsedSections,
): Promise<SectionProblem | undefined> {
  let [before, after] = [found, reparsed];
  if (affectsOtherBlocks(found) || affectsOtherBlocks(reparsed)) {
    // References to the labels of `definitions` are meant to change, so the labels count as defined in both texts.
    const options = { defined: definitionLabels, extent: 'whole', timeBudget: found.timeBudget } as const;
    before = await parseSections(found.text, found.format, options);
    after = await parseSections(reparsed.text, reparsed.format, options);
  }
  const exceeded = findExceededLimit(found.sections, before) ?? findExceededLimit(found.sections, after);
  if (exceeded) return exceeded;
  const offset = findFirstDifference(
    spansOutside(before.document.outline(), found.sections),
    spansOutside(after.document.outline(), reparsed.sections),
  );
  if (offset === undefined) return undefined;
  const nearest = found.sections.findLast(({ start }) => start.start <= offset) ?? found.sections[0];
  const message =
    'rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section';
  return { offset: nearest?.start.start ?? offset, code: 'changes-surroundings', message };
}

/** Whether a section may affect distant blocks: it contains a definition or a footnote. */
function affectsOtherBlocks({ text, document, sections }: ParsedSections): boolean {
  const contents = sections.map(({ content }) => content);
  const defines = document.definitions.some(({ start }) => rangeAround(contents, start) >= 0);
  const notes = contents.some(({ start, end }) => text.slice(start, end).includes('[^'));
  return !document.isOutlineExact || defines || notes;
}

/** The problem of a text that could not be parsed, reported at the first section because its offset is one of another text. */
export function findExceededLimit(
  sections: readonly Section[],
  { problems }: ParsedSections,
): SectionProblem | undefined {
  const problem = problems.find(({ code }) => code === 'too-complex');
  return problem && { ...problem, offset: sections[0]?.start.start ?? 0 };
}

interface OutsideSpan {
  readonly offset: number;
  /** The type and the offsets, which count without the contents of the sections. */
  readonly key: string;
}

/** The first span that the rewrite changes, as an offset in the text before it. */
function findFirstDifference(before: readonly OutsideSpan[], after: readonly OutsideSpan[]): number | undefined {
  const different = before.find(({ key }, index) => key !== after[index]?.key);
  if (different) return different.offset;
  return after.length > before.length ? (before.at(-1)?.offset ?? 0) : undefined;
}

/** A footnote call in a section affects the text outside: calls number the footnotes, and one without a call is not shown. */
const footnoteCall = 'gfmFootnoteCall';

/** The spans that are not inside a section. */
function spansOutside(spans: readonly Span[], sections: readonly Section[]): OutsideSpan[] {
  let lengthSoFar = 0;
  const contents = sections.map(({ content }) => {
    lengthSoFar += content.end - content.start;
    return { ...content, lengthSoFar };
  });
  const withoutContents = (offset: number) => {
    const content = contents[lastStarting(contents, offset)];
    return content ? offset - content.lengthSoFar + Math.max(content.end - offset, 0) : offset;
  };
  return spans.flatMap(({ type, start, end }) => {
    const content: Range | undefined = contents[lastStarting(contents, start)];
    const isInside = content && end <= content.end && type !== footnoteCall;
    if (start === end || isInside) return [];
    return [{ offset: start, key: `${type} ${withoutContents(start)} ${withoutContents(end)}` }];
  });
}
