import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Event, Extension } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import type { TimeBudget } from '../time-limit.ts';

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];

/** The normalized labels of reference definitions and footnotes. */
export interface Labels {
  readonly links: readonly string[];
  readonly footnotes: readonly string[];
}

/** Parses a part of a text into events. */
export type ParseEvents = (part: Range) => readonly Event[];

export interface EventOptions {
  /** Limits the time of parsing. */
  readonly timeBudget: TimeBudget;
  /** The labels that count as defined, in addition to those that the parts define. */
  readonly labels?: Labels;
  /** Extensions of micromark, in addition to GFM and front matter. */
  readonly extensions?: readonly Extension[];
}

/**
 * Creates a parser for parts of a Markdown text (CommonMark, GFM, front matter). It returns the events of micromark, the
 * parser inside remark. Their offsets are relative to the whole text, including a byte-order mark.
 */
export function createEventParser(text: string, { timeBudget, labels, ...options }: EventOptions): ParseEvents {
  const parser = parse({ extensions: [...extensions, ...(options.extensions ?? [])] });
  parser.defined.push(...(labels?.links ?? []));
  parser.gfmFootnotes = [...(labels?.footnotes ?? [])];
  return (part) => timeBudget.run(part, () => parsePart(part));

  function parsePart({ start, end }: Range): readonly Event[] {
    const isFirst = start === 0;
    const offset = isFirst && text.startsWith('\uFEFF') ? 1 : start;
    // `lazy` is keyed by line number, and line numbers start again with each part.
    parser.lazy = {};
    // Front matter is only recognized on line 1.
    const document = parser.document({ line: isFirst ? 1 : 2, column: 1, offset });
    const toChunks = preprocess();
    // Only the first chunk of a stream may begin with a byte-order mark.
    if (!isFirst) toChunks('', undefined, false);
    return postprocess(document.write(toChunks(text.slice(start, end), undefined, true)));
  }
}
