import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FetchPagesOptions, fetchPages, ServiceError } from '../../src/index.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

/** Asks the service on this machine, without waiting between attempts. */
function fetchHere(slugs: readonly string[], options: FetchPagesOptions = {}) {
  return fetchPages(slugs, { baseUrl: service.baseUrl, cache: false, ...options }, { sleep: async () => {} });
}

test('fetchPages returns what the service reports about each page as plain data', async () => {
  const pages = await fetchHere(['acme', 'other', 'acme']);
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
  expect(await fetchHere(['acme'], options)).toEqual(await fetchHere(['acme'], options));
  expect(service.requests).toHaveLength(1);
});

test('fetchPages marks the last good answer of a service that is unavailable', async () => {
  await using folder = await tempFolder();
  const options = { cache: true, cacheDir: folder.path, maxAge: 0 };
  const { acme } = await fetchHere(['acme'], options);
  service.answer(reply(503));
  expect(await fetchHere(['acme'], options)).toEqual({ acme: { ...acme, source: 'stale' } });
});

test('fetchPages leaves out pages that the plugin fills by its own rules', async () => {
  expect(Object.keys(await fetchHere(['frugal', 'acme']))).toEqual(['acme']);
  expect(await fetchHere(['acme'], { source: 'offline' })).toEqual({});
  expect(service.requests).toHaveLength(2);
  service.answer(reply(503));
  expect(await fetchHere(['acme'])).toEqual({});
});

test.each([
  ['there is no such page', 'nobody', 'page-not-found', null],
  ['the plan lacks the API and the source is endpoint', 'frugal', 'plan-required', null],
  ['a field is missing', 'acme', 'invalid-answer', { status_page_url: 'https://acme.statuspage.me' }],
  ['a string is unsafe', 'acme', 'unsafe-answer', snippetsOf('acme', 'https://evil.example', 'https://a.example')],
] as const)('fetchPages throws a ServiceError if %s', async (_, slug, code, answer) => {
  if (answer) service.answer(reply(200, answer));
  const error = await fetchHere([slug], { source: 'endpoint' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({ code, slug });
});

test('fetchPages names the option that is invalid', async () => {
  await expect(fetchHere(['acme', 'a b'])).rejects.toThrow(/^option slug "a b" has a character/);
  await expect(fetchHere([''])).rejects.toThrow('option slug is empty');
  await expect(fetchHere(['acme'], { maxAge: -1 })).rejects.toThrow(/^option maxAge "-1"/);
  for (const slugs of ['acme', [undefined], null]) {
    await expect(Reflect.apply(fetchPages, null, [slugs])).rejects.toThrow(/^slugs is not a list of strings: write/);
  }
  expect(service.requests).toEqual([]);
});
