import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import { type Kind, type Pair, pairRuns, type Run } from './runs.ts';

/** A run of marks in the events of a parser. */
interface Sequence extends Run {
  readonly token: Token;
}

const sequenceTypes: ReadonlySet<string> = new Set(['attentionSequence', 'strikethroughSequenceTemporary']);

/**
 * Turns the runs of marks in some events into emphasis and strikethrough, with the tokens of micromark, which keeps hold of
 * the list of events.
 */
export function resolveRuns(events: Event[], context: TokenizeContext, first: Kind): Event[] {
  const sequences = events.flatMap(([action, token]) =>
    action === 'enter' && sequenceTypes.has(token.type) ? [sequenceOf(token, context)] : [],
  );
  if (sequences.length === 0) return events;
  const groups = pairRuns(sequences, first).map(groupOf);
  const closed = byToken(groups, ({ pair }) => pair.closing.token);
  // Of the groups that a run opens, the last one is around the others.
  const opened = byToken(groups.reverse(), ({ pair }) => pair.opening.token);
  for (const event of events.splice(0)) {
    const [action, token] = event;
    if (!sequenceTypes.has(token.type)) events.push(event);
    else if (action === 'enter') {
      for (const [side, part] of partsOf(token, closed.get(token) ?? [], opened.get(token) ?? [])) {
        events.push([side, part, context]);
      }
    }
  }
  return events;
}

function sequenceOf(token: Token, context: TokenizeContext): Sequence {
  const { start, end, _open, _close } = token;
  const mark = context.sliceSerialize(token).charAt(0);
  const place = { start: start.offset, end: end.offset };
  return { ...place, mark, opens: _open === true, closes: _close === true, token };
}

/** A pair and its tokens. */
interface Group {
  readonly pair: Pair<Sequence>;
  readonly token: Token;
  readonly text: Token;
  readonly opening: Token;
  readonly closing: Token;
}

function groupOf(pair: Pair<Sequence>): Group {
  const { type, start, end, use } = pair;
  const [from, to] = [pair.opening.token, pair.closing.token];
  return {
    pair,
    token: tokenIn(from, to, type, start, end),
    text: tokenIn(from, to, `${type}Text`, start + use, end - use),
    opening: tokenIn(from, from, `${type}Sequence`, start, start + use),
    closing: tokenIn(to, to, `${type}Sequence`, end - use, end),
  };
}

function byToken(groups: readonly Group[], tokenOf: (group: Group) => Token): ReadonlyMap<Token, Group[]> {
  const map = new Map<Token, Group[]>();
  for (const group of groups) {
    const token = tokenOf(group);
    const list = map.get(token);
    if (list) list.push(group);
    else map.set(token, [group]);
  }
  return map;
}

type Part = readonly ['enter' | 'exit', Token];

/** What a run consists of: marks that close, marks that are words, and marks that open. */
function partsOf(run: Token, closed: readonly Group[], opened: readonly Group[]): Part[] {
  const used = (groups: readonly Group[]) => groups.reduce((sum, { pair }) => sum + pair.use, 0);
  const [from, to] = [run.start.offset + used(closed), run.end.offset - used(opened)];
  return [
    ...closed.flatMap(({ token, text, closing }): Part[] => [
      ['exit', text],
      ...whole(closing),
      ['exit', token],
    ]),
    ...(to > from ? whole(tokenIn(run, run, 'data', from, to)) : []),
    ...opened.flatMap(({ token, text, opening }): Part[] => [
      ['enter', token],
      ...whole(opening),
      ['enter', text],
    ]),
  ];
}

function whole(token: Token): Part[] {
  return [
    ['enter', token],
    ['exit', token],
  ];
}

/** A token from an offset in one run to an offset in another. */
function tokenIn(from: Token, to: Token, type: Token['type'], start: number, end: number): Token {
  return { type, start: pointIn(from, start), end: pointIn(to, end) };
}

/** A run is on one line and in one chunk. */
function pointIn({ start }: Token, offset: number): Point {
  const by = offset - start.offset;
  return { ...start, offset, column: start.column + by, _bufferIndex: start._bufferIndex + by };
}
