import { createLocator } from '../text/position.ts';
import { findRawHtmlLineWarnings } from './checks/raw-html-line.ts';
import { findUnbalancedElements } from './checks/unbalanced-elements.ts';
import type { Format } from './format.ts';
import { computeLayout } from './layout/layout.ts';
import { contentRange, pairMarkers } from './markers/pair.ts';
import { mentionsMarkers } from './mentions-markers.ts';
import { emptyDocument, type ParsedDocument, type ParseOptions } from './parsed-document.ts';
import type { SectionProblem, SectionWarning } from './problem.ts';
import type { Section } from './section.ts';
import { ParseLimitError, ParseTimer, type TimeEffects } from './time-limit.ts';

/** The sections of a text, and the problems of its markers. A text with problems is never written. */
export interface FindResult {
  readonly sections: readonly Section[];
  readonly problems: readonly SectionProblem[];
  readonly warnings: readonly SectionWarning[];
  readonly document: ParsedDocument;
  /** Limits the time of what is still to be parsed of the same file. */
  readonly timer: ParseTimer;
}

/**
 * Finds the marked sections of a text with the parser of its format.
 *
 * @param text the whole text; offsets of the result count in it, in UTF-16 code units
 * @param format how to parse the text
 * @param options.effects to limit the time of parsing; without them there is no limit
 */
export async function findSections(
  text: string,
  format: Format,
  { effects, ...options }: FindOptions = {},
): Promise<FindResult> {
  const timer = options.timer ?? new ParseTimer(effects);
  if (!mentionsMarkers(text)) return toFindResult(text, format, emptyDocument, timer);
  const read = await readers[format]();
  try {
    return toFindResult(text, format, await read(text, { ...options, timer }), timer);
  } catch (error) {
    if (!(error instanceof ParseLimitError)) throw error;
    return toFindResult(text, format, { ...emptyDocument, problems: [error.problem] }, timer);
  }
}

/** Finds the marked sections of a parsed text. */
export function toFindResult(
  text: string,
  format: Format,
  document: ParsedDocument,
  timer = new ParseTimer(),
): FindResult {
  const spelling = format === 'mdx' ? 'mdx' : 'html';
  const positionAt = createLocator(text);
  const pairing = pairMarkers(document, spelling);
  const crossed = findUnbalancedElements(document.elements, pairing.pairs);
  const problems = [...(document.problems ?? []), ...pairing.problems];
  const sections: Section[] = [];
  for (const pair of pairing.pairs) {
    const { start, end, marker } = pair;
    const layout = computeLayout(text, pair, positionAt);
    const problem = layout.valid ? crossed.get(pair) : layout.problem;
    if (problem) problems.push(problem);
    if (!layout.valid) continue;
    sections.push({
      start: start.range,
      end: end.range,
      content: contentRange(pair),
      position: positionAt(start.range.start),
      isInHeading: start.isInHeading,
      layout: layout.layout,
      attributes: marker.attributes,
    });
  }
  return {
    sections,
    problems: problems.sort((one, other) => one.offset - other.offset),
    warnings: format === 'md' ? pairing.pairs.flatMap((pair) => findRawHtmlLineWarnings(text, pair)) : [],
    document,
    timer,
  };
}

export interface FindOptions extends ParseOptions {
  readonly effects?: TimeEffects | undefined;
}

type Reader = (text: string, options: ParseOptions) => ParsedDocument | Promise<ParsedDocument>;

/** The parser of each format, loaded when it is needed. */
const readers: Readonly<Record<Format, () => Promise<Reader>>> = {
  md: async () => (await import(/* webpackMode: "eager" */ './markdown/parse.ts')).parseMarkdown,
  mdx: async () => (await import(/* webpackChunkName: "mdx" */ './mdx/parse.ts')).parseMdx,
  html: async () => (await import(/* webpackChunkName: "html" */ './html/parse-file.ts')).parseHtmlFile,
};
