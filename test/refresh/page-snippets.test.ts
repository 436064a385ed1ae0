import { expect, test } from 'vitest';
import { fetchOrGenerateSnippets } from '../../src/refresh/pages.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { serviceError } from '../../src/service/service-error.ts';
import { snippetFields } from '../../src/snippets/snippet-set.ts';
import { acmeAt, baseUrl, fetcherReturning, settingsWith, unexpectedFetch } from '../support/refreshing.ts';

const page = { slug: 'acme', customDomain: null };
const own = 'https://status.acme.com';
const fetchWithoutPlan: FetchSnippets = async (slug) => {
  throw serviceError('plan-required', { slug, baseUrl, status: 403 });
};

test('fetchOrGenerateSnippets generates the snippets without a request if the source is offline', async () => {
  const settings = settingsWith({ source: 'offline' });
  expect(
    await fetchOrGenerateSnippets(
      { ...page, customDomain: 'status.acme.com' },
      snippetFields,
      settings,
      unexpectedFetch,
    ),
  ).toEqual({
    source: 'offline',
    snippets: acmeAt(own),
    findings: [],
  });
});

test('fetchOrGenerateSnippets returns the snippets of the service, without the white space around them', async () => {
  const snippets = { ...acmeAt(own), minimal_md: `\n${acmeAt(own).minimal_md} ` };
  const result = await fetchOrGenerateSnippets(
    page,
    snippetFields,
    settingsWith(),
    fetcherReturning({ source: 'cache', snippets }),
  );
  expect(result).toEqual({ source: 'cache', snippets: acmeAt(own), findings: [] });
});

test('fetchOrGenerateSnippets generates the snippets if the plan lacks the API, but throws with source endpoint', async () => {
  const result = await fetchOrGenerateSnippets(page, snippetFields, settingsWith(), fetchWithoutPlan);
  expect(result).toMatchObject({ source: 'offline', snippets: acmeAt('https://acme.statuspage.me') });
  expect(result.findings).toMatchObject([{ code: 'plan-required' }]);
  const strict = settingsWith({ source: 'endpoint' });
  await expect(fetchOrGenerateSnippets(page, snippetFields, strict, fetchWithoutPlan)).rejects.toHaveProperty(
    'code',
    'plan-required',
  );
});

test('fetchOrGenerateSnippets returns warnings if the response is stale and if the custom domain differs', async () => {
  const ask = fetcherReturning({ source: 'stale', snippets: acmeAt(own), reason: 'Away.' });
  const { findings } = await fetchOrGenerateSnippets(
    { ...page, customDomain: 'old.acme.com' },
    snippetFields,
    settingsWith(),
    ask,
  );
  expect(findings.map(({ code }) => code)).toEqual(['stale', 'custom-domain-differs']);
});

test('fetchOrGenerateSnippets throws if a requested string is unsafe', async () => {
  const snippets = { ...acmeAt(own), widget_html: '<div onclick="alert(1)"></div>' };
  const ask = fetcherReturning({ source: 'endpoint', snippets });
  await expect(fetchOrGenerateSnippets(page, snippetFields, settingsWith(), ask)).rejects.toHaveProperty(
    'code',
    'unsafe-answer',
  );
  const result = await fetchOrGenerateSnippets(page, ['badge_html'], settingsWith(), ask);
  expect(result.snippets.badge_html).toBe(acmeAt(own).badge_html);
});

test('fetchOrGenerateSnippets throws if the address cannot be generated', async () => {
  const settings = settingsWith({ source: 'offline', statusPageHost: null });
  await expect(fetchOrGenerateSnippets(page, snippetFields, settings, unexpectedFetch)).rejects.toMatchObject({
    code: 'invalid-input',
  });
});

test('fetchOrGenerateSnippets returns no warning about an unsafe address that is not requested', async () => {
  const leaked = { field: 'status_page_url', reason: 'it contains the value of a request header' } as const;
  const response = {
    source: 'endpoint',
    snippets: { ...acmeAt(own), status_page_url: leaked },
  } as const;
  const custom = { ...page, customDomain: 'old.acme.com' };
  const result = await fetchOrGenerateSnippets(custom, ['widget_html'], settingsWith(), async () => response);
  expect(result).toMatchObject({ snippets: { status_page_url: '' }, findings: [] });
});
