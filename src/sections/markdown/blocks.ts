import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import type { Range } from '../../text/range.ts';
import type { ParseEvents } from './events.ts';

/** Some blocks of a text that have nothing to do with the rest of it, and their events. */
export interface Blocks {
  readonly start: number;
  readonly end: number;
  readonly events: readonly Event[];
  /** Whether a block went on behind a blank line, so that this may end further on than the block does. */
  readonly extended: boolean;
}

/**
 * Reads a text a few blocks at a time: parsers take longer for a long text than for its parts, and what is of no interest
 * need not be read at all.
 *
 * @param interest what makes blocks worth reading; the backticks or tildes of a fence and `<` have to be in it, as what
 * they open goes on behind blank lines
 * @param load gives what reads them, when there is something to read
 */
export async function* blocksOf(
  text: string,
  interest: RegExp,
  load: () => Promise<ParseEvents>,
): AsyncGenerator<Blocks> {
  let read: ParseEvents | undefined;
  let start = 0;
  while (start < text.length) {
    let end = endOfBlocks(text, start === 0 ? frontMatterEnd(text) : start);
    let events: readonly Event[] = [];
    let extended = false;
    const alone = commentAlone(text, { start, end });
    if (alone) events = alone;
    else if (interest.test(text.slice(start, end))) {
      read ??= await load();
      events = read({ start, end });
      for (;;) {
        const open = end < text.length && openAt(events, end);
        if (!open) break;
        if (open === 'codeFenced') end = endOfFence(text, events, end);
        else {
          extended = true;
          end = endOfBlocks(text, end + (end - start));
        }
        events = read({ start, end });
      }
    }
    yield { start, end, events, extended };
    start = end;
  }
}

/** A blank line, and behind it a line that can neither continue a list, quote or footnote nor begin an item of a list. */
const boundary = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

/** Where the blocks end that an offset is in; of those that blank lines do not end, that may be too early. */
export function endOfBlocks(text: string, offset: number): number {
  boundary.lastIndex = offset;
  return boundary.test(text) ? boundary.lastIndex : text.length;
}

const frontMatter =
  /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/;

/** Blank lines do not end it. A parser that looks for its end in vain sees no quotes and lists on the way. */
function frontMatterEnd(text: string): number {
  return frontMatter.exec(text)?.[0].length ?? 0;
}

const goingOn = new Set<string>(['htmlFlow', 'codeFenced']);
const containers = new Set<string>(['blockQuote', 'listOrdered', 'listUnordered', 'gfmFootnoteDefinition']);

/** The block that is open at the end of some events, of those that blank lines do not end. In containers they end with these. */
function openAt(events: readonly Event[], end: number): string | null {
  const last = events.findLast(([, { type }]) => goingOn.has(type) || containers.has(type));
  return last && goingOn.has(last[1].type) && last[1].end.offset === end ? last[1].type : null;
}

/** Where the line ends that closes the last fence of some events, behind an offset where it is open. */
function endOfFence(text: string, events: readonly Event[], offset: number): number {
  const opening = events.findLast(([, { type }]) => type === 'codeFencedFenceSequence')?.[1];
  const marks = text.slice(opening?.start.offset, opening?.end.offset);
  const closing = new RegExp(
    `(?<=[\\r\\n]) {0,3}${marks.slice(0, 1)}{${marks.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,
    'g',
  );
  closing.lastIndex = offset;
  return closing.test(text) ? closing.lastIndex : text.length;
}

/** A comment on one line, from its margin, and nothing else. */
const comment = /(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y;

/**
 * The events of blocks that hold a comment alone, which is how most sections begin and end; null where they hold anything
 * else. CommonMark leaves no choice here (HTML blocks, kind 2), so no parser has to be loaded for it.
 *
 * @param blocks begin with a line that continues nothing
 */
export function commentAlone(text: string, { start, end }: Range): Event[] | null {
  comment.lastIndex = start;
  const [all = '', line = ''] = comment.exec(text) ?? [];
  if (line === '' || start + all.length !== end) return null;
  const [from, to] = [pointAt(start, 1), pointAt(start + line.length, line.length + 1)];
  const block: Token = { type: 'htmlFlow', start: from, end: to };
  const data: Token = { type: 'htmlFlowData', start: from, end: to };
  return [
    ['enter', block, context],
    ['enter', data, context],
    ['exit', data, context],
    ['exit', block, context],
  ];
}

/** Nothing was tokenized. */
const context = Object.freeze({}) as TokenizeContext;

function pointAt(offset: number, column: number): Point {
  return { line: 1, column, offset, _index: 0, _bufferIndex: 0 };
}
