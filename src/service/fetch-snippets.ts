import { createHash } from 'node:crypto';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate/validate-snippets.ts';
import { areAllSafe, type ValidatedSnippets } from '../snippets/validate/validation.ts';
import {
  applyRevalidation,
  type CachedResponse,
  isFresh,
  isRecent,
  isStorable,
  parseEntry,
  type ResponseStore,
  revalidationHeaders,
  selectCachingHeaders,
  serializeEntry,
} from './cached-response.ts';
import { parseResponse } from './parse-response.ts';
import { createRedactor, rejectLeakedValues } from './prevent-secret-leaks.ts';
import { type Header, requestHeaders } from './request-headers.ts';
import type { ServiceRequest } from './send-request.ts';
import { type RequestEffects, sendWithRetry } from './send-with-retry.ts';
import { ServiceError } from './service-error.ts';

/** What the service answers about a page, each string validated. */
export type SnippetResponse =
  /** Received now (a revalidated answer counts as received), or still fresh in the cache. */
  | { readonly source: 'endpoint' | 'cache'; readonly snippets: ValidatedSnippets }
  /** The last good answer, because the service is unavailable; `reason` is the message of that error. */
  | { readonly source: 'stale'; readonly snippets: ValidatedSnippets; readonly reason: string };

/**
 * Fetches the snippets of a page, once per page and run.
 *
 * @throws {ServiceError}
 */
export type FetchSnippets = (slug: string) => Promise<SnippetResponse>;

export interface ServiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: readonly Header[];
  /** Per attempt, over headers and body, in seconds. */
  readonly timeout: number;
  /** How old a cached answer may be, in seconds; 0 always asks the service. */
  readonly maxAge: number;
}

export interface ServiceEffects extends RequestEffects {
  /** Null for no cache: then every run asks, and nothing replaces an unavailable service. */
  readonly cache: ResponseStore | null;
  /** This program's version, for the `User-Agent`. */
  readonly version: string;
}

/**
 * Fetches the snippets of a page from the service, or from the cache while its answer is fresh. If the service is
 * unavailable, the last good answer of up to 30 days serves.
 *
 * An answer with an unsafe string is returned, but never cached: it must not replace a good one.
 *
 * @throws {ServiceError}
 */
export async function fetchSnippets(
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
  const validate = async (snippets: SnippetSet) => {
    const page = { slug, baseUrl };
    return rejectLeakedValues(await validateSnippets(snippets, page), headers, page);
  };

  const key = cacheKey(url, headers);
  const cached = await readCached(await cache?.read(key), url, now(), validate);
  if (cached !== null && isFresh(cached.entry, maxAge, now())) {
    return { source: 'cache', snippets: cached.snippets };
  }
  try {
    const entry = await requestEntry(request, cached?.entry ?? null, effects);
    const isConfirmed = entry.snippets === cached?.entry.snippets;
    const snippets = isConfirmed ? cached.snippets : await validate(entry.snippets);
    if (!isStorable(entry)) {
      // With `no-store`, the answer before it is not the last good one any more either.
      if (cached !== null) await cache?.write(key, '');
    } else if (areAllSafe(snippets)) {
      await cache?.write(key, serializeEntry(entry));
    }
    return { source: 'endpoint', snippets };
  } catch (error) {
    const isUnavailable = error instanceof ServiceError && error.kind === 'unavailable';
    if (!isUnavailable || cached === null || !isRecent(cached.entry, now())) throw error;
    return { source: 'stale', snippets: cached.snippets, reason: error.message };
  }
}

/** Identifies a request in the cache without revealing header values: a hash of the address and the header lines. */
function cacheKey(url: string, callerHeaders: readonly Header[]): string {
  const lines = callerHeaders.map(([name, value]) => [name.toLowerCase(), value]);
  return createHash('sha256')
    .update(JSON.stringify([url, lines]))
    .digest('hex');
}

/** Reads a cached answer. One that this version does not accept completely counts as absent. */
async function readCached(
  text: string | null | undefined,
  url: string,
  now: number,
  validate: (snippets: SnippetSet) => Promise<ValidatedSnippets>,
) {
  const entry = text == null ? null : parseEntry(text, url, now);
  if (entry === null) return null;
  const snippets = await validate(entry.snippets);
  return areAllSafe(snippets) ? { entry, snippets } : null;
}

async function requestEntry(
  request: ServiceRequest,
  cached: CachedResponse | null,
  effects: ServiceEffects,
): Promise<CachedResponse> {
  const conditions = cached === null ? {} : revalidationHeaders(cached);
  let response = await sendWithRetry({ ...request, headers: { ...request.headers, ...conditions } }, effects);
  if (response.status === 304 && cached !== null) {
    const confirmed = applyRevalidation(cached, selectCachingHeaders(response.headers), effects.now());
    if (confirmed !== null) return confirmed;
    // The 304 is about another answer: request the answer itself.
    response = await sendWithRetry(request, effects);
  }
  const snippets = parseResponse(response, request);
  return { address: request.url, time: effects.now(), headers: selectCachingHeaders(response.headers), snippets };
}
