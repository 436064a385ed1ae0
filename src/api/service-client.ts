import { resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { createEffects, type Effects } from '../runtime/effects.ts';
import { createBuildClient, createServiceClient, type ServiceClientOptions } from '../runtime/service-client.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';

/** Creates the service client of one call of the library, with the first request. */
export function createClient(settings: Settings, effects: Partial<Effects>): FetchSnippets {
  let client: FetchSnippets | undefined;
  return (slug) => {
    client ??= createServiceClient(clientOptions(settings, effects));
    return client(slug);
  };
}

const buildClients = new Map<string, FetchSnippets>();

/**
 * The service client of a build. Processors with the same settings share it: remark-cli, MDX and Astro make a processor for
 * every file, and each page is requested only once. The client is created with the first request.
 */
export function buildClientFor(settings: Settings): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge, cache, cacheDir, statusPageHost, customDomain } = settings;
  const key = JSON.stringify([baseUrl, headers, timeout, maxAge, cache, cacheDir, statusPageHost, customDomain]);
  return (slug) => {
    const client = buildClients.get(key) ?? createBuildClient(clientOptions(settings, {}));
    buildClients.set(key, client);
    return client(slug);
  };
}

function clientOptions(settings: Settings, replacements: Partial<Effects>): ServiceClientOptions {
  const effects = { ...createEffects(), ...replacements };
  const { cache, cacheDir } = settings;
  const directory = cacheDir === null ? effects.cacheDirectory() : resolve(cacheDir);
  return { settings, effects, cacheDirectory: cache ? directory : null };
}
