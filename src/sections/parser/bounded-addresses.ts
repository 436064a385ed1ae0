import type { Construct, Effects, TokenizeContext } from 'micromark-util-types';

type Failures = Map<string, number>;

/**
 * How far the parts of an address that failed say that others fail, which begin before: punctuation that is no end of the
 * address, up to where that showed; and a domain, up to the last underscore, of which there may be none near its end.
 */
const reach: Readonly<Record<string, (text: string, failed: number) => number>> = {
  tokenizeTrail: (_, failed) => failed,
  tokenizeDomain: (text, failed) => text.lastIndexOf('_', failed - 1),
};

/** Bounds how far addresses without a mark around them (`www.example.com/path`) are looked ahead for. */
export function boundAddresses(address: Construct, text: string): Construct {
  const failures = new WeakMap<TokenizeContext, Failures>();
  return {
    ...address,
    tokenize(effects, ok, nok) {
      const failed = failures.get(this) ?? new Map();
      failures.set(this, failed);
      return address.tokenize.call(this, watched(effects, failed, text), ok, nok);
    },
  };
}

function watched(effects: Effects, failed: Failures, text: string): Effects {
  const boundPart = (part: Parameters<Effects['attempt']>[0]) =>
    'tokenize' in part ? bounded(part as Construct, failed, text) : part;
  return {
    ...effects,
    attempt: (part, ok, nok) => effects.attempt(boundPart(part), ok, nok),
    check: (part, ok, nok) => effects.check(boundPart(part), ok, nok),
  };
}

/** The parts have no names but those of their functions. */
function bounded(part: Construct, failed: Failures, text: string): Construct {
  const { name } = part.tokenize;
  return {
    ...part,
    tokenize(effects, ok, nok) {
      if (this.now().offset < (failed.get(name) ?? 0)) return nok;
      return part.tokenize.call(this, watched(effects, failed, text), ok, (code) => {
        const far = reach[name]?.(text, this.now().offset);
        if (far !== undefined) failed.set(name, far);
        return nok(code);
      });
    },
  };
}
