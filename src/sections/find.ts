import { placesIn } from '../text/position.ts';
import { rawMarkdown } from './checks/raw-html-line.ts';
import { crossedBy } from './checks/unbalanced-elements.ts';
import type { Format } from './format.ts';
import { layoutOf } from './layout/layout.ts';
import { contentOf, pairMarkers } from './markers/pair.ts';
import { mentionsMarkers } from './mentions-markers.ts';
import { emptyReading, type Reading, type ReadingOptions } from './parsed-document.ts';
import type { SectionProblem, SectionWarning } from './problem.ts';
import type { Section } from './section.ts';
import { ParseLimitError, ParseTimer, type TimeEffects } from './time-limit.ts';

/** The sections of a text, and what is wrong with its markers. A text with problems is never written. */
export interface Finding {
  readonly sections: readonly Section[];
  readonly problems: readonly SectionProblem[];
  /** What is allowed but probably not meant. */
  readonly warnings: readonly SectionWarning[];
  readonly reading: Reading;
  /** Limits the time of what is still to be parsed of the same file. */
  readonly timer: ParseTimer;
}

/**
 * Finds the marked sections of a text with the parser of its format.
 *
 * @param text the whole text; offsets of the result count in it, in UTF-16 code units
 * @param format what the text is read as
 * @param options.effects to limit the time of parsing; without them there is no limit
 */
export async function findSections(
  text: string,
  format: Format,
  { effects, ...options }: FindOptions = {},
): Promise<Finding> {
  const timer = options.timer ?? new ParseTimer(effects);
  if (!mentionsMarkers(text)) return findingOf(text, format, emptyReading, timer);
  const read = await readers[format]();
  try {
    return findingOf(text, format, await read(text, { ...options, timer }), timer);
  } catch (error) {
    if (!(error instanceof ParseLimitError)) throw error;
    return findingOf(text, format, { ...emptyReading, faults: [error.problem] }, timer);
  }
}

/** Finds the marked sections in what a parser saw of a text. */
export function findingOf(text: string, format: Format, reading: Reading, timer = new ParseTimer()): Finding {
  const spelling = format === 'mdx' ? 'mdx' : 'html';
  const placeOf = placesIn(text);
  const pairing = pairMarkers(reading, spelling);
  const crossed = crossedBy(reading.elements, pairing.pairs);
  const problems = [...(reading.faults ?? []), ...pairing.problems];
  const sections: Section[] = [];
  for (const pair of pairing.pairs) {
    const { start, end, marker } = pair;
    const layout = layoutOf(text, pair, placeOf);
    const problem = layout.valid ? crossed.get(pair) : layout.problem;
    if (problem) problems.push(problem);
    if (!layout.valid) continue;
    sections.push({
      start: start.range,
      end: end.range,
      content: contentOf(pair),
      place: placeOf(start.range.start),
      heading: start.heading,
      layout: layout.layout,
      attributes: marker.attributes,
    });
  }
  return {
    sections,
    problems: problems.sort((one, other) => one.offset - other.offset),
    warnings: format === 'md' ? pairing.pairs.flatMap((pair) => rawMarkdown(text, pair)) : [],
    reading,
    timer,
  };
}

export interface FindOptions extends ReadingOptions {
  readonly effects?: TimeEffects | undefined;
}

type Reader = (text: string, options: ReadingOptions) => Reading | Promise<Reading>;

/** The parsers, each loaded only when a file is written so. */
const readers: Readonly<Record<Format, () => Promise<Reader>>> = {
  md: async () => (await import(/* webpackMode: "eager" */ './markdown/parse.ts')).readMarkdown,
  mdx: async () => (await import(/* webpackChunkName: "mdx" */ './mdx/parse.ts')).readMdx,
  html: async () => (await import(/* webpackChunkName: "html" */ './html/parse-file.ts')).readHtmlFile,
};
