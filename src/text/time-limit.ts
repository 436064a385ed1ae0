import { type Context, createContext, runInContext } from 'node:vm';
import { isError, StatusSnippetsError } from './errors.ts';
import type { Range } from './range.ts';

/** Parts up to this length are processed without a timer, because none of them takes a second. */
const maxUntimedLength = 4096;

const unlimited = { maxMs: Number.POSITIVE_INFINITY, endsAtMs: Number.POSITIVE_INFINITY };

/** The limit that all files share at the moment: calls of `limitProcessorTime` must not overlap. */
let shared = unlimited;

/** Limits the processor time of all files of some work together. What earlier work with the same limit used counts, too. */
export async function limitProcessorTime<T>(limit: { readonly maxMs: number; usedMs: number }, work: () => Promise<T>) {
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

/** For all work on one file. On a busy machine, a part is refused only after its tries together used half of what is left. */
export class TimeBudget {
  readonly #shownMaxMs: number;
  #remainingMs: number;

  constructor(milliseconds = 60_000) {
    this.#shownMaxMs = Math.min(milliseconds, shared.maxMs);
    this.#remainingMs = milliseconds;
  }

  /**
   * Work that takes too long is stopped (without its `finally` blocks), or called again if other programs took most of the time.
   * @throws {StatusSnippetsError} `too-complex` if the time is used up, or the function runs out of stack
   */
  run<T>(part: Range, work: () => T): T {
    const isTimed = part.end - part.start > maxUntimedLength;
    const startedAt = processorMs();
    const limitMs = Math.min(this.#remainingMs, shared.endsAtMs - startedAt);
    let usedMs = 0;
    let result: { readonly value: T } | null = null;
    try {
      // The timer also counts the time of other programs, and stopped work cannot go on. If less than half of the limit was
      // its own, most of the time went to them, so it starts again with twice the time.
      for (let timeoutMs = Math.ceil(limitMs); result === null && usedMs < limitMs / 2; timeoutMs *= 2) {
        result = isTimed ? runWithTimer(timeoutMs, work) : { value: work() };
        usedMs = processorMs() - startedAt;
      }
    } catch (error) {
      throw error instanceof RangeError ? tooComplex(part, 'is nested too deeply to parse') : error;
    }
    this.#remainingMs = result ? this.#remainingMs - usedMs : 0;
    if (result) return result.value;
    throw tooComplex(part, `takes too long to parse (a file may take ${this.#shownMaxMs / 1000} s of processor time)`);
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

/** A parser takes up to 10 KB of memory for each unit of markup, and 2 KB for most. A list of links of 180 KB has this many. */
const maxUnits = 35_000;

/** Before parsing, refuses (`too-complex`) a part that would take more than half a gigabyte of memory. */
export function limitMarkup(part: Range, units: number, max = maxUnits): void {
  if (units > max) throw tooComplex(part, 'contains too much markup to be parsed at once');
}

export function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

function tooComplex({ start }: Range, reason: string): StatusSnippetsError {
  const problem = `the part of the file that starts here ${reason}; simplify it, or move the sections to another file`;
  return new StatusSnippetsError('too-complex', { problem, offset: start });
}

/** Of a text that cannot be parsed. @throws any other error */
export function toParseProblem(error: unknown) {
  if (!isError(error, 'too-complex', 'mdx-syntax')) throw error;
  return { offset: error.fields.offset ?? 0, code: error.code, message: error.message };
}
