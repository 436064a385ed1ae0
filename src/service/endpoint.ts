import CachePolicy from 'http-cache-semantics';
import { isError, tryOr } from '../core/errors.ts';
import { isSlug } from '../snippets/service-names.ts';
import type { SnippetField, SnippetSet, ValidatedSnippets } from '../snippets/snippet-set.ts';
import { areAllSafe, isObject, mapFields, parseSnippets } from '../snippets/snippet-set.ts';
import { validateSnippets } from '../snippets/validate-snippets.ts';
import { KeptAnswers, keyOf, type ResponseStore } from './kept-answers.ts';
import type { Effects, HttpResponse, ServiceRequest } from './request.ts';
import { endpointPath, maxResponseBytes, sendRequest } from './request.ts';
import { createRedactor, type Header, requestHeaders } from './request-headers.ts';
import { classifyErrorResponse, errorText, serviceError } from './service-error.ts';

export interface SnippetResponse {
  /**
   * `endpoint` if the service just sent or confirmed the snippets, `cache` if a cached response is
   * still fresh.
   */
  readonly source: 'endpoint' | 'cache';
  readonly snippets: ValidatedSnippets;
}

export interface ServiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly statusPageHost: string | null;
  readonly headers: readonly Header[];
  /** The time limit of one attempt, headers and body included, in seconds. */
  readonly timeout: number;
  /** How long a cached response may be used without a request, in seconds; 0 means not at all. */
  readonly maxAge: number;
}

interface FetchOptions extends Pick<ServiceRequest, 'onAttempt'> {
  readonly cache: ResponseStore | null;
}

/**
 * Sends no request while the cached response is fresh. A new response with an unsafe string is
 * returned, but never cached. That the plan lacks the API is cached like a response.
 */
export async function askEndpoint(
  slug: string,
  settings: ServiceSettings,
  effects: Effects,
  { cache, onAttempt }: FetchOptions,
): Promise<SnippetResponse> {
  const { baseUrl, statusPageHost, headers, maxAge, timeout: timeoutSeconds } = settings;
  const { now } = effects;
  const url = `${baseUrl}${endpointPath}?slug=${encodeURIComponent(slug)}`;
  const common = { slug, baseUrl, statusPageHost, url, timeoutSeconds, onAttempt };
  const request = { ...common, headers: requestHeaders(headers), redact: createRedactor(headers) };
  const key = keyOf([url, headers]);
  const entry = (await cache?.read(key)) ?? '';
  const kept = new KeptAnswers(cache, maxAge, now);
  const refusal = parseRefusal(entry, url);
  if (refusal && kept.isFresh(refusal.time)) throw planRequired(request, refusal.text);
  const stored = parseCachedResponse(entry, url, now());
  const storedSnippets = stored && validateSnippets(stored.snippets, request);
  // A cached response that this version does not accept completely counts as absent.
  const isUsable = storedSnippets && areAllSafe(storedSnippets);
  const cached = isUsable ? { ...stored, snippets: storedSnippets } : null;
  if (cached && isFresh(cached, maxAge, now())) {
    return { source: 'cache', snippets: cached.snippets };
  }
  const store = (value: object) =>
    cache?.write(key, `${JSON.stringify({ version: cacheVersion, url, ...value }, null, 2)}\n`);
  const response = await requestSnippets(request, cached, effects).catch(async (error: unknown) => {
    if (!isError(error, 'plan-required')) throw error;
    await store({ time: now(), refusal: error.fields.words ?? '' });
    throw error;
  });
  const { time, headers: cachingHeaders } = response;
  const isStorable = policyOf(response).storable();
  const snippets = validateReceived(response.snippets, request);
  const isSafe = areAllSafe(snippets);
  const newSlug = isSafe ? null : findOtherSlug(response.snippets, request);
  if (newSlug !== null) throw serviceError('page-renamed', { slug, baseUrl, status: 200, newSlug });
  if (isStorable && isSafe) await store({ time, headers: cachingHeaders, snippets });
  // If the response may not be stored, the cached one is no longer the last.
  if (!isStorable && cached) await cache?.write(key, '');
  return { source: 'endpoint', snippets };
}

function planRequired({ slug, baseUrl }: ServiceRequest, text: string) {
  return serviceError('plan-required', { slug, baseUrl, status: 403, text });
}

/** That the plan of a page lacks the API, in the words of the service. */
function parseRefusal(entry: string, url: string) {
  const value: unknown = tryOr(() => JSON.parse(entry), null);
  if (!isObject(value) || value.version !== cacheVersion || value.url !== url) return null;
  const { time, refusal: text } = value;
  return typeof text === 'string' ? { time, text } : null;
}

/** The slug of another page for which all strings are right. */
function findOtherSlug(snippets: SnippetSet, { slug, baseUrl }: ServiceRequest): string | null {
  const [, other = ''] = /\bdata-slug="([^"]*)"/.exec(snippets.widget_script) ?? [];
  if (!isSlug(other) || other === slug) return null;
  return areAllSafe(validateSnippets(snippets, { slug: other, baseUrl })) ? other : null;
}

/** The reasons quote the response, which could repeat a header value. */
function validateReceived(snippets: SnippetSet, request: ServiceRequest): ValidatedSnippets {
  const validated = validateSnippets(snippets, request);
  return mapFields((field) => {
    const snippet = validated[field];
    return typeof snippet === 'string'
      ? snippet
      : { ...snippet, reason: request.redact(snippet.reason, 500) };
  });
}

/** A response with only the headers that HTTP caching reads. */
interface CachedResponse {
  readonly url: string;
  /** When it was received, or last confirmed by a 304, in milliseconds since 1970. */
  readonly time: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly snippets: SnippetSet;
}

const cacheVersion = 1;

function parseCachedResponse(text: string, url: string, now: number): CachedResponse | null {
  const value: unknown = tryOr(() => JSON.parse(text), null);
  if (!isObject(value) || value.version !== cacheVersion || value.url !== url) return null;
  const { time, headers } = value;
  if (typeof time !== 'number' || time > now || !areHeaders(headers)) return null;
  const snippets = parseSnippets(value.snippets);
  return 'reason' in snippets ? null : { url, time, headers, snippets };
}

function areHeaders(value: unknown): value is CachedResponse['headers'] {
  const isText = (text: unknown) =>
    typeof text === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  return isObject(value) && Object.values(value).every(isText);
}

/**
 * Until it expires, but at most for `maxAgeSeconds`. A response that sets no lifetime is fresh as
 * long.
 */
function isFresh(response: CachedResponse, maxAgeSeconds: number, now: number): boolean {
  const {
    age = '0',
    vary = '',
    pragma = '',
    expires,
    'cache-control': directives = pragma,
  } = response.headers;
  if (vary.includes('*')) return false;
  const setsLifetime = expires !== undefined || /\b(?:max-age|no-cache)\b/.test(directives);
  const lifetimeSeconds = setsLifetime ? policyOf(response).maxAge() : Number.POSITIVE_INFINITY;
  const ageSeconds = Number(age) + (now - response.time) / 1000;
  return ageSeconds < Math.min(lifetimeSeconds, maxAgeSeconds);
}

/** Callers use only its methods that do not read the system's clock. */
function policyOf({ headers, time }: CachedResponse): CachePolicy {
  const response = { headers: { date: new Date(time).toUTCString(), ...headers } };
  return new CachePolicy({ headers: {} }, response, { shared: false, cacheHeuristic: 0 });
}

async function requestSnippets(
  request: ServiceRequest,
  cached: CachedResponse | null,
  effects: Effects,
) {
  const { etag, 'last-modified': lastModified } = cached?.headers ?? {};
  const conditions = {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
  let response = await sendRequest(
    { ...request, headers: { ...request.headers, ...conditions } },
    effects,
  );
  if (response.status === 304 && cached !== null) {
    const confirmed = selectCachingHeaders(response.headers);
    const isSameTag = (tag: string) => tag.replace(/^W\//, '') === etag?.replace(/^W\//, '');
    if (confirmed.etag === undefined || isSameTag(confirmed.etag)) {
      // The age and the date of the old response no longer apply.
      const { age: _age, date: _date, ...lasting } = cached.headers;
      return { ...cached, time: effects.now(), headers: { ...lasting, ...confirmed } };
    }
    // The 304 is about a response that is not in the cache. A request without conditions gets that
    // response.
    response = await sendRequest(request, effects);
  }
  const snippets = parseResponse(response, request);
  return {
    url: request.url,
    time: effects.now(),
    headers: selectCachingHeaders(response.headers),
    snippets,
  };
}

/** @throws {StatusSnippetsError} for any other response than a snippet set with status 200 */
function parseResponse({ status, bytes }: HttpResponse, request: ServiceRequest): SnippetSet {
  const { slug, baseUrl, redact } = request;
  if (status !== 200) {
    const text = errorText(bytes);
    throw serviceError(classifyErrorResponse(status, text), {
      slug,
      baseUrl,
      status,
      text: redact(text),
    });
  }
  const refuse = (field: SnippetField | null, reason: string) =>
    serviceError('invalid-answer', { slug, baseUrl, field, reason });
  if (bytes.length > maxResponseBytes)
    throw refuse(null, `is longer than ${maxResponseBytes / 1024} KiB`);
  const value: unknown = tryOr(
    () => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    undefined,
  );
  if (value === undefined)
    throw refuse(null, `is not JSON in UTF-8: "${redact(errorText(bytes), 80)}"`);
  const parsed = parseSnippets(value);
  if ('reason' in parsed) throw refuse(parsed.field, parsed.reason);
  return parsed;
}

const cachingHeaders = [
  'age',
  'cache-control',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'vary',
] as const;

function selectCachingHeaders(headers: Headers): Record<string, string> {
  const selected: Record<string, string> = {};
  for (const name of cachingHeaders) {
    const value = headers.get(name);
    if (value === null || (name === 'age' && !/^\d{1,9}$/.test(value))) continue;
    // Directives are matched in lower case.
    selected[name] = name === 'cache-control' || name === 'pragma' ? value.toLowerCase() : value;
  }
  return selected;
}
