import { once } from 'node:events';
import process from 'node:process';
import { createGzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpointPath } from '../../src/service/request.ts';
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
      headers: {
        accept: 'application/json',
        'user-agent': expect.stringMatching(/^status-snippets\/\d+\.\d+\.\d+/),
      },
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
    expect(server.requests[0]?.url).toBe(`/status/eu${endpointPath}?slug=acme`);
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
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
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
    await using server = await startEndpoint(
      reply(200, foreign),
      endless(302),
      endless(200),
      compressed,
    );
    // A connection that is left open would be closed by the time limit.
    const timeout = 1000;
    await fetchFrom(server.baseUrl, { timeout });
    expect(timers()).toBeLessThanOrEqual(before);
    await expect(fetchFrom(server.baseUrl, { timeout })).rejects.toHaveProperty(
      'code',
      'invalid-answer',
    );
    await expect(fetchFrom(server.baseUrl, { timeout })).rejects.toHaveProperty(
      'code',
      'invalid-answer',
    );
    expect(closed).toHaveLength(3);
    await Promise.all(closed);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('a response', () => {
  test.each([
    [
      'with unknown fields',
      `{"__proto__": {"polluted": true}, "constructor": 1, "list": [${json}], ${json.slice(1)}`,
    ],
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
    await using server = await startEndpoint(
      reply(200, responseOf(65_536)),
      reply(200, responseOf(65_537)),
    );
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
      code: 'invalid-answer',
      message: expect.stringContaining('is longer than 64 KiB (base-url '),
    });
  });
});

test('the reason why a string is unsafe does not repeat a header value', async () => {
  await using server = await startEndpoint();
  const sent = snippetsOf('acme', server.baseUrl, address);
  const badge = sent.badge_html.replace(
    '"Status"',
    `"s3cr3t/key-1, s3cr3t%2Fkey-1 ${'x'.repeat(300)}"`,
  );
  server.respondWith(reply(200, { ...sent, badge_html: badge }));
  const { snippets } = await fetchFrom(server.baseUrl, {
    headers: [['Authorization', 'Bearer s3cr3t/key-1']],
  });
  const reason = expect.stringMatching(
    /^alt of <img> is "\*\*\*, \*\*\* x+…", not 1 to 100 letters/,
  );
  expect(snippets).toEqual({ ...sent, badge_html: { field: 'badge_html', reason } });
});
