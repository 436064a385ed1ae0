import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCacheFolder } from '../../src/files/cache/store.ts';
import { ask } from '../../src/service/fetch-snippets.ts';
import type { EndpointRequest } from '../../src/service/request.ts';
import { question, type TestEffects, testEffects } from '../support/asking.ts';
import { redirect, reply, resetBeforeHeaders } from '../support/endpoint-behaviours.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const old = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const renewed = snippetsOf('acme', 'https://statuspage.me', 'https://status.acme.com');
const second = 1000;
const day = 24 * 3600 * second;

let folder: TempFolder;
let server: EndpointServer;
let effects: TestEffects;

beforeEach(async () => {
  folder = await tempFolder();
  server = await startEndpoint();
  effects = testEffects(openCacheFolder(folder.path));
});

afterEach(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
});

const asking = (more: Partial<EndpointRequest> = {}) => ask(question(server.baseUrl, more), effects);
const wait = (seconds: number) => {
  effects.time += seconds * second;
};
const good = (headers: OutgoingHttpHeaders = {}, snippets = old) => reply(200, snippets, headers);
const http = (ms: number) => new Date(effects.time + ms).toUTCString();

/** How long an answer with these headers is served without asking, in seconds: the last that is from the cache. */
async function lifetime(headers: OutgoingHttpHeaders, maxAge = 300): Promise<number> {
  server.answer(good(headers));
  await asking({ maxAge: 0 });
  const start = effects.time;
  let last = -1;
  for (const seconds of [0, 59, 60, 99, 100, 199, 200, 299, 300, 599, 600, 100_000]) {
    effects.time = start + seconds * second;
    const before = server.arrivals.length;
    server.answer(reply(404));
    const answer = await asking({ maxAge }).catch(() => null);
    if (answer?.source !== 'cache') break;
    expect(server.arrivals).toHaveLength(before);
    last = seconds;
  }
  effects.time = start;
  return last;
}

describe('the cache window', () => {
  it.each<[string, OutgoingHttpHeaders, number, number]>([
    ['nothing said', {}, 300, 299],
    ['nothing said, a longer window', {}, 600, 599],
    ['nothing said, no window', {}, 0, -1],
    ['max-age', { 'cache-control': 'max-age=100' }, 300, 99],
    ['Max-Age in capitals', { 'cache-control': 'Private, Max-Age=100' }, 300, 99],
    ['max-age beyond the window', { 'cache-control': 'max-age=9999' }, 300, 299],
    ['max-age=0', { 'cache-control': 'max-age=0' }, 300, -1],
    ['max-age that is no number', { 'cache-control': 'max-age=soon' }, 300, -1],
    ['max-age and Age', { 'cache-control': 'max-age=100', age: '40' }, 300, 59],
    ['Age alone', { age: '200' }, 300, 99],
    ['Age that is no number', { 'cache-control': 'max-age=100', age: '-40' }, 300, 99],
    ['max-age that must be revalidated', { 'cache-control': 'max-age=100, must-revalidate' }, 300, 99],
    ['a lifetime for shared caches', { 'cache-control': 'public, s-maxage=9' }, 300, 299],
    ['private', { 'cache-control': 'private' }, 300, 299],
    ['immutable', { 'cache-control': 'immutable' }, 300, 299],
    ['no-cache', { 'cache-control': 'no-cache' }, 300, -1],
    ['no-store', { 'cache-control': 'no-store, max-age=100' }, 300, -1],
    ['Pragma', { pragma: 'no-cache' }, 300, -1],
    ['a cookie', { 'set-cookie': 'a=b' }, 300, 299],
    ['Vary', { vary: 'Accept, Cookie' }, 300, 299],
    ['Vary on everything', { vary: 'Accept, *' }, 300, -1],
    ['stale-while-revalidate', { 'cache-control': 'max-age=100, stale-while-revalidate=500' }, 300, 99],
    ['an old Last-Modified', { 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 300, 299],
    ['Expires that is no date', { expires: '0' }, 300, -1],
    ['max-age and Expires', { 'cache-control': 'max-age=100', expires: '0' }, 300, 99],
  ])('with %s (%j) and --max-age %i serves until second %i', async (_what, headers, maxAge, last) => {
    expect(await lifetime(headers, maxAge)).toBe(last);
  });

  it('ends at Expires, counted from Date', async () => {
    expect(await lifetime({ date: http(0), expires: http(100 * second) })).toBe(99);
    // A server whose clock is an hour late.
    expect(await lifetime({ date: http(-3600 * second), expires: http(-3500 * second) })).toBe(99);
    expect(await lifetime({ date: http(0), expires: http(-100 * second) })).toBe(-1);
  });

  it('spans runs, pages and header lines each for itself', async () => {
    await asking();
    expect((await asking()).source).toBe('cache');
    expect((await asking({ slug: 'other' })).source).toBe('endpoint');
    expect((await asking({ headers: [['X-Key', 's3cr3t-1']] })).source).toBe('endpoint');
    expect((await asking({ headers: [['X-Key', 's3cr3t-2']] })).source).toBe('endpoint');
    expect((await asking({ headers: [['x-key', 's3cr3t-1']] })).source).toBe('cache');
    expect((await asking({ baseUrl: `${server.baseUrl}/x` }).catch(() => null))?.source).toBe(undefined);
    expect(server.arrivals).toHaveLength(5);
    expect(await readdir(folder.path)).toHaveLength(4);
  });

  it('asks each time without a cache', async () => {
    effects = testEffects(null);
    await asking();
    expect((await asking()).source).toBe('endpoint');
    server.answer(reply(503));
    await expect(asking()).rejects.toHaveProperty('code', 'unavailable');
  });

  it('keeps the six strings and the caching headers, nothing secret', async () => {
    const headers = { 'set-cookie': 'id=s3cr3t-cookie', 'x-echo': 's3cr3t-header', etag: '"1"' };
    server.answer(reply(200, { ...old, echo: 's3cr3t-header' }, headers));
    await asking({ headers: [['Authorization', 'Bearer s3cr3t-header']] });
    const [name = ''] = await readdir(folder.path);
    expect(name).toMatch(/^[\da-f]{64}\.json$/);
    const text = await readFile(folder.at(name), 'utf8');
    expect(text).not.toContain('s3cr3t');
    expect(JSON.parse(text)).toEqual({
      version: 1,
      address: `${server.baseUrl}/api/embed/markdown?slug=acme`,
      time: effects.time,
      headers: { date: expect.any(String), etag: '"1"' },
      snippets: old,
    });
  });

  it.each([
    ['404', reply(404, old)],
    ['203', reply(203, old)],
    ['an invalid answer', reply(200, { ...old, badge_html: '' })],
    ['a refused redirect', redirect('https://elsewhere.example')],
  ])('keeps nothing of %s', async (_what, behaviour) => {
    server.answer(behaviour);
    await expect(asking()).rejects.toThrow();
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('revalidation', () => {
  const lastModified = 'Sun, 06 Nov 1994 08:49:37 GMT';

  it('asks whether a kept answer still holds, and renews it', async () => {
    server.answer(
      good({ etag: 'W/"1"', 'last-modified': lastModified, 'cache-control': 'max-age=60', age: '50' }),
    );
    await asking();
    expect(server.arrivals[0]?.headers).not.toHaveProperty('if-none-match');
    wait(10);
    server.answer(reply(304, '', { etag: '"1"', 'cache-control': 'max-age=100', expires: '0' }));
    expect(await asking()).toEqual({ source: 'endpoint', snippets: old });
    expect(server.arrivals[1]?.headers).toMatchObject({
      'if-none-match': 'W/"1"',
      'if-modified-since': lastModified,
    });
    wait(99);
    expect((await asking()).source).toBe('cache');
    wait(1);
    expect((await asking()).source).toBe('endpoint');
    expect(server.arrivals).toHaveLength(3);
  });

  it('needs no header in the 304', async () => {
    server.answer(good({ etag: '"1"', 'cache-control': 'max-age=60' }));
    await asking();
    wait(60);
    server.answer(reply(304));
    expect(await asking()).toEqual({ source: 'endpoint', snippets: old });
    wait(59);
    expect((await asking()).source).toBe('cache');
  });

  it('takes a new answer for a changed page', async () => {
    server.answer(good({ etag: '"1"' }), good({ etag: '"2"' }, renewed), reply(304));
    await asking();
    expect(await asking({ maxAge: 0 })).toEqual({ source: 'endpoint', snippets: renewed });
    expect(await asking({ maxAge: 0 })).toEqual({ source: 'endpoint', snippets: renewed });
    expect(server.arrivals[2]?.headers).toMatchObject({ 'if-none-match': '"2"' });
  });

  it('asks for the answer itself when a 304 speaks of another one', async () => {
    server.answer(good({ etag: '"1"' }), reply(304, '', { etag: '"9"' }), good({}, renewed));
    await asking();
    expect(await asking({ maxAge: 0 })).toEqual({ source: 'endpoint', snippets: renewed });
    expect(server.arrivals[2]?.headers).not.toHaveProperty('if-none-match');
  });

  it('is refused when nobody asked for it', async () => {
    server.answer(reply(304));
    await expect(asking()).rejects.toMatchObject({ code: 'refused', status: 304 });
  });

  it('keeps a refusal a refusal', async () => {
    server.answer(good({ etag: '"1"' }), reply(404));
    await asking();
    await expect(asking({ maxAge: 0 })).rejects.toHaveProperty('code', 'page-not-found');
  });
});

describe('a stale answer', () => {
  it.each([
    ['nothing said', {}],
    ['max-age=0', { 'cache-control': 'max-age=0' }],
    ['must-revalidate', { 'cache-control': 'max-age=1, must-revalidate, no-cache' }],
    ['Vary on everything', { vary: '*' }],
  ])('of up to 30 days serves when the service is unavailable, with %s', async (_what, headers) => {
    server.answer(good(headers));
    await asking();
    for (const behaviour of [
      reply(503, 'moving house'),
      resetBeforeHeaders,
      reply(429, '', { 'retry-after': '999' }),
    ]) {
      server.answer(behaviour);
      expect(await asking({ maxAge: 0 })).toEqual({
        source: 'stale',
        snippets: old,
        reason: expect.stringContaining('is unavailable for page "acme"'),
      });
    }
    effects.time = testEffects().time + 30 * day - 2 * second;
    server.answer(reply(503, 'moving house'));
    expect(await asking()).toMatchObject({
      source: 'stale',
      reason: expect.stringContaining('moving house'),
    });
    effects.time = testEffects().time + 30 * day;
    await expect(asking()).rejects.toHaveProperty('code', 'unavailable');
  });

  it('counts its days from the last time it was confirmed', async () => {
    server.answer(good({ etag: '"1"' }), reply(304), reply(503));
    await asking();
    wait(20 * 24 * 3600);
    await asking();
    wait(20 * 24 * 3600);
    expect((await asking()).source).toBe('stale');
  });

  it('does not serve for a refusal or an invalid answer', async () => {
    server.answer(good());
    await asking();
    for (const behaviour of [
      reply(404),
      reply(403, 'no plan'),
      reply(401),
      reply(200, 'x'),
      redirect('https://x.example'),
    ]) {
      server.answer(behaviour);
      await expect(asking({ maxAge: 0 })).rejects.toHaveProperty('kind', 'refused');
    }
  });

  it('never is one that said no-store, nor the one before it', async () => {
    server.answer(good(), good({ 'cache-control': 'No-Store' }, renewed), reply(503));
    await asking();
    await asking({ maxAge: 0 });
    await expect(asking({ maxAge: 0 })).rejects.toHaveProperty('code', 'unavailable');
  });
});

describe('a kept answer', () => {
  const keep = async (change: (entry: Record<string, unknown>) => unknown) => {
    server.answer(good());
    await asking();
    const [name = ''] = await readdir(folder.path);
    const changed = change(JSON.parse(await readFile(folder.at(name), 'utf8')));
    await writeFile(folder.at(name), typeof changed === 'string' ? changed : JSON.stringify(changed));
  };

  it.each<[string, (entry: Record<string, unknown>) => unknown]>([
    ['empty', () => ''],
    ['cut off', (entry) => JSON.stringify(entry).slice(0, 100)],
    ['null', () => null],
    ['an array', () => []],
    ['from the future', (entry) => ({ ...entry, time: effects.time + day })],
    ['without a time', ({ time: _time, ...entry }) => entry],
    ['of a time that is text', (entry) => ({ ...entry, time: String(effects.time) })],
    ['of a negative time', (entry) => ({ ...entry, time: -1 })],
    ['of another version', (entry) => ({ ...entry, version: 2 })],
    ['of another address', (entry) => ({ ...entry, address: 'https://elsewhere.example' })],
    ['without headers', ({ headers: _headers, ...entry }) => entry],
    ['with a header that is no text', (entry) => ({ ...entry, headers: { etag: 1 } })],
    ['with a header that cannot be sent', (entry) => ({ ...entry, headers: { etag: 'a\r\nHost: b' } })],
    ['with a header that is not kept', (entry) => ({ ...entry, headers: { cookie: 'a' } })],
    ['without a field', (entry) => ({ ...entry, snippets: { ...old, badge_html: undefined } })],
    ['with an empty field', (entry) => ({ ...entry, snippets: { ...old, badge_html: '' } })],
  ])('that is %s is absent', async (_what, change) => {
    await keep(change);
    server.answer(reply(503));
    await expect(asking()).rejects.toHaveProperty('code', 'unavailable');
    server.answer(good({}, renewed));
    expect(await asking()).toEqual({ source: 'endpoint', snippets: renewed });
    expect((await asking()).source).toBe('cache');
  });

  it('that is whole serves, in whatever order its fields stand', async () => {
    await keep((entry) => Object.fromEntries(Object.entries(entry).reverse()));
    expect(await asking()).toEqual({ source: 'cache', snippets: old });
  });

  it('is missed by nobody when the folder is a file', async () => {
    await writeFile(folder.at('file'), '');
    effects = testEffects(openCacheFolder(folder.at('file')));
    expect((await asking()).source).toBe('endpoint');
    expect((await asking()).source).toBe('endpoint');
  });
});
