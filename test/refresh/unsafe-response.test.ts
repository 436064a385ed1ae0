import { expect, test } from 'vitest';
import { createReport } from '../../src/refresh/result.ts';
import type { SnippetField, SnippetSet } from '../../src/snippets/snippet-set.ts';
import { fetcherReturning } from '../support/fetching.ts';
import { changedText, refreshReadme } from '../support/refreshing.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const own = 'https://status.acme.com';

/** Snippets in which one string is unsafe. */
function unsafe(field: SnippetField): SnippetSet {
  const unsafeText =
    field === 'status_page_url' ? 'https://evil.example/path' : '<img src=x onerror=alert(1)>';
  return { ...acmeAt(own), [field]: unsafeText };
}

function refreshWith(field: SnippetField, show: string) {
  const text = section('', `slug="acme" show="${show}"`);
  return refreshReadme(text, {}, fetcherReturning({ source: 'endpoint', snippets: unsafe(field) }));
}

/** The string that each name of `show` is made from. */
const needs = [
  ['badge', 'badge_markdown'],
  ['link', 'minimal_md'],
  ['widget', 'widget_html'],
  ['script', 'widget_script'],
] as const;

test.each(needs)(
  'an unsafe response is refused if a section shows %s and needs %s',
  async (show, field) => {
    const run = await refreshWith(field, show);
    expect(run).toMatchObject({ changes: [], failure: { code: 'unsafe-answer' } });
    expect(run.failure?.message).toContain(`"${field}"`);
  },
);

test.each(needs)(
  'an unsafe string that is not needed to show %s is null in the report',
  async (show, field) => {
    const others = [
      'badge_markdown',
      'badge_html',
      'minimal_md',
      'widget_html',
      'widget_script',
    ] as const;
    for (const other of others.filter((name) => name !== field)) {
      const run = await refreshWith(other, show);
      expect(run.failure).toBeNull();
      expect(changedText(run)).not.toContain('onerror');
      const report = createReport(run);
      expect(report.pages[0]?.snippets).toEqual({ ...acmeAt(own), [other]: null });
      expect(JSON.stringify(report)).not.toContain('onerror');
    }
  },
);

test('an unsafe response is refused for a badge in HTML only if badge_html is unsafe, and not for a link if minimal_md is', async () => {
  const text = (show: string) =>
    `<p align="center">\n<!-- status-snippets start slug="acme" show="${show}" -->\n<!-- status-snippets end -->\n</p>\n`;
  const ask = (field: SnippetField) =>
    fetcherReturning({ source: 'endpoint', snippets: unsafe(field) });
  expect((await refreshReadme(text('badge'), {}, ask('badge_html'))).failure).toMatchObject({
    code: 'unsafe-answer',
  });
  expect((await refreshReadme(text('badge'), {}, ask('badge_markdown'))).failure).toBeNull();
  expect((await refreshReadme(text('link'), {}, ask('minimal_md'))).failure).toBeNull();
});

test('a response with an unsafe address is refused whatever a section shows', async () => {
  for (const [show] of needs) {
    expect((await refreshWith('status_page_url', show)).failure).toMatchObject({
      code: 'unsafe-answer',
    });
  }
});

test('the message about an unsafe response says that it was not cached', async () => {
  const { failure } = await refreshWith('badge_markdown', 'badge');
  expect(failure?.message).toContain(
    'the response was not cached: once the service is repaired, run this again',
  );
});

test('an unsafe response from the cache is refused too', async () => {
  const ask = fetcherReturning({ source: 'cache', snippets: unsafe('badge_markdown') });
  const run = await refreshReadme(section(defaultContent(acmeAt(own))), {}, ask);
  expect(run).toMatchObject({ changes: [], failure: { code: 'unsafe-answer' } });
});
