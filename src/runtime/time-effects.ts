import { createContext, Script } from 'node:vm';
import type { LimitedResult, TimeEffects } from '../sections/time-limit.ts';

/** Runs a function in a script, which the time limit of `node:vm` applies to. The function is a global of its context. */
function createLimiter() {
  const globals: { work?: () => unknown } = {};
  const context = createContext(globals);
  const script = new Script('work()');
  return { globals, run: (timeout: number) => script.runInContext(context, { timeout }) };
}

/** Created when it is needed, since a context takes milliseconds and most files have no large part to parse. */
let limiter: ReturnType<typeof createLimiter> | undefined;

/** The clock and the time limit of this process. */
export const timeEffects: TimeEffects = { now: () => performance.now(), runWithTimeLimit };

/** Runs a synchronous function and stops it when it takes longer than that. `finally` blocks in it do not run then. */
function runWithTimeLimit<T>(milliseconds: number, work: () => T): LimitedResult<T> {
  limiter ??= createLimiter();
  const { globals, run } = limiter;
  let finished: LimitedResult<T> = { outcome: 'timed-out' };
  globals.work = () => {
    finished = { outcome: 'finished', value: work() };
  };
  try {
    run(milliseconds);
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
