import { lineEndingOf } from '../text/line-ending.ts';
import { rangeAround } from '../text/range.ts';
import { definitionLabels } from './checks/placement.ts';
import { firstDifference, type Rewrite } from './checks/surroundings.ts';
import { type Finding, findSections } from './find.ts';
import type { Format } from './format.ts';
import { fillLayout } from './layout/render.ts';
import type { SectionProblem } from './problem.ts';
import type { Section } from './section.ts';
import { ParseLimitError, type ParseTimer } from './time-limit.ts';

/** What to put into a section: its snippets in order, or null to leave it as it is. */
export type Pieces = readonly string[] | null;

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
 * Puts snippets into the sections of a text. Only what stands between markers changes; the result is read again, and
 * refused where it does not hold the same sections, or where the text around them would read differently.
 *
 * A section that reads the same already stays as it is.
 *
 * @param pieces one entry for each section of `finding`
 */
export async function rewriteSections(
  text: string,
  format: Format,
  finding: Finding,
  pieces: readonly Pieces[],
): Promise<RewriteResult> {
  try {
    return await rewrite(text, format, finding, pieces);
  } catch (error) {
    if (error instanceof ParseLimitError) return { outcome: 'refused', problem: error.problem };
    throw error;
  }
}

async function rewrite(
  text: string,
  format: Format,
  finding: Finding,
  pieces: readonly Pieces[],
): Promise<RewriteResult> {
  const { sections } = finding;
  const lineEnding = lineEndingOf(
    text,
    sections.map(({ content }) => content),
  );
  const contents: string[] = [];
  for (const [index, section] of sections.entries()) {
    const current = contentOf(text, section);
    const filling = pieces[index];
    const content = filling ? fillLayout(section.layout, filling, lineEnding) : current;
    contents.push((await isUpToDate(section, current, content, format, finding.timer)) ? current : content);
  }
  const changed = sections.map((section, index) => contents[index] !== contentOf(text, section));
  if (!changed.includes(true)) return { outcome: 'written', text, changed, sections };

  const { text: after, rewrites } = splice(text, sections, contents);
  const again = await findSections(after, format, { timer: finding.timer });
  const problem =
    limitExceeded(sections, again) ??
    unreadable(sections, again, rewrites) ??
    (await disturbed(text, finding, after, again, format, rewrites));
  return problem
    ? { outcome: 'refused', problem }
    : { outcome: 'written', text: after, changed, sections: again.sections };
}

/** Whether a content is the one to write, or reads the same. What compares them is loaded when it is needed. */
async function isUpToDate(
  { layout, content }: Section,
  current: string,
  wanted: string,
  format: Format,
  timer: ParseTimer,
): Promise<boolean> {
  if (current === wanted || current.trim() === '') return current === wanted;
  const { hasSameRendering } = await import(/* webpackChunkName: "markdown" */ './checks/same-rendering.ts');
  return timer.parse(content, () => hasSameRendering(current, wanted, layout, format === 'mdx'));
}

function contentOf(text: string, { content }: Section): string {
  return text.slice(content.start, content.end);
}

function splice(text: string, sections: readonly Section[], contents: readonly string[]) {
  const parts: string[] = [];
  const rewrites: Rewrite[] = [];
  let from = 0;
  let length = 0;
  sections.forEach(({ content }, index) => {
    const fill = contents[index] ?? '';
    parts.push(text.slice(from, content.start), fill);
    length += content.start - from;
    rewrites.push({ before: content, after: { start: length, end: length + fill.length } });
    length += fill.length;
    from = content.end;
  });
  return { text: parts.join('') + text.slice(from), rewrites };
}

/** The problem of a text that could not be parsed, at the first section: its offset counts in another text. */
function limitExceeded(sections: readonly Section[], { problems }: Finding): SectionProblem | undefined {
  const problem = problems.find(({ code }) => code === 'too-complex');
  return problem && { ...problem, offset: sections[0]?.start.start ?? 0 };
}

/** The result, read again, must hold the same sections, laid out the same, with what was written in them. */
function unreadable(
  sections: readonly Section[],
  again: Finding,
  rewrites: readonly Rewrite[],
): SectionProblem | undefined {
  const index = rewrites.findIndex(({ after }, at) => {
    const [was, is] = [sections[at], again.sections[at]];
    const same = is && is.content.start === after.start && is.content.end === after.end;
    return !same || JSON.stringify(is.layout) !== JSON.stringify(was?.layout);
  });
  if (index < 0 && again.problems.length === 0 && again.sections.length === sections.length) return undefined;
  const message =
    'the section would not be found again as it was written; put its markers on lines of their own, with blank lines around';
  return { offset: sections[Math.max(index, 0)]?.start.start ?? 0, code: 'not-read-back', message };
}

async function disturbed(
  text: string,
  finding: Finding,
  after: string,
  again: Finding,
  format: Format,
  rewrites: readonly Rewrite[],
): Promise<SectionProblem | undefined> {
  const exact = finding.reading.isOutlineExact && again.reading.isOutlineExact;
  const whole = !exact || reachesOut(text, finding) || reachesOut(after, again);
  // What uses our labels elsewhere is meant to change with `definitions`, so they count as defined in both.
  const options = { defined: definitionLabels, extent: 'whole', timer: finding.timer } as const;
  const before = whole ? await findSections(text, format, options) : finding;
  const now = whole ? await findSections(after, format, options) : again;
  const exceeded = limitExceeded(finding.sections, before) ?? limitExceeded(finding.sections, now);
  if (exceeded) return exceeded;
  const offset = firstDifference(before.reading.outline(), now.reading.outline(), rewrites);
  if (offset === undefined) return undefined;
  const nearest = finding.sections.findLast(({ start }) => start.start <= offset) ?? finding.sections[0];
  const message =
    'rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs';
  return { offset: nearest?.start.start ?? offset, code: 'changes-surroundings', message };
}

/** Whether a section may matter far from where it stands: it defines something, has a footnote, or our labels are used. */
function reachesOut(text: string, { reading, sections }: Finding): boolean {
  const contents = sections.map(({ content }) => content);
  const defines = reading.definitions.some(({ start }) => rangeAround(contents, start) >= 0);
  const notes = contents.some(({ start, end }) => text.slice(start, end).includes('[^'));
  return defines || notes || /status-(?:badge|page)\s*\]/iu.test(text);
}
