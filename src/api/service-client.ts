import { resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { createEffects, type Effects } from '../runtime/effects.ts';
import {
  createBuildClient,
  createServiceClient,
  type ServiceClientOptions,
} from '../runtime/service-client.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';

/** Creates the service client of one call of the library. */
export function createClient(settings: Settings, effects: Partial<Effects>): FetchSnippets {
  return createServiceClient(clientOptions(settings, effects));
}

const buildClients = new Map<string, FetchSnippets>();

/**
 * The service client of a build. Processors with the same settings share it: remark-cli, MDX and Astro make a processor for
 * every file, and each page is requested only once.
 */
export function buildClientFor(settings: Settings): FetchSnippets {
  const { baseUrl, headers, timeout, maxAge, cache, cacheDir, statusPageHost, customDomain } = settings;
  const key = JSON.stringify([
    baseUrl,
    headers,
    timeout,
    maxAge,
    cache,
    cacheDir,
    statusPageHost,
    customDomain,
  ]);
  const client = buildClients.get(key) ?? createBuildClient(clientOptions(settings, {}));
  buildClients.set(key, client);
  return client;
}

function clientOptions(settings: Settings, replacements: Partial<Effects>): ServiceClientOptions {
  const effects = { ...createEffects(), ...replacements };
  const { cache, cacheDir } = settings;
  const directory = cacheDir === null ? effects.cacheDirectory() : resolve(cacheDir);
  return { settings, effects, cacheDirectory: cache ? directory : null };
}
