import { describe, expect, test } from 'vitest';
import { reply, resetBeforeHeaders } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import {
  type FetchSnippets,
  fetcherFor,
  fetcherReturning,
  unexpectedFetch,
} from '../support/fetching.ts';
import {
  changedText,
  fileOf,
  problemsIn,
  refreshFiles,
  refreshReadme,
  settingsWith,
  warningsIn,
} from '../support/refreshing.ts';
import { acmeAt, baseUrl, defaultContent, section } from '../support/section.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';

test('source offline sends no request, and generates the address from the slug', async () => {
  const run = await refreshReadme(section(), { source: 'offline' }, unexpectedFetch);
  expect(changedText(run)).toBe(section(defaultContent(acmeAt(usual))));
  expect(warningsIn(run)).toEqual([]);
  expect(run.pages.map(({ source }) => source)).toEqual(['offline']);
});

test('source offline writes HTML as JSX in MDX', async () => {
  const markers = (content: string) =>
    `{/* status-snippets start slug="acme" show="script" */}\n${content}{/* status-snippets end */}\n`;
  const run = await refreshFiles(
    [fileOf('a.mdx', markers(''))],
    settingsWith({ source: 'offline' }),
    unexpectedFetch,
  );
  const script = `<script src="${baseUrl}/static/embed/v1/status.js" data-slug="acme" data-theme="auto" />`;
  expect(changedText(run)).toBe(markers(`\n${script}\n\n`));
});

test('a custom domain that several pages get has a warning, unless the service gives their addresses', async () => {
  const text = section() + section('', 'slug="beta"') + section('', 'slug="acme" show="badge"');
  const settings = { source: 'offline', customDomain: 'status.acme.com' } as const;
  const message =
    'custom-domain "status.acme.com" is used for the pages "acme", "beta", but it can be the address of one only; set it in the markers of that page';
  expect(warningsIn(await refreshReadme(text, settings, unexpectedFetch))).toEqual([
    { level: 'warning', code: 'custom-domain-shared', message },
  ]);
  const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt(own) });
  const askBeta = fetcherReturning({
    source: 'endpoint',
    snippets: snippetsOf('beta', baseUrl, 'https://status.beta.com'),
  });
  const askFor: FetchSnippets = (slug) => (slug === 'acme' ? ask(slug) : askBeta(slug));
  const asked = await refreshReadme(text, { ...settings, source: 'auto' }, askFor);
  expect(warningsIn(asked).map(({ code }) => code)).not.toContain('custom-domain-shared');
});

describe.each(['auto', 'endpoint'] as const)('requests with source %s', (source) => {
  test('a run fills a section with the response of the service', async () => {
    await using endpoint = await startEndpoint();
    const settings = { source, baseUrl: endpoint.baseUrl, statusPageHost: null };
    const run = await refreshReadme(section(), settings, fetcherFor(endpoint.baseUrl));
    expect(changedText(run)).toBe(section(defaultContent(acmeAt(usual, endpoint.baseUrl))));
    expect(run.pages.map((page) => page.source)).toEqual(['endpoint']);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('the address of the service takes precedence over a custom domain, with a warning', async () => {
    const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt(own) });
    const settings = { source, customDomain: 'old.acme.com' };
    const run = await refreshReadme(section(defaultContent(acmeAt(usual))), settings, ask);
    expect(changedText(run)).toBe(section(defaultContent(acmeAt(own))));
    expect(warningsIn(run)).toMatchObject([
      {
        level: 'warning',
        code: 'custom-domain-differs',
        message: `custom-domain is "old.acme.com", but the service reports the address ${own} for page "acme"; the reported address is used. Correct or remove custom-domain`,
        path: 'README.md',
        line: 1,
        column: 1,
      },
    ]);
  });

  test('a run has no warning if the custom domain is the address that the service reports', async () => {
    const ask = fetcherReturning({ source: 'cache', snippets: acmeAt(`${own}/`) });
    const run = await refreshReadme(section(), { source, customDomain: 'status.acme.com' }, ask);
    expect(warningsIn(run)).toEqual([]);
    expect(run.files[0]?.sections[0]?.address).toBe(own);
  });

  test('a response that differs harmlessly from generated snippets is written as it was sent', async () => {
    const snippets = {
      ...acmeAt(own),
      badge_markdown: ` [![Status of Acme](${baseUrl}/badge/acme.svg?style=flat)](${own}/)\n`,
    };
    const run = await refreshReadme(
      section(),
      { source },
      fetcherReturning({ source: 'endpoint', snippets }),
    );
    expect(changedText(run)).toContain(
      `\n[![Status of Acme](${baseUrl}/badge/acme.svg)](${own}/)\n`,
    );
  });

  test.each([
    ['page-not-found', 'HTTP status 404', reply(404, { error: 'no' })],
    ['unauthorized', 'HTTP status 401', reply(401, { error: 'no' })],
    ['refused', 'HTTP status 400', reply(400, { error: 'missing slug' })],
    ['refused', 'a 403 of a firewall', reply(403, '<html><title>Blocked</title></html>')],
    ['refused', 'HTTP status 418', reply(418, { error: 'no' })],
    ['unavailable', 'HTTP status 503', reply(503, { error: 'no' })],
    ['unavailable', 'a reset connection', resetBeforeHeaders],
    ['invalid-answer', 'an invalid response', reply(200, { badge_markdown: 7 })],
  ])('a run writes nothing and fails as %s after %s', async (code, _, behavior) => {
    await using endpoint = await startEndpoint(behavior);
    const text = section(defaultContent(acmeAt(own)));
    const run = await refreshReadme(
      text,
      { source, baseUrl: endpoint.baseUrl },
      fetcherFor(endpoint.baseUrl),
    );
    expect(run).toMatchObject({ outcome: 'failed', changes: [], failure: { code } });
    expect(problemsIn(run)).toMatchObject([{ line: 1, column: 1, code }]);
    expect(endpoint.requests).toHaveLength(code === 'unavailable' ? 3 : 1);
  });
});
