import { describe, expect, test } from 'vitest';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { serviceError } from '../../src/service/service-error.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import {
  acmeAt,
  baseUrl,
  defaultContent,
  fileOf,
  refreshFiles,
  section,
  settingsWith,
  warningsIn,
} from '../support/refreshing.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const filled = (address: string) => section(defaultContent(acmeAt(address)));

const planRequired: FetchSnippets = async (slug) => {
  throw serviceError('plan-required', { slug, baseUrl, status: 403 });
};

/** The addresses of all sections in order, for snippets that are generated because the plan lacks the API. */
async function addressesOf(
  texts: readonly string[],
  source: 'auto' | 'offline',
  customDomain: string | null = null,
): Promise<readonly string[]> {
  const files = texts.map((text, index) => fileOf(`${index}.md`, text));
  const result = await refreshFiles(files, settingsWith({ source, customDomain }), planRequired);
  expect(result.failure).toBeNull();
  return result.files.flatMap(({ sections }) => sections.map(({ address }) => address));
}

describe.each(['auto', 'offline'] as const)('generated snippets with source %s', (source) => {
  test('an empty section gets the address that another section of the page contains', async () => {
    expect(await addressesOf([section() + filled(own)], source)).toEqual([own, own]);
    expect(await addressesOf([filled(own) + section()], source)).toEqual([own, own]);
  });

  test('an empty section gets the address that a section of another file contains', async () => {
    expect(await addressesOf([section(), filled(own)], source)).toEqual([own, own]);
  });

  test('a section with a widget gets the address that another section contains', async () => {
    const widget = section(acmeAt(own).widget_html, 'slug="acme" show="widget badge"');
    expect(await addressesOf([widget, filled(own)], source)).toEqual([own, own]);
  });

  test('a section does not get the address of another page', async () => {
    const other = section(defaultContent(snippetsOf('globex', baseUrl, own)), 'slug="globex"');
    expect(await addressesOf([section() + other], source)).toEqual([usual, own]);
  });

  test('a section does not get an invalid address that another section contains', async () => {
    expect(await addressesOf([section() + filled('http://status.acme.com')], source)).toEqual([usual, usual]);
  });

  test('a custom domain in one section replaces the default address in the others', async () => {
    expect(await addressesOf([filled(usual), section(), filled(own)], source)).toEqual([own, own, own]);
  });

  test('the first of two custom domains is the address of every section', async () => {
    const sections = [section(), filled(own), filled('https://old.acme.com')];
    expect(await addressesOf(sections, source)).toEqual([own, own, own]);
  });

  test('the option custom-domain is the address of every section', async () => {
    const addresses = await addressesOf([section() + filled(own)], source, 'new.acme.com');
    expect(addresses).toEqual(['https://new.acme.com', 'https://new.acme.com']);
  });

  test('the custom domain of a marker is the address of its section only', async () => {
    const moved = 'https://new.acme.com';
    const marker = 'slug="acme" custom-domain="new.acme.com"';
    expect(await addressesOf([section('', marker) + filled(own)], source)).toEqual([moved, own]);
    expect(await addressesOf([section(defaultContent(acmeAt(moved)), marker) + section()], source)).toEqual([
      moved,
      usual,
    ]);
  });

  test('sections have the default address if no section contains an address', async () => {
    expect(await addressesOf([section(), section()], source)).toEqual([usual, usual]);
  });
});

test.each([
  ['auto', own],
  ['offline', usual],
] as const)('with source %s, a section with badges of two services has the address %s', async (source, address) => {
  const both = `${acmeAt(own, 'https://status.example.com').badge_markdown}\n\n${acmeAt(own).badge_markdown}`;
  expect(await addressesOf([section(both)], source)).toEqual([address]);
});

test('sections of a page with different custom domains have different addresses, and the report contains both pages', async () => {
  const text = ['a.example', 'b.example', 'a.example'].map((domain) =>
    section('', `slug="acme" custom-domain="${domain}"`),
  );
  const files = [fileOf('a.md', text.join(''))];
  const result = await refreshFiles(files, settingsWith({ source: 'offline' }), planRequired);
  expect(result.files[0]?.sections.map(({ address }) => address)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://a.example',
  ]);
  expect(result.pages.map(({ slug, snippets }) => [slug, snippets.status_page_url])).toEqual([
    ['acme', 'https://a.example'],
    ['acme', 'https://b.example'],
  ]);
});

test('the warnings about pages are in the order of their first sections, not of the responses', async () => {
  const responses = new Map<string, () => void>();
  const refuse: FetchSnippets = async (slug) => {
    await new Promise<void>((resolve) => responses.set(slug, resolve));
    return planRequired(slug);
  };
  const text = ['acme', 'globex', 'acme'].map((slug) => section('', `slug="${slug}"`)).join('');
  const running = refreshFiles([fileOf('a.md', text)], settingsWith(), refuse);
  while (responses.size < 2) await new Promise(setImmediate);
  responses.get('globex')?.();
  await new Promise(setImmediate);
  responses.get('acme')?.();
  const warnings = warningsIn(await running);
  expect(
    warnings.map(({ message }) => /The snippets of page "(.*?)" are generated offline/.exec(message)?.[1]),
  ).toEqual(['acme', 'globex']);
});
