import { expect, test } from 'vitest';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { serviceError } from '../../src/service/service-error.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { acmeAt, baseUrl, changedText, defaultContent, refreshReadme, section } from '../support/refreshing.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const link = (address: string) => acmeAt(address).minimal_md;

/** Fails because the plan of the page does not include the API. */
const fetchWithoutPlan: FetchSnippets = async (slug) => {
  throw serviceError('plan-required', { slug, baseUrl, status: 403 });
};

/** The address that a run without the plan reports for the section of a text. */
async function reportedAddress(text: string, settings: Parameters<typeof refreshReadme>[1] = {}): Promise<string> {
  const run = await refreshReadme(text, settings, fetchWithoutPlan);
  expect(run.failure).toBeNull();
  return run.files[0]?.sections[0]?.address ?? '';
}

test('a section keeps its address when the plan is lost', async () => {
  const run = await refreshReadme(section(defaultContent(acmeAt(own))), {}, fetchWithoutPlan);
  expect(run.outcome).toBe('unchanged');
  expect(run.files[0]?.sections[0]).toMatchObject({ address: own, previousAddress: own });
});

test('a section with surplus text is rewritten with the address of its badge when the plan is lost', async () => {
  const run = await refreshReadme(section(`Broken. ${acmeAt(own).badge_markdown}`), {}, fetchWithoutPlan);
  expect(changedText(run)).toBe(section(defaultContent(acmeAt(own))));
});

test('an empty section gets the default address when the plan is lost', async () => {
  expect(await reportedAddress(section())).toBe(usual);
});

test.each([
  ['option', section(defaultContent(acmeAt(own))), { customDomain: 'new.acme.com' }],
  ['marker', section(defaultContent(acmeAt(own)), 'slug="acme" custom-domain="new.acme.com"'), {}],
])('the custom domain of the %s is the address when the plan is lost', async (_, text, settings) => {
  expect(await reportedAddress(text, settings)).toBe('https://new.acme.com');
});

test('a section about another page gets the default address when the plan is lost', async () => {
  const other = snippetsOf('other', baseUrl, own);
  expect(await reportedAddress(section(defaultContent(other)))).toBe(usual);
  expect(await reportedAddress(section(`${defaultContent(acmeAt(own))}\n\n${other.badge_markdown}`))).toBe(usual);
});

test('a section with two addresses gets the default address when the plan is lost', async () => {
  const text = section(`${acmeAt(own).badge_markdown}\n\n${link('https://old.acme.com')}`);
  expect(await reportedAddress(text)).toBe(usual);
});

test('a section with one address in two spellings keeps it when the plan is lost', async () => {
  const text = section(`${acmeAt(own).badge_markdown}\n\n${link('https://Status.Acme.com/')}`);
  expect(await reportedAddress(text)).toBe(own);
});

test.each([
  'http://status.acme.com',
  'https://localhost',
  'https://192.0.2.7',
  'https://status.acme.com:8443',
  'https://status.acme.com/path',
  'https://user@status.acme.com',
])('a section with the invalid address %s gets the default address when the plan is lost', async (address) => {
  expect(await reportedAddress(section(acmeAt(address).badge_markdown))).toBe(usual);
  const withValidAddress = section(`${acmeAt(own).badge_markdown}\n\n[x](${address})`);
  expect(await reportedAddress(withValidAddress)).toBe(usual);
});

test('a section with only a link keeps its address when the plan is lost if the marker names the page', async () => {
  expect(await reportedAddress(section(link(own), 'slug="acme" show="link"'))).toBe(own);
});

test('a section with only a link gets the default address when the plan is lost if it does not name the page', async () => {
  expect(await reportedAddress(section(link(own), 'show="link"'), { slug: 'acme' })).toBe(usual);
});

test('a section whose badge names the page keeps its address when the plan is lost and the slug is an option', async () => {
  expect(await reportedAddress(section(defaultContent(acmeAt(own)), ''), { slug: 'acme' })).toBe(own);
});

test('a section in HTML keeps its address when the plan is lost', async () => {
  const text = `<p>\n<!-- status-snippets start slug="acme" show="badge" -->\n${acmeAt(own).badge_html}\n<!-- status-snippets end -->\n</p>\n`;
  expect(await reportedAddress(text)).toBe(own);
});

test('sections in running text, in block quotes and with definitions keep their address when the plan is lost', async () => {
  const badge = acmeAt(own).badge_markdown;
  const inline = `A <!-- status-snippets start slug="acme" show="badge" -->${badge}<!-- status-snippets end --> b\n`;
  expect(await reportedAddress(inline)).toBe(own);
  const quoted = section(defaultContent(acmeAt(own))).replace(/^/gm, '> ');
  expect(await reportedAddress(quoted.replace(/> $/, ''))).toBe(own);
  const definitions = `[status-badge]: ${baseUrl}/badge/acme.svg\n[status-page]: ${own}`;
  expect(await reportedAddress(section(definitions, 'slug="acme" show="definitions"'))).toBe(own);
});

test('a run fails when the plan is lost if a section has no address and none can be generated', async () => {
  const run = await refreshReadme(section(), { statusPageHost: null }, fetchWithoutPlan);
  expect(run.failure).toMatchObject({ code: 'invalid-input' });
  expect(run.failure?.message).toContain('status-page-host');
  expect(await reportedAddress(section(defaultContent(acmeAt(own))), { statusPageHost: null })).toBe(own);
});
