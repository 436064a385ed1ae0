import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/service/errors.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { acmeAt, baseUrl, refreshText, section, shown, written } from '../support/refreshing.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const link = (address: string) => acmeAt(address).minimal_md;

/** The page's plan does not include the operation. */
const ask: FetchSnippets = async (slug) => {
  throw new ServiceError('plan-required', { slug, baseUrl, status: 403 });
};

/** Where the page is taken to be, by what the section holds. */
async function addressKept(text: string, settings: Parameters<typeof refreshText>[1] = {}): Promise<string> {
  const run = await refreshText(text, settings, ask);
  expect(run.failure).toBeNull();
  return run.files[0]?.sections[0]?.address ?? '';
}

describe('after a lost plan, the address', () => {
  test('stays the one the section holds', async () => {
    const run = await refreshText(section(shown(acmeAt(own))), {}, ask);
    expect(run.outcome).toBe('unchanged');
    expect(run.files[0]?.sections[0]).toMatchObject({ address: own, previousAddress: own });
  });

  test('stays the one the section holds while the rest is repaired', async () => {
    const run = await refreshText(section(`Broken. ${acmeAt(own).badge_markdown}`), {}, ask);
    expect(written(run)).toBe(section(shown(acmeAt(own))));
  });

  test('is the default where the section is empty', async () => {
    expect(await addressKept(section())).toBe(usual);
  });

  test.each([
    ['option', section(shown(acmeAt(own))), { customDomain: 'new.acme.com' }],
    ['marker', section(shown(acmeAt(own)), 'slug="acme" custom-domain="new.acme.com"'), {}],
  ])('is the custom domain that the %s gives', async (_, text, settings) => {
    expect(await addressKept(text, settings)).toBe('https://new.acme.com');
  });

  test('is the default where the section is about another page', async () => {
    const other = snippetsOf('other', baseUrl, own);
    expect(await addressKept(section(shown(other)))).toBe(usual);
    expect(await addressKept(section(`${shown(acmeAt(own))}\n\n${other.badge_markdown}`))).toBe(usual);
  });

  test('is the default where the section holds two', async () => {
    const text = section(`${acmeAt(own).badge_markdown}\n\n${link('https://old.acme.com')}`);
    expect(await addressKept(text)).toBe(usual);
  });

  test('stays where the two are one in another spelling', async () => {
    const text = section(`${acmeAt(own).badge_markdown}\n\n${link('https://Status.Acme.com/')}`);
    expect(await addressKept(text)).toBe(own);
  });

  test.each([
    'http://status.acme.com',
    'https://localhost',
    'https://192.0.2.7',
    'https://status.acme.com:8443',
    'https://status.acme.com/path',
    'https://user@status.acme.com',
    'javascript:alert(1)',
  ])('is the default where the section holds %s', async (address) => {
    expect(await addressKept(section(acmeAt(address).badge_markdown))).toBe(usual);
    const beside = section(`${acmeAt(own).badge_markdown}\n\n[x](${address})`);
    expect(await addressKept(beside)).toBe(usual);
  });

  test('stays where only a link is held and the marker names the page', async () => {
    expect(await addressKept(section(link(own), 'slug="acme" show="link"'))).toBe(own);
  });

  test('is the default where only a link is held and nothing there names the page', async () => {
    expect(await addressKept(section(link(own), 'show="link"'), { slug: 'acme' })).toBe(usual);
  });

  test('stays where the slug comes from the option and the badge names it', async () => {
    expect(await addressKept(section(shown(acmeAt(own)), ''), { slug: 'acme' })).toBe(own);
  });

  test('stays in HTML', async () => {
    const text = `<p>\n<!-- status-snippets start slug="acme" show="badge" -->\n${acmeAt(own).badge_html}\n<!-- status-snippets end -->\n</p>\n`;
    expect(await addressKept(text)).toBe(own);
  });

  test('stays in running text, in a quote and as definitions', async () => {
    const badge = acmeAt(own).badge_markdown;
    const inline = `A <!-- status-snippets start slug="acme" show="badge" -->${badge}<!-- status-snippets end --> b\n`;
    expect(await addressKept(inline)).toBe(own);
    const quoted = section(shown(acmeAt(own))).replace(/^/gm, '> ');
    expect(await addressKept(quoted.replace(/> $/, ''))).toBe(own);
    const definitions = `[status-badge]: ${baseUrl}/badge/acme.svg\n[status-page]: ${own}`;
    expect(await addressKept(section(definitions, 'slug="acme" show="definitions"'))).toBe(own);
  });

  test('is refused where there is none and none can be built', async () => {
    const run = await refreshText(section(), { statusPageHost: null }, ask);
    expect(run.failure).toMatchObject({ kind: 'input', code: 'invalid-input' });
    expect(run.failure?.message).toContain('status-page-host');
    expect(await addressKept(section(shown(acmeAt(own))), { statusPageHost: null })).toBe(own);
  });
});
