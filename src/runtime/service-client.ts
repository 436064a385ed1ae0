import { resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { openCacheFolder } from '../files/cache/store.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { askOnce } from '../service/once.ts';
import { version } from '../version.ts';
import type { Effects } from './effects.ts';

/** Makes an `FetchSnippets` that asks about a page once, cache and retries included, and remembers the answer or the failure. */
export function askingWith(settings: Settings, effects: Effects): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge } = settings;
  const folder = settings.cache ? (settings.cacheDir ?? effects.cacheFolder()) : null;
  const cache = folder === null ? null : openCacheFolder(resolve(folder));
  const ask = askOnce({ ...effects, cache, version });
  return (slug) => ask({ slug, baseUrl, headers, timeout, maxAge });
}

/** How long an answer is remembered at least, in seconds, so that a build of many files asks once. */
const shortest = 60;

/**
 * Makes an `FetchSnippets` for a build: every page is asked about once, however many files show it. A development server lives longer
 * than that, so what was learnt, failures included, is forgotten after the cache window.
 */
export function askingForBuild(settings: Settings, effects: Effects): FetchSnippets {
  const window = Math.max(settings.maxAge, shortest) * 1000;
  let since = effects.now();
  let ask = askingWith(settings, effects);
  return (slug) => {
    if (effects.now() - since > window) {
      since = effects.now();
      ask = askingWith(settings, effects);
    }
    return ask(slug);
  };
}
