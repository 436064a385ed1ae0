import { posix, win32 } from 'node:path';

/** What the location of the cache depends on. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** The user's home folder; empty if there is none. */
  readonly home: string;
}

const name = 'status-snippets';

/**
 * The folder that keeps responses: in `$XDG_CACHE_HOME` if that is an absolute path, else in the cache folder of the
 * platform. Null if there is neither.
 */
export function cacheDirectoryOf({ env, platform, home }: Platform): string | null {
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
