import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCacheStore } from '../../src/project/files/cache-store.ts';
import { endpointPath } from '../../src/service/request.ts';
import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { redirect, reply, resetBeforeHeaders } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom, type TestEffects, testEffects } from '../support/fetching.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const second = 1000;
const day = 24 * 3600 * second;

let folder: TempFolder;
let server: EndpointServer;
let effects: TestEffects;
let old: SnippetSet;
let renewed: SnippetSet;

beforeEach(async () => {
  folder = await tempFolder();
  server = await startEndpoint();
  old = snippetsOf('acme', server.baseUrl, 'https://acme.statuspage.me');
  renewed = snippetsOf('acme', server.baseUrl, 'https://status.acme.com');
  effects = testEffects(openCacheStore(folder.path));
});

afterEach(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
});

const fetchSnippets = (more: Parameters<typeof fetchFrom>[1] = {}) =>
  fetchFrom(server.baseUrl, more, effects);
const wait = (seconds: number) => {
  effects.time += seconds * second;
};
const good = (headers: OutgoingHttpHeaders = {}, snippets = old) => reply(200, snippets, headers);
const httpDate = (ms: number) => new Date(effects.time + ms).toUTCString();

/** The last second at which a response with these headers comes from the cache; -1 if it never does. */
async function lifetime(headers: OutgoingHttpHeaders, maxAge = 300): Promise<number> {
  server.respondWith(good(headers));
  await fetchSnippets({ maxAge: 0 });
  const start = effects.time;
  let last = -1;
  for (const seconds of [0, 59, 60, 99, 100, 199, 200, 299, 300, 599, 600, 100_000]) {
    effects.time = start + seconds * second;
    const before = server.requests.length;
    server.respondWith(reply(404));
    const response = await fetchSnippets({ maxAge }).catch(() => null);
    if (response?.source !== 'cache') break;
    expect(server.requests).toHaveLength(before);
    last = seconds;
  }
  effects.time = start;
  return last;
}

describe('the cache window', () => {
  test.each<[string, OutgoingHttpHeaders, number, number]>([
    ['no lifetime', {}, 300, 299],
    ['no lifetime, no window', {}, 0, -1],
    ['max-age', { 'cache-control': 'max-age=100' }, 300, 99],
    ['Max-Age in capitals', { 'cache-control': 'Private, Max-Age=100' }, 300, 99],
    ['max-age beyond the window', { 'cache-control': 'max-age=9999' }, 300, 299],
    ['a max-age that is not a number', { 'cache-control': 'max-age=soon' }, 300, -1],
    ['max-age and Age', { 'cache-control': 'max-age=100', age: '40' }, 300, 59],
    ['Age alone', { age: '200' }, 300, 99],
    ['an Age that is not a number', { 'cache-control': 'max-age=100', age: '-40' }, 300, 99],
    ['an Age with a unit', { 'cache-control': 'max-age=100', age: '40s' }, 300, 99],
    [
      'max-age and a lifetime for shared caches',
      { 'cache-control': 'max-age=100, s-maxage=9' },
      300,
      99,
    ],
    ['a lifetime for shared caches', { 'cache-control': 'public, s-maxage=9' }, 300, 299],
    ['no-cache', { 'cache-control': 'no-cache' }, 300, -1],
    ['no-store', { 'cache-control': 'no-store, max-age=100' }, 300, -1],
    ['Pragma in capitals', { pragma: 'No-Cache' }, 300, -1],
    ['Vary', { vary: 'Accept, Cookie' }, 300, 299],
    ['Vary on everything', { vary: 'Accept, *' }, 300, -1],
    ['an old Last-Modified', { 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 300, 299],
    ['an Expires that is not a date', { expires: '0' }, 300, -1],
    ['max-age and Expires', { 'cache-control': 'max-age=100', expires: '0' }, 300, 99],
  ])(
    'a cached response with %s (%j) and --max-age %i is used until second %i',
    async (_what, headers, maxAge, last) => {
      expect(await lifetime(headers, maxAge)).toBe(last);
    },
  );

  test('the cache window ends at Expires, counted from Date', async () => {
    expect(await lifetime({ date: httpDate(0), expires: httpDate(100 * second) })).toBe(99);
    // The clock of the server is an hour slow.
    expect(
      await lifetime({ date: httpDate(-3600 * second), expires: httpDate(-3500 * second) }),
    ).toBe(99);
    expect(await lifetime({ date: httpDate(0), expires: httpDate(-100 * second) })).toBe(-1);
  });

  test('the cache window ends at Expires, counted from the response if it has no Date', async () => {
    server.respondWith((response, request) => {
      response.sendDate = false;
      return good({ expires: httpDate(100 * second) })(response, request);
    });
    await fetchSnippets();
    wait(99);
    expect((await fetchSnippets()).source).toBe('cache');
    wait(1);
    expect((await fetchSnippets()).source).toBe('endpoint');
  });

  test('after a 304 without a Date, the cache window ends at its Expires, counted from that response', async () => {
    server.respondWith(good({ etag: '"1"', date: httpDate(0), expires: httpDate(60 * second) }));
    await fetchSnippets();
    wait(200);
    server.respondWith((response, request) => {
      response.sendDate = false;
      return reply(304, '', { expires: httpDate(60 * second) })(response, request);
    });
    await fetchSnippets();
    wait(59);
    expect((await fetchSnippets()).source).toBe('cache');
    wait(1);
    expect((await fetchSnippets()).source).toBe('endpoint');
  });

  test('a cached response is used only for the same page, base URL and header lines', async () => {
    await fetchSnippets();
    expect((await fetchSnippets()).source).toBe('cache');
    expect((await fetchSnippets({ slug: 'other' })).source).toBe('endpoint');
    expect((await fetchSnippets({ headers: [['X-Key', 's3cr3t-1']] })).source).toBe('endpoint');
    expect((await fetchSnippets({ headers: [['X-Key', 's3cr3t-2']] })).source).toBe('endpoint');
    expect((await fetchSnippets({ headers: [['X-Key', 's3cr3t-1']] })).source).toBe('cache');
    expect(
      (await fetchSnippets({ baseUrl: `${server.baseUrl}/x` }).catch(() => null))?.source,
    ).toBe(undefined);
    expect(server.requests).toHaveLength(5);
    expect(await readdir(folder.path)).toHaveLength(4);
  });

  test('a cache file contains only the six strings and the caching headers, and no secret', async () => {
    const headers = { 'set-cookie': 'id=s3cr3t-cookie', 'x-echo': 's3cr3t-header', etag: '"1"' };
    server.respondWith(reply(200, { ...old, echo: 's3cr3t-header' }, headers));
    await fetchSnippets({ headers: [['Authorization', 'Bearer s3cr3t-header']] });
    const [name = ''] = await readdir(folder.path);
    expect(name).toMatch(/^[\da-f]{64}\.json$/);
    const text = await readFile(folder.at(name), 'utf8');
    expect(text).not.toContain('s3cr3t');
    expect(JSON.parse(text)).toEqual({
      version: 1,
      url: `${server.baseUrl}${endpointPath}?slug=acme`,
      time: effects.time,
      headers: { date: expect.any(String), etag: '"1"' },
      snippets: old,
    });
  });

  test('a response that is refused or invalid is not cached', async () => {
    const elsewhere = redirect('https://elsewhere.example');
    for (const behavior of [reply(404, old), reply(200, { ...old, badge_html: '' }), elsewhere]) {
      server.respondWith(behavior);
      await expect(fetchSnippets()).rejects.toThrow();
    }
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('a response with an unsafe string', () => {
  test('a response with an unsafe string is returned, but does not replace the good one', async () => {
    const unsafe = { ...old, badge_html: '<img src=x onerror=alert(1)>' };
    server.respondWith(good(), reply(200, unsafe));
    await fetchSnippets();
    expect(await fetchSnippets({ maxAge: 0 })).toEqual({
      source: 'endpoint',
      snippets: { ...old, badge_html: expect.objectContaining({ field: 'badge_html' }) },
    });
    expect(await fetchSnippets()).toMatchObject({ source: 'cache', snippets: old });
  });
});

describe('revalidation', () => {
  const lastModified = 'Sun, 06 Nov 1994 08:49:37 GMT';

  test('a cached response is revalidated after its lifetime, and then fresh again', async () => {
    server.respondWith(
      good({
        etag: 'W/"1"',
        'last-modified': lastModified,
        'cache-control': 'max-age=60',
        age: '50',
      }),
    );
    await fetchSnippets();
    expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
    wait(10);
    server.respondWith(
      reply(304, '', { etag: '"1"', 'cache-control': 'max-age=100', expires: '0' }),
    );
    expect(await fetchSnippets()).toEqual({ source: 'endpoint', snippets: old });
    expect(server.requests[1]?.headers).toMatchObject({
      'if-none-match': 'W/"1"',
      'if-modified-since': lastModified,
    });
    wait(99);
    expect((await fetchSnippets()).source).toBe('cache');
    wait(1);
    expect((await fetchSnippets()).source).toBe('endpoint');
    expect(server.requests).toHaveLength(3);
  });

  test('a 304 without headers renews the lifetime of the cached response', async () => {
    server.respondWith(good({ etag: '"1"', 'cache-control': 'max-age=60' }), reply(304));
    await fetchSnippets();
    wait(20 * 24 * 3600);
    expect(await fetchSnippets()).toEqual({ source: 'endpoint', snippets: old });
    wait(59);
    expect((await fetchSnippets()).source).toBe('cache');
    wait(1);
    expect((await fetchSnippets()).source).toBe('endpoint');
  });

  test.each(['"9"', '"W/1"'])(
    'a 304 about another response (%s) makes the client request that response',
    async (etag) => {
      server.respondWith(good({ etag: '"1"' }), reply(304, '', { etag }), good({}, renewed));
      await fetchSnippets();
      expect(await fetchSnippets({ maxAge: 0 })).toEqual({ source: 'endpoint', snippets: renewed });
      expect(server.requests[2]?.headers).not.toHaveProperty('if-none-match');
    },
  );
});

describe('an unavailable service', () => {
  test('a cached response is not used after its lifetime if the service is unavailable', async () => {
    server.respondWith(good());
    await fetchSnippets();
    wait(301);
    const outages = [
      reply(503, 'maintenance'),
      resetBeforeHeaders,
      reply(429, '', { 'retry-after': '999' }),
    ];
    for (const behavior of outages) {
      server.respondWith(behavior);
      await expect(fetchSnippets()).rejects.toHaveProperty('code', 'unavailable');
    }
  });

  test('a cached response is not used if the service refuses or its response is invalid', async () => {
    server.respondWith(good());
    await fetchSnippets();
    const refusals = [
      reply(404),
      reply(403, 'no plan'),
      reply(401),
      reply(200, 'x'),
      redirect('https://x.example'),
    ];
    for (const behavior of refusals) {
      server.respondWith(behavior);
      await expect(fetchSnippets({ maxAge: 0 })).rejects.toMatchObject({
        code: expect.not.stringMatching('unavailable'),
      });
    }
  });

  test('a response with no-store is not kept, nor is an earlier one', async () => {
    server.respondWith(good(), good({ 'cache-control': 'No-Store' }), reply(503));
    await fetchSnippets();
    await fetchSnippets({ maxAge: 0 });
    await expect(fetchSnippets()).rejects.toHaveProperty('code', 'unavailable');
  });
});

describe('a cache file', () => {
  const editFile = async (change: (entry: Record<string, unknown>) => unknown) => {
    server.respondWith(good());
    await fetchSnippets();
    const [name = ''] = await readdir(folder.path);
    const changed = change(JSON.parse(await readFile(folder.at(name), 'utf8')));
    await writeFile(
      folder.at(name),
      typeof changed === 'string' ? changed : JSON.stringify(changed),
    );
  };

  test.each<[string, (entry: Record<string, unknown>) => unknown]>([
    ['empty', () => ''],
    ['cut off', (entry) => JSON.stringify(entry).slice(0, 100)],
    ['null', () => null],
    ['from the future', (entry) => ({ ...entry, time: effects.time + day })],
    ['with a time that is text', (entry) => ({ ...entry, time: String(effects.time) })],
    ['of another version', (entry) => ({ ...entry, version: 2 })],
    ['of another address', (entry) => ({ ...entry, url: 'https://elsewhere.example' })],
    ['without headers', ({ headers: _headers, ...entry }) => entry],
    ['with a header that is not text', (entry) => ({ ...entry, headers: { date: '', etag: 1 } })],
    [
      'with a header that cannot be sent',
      (entry) => ({ ...entry, headers: { etag: 'a\r\nHost: b' } }),
    ],
    ['without a field', (entry) => ({ ...entry, snippets: { ...old, badge_html: undefined } })],
    [
      'with an unsafe field',
      (entry) => ({ ...entry, snippets: { ...old, badge_html: '<script>' } }),
    ],
  ])('a cache file that is %s counts as absent', async (_what, change) => {
    await editFile(change);
    server.respondWith(reply(503));
    await expect(fetchSnippets()).rejects.toHaveProperty('code', 'unavailable');
    server.respondWith(good({}, renewed));
    expect(await fetchSnippets()).toEqual({ source: 'endpoint', snippets: renewed });
    expect((await fetchSnippets()).source).toBe('cache');
  });
});
