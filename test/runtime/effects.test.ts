import { expect, test } from 'vitest';
import { cacheDirectoryOf, createSnippetFetcher } from '../../src/runtime/effects.ts';
import { endpointPath } from '../../src/service/request.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { serviceSettings, testEffects } from '../support/fetching.ts';

const createFetcher = (baseUrl: string) =>
  createSnippetFetcher({
    settings: { ...serviceSettings(baseUrl), cache: false, cacheDir: null },
    effects: { ...testEffects(), cacheDirectory: () => null },
  });

test('a snippet fetcher requests a page once for concurrent and later calls', async () => {
  await using server = await startEndpoint();
  const fetchSnippets = createFetcher(server.baseUrl);
  const [first, second] = await Promise.all([fetchSnippets('acme'), fetchSnippets('acme')]);
  expect(second).toBe(first);
  await fetchSnippets('acme');
  await fetchSnippets('other');
  expect(server.requests.map(({ url }) => url)).toEqual([`${endpointPath}?slug=acme`, `${endpointPath}?slug=other`]);
});

test('a snippet fetcher throws the same error in concurrent calls after one request', async () => {
  await using server = await startEndpoint();
  const fetchSnippets = createFetcher(server.baseUrl);
  const [first, second] = await Promise.allSettled([fetchSnippets('nobody'), fetchSnippets('nobody')]);
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'page-not-found' } });
  expect(second).toEqual(first);
  expect(server.requests).toHaveLength(1);
});

test('a snippet fetcher forgets responses after the time that is set', async () => {
  await using server = await startEndpoint();
  const settings = { ...serviceSettings(server.baseUrl), cache: false, cacheDir: null };
  const effects = testEffects();
  const fetchSnippets = createSnippetFetcher({ settings, effects, forgetAfter: 60 });
  for (const seconds of [0, 60, 1, 60]) {
    effects.time += seconds * 1000;
    await fetchSnippets('acme');
  }
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['linux', '/home/a', {}, '/home/a/.cache/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: '/c' }, '/c/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: 'relative' }, '/home/a/.cache/status-snippets'],
  ['linux', '/home/a', { XDG_CACHE_HOME: '' }, '/home/a/.cache/status-snippets'],
  ['linux', '', {}, null],
  ['darwin', '/Users/a', { XDG_CACHE_HOME: '/c' }, '/c/status-snippets'],
  ['darwin', '/Users/a', {}, '/Users/a/Library/Caches/status-snippets'],
  ['win32', 'C:\\Users\\a', {}, 'C:\\Users\\a\\AppData\\Local\\status-snippets'],
  ['win32', 'C:\\Users\\a', { LOCALAPPDATA: 'D:\\L' }, 'D:\\L\\status-snippets'],
  ['win32', 'C:\\Users\\a', { XDG_CACHE_HOME: 'D:\\x' }, 'D:\\x\\status-snippets'],
] as const)('the cache folder on %s with home %j and variables %j is %j', (platform, home, env, folder) => {
  expect(cacheDirectoryOf(env, platform, home)).toBe(folder);
});
