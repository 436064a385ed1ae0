import type { Range } from '../text/range.ts';

/** What limiting the time of a parser needs from its environment. */
export interface TimeLimiter {
  /** Milliseconds since some moment in the past. */
  now(): number;
  /** Runs a synchronous function and stops it when that takes too long. */
  runWithTimeLimit<T>(milliseconds: number, work: () => T): LimitedResult<T>;
}

export type LimitedResult<T> = { readonly outcome: 'finished'; readonly value: T } | { readonly outcome: 'timed-out' };

/** How long parsing one file may take in all. */
const maxParseMs = 60_000;

/** The length up to which a part is parsed without a limit of its own: no input of that size takes a second. */
const maxUnlimitedLength = 4096;

/** A part of a text that takes too long to parse, or is nested deeper than the parser can follow. */
export class ParseLimitError extends Error {
  override readonly name = 'ParseLimitError';
  readonly problem: { readonly offset: number; readonly code: 'too-complex'; readonly message: string };

  constructor({ start }: Range, reason: string) {
    super(`${reason}; simplify it, or move the sections to another file`);
    this.problem = { offset: start, code: 'too-complex', message: this.message };
  }
}

/** Limits the time of all parsing that is done for one file. */
export class ParseTimeBudget {
  readonly #timeLimiter: TimeLimiter | undefined;
  #leftMs = maxParseMs;

  /** @param timeLimiter without it, only stack overflows are caught */
  constructor(timeLimiter?: TimeLimiter) {
    this.#timeLimiter = timeLimiter;
  }

  /** @throws {ParseLimitError} when the time of the file is used up, or the parser runs out of stack */
  parse<T>(part: Range, work: () => T): T {
    try {
      return this.#timeLimiter ? this.#parseInTime(part, work, this.#timeLimiter) : work();
    } catch (error) {
      if (error instanceof RangeError) throw new ParseLimitError(part, tooDeep);
      throw error;
    }
  }

  #parseInTime<T>(part: Range, work: () => T, { now, runWithTimeLimit }: TimeLimiter): T {
    if (this.#leftMs <= 0) throw new ParseLimitError(part, tooSlow);
    const startedAt = now();
    try {
      if (part.end - part.start <= maxUnlimitedLength) return work();
      const result = runWithTimeLimit(Math.ceil(this.#leftMs), work);
      if (result.outcome === 'finished') return result.value;
      throw new ParseLimitError(part, tooSlow);
    } finally {
      this.#leftMs -= now() - startedAt;
    }
  }
}

const tooSlow = `the part of the file that starts here takes too long to parse (a file may take ${maxParseMs / 1000} s)`;
const tooDeep = 'the part of the file that starts here is nested too deeply to parse';
