import { createLocator, indexOfRangeAround, type Position, type Range } from '../text/range.ts';
import { TimeBudget, toTooComplex } from '../text/time-limit.ts';
import { decideLayout, isOnOneLine, type Layout } from './context-layout.ts';
import type { Format } from './format.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { type Attributes, mentionsMarkers, type Pair, pairMarkers } from './markers/marker.ts';
import { emptyDocument, type ParsedDocument, type SectionProblem, type SectionWarning } from './parsed-document.ts';

export type { Range } from '../text/range.ts';

export interface Section {
  /** The range of the start marker. */
  readonly start: Range;
  /** The range of the end marker. */
  readonly end: Range;
  /** The range between the markers. */
  readonly content: Range;
  /** The position of the start marker. */
  readonly position: Position;
  readonly isInHeading: boolean;
  readonly layout: Layout;
  readonly attributes: Attributes;
}

/** The sections of a text, and the problems of its markers. */
export interface ParsedSections {
  readonly text: string;
  readonly format: Format;
  readonly sections: readonly Section[];
  readonly problems: readonly SectionProblem[];
  readonly warnings: readonly SectionWarning[];
  readonly document: ParsedDocument;
  /** The parsing time that is left for this file. */
  readonly timeBudget: TimeBudget;
}

/**
 * Finds the marked sections of a text with the parser of its format.
 *
 * @param text the whole text; all offsets in the result are relative to it, in UTF-16 code units
 * @param timeBudget the time for all work on the file
 */
export async function parseSections(
  text: string,
  format: Format,
  timeBudget = new TimeBudget(),
): Promise<ParsedSections> {
  let document = emptyDocument;
  try {
    if (mentionsMarkers(text)) document = await parsers[format](text, timeBudget);
  } catch (error) {
    document = { ...emptyDocument, problems: [toTooComplex(error)] };
  }
  return buildSections(text, format, document, timeBudget);
}

type Parser = (text: string, timeBudget: TimeBudget) => Promise<ParsedDocument>;

/** The parser of each format. MDX and HTML are rarer formats, so their parsers are loaded only when they are needed. */
const parsers: Readonly<Record<Format, Parser>> = {
  md: parseMarkdown,
  mdx: async (text, timeBudget) => (await import('./mdx/parse-mdx.ts')).parseMdx(text, timeBudget),
  html: async (text, timeBudget) => (await import('./html/parse-html-file.ts')).parseHtmlFile(text, timeBudget),
};

/** Pairs the markers of a parsed document, decides the layout of each section, and collects problems and warnings. */
export function buildSections(
  text: string,
  format: Format,
  document: ParsedDocument,
  timeBudget: TimeBudget,
): ParsedSections {
  const positionAt = createLocator(text);
  const { pairs, problems: markerProblems } = pairMarkers(document.comments, format === 'mdx' ? 'mdx' : 'html');
  const unbalanced = format === 'md' ? findUnbalancedElements(text, pairs) : null;
  const problems = [...document.problems, ...markerProblems];
  const sections: Section[] = [];
  const copies = findCopies(text, pairs);
  for (const pair of pairs) {
    const { start, end, content, attributes } = pair;
    if (copies.has(pair)) continue;
    const result = decideLayout(text, pair, positionAt);
    const problem = 'problem' in result ? result.problem : unbalanced?.get(pair);
    if (problem) problems.push(problem);
    if ('problem' in result) continue;
    sections.push({
      ...{ start: start.range, end: end.range, content, attributes, layout: result.layout },
      position: positionAt(start.range.start),
      isInHeading: start.isInHeading,
    });
  }
  problems.sort((one, other) => one.offset - other.offset);
  const warnings = [
    ...document.warnings,
    ...[...copies].map(toCopyWarning),
    ...pairs.flatMap((pair) => [...findHidden(pair), ...findRawMarkdown(text, pair)]),
  ].sort((one, other) => one.offset - other.offset);
  return { text, format, sections, problems, warnings, document, timeBudget };
}

const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/**
 * Finds sections that contain only one of the two tags of an element. Rewriting such a section would leave the other tag
 * unmatched.
 */
function findUnbalancedElements(text: string, pairs: readonly Pair[]): Map<Pair, SectionProblem> {
  const contents = pairs.map(({ content }) => content);
  const unbalanced = new Map<Pair, SectionProblem>();
  if (!contents.some(({ start, end }) => /<\/?[a-z]/i.test(text.slice(start, end)))) return unbalanced;
  /** For each name, the sections in which its open elements begin; -1 stands for the text outside. */
  const open = new Map<string, number[]>();
  for (const { index, 1: slash, 2: typed = '' } of text.matchAll(tag)) {
    const name = typed.toLowerCase();
    const section = indexOfRangeAround(contents, index);
    const begins = open.get(name) ?? [];
    open.set(name, begins);
    if (slash === '') {
      begins.push(section);
      continue;
    }
    const begin = begins.pop() ?? section;
    if (begin === section) continue;
    const message = `only one of the tags <${name}> and </${name}> is in this section; put both markers inside the element, or both outside`;
    for (const pair of [pairs[begin], pairs[section]]) {
      if (pair) unbalanced.set(pair, { offset: pair.start.range.start, code: 'different-containers', message });
    }
  }
  return unbalanced;
}

/** Finds sections that doctoc copied, with a heading, into a link of its table of contents. */
function findCopies(text: string, pairs: readonly Pair[]): ReadonlySet<Pair> {
  const from = text.indexOf('<!-- START doctoc');
  const to = text.indexOf('<!-- END doctoc', from);
  if (from < 0 || to < 0) return new Set();
  return new Set(pairs.filter(({ start }) => start.isInLink && from < start.range.start && start.range.start < to));
}

function toCopyWarning({ start }: Pair): SectionWarning {
  const message =
    'doctoc copied this section from a heading into its table of contents, where it is not updated; move the section below the heading and run doctoc again';
  return { offset: start.range.start, code: 'copied-section', message };
}

function findHidden({ start: { range, warning } }: Pair): SectionWarning[] {
  return warning === undefined ? [] : [{ offset: range.start, code: 'not-shown', message: warning }];
}

/**
 * Finds a section whose line starts with the start marker, and has more than HTML after the end marker. The whole line is an
 * HTML block, so Markdown in that text is not rendered, and even plain words do not become a paragraph.
 */
function findRawMarkdown(text: string, pair: Pair): SectionWarning[] {
  const { place, range } = pair.start;
  if (place.kind !== 'block' || place.isInsideHtml || !isOnOneLine(text, pair)) return [];
  const rest = /^[^\r\n]*/.exec(text.slice(pair.end.range.end))?.[0].trim() ?? '';
  const startsWithText = rest !== '' && !rest.startsWith('<');
  if (!startsWithText && !/[*_`~[\]]/.test(rest.replace(/<[^<>]*>/g, ''))) return [];
  const message =
    'a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines';
  return [{ offset: range.start, code: 'raw-markdown', message }];
}
