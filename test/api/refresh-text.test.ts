import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRefresher, type Options, refreshText } from '../../src/index.ts';
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

/** Refreshes a text with the service of this test. */
function refresh(text: string, options: Options = {}) {
  return refreshText(text, { slug: 'acme', baseUrl: service.baseUrl, cache: false, ...options });
}

test.each([
  ['a section has no end marker', outdated.replace(' end', ' note'), {}, 'start-without-end', 3, 0],
  ['no slug is set', outdated, { slug: undefined }, 'no-slug', 3, 0],
  ['there is no such page', outdated, { slug: 'nobody' }, 'page-not-found', 3, 1],
  ['the plan lacks the API', outdated, { slug: 'frugal', source: 'endpoint' }, 'plan-required', 3, 1],
] as const)('refreshText returns the text unchanged if %s', async (_, text, options, code, line, calls) => {
  const result = await refresh(text, options);
  expect(result).toMatchObject({ outcome: 'failed', text, sections: [] });
  expect(result.findings).toMatchObject([{ level: 'error', code, line, column: 1, message: expect.any(String) }]);
  expect(service.requests).toHaveLength(calls);
});

test('refreshText returns the text unchanged if the service is unavailable in three attempts', async () => {
  service.respondWith(reply(503, 'Later.'));
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'failed', text: outdated, sections: [] });
  expect(result.findings).toMatchObject([{ level: 'error', code: 'unavailable', line: 3, column: 1 }]);
  expect(service.requests).toHaveLength(3);
});

test.each([
  ['is unsafe', snippetsOf('acme', 'https://evil.example', address), 'unsafe-answer'],
  ['is invalid', { error: 'not this way' }, 'invalid-answer'],
])('refreshText returns the text unchanged if the response %s', async (_, response, code) => {
  service.respondWith(reply(200, response));
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'failed', text: outdated, sections: [] });
  expect(result.findings).toMatchObject([{ level: 'error', code, line: 3, column: 1 }]);
});

test('refreshText changes a text only in its section, and not a second time', async () => {
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'changed', findings: [] });
  expect(result.sections).toMatchObject([{ line: 3, slug: 'acme', address, outcome: 'changed' }]);
  const [before, after] = outdated.split('old');
  expect(result.text.startsWith(before ?? '?') && result.text.endsWith(after ?? '?')).toBe(true);
  expect(await refresh(result.text)).toMatchObject({ outcome: 'unchanged', text: result.text });
});

test('refreshText returns a text without a section unchanged, and sends no request', async () => {
  expect(await refresh('# Acme\n')).toEqual({
    outcome: 'unchanged',
    text: '# Acme\n',
    sections: [],
    findings: [],
  });
  expect(service.requests).toEqual([]);
});

test('refreshText returns a warning if the snippets are generated because the plan lacks the API', async () => {
  const result = await refresh(outdated, { slug: 'frugal', statusPageHost: 'statuspage.me' });
  expect(result).toMatchObject({ outcome: 'changed' });
  expect(result.findings).toMatchObject([{ level: 'warning', code: 'plan-required' }]);
});

test('refreshText leaves a filled section if only a stale response is available, with a warning', async () => {
  await using folder = await tempFolder();
  const cached = { cache: true, cacheDir: folder.path, maxAge: 0 };
  const { text } = await refresh(outdated, cached);
  service.respondWith(reply(503));
  const result = await refresh(text, cached);
  expect(result).toMatchObject({ outcome: 'unchanged', text });
  expect(result.findings).toMatchObject([{ level: 'warning', code: 'stale' }]);
});

test('refreshText reads a text in the format of its options, and with a byte-order mark', async () => {
  const section = '<!-- status-snippets start --><!-- status-snippets end -->';
  const { text } = await refresh(`\uFEFF<p>${section}</p>`, { format: 'html' });
  expect(text).toMatch(/^\uFEFF<p><!-- status-snippets start --><a href="https:\/\/acme\.statuspage\.me">/);
});

test('a refresher asks the service once for each page, and takes the format with the text', async () => {
  const update = createRefresher({ slug: 'acme', baseUrl: service.baseUrl, cache: false });
  const [markdown, html] = await Promise.all([update(outdated), update(`<p>\n${outdated}</p>`, { format: 'html' })]);
  expect(markdown).toMatchObject({ outcome: 'changed', findings: [] });
  expect(html.text).toContain('<strong>Status:</strong>');
  await update(outdated.replace('start', 'start slug="other"'));
  expect(service.requests).toHaveLength(2);
});
