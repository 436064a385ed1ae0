import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { cacheLocation } from '../files/cache/directory.ts';
import type { AskingEffects } from '../service/send-with-retry.ts';

/** What the library needs of the world. Give your own to test without a network or a clock. */
export interface Effects extends AskingEffects {
  /** The folder to keep answers in where no option names one; null for none. */
  cacheFolder(): string | null;
}

/** The world as it is. */
export const realEffects: Effects = {
  fetch: (...request) => globalThis.fetch(...request),
  now: () => Date.now(),
  sleep: (milliseconds) => setTimeout(milliseconds),
  random: () => Math.random(),
  cacheFolder: () => cacheLocation({ env: process.env, platform: process.platform, home: homeOf() }),
};

/** A container may run as a user the system has never heard of. */
function homeOf(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}
