import { createHash } from 'node:crypto';
import { areAllSafe, type ValidatedSnippets } from '../snippets/snippet-set.ts';
import { isError } from '../text/errors.ts';
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
import { createRedactor, validateResponse } from './prevent-secret-leaks.ts';
import { type Effects, type ServiceRequest, sendRequest } from './request.ts';
import { type Header, requestHeaders } from './request-headers.ts';

/** The snippets of a page, with each string validated, and where they came from. */
export type SnippetResponse =
  /** `endpoint` if the service just sent or confirmed the snippets, `cache` if a cached response is still fresh. */
  | { readonly source: 'endpoint' | 'cache'; readonly snippets: ValidatedSnippets }
  /** The last good response, used because the service is unavailable. `reason` is the message of that error. */
  | { readonly source: 'stale'; readonly snippets: ValidatedSnippets; readonly reason: string };

/** Fetches the snippets of a page. Throws a `StatusSnippetsError`, `invalid-input` if the environment sets an invalid proxy. */
export type FetchSnippets = (slug: string) => Promise<SnippetResponse>;

export interface ServiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: readonly Header[];
  /** The time limit of one attempt, headers and body included, in seconds. */
  readonly timeout: number;
  /** How long a cached response may be used without a request, in seconds; 0 means not at all. */
  readonly maxAge: number;
}

/**
 * Fetches the snippets of a page from the service, or from the cache while the cached response is fresh. If the service is
 * unavailable, a cached response that is at most 30 days old is used. A new response with an unsafe string is returned, but
 * never cached.
 */
export async function fetchValidatedSnippets(
  slug: string,
  settings: ServiceSettings,
  effects: Effects,
  { cache, onAttempt }: { readonly cache: ResponseStore | null } & Pick<ServiceRequest, 'onAttempt'>,
): Promise<SnippetResponse> {
  const { baseUrl, headers, maxAge, timeout } = settings;
  const { now } = effects;
  const url = `${baseUrl}/api/embed/markdown?slug=${encodeURIComponent(slug)}`;
  const request: ServiceRequest = {
    slug,
    baseUrl,
    url,
    headers: requestHeaders(headers),
    timeoutSeconds: timeout,
    redact: createRedactor(headers),
    onAttempt,
  };
  const key = cacheKey(url, headers);
  const cachedText = await cache?.read(key);
  const cachedResponse = cachedText ? parseCachedResponse(cachedText, url, now()) : null;
  const cachedSnippets = cachedResponse && (await validateResponse(cachedResponse.snippets, request, headers));
  // A cached response that this version does not accept completely counts as absent.
  const cached =
    cachedSnippets && areAllSafe(cachedSnippets) ? { response: cachedResponse, snippets: cachedSnippets } : null;
  if (cached && isFresh(cached.response, maxAge, now())) return { source: 'cache', snippets: cached.snippets };
  try {
    const response = await requestSnippets(request, cached?.response ?? null, effects);
    const snippets = await validateResponse(response.snippets, request, headers);
    if (!isStorable(response)) {
      // The new response may not be stored, but it makes the cached response obsolete.
      if (cached) await cache?.write(key, '');
    } else if (areAllSafe(snippets)) {
      await cache?.write(key, serializeResponse(response));
    }
    return { source: 'endpoint', snippets };
  } catch (error) {
    if (!isError(error, 'unavailable') || !cached || !isUsableWhenUnavailable(cached.response, now())) throw error;
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
  effects: Effects,
): Promise<CachedResponse> {
  const conditions = cached === null ? {} : revalidationHeaders(cached);
  let response = await sendRequest({ ...request, headers: { ...request.headers, ...conditions } }, effects);
  if (response.status === 304 && cached !== null) {
    const confirmed = applyRevalidation(cached, selectCachingHeaders(response.headers), effects.now());
    if (confirmed !== null) return confirmed;
    // The 304 is about a response that is not in the cache. A request without conditions gets that response.
    response = await sendRequest(request, effects);
  }
  const snippets = parseResponse(response, request);
  return { url: request.url, time: effects.now(), headers: selectCachingHeaders(response.headers), snippets };
}
