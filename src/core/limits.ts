import { type Context, createContext, runInContext } from 'node:vm';
import { isError, StatusSnippetsError } from './errors.ts';
import { lineEnding } from './range.ts';

/** Texts up to this length are processed without a timer, because none of them takes a second. */
const maxUntimedLength = 4096;

const unlimited = { maxMs: Number.POSITIVE_INFINITY, endsAtMs: Number.POSITIVE_INFINITY };

/** The limit that all files share at the moment: calls of `limitProcessorTime` must not overlap. */
let shared = unlimited;

/**
 * Limits the processor time of all files of some work together. What earlier work with the same
 * limit used counts, too.
 */
export async function limitProcessorTime<T>(
  limit: { readonly maxMs: number; usedMs: number },
  work: () => Promise<T>,
) {
  const startedAt = processorMs();
  shared = { maxMs: limit.maxMs, endsAtMs: startedAt + limit.maxMs - limit.usedMs };
  try {
    return await work();
  } finally {
    limit.usedMs += processorMs() - startedAt;
    shared = unlimited;
  }
}

/** Limits each work by itself, one after the other, because limits must not overlap. */
export function createTimeLimiter(maxMs: number) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const limited = last.then(() => limitProcessorTime({ maxMs, usedMs: 0 }, work));
    last = limited.catch(() => {});
    return limited;
  };
}

/** For all work on one file. */
export class TimeBudget {
  readonly #shownMaxMs: number;
  #remainingMs: number;

  constructor(milliseconds = 60_000) {
    this.#shownMaxMs = Math.min(milliseconds, shared.maxMs);
    this.#remainingMs = milliseconds;
  }

  /**
   * Work that takes too long is stopped, without its `finally` blocks.
   * @param length of the text
   * @throws {StatusSnippetsError} `too-complex` if the time is used up, or the function runs out of
   * stack
   */
  run<T>(length: number, work: () => T): T {
    const isTimed = length > maxUntimedLength;
    const startedAt = processorMs();
    const limitMs = Math.min(this.#remainingMs, shared.endsAtMs - startedAt);
    if (limitMs <= 0) throw this.#tooLong();
    try {
      const result = isTimed ? runWithTimer(Math.ceil(limitMs), work) : { value: work() };
      if (result === null) this.#remainingMs = 0;
      else return result.value;
    } catch (error) {
      throw error instanceof RangeError ? tooComplex('is nested too deeply to parse') : error;
    } finally {
      this.#remainingMs -= processorMs() - startedAt;
    }
    throw this.#tooLong();
  }

  #tooLong(): StatusSnippetsError {
    const limit = `a file may take ${this.#shownMaxMs / 1000} s of processor time`;
    return tooComplex(`takes too long to parse (${limit})`);
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const globals: { work?: () => unknown } = {};

/** Created on first use: that takes milliseconds, and most files have no large part to parse. */
let context: Context | undefined;

function runWithTimer<T>(timeoutMs: number, work: () => T): { readonly value: T } | null {
  context ??= createContext(globals);
  globals.work = work;
  try {
    return { value: runInContext('work()', context, { timeout: timeoutMs }) };
  } catch (error) {
    // In a test runner the error can come from another realm, so `instanceof Error` can be false.
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return null;
  }
}

/**
 * Parsing takes up to 3 KB of memory for each unit of markup, and 2 KB for most. READMEs of 1 MiB
 * have this many.
 */
const maxUnits = 330_000;

/**
 * Before parsing, refuses (`too-complex`) a text that would take more than a gigabyte of memory.
 */
export function limitMarkup(units: number, max = maxUnits): void {
  if (units > max) throw tooComplex('contains too much markup to be parsed at once');
}

/** What makes a parser take memory, or time, and how many units each counts. */
const unitsOf: readonly (readonly [pattern: RegExp, units: number])[] = [
  [/<[^<>]*>|[!-/:-@[-`{-~]/g, 1],
  [lineEnding, 4],
  // Links and elements become nodes with positions.
  [/\]\(|www\.|<[a-z]/gi, 2],
  // micromark compares the marks of emphasis with each other, and the lines of a list with those in
  // the lists inside it.
  [/[*_]+/g, 3],
  [/[-+*>][ \t]+(?=[-+*>])/g, 6],
];

export function countMarkup(text: string): number {
  return unitsOf.reduce((sum, [pattern, units]) => sum + units * countMatches(text, pattern), 0);
}

export function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

function tooComplex(reason: string): StatusSnippetsError {
  const problem = `this file ${reason}; simplify it, or move the sections to another file`;
  return new StatusSnippetsError('too-complex', { problem });
}

/**
 * Of a text that cannot be parsed.
 * @throws any other error
 */
export function toParseProblem(error: unknown) {
  if (!isError(error, 'too-complex', 'mdx-syntax')) throw error;
  return { offset: error.fields.offset ?? 0, code: error.code, message: error.message };
}
