import { once } from 'node:events';
import process from 'node:process';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/service/fetch-snippets.ts';
import { askOnce } from '../../src/service/once.ts';
import { question, testEffects } from '../support/asking.ts';
import { drip, encoded, reply } from '../support/endpoint-behaviours.ts';
import { type Behaviour, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';

const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');

describe('ask', () => {
  it('asks the documented operation and brings back the six strings', async () => {
    await using server = await startEndpoint();
    const answer = await ask(question(server.baseUrl), testEffects());
    expect(answer).toEqual({
      source: 'endpoint',
      snippets: snippetsOf('acme', server.baseUrl, 'https://acme.statuspage.me'),
    });
    expect(server.arrivals).toHaveLength(1);
    expect(server.arrivals[0]).toMatchObject({
      method: 'GET',
      url: '/api/embed/markdown?slug=acme',
      body: '',
    });
    expect(server.arrivals[0]?.headers).toMatchObject({
      accept: 'application/json',
      'user-agent': 'status-snippets/1.2.3',
    });
  });

  it('keeps the path of the base address', async () => {
    await using server = await startEndpoint(reply(200, snippets));
    await ask(question(`${server.baseUrl}/status/eu`), testEffects());
    expect(server.arrivals[0]?.url).toBe('/status/eu/api/embed/markdown?slug=acme');
  });

  it('sends the headers of the caller, which win over its own', async () => {
    await using server = await startEndpoint(reply(200, snippets));
    const headers = [
      ['Authorization', 'Bearer s3cr3t'],
      ['X-Team', 'a'],
      ['x-team', 'b'],
      ['Cookie', 'a=1'],
      ['cookie', 'b=2'],
      ['User-Agent', 'acme-bot'],
      ['X-Latin', 'Zürich'],
    ] as const;
    await ask(question(server.baseUrl, { headers }), testEffects());
    expect(server.arrivals[0]?.headers).toMatchObject({
      authorization: 'Bearer s3cr3t',
      'x-team': 'a, b',
      cookie: 'a=1; b=2',
      'user-agent': 'acme-bot',
      'x-latin': 'Zürich',
      accept: 'application/json',
    });
  });

  it('refuses an answer that says a header back, and keeps none of it', async () => {
    const told = { ...snippets, badge_html: snippets.badge_html.replace('alt="Status"', 'alt="s3cr3t-key"') };
    await using server = await startEndpoint(reply(200, told, { 'cache-control': 'max-age=300' }));
    const kept = new Map<string, string>();
    const cache = {
      read: async (key: string) => kept.get(key) ?? null,
      write: async (key: string, text: string) => void kept.set(key, text),
    };
    const headers = [['Authorization', 'Bearer s3cr3t-key']] as const;
    await expect(ask(question(server.baseUrl, { headers }), testEffects(cache))).rejects.toMatchObject({
      code: 'unsafe-answer',
      field: 'badge_html',
      message: expect.not.stringContaining('s3cr3t'),
    });
    expect([...kept]).toEqual([]);
    const unrelated = [
      ['Authorization', 'Bearer another-key'],
      ['X-Slug', 'acme-status'],
    ] as const;
    await ask(question(server.baseUrl, { headers: unrelated }), testEffects(cache));
    expect(kept.size).toBe(1);
  });

  it('ignores unknown fields, whatever their names', async () => {
    const body = `{"__proto__": {"polluted": true}, "constructor": 1, "toString": null, ${JSON.stringify(snippets).slice(1)}`;
    await using server = await startEndpoint(reply(200, body));
    expect(await ask(question(server.baseUrl), testEffects())).toEqual({ source: 'endpoint', snippets });
    expect('polluted' in {}).toBe(false);
  });

  it('does not mind the fields of what it ignores', async () => {
    await using server = await startEndpoint(
      reply(200, { ...snippets, nested: { ...snippets }, list: [snippets] }),
    );
    expect(await ask(question(server.baseUrl), testEffects())).toEqual({ source: 'endpoint', snippets });
  });

  it('leaves no timer and no connection behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const closed: Promise<unknown>[] = [];
    const endless =
      (status: number): Behaviour =>
      (response) => {
        closed.push(once(response, 'close'));
        response.writeHead(status, { location: '/next' });
        response.write('x'.repeat(70_000));
      };
    const packed: Behaviour = (response) => {
      closed.push(once(response, 'close'));
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.write('x'.repeat(200_000));
      gzip.flush();
    };
    await using server = await startEndpoint(reply(200, snippets), endless(302), endless(200), packed);
    await ask(question(server.baseUrl, { timeout: 1000 }), testEffects());
    expect(timers()).toBeLessThanOrEqual(before);
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toHaveProperty(
      'code',
      'invalid-answer',
    );
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toHaveProperty(
      'code',
      'invalid-answer',
    );
    expect(closed).toHaveLength(3);
    await Promise.all(closed);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('ignores a leading byte-order mark', async () => {
    await using server = await startEndpoint(reply(200, `\ufeff${JSON.stringify(snippets)}`));
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ snippets });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('reads an answer compressed with %s', async (encoding, compress) => {
    await using server = await startEndpoint(encoded(encoding, compress(JSON.stringify(snippets))));
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ snippets });
  });

  it('waits for a slow answer as long as the time-out allows', async () => {
    await using server = await startEndpoint(drip(JSON.stringify(snippets), 100, 10));
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ snippets });
  });

  it('reads an answer of 64 KiB and none that is longer', async () => {
    const answerOf = (size: number) => {
      const start = `${JSON.stringify(snippets).slice(0, -1)},"extra":"`;
      return `${start}${'x'.repeat(size - Buffer.byteLength(start) - 2)}"}`;
    };
    expect(Buffer.byteLength(answerOf(65_536))).toBe(65_536);
    await using server = await startEndpoint(reply(200, answerOf(65_536)), reply(200, answerOf(65_537)));
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ source: 'endpoint' });
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toMatchObject({
      code: 'invalid-answer',
      message: expect.stringContaining('longer than 64 KiB'),
    });
  });
});

describe('askOnce', () => {
  it('asks once for a page, however many want it at the same time or later', async () => {
    await using server = await startEndpoint();
    const once = askOnce(testEffects());
    const request = question(server.baseUrl);
    const [first, second] = await Promise.all([once(request), once({ ...request })]);
    expect(second).toBe(first);
    await once(request);
    await once({ ...request, slug: 'other' });
    expect(server.arrivals.map(({ url }) => url)).toEqual([
      '/api/embed/markdown?slug=acme',
      '/api/embed/markdown?slug=other',
    ]);
  });

  it('gives the same error to all who ask', async () => {
    await using server = await startEndpoint();
    const once = askOnce(testEffects());
    const request = question(server.baseUrl, { slug: 'nobody' });
    const [first, second] = await Promise.allSettled([once(request), once(request)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'page-not-found' } });
    expect(second).toEqual(first);
    expect(server.arrivals).toHaveLength(1);
  });
});
