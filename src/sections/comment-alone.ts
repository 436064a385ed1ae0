import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import type { Range } from './range.ts';

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
