import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { cacheLocation } from '../files/cache/directory.ts';
import type { RequestEffects } from '../service/send-with-retry.ts';
import { createFetch } from './fetch.ts';
import type { Environment } from './proxy.ts';

/**
 * What the library needs from outside the program. Pass your own to test without a network or a clock: `fetch`, `now()` in
 * milliseconds since 1970, `sleep(ms)`, `random()` from 0 up to 1, and `cacheDirectory()`.
 */
export interface Effects extends RequestEffects {
  /** The directory for cached answers if no option names one; null for none. */
  cacheDirectory(): string | null;
}

/** The network, clock, randomness and directories of a process. */
export function createEffects(env: Environment = process.env, platform: string = process.platform): Effects {
  return {
    fetch: createFetch(env),
    now: () => Date.now(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    random: () => Math.random(),
    cacheDirectory: () => cacheLocation({ env, platform, home: homeDirectory() }),
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
