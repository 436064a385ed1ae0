import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Options, refreshText } from '../../src/index.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const address = 'https://acme.statuspage.me';
const outdated = '# Acme\r\n\r\n<!-- status-snippets start -->\r\n\r\nold\r\n\r\n<!-- status-snippets end -->\r\n';

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

/** Refreshes a text with the service of this test, without waiting between attempts. */
function refresh(text: string, options: Options = {}) {
  const here = { slug: 'acme', baseUrl: service.baseUrl, cache: false, ...options };
  return refreshText(text, 'md', here, { sleep: async () => {} });
}

test.each([
  ['a section has no end marker', outdated.replace(' end', ' note'), {}, 'input', 'start-without-end', 3, 0],
  ['no slug is set', outdated, { slug: undefined }, 'input', 'no-slug', 3, 0],
  ['there is no such page', outdated, { slug: 'nobody' }, 'refused', 'page-not-found', 3, 1],
  ['the plan lacks the API', outdated, { slug: 'frugal', source: 'endpoint' }, 'refused', 'plan-required', 3, 1],
] as const)('refreshText returns the text unchanged if %s', async (_, text, options, failure, code, line, calls) => {
  const result = await refresh(text, options);
  expect(result).toMatchObject({ outcome: 'failed', text, sections: [], failure });
  expect(result.problems).toMatchObject([{ code, line, column: 1, message: expect.any(String) }]);
  expect(service.requests).toHaveLength(calls);
});

test('refreshText returns the text unchanged if the service is unavailable in three attempts', async () => {
  service.respondWith(reply(503, 'Later.'));
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'failed', text: outdated, sections: [], failure: 'unavailable' });
  expect(result.problems).toMatchObject([{ code: 'unavailable', line: 3, column: 1 }]);
  expect(service.requests).toHaveLength(3);
});

test.each([
  ['is unsafe', snippetsOf('acme', 'https://evil.example', address), 'unsafe-answer'],
  ['is invalid', { error: 'not this way' }, 'invalid-answer'],
])('refreshText returns the text unchanged if the response %s', async (_, response, code) => {
  service.respondWith(reply(200, response));
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'failed', text: outdated, sections: [], failure: 'refused' });
  expect(result.problems).toMatchObject([{ code, line: 3, column: 1 }]);
});

test('refreshText changes a text only in its section, and not a second time', async () => {
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'changed', problems: [], warnings: [], failure: null });
  expect(result.sections).toMatchObject([{ line: 3, slug: 'acme', address, outcome: 'changed' }]);
  const [before, after] = outdated.split('old');
  expect(result.text.startsWith(before ?? '?') && result.text.endsWith(after ?? '?')).toBe(true);
  expect(await refresh(result.text)).toMatchObject({ outcome: 'unchanged', text: result.text });
});

test('refreshText returns a text without a section unchanged, and sends no request', async () => {
  expect(await refresh('# Acme\n')).toMatchObject({
    outcome: 'unchanged',
    text: '# Acme\n',
    failure: null,
  });
  expect(service.requests).toEqual([]);
});

test('refreshText returns a warning if the snippets are generated because the plan lacks the API', async () => {
  const result = await refresh(outdated, { slug: 'frugal', statusPageHost: 'statuspage.me' });
  expect(result).toMatchObject({ outcome: 'changed', problems: [], failure: null });
  expect(result.warnings).toMatchObject([{ code: 'plan-required' }]);
});

test('refreshText leaves a filled section if only a stale response is available, with a warning', async () => {
  await using folder = await tempFolder();
  const cached = { cache: true, cacheDir: folder.path, maxAge: 0 };
  const { text } = await refresh(outdated, cached);
  service.respondWith(reply(503));
  const result = await refresh(text, cached);
  expect(result).toMatchObject({ outcome: 'unchanged', text, problems: [], failure: null });
  expect(result.warnings).toMatchObject([{ code: 'stale' }]);
});

test('refreshText throws an error that names an invalid option', async () => {
  await expect(refresh(outdated, { timeout: -1 })).rejects.toThrow(/^option timeout "-1"/);
});
