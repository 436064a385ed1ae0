import { resolve } from 'node:path';
import { createServiceClient } from '../runtime/service-client.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { CommandContext } from './command-context.ts';

/** Creates the function that asks the service, with the cache that the settings select. */
export function createFetchSnippets({ settings, environment, folder }: CommandContext): FetchSnippets {
  const { effects } = environment;
  const { cache, cacheDir } = settings;
  const directory = cacheDir === null ? effects.cacheDirectory() : resolve(folder, cacheDir);
  return createServiceClient({ settings, effects, cacheDirectory: cache ? directory : null });
}
