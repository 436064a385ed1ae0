import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FetchPagesOptions, fetchPages, StatusSnippetsError } from '../../src/index.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

/** Fetches pages from the service of this test, without waiting between attempts. */
function fetchFromTestService(slugs: readonly string[], options: FetchPagesOptions = {}) {
  return fetchPages(slugs, { baseUrl: service.baseUrl, cache: false, ...options }, { sleep: async () => {} });
}

test('fetchPages returns the snippets of each page as plain data, after one request per page', async () => {
  const pages = await fetchFromTestService(['acme', 'other', 'acme']);
  expect(pages).toEqual({
    acme: { source: 'endpoint', snippets: snippetsOf('acme', service.baseUrl, 'https://acme.statuspage.me') },
    other: { source: 'endpoint', snippets: snippetsOf('other', service.baseUrl, 'https://other.statuspage.me') },
  });
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  expect(service.requests).toHaveLength(2);
});

test('fetchPages returns the same data for a cached response as for a new one', async () => {
  await using folder = await tempFolder();
  const options = { cache: true, cacheDir: folder.path };
  expect(await fetchFromTestService(['acme'], options)).toEqual(await fetchFromTestService(['acme'], options));
  expect(service.requests).toHaveLength(1);
});

test('fetchPages returns the last good response with source stale if the service is unavailable', async () => {
  await using folder = await tempFolder();
  const options = { cache: true, cacheDir: folder.path, maxAge: 0 };
  const { acme } = await fetchFromTestService(['acme'], options);
  service.respondWith(reply(503));
  expect(await fetchFromTestService(['acme'], options)).toEqual({ acme: { ...acme, source: 'stale' } });
});

test('fetchPages leaves out a page whose plan lacks the API, and all pages if the service is unavailable or offline', async () => {
  expect(Object.keys(await fetchFromTestService(['frugal', 'acme']))).toEqual(['acme']);
  expect(await fetchFromTestService(['acme'], { source: 'offline' })).toEqual({});
  expect(service.requests).toHaveLength(2);
  service.respondWith(reply(503));
  expect(await fetchFromTestService(['acme'])).toEqual({});
});

test.each([
  ['there is no such page', 'nobody', 'page-not-found', null],
  ['the plan lacks the API and the source is endpoint', 'frugal', 'plan-required', null],
  ['a field is missing', 'acme', 'invalid-answer', { status_page_url: 'https://acme.statuspage.me' }],
  ['a string is unsafe', 'acme', 'unsafe-answer', snippetsOf('acme', 'https://evil.example', 'https://a.example')],
] as const)('fetchPages throws an error if %s', async (_, slug, code, response) => {
  if (response) service.respondWith(reply(200, response));
  const error = await fetchFromTestService([slug], { source: 'endpoint' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StatusSnippetsError);
  expect(error).toMatchObject({ code });
});

test('fetchPages throws an error that names the invalid option', async () => {
  await expect(fetchFromTestService(['acme', 'a b'])).rejects.toThrow(/^option slug "a b" has a character/);
  await expect(fetchFromTestService([''])).rejects.toThrow('option slug is empty');
  await expect(fetchFromTestService(['acme'], { maxAge: -1 })).rejects.toThrow(/^option maxAge "-1"/);
  for (const slugs of ['acme', [undefined], null]) {
    await expect(Reflect.apply(fetchPages, null, [slugs])).rejects.toThrow(/^slugs is not a list of strings: write/);
  }
  expect(service.requests).toEqual([]);
});
