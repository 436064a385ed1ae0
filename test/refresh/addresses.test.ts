import { describe, expect, test } from 'vitest';
import { serviceError } from '../../src/service/service-error.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { type FetchSnippets, unexpectedFetch } from '../support/fetching.ts';
import {
  changedText,
  fileOf,
  refreshFiles,
  refreshReadme,
  settingsWith,
  warningsIn,
} from '../support/refreshing.ts';
import { acmeAt, baseUrl, defaultContent, section } from '../support/section.ts';

/* Tests at which address a section shows its page when the service does not report one. */

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const moved = 'https://new.acme.com';
// Neither these nor their context contain the word that a text link contains.
const unnamed = 'https://linter.example';
const { badge_markdown: B, badge_html: H, minimal_md: L, widget_html: W } = acmeAt(own);
const image = `${baseUrl}/badge/acme.svg`;
const LINK_IN_HTML = `<strong>Status:</strong> See live status → <a href="${own}">${own}</a>`;
const other = snippetsOf('other', baseUrl, own);
const filled = (address: string) => section(defaultContent(acmeAt(address)));
const movedMarker = 'slug="acme" custom-domain="new.acme.com"';

const planRequired: FetchSnippets = async (slug) => {
  throw serviceError('plan-required', { slug, baseUrl, status: 403, text: 'Growth plan' });
};

/** The addresses of all sections in order, for snippets that are generated because the plan lacks the API, or offline. */
async function addressesOf(texts: readonly string[], settings: Parameters<typeof settingsWith>[0]) {
  const files = texts.map((text, index) => fileOf(`${index}.md`, text));
  const result = await refreshFiles(files, settingsWith(settings), planRequired);
  expect(result.failure).toBeNull();
  return result.files.flatMap(({ sections }) => sections.map(({ address }) => address));
}

describe.each(['auto', 'offline'] as const)('generated snippets with source %s', (source) => {
  test.each<[string, readonly string[], readonly string[], Parameters<typeof settingsWith>[0]?]>([
    ['a filled section', [filled(own)], [own]],
    ['an empty section', [section()], [usual]],
    [
      'a section and the option custom-domain',
      [filled(own) + section()],
      [moved, moved],
      { customDomain: 'new.acme.com' },
    ],
    [
      'a section whose marker has a custom domain',
      [section(B, movedMarker) + filled(own)],
      [moved, own],
    ],
    [
      'a custom domain that only a marker set',
      [section(acmeAt(moved).badge_markdown, movedMarker) + section()],
      [moved, usual],
    ],
    ['a section about another page', [section(defaultContent(other))], [usual]],
    ['a section about two pages', [section(`${B}\n\n${other.badge_markdown}`)], [usual]],
    ['a section with two addresses', [section(`${B}\n\n${acmeAt(moved).minimal_md}`)], [own]],
    [
      'one address in two spellings',
      [section(`${B}\n\n${acmeAt('https://Status.Acme.com/').minimal_md}`)],
      [own],
    ],
    ['a link, and a marker that names the page', [section(L, 'slug="acme" show="link"')], [own]],
    ['a bare address', [section(`**Status:** ${own}`, 'slug="acme" show="link"')], [own]],
    [
      'a link in other words',
      [section(`[${unnamed}](${unnamed})`, 'slug="acme" show="link"')],
      [unnamed],
    ],
    [
      'a link in its shortest form',
      [section(`<${unnamed}>`, 'slug="acme" show="link"')],
      [unnamed],
    ],
    [
      'a link with the host',
      [section(`[linter.example](${unnamed}/)`, 'slug="acme" show="link"')],
      [unnamed],
    ],
    [
      'a link, and a marker that does not name the page',
      [section(L, 'show="link"')],
      [usual],
      { slug: 'acme' },
    ],
    [
      'a badge, and a marker that does not name the page',
      [section(B, '')],
      [own],
      { slug: 'acme' },
    ],
    [
      'HTML',
      [`<p>\n${section(H, 'slug="acme" show="badge"').replaceAll('\n\n', '\n')}</p>\n`],
      [own],
    ],
    ['running text', [`A ${section(B).replaceAll('\n', '')} b\n`], [own]],
    ['a quote', [filled(own).replace(/^(?=.|\n.)/gm, '> ')], [own]],
    [
      'a widget, and another section',
      [section(W, 'slug="acme" show="widget badge"'), filled(own)],
      [own, own],
    ],
    ['an empty section before another one', [section() + filled(own)], [own, own]],
    ['an empty section after another one', [filled(own) + section()], [own, own]],
    ['an empty section of another file', [section(), filled(own)], [own, own]],
    [
      'an empty section, and one of another page',
      [section() + section(defaultContent(other), 'slug="other"')],
      [usual, own],
    ],
    [
      'an empty section, and an invalid address',
      [section() + filled('http://status.acme.com')],
      [usual, usual],
    ],
    [
      'the default address in another section',
      [filled(usual), section(), filled(own)],
      [usual, usual, own],
    ],
    [
      'the default address in capitals',
      [filled(usual.replace('acme', 'ACME'))],
      [usual.replace('acme', 'ACME')],
    ],
    [
      'the default address in capitals, and a custom domain',
      [filled(usual.replace('acme', 'ACME')), section(), filled(own)],
      [usual.replace('acme', 'ACME'), usual, own],
    ],
    ['two custom domains', [section(), filled(own), filled(moved)], [usual, own, moved]],
    ['no status-page-host', [filled(own)], [own], { statusPageHost: null }],
  ])('%s', async (_, texts, addresses, settings = {}) => {
    expect(await addressesOf(texts, { source, ...settings })).toEqual(addresses);
  });

  test.each([
    'http://status.acme.com',
    'https://localhost',
    'https://192.0.2.7',
    'https://status.acme.com:8443',
    'https://status.acme.com/path',
    'https://user@status.acme.com',
  ])('the invalid address %s, with and without a valid one', async (address) => {
    const texts = [
      acmeAt(address).badge_markdown,
      `${B}\n\n[https://status.acme.com](${address})`,
    ].map((content) => section(content));
    expect(await addressesOf(texts, { source })).toEqual([usual, usual]);
  });

  test('a run fails if a section has no address and none can be generated', async () => {
    const run = await refreshReadme(section(), { source, statusPageHost: null }, planRequired);
    expect(run.failure?.code).toBe('invalid-input');
    expect(run.failure?.message).toMatch(/^README\.md:1:1: status-page-host is not set: set it/);
  });
});

test.each([
  ['auto', own],
  ['offline', usual],
] as const)(
  'with source %s, a section with badges of two services has the address %s',
  async (source, address) => {
    const both = `${acmeAt(own, 'https://status.example.com').badge_markdown}\n\n${B}`;
    expect(await addressesOf([section(both)], { source })).toEqual([address]);
  },
);

test.each(['http://statuspage.me', 'https://www.statuspage.me', 'https://StatusPage.me'])(
  'offline, a section with an old badge at %s keeps its custom domain',
  async (host) => {
    const badge = B.replace('https://statuspage.me', host);
    expect(await addressesOf([section(badge)], { source: 'offline' })).toEqual([own]);
  },
);

test('a filled section is unchanged when the plan is lost, and one with a surplus badge is rewritten', async () => {
  const run = await refreshReadme(filled(own), {}, planRequired);
  expect(run).toMatchObject({
    outcome: 'unchanged',
    files: [{ sections: [{ address: own, previousAddress: own }] }],
  });
  expect(changedText(await refreshReadme(section(`${B}\n\n${B}`), {}, planRequired))).toBe(
    filled(own),
  );
});

/** The address that a section contains, and whether it stays, because the content is certainly about the page. */
async function readSection(content: string, isHtml = false) {
  const text = section(content, '');
  const settings = { slug: 'acme', source: 'offline' } as const;
  const run = await refreshReadme(
    isHtml ? `<div>\n${text}</div>\n` : text,
    settings,
    unexpectedFetch,
  );
  const [{ address, previousAddress } = { address: '', previousAddress: '' }] =
    run.files[0]?.sections ?? [];
  return { previousAddress, isKept: address === own };
}

test.each([
  ['a badge', B],
  ['a badge in HTML', H],
  ['a badge and a link on a line', `${B} ${L}`],
  ['a badge and a link in other words', `${B}\n\n**Up?** See [status.acme.com](${own})`],
  ['HTML, indented as in a list', `\n      ${H}\r\n      ${LINK_IN_HTML}\r\n`],
  ['HTML with a slash and no quotes', `<a href='${own}/'><img src=${image}?a=1></a>`],
  ['escapes of a formatter', `${B}\n\n[https\\://status.acme\\.com](${own})`],
  ['a widget and a link', `${W}\n\n${L}`],
  ['links to two addresses', `${B} [b.example](https://b.example)`],
])('a section keeps its address if it contains %s', async (name, content) => {
  expect(await readSection(content, name.includes('HTML'))).toEqual({
    previousAddress: own,
    isKept: true,
  });
});

test.each([
  ['a link in HTML, which can be about any page', LINK_IN_HTML, own],
  ['badges of two pages', `${B} ${B.replace('acme.svg', 'other.svg')}`, own],
  ['a widget of another page', `${B} ${W.replace('acme', 'other')}`, own],
  ['a badge of another service', defaultContent(acmeAt(own, 'https://status.example.com')), own],
  [
    'a widget of another service, and a link',
    `${acmeAt(own, 'https://status.example.com').widget_script}\n\n${acmeAt(own).minimal_md}`,
    own,
  ],
  ['a widget', W, null],
])(
  'a section gets the default address if it contains %s',
  async (name, content, previousAddress) => {
    expect(await readSection(content, name.includes('HTML'))).toEqual({
      previousAddress,
      isKept: false,
    });
  },
);

test('sections of a page with different custom domains have different addresses, and the report contains both pages', async () => {
  const domains = ['a.example', 'b.example', 'a.example'];
  const text = domains
    .map((domain) => section('', `slug="acme" custom-domain="${domain}"`))
    .join('');
  const { files, pages } = await refreshReadme(text, { source: 'offline' }, unexpectedFetch);
  const addresses = domains.map((domain) => `https://${domain}`);
  expect(files[0]?.sections.map(({ address }) => address)).toEqual(addresses);
  expect(pages.map(({ slug, snippets }) => [slug, snippets.status_page_url])).toEqual(
    addresses.slice(0, 2).map((address) => ['acme', address]),
  );
});

test('the report contains a page once if sections got the same address in different ways', async () => {
  const text = section('', 'slug="acme" custom-domain="status.acme.com"') + filled(own);
  const { pages } = await refreshReadme(text, { source: 'offline' }, unexpectedFetch);
  expect(pages).toMatchObject([{ slug: 'acme', snippets: { status_page_url: own } }]);
});

test('one note names the pages without the API in the order of their first sections', async () => {
  const responses = new Map<string, () => void>();
  const refuse: FetchSnippets = async (slug) => {
    await new Promise<void>((resolve) => responses.set(slug, resolve));
    return planRequired(slug);
  };
  const text = ['acme', 'globex', 'acme'].map((slug) => section('', `slug="${slug}"`)).join('');
  const running = refreshReadme(text, {}, refuse);
  while (responses.size < 2) await new Promise(setImmediate);
  responses.get('globex')?.();
  await new Promise(setImmediate);
  responses.get('acme')?.();
  const run = await running;
  expect(run.withoutApi.map(({ slug }) => slug)).toEqual(['acme', 'globex']);
  expect(warningsIn(run)).toMatchObject([{ level: 'note', code: 'plan-required' }]);
  expect(warningsIn(run)[0]?.message).toMatch(
    /^The plan of 2 pages .* 2 pages of them did not say .* no plan has disabled the page/,
  );
});
