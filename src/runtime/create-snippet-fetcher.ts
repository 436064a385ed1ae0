import { resolve } from 'node:path';
import type { FetchSnippets, ServiceSettings, SnippetResponse } from '../service/fetch-snippets.ts';
import type { Effects, ServiceRequest } from '../service/request.ts';

export interface SnippetFetcherOptions {
  readonly settings: ServiceSettings & {
    /** Whether responses are kept between runs. */
    readonly cache: boolean;
    /** The folder where responses are kept; null for the default folder of the platform. */
    readonly cacheDir: string | null;
  };
  readonly effects: Effects;
  /** The folder that `cacheDir` is relative to; by default the current folder. */
  readonly workingDirectory?: string;
  readonly onAttempt?: ServiceRequest['onAttempt'];
}

/**
 * Creates a `FetchSnippets` that remembers the response or error of each page. The HTTP client is loaded with the first
 * request.
 */
export function createSnippetFetcher(options: SnippetFetcherOptions): FetchSnippets {
  const { settings, effects, workingDirectory = '', onAttempt } = options;
  const responses = new Map<string, Promise<SnippetResponse>>();
  const load = async () => {
    const { fetchValidatedSnippets } = await import('../service/fetch-snippets.ts');
    const { openCacheStore } = await import('../files/cache/cache-store.ts');
    const directory =
      settings.cacheDir === null ? effects.cacheDirectory() : resolve(workingDirectory, settings.cacheDir);
    const cache = settings.cache && directory !== null ? openCacheStore(directory) : null;
    return (slug: string) => fetchValidatedSnippets(slug, settings, effects, { cache, onAttempt });
  };
  let loading: Promise<FetchSnippets> | undefined;
  const request = async (slug: string) => {
    loading ??= load();
    return (await loading)(slug);
  };
  return (slug) => {
    const response = responses.get(slug) ?? request(slug);
    responses.set(slug, response);
    return response;
  };
}

/** For how long a build remembers responses at least, so that a build of many files requests each page only once. */
const minBuildWindowSeconds = 60;

/**
 * Creates a `FetchSnippets` for a build, which may be a development server that runs for a long time. It forgets all
 * responses and errors together, whenever `maxAge` or a minute has passed, whichever is longer.
 */
export function createExpiringSnippetFetcher(options: SnippetFetcherOptions): FetchSnippets {
  const windowMs = Math.max(options.settings.maxAge, minBuildWindowSeconds) * 1000;
  const { now } = options.effects;
  let since = now();
  let fetchSnippets = createSnippetFetcher(options);
  return (slug) => {
    if (now() - since > windowMs) {
      since = now();
      fetchSnippets = createSnippetFetcher(options);
    }
    return fetchSnippets(slug);
  };
}
