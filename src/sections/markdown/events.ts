import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { subtokenize } from 'micromark-util-subtokenize';
import type { Event, Extension, Token } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import { boundConstructs } from '../parser/bounded.ts';
import type { Labels } from './labels.ts';

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];

/** Reads a part of a text into events. */
export type ReadEvents = (part: Range) => readonly Event[];

export interface EventOptions {
  /** What to take as defined, besides what the parts define. */
  readonly labels?: Labels;
  /** What running text must hold to be looked into; all is looked into where nothing is said. */
  readonly inline?: RegExp;
  /** What else the text is made of. */
  readonly more?: readonly Extension[];
}

/**
 * Prepares to read parts of a Markdown text (CommonMark, GFM, front matter) into the events of micromark, the parser
 * inside remark. Offsets count in the whole text, a byte-order mark included. Emphasis and strikethrough come as runs.
 */
export function markdownEvents(text: string, { labels, inline, more = [] }: EventOptions = {}): ReadEvents {
  const parser = parse({ extensions: [...extensions, ...more] });
  boundConstructs(parser, text);
  parser.defined.push(...(labels?.links ?? []));
  parser.gfmFootnotes = [...(labels?.footnotes ?? [])];
  const match = inline && searchIn(text, inline);
  return ({ start, end }) => {
    const offset = start === 0 && text.startsWith('\uFEFF') ? 1 : start;
    // Every part counts its lines anew.
    parser.lazy = {};
    // Front matter stands on the first line alone.
    const document = parser.document({ line: start === 0 ? 1 : 2, column: 1, offset });
    const chunksOf = preprocess();
    // What looks like a byte-order mark further on is none.
    if (start > 0) chunksOf('', undefined, false);
    const events = document.write(chunksOf(text.slice(start, end), undefined, true));
    return match ? readWhere(match, events) : postprocess(events);
  };
}

/** Running text that does not match is left as it is, and so are titles, addresses and the like. */
function readWhere(match: (offset: number) => number, events: Event[]): Event[] {
  while (leaveUnmatched(match, events)) subtokenize(events);
  return events;
}

/** Leaves what does not match, and tells whether there is more to read. */
function leaveUnmatched(match: (offset: number) => number, events: readonly Event[]): boolean {
  let isMore = false;
  for (const event of events) {
    const token = event[1];
    const { contentType } = token;
    if (contentType === undefined || token.previous || event[0] === 'exit') continue;
    if (contentType === 'string' || contentType === 'text') {
      const lines = linesOf(token);
      const end = lines.at(-1)?.end.offset ?? token.start.offset;
      if (contentType === 'string' || match(token.start.offset) >= end) {
        for (const line of lines) line.contentType = undefined;
        continue;
      }
    }
    isMore = true;
  }
  return isMore;
}

/** A block of text is a chain of tokens. */
function linesOf(first: Token): Token[] {
  const lines: Token[] = [];
  for (let line: Token | undefined = first; line; line = line.next) lines.push(line);
  return lines;
}

/** Prepares to tell where the first match at or behind an offset is, and remembers it for the offsets between. */
function searchIn(text: string, pattern: RegExp): (offset: number) => number {
  const search = new RegExp(pattern, 'g');
  let known = { from: 0, at: -1 };
  return (offset) => {
    if (offset < known.from || offset > known.at) {
      search.lastIndex = offset;
      known = { from: offset, at: search.exec(text)?.index ?? Number.POSITIVE_INFINITY };
    }
    return known.at;
  };
}
