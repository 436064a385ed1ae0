import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { cacheDirectoryOf } from '../files/cache/cache-directory.ts';
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
