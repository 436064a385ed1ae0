import { describe, expect, test } from 'vitest';
import { adoptEmbeds } from '../../src/mark/mark.ts';
import type { ResponseStore } from '../../src/service/fetch-snippets.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { fetcherFor, fetcherReturning, testEffects } from '../support/fetching.ts';
import { changedText, fileOf, refreshReadme, settingsWith, warningsIn } from '../support/refreshing.ts';
import { acmeAt, baseUrl, defaultContent, section } from '../support/section.ts';

const own = 'https://status.acme.com';
const old = 'https://old.acme.com';
const usual = 'https://acme.statuspage.me';
const reason = 'The service is unavailable.';
const stale = fetcherReturning({ source: 'stale', snippets: acmeAt(old), reason });

/** A cache in memory. */
function memoryCache(): ResponseStore {
  const texts = new Map<string, string>();
  return {
    read: async (key) => texts.get(key) ?? null,
    async write(key, text) {
      texts.set(key, text);
    },
  };
}

describe.each(['auto', 'endpoint'] as const)('a stale response with source %s', (source) => {
  test('a stale response fills an empty section', async () => {
    const quoted = section('').replace(/^/gm, '> ');
    for (const empty of [section(), section(' \n\t'), quoted]) {
      const run = await refreshReadme(empty, { source }, stale);
      expect(changedText(run)?.replace(/^> ?/gm, '')).toContain(defaultContent(acmeAt(old)));
      expect(run.pages.map((page) => page.source)).toEqual(['stale']);
    }
  });

  test('a stale response does not change a filled section of the page, even if the addresses differ', async () => {
    const run = await refreshReadme(section(defaultContent(acmeAt(own))), { source }, stale);
    expect(run).toMatchObject({ outcome: 'unchanged', changes: [], failure: null });
    expect(run.files[0]?.sections).toMatchObject([{ address: own, previousAddress: own, outcome: 'unchanged' }]);
    expect(warningsIn(run)).toMatchObject([{ level: 'warning', code: 'stale' }]);
    expect(warningsIn(run)[0]?.message).toContain(reason);
  });

  test('a stale response does not replace what a person wrote into a section', async () => {
    const run = await refreshReadme(section('Our badge comes back soon.'), { source }, stale);
    expect(run).toMatchObject({ outcome: 'unchanged', changes: [] });
    expect(run.files[0]?.sections).toMatchObject([{ address: old, previousAddress: null }]);
  });

  test.each([
    [`x [![Status][i]](${usual})\n`, acmeAt(usual).badge_markdown],
    [`**Status:** See live status → [${usual}][p]\n`, acmeAt(usual).minimal_md],
    ['x ![Status][i]\n', acmeAt(old).badge_markdown],
    [
      `x [![Status][i]](${usual}) **Status:** See live status → [${usual}][p]\n`,
      `${acmeAt(usual).badge_markdown} ${acmeAt(usual).minimal_md}`,
    ],
  ])('what adopt makes of %j does not need its definitions', async (text, content) => {
    const definitions = `\n[i]: ${baseUrl}/badge/acme.svg\n[p]: ${usual}\n`;
    const run = { settings: settingsWith({ source }), fetchSnippets: stale };
    expect(changedText(await adoptEmbeds([fileOf('README.md', text + definitions)], run))).toContain(content);
  });

  test('adopt leaves a badge alone that could not be filled once the service is available', async () => {
    const text = `<a href="${usual}">\n  <img src="${baseUrl}/badge/acme.svg">\n</a>\n<a href="x"><img src="x"></a>\n`;
    const settings = settingsWith({ source });
    const run = await adoptEmbeds([fileOf('README.md', text)], { settings, fetchSnippets: stale });
    expect(run).toMatchObject({ outcome: 'unchanged', failure: null, embeds: [{ outcome: 'out-of-date' }] });
  });

  test('adopt does not say that an address changes which a stale response does not change', async () => {
    const text = `x ${acmeAt(usual).badge_markdown}\n`;
    const run = await adoptEmbeds([fileOf('README.md', text)], {
      settings: settingsWith({ source }),
      fetchSnippets: stale,
    });
    expect(changedText(run)).toContain(usual);
    expect(run.findings).toContainEqual(expect.objectContaining({ message: 'badge of page "acme" becomes a section' }));
  });

  test('adopt leaves a filled section alone that could not be changed, as a refresh does', async () => {
    const content = `${defaultContent(acmeAt(own))}\n\n[foo]: https://example.com`;
    const text = `${section(content)}\nSee [foo].\n`;
    const run = await adoptEmbeds([fileOf('README.md', text)], {
      settings: settingsWith({ source }),
      fetchSnippets: stale,
    });
    expect(run).toMatchObject({ outcome: 'unchanged', pages: [{ source: 'stale' }] });
  });

  test('a section that a stale response does not change has no warning about its custom domain', async () => {
    const settings = { source, customDomain: 'status.acme.com' };
    const run = await refreshReadme(section(defaultContent(acmeAt(own))), settings, stale);
    expect(warningsIn(run).map(({ code }) => code)).toEqual(['stale']);
    const filled = await refreshReadme(section(), settings, stale);
    expect(warningsIn(filled).map(({ code }) => code)).toEqual(['stale', 'custom-domain-differs']);
  });

  test('a stale response fills a section that shows another page', async () => {
    const run = await refreshReadme(section(defaultContent(snippetsOf('other', baseUrl, own))), { source }, stale);
    expect(changedText(run)).toBe(section(defaultContent(acmeAt(old))));
    expect(run.files[0]?.sections).toMatchObject([{ address: old, previousAddress: own }]);
  });

  test('a stale response is used for 30 days if the service is unavailable', async () => {
    await using endpoint = await startEndpoint();
    const effects = testEffects(memoryCache());
    const settings = { source, baseUrl: endpoint.baseUrl };
    const run = () => refreshReadme(section(), settings, fetcherFor(endpoint.baseUrl, effects));
    expect((await run()).pages[0]?.source).toBe('endpoint');

    endpoint.respondWith(reply(503));
    expect((await run()).pages[0]?.source).toBe('cache');
    effects.time += 29 * 86_400_000;
    expect((await run()).pages[0]?.source).toBe('stale');
    effects.time += 2 * 86_400_000;
    expect(await run()).toMatchObject({ changes: [], failure: { code: 'unavailable' } });
  });
});

test('a stale response fills only the empty sections of a file', async () => {
  const text = section(defaultContent(acmeAt(own))) + section();
  const run = await refreshReadme(text, {}, stale);
  expect(changedText(run)).toBe(section(defaultContent(acmeAt(own))) + section(defaultContent(acmeAt(old))));
  expect(run.files[0]?.sections.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
});

test('the report of an unchanged section without an address contains the address of the stale response', async () => {
  const widget = section(acmeAt(old).widget_html, 'slug="acme" show="widget"');
  const run = await refreshReadme(widget, {}, stale);
  expect(run.files[0]?.sections).toMatchObject([{ address: old, previousAddress: null, outcome: 'unchanged' }]);
});
