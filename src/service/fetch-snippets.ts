import { generateSnippets } from '../snippets/generate/generate-snippets.ts';
import type { Page, SnippetSet } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate/validate-snippets.ts';
import { areAllSafe, type ValidatedSnippets } from '../snippets/validate/validation.ts';
import {
  applyRevalidation,
  type CacheEntry,
  type CacheStore,
  conditionalHeaders,
  isFresh,
  isRecent,
  isStorable,
  parseEntry,
  selectCachingHeaders,
  serializeEntry,
} from './cache.ts';
import { errorFromResponse } from './error-from-response.ts';
import { ServiceError } from './errors.ts';
import type { Header } from './headers.ts';
import { parseResponse } from './parse-response.ts';
import { endpointUrl, requestHeaders, requestKey, type ServiceRequest } from './request.ts';
import { createRedactor, rejectLeakedSecrets } from './secrets.ts';
import { type HttpResponse, maxResponseBytes } from './send-request.ts';
import { type RequestEffects, sendWithRetry } from './send-with-retry.ts';

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
  /** The hosts of pages as far as they are known without an answer; null if they are not. */
  readonly statusPageHost: string | null;
  readonly customDomain: string | null;
}

export interface ServiceEffects extends RequestEffects {
  /** Null for no cache: then every run asks, and nothing replaces an unavailable service. */
  readonly cache: CacheStore | null;
  /** This program's version, for the `User-Agent`. */
  readonly version: string;
}

/** Creates a `FetchSnippets` that remembers each page's answer or error. */
export function createSnippetFetcher(settings: ServiceSettings, effects: ServiceEffects): FetchSnippets {
  const responses = new Map<string, Promise<SnippetResponse>>();
  return (slug) => {
    const known = responses.get(slug);
    if (known !== undefined) return known;
    const response = fetchSnippets(slug, settings, effects);
    responses.set(slug, response);
    return response;
  };
}

/**
 * Fetches the snippets of a page from the service, or from the cache while its answer is fresh. If the service is
 * unavailable, the last good answer of up to 30 days serves.
 *
 * An answer with an unsafe string is returned, but never cached: it must not replace a good one.
 *
 * @throws {ServiceError}
 * @throws {HeaderError} if a header line cannot be sent
 */
export async function fetchSnippets(
  slug: string,
  settings: ServiceSettings,
  effects: ServiceEffects,
): Promise<SnippetResponse> {
  const { baseUrl, headers, maxAge } = settings;
  const { cache, now } = effects;
  const validate = (snippets: SnippetSet) => validateAnswer(snippets, { slug, baseUrl }, settings);
  const url = endpointUrl(baseUrl, slug);
  const key = requestKey(url, headers);

  const cached = await readCached(await cache?.read(key), url, now(), validate);
  if (cached !== null && isFresh(cached.entry, maxAge, now())) {
    return { source: 'cache', snippets: cached.snippets };
  }
  try {
    const entry = await requestEntry(slug, url, cached?.entry ?? null, settings, effects);
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
  slug: string,
  url: string,
  cached: CacheEntry | null,
  { baseUrl, headers, timeout }: ServiceSettings,
  effects: ServiceEffects,
): Promise<CacheEntry> {
  const conditions = cached === null ? {} : conditionalHeaders(cached);
  const request: ServiceRequest = {
    slug,
    baseUrl,
    url,
    headers: { ...requestHeaders(effects.version, headers), ...conditions },
    timeoutSeconds: timeout,
    redact: createRedactor(headers),
  };
  let response = await sendWithRetry(request, effects);
  if (response.status === 304 && cached !== null) {
    const confirmed = applyRevalidation(cached, selectCachingHeaders(response.headers), effects.now());
    if (confirmed !== null) return confirmed;
    // The 304 is about another answer: request the answer itself.
    response = await sendWithRetry({ ...request, headers: requestHeaders(effects.version, headers) }, effects);
  }
  if (response.status !== 200) throw errorFromResponse(response, request);
  const snippets = snippetsOf(response, request);
  return { address: url, time: effects.now(), headers: selectCachingHeaders(response.headers), snippets };
}

function snippetsOf({ bytes, isTruncated }: HttpResponse, request: ServiceRequest): SnippetSet {
  const { slug, baseUrl, redact } = request;
  const invalid = (reason: string) => new ServiceError('invalid-answer', { slug, baseUrl, reason });
  if (isTruncated) throw invalid(`is longer than ${maxResponseBytes / 1024} KiB`);
  const parsed = parseResponse(bytes);
  if (parsed.outcome === 'snippets') return parsed.snippets;
  const { field, reason } = parsed;
  if (field !== null) throw new ServiceError('invalid-answer', { slug, baseUrl, field, reason });
  const start = redact(new TextDecoder().decode(bytes), 80);
  throw invalid(start === '' ? reason : `${reason}: it begins with "${start}"`);
}

async function validateAnswer(
  snippets: SnippetSet,
  page: Page,
  { headers, statusPageHost, customDomain }: ServiceSettings,
): Promise<ValidatedSnippets> {
  const validated = await validateSnippets(snippets, page);
  if (headers.length === 0) return validated;
  const addresses = [page.baseUrl];
  if (statusPageHost !== null) addresses.push(`https://${page.slug}.${statusPageHost}`);
  if (customDomain !== null) addresses.push(`https://${customDomain}`);
  const expected = await Promise.all(addresses.map((address) => generateSnippets(page, address)));
  return rejectLeakedSecrets(validated, headers, expected.flatMap(Object.values));
}
