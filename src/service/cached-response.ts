import CachePolicy from 'http-cache-semantics';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { isObject, parseSnippets } from './parse-response.ts';

/** Keeps texts by key between runs. Its methods never throw, because a problem with the cache must not fail a run. */
export interface ResponseStore {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
}

/**
 * A valid response in the form in which it is cached: without request headers, and only with the response headers that HTTP
 * caching reads.
 */
export interface CachedResponse {
  readonly url: string;
  /** When the response was received, or last confirmed by a 304, in milliseconds since 1970. */
  readonly time: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly snippets: SnippetSet;
}

const formatVersion = 1;

/** While the service is unavailable, a cached response may be this old. */
const maxStaleMs = 30 * 24 * 60 * 60 * 1000;

const cachingHeaders = ['age', 'cache-control', 'date', 'etag', 'expires', 'last-modified', 'pragma', 'vary'] as const;

export function selectCachingHeaders(headers: Headers): Record<string, string> {
  const selected: Record<string, string> = {};
  for (const name of cachingHeaders) {
    const value = headers.get(name);
    if (value === null || (name === 'age' && !/^\d{1,9}$/.test(value))) continue;
    // Directives are matched in lower case.
    selected[name] = name === 'cache-control' || name === 'pragma' ? value.toLowerCase() : value;
  }
  return selected;
}

/** Null if the text is damaged, has a different format version or URL, or has a time in the future. */
export function parseCachedResponse(text: string, url: string, now: number): CachedResponse | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value.version !== formatVersion || value.url !== url) return null;
  const { time, headers } = value;
  if (typeof time !== 'number' || time > now || !areCachingHeaders(headers)) return null;
  const snippets = parseSnippets(value.snippets);
  return 'reason' in snippets ? null : { url, time, headers, snippets };
}

export function serializeResponse(response: CachedResponse): string {
  return `${JSON.stringify({ version: formatVersion, ...response }, null, 2)}\n`;
}

export function isStorable(response: CachedResponse): boolean {
  return policyOf(response).storable();
}

/**
 * Whether a cached response may be used without a request: until it expires, but at most for `maxAgeSeconds`. A response
 * that sets no lifetime may be used for `maxAgeSeconds`.
 */
export function isFresh(response: CachedResponse, maxAgeSeconds: number, now: number): boolean {
  const { age = '0', vary = '', pragma = '', expires, 'cache-control': directives = pragma } = response.headers;
  if (vary.includes('*')) return false;
  const setsLifetime = expires !== undefined || /\b(?:max-age|no-cache)\b/.test(directives);
  const lifetimeSeconds = setsLifetime ? policyOf(response).maxAge() : Number.POSITIVE_INFINITY;
  const ageSeconds = Number(age) + (now - response.time) / 1000;
  return ageSeconds < Math.min(lifetimeSeconds, maxAgeSeconds);
}

export function isUsableWhenUnavailable(response: CachedResponse, now: number): boolean {
  return now - response.time <= maxStaleMs;
}

export function revalidationHeaders({ headers }: CachedResponse): Record<string, string> {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Updates a cached response that a 304 confirmed; null if the 304 is about a different response. */
export function applyRevalidation(response: CachedResponse, newHeaders: CachedResponse['headers'], now: number) {
  const opaqueTag = (etag: string | undefined) => etag?.replace(/^W\//, '');
  if (newHeaders.etag !== undefined && opaqueTag(newHeaders.etag) !== opaqueTag(response.headers.etag)) return null;
  // The age and the date of the old response no longer apply.
  const { age: _age, date: _date, ...lasting } = response.headers;
  return { ...response, time: now, headers: { ...lasting, ...newHeaders } };
}

/** The caching policy of a response. Callers use only its methods that do not read the system's clock. */
function policyOf({ headers, time }: CachedResponse): CachePolicy {
  const response = { headers: { date: new Date(time).toUTCString(), ...headers } };
  return new CachePolicy({ headers: {} }, response, { shared: false, cacheHeuristic: 0 });
}

function areCachingHeaders(value: unknown): value is CachedResponse['headers'] {
  const names: readonly string[] = cachingHeaders;
  const isHeader = ([name, text]: [string, unknown]) =>
    names.includes(name) && typeof text === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  return isObject(value) && Object.entries(value).every(isHeader);
}
