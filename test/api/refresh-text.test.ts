import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Options, refreshText } from '../../src/index.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const address = 'https://acme.statuspage.me';
const held = '# Acme\r\n\r\n<!-- status-snippets start -->\r\n\r\nold\r\n\r\n<!-- status-snippets end -->\r\n';

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

/** Asks the service on this machine, without waiting between attempts. */
function refresh(text: string, options: Options = {}) {
  const here = { slug: 'acme', baseUrl: service.baseUrl, cache: false, ...options };
  return refreshText(text, 'md', here, { sleep: async () => {} });
}

test.each([
  ['its section has no end', held.replace(' end', ' note'), {}, 'input', 'start-without-end', 3, 0],
  ['nobody names the page', held, { slug: undefined }, 'input', 'no-slug', 3, 0],
  ['there is no such page', held, { slug: 'nobody' }, 'refused', 'page-not-found', 3, 1],
  ['the plan lacks the operation', held, { slug: 'frugal', source: 'endpoint' }, 'refused', 'plan-required', 3, 1],
] as const)('a text is not changed if %s', async (_, text, options, failure, code, line, calls) => {
  const result = await refresh(text, options);
  expect(result).toMatchObject({ outcome: 'failed', text, sections: [], failure });
  expect(result.problems).toMatchObject([{ code, line, column: 1, message: expect.any(String) }]);
  expect(service.requests).toHaveLength(calls);
});

test('a text is not changed if the service is unavailable, after three attempts', async () => {
  service.answer(reply(503, 'Later.'));
  const result = await refresh(held);
  expect(result).toMatchObject({ outcome: 'failed', text: held, sections: [], failure: 'unavailable' });
  expect(result.problems).toMatchObject([{ code: 'unavailable', line: 3, column: 1 }]);
  expect(service.requests).toHaveLength(3);
});

test.each([
  ['is unsafe', snippetsOf('acme', 'https://evil.example', address), 'unsafe-answer'],
  ['is invalid', { error: 'not this way' }, 'invalid-answer'],
])('a text is not changed if the answer %s', async (_, answer, code) => {
  service.answer(reply(200, answer));
  const result = await refresh(held);
  expect(result).toMatchObject({ outcome: 'failed', text: held, sections: [], failure: 'refused' });
  expect(result.problems).toMatchObject([{ code, line: 3, column: 1 }]);
});

test('a text changes only in its section, and not a second time', async () => {
  const result = await refresh(held);
  expect(result).toMatchObject({ outcome: 'changed', problems: [], warnings: [], failure: null });
  expect(result.sections).toMatchObject([{ line: 3, slug: 'acme', address, outcome: 'changed' }]);
  const [before, after] = held.split('old');
  expect(result.text.startsWith(before ?? '?') && result.text.endsWith(after ?? '?')).toBe(true);
  expect(await refresh(result.text)).toMatchObject({ outcome: 'unchanged', text: result.text });
});

test('a text without a section does not change, and no request is sent', async () => {
  expect(await refresh('# Acme\n')).toMatchObject({
    outcome: 'unchanged',
    text: '# Acme\n',
    failure: null,
  });
  expect(service.requests).toEqual([]);
});

test('a text has a warning if its snippets are generated because of the plan', async () => {
  const result = await refresh(held, { slug: 'frugal', statusPageHost: 'statuspage.me' });
  expect(result).toMatchObject({ outcome: 'changed', problems: [], failure: null });
  expect(result.warnings).toMatchObject([{ code: 'plan-required' }]);
});

test('a text does not change if only a stale response is left, with a warning', async () => {
  await using folder = await tempFolder();
  const cached = { cache: true, cacheDir: folder.path, maxAge: 0 };
  const { text } = await refresh(held, cached);
  service.answer(reply(503));
  const result = await refresh(text, cached);
  expect(result).toMatchObject({ outcome: 'unchanged', text, problems: [], failure: null });
  expect(result.warnings).toMatchObject([{ code: 'stale' }]);
});

test('an invalid option is an error', async () => {
  await expect(refresh(held, { timeout: -1 })).rejects.toThrow(/^option timeout "-1"/);
});
