import { lineEndingOf } from '../text/lines.ts';
import { rangeAround } from '../text/range.ts';
import { definitionLabels } from './checks/placement.ts';
import { firstDifference, type Rewrite } from './checks/surroundings.ts';
import { type FindResult, findSections, type Section } from './find.ts';
import { renderContent } from './layout.ts';
import type { SectionProblem } from './parsed-document.ts';
import { ParseLimitError } from './time-limit.ts';

/** The snippets of a section in order, or null to leave the section as it is. */
type SectionSnippets = readonly string[] | null;

export type RewriteResult =
  | {
      readonly outcome: 'written';
      readonly text: string;
      readonly changed: readonly boolean[];
      /** The sections of the new text. */
      readonly sections: readonly Section[];
    }
  | { readonly outcome: 'refused'; readonly problem: SectionProblem };

/**
 * Writes snippets into the sections of a text. Only the text between markers changes. The result is parsed again, and refused
 * if its sections are not the ones that were written, or if the text around them would be parsed differently.
 *
 * @param snippets one entry for each section of `found`
 */
export async function rewriteSections(found: FindResult, snippets: readonly SectionSnippets[]): Promise<RewriteResult> {
  const { text, format, sections, timer } = found;
  try {
    const contents = await renderContents(found, snippets);
    const changed = sections.map(({ content }, index) => contents[index] !== text.slice(content.start, content.end));
    if (!changed.includes(true)) return { outcome: 'written', text, changed, sections };

    const { text: after, rewrites } = splice(text, sections, contents);
    const again = await findSections(after, format, { timer });
    const problem =
      findExceededLimit(sections, again) ??
      findLostSection(sections, again, rewrites) ??
      (await findSurroundingChange(found, again, rewrites));
    if (problem) return { outcome: 'refused', problem };
    return { outcome: 'written', text: after, changed, sections: again.sections };
  } catch (error) {
    if (error instanceof ParseLimitError) return { outcome: 'refused', problem: error.problem };
    throw error;
  }
}

/** The new contents of the sections. One that already renders identically stays as it is. */
async function renderContents(
  { text, format, sections, timer }: FindResult,
  snippets: readonly SectionSnippets[],
): Promise<string[]> {
  const ranges = sections.map(({ content }) => content);
  const lineEnding = lineEndingOf(text, ranges);
  const contents: string[] = [];
  for (const [index, { layout, content }] of sections.entries()) {
    const current = text.slice(content.start, content.end);
    const own = snippets[index];
    const wanted = own ? renderContent(layout, own, lineEnding) : current;
    if (current === wanted || current.trim() === '') {
      contents.push(wanted);
      continue;
    }
    // The parsers that compare them are loaded when they are needed.
    const { hasSameRendering } = await import(/* webpackChunkName: "markdown" */ './checks/same-rendering.ts');
    const isSame = timer.parse(content, () => hasSameRendering(current, wanted, layout, format === 'mdx'));
    contents.push(isSame ? current : wanted);
  }
  return contents;
}

function splice(text: string, sections: readonly Section[], contents: readonly string[]) {
  const parts: string[] = [];
  const rewrites: Rewrite[] = [];
  let from = 0;
  let length = 0;
  for (const [index, { content: before }] of sections.entries()) {
    const content = contents[index] ?? '';
    parts.push(text.slice(from, before.start), content);
    const start = length + before.start - from;
    length = start + content.length;
    rewrites.push({ before, after: { start, end: length } });
    from = before.end;
  }
  return { text: parts.join('') + text.slice(from), rewrites };
}

/** The problem of a text that could not be parsed, reported at the first section because its offset is one of another text. */
function findExceededLimit(sections: readonly Section[], { problems }: FindResult): SectionProblem | undefined {
  const problem = problems.find(({ code }) => code === 'too-complex');
  return problem && { ...problem, offset: sections[0]?.start.start ?? 0 };
}

/** Finds a section of the result that is not the one that was written, with the same layout. */
function findLostSection(
  sections: readonly Section[],
  again: FindResult,
  rewrites: readonly Rewrite[],
): SectionProblem | undefined {
  const index = rewrites.findIndex(({ after }, at) => {
    const [was, is] = [sections[at], again.sections[at]];
    if (is?.content.start !== after.start || is.content.end !== after.end) return true;
    return JSON.stringify(is.layout) !== JSON.stringify(was?.layout);
  });
  if (index < 0 && again.problems.length === 0 && again.sections.length === sections.length) return undefined;
  const message =
    'the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around';
  return { offset: sections[Math.max(index, 0)]?.start.start ?? 0, code: 'not-read-back', message };
}

async function findSurroundingChange(
  found: FindResult,
  again: FindResult,
  rewrites: readonly Rewrite[],
): Promise<SectionProblem | undefined> {
  let [before, after] = [found, again];
  if (affectsOtherBlocks(found) || affectsOtherBlocks(again)) {
    // References to our labels are meant to change with `definitions`, so the labels count as defined in both.
    const options = { defined: definitionLabels, extent: 'whole', timer: found.timer } as const;
    before = await findSections(found.text, found.format, options);
    after = await findSections(again.text, again.format, options);
  }
  const exceeded = findExceededLimit(found.sections, before) ?? findExceededLimit(found.sections, after);
  if (exceeded) return exceeded;
  const offset = firstDifference(before.document.outline(), after.document.outline(), rewrites);
  if (offset === undefined) return undefined;
  const nearest = found.sections.findLast(({ start }) => start.start <= offset) ?? found.sections[0];
  const message =
    'rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section';
  return { offset: nearest?.start.start ?? offset, code: 'changes-surroundings', message };
}

/** Whether a section may affect distant blocks: it contains a definition or a footnote, or the text uses our labels. */
function affectsOtherBlocks({ text, document, sections }: FindResult): boolean {
  const contents = sections.map(({ content }) => content);
  const defines = document.definitions.some(({ start }) => rangeAround(contents, start) >= 0);
  const notes = contents.some(({ start, end }) => text.slice(start, end).includes('[^'));
  return !document.isOutlineExact || defines || notes || /status-(?:badge|page)\s*\]/iu.test(text);
}
