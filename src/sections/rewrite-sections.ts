import { lineEndingOf, type Range } from '../text/range.ts';
import { toTooComplex } from '../text/time-limit.ts';
import { findSurroundingChange } from './checks/surroundings.ts';
import { renderContent } from './context-layout.ts';
import { type ParsedSections, parseSections, type Section } from './parse-sections.ts';
import type { SectionProblem } from './parsed-document.ts';

/** The new text, and for each section whether its content changed; or the reason why the text is not rewritten. */
export type RewriteResult =
  | {
      readonly outcome: 'computed';
      readonly text: string;
      readonly changed: readonly boolean[];
      readonly sections: readonly Section[];
    }
  | { readonly outcome: 'rejected'; readonly problem: SectionProblem };

/**
 * Writes snippets into the sections of a text. Only the text between markers changes. The new text is parsed again, and is
 * rejected if its sections are not the ones that were written, or if the text around them is parsed differently.
 *
 * @param snippets one entry for each section of `parsed`: its snippets in order, or null to leave it as it is
 */
export async function rewriteSections(
  parsed: ParsedSections,
  snippets: readonly (readonly string[] | null)[],
): Promise<RewriteResult> {
  const { text, format, sections, timeBudget } = parsed;
  try {
    const contents = await renderContents(parsed, snippets);
    const changed = sections.map(({ content }, index) => contents[index] !== text.slice(content.start, content.end));
    if (!changed.includes(true)) return { outcome: 'computed', text, changed, sections };

    const { after, ranges } = replaceContents(text, sections, contents);
    const reparsed = await parseSections(after, format, timeBudget);
    const problem = findLostSection(sections, reparsed, ranges) ?? (await findChangedPlace(parsed, reparsed));
    if (problem) return { outcome: 'rejected', problem };
    return { outcome: 'computed', text: after, changed, sections: reparsed.sections };
  } catch (error) {
    return { outcome: 'rejected', problem: { ...toTooComplex(error), offset: sections[0]?.start.start ?? 0 } };
  }
}

/** Renders the new contents of the sections. A current content that already renders identically is kept. */
async function renderContents(
  { text, format, sections, timeBudget }: ParsedSections,
  snippets: readonly (readonly string[] | null)[],
): Promise<string[]> {
  const ranges = sections.map(({ content }) => content);
  const lineEnding = lineEndingOf(text, ranges);
  const contents: string[] = [];
  for (const [index, { layout, content }] of sections.entries()) {
    const current = text.slice(content.start, content.end);
    const newSnippets = snippets[index];
    const wanted = newSnippets ? renderContent(layout, newSnippets, lineEnding) : current;
    if (current === wanted || current.trim() === '') {
      contents.push(wanted);
      continue;
    }
    // The parsers for the comparison are loaded only when they are needed.
    const { hasSameRendering } = await import('./checks/same-rendering.ts');
    const isSame = timeBudget.run(content, () => hasSameRendering(current, wanted, layout, format === 'mdx'));
    contents.push(isSame ? current : wanted);
  }
  return contents;
}

function replaceContents(text: string, sections: readonly Section[], contents: readonly string[]) {
  const parts: string[] = [];
  const ranges: Range[] = [];
  let from = 0;
  let length = 0;
  for (const [index, { content: before }] of sections.entries()) {
    const content = contents[index] ?? '';
    parts.push(text.slice(from, before.start), content);
    const start = length + before.start - from;
    length = start + content.length;
    ranges.push({ start, end: length });
    from = before.end;
  }
  return { after: parts.join('') + text.slice(from), ranges };
}

/** Finds a section that the parser does not find again in the range and with the layout in which it was written. */
function findLostSection(
  sections: readonly Section[],
  reparsed: ParsedSections,
  ranges: readonly Range[],
): SectionProblem | undefined {
  const tooComplex = reparsed.problems.find(({ code }) => code === 'too-complex');
  // Its offset refers to the new text.
  if (tooComplex) return { ...tooComplex, offset: sections[0]?.start.start ?? 0 };
  const index = ranges.findIndex(({ start, end }, sectionIndex) => {
    const [before, after] = [sections[sectionIndex], reparsed.sections[sectionIndex]];
    if (after?.content.start !== start || after.content.end !== end) return true;
    return JSON.stringify(after.layout) !== JSON.stringify(before?.layout);
  });
  if (index < 0 && reparsed.problems.length === 0 && reparsed.sections.length === sections.length) return undefined;
  const message =
    'the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around';
  return { offset: sections[Math.max(index, 0)]?.start.start ?? 0, code: 'not-read-back', message };
}

/** Finds a section whose new content would change how the text around the sections is rendered. */
async function findChangedPlace(
  { text, format, sections, timeBudget }: ParsedSections,
  reparsed: ParsedSections,
): Promise<SectionProblem | undefined> {
  const [before, after] = [
    { text, edits: sections.map(({ content }) => content) },
    { text: reparsed.text, edits: reparsed.sections.map(({ content }) => content) },
  ];
  const offset = await findSurroundingChange(before, after, format, timeBudget);
  if (offset === null) return undefined;
  const nearest = sections.findLast(({ start }) => start.start <= offset) ?? sections[0];
  const message =
    'rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section';
  return { offset: nearest?.start.start ?? offset, code: 'changes-surroundings', message };
}
