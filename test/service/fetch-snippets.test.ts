import { once } from 'node:events';
import process from 'node:process';
import { createGzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { reply } from '../support/endpoint-behaviors.ts';
import { type Behavior, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom } from '../support/fetching.ts';

const address = 'https://acme.statuspage.me';
/** Strings with the base URL of another service: well-formed, but unsafe for the service of these tests. */
const foreign = snippetsOf('acme', 'https://statuspage.me', address);
const json = JSON.stringify(foreign);

describe('a request for snippets', () => {
  test('a request for snippets calls the documented operation and returns the six strings', async () => {
    await using server = await startEndpoint();
    const { source, snippets } = await fetchFrom(server.baseUrl);
    expect(source).toBe('endpoint');
    expect(snippets).toEqual(snippetsOf('acme', server.baseUrl, address));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/embed/markdown?slug=acme',
      body: '',
      headers: { accept: 'application/json', 'user-agent': expect.stringMatching(/^status-snippets\/\d+\.\d+\.\d+/) },
    });
  });

  test("a request for snippets contains the caller's headers, which replace the default ones", async () => {
    await using server = await startEndpoint(reply(200, foreign));
    const headers = [
      ['Authorization', 'Bearer s3cr3t'],
      ['X-Team', 'a'],
      ['x-team', 'b'],
      ['Cookie', 'a=1'],
      ['cookie', 'b=2'],
      ['User-Agent', 'acme-bot'],
      ['X-Latin', 'Zürich'],
    ] as const;
    await fetchFrom(`${server.baseUrl}/status/eu`, { headers });
    expect(server.requests[0]?.url).toBe('/status/eu/api/embed/markdown?slug=acme');
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer s3cr3t',
      'x-team': 'a, b',
      cookie: 'a=1; b=2',
      'user-agent': 'acme-bot',
      'x-latin': 'Zürich',
      accept: 'application/json',
    });
  });

  test('a request for snippets leaves no timer and no connection open', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const closed: Promise<unknown>[] = [];
    const endless =
      (status: number): Behavior =>
      (response) => {
        closed.push(once(response, 'close'));
        response.writeHead(status, { location: '/next' });
        response.write('x'.repeat(70_000));
      };
    const compressed: Behavior = (response) => {
      closed.push(once(response, 'close'));
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.write('x'.repeat(200_000));
      gzip.flush();
    };
    await using server = await startEndpoint(reply(200, foreign), endless(302), endless(200), compressed);
    await fetchFrom(server.baseUrl, { timeout: 1000 });
    expect(timers()).toBeLessThanOrEqual(before);
    await expect(fetchFrom(server.baseUrl)).rejects.toHaveProperty('code', 'invalid-answer');
    await expect(fetchFrom(server.baseUrl)).rejects.toHaveProperty('code', 'invalid-answer');
    expect(closed).toHaveLength(3);
    await Promise.all(closed);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('a response', () => {
  test.each([
    ['with unknown fields', `{"__proto__": {"polluted": true}, "constructor": 1, "list": [${json}], ${json.slice(1)}`],
    ['that begins with a byte-order mark', `\ufeff${json}`],
  ])('a response %s is accepted', async (_what, body) => {
    await using server = await startEndpoint(reply(200, body));
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    expect('polluted' in {}).toBe(false);
  });

  test('a response of 64 KiB is accepted, and a response with one byte more is not', async () => {
    const responseOf = (size: number) => {
      const start = `${json.slice(0, -1)},"extra":"`;
      return `${start}${'x'.repeat(size - Buffer.byteLength(start) - 2)}"}`;
    };
    expect(Buffer.byteLength(responseOf(65_536))).toBe(65_536);
    await using server = await startEndpoint(reply(200, responseOf(65_536)), reply(200, responseOf(65_537)));
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
      code: 'invalid-answer',
      message: expect.stringContaining('is longer than 64 KiB (base-url '),
    });
  });
});

describe('a header value in a response', () => {
  /** The validated HTML badge of a response with this alternative text, for a request with this header. */
  async function badgeWith(alt: string, header: readonly [string, string], pageUrl = 'https://status.acme.com') {
    await using server = await startEndpoint();
    const snippets = snippetsOf('acme', server.baseUrl, pageUrl);
    server.respondWith(reply(200, { ...snippets, badge_html: snippets.badge_html.replace('Status', alt) }));
    return (await fetchFrom(server.baseUrl, { headers: [header] })).snippets.badge_html;
  }

  const leaked = { field: 'badge_html', reason: 'it contains the value of a request header' };

  test('a field that repeats a header value is unsafe', async () => {
    for (const [alt, value] of [
      ['s3cr3t-key', 's3cr3t-key'],
      ['s3cr3t-key', 'Bearer s3cr3t-key'],
      ['12345678', 'a=b; session=12345678'],
      ['S3CR3T-KEY', 's3cr3t-key'],
      ['s3cr3t%2Fkey', 's3cr3t/key'],
      ['header.s3cr3t', 'Bearer header.s3cr3t'],
    ] as const) {
      expect([value, await badgeWith(`key ${alt}`, ['Authorization', value])]).toEqual([value, leaked]);
    }
  });

  test('a field is unsafe if the host name of the address contains a header value', async () => {
    const header = ['Authorization', 'Bearer s3cr3t-key'] as const;
    expect(await badgeWith('Status', header, 'https://s3cr3t-key.acme.com')).toEqual(leaked);
    expect(await badgeWith('Status', header, 'https://acme.s3cr3t-key')).toEqual(leaked);
  });

  test.each([
    ['shorter than 8 characters', 'Ops team', ['X-Team', 'Ops']],
    ['the address of the page', 'Status', ['Referer', 'https://status.acme.com']],
    ['the address over http', 'at http://status.acme.com', ['Referer', 'http://status.acme.com']],
    ['the host name of the page', 'at status.acme.com', ['X-Host', 'Status.acme.com']],
    ['the domain above it', 'Status', ['X-Organization', 'acme.com']],
    ['part of the badge', 'Status', ['X-Path', '/badge/acme.svg']],
    ['not in the response', 'Status', ['Authorization', 'Bearer s3cr3t-key']],
  ] as const)('a field may repeat a header value that is %s', async (_what, alt, header) => {
    expect(await badgeWith(alt, header)).toEqual(expect.any(String));
  });
});
