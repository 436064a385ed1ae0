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
 * The folder of the cache: in `$XDG_CACHE_HOME` if that is an absolute path, else in the cache folder of the platform. Null
 * if neither folder is known.
 */
export function cacheDirectoryOf({ env, platform, home }: Platform): string | null {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const pathIn = (folder: string | undefined, ...rest: string[]) =>
    folder !== undefined && isAbsolute(folder) ? join(folder, ...rest) : null;

  const chosen = pathIn(env.XDG_CACHE_HOME, name);
  if (chosen !== null) return chosen;
  if (platform === 'win32') {
    return pathIn(env.LOCALAPPDATA, name, 'Cache') ?? pathIn(home, 'AppData', 'Local', name, 'Cache');
  }
  return platform === 'darwin' ? pathIn(home, 'Library', 'Caches', name) : pathIn(home, '.cache', name);
}
