import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { endpointPath } from '../../src/service/request.ts';
import {
  drip,
  hangBeforeHeaders,
  hangInBody,
  hugeHeader,
  lieAboutLength,
  redirect,
  reply,
  resetBeforeHeaders,
  resetInBody,
  talkNonsense,
} from '../support/endpoint-behaviors.ts';
import { type Behavior, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom, testEffects } from '../support/fetching.ts';

/** Strings with the base URL of another service: well-formed, but unsafe for the service of these tests. */
const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const good = reply(200, snippets);
const secret = [['Authorization', 'Bearer s3cr3t-token']] as const;

describe('an unavailable service', () => {
  test.each<[string, Behavior]>([
    ['408', reply(408)],
    ['429', reply(429)],
    ['500', reply(500)],
    ['a reset connection', resetBeforeHeaders],
    ['a reset in the response', resetInBody],
    ['a Content-Length above the length of the body', lieAboutLength('{"status_page_url":', 5000)],
    ['bytes that are not HTTP', talkNonsense],
  ])('a request is sent again after %s, up to three times', async (_what, behavior) => {
    await using server = await startEndpoint(behavior, behavior, good);
    const effects = testEffects();
    expect(await fetchFrom(server.baseUrl, {}, effects)).toMatchObject({ source: 'endpoint' });
    expect(server.requests).toHaveLength(3);
    expect(effects.delays).toEqual([500, 1000]);
  });

  test.each<[string, Behavior, string | RegExp]>([
    [
      '500',
      reply(500, { error: 'out of order' }),
      /is unavailable for page "acme" after 3 attempts \(HTTP 500 from \S+: "out of order"\)/,
    ],
    ['503 without text', reply(503), /\(HTTP 503 from [^"]*\)\./],
    ['a reset connection', resetBeforeHeaders, 'ECONNRESET'],
    ['a huge header', hugeHeader, /headers? overflow/i],
  ])('a request fails after three attempts that end with %s', async (_what, behavior, reason) => {
    await using server = await startEndpoint(behavior);
    const effects = testEffects();
    const error = await fetchFrom(server.baseUrl, {}, effects).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(error).toHaveProperty('message', expect.stringMatching(reason));
    expect(server.requests).toHaveLength(3);
    expect(effects.delays).toHaveLength(2);
  });

  test('a port without a server means that the service is unavailable', async () => {
    const socket = createServer().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = socket.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    socket.close();
    await once(socket, 'close');
    await expect(fetchFrom(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(`connect ECONNREFUSED 127.0.0.1:${port}`),
      cause: expect.any(Error),
    });
  });

  test.each<[string, Behavior]>([
    ['before the headers', hangBeforeHeaders],
    ['in the body', hangInBody],
    ['by sending slowly', drip(JSON.stringify(snippets), 1, 20)],
    ['in the body of a refusal', (response) => void response.writeHead(404).write('not')],
  ])('each attempt of a request times out if the service hangs %s', async (_what, behavior) => {
    await using server = await startEndpoint(behavior);
    const began = performance.now();
    await expect(fetchFrom(server.baseUrl, { timeout: 0.15 })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('0.15 s'),
    });
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(3 * 145);
    expect(took).toBeLessThan(10_000);
    expect(server.requests).toHaveLength(3);
  });

  test('onAttempt is called before each attempt, with the number of the attempt and of all attempts', async () => {
    await using server = await startEndpoint(reply(503), good);
    const attempts: (readonly number[])[] = [];
    const onAttempt = (...counts: readonly number[]) =>
      attempts.push([...counts, server.requests.length]);
    await fetchFrom(server.baseUrl, {}, { ...testEffects(), onAttempt });
    expect(attempts).toEqual([
      [1, 3, 0],
      [2, 3, 1],
    ]);
  });
});

describe('Retry-After', () => {
  const now = testEffects().time;
  const date = (ms: number) => new Date(now + ms).toUTCString();

  test.each([
    ['7', 7000],
    [' 60 ', 60_000],
    [date(9000), 9000],
    ['soon GMT', 500],
    ['0', 500],
    [date(-9000), 500],
    ['-5', 500],
    ['1.5', 500],
    ['', 500],
  ])('Retry-After %j delays the next attempt by %i ms', async (value, wait) => {
    await using server = await startEndpoint(reply(503, '', { 'retry-after': value }), good);
    const effects = testEffects();
    expect(await fetchFrom(server.baseUrl, {}, effects)).toMatchObject({ source: 'endpoint' });
    expect(effects.delays).toEqual([wait]);
  });

  test.each(['61', '3600', '9'.repeat(400), date(61_000)])(
    'there is no other attempt after Retry-After %j, which is too long',
    async (value) => {
      await using server = await startEndpoint(reply(429, '', { 'retry-after': value }), good);
      const effects = testEffects();
      await expect(fetchFrom(server.baseUrl, {}, effects)).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/ 1 attempt \(HTTP 429 .* \d+ s\. /),
      });
      expect(server.requests).toHaveLength(1);
      expect(effects.delays).toEqual([]);
    },
  );

  test('the message about an unavailable service contains the Retry-After of its last response, in whole seconds', async () => {
    await using server = await startEndpoint(reply(503, '', { 'retry-after': date(90_000) }));
    const effects = testEffects();
    effects.time += 100;
    await expect(fetchFrom(server.baseUrl, {}, effects)).rejects.toThrow(
      'The service asks to wait 90 s. ',
    );
    server.respondWith(reply(503));
    await expect(fetchFrom(server.baseUrl)).rejects.toThrow('Try again later. ');
  });
});

test.each([
  [0, [500, 1000]],
  [0.5, [375, 750]],
  [0.99, [253, 505]],
])(
  'the delay between attempts doubles, minus a random part of up to a half: %d gives %j',
  async (random, delays) => {
    await using server = await startEndpoint(reply(503), reply(503), good);
    const effects = { ...testEffects(), random: () => random };
    await fetchFrom(server.baseUrl, {}, effects);
    expect(effects.delays).toEqual(delays);
  },
);

test.each<[string, Behavior]>([
  ['an outage', reply(503)],
  ['Retry-After', reply(429, '', { 'retry-after': '2' })],
  ['a reset connection', resetBeforeHeaders],
])('nothing is sent while the client waits after %s', async (_what, behavior) => {
  await using server = await startEndpoint(behavior, behavior, good);
  const during: number[] = [];
  const sleep = async () => {
    const before = server.requests.length;
    await setTimeout(50);
    during.push(server.requests.length - before);
  };
  await fetchFrom(server.baseUrl, {}, { ...testEffects(), sleep });
  expect(during).toEqual([0, 0]);
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    'a redirect with status %i to the same origin is followed, with the headers',
    async (status) => {
      await using server = await startEndpoint(redirect('../v2/embed?slug=acme#top', status), good);
      expect(await fetchFrom(server.baseUrl, { headers: secret })).toMatchObject({
        source: 'endpoint',
      });
      expect(server.requests.map(({ url }) => url)).toEqual([
        `${endpointPath}?slug=acme`,
        '/api/v2/embed?slug=acme',
      ]);
      expect(server.requests[1]).toMatchObject({
        method: 'GET',
        headers: { authorization: 'Bearer s3cr3t-token' },
      });
    },
  );

  test('a request follows three redirects, but not a fourth one', async () => {
    await using server = await startEndpoint(redirect('/1'), redirect('/2'), redirect('/3'), good);
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    server.respondWith(redirect('/1'), redirect('/2'), redirect('/3'), redirect('/4'));
    await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
      code: 'invalid-answer',
      message: expect.stringContaining('redirects page "acme" more than 3 times (HTTP 302'),
    });
    expect(server.requests).toHaveLength(8);
  });

  test('a redirect to another origin is refused with the name of that origin, and nothing is sent there', async () => {
    await using other = await startEndpoint(good);
    await using server = await startEndpoint(redirect(`${other.baseUrl}/steal?with=s3cr3t-token`));
    const error = await fetchFrom(server.baseUrl, { headers: secret }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({
      code: 'invalid-answer',
      message: expect.stringContaining(
        `to another origin, ${other.baseUrl} (HTTP 302 from ${server.baseUrl})`,
      ),
    });
    expect(String(error)).not.toContain('s3cr3t');
    expect(other.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test.each<[reason: string, ...locations: (string | null)[]]>([
    [', file:', 'file:///etc/passwd'],
    [', javascript:', 'javascript:alert(1)'],
    [', https://evil.example', 'blob:https://evil.example/1'],
    [', http://evil.example', '//evil.example/x'],
    [', https://127.0.0.1', 'https://127.0.0.1/x'],
    [', http://127.0.0.1:1', 'http://127.0.0.1:1/x'],
    [', http://***', 'http://s3cr3t-token'],
    ['to no valid address', '', null, 'http://['],
    [', http://', 'blob:http://HOST/1'],
    ['to an address with a user name ', 'http://user:password@HOST'],
  ])('a redirect is refused, %s: %j', async (reason, ...locations) => {
    for (const location of locations) {
      await using server = await startEndpoint();
      server.respondWith(redirect(location?.replace('HOST', new URL(server.baseUrl).host) ?? null));
      const error = await fetchFrom(server.baseUrl, { headers: secret }).catch(
        (caught: unknown) => caught,
      );
      expect(error).toMatchObject({
        code: 'invalid-answer',
        message: expect.stringContaining(reason),
      });
      expect(String(error)).not.toContain('password');
      expect(server.requests).toHaveLength(1);
    }
  });
});

const refused = [new Error('refused by ::1'), new Error('refused by 127.0.0.1')];

test.each([
  [
    'innermost cause',
    new TypeError('failed', { cause: new Error('connect', { cause: new Error('refused') }) }),
    'refused',
  ],
  [
    'messages of several causes',
    new TypeError('failed', { cause: new AggregateError(refused) }),
    'refused by ::1; refused by 127.0.0.1',
  ],
  ['name of an error without a message', new RangeError(), 'RangeError'],
  ['text that was thrown', 'refused', 'refused'],
  ['type of an object without a prototype that was thrown', Object.create(null), 'object'],
  ['name of a symbol that was thrown', Symbol('refused'), 'Symbol(refused)'],
])('the message about an unavailable service contains the %s', async (_what, thrown, reason) => {
  const effects = { ...testEffects(), fetch: () => Promise.reject(thrown) };
  const message = `: ${reason} (base-url https://statuspage.me). `;
  await expect(fetchFrom('https://statuspage.me', {}, effects)).rejects.toThrow(message);
});
