import type { Range } from '../text/range.ts';

/** The functions that depend on the environment and are needed to limit the time of a parser. */
export interface TimeLimiter {
  /** The milliseconds since some fixed moment in the past. */
  now(): number;
  /** Runs a synchronous function, and stops it when it takes longer than the limit. */
  runWithTimeLimit<T>(milliseconds: number, work: () => T): LimitedResult<T>;
}

/** The result of a function that was run with a time limit. */
export type LimitedResult<T> = { readonly outcome: 'finished'; readonly value: T } | { readonly outcome: 'timed-out' };

/** The time that all parsing of one file may take. */
const maxParseMs = 60_000;

/** Parts up to this length are parsed without a time limit of their own, because none of them takes a second. */
const maxUnlimitedLength = 4096;

/** Thrown if a part of a text takes too long to parse, or is nested too deeply for the parser. */
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
  #remainingMs = maxParseMs;

  /** @param timeLimiter without it the time is not limited, and only stack overflows are caught */
  constructor(timeLimiter?: TimeLimiter) {
    this.#timeLimiter = timeLimiter;
  }

  /**
   * Runs a function that parses a part of the text, and subtracts its time from the budget.
   *
   * @throws {ParseLimitError} if the time for the file is used up, or the parser runs out of stack
   */
  runWithin<T>(part: Range, work: () => T): T {
    try {
      return this.#timeLimiter ? this.#runInTime(part, work, this.#timeLimiter) : work();
    } catch (error) {
      if (error instanceof RangeError) throw new ParseLimitError(part, tooDeep);
      throw error;
    }
  }

  #runInTime<T>(part: Range, work: () => T, { now, runWithTimeLimit }: TimeLimiter): T {
    if (this.#remainingMs <= 0) throw new ParseLimitError(part, tooSlow);
    const startedAt = now();
    try {
      if (part.end - part.start <= maxUnlimitedLength) return work();
      const result = runWithTimeLimit(Math.ceil(this.#remainingMs), work);
      if (result.outcome === 'finished') return result.value;
      throw new ParseLimitError(part, tooSlow);
    } finally {
      this.#remainingMs -= now() - startedAt;
    }
  }
}

const tooSlow = `the part of the file that starts here takes too long to parse (a file may take ${maxParseMs / 1000} s)`;
const tooDeep = 'the part of the file that starts here is nested too deeply to parse';
