import type { Settings } from '../config/settings.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import { realEffects } from '../runtime/effects.ts';
import { askingForBuild } from '../runtime/service-client.ts';

const clients = new Map<string, FetchSnippets>();

/**
 * The service client of a build. Processors with the same settings share it: remark-cli, MDX and Astro make a processor for
 * every file, and each page is requested only once.
 */
export function buildClientFor(settings: Settings): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge, cache, cacheDir } = settings;
  const key = JSON.stringify([baseUrl, headers, timeout, maxAge, cache, cacheDir]);
  const client = clients.get(key) ?? askingForBuild(settings, realEffects);
  clients.set(key, client);
  return client;
}
