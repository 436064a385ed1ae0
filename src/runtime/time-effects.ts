import { createContext, Script } from 'node:vm';
import type { LimitedResult, TimeEffects } from '../sections/time-limit.ts';

/** The function to call is a global of a context of its own, as the time limit of `node:vm` applies to scripts. */
const globals: { work?: () => unknown } = {};
const context = createContext(globals);
const script = new Script('work()');

/** The clock and the time limit of this process. */
export const timeEffects: TimeEffects = { now: () => performance.now(), runWithTimeLimit };

/** Runs a synchronous function and stops it when it takes longer than that. `finally` blocks in it do not run then. */
function runWithTimeLimit<T>(milliseconds: number, work: () => T): LimitedResult<T> {
  let finished: LimitedResult<T> = { outcome: 'timed-out' };
  globals.work = () => {
    finished = { outcome: 'finished', value: work() };
  };
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (!isTimeout(error)) throw error;
  } finally {
    delete globals.work;
  }
  return finished;
}

/** In a test runner the error comes from another realm, so it may not be an `instanceof` the global `Error`. */
function isTimeout(error: unknown): boolean {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
