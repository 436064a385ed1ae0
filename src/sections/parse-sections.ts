import { TimeBudget, toParseProblem } from '../core/limits.ts';
import { shorten } from '../core/quote.ts';
import {
  containsRange,
  createLocator,
  indexOfRangeAround,
  type Position,
  type Range,
} from '../core/range.ts';
import type { FoundComments, SectionProblem, SectionWarning } from './comment.ts';
import { decideLayout, isOnOneLine, type Layout } from './context-layout.ts';
import type { Document } from './document.ts';
import type { Format } from './format.ts';
import { formats, loadParser } from './formats.ts';
import { hasOnlyComments } from './html/html-fragment.ts';
import { mentionsMarkers, type Pair, pairMarkers, type SnippetName } from './marker.ts';
import { definitionMarkers } from './marker-syntax.ts';

/** `content` is what is between the markers. */
export interface Section extends Pick<Pair, 'content' | 'attributes' | 'places'> {
  readonly start: Range;
  readonly end: Range;
  readonly position: Position;
  readonly isInHeading: boolean;
  /** Its markers are definitions, which are for viewers that show HTML as text. */
  readonly isInDefinitions: boolean;
  readonly layout: Layout;
}

export interface FoundSections extends Pick<FoundComments, 'problems' | 'warnings'> {
  readonly sections: readonly Section[];
}

export interface ParsedSections extends FoundSections {
  readonly text: string;
  readonly format: Format;
  /** For all work on the file. */
  readonly timeBudget: TimeBudget;
}

/** With the parser of the format. Offsets are in UTF-16 code units. */
export async function parseSections(
  text: string,
  format: Format,
  timeBudget = new TimeBudget(),
): Promise<ParsedSections> {
  const file = { text, format, timeBudget };
  const none: FoundSections = { sections: [], problems: [], warnings: [] };
  if (!mentionsMarkers(text)) return { ...file, ...none };
  try {
    const end = formats[format].endOfRelevantText(text);
    const parse = await loadParser(format, !hasOnlyComments(text.slice(0, end)));
    const { document, found } = timeBudget.run(end, () => {
      const document = parse(text, end);
      return { document, found: findSections(document) };
    });
    return { ...file, ...(await explainProblems(found, document)) };
  } catch (error) {
    const broken = { ...none, problems: [toParseProblem(error)] };
    return { ...file, ...(await explainProblems(broken, { text, tree: null })) };
  }
}

/** What explains a problem is loaded only if there may be one. */
async function explainProblems(
  found: FoundSections,
  document: Document | { readonly text: string; readonly tree: null },
): Promise<FoundSections> {
  let { sections, problems } = found;
  if (problems.some(isUnpaired) && 'findComments' in document) {
    const { explainUnpaired } = await import('./unread-marker.ts');
    problems = problems.map((problem) => explainUnpaired(problem, document));
  }
  if (conflictLines.some((line) => document.text.includes(line))) {
    const { withoutConflicts } = await import('./merge-conflict.ts');
    ({ sections, problems } = withoutConflicts(document, { sections, problems }));
  }
  return { ...found, sections, problems: problems.toSorted(byOffset) };
}

function isUnpaired({ code }: SectionProblem): boolean {
  return code === 'start-without-end' || code === 'end-without-start';
}

/** How the first and the last line of a merge conflict begin. */
const conflictLines = ['<<<<<<< ', '>>>>>>> '];

export function findSections(document: Document): FoundSections {
  const { text } = document;
  const found = document.findComments();
  const positionAt = createLocator(text);
  const { pairs, problems: markerProblems } = pairMarkers(found.comments, text);
  const divided = findDividedElements(text, pairs);
  const contents = findTableOfContents(text);
  const problems = [...found.problems, ...markerProblems];
  const warnings = [...found.warnings];
  if (markerProblems.some(isUnpaired)) {
    // What looks like a marker may be the missing one.
    for (const [index, problem] of found.problems.entries())
      problems[index] = { ...problem, isOnlySimilar: false };
  }
  const sections: Section[] = [];
  for (const pair of pairs) {
    const { start, end, content, attributes, places } = pair;
    const offset = start.range.start;
    warnings.push(...warningsOf(text, pair));
    if (start.isInLink && containsRange(contents, start.range)) {
      const message =
        'doctoc copied this section from a heading into its table of contents, where it is not ' +
        'updated; move the section below the heading and run doctoc again';
      warnings.push({ offset, code: 'copied-section', message });
      continue;
    }
    const layout = decideLayout(text, pair, positionAt);
    if ('message' in layout) {
      problems.push(layout);
      continue;
    }
    const element = divided.get(pair);
    if (element !== undefined) {
      const name = shorten(element);
      const message =
        `only one of the tags <${name}> and </${name}> is in this section; put ` +
        'both markers inside the element, or both outside';
      problems.push({ offset, code: 'different-containers', message });
    }
    sections.push({
      start: start.range,
      end: end.range,
      content,
      attributes,
      places,
      layout,
      position: positionAt(offset),
      isInHeading: start.isInHeading,
      isInDefinitions: start.syntax === definitionMarkers,
    });
  }
  problems.sort(byOffset);
  warnings.sort(byOffset);
  return { sections, problems, warnings };
}

/**
 * Doctoc copies sections, with a heading, into a link of its table of contents, in Markdown and
 * MDX.
 */
function findTableOfContents(text: string): Range {
  const start = text.search(/(?:<!--|\{\s*\/\*) START doctoc/);
  const length = start < 0 ? -1 : text.slice(start).search(/(?:<!--|\{\s*\/\*) END doctoc/);
  return { start, end: start + length };
}

function warningsOf(text: string, pair: Pair): SectionWarning[] {
  const { place, warning, range } = pair.start;
  const offset = range.start;
  const warnings: SectionWarning[] =
    warning === undefined ? [] : [{ offset, code: 'not-shown', message: warning }];
  if (place.kind !== 'block' || place.isInsideHtml || !isOnOneLine(text, pair)) return warnings;
  // The whole line is an HTML block, so Markdown in it is not rendered, and even plain words do not
  // become a paragraph.
  const rest = /^[^\r\n]*/.exec(text.slice(pair.end.range.end))?.[0].trim() ?? '';
  const startsWithText = rest !== '' && !rest.startsWith('<');
  if (startsWithText || /[*_`~[\]]/.test(rest.replace(/<[^<>]*>/g, ''))) {
    const message =
      'a line that starts with a comment is an HTML block, so the Markdown after the end ' +
      'marker is not rendered; put the markers on their own lines';
    warnings.push({ offset, code: 'not-shown', message });
  }
  return warnings;
}

const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/**
 * Finds sections that contain one tag of an element whose other tag is outside: rewriting would
 * leave that unmatched.
 */
function findDividedElements(text: string, pairs: readonly Pair[]): ReadonlyMap<Pair, string> {
  const contents = pairs.map(({ content }) => content);
  const divided = new Map<Pair, string>();
  if (!contents.some(({ start, end }) => text.slice(start, end).search(tag) >= 0)) return divided;
  // For each name, the sections in which its open elements begin; -1 stands for the text outside.
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
    for (const pair of [pairs[begin], pairs[section]]) if (pair) divided.set(pair, name);
  }
  return divided;
}

export function byOffset(
  one: { readonly offset: number },
  other: { readonly offset: number },
): number {
  return one.offset - other.offset;
}

/** The section that contains the offset, with its markers. */
export function sectionAround(sections: readonly Section[], offset: number): Section | undefined {
  return sections.find(({ start, end }) => start.start <= offset && offset < end.end);
}

/**
 * Why a script, or between definitions the size of a badge, is not possible in a place. On lines of
 * its own and in HTML, a section can show each snippet.
 */
const misplacementReasons = {
  definitions:
    'is HTML, and definitions as markers are for viewers that show HTML as text; write ' +
    'comments as markers (<!-- … -->)',
  tight:
    'needs blank lines around it, but this list has none; put a blank line between two items, ' +
    'or move the section out of the list',
  inline:
    'is not possible in running text, a heading or a table cell; put both markers on lines of ' +
    'their own, with blank lines around',
};

/** In a heading only the badge, because words would change the heading's anchor. */
export function defaultShow(isInHeading: boolean): readonly SnippetName[] {
  return isInHeading ? ['badge'] : ['badge', 'link'];
}

/** Those in the section's marker, else `fallback`, else the default. */
export function snippetsShownIn(
  section: Section,
  fallback: readonly SnippetName[] | null,
): readonly SnippetName[] {
  return section.attributes.show ?? fallback ?? defaultShow(section.isInHeading);
}

/** Null if the section can show each snippet. */
function misplacementIn({ isInDefinitions, layout: { context, lines } }: Section) {
  if (isInDefinitions) return 'definitions';
  if (context === 'inline') return 'inline';
  return context === 'flow' && lines?.blankLines === 'none' ? 'tight' : null;
}

export function findMisplacedSnippets(
  { sections }: Pick<FoundSections, 'sections'>,
  fallback: readonly SnippetName[] | null,
) {
  return sections.flatMap((section): SectionProblem[] => {
    const place = misplacementIn(section);
    if (place === null) return [];
    const scripts = snippetsShownIn(section, fallback).filter(
      (name) => name === 'widget' || name === 'script',
    );
    const sizes = (['width', 'height'] as const).filter(
      (name) => section.attributes[name] !== undefined,
    );
    const [misplaced] = place === 'definitions' ? [...scripts, ...sizes] : scripts;
    if (misplaced === undefined) return [];
    const message = `"${misplaced}" ${misplacementReasons[place]}`;
    return [{ offset: section.start.start, code: 'does-not-fit', message }];
  });
}
