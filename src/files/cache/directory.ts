import { posix, win32 } from 'node:path';

/** What the place of the cache depends on. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The user's home folder; empty where there is none. */
  readonly home: string;
}

const name = 'status-snippets';

/**
 * The folder to keep answers in: below `$XDG_CACHE_HOME` where that is set to an absolute path, else where the platform
 * keeps caches. Null where there is no such place.
 */
export function cacheLocation({ env, platform, home }: Machine): string | null {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const below = (folder: string | undefined, ...rest: string[]) =>
    folder !== undefined && isAbsolute(folder) ? join(folder, ...rest) : null;

  const chosen = below(env.XDG_CACHE_HOME, name);
  if (chosen !== null) return chosen;
  if (platform === 'win32') {
    return below(env.LOCALAPPDATA, name, 'Cache') ?? below(home, 'AppData', 'Local', name, 'Cache');
  }
  return platform === 'darwin' ? below(home, 'Library', 'Caches', name) : below(home, '.cache', name);
}
