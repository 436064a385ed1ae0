import { expect, test } from 'vitest';
import { createConnection } from '../../src/project/effects.ts';
import { endpointPath } from '../../src/service/request.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { serviceSettings, testEffects } from '../support/fetching.ts';

const withoutCache = { cache: false, cacheDir: null };

function createService(baseUrl: string, effects = testEffects(), forgetAfter?: number) {
  const settings = { ...serviceSettings(baseUrl), asksPages: true };
  const options = forgetAfter === undefined ? {} : { forgetAfter };
  return createConnection(withoutCache, effects, options).serviceFor(settings);
}

test('a connection asks about a page once for concurrent and later calls', async () => {
  await using server = await startEndpoint();
  const service = createService(server.baseUrl);
  const [first, second] = await Promise.all([
    service.fetchSnippets('acme'),
    service.fetchSnippets('acme'),
  ]);
  expect(second).toBe(first);
  await service.fetchSnippets('acme');
  await service.fetchSnippets('other');
  const urls = ['acme', 'other'].map((slug) => `${endpointPath}?slug=${slug}`);
  expect(server.requests.map(({ url }) => url)).toEqual(urls);
});

test('a connection throws the same error in concurrent calls after one request', async () => {
  await using server = await startEndpoint();
  const service = createService(server.baseUrl);
  const [first, second] = await Promise.allSettled([
    service.fetchSnippets('nobody'),
    service.fetchSnippets('nobody'),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'page-not-found' } });
  expect(second).toEqual(first);
  expect(server.requests).toHaveLength(1);
});

test('a connection forgets responses after the time that is set', async () => {
  await using server = await startEndpoint();
  const effects = testEffects();
  const service = createService(server.baseUrl, effects, 60);
  for (const seconds of [0, 60, 1, 60]) {
    effects.time += seconds * 1000;
    await service.fetchSnippets('acme');
  }
  expect(server.requests).toHaveLength(2);
});
