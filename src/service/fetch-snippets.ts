import type { SnippetSet } from '../snippets/snippet-set.ts';
import {
  type CacheStore,
  cacheHeaders,
  conditionsOf,
  confirm,
  type Entry,
  isFresh,
  isRecent,
  isStorable,
  parseEntry,
  printEntry,
} from './cache.ts';
import { refusalOf } from './error-from-response.ts';
import { InvalidAnswer, Unavailable, UnsafeAnswer } from './errors.ts';
import { parseAnswer } from './parse-response.ts';
import { type EndpointRequest, endpointAddress, requestHeaders, requestKey } from './request.ts';
import { quoting, tellTaleField } from './secrets.ts';
import { type Question, type Reply, sizeLimit } from './send-request.ts';
import { type AskingEffects, persist } from './send-with-retry.ts';

export interface EndpointEffects extends AskingEffects {
  /** Null for none: then every call asks, and nothing stands in for a service that is unavailable. */
  readonly cache: CacheStore | null;
  /** This program's version, for the `User-Agent`. */
  readonly version: string;
}

/**
 * Asks the service for a page's snippet set, or the cache where its answer is still fresh. When the service is
 * unavailable, the last good answer of up to 30 days serves.
 *
 * @throws {EndpointError} one class per cause, see errors.ts.
 * @throws {HeaderError} where a header of the request cannot be sent.
 */
export async function ask(request: EndpointRequest, effects: EndpointEffects): Promise<Answer> {
  const address = endpointAddress(request.baseUrl, request.slug);
  const key = requestKey(address, request.headers);
  const text = await effects.cache?.read(key);
  const kept = typeof text === 'string' ? parseEntry(text, address, effects.now()) : null;
  if (kept !== null && isFresh(kept, request.maxAge, effects.now())) {
    return { source: 'cache', snippets: kept.snippets };
  }
  try {
    const entry = await askService(request, address, kept, effects);
    // An answer that may not be kept also ends the one before it: that is no longer the last good one.
    if (isStorable(entry)) await effects.cache?.write(key, printEntry(entry));
    else if (kept !== null) await effects.cache?.write(key, '');
    return { source: 'endpoint', snippets: entry.snippets };
  } catch (error) {
    if (!(error instanceof Unavailable) || kept === null || !isRecent(kept, effects.now())) throw error;
    return { source: 'stale', snippets: kept.snippets, reason: error.message };
  }
}

async function askService(
  request: EndpointRequest,
  address: string,
  kept: Entry | null,
  effects: EndpointEffects,
): Promise<Entry> {
  const { slug, baseUrl, timeout } = request;
  const conditions = kept === null ? {} : conditionsOf(kept);
  const headers = { ...requestHeaders(effects.version, request.headers), ...conditions };
  const question = { slug, baseUrl, timeout, address, headers, quote: quoting(request.headers) };
  const reply = await persist(question, effects);
  const news = cacheHeaders(reply.headers);
  const time = effects.now();
  if (reply.status === 200) {
    const snippets = readSnippets(reply, question);
    const field = tellTaleField(snippets, request.headers, address);
    if (field === null) return { address, time, headers: news, snippets };
    throw new UnsafeAnswer({ slug, field, reason: 'holds a secret of this run' });
  }
  if (reply.status !== 304 || kept === null) throw await refusalOf(reply, question);
  // A 304 that speaks of another answer confirms nothing: ask again, for the answer itself.
  return confirm(kept, news, time) ?? askService(request, address, null, effects);
}

function readSnippets(reply: Reply, { slug, baseUrl, quote }: Question): SnippetSet {
  const invalid = (reason: string) => new InvalidAnswer({ slug, baseUrl, field: null, reason });
  if (!reply.whole) throw invalid(`is longer than ${sizeLimit / 1024} KiB`);
  const parsed = parseAnswer(reply.bytes);
  if (parsed.kind === 'snippets') return parsed.snippets;
  const { field, reason } = parsed;
  if (field !== null) throw new InvalidAnswer({ slug, baseUrl, field, reason });
  const start = quote(new TextDecoder().decode(reply.bytes), 80);
  throw invalid(start === '' ? reason : `${reason}: it begins with "${start}"`);
}

/** What the endpoint says of a page: well-formed, but not yet judged safe. */
export type Answer = FreshAnswer | StaleAnswer;

/** Asked now (a revalidated answer counts as asked), or still fresh in the cache. */
export interface FreshAnswer {
  readonly source: 'endpoint' | 'cache';
  readonly snippets: SnippetSet;
}

/** The last good answer, because the service is unavailable; the reason is that error's message. */
export interface StaleAnswer {
  readonly source: 'stale';
  readonly snippets: SnippetSet;
  readonly reason: string;
}

export type AnswerSource = Answer['source'];
