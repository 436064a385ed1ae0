import { remark } from 'remark';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchPages, type SnippetSet } from '../../src/index.ts';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import { endpointPath } from '../../src/service/request.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { htmlOf, transform } from './processors.ts';

const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
const moved = 'https://status.acme.com';

let service: EndpointServer;
beforeEach(async () => {
  service = await startEndpoint();
});
afterEach(() => service.close());

/** Options of the plugin: the service of this test, and a page `acme` in the option `pages`. */
function optionsWith(changes: Partial<SnippetSet> = {}): Options {
  const snippets = { ...snippetsOf('acme', service.baseUrl, moved), ...changes };
  return {
    slug: 'acme',
    baseUrl: service.baseUrl,
    cache: false,
    pages: { acme: { source: 'endpoint', snippets } },
  };
}

test('the plugin fills sections from pages of fetchPages that were stored as JSON', async () => {
  const options = { slug: 'acme', baseUrl: service.baseUrl, cache: false };
  const { slug, ...connection } = options;
  const pages = JSON.parse(JSON.stringify(await fetchPages([slug], connection)));
  const { tree } = await transform(section, { ...options, pages });
  expect(htmlOf(tree)).toContain(
    `<a href="https://acme.statuspage.me"><img src="${service.baseUrl}/badge/acme.svg" alt="Status"></a>`,
  );
  expect(service.requests).toHaveLength(1);
});

test.each(['other', 'constructor'])(
  'the plugin requests a page that the option pages does not contain: %s',
  async (slug) => {
    const other = section.replace('start', `start slug="${slug}"`);
    const { tree } = await transform(`${section}\n${other}\n${other}`, optionsWith());
    expect(htmlOf(tree)).toContain(moved);
    expect(htmlOf(tree)).toContain(`https://${slug}.statuspage.me`);
    expect(service.requests.map(({ url }) => url)).toEqual([`${endpointPath}?slug=${slug}`]);
  },
);

test('the plugin ignores the option pages if the source is offline', async () => {
  const { tree } = await transform(section, {
    ...optionsWith(),
    source: 'offline',
    statusPageHost: 'statuspage.me',
  });
  expect(htmlOf(tree)).toContain('href="https://acme.statuspage.me"');
  expect(service.requests).toEqual([]);
});

test.each([
  ['an address of another site', { status_page_url: 'javascript:alert(1)' }],
  [
    'an image of another service',
    { badge_markdown: `[![Status](https://evil.example/badge/acme.svg)](${moved})` },
  ],
  ['a script', { minimal_md: `**Status:** <script>x</script> [${moved}](${moved})` }],
])('the plugin refuses a page in the option pages with %s', async (_, changes) => {
  const { tree, file } = await transform(section, optionsWith(changes));
  expect(htmlOf(tree)).toBe(section.trim());
  expect(file.messages).toMatchObject([{ ruleId: 'unsafe-answer', line: 1, column: 1 }]);
});

test('the plugin refuses pages that were fetched from another service than its own', async () => {
  const { baseUrl: own, ...options } = optionsWith();
  const use = (baseUrl?: string) => () =>
    remark()
      .use(remarkStatusSnippets, { ...options, baseUrl })
      .freeze();
  expect(use(own)).not.toThrow();
  const message =
    `option pages has page "acme" of ${own}, but the plugin has the baseUrl https://statuspage.me: ` +
    'give fetchPages and the plugin the same baseUrl';
  expect(use()).toThrow(message);
});

test.each([
  ['is a promise: write await fetchPages', Promise.resolve({})],
  ['is a function: write await fetchPages', () => ({})],
  ['is a list: write await fetchPages', ['acme']],
  ['is the text "": write await fetchPages', ''],
  [
    'has an invalid page "acme": its value "snippets" is not an object; set it to what fetchPages returned',
    { acme: {} },
  ],
  ['has', { acme: 'https://acme.example' }],
  ['has an invalid page "a\\u{A}b": ', { 'a\nb': {} }],
  [
    'has an invalid page "acme": the field "badge_markdown" ',
    { acme: { snippets: { status_page_url: moved } } },
  ],
])('the plugin throws an error before the first file if the option pages %s', (message, pages) => {
  const use = () =>
    Reflect.apply(remark().use, remark(), [remarkStatusSnippets, { pages }]).freeze();
  expect(use).toThrow(`option pages ${message}`);
});
