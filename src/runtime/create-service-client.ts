import type { FetchSnippets, ServiceSettings } from '../service/fetch-snippets.ts';
import type { RequestEffects } from '../service/send-with-retry.ts';
import { version } from '../version.ts';

export interface ServiceClientOptions {
  readonly settings: ServiceSettings;
  readonly effects: RequestEffects;
  /** Where answers are kept between runs; null for nowhere. */
  readonly cacheDirectory: string | null;
}

/**
 * Creates a `FetchSnippets` that asks the service once per page, cache and retries included, and remembers the answer or
 * the failure. Its code is loaded with the first request.
 */
export function createServiceClient({ settings, effects, cacheDirectory }: ServiceClientOptions): FetchSnippets {
  const load = async () => {
    const { createSnippetFetcher } = await import(/* webpackChunkName: "service" */ '../service/fetch-snippets.ts');
    const { openCacheFolder } = await import(/* webpackChunkName: "service" */ '../files/cache/store.ts');
    const { fetch, now, sleep, random } = effects;
    const cache = cacheDirectory === null ? null : openCacheFolder(cacheDirectory);
    return createSnippetFetcher(settings, { fetch, now, sleep, random, cache, version });
  };
  let fetcher: Promise<FetchSnippets> | undefined;
  return async (slug) => {
    fetcher ??= load();
    return (await fetcher)(slug);
  };
}

/** How long an answer is remembered at least, so that a build of many files asks once. */
const minBuildWindowSeconds = 60;

/**
 * Creates a `FetchSnippets` for a build: every page is requested once, however many files show it. A development server
 * runs for longer than that, so answers and failures are forgotten after the cache window.
 */
export function createBuildClient(options: ServiceClientOptions): FetchSnippets {
  const windowMs = Math.max(options.settings.maxAge, minBuildWindowSeconds) * 1000;
  const { now } = options.effects;
  let since = now();
  let fetchSnippets = createServiceClient(options);
  return (slug) => {
    if (now() - since > windowMs) {
      since = now();
      fetchSnippets = createServiceClient(options);
    }
    return fetchSnippets(slug);
  };
}
