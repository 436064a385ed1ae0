import { resolve } from 'node:path';
import { cacheLocation } from '../files/cache/directory.ts';
import { createServiceClient } from '../runtime/service-client.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import type { Job } from './command-context.ts';

/** How this run asks the service. */
export function askingWith({ settings, world, folder }: Job): FetchSnippets {
  const { cache, cacheDir } = settings;
  const directory = cacheDir === null ? cacheLocation(world) : resolve(folder, cacheDir);
  return createServiceClient({ settings, effects: world, cacheDirectory: cache ? directory : null });
}
