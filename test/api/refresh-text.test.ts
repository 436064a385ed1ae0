import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher, findSections, type Options, refreshText } from '../../src/index.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const address = 'https://acme.statuspage.me';
const old = '![Up?](https://statuspage.me/badge/acme.svg)';
const outdated = `# Acme\r\n\r\n<!-- status-snippets start -->\r\n\r\n${old}\r\n\r\n<!-- status-snippets end -->\r\n`;

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(async () => {
  vi.useRealTimers();
  await service.close();
});

/** Refreshes a text with the service of this test. */
function refresh(text: string, options: Options = {}) {
  return refreshText(text, { slug: 'acme', baseUrl: service.baseUrl, cache: false, ...options });
}

const unsafe = snippetsOf('acme', 'https://evil.example', address);

test.each([
  [
    'a section has no end marker',
    outdated.replace('status-snippets end', 'note'),
    {},
    null,
    'start-without-end',
    0,
  ],
  [
    'a comment only resembles a marker',
    'Text.\n\n<!-- status-snippets BEGIN -->\n',
    {},
    null,
    'look-alike',
    0,
  ],
  ['no slug is set', outdated, { slug: undefined }, null, 'no-slug', 0],
  ['there is no such page', outdated, { slug: 'nobody' }, null, 'page-not-found', 2],
  [
    'the plan lacks the API',
    outdated,
    { slug: 'frugal', source: 'endpoint' },
    null,
    'plan-required',
    1,
  ],
  ['the response is unsafe', outdated, {}, reply(200, unsafe), 'unsafe-answer', 1],
  [
    'the response is invalid',
    outdated,
    {},
    reply(200, { error: 'not this way' }),
    'invalid-answer',
    1,
  ],
  ['the service is unavailable', outdated, {}, reply(503, 'Later.'), 'unavailable', 3],
] as const)(
  'refreshText returns the text unchanged if %s',
  async (_, text, options, response, code, calls) => {
    if (response) service.respondWith(response);
    const result = await refresh(text, options);
    expect(result).toMatchObject({ outcome: 'failed', text, sections: [] });
    expect(result.findings).toMatchObject([
      { level: 'error', code, line: 3, column: 1, message: expect.any(String) },
    ]);
    expect(service.requests).toHaveLength(calls);
  },
);

test('refreshText changes a text only in its section, and not a second time', async () => {
  const result = await refresh(outdated);
  expect(result).toMatchObject({ outcome: 'changed', findings: [] });
  expect(result.sections).toMatchObject([{ line: 3, slug: 'acme', address, outcome: 'changed' }]);
  const [before, after] = outdated.split(old);
  expect(result.text.startsWith(before ?? '?') && result.text.endsWith(after ?? '?')).toBe(true);
  expect(await refresh(result.text)).toMatchObject({ outcome: 'unchanged', text: result.text });
});

test('refreshText changes nothing if the service is unavailable, whatever is cached', async () => {
  await using folder = await tempFolder();
  const cached = { cache: true, cacheDir: folder.path, maxAge: 0 };
  await refresh(outdated, cached);
  service.respondWith(reply(503, '', { 'retry-after': '3600' }));
  const result = await refresh(outdated, cached);
  expect(result).toMatchObject({ outcome: 'failed', text: outdated });
  expect(result.findings).toMatchObject([{ level: 'error', code: 'unavailable' }]);
});

test('refreshText reads a text in the format of its options, and with a byte-order mark', async () => {
  const section = '<!-- status-snippets start --><!-- status-snippets end -->';
  const { text } = await refresh(`\uFEFF<p>${section}</p>`, { format: 'html' });
  expect(text).toMatch(
    /^\uFEFF<p><!-- status-snippets start --><a href="https:\/\/acme\.statuspage\.me">/,
  );
});

test.each([
  [0, 60],
  [90, 90],
])(
  'a refresher with maxAge %i asks the service for each page once, and again after %i seconds',
  async (maxAge, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const update = createRefresher({
      slug: 'acme',
      baseUrl: service.baseUrl,
      cache: false,
      maxAge,
    });
    const [markdown, html] = await Promise.all([
      update(outdated),
      update(`<p>\n${outdated}</p>`, { format: 'html' }),
    ]);
    expect(markdown).toMatchObject({ outcome: 'changed', findings: [] });
    expect(html.text).toContain('<strong>Status:</strong>');
    vi.advanceTimersByTime(seconds * 1000);
    await update(outdated);
    await update(outdated.replace('start', 'start slug="other"'));
    expect(service.requests).toHaveLength(2);
    vi.advanceTimersByTime(1);
    service.respondWith(reply(200, snippetsOf('acme', service.baseUrl, 'https://status.acme.com')));
    expect((await update(outdated)).sections).toMatchObject([
      { address: 'https://status.acme.com' },
    ]);
    expect(service.requests).toHaveLength(3);
  },
);

test('findSections does not count a byte-order mark in the column of a finding', async () => {
  const { findings } = await findSections('\uFEFFText <!-- status-snippets end -->\n');
  expect(findings).toMatchObject([{ line: 1, column: 6, code: 'end-without-start' }]);
});

test('findSections returns the same warnings as refreshText', async () => {
  const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];
  const text = `${start}${end} *x*\n\n!!! note\n\n    ${start}\n    ${end}\n`;
  const { findings } = await findSections(text);
  expect(findings.map(({ level, code }) => `${level} ${code}`)).toEqual([
    'warning not-shown',
    'warning look-alike',
  ]);
  expect((await refresh(text)).findings).toEqual(findings);
});

test('findSections returns problems in the order of the text', async () => {
  const [start, end] = ['start slug="acme"', 'end'].map(
    (kind) => `<!-- status-snippets ${kind} -->`,
  );
  const { findings } = await findSections(`[x ${start}${end}](https://example.com)\n\n${end}\n`);
  expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '1 does-not-fit',
    '3 end-without-start',
  ]);
});

test('findSections returns its findings in the order of the text, even if different checks find them', async () => {
  const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];
  const { findings } = await findSections(
    `[a ${start}${end}](/b)\n\n{/* status-snippets end */}\n\n${end}\n`,
  );
  expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual([
    ...['1 does-not-fit', '3 look-alike', '5 end-without-start'],
  ]);
});
