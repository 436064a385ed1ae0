import type { Format } from './format.ts';
import { layoutOf } from './layout.ts';
import { readMarkdown } from './markdown.ts';
import type { Spelling } from './marker.ts';
import { type Pair, pairMarkers } from './pair.ts';
import { placeOf } from './place.ts';
import type { SectionProblem, SectionWarning } from './problem.ts';
import type { Reading } from './reading.ts';
import type { Section } from './section.ts';

/** The sections of a text, and what is wrong with its markers. A text with problems is never written. */
export interface Finding {
  readonly sections: readonly Section[];
  readonly problems: readonly SectionProblem[];
  /** What is allowed but probably not meant. */
  readonly warnings: readonly SectionWarning[];
  readonly reading: Reading;
}

/**
 * Finds the marked sections of a text with the parser of its format.
 *
 * @param text the whole text; offsets of the result count in it, in UTF-16 code units
 * @param format what the text is read as
 * @param defined reference labels to take as defined, besides those of the text
 */
export function findSections(text: string, format: Format, defined: readonly string[] = []): Finding {
  const { read, spelling } = dialects[format];
  const reading = read(text, defined);
  const pairing = pairMarkers(reading, spelling);
  const sections: Section[] = [];
  const problems = [...pairing.problems];
  const warnings: SectionWarning[] = [];
  for (const pair of pairing.pairs) {
    const layout = layoutOf(text, pair);
    if (layout.valid) sections.push(sectionOf(text, pair, layout.layout));
    else problems.push(layout.problem);
    if (format === 'md' && leavesRawMarkdown(text, pair)) warnings.push(rawMarkdown(pair));
  }
  return { sections, problems: problems.sort((one, other) => one.offset - other.offset), warnings, reading };
}

interface Dialect {
  readonly read: (text: string, defined: readonly string[]) => Reading;
  readonly spelling: Spelling;
}

const dialects: Readonly<Record<Format, Dialect>> = {
  md: { read: readMarkdown, spelling: 'html' },
  mdx: { read: readMarkdown, spelling: 'mdx' },
  html: { read: readMarkdown, spelling: 'html' },
};

function sectionOf(text: string, { start, end, marker }: Pair, layout: Section['layout']): Section {
  return {
    start: start.range,
    end: end.range,
    content: { start: start.range.end, end: end.range.start },
    place: placeOf(text, start.range.start),
    layout,
    attributes: marker.attributes,
  };
}

/** A line that begins with a comment is HTML to its end, so Markdown behind the end marker is not read as Markdown. */
function leavesRawMarkdown(text: string, { start, end }: Pair): boolean {
  if (start.position.kind !== 'flow' || start.position.leading) return false;
  if (/[\r\n]/.test(text.slice(start.range.start, end.range.end))) return false;
  const rest = /^[^\r\n]*/.exec(text.slice(end.range.end))?.[0].trim() ?? '';
  return rest !== '' && !rest.startsWith('<');
}

function rawMarkdown({ start }: Pair): SectionWarning {
  const message =
    'this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own';
  return { offset: start.range.start, code: 'raw-markdown', message };
}
