import type { Range } from './range.ts';

/** A blank line, and behind it a line that can neither continue a list, quote or footnote nor begin an item of a list. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

const frontMatter =
  /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)/;

/** How much of a text is worth reading by itself, in UTF-16 code units. */
const enough = 4_096;

/**
 * Cuts a text into pieces whose blocks have nothing to do with each other: between two of them no list, quote or paragraph
 * is open. Whether a fence of code or a block of HTML is, only the parser knows: told so, the next piece is the same one
 * with more behind it.
 *
 * @param until what has to be read; the last piece ends with the blocks there
 * @yields pieces of the text; `next(true)` asks for a longer one, as it ends in an open block
 */
export function* piecesOf(text: string, until: number): Generator<Range, void, boolean> {
  let start = 0;
  while (start < until) {
    let length = Math.max(enough, frontMatter.exec(start === 0 ? text : '')?.[0].length ?? 0);
    let end = boundaryBehind(text, Math.min(start + length, until));
    while ((yield { start, end }) && end < text.length) {
      length = 2 * (end - start);
      end = boundaryBehind(text, start + length);
    }
    start = end;
  }
}

function boundaryBehind(text: string, offset: number): number {
  boundary.lastIndex = offset;
  return boundary.exec(text) ? boundary.lastIndex : text.length;
}
