import type { Settings } from '../config/settings.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { version } from '../version.ts';
import type { Environment } from './environment.ts';
import { fetchFor } from './fetch-for.ts';

/** Creates the client of the service. HTTP and cache are loaded with the first request. */
export function createServiceClient(settings: Settings, environment: Environment): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge } = settings;
  let asking: Promise<ReturnType<typeof import('../service/once.ts').askOnce>> | undefined;
  return async (slug) => {
    asking ??= open(baseUrl, environment);
    return (await asking)({ slug, baseUrl, headers, timeout, maxAge });
  };
}

async function open(baseUrl: string, environment: Environment) {
  const { askOnce } = await import('../service/once.ts');
  const { openCacheFolder } = await import('../files/cache/store.ts');
  const { cacheLocation } = await import('../files/cache/directory.ts');
  const { now, sleep, random } = environment;
  const folder = cacheLocation(environment);
  const cache = folder === null ? null : openCacheFolder(folder);
  return askOnce({ fetch: await fetchFor(baseUrl, environment), now, sleep, random, cache, version });
}
