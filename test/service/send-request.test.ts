import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/service/prevent-secret-leaks.ts';
import { sendRequest } from '../../src/service/send-request.ts';
import { redirect, reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom, testEffects } from '../support/fetching.ts';

/** Strings with the base URL of another service: well-formed, but unsafe for the service of these tests. */
const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const good = reply(200, snippets);
const secret = [['Authorization', 'Bearer s3cr3t-token']] as const;

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    'a redirect with status %i to the same origin is followed, with the headers',
    async (status) => {
      await using server = await startEndpoint(redirect('/v2/embed?slug=acme#top', status), good);
      expect(await fetchFrom(server.baseUrl, { headers: secret })).toMatchObject({ source: 'endpoint' });
      expect(server.requests.map(({ url }) => url)).toEqual(['/api/embed/markdown?slug=acme', '/v2/embed?slug=acme']);
      expect(server.requests[1]).toMatchObject({
        method: 'GET',
        headers: { authorization: 'Bearer s3cr3t-token' },
      });
    },
  );

  test('a redirect may be relative to the previous address', async () => {
    await using server = await startEndpoint(redirect('../v2/x'), redirect('y?z'), good);
    await fetchFrom(server.baseUrl);
    expect(server.requests.map(({ url }) => url).slice(1)).toEqual(['/api/v2/x', '/api/v2/y?z']);
  });

  test('a request follows three redirects, but not a fourth one', async () => {
    await using server = await startEndpoint(redirect('/1'), redirect('/2'), redirect('/3'), good);
    expect(await fetchFrom(server.baseUrl)).toMatchObject({ source: 'endpoint' });
    server.respondWith(redirect('/1'), redirect('/2'), redirect('/3'), redirect('/4'));
    await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining(`more than 3 times, last to ${server.baseUrl}/4 (HTTP 302`),
    });
    expect(server.requests).toHaveLength(8);
  });

  test('a redirect to another origin is refused with the name of that origin, and nothing is sent there', async () => {
    await using other = await startEndpoint(good);
    await using server = await startEndpoint(redirect(`${other.baseUrl}/steal?with=s3cr3t-token`));
    const error = await fetchFrom(server.baseUrl, { headers: secret }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining(`to another origin, ${other.baseUrl} (HTTP 302 from ${server.baseUrl})`),
    });
    expect(String(error)).not.toContain('s3cr3t');
    expect(other.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['file:///etc/passwd', 'to another origin, file:/etc/passwd'],
    ['javascript:alert(1)', 'to another origin, javascript:alert(1)'],
    ['//evil.example/x', 'to another origin, http://evil.example'],
    ['https://127.0.0.1/x', 'to another origin, https://127.0.0.1'],
    ['http://127.0.0.1:1/x', 'to another origin, http://127.0.0.1:1'],
    ['', 'without a target'],
    [null, 'without a target'],
    ['http://[', 'to "http://[", which is not a URL'],
    ['http://s3cr3t-token[', 'to "http://***[", which is not a URL'],
  ])('a redirect to %j is refused', async (location, reason) => {
    await using server = await startEndpoint(redirect(location));
    await expect(fetchFrom(server.baseUrl, { headers: secret })).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining(reason),
    });
    expect(server.requests).toHaveLength(1);
  });

  test('a redirect to a blob of the same origin, or with a user name, is refused', async () => {
    await using server = await startEndpoint();
    server.respondWith(redirect(`blob:${server.baseUrl}/1`));
    await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining('to another origin'),
    });
    for (const userInfo of ['me', ':pw', 'me:pw']) {
      server.respondWith(redirect(server.baseUrl.replace('//', `//${userInfo}@`)));
      await expect(fetchFrom(server.baseUrl)).rejects.toMatchObject({
        code: 'redirect-refused',
        message: expect.stringContaining('a user name'),
      });
    }
  });
});

test('sendRequest keeps at most 64 KiB of a response', async () => {
  await using server = await startEndpoint(reply(200, 'x'.repeat(70_000)));
  const { baseUrl } = server;
  const request = { slug: 'acme', baseUrl, url: baseUrl, headers: {}, timeoutSeconds: 5, redact: createRedactor([]) };
  expect(await sendRequest(request, fetch)).toMatchObject({ bytes: { length: 65_536 }, isTruncated: true });
});

test.each([
  [
    'the innermost cause',
    new TypeError('fetch failed', { cause: new Error('connect', { cause: new Error('refused') }) }),
    'refused',
  ],
  [
    'each of several causes',
    new TypeError('fetch failed', {
      cause: new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]),
    }),
    'refused by ::1; refused by 127.0.0.1',
  ],
  ['the summary of several causes', new AggregateError([new Error('refused')], 'all refused'), 'all refused'],
  ['the name of an error without a message', new RangeError(), 'RangeError'],
  ['a thrown text', 'refused', 'refused'],
])('the message about an unavailable service contains %s', async (_what, thrown, reason) => {
  const effects = { ...testEffects(), fetch: () => Promise.reject(thrown) };
  const message = `is unavailable for page "acme" after 3 attempts: ${reason} (base-url https://statuspage.me). `;
  await expect(fetchFrom('https://statuspage.me', {}, effects)).rejects.toThrow(message);
});
