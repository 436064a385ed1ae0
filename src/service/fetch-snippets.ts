import { createHash } from 'node:crypto';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate/validate-snippets.ts';
import { areAllSafe, type ValidatedSnippets } from '../snippets/validate/validated-snippets.ts';
import {
  applyRevalidation,
  type CachedResponse,
  isFresh,
  isStorable,
  isUsableWhenUnavailable,
  parseCachedResponse,
  type ResponseStore,
  revalidationHeaders,
  selectCachingHeaders,
  serializeResponse,
} from './cached-response.ts';
import { parseResponse } from './parse-response.ts';
import { createRedactor, rejectLeakedValues } from './prevent-secret-leaks.ts';
import { type Header, requestHeaders } from './request-headers.ts';
import type { ServiceRequest } from './send-request.ts';
import { type SendingEffects, sendWithRetry } from './send-with-retry.ts';
import { ServiceError } from './service-error.ts';

/** The snippets of a page, each string validated. */
export type SnippetResponse =
  /** Received or confirmed now, or still fresh in the cache. */
  | { readonly source: 'endpoint' | 'cache'; readonly snippets: ValidatedSnippets }
  /** The last good answer, because the service is unavailable; `reason` is the message of that error. */
  | { readonly source: 'stale'; readonly snippets: ValidatedSnippets; readonly reason: string };

/**
 * Fetches the snippets of a page. Throws a `ServiceError`, or an `InputError` if a proxy of the environment is invalid.
 */
export type FetchSnippets = (slug: string) => Promise<SnippetResponse>;

export interface ServiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: readonly Header[];
  /** Per attempt, over headers and body, in seconds. */
  readonly timeout: number;
  /** How old a cached response may be, in seconds; 0 always asks the service. */
  readonly maxAge: number;
}

export interface ServiceEffects extends SendingEffects {
  readonly cache: ResponseStore | null;
  readonly version: string;
}

/**
 * Fetches the snippets of a page from the service, or from the cache while its response is fresh. If the service
 * is unavailable, a cached response of at most 30 days is used. A new response with an unsafe string is returned, but never
 * cached.
 *
 * @throws {ServiceError}
 * @throws {InputError} if a proxy of the environment is invalid
 */
export async function fetchValidatedSnippets(
  slug: string,
  settings: ServiceSettings,
  effects: ServiceEffects,
): Promise<SnippetResponse> {
  const { baseUrl, headers, maxAge, timeout } = settings;
  const { cache, now, version } = effects;
  const url = `${baseUrl}/api/embed/markdown?slug=${encodeURIComponent(slug)}`;
  const request: ServiceRequest = {
    slug,
    baseUrl,
    url,
    headers: requestHeaders(version, headers),
    timeoutSeconds: timeout,
    redact: createRedactor(headers),
  };
  const page = { slug, baseUrl };
  const validate = async (snippets: SnippetSet) =>
    rejectLeakedValues(await validateSnippets(snippets, page), headers, page);

  const key = cacheKey(url, headers);
  const text = await cache?.read(key);
  const parsed = text ? parseCachedResponse(text, url, now()) : null;
  const known = parsed && (await validate(parsed.snippets));
  // A cached response that this version does not accept completely counts as absent.
  const cached = known && areAllSafe(known) ? { response: parsed, snippets: known } : null;
  if (cached && isFresh(cached.response, maxAge, now())) return { source: 'cache', snippets: cached.snippets };
  try {
    const response = await requestSnippets(request, cached?.response ?? null, effects);
    const snippets = await validate(response.snippets);
    if (!isStorable(response)) {
      // With `no-store`, the cached response is not the last good one any more either.
      if (cached) await cache?.write(key, '');
    } else if (areAllSafe(snippets)) {
      await cache?.write(key, serializeResponse(response));
    }
    return { source: 'endpoint', snippets };
  } catch (error) {
    const isUnavailable = error instanceof ServiceError && error.kind === 'unavailable';
    if (!isUnavailable || !cached || !isUsableWhenUnavailable(cached.response, now())) throw error;
    return { source: 'stale', snippets: cached.snippets, reason: error.message };
  }
}

/** Identifies a request in the cache without revealing header values. */
function cacheKey(url: string, headers: readonly Header[]): string {
  const identity = JSON.stringify([url, headers.map(([name, value]) => [name.toLowerCase(), value])]);
  return createHash('sha256').update(identity).digest('hex');
}

async function requestSnippets(
  request: ServiceRequest,
  cached: CachedResponse | null,
  effects: ServiceEffects,
): Promise<CachedResponse> {
  const conditions = cached === null ? {} : revalidationHeaders(cached);
  let response = await sendWithRetry({ ...request, headers: { ...request.headers, ...conditions } }, effects);
  if (response.status === 304 && cached !== null) {
    const confirmed = applyRevalidation(cached, selectCachingHeaders(response.headers), effects.now());
    if (confirmed !== null) return confirmed;
    // The 304 is about another response: request that one.
    response = await sendWithRetry(request, effects);
  }
  const snippets = parseResponse(response, request);
  return { url: request.url, time: effects.now(), headers: selectCachingHeaders(response.headers), snippets };
}
