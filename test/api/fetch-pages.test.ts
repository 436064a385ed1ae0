import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ConnectionOptions,
  fetchPages,
  fetchSnippets,
  StatusSnippetsError,
} from '../../src/index.ts';
import { endpointPath } from '../../src/service/request.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A response after which nobody tries again. */
const unavailable = reply(503, 'Later.', { 'retry-after': '3600' });

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

function fetchFromTestService(slugs: readonly string[], options: ConnectionOptions = {}) {
  return fetchPages(slugs, { baseUrl: service.baseUrl, cache: false, ...options });
}

test('fetchPages returns the snippets of each page as plain data, after one request per page', async () => {
  const pages = await fetchFromTestService(['acme', 'other', 'acme']);
  expect(pages).toEqual({
    acme: {
      source: 'endpoint',
      snippets: snippetsOf('acme', service.baseUrl, 'https://acme.statuspage.me'),
    },
    other: {
      source: 'endpoint',
      snippets: snippetsOf('other', service.baseUrl, 'https://other.statuspage.me'),
    },
  });
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  expect(service.requests).toHaveLength(2);
});

test('fetchPages returns the same data for a cached response as for a new one', async () => {
  await using folder = await tempFolder();
  const options = { cache: true, cacheDir: folder.path };
  expect(await fetchFromTestService(['acme'], options)).toEqual(
    await fetchFromTestService(['acme'], options),
  );
  expect(service.requests).toHaveLength(1);
});

test('fetchPages leaves out a page that says no address, and all pages if the service is unavailable or offline', async () => {
  service.respondWith(reply(403, { error: 'your plan' }), reply(404));
  expect(await fetchFromTestService(['frugal'])).toEqual({});
  expect(await fetchFromTestService(['acme'], { source: 'offline' })).toEqual({});
  expect(service.requests).toHaveLength(2);
  service.respondWith(unavailable);
  expect(await fetchFromTestService(['acme'])).toEqual({});
});

test.each([
  ['there is no such page', 'nobody', 'page-not-found', null],
  ['the plan lacks the API and the source is endpoint', 'frugal', 'plan-required', null],
  [
    'a field is missing',
    'acme',
    'invalid-answer',
    { status_page_url: 'https://acme.statuspage.me' },
  ],
  [
    'a string is unsafe',
    'acme',
    'unsafe-answer',
    snippetsOf('acme', 'https://evil.example', 'https://a.example'),
  ],
] as const)(
  'fetchPages and fetchSnippets throw a StatusSnippetsError if %s',
  async (_, slug, code, response) => {
    if (response) service.respondWith(reply(200, response));
    const options = { baseUrl: service.baseUrl, cache: false, source: 'endpoint' } as const;
    for (const fetched of [fetchPages([slug], options), fetchSnippets(slug, options)]) {
      const error = await fetched.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StatusSnippetsError);
      expect(error).toMatchObject({ code });
    }
  },
);

test('fetchSnippets generates the snippets of a page whose plan lacks the API, with a finding', async () => {
  const options = { baseUrl: service.baseUrl, cache: false, statusPageHost: 'pages.example' };
  const { source, snippets, findings } = await fetchSnippets('frugal', options);
  expect(source).toBe('page');
  expect(snippets.status_page_url).toBe('https://frugal.pages.example');
  expect(findings).toMatchObject([{ level: 'note', code: 'plan-required' }]);
});

test('the option fetch replaces the global fetch', async () => {
  const addresses: string[] = [];
  const fetchHere: typeof fetch = (address, init) => {
    addresses.push(String(address));
    return fetch(String(address).replace('https://statuspage.me', service.baseUrl), init);
  };
  await expect(fetchSnippets('acme', { fetch: fetchHere, cache: false })).rejects.toMatchObject({
    code: 'unsafe-answer', // the snippets of this service have another base URL
  });
  expect(addresses).toEqual([`https://statuspage.me${endpointPath}?slug=acme`]);
});
