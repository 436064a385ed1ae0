import { describe, expect, test } from 'vitest';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { FetchSnippets } from '../../src/service/fetch-snippets.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import { acmeAt, baseUrl, fileOf, section, settingsWith, shown } from '../support/refreshing.ts';

const usual = 'https://acme.statuspage.me';
const own = 'https://status.acme.com';
const filled = (address: string) => section(shown(acmeAt(address)));

const planRequired: FetchSnippets = async (slug) => {
  throw new ServiceError('plan-required', { slug, baseUrl, status: 403 });
};

/** The addresses of all sections, in their order, when the snippets are generated. */
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

describe.each(['auto', 'offline'] as const)('with source %s and no answer of the service', (source) => {
  test('an empty section takes the address that another section of the page contains', async () => {
    expect(await addressesOf([section() + filled(own)], source)).toEqual([own, own]);
    expect(await addressesOf([filled(own) + section()], source)).toEqual([own, own]);
  });

  test('an empty section takes the address that a section of another file contains', async () => {
    expect(await addressesOf([section(), filled(own)], source)).toEqual([own, own]);
  });

  test('a widget takes the address that another section contains', async () => {
    const widget = section(acmeAt(own).widget_html, 'slug="acme" show="widget badge"');
    expect(await addressesOf([widget, filled(own)], source)).toEqual([own, own]);
  });

  test('a section does not take the address of another page', async () => {
    const other = section(shown(snippetsOf('globex', baseUrl, own)), 'slug="globex"');
    expect(await addressesOf([section() + other], source)).toEqual([usual, own]);
  });

  test('a section does not take an invalid address of another section', async () => {
    expect(await addressesOf([section() + filled('http://status.acme.com')], source)).toEqual([usual, usual]);
  });

  test('a custom domain in one section replaces the default address in the others', async () => {
    expect(await addressesOf([filled(usual), section(), filled(own)], source)).toEqual([own, own, own]);
  });

  test('a given custom domain is the address of every section', async () => {
    const addresses = await addressesOf([section() + filled(own)], source, 'new.acme.com');
    expect(addresses).toEqual(['https://new.acme.com', 'https://new.acme.com']);
  });

  test('sections without any address have the default one', async () => {
    expect(await addressesOf([section(), section()], source)).toEqual([usual, usual]);
  });
});
