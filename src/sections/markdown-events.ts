import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Event, Extension, ParseContext } from 'micromark-util-types';
import { boundConstructs } from './bounded.ts';
import type { Labels } from './definition.ts';
import type { Range } from './range.ts';

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];

/** Reads a part of a text into events. */
export type ReadEvents = (part: Range) => readonly Event[];

export interface EventOptions {
  /** What to take as defined, besides what the parts define. */
  readonly labels?: Labels;
  /** Whether to look into all running text, or only where HTML or a comment in another spelling may be. */
  readonly inline?: 'all' | 'comments';
  /** What else the text is made of. */
  readonly more?: readonly Extension[];
}

/**
 * Prepares to read parts of a Markdown text (CommonMark, GFM, front matter) into the events of micromark, the parser
 * inside remark. Offsets count in the whole text, a byte-order mark included. Emphasis and strikethrough come as runs.
 */
export function markdownEvents(
  text: string,
  { labels, inline = 'all', more = [] }: EventOptions = {},
): ReadEvents {
  const parser = parse({ extensions: [...extensions, ...more] });
  boundConstructs(parser, text);
  if (inline === 'comments') skipPlainText(parser, text);
  parser.defined.push(...(labels?.links ?? []));
  parser.gfmFootnotes = [...(labels?.footnotes ?? [])];
  return ({ start, end }) => {
    const offset = start === 0 && text.startsWith('\uFEFF') ? 1 : start;
    // Every part counts its lines anew.
    parser.lazy = {};
    // Front matter stands on the first line alone.
    const document = parser.document({ line: start === 0 ? 1 : 2, column: 1, offset });
    return postprocess(document.write(preprocess()(text.slice(start, end), undefined, true)));
  };
}

/** Blocks of text without anything that begins a comment are taken for plain words. */
function skipPlainText(parser: ParseContext, text: string): void {
  const { text: read, constructs } = parser;
  const all = constructs.text;
  const plain = Object.fromEntries([-5, -4, -3].map((lineEnding) => [lineEnding, all[lineEnding]]));
  const blankLine = searchIn(text, /(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g);
  const opening = searchIn(text, /<|\/\*/g);
  parser.text = (from) => {
    const offset = from?.offset ?? 0;
    constructs.text = opening(offset) < blankLine(offset) ? all : plain;
    return read(from);
  };
}

/** Prepares to tell where the first match at or behind an offset is, and remembers it for the offsets between. */
function searchIn(text: string, pattern: RegExp): (offset: number) => number {
  let known = { from: 0, at: -1 };
  return (offset) => {
    if (offset < known.from || offset > known.at) {
      pattern.lastIndex = offset;
      known = { from: offset, at: pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY };
    }
    return known.at;
  };
}
