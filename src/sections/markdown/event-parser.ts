import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import type { Event, Extension } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import type { TimeBudget } from '../../text/time-limit.ts';

/** The normalized labels of reference definitions and footnotes. */
export interface Labels {
  readonly links: readonly string[];
  readonly footnotes: readonly string[];
}

/** Parses a part of a text into events. */
export type ParseEvents = (part: Range) => readonly Event[];

/**
 * Creates a parser for parts of a Markdown text (CommonMark, GFM). It returns the events of micromark, the parser inside
 * remark. Their offsets are relative to the whole text.
 *
 * @param labels the labels that count as defined, in addition to those that a part defines
 */
export function createEventParser(
  text: string,
  labels: Labels,
  timeBudget: TimeBudget,
  extensions: readonly Extension[] = [],
): ParseEvents {
  const parser = parse({ extensions: [gfm(), ...extensions] });
  parser.defined.push(...labels.links);
  parser.gfmFootnotes = [...labels.footnotes];
  return (part) =>
    timeBudget.run(part, () => {
      // `lazy` is keyed by line number, and line numbers start again with each part.
      parser.lazy = {};
      const document = parser.document({ line: 1, column: 1, offset: part.start });
      const toChunks = preprocess();
      // In the first chunk of a stream, the parser ignores a byte-order mark.
      toChunks('', undefined, false);
      return postprocess(document.write(toChunks(text.slice(part.start, part.end), undefined, true)));
    });
}
