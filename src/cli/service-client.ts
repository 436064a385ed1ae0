import { resolve } from 'node:path';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { version } from '../version.ts';
import type { Job } from './command-context.ts';

/** How this run asks the endpoint. The network and the cache are loaded with the first question. */
export function askingWith({ settings, world, folder: root }: Job): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge } = settings;
  let asking: Promise<ReturnType<typeof import('../service/once.ts').askOnce>> | undefined;
  return async (slug) => {
    asking ??= open();
    return (await asking)({ slug, baseUrl, headers, timeout, maxAge });
  };

  async function open() {
    const { askOnce } = await import('../service/once.ts');
    const { openCacheFolder } = await import('../files/cache/store.ts');
    const { cacheLocation } = await import('../files/cache/directory.ts');
    const folder = settings.cache ? cacheFolder(cacheLocation(world)) : null;
    const { fetch, now, sleep, random } = world;
    const cache = folder === null ? null : openCacheFolder(folder);
    return askOnce({ fetch, now, sleep, random, cache, version });
  }

  function cacheFolder(usual: string | null): string | null {
    return settings.cacheDir === null ? usual : resolve(root, settings.cacheDir);
  }
}
