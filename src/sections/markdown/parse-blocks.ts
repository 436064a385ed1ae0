import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import type { ParseEvents } from './event-parser.ts';

/** Consecutive blocks of a text that can be parsed on their own, and their events. */
export interface Blocks {
  readonly start: number;
  readonly end: number;
  readonly events: readonly Event[];
  /** Whether an HTML block continued after a blank line, so that `end` may be after the end of that block. */
  readonly isExtended: boolean;
}

/**
 * Parses a text a few blocks at a time, because the parser takes longer for a long text than for its parts, and irrelevant
 * blocks need not be parsed at all.
 *
 * @param relevant matches the blocks to parse; it must match code fences and `<`, which can open a block that continues after
 * blank lines
 * @param load loads the parser; it is called when there is something to parse
 */
export async function* parseBlocks(
  text: string,
  relevant: RegExp,
  load: () => Promise<ParseEvents>,
): AsyncGenerator<Blocks> {
  let parseEvents: ParseEvents | undefined;
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfBlocks(text, start === 0 ? frontMatterEnd(text) : start);
    let events = parseLoneComment(text, { start, end }) ?? [];
    let isExtended = false;
    if (events.length === 0 && relevant.test(text.slice(start, end))) {
      parseEvents ??= await load();
      events = parseEvents({ start, end });
      for (
        let unclosed = findUnclosedBlock(events);
        unclosed && end < text.length;
        unclosed = findUnclosedBlock(events)
      ) {
        if (unclosed === 'codeFenced') {
          end = fenceEnd(text, events, end);
        } else {
          isExtended = true;
          end = endOfBlocks(text, end + (end - start));
        }
        events = parseEvents({ start, end });
      }
    }
    yield { start, end, events, isExtended };
  }
}

/** Matches a blank line before a line that can neither continue a list, quote or footnote nor begin a list item. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

/** The offset where the blocks around an offset end. It may be too early for blocks that continue after blank lines. */
function endOfBlocks(text: string, offset: number): number {
  boundary.lastIndex = offset;
  return boundary.test(text) ? boundary.lastIndex : text.length;
}

const frontMatter =
  /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/;

/** The end of the front matter, which may contain blank lines: 0 if there is none, the text's end if it is not closed. */
function frontMatterEnd(text: string): number {
  return frontMatter.exec(text)?.[0].length ?? 0;
}

const blocksAcrossBlankLines = new Set<string>(['htmlFlow', 'codeFenced']);

/**
 * The type of the block that is still open after the last event and can continue after a blank line; null if there is none.
 * A block inside a container never can.
 */
function findUnclosedBlock(events: readonly Event[]): string | null {
  const type = events.at(-1)?.[1].type ?? '';
  return blocksAcrossBlankLines.has(type) ? type : null;
}

/** The end of the line that closes the last code fence of the events, which is open at `offset`. */
function fenceEnd(text: string, events: readonly Event[], offset: number): number {
  const opening = events.findLast(([, { type }]) => type === 'codeFencedFenceSequence')?.[1];
  const marks = text.slice(opening?.start.offset, opening?.end.offset);
  const fence = `${marks.slice(0, 1)}{${marks.length},}`;
  const closing = new RegExp(`(?<=[\\r\\n]) {0,3}${fence}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`, 'g');
  closing.lastIndex = offset;
  return closing.test(text) ? closing.lastIndex : text.length;
}

/** Matches a comment that is alone on its line, and the blank lines after it. */
const loneComment = /(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y;

/**
 * Parses blocks that are a single comment, as most markers are; null for other blocks. CommonMark defines this case
 * unambiguously (HTML blocks, kind 2). A run that needs no other block does not load the parser.
 */
function parseLoneComment(text: string, { start, end }: Range): readonly Event[] | null {
  loneComment.lastIndex = start;
  const match = loneComment.exec(text);
  if (match?.[0].length !== end - start) return null;
  const [, line = ''] = match;
  const range = { start: pointAt(start, 1), end: pointAt(start + line.length, line.length + 1) };
  const block: Token = { type: 'htmlFlow', ...range };
  const data: Token = { type: 'htmlFlowData', ...range };
  return [
    ['enter', block, context],
    ['enter', data, context],
    ['exit', data, context],
    ['exit', block, context],
  ];
}

/** Required by the type of events; no visitor uses it. */
const context = {} as TokenizeContext;

function pointAt(offset: number, column: number): Point {
  return { line: 1, column, offset, _index: 0, _bufferIndex: 0 };
}
