import CachePolicy from 'http-cache-semantics';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import type { AnswerHeaders } from './fetch.ts';
import { isObject, parseSnippets } from './parse-response.ts';

/** A good answer as it is kept: never request headers, and of the response's only those of the table below. */
export interface Entry {
  readonly address: string;
  /** When it was last asked for or confirmed, in milliseconds since 1970. */
  readonly time: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly snippets: SnippetSet;
}

const version = 1;

/** How long the last good answer may stand in for a service that is unavailable, in milliseconds. */
const longestStale = 30 * 24 * 60 * 60 * 1000;

/** The response headers that HTTP caching reads; the directives among them are kept in lower case. */
const keptHeaders = new Map([
  ['age', { directives: false }],
  ['cache-control', { directives: true }],
  ['date', { directives: false }],
  ['etag', { directives: false }],
  ['expires', { directives: false }],
  ['last-modified', { directives: false }],
  ['pragma', { directives: true }],
  ['vary', { directives: true }],
]);

/** The headers worth keeping. */
export function cacheHeaders(headers: AnswerHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, { directives }] of keptHeaders) {
    const value = headers.get(name);
    if (value === null || (name === 'age' && !/^\d{1,9}$/.test(value))) continue;
    kept[name] = directives ? value.toLowerCase() : value;
  }
  return kept;
}

/** Reads a kept text; damaged, of another version or address, or from the future it is as good as absent. */
export function parseEntry(text: string, address: string, now: number): Entry | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value.version !== version || value.address !== address) return null;
  const { time, headers } = value;
  if (typeof time !== 'number' || !(time >= 0 && time <= now) || !isKeptHeaders(headers)) return null;
  const parsed = parseSnippets(value.snippets);
  return parsed.kind === 'snippets' ? { address, time, headers, snippets: parsed.snippets } : null;
}

export function printEntry(entry: Entry): string {
  return `${JSON.stringify({ version, ...entry }, null, 2)}\n`;
}

/** Whether HTTP lets an answer be kept: it does not say `no-store`. */
export function isStorable(entry: Entry): boolean {
  return policyOf(entry, entry.time).storable();
}

/**
 * Whether a kept answer still serves without asking: as long as it says itself, though no longer than `maxAge`, and for
 * `maxAge` where it does not say.
 *
 * @param maxAge in seconds.
 * @param now in milliseconds.
 */
export function isFresh(entry: Entry, maxAge: number, now: number): boolean {
  const policy = policyOf(entry, now);
  const directives = policy.toObject().rescc;
  const varies = (entry.headers.vary ?? '').split(',').some((name) => name.trim() === '*');
  const limited = 'max-age' in directives || 'no-cache' in directives || 'expires' in entry.headers;
  const lifetime = limited ? policy.maxAge() : Number.POSITIVE_INFINITY;
  // Not policy.satisfiesWithoutRevalidation(): that one asks again for a fresh answer which must be revalidated when stale.
  return !varies && policy.age() < Math.min(lifetime, maxAge);
}

/** Whether a kept answer is young enough to stand in for a service that is unavailable. */
export function isRecent(entry: Entry, now: number): boolean {
  return now - entry.time <= longestStale;
}

/** The headers that ask whether a kept answer still holds. */
export function conditionsOf({ headers }: Entry): Record<string, string> {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/**
 * A kept answer, confirmed by a 304: with the headers that came with it, and those that did not change. Null where the
 * 304 speaks of another answer.
 */
export function confirm(entry: Entry, news: Readonly<Record<string, string>>, now: number): Entry | null {
  const tag = (etag: string | undefined) => etag?.replace(/^\s*W\//, '');
  if (news.etag !== undefined && tag(news.etag) !== tag(entry.headers.etag)) return null;
  // The old age and date were those of the old response.
  const { age: _age, date: _date, ...lasting } = entry.headers;
  return { ...entry, time: now, headers: { ...lasting, ...news } };
}

function policyOf(entry: Entry, now: number) {
  const response = { status: 200, headers: entry.headers };
  const policy = new CachePolicy({ headers: {} }, response, { shared: false, cacheHeuristic: 0 });
  // The library takes its own clock for the time of the response; ours is an argument.
  return Object.assign(CachePolicy.fromObject({ ...policy.toObject(), t: entry.time }), { now: () => now });
}

function isKeptHeaders(value: unknown): value is Readonly<Record<string, string>> {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([name, text]) =>
        keptHeaders.has(name) && typeof text === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(text),
    )
  );
}

/** Where answers are kept between runs. A store never throws: trouble with the cache never fails a run. */
export interface CacheStore {
  /** The text kept under a key, or null where there is none that can be read. */
  read(key: string): Promise<string | null>;
  /** Keeps a text under a key, wholly or not at all. */
  write(key: string, text: string): Promise<void>;
}
