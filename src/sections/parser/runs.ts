import type { Range } from '../../text/range.ts';

/** A run of `*`, `_` or `~`. */
export interface Run extends Range {
  readonly mark: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** What is paired: emphasis with strong emphasis, or strikethrough. */
export type Kind = 'emphasis' | 'strikethrough';

/** Two runs, what stands between them, and how many marks of each belong to it. */
export interface Pair<R extends Run = Run> extends Range {
  readonly type: 'emphasis' | 'strong' | 'strikethrough';
  readonly use: number;
  readonly opening: R;
  readonly closing: R;
}

/**
 * Pairs the runs of a stretch of running text as CommonMark and GFM do, in linear time: micromark looks back to the start
 * of the stretch from every run.
 *
 * @param runs in order; the text of a link is a stretch of its own
 * @param first what is paired first; the other kind is paired inside and outside of these pairs, not across
 */
export function pairRuns<R extends Run>(runs: readonly R[], first: Kind): Pair<R>[] {
  const isFirst = (run: Run) => kindOf(run) === first;
  const pairs = pairKind(runs.filter(isFirst));
  const others = runs.filter((run) => !isFirst(run));
  return [...pairs, ...apart(others, pairs).flatMap((group) => pairKind(group))];
}

/** The runs of one kind that may be paired with each other: those with the same pair closest around them. */
function apart<R extends Run>(runs: readonly R[], pairs: readonly Pair[]): R[][] {
  const inOrder = [...pairs].sort((one, other) => one.start - other.start || other.end - one.end);
  const groups = new Map<Pair | undefined, R[]>();
  const around: Pair[] = [];
  let next = 0;
  for (const run of runs) {
    for (let pair = inOrder[next]; pair && pair.start < run.start; pair = inOrder[next]) {
      leave(pair.start);
      around.push(pair);
      next += 1;
    }
    leave(run.start);
    const group = groups.get(around.at(-1)) ?? [];
    groups.set(around.at(-1), group);
    group.push(run);
  }
  return [...groups.values()];

  function leave(offset: number): void {
    while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= offset) around.pop();
  }
}

/** Pairs runs that are all of emphasis or all of strikethrough. */
function pairKind<R extends Run>(runs: readonly R[]): Pair<R>[] {
  const pairs: Pair<R>[] = [];
  const openers: R[] = [];
  /** For each kind of closer, how many of the openers are known not to suit it. */
  const unsuited = new Map<string, number>();
  for (const run of runs) {
    let rest = run;
    while (rest.closes && rest.end > rest.start) {
      const kind = [rest.mark, rest.opens, kindOfLength(rest)].join();
      const from = unsuited.get(kind) ?? 0;
      let index = openers.length - 1;
      while (index >= from && !suits(openers[index], rest)) index -= 1;
      const opener = openers[index];
      if (index < from || !opener) {
        unsuited.set(kind, openers.length);
        break;
      }
      const use = used(opener, rest);
      const [start, end] = [opener.end - use, rest.start + use];
      pairs.push({ type: typeOf(rest.mark, use), start, end, use, opening: opener, closing: rest });
      openers.length = index;
      if (start > opener.start) openers.push({ ...opener, end: start });
      for (const [key, count] of unsuited) unsuited.set(key, Math.min(count, index));
      rest = { ...rest, start: end };
    }
    if (rest.opens && rest.end > rest.start) openers.push(rest);
  }
  return pairs;
}

/** What a run can become. */
export function kindOf({ mark }: Run): Kind {
  return mark === '~' ? 'strikethrough' : 'emphasis';
}

const lengthOf = ({ start, end }: Run) => end - start;

/** What of a closer's length decides which openers suit it. */
function kindOfLength(closer: Run): number {
  return closer.mark === '~' ? lengthOf(closer) : lengthOf(closer) % 3;
}

function suits(opener: Run | undefined, closer: Run): boolean {
  if (opener?.mark !== closer.mark) return false;
  if (closer.mark === '~') return lengthOf(opener) === lengthOf(closer);
  const both = opener.closes || closer.opens;
  return !(both && lengthOf(closer) % 3 !== 0 && (lengthOf(opener) + lengthOf(closer)) % 3 === 0);
}

/** How many marks a pair takes of its runs. */
function used(opener: Run, closer: Run): number {
  if (closer.mark === '~') return lengthOf(closer);
  return lengthOf(opener) > 1 && lengthOf(closer) > 1 ? 2 : 1;
}

function typeOf(mark: string, use: number): Pair['type'] {
  if (mark === '~') return 'strikethrough';
  return use > 1 ? 'strong' : 'emphasis';
}
