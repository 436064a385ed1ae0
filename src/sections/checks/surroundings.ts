import { indexOfLastStarting, type Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';
import type { Format } from '../format.ts';
import { outlineMarkdown } from '../markdown/parse-markdown.ts';
import type { Span } from '../parsed-document.ts';

interface EditedText {
  readonly text: string;
  readonly edits: readonly Range[];
}

/**
 * Finds a construct outside the edits that is parsed differently before and after them: another kind of block, another
 * end, or a list that became loose. Returns its offset in the text before the edits, or null.
 */
export async function findSurroundingChange(
  before: EditedText,
  after: EditedText,
  format: Format,
  timeBudget: TimeBudget,
): Promise<number | null> {
  // A definition or a footnote can affect distant blocks.
  const isDistant = [before, after].some(({ text, edits }) =>
    edits.some(({ start, end }) => /\]:|\[\^/.test(text.slice(start, end))),
  );
  const findDifference = async (isWhole: boolean) => {
    const spansOutside = async ({ text, edits }: EditedText) =>
      toOutside(await outlines[format](text, isWhole ? 'all' : edits, timeBudget), edits);
    const [spans, spansAfter] = [await spansOutside(before), await spansOutside(after)];
    const different = spans.find(({ key }, index) => key !== spansAfter[index]?.key);
    return different?.offset ?? (spansAfter.length > spans.length ? 0 : null);
  };
  // Nearly always the blocks next to the edits are the same, which is known without parsing the rest.
  if (!isDistant && (await findDifference(false)) === null) return null;
  return findDifference(true);
}

type Outline = (text: string, blocks: readonly Range[] | 'all', timeBudget: TimeBudget) => Promise<readonly Span[]>;

const outlines: Readonly<Record<Format, Outline>> = {
  md: outlineMarkdown,
  mdx: async (text, _, timeBudget) => (await import('../mdx/parse-mdx.ts')).outlineMdx(text, timeBudget),
  html: async (text, _, timeBudget) =>
    (await import('../html/parse-html-file.ts')).parseHtmlFile(text, timeBudget).outline,
};

/** It affects the text outside: calls number the footnotes, and a footnote without a call is not shown. */
const footnoteCalls: readonly string[] = ['gfmFootnoteCall', 'footnoteReference'];

/** Their keys contain the offsets relative to the text without the edits. */
function toOutside(spans: readonly Span[], edits: readonly Range[]) {
  let lengthSoFar = 0;
  const ranges = edits.map(({ start, end }) => {
    lengthSoFar += end - start;
    return { start, end, lengthSoFar };
  });
  const toOffsetOutside = (offset: number) => {
    const range = ranges[indexOfLastStarting(ranges, offset)];
    return range ? offset - range.lengthSoFar + Math.max(range.end - offset, 0) : offset;
  };
  return spans.flatMap(({ type, start, end, isMoved = false }) => {
    const range: Range | undefined = ranges[indexOfLastStarting(ranges, start)];
    const isInside = range !== undefined && end <= range.end && !isMoved && !footnoteCalls.includes(type);
    if (start === end || isInside) return [];
    return [{ offset: start, key: `${type} ${isMoved} ${toOffsetOutside(start)} ${toOffsetOutside(end)}` }];
  });
}
