import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { cacheDirectoryOf } from '../files/cache/cache-directory.ts';
import type { Effects } from '../service/request.ts';
import { type Fetch, loadFetch } from './fetch.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates the effects of this process: its network, clock, randomness and cache directory.
 *
 * @param directFetch the `fetch` for requests without a proxy, by default that of Node.js
 */
export function createEffects(
  env: Environment = process.env,
  platform: string = process.platform,
  directFetch?: Fetch,
): Effects {
  let loading: ReturnType<typeof loadFetch> | undefined;
  const fetch: Fetch = async (input, init) => {
    loading ??= loadFetch(env, directFetch);
    return (await loading)(input, init);
  };
  return localEffects(fetch, env, platform);
}

/** Creates the effects of this process except for its network, whose proxies only programs use. */
export function localEffects(fetch: Fetch, env: Environment, platform: string): Effects {
  return {
    fetch,
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
