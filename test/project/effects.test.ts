import { expect, test } from 'vitest';
import { cacheDirectoryOf } from '../../src/project/effects.ts';

test.each([
  ['linux', '/home/a', {}, '/home/a/.cache/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: '/c' }, '/c/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: 'relative' }, '/home/a/.cache/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: '' }, '/home/a/.cache/status-snippets'],
  ['linux', '', {}, null],
  ['darwin', '/Users/a', { XDG_CACHE_HOME: '/c' }, '/c/status-snippets'],
  ['darwin', '/Users/a', {}, '/Users/a/Library/Caches/status-snippets'],
  ['win32', 'C:\\Users\\a', {}, 'C:\\Users\\a\\AppData\\Local\\status-snippets'],
  ['win32', 'C:\\Users\\a', { LOCALAPPDATA: 'D:\\L' }, 'D:\\L\\status-snippets'],
  ['win32', 'C:\\Users\\a', { XDG_CACHE_HOME: 'D:\\x' }, 'D:\\x\\status-snippets'],
] as const)(
  'the cache folder on %s with home %j and variables %j is %j',
  (platform, home, env, folder) => {
    expect(cacheDirectoryOf(env, platform, home)).toBe(folder);
  },
);
