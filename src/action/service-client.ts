import type { Settings } from '../config/settings.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { version } from '../version.ts';
import type { World } from './environment.ts';
import { fetchFor } from './fetch-for.ts';

/** How this run asks the endpoint. The network and the cache are loaded with the first question. */
export function askingWith(settings: Settings, world: World): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge } = settings;
  let asking: Promise<ReturnType<typeof import('../service/once.ts').askOnce>> | undefined;
  return async (slug) => {
    asking ??= open(baseUrl, world);
    return (await asking)({ slug, baseUrl, headers, timeout, maxAge });
  };
}

async function open(baseUrl: string, world: World) {
  const { askOnce } = await import('../service/once.ts');
  const { openCacheFolder } = await import('../files/cache/store.ts');
  const { cacheLocation } = await import('../files/cache/directory.ts');
  const { now, sleep, random } = world;
  const folder = cacheLocation(world);
  const cache = folder === null ? null : openCacheFolder(folder);
  return askOnce({ fetch: await fetchFor(baseUrl, world), now, sleep, random, cache, version });
}
