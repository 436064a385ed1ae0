import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/service/fetch-snippets.ts';
import { pauseAfter, readRetryAfter } from '../../src/service/send-with-retry.ts';
import { question, testEffects } from '../support/asking.ts';
import {
  drip,
  encoded,
  hangBeforeHeaders,
  hangInBody,
  hugeHeader,
  lieAboutLength,
  reply,
  resetBeforeHeaders,
  resetInBody,
  talkNonsense,
} from '../support/endpoint-behaviours.ts';
import { type Behaviour, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';

const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const good = reply(200, snippets);

describe('an unavailable service', () => {
  it.each<[string, Behaviour]>([
    ['408', reply(408)],
    ['429', reply(429)],
    ['500', reply(500)],
    ['503', reply(503)],
    ['599', reply(599)],
    ['a reset connection', resetBeforeHeaders],
    ['a reset in the answer', resetInBody],
    ['a length that promises more', lieAboutLength('{"status_page_url":', 5000)],
    ['something that is not HTTP', talkNonsense],
  ])('is asked again after %s', async (_what, behaviour) => {
    await using server = await startEndpoint(behaviour, behaviour, good);
    const effects = testEffects();
    expect(await ask(question(server.baseUrl), effects)).toEqual({ source: 'endpoint', snippets });
    expect(server.arrivals).toHaveLength(3);
    expect(effects.naps).toEqual([500, 1000]);
  });

  it.each<[string, Behaviour, string | RegExp, number | null]>([
    ['500', reply(500, { error: 'out of order' }), 'HTTP 500: "out of order"', 500],
    ['503 without a word', reply(503), 'HTTP 503.', 503],
    ['a reset connection', resetBeforeHeaders, 'ECONNRESET', null],
    ['a huge header', hugeHeader, /headers? overflow/i, null],
  ])('is given up after three attempts, for %s', async (_what, behaviour, reason, status) => {
    await using server = await startEndpoint(behaviour);
    const effects = testEffects();
    const error = await ask(question(server.baseUrl), effects).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      name: 'Unavailable',
      code: 'unavailable',
      kind: 'unavailable',
      status,
      attempts: 3,
    });
    expect(error).toHaveProperty('message', expect.stringMatching(reason));
    expect(error).toHaveProperty('message', expect.stringContaining('"acme" after 3 attempts'));
    expect(server.arrivals).toHaveLength(3);
    expect(effects.naps).toHaveLength(2);
  });

  it('is one where nobody listens', async () => {
    const socket = createServer().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = socket.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    socket.close();
    await once(socket, 'close');
    await expect(ask(question(`http://127.0.0.1:${port}`), testEffects())).rejects.toMatchObject({
      code: 'unavailable',
      status: null,
      message: expect.stringContaining(`connect ECONNREFUSED 127.0.0.1:${port}`),
      cause: expect.any(Error),
    });
  });

  it('is one whose name does not exist', async () => {
    await expect(ask(question('https://status.invalid'), testEffects())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('https://status.invalid'),
    });
  });

  it.each<[string, Behaviour]>([
    ['before the headers', hangBeforeHeaders],
    ['in the body', hangInBody],
    ['by dripping', drip(JSON.stringify(snippets), 1, 20)],
    ['in the body of a refusal', (response) => void response.writeHead(404).write('not')],
  ])('is timed out when it hangs %s', async (_what, behaviour) => {
    await using server = await startEndpoint(behaviour);
    const began = performance.now();
    await expect(ask(question(server.baseUrl, { timeout: 0.15 }), testEffects())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no whole answer within 0.15 s'),
    });
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(3 * 140);
    expect(took).toBeLessThan(3 * 150 + 700);
    expect(server.arrivals).toHaveLength(3);
  });

  it('answers in time on a later attempt', async () => {
    await using server = await startEndpoint(hangInBody, good);
    expect(await ask(question(server.baseUrl, { timeout: 0.2 }), testEffects())).toMatchObject({ snippets });
  });

  it('is asked again when its compression is broken', async () => {
    await using server = await startEndpoint(encoded('gzip', Buffer.from('this is no gzip')), good);
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ snippets });
  });

  it('takes a time-out beyond what timers can count', async () => {
    await using server = await startEndpoint(good);
    expect(await ask(question(server.baseUrl, { timeout: 1e12 }), testEffects())).toMatchObject({ snippets });
  });
});

describe('Retry-After', () => {
  const now = testEffects().time;
  const date = (ms: number) => new Date(now + ms).toUTCString();

  it.each([
    ['7', 7000],
    [' 60 ', 60_000],
    [date(9000), 9000],
    ['0', 500],
    [date(-9000), 500],
    ['soon', 500],
    ['-5', 500],
    ['1.5', 500],
    ['', 500],
  ])('%j makes the next attempt wait %i ms', async (value, wait) => {
    await using server = await startEndpoint(reply(503, '', { 'retry-after': value }), good);
    const effects = testEffects();
    expect(await ask(question(server.baseUrl), effects)).toMatchObject({ source: 'endpoint' });
    expect(effects.naps).toEqual([wait]);
  });

  it.each(['61', '3600', '9'.repeat(400), date(61_000)])(
    '%j is too long: no other attempt',
    async (value) => {
      await using server = await startEndpoint(reply(429, '', { 'retry-after': value }), good);
      const effects = testEffects();
      await expect(ask(question(server.baseUrl), effects)).rejects.toMatchObject({
        code: 'unavailable',
        attempts: 1,
        status: 429,
        message: expect.stringMatching(/after 1 attempt: HTTP 429\. Try again in \S+ s, as it asks/),
      });
      expect(server.arrivals).toHaveLength(1);
      expect(effects.naps).toEqual([]);
    },
  );

  it('is no matter for other refusals', async () => {
    await using server = await startEndpoint(reply(403, 'no plan', { 'retry-after': '1' }));
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toHaveProperty(
      'code',
      'plan-required',
    );
    expect(server.arrivals).toHaveLength(1);
  });

  it('reads all three forms of an HTTP date', () => {
    const at = Date.UTC(1994, 10, 6, 8, 49, 37);
    expect(readRetryAfter('Sun, 06 Nov 1994 08:49:37 GMT', at - 1000)).toBe(1000);
    expect(readRetryAfter('Sunday, 06-Nov-94 08:49:37 GMT', at - 1000)).toBe(1000);
    expect(readRetryAfter('Sun Nov  6 08:49:37 1994', at - 1000)).toBe(1000);
    expect(readRetryAfter('1994-11-06T08:49:37Z', at)).toBe(null);
    expect(readRetryAfter('Sun, 06 Nov 1994 08:49:37 GMT', at + 1000)).toBe(0);
    expect(readRetryAfter(null, at)).toBe(null);
  });
});

describe('the pause between attempts', () => {
  it('doubles, and takes a random half off', () => {
    expect([1, 2].map((attempt) => pauseAfter(attempt, 0))).toEqual([500, 1000]);
    expect([1, 2].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([375, 750]);
    expect([1, 2].map((attempt) => pauseAfter(attempt, 0.99))).toEqual([253, 505]);
  });
});
