import CachePolicy from 'http-cache-semantics';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import { isObject, parseSnippets } from './parse-response.ts';
import type { ResponseHeaders } from './send-request.ts';

/** Keeps texts between runs. It never throws: trouble with the cache never fails a run. */
export interface ResponseStore {
  /** The text under a key, or null if there is none that can be read. */
  read(key: string): Promise<string | null>;
  /** Writes a text under a key, completely or not at all. */
  write(key: string, text: string): Promise<void>;
}

/** A good answer as it is cached: no request headers, and only the response headers that HTTP caching reads. */
export interface CachedResponse {
  readonly address: string;
  /** When it was last received or confirmed, in milliseconds since 1970. */
  readonly time: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly snippets: SnippetSet;
}

const formatVersion = 1;

/** How old the last good answer may be that replaces an unavailable service. */
const maxStaleMs = 30 * 24 * 60 * 60 * 1000;

const cachingHeaders = ['age', 'cache-control', 'date', 'etag', 'expires', 'last-modified', 'pragma', 'vary'] as const;

/** The response headers to cache. */
export function selectCachingHeaders(headers: ResponseHeaders): Record<string, string> {
  const selected: Record<string, string> = {};
  for (const name of cachingHeaders) {
    const value = headers.get(name);
    const isUsable = name !== 'age' || /^\d{1,9}$/.test(value ?? '');
    if (value !== null && isUsable) selected[name] = value;
  }
  return selected;
}

/** Parses a cached text. One that is damaged, of another version or address, or from the future counts as absent. */
export function parseEntry(text: string, address: string, now: number): CachedResponse | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value.version !== formatVersion || value.address !== address) return null;
  const { time, headers } = value;
  if (typeof time !== 'number' || !(time >= 0 && time <= now) || !areCachingHeaders(headers)) return null;
  const parsed = parseSnippets(value.snippets);
  return parsed.outcome === 'snippets' ? { address, time, headers, snippets: parsed.snippets } : null;
}

export function serializeEntry(entry: CachedResponse): string {
  return `${JSON.stringify({ version: formatVersion, ...entry }, null, 2)}\n`;
}

/** Whether HTTP allows an answer to be cached: it has no `no-store`. */
export function isStorable(entry: CachedResponse): boolean {
  return policyOf(entry).storable();
}

/**
 * Whether a cached answer serves without a request: for as long as it allows, but no longer than `maxAgeSeconds`; for
 * `maxAgeSeconds` if it sets no lifetime.
 *
 * @param now in milliseconds since 1970
 */
export function isFresh(entry: CachedResponse, maxAgeSeconds: number, now: number): boolean {
  const { age = '0', vary = '', pragma = '', expires, 'cache-control': directives = pragma } = entry.headers;
  if (vary.split(',').some((name) => name.trim() === '*')) return false;
  const setsLifetime = expires !== undefined || /\b(?:max-age|no-cache)\b/i.test(directives);
  const lifetimeSeconds = setsLifetime ? policyOf(entry).maxAge() : Number.POSITIVE_INFINITY;
  const ageSeconds = Number(age) + (now - entry.time) / 1000;
  return ageSeconds < Math.min(lifetimeSeconds, maxAgeSeconds);
}

/** Whether a cached answer is recent enough to replace a service that is unavailable. */
export function isRecent(entry: CachedResponse, now: number): boolean {
  return now - entry.time <= maxStaleMs;
}

/** The request headers that ask whether a cached answer is still valid. */
export function revalidationHeaders({ headers }: CachedResponse): Record<string, string> {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Updates a cached answer that a 304 confirmed; null if the 304 is about another answer. */
export function applyRevalidation(
  entry: CachedResponse,
  newHeaders: Readonly<Record<string, string>>,
  now: number,
): CachedResponse | null {
  const strongTag = (etag: string | undefined) => etag?.replace(/^\s*W\//, '');
  if (newHeaders.etag !== undefined && strongTag(newHeaders.etag) !== strongTag(entry.headers.etag)) return null;
  // Age and date belong to the old response.
  const { age: _age, date: _date, ...lasting } = entry.headers;
  return { ...entry, time: now, headers: { ...lasting, ...newHeaders } };
}

/** Only the methods that depend on headers alone are used: the others read the system's clock. */
function policyOf({ headers, time }: CachedResponse): CachePolicy {
  const response: Record<string, string> = { date: new Date(time).toUTCString(), ...headers };
  for (const name of ['cache-control', 'pragma'] as const) {
    if (response[name] !== undefined) response[name] = response[name].toLowerCase();
  }
  return new CachePolicy({ headers: {} }, { headers: response }, { shared: false, cacheHeuristic: 0 });
}

function areCachingHeaders(value: unknown): value is Readonly<Record<string, string>> {
  const names: readonly string[] = cachingHeaders;
  const isHeader = ([name, text]: [string, unknown]) =>
    names.includes(name) && typeof text === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  return isObject(value) && Object.entries(value).every(isHeader);
}
