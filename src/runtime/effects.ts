import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Context, createContext, runInContext } from 'node:vm';
import { cacheDirectoryOf } from '../files/cache/cache-directory.ts';
import type { LimitedResult, TimeLimiter } from '../sections/parse-time-limit.ts';
import type { RequestEffects } from '../service/send-with-retry.ts';
import { type Fetch, loadFetch } from './fetch.ts';

/**
 * What the library needs from outside the program. Pass your own to test without a network or a clock: `fetch`, `now()` in
 * milliseconds since 1970, `sleep(ms)`, `random()` from 0 up to 1, and `cacheDirectory()`.
 */
export interface Effects extends RequestEffects {
  /** The directory for cached responses if no option sets one; null to cache nothing. */
  cacheDirectory(): string | null;
}

/**
 * Creates the effects of this process: its network, clock, randomness and cache directory.
 *
 * @param directFetch the `fetch` for requests without a proxy, by default that of Node.js
 */
export function createEffects(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
  directFetch?: Fetch,
): Effects {
  let loading: ReturnType<typeof loadFetch> | undefined;
  return {
    async fetch(input, init) {
      loading ??= loadFetch(env, directFetch);
      return (await loading)(input, init);
    },
    now: () => Date.now(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: () => Math.random(),
    cacheDirectory: () => cacheDirectoryOf({ env, platform, home: homeDirectory() }),
  };
}

/** The user's home directory; empty in a container whose user does not exist in the system. */
function homeDirectory(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/** Runs functions and stops those that take too long. */
export const timeLimiter: TimeLimiter = { now: () => performance.now(), runWithTimeLimit };

/** The global object of the context in which functions with a time limit are called. */
const globals: { work?: () => void } = {};

/** Created on first use: creating it takes milliseconds, and most files have no large part to parse. */
let context: Context | undefined;

/** Runs a synchronous function, and stops it at the time limit. Its `finally` blocks do not run if it is stopped. */
function runWithTimeLimit<T>(milliseconds: number, work: () => T): LimitedResult<T> {
  context ??= createContext(globals);
  let finished: LimitedResult<T> = { outcome: 'timed-out' };
  globals.work = () => {
    finished = { outcome: 'finished', value: work() };
  };
  try {
    runInContext('work()', context, { timeout: milliseconds });
  } catch (error) {
    // In a test runner the error can come from another realm, so `instanceof Error` can be false.
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  } finally {
    delete globals.work;
  }
  return finished;
}
