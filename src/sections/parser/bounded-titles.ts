import type { Construct, Effects, State, TokenizeContext } from 'micromark-util-types';

/** By the mark that opens titles, how far those that failed went. */
type Failures = Map<string, number>;

/**
 * Bounds how far titles of links are looked for (`[a](b (title))`). Where the link of one fails, those fail as well that begin
 * with the same mark inside of it: they end where it does, or do not end either.
 */
export function boundTitles(labelEnd: Construct, text: string): Construct {
  const failures = new WeakMap<TokenizeContext, Failures>();
  return {
    ...labelEnd,
    tokenize(effects, ok, nok) {
      const failed = failures.get(this) ?? new Map();
      failures.set(this, failed);
      const attempt: Effects['attempt'] = (tried, found, missing) =>
        effects.attempt(isConstruct(tried) ? boundTitle(tried, text, failed) : tried, found, missing);
      return labelEnd.tokenize.call(this, { ...effects, attempt }, ok, nok);
    },
  };
}

function isConstruct(tried: object): tried is Construct {
  return 'tokenize' in tried;
}

function boundTitle(resource: Construct, text: string, failed: Failures): Construct {
  return {
    ...resource,
    tokenize(effects, ok, nok) {
      let mark = '';
      let end = Number.POSITIVE_INFINITY;
      let isHopeless = false;
      let isOver = false;
      const enter: Effects['enter'] = (type, fields) => {
        if (type === 'resourceTitle') {
          const { offset } = this.now();
          mark = text.charAt(offset);
          isHopeless = offset < (failed.get(mark) ?? 0);
        }
        return effects.enter(type, fields);
      };
      const exit: Effects['exit'] = (type) => {
        if (type === 'resourceTitle') end = this.now().offset - 1;
        return effects.exit(type);
      };
      const ending =
        (state: State, done = () => {}): State =>
        (code) => {
          isOver = true;
          done();
          return state(code);
        };
      const fail = ending(nok, () => mark !== '' && failed.set(mark, end));
      const watch =
        (state: State): State =>
        (code) => {
          const next = state(code);
          if (isOver || !next) return next;
          return isHopeless ? nok(code) : watch(next);
        };
      return watch(resource.tokenize.call(this, { ...effects, enter, exit }, ending(ok), fail));
    },
  };
}
