import { expect, test } from 'vitest';
import { findReferences } from '../../src/refresh/old-content.ts';
import { formatSnippet, generateSnippetSet } from '../../src/snippets/generate-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const address = 'https://status.acme.com';
const snippets = generateSnippetSet(page, address);
const form = (name: 'badge' | 'link' | 'widget' | 'script' | 'definitions', syntax: 'markdown' | 'html') =>
  String(formatSnippet(name, syntax, snippets, page));
const badge = 'https://statuspage.me/badge/acme.svg';
const both = { slugs: new Set(['acme']), targets: new Set([address]) };

test.each([
  ['badge', form('badge', 'markdown'), both],
  ['badge in HTML', form('badge', 'html'), both],
  ['link', form('link', 'markdown'), { slugs: new Set(), targets: new Set([address]) }],
  ['link in HTML', form('link', 'html'), { slugs: new Set(), targets: new Set([address]) }],
  ['widget', form('widget', 'markdown'), { slugs: new Set(['acme']), targets: new Set() }],
  ['script', form('script', 'html'), { slugs: new Set(['acme']), targets: new Set() }],
  ['definitions', form('definitions', 'markdown'), both],
  ['badge and link', `\n${form('badge', 'markdown')}\n\n${form('link', 'markdown')}\n`, both],
  ['badge and link on a line', `${form('badge', 'markdown')} ${form('link', 'markdown')}`, both],
  ['HTML, indented as in a list', `\n      ${form('badge', 'html')}\r\n      ${form('link', 'html')}\r\n`, both],
  ['Markdown, indented', `\n      ${form('badge', 'markdown')}\n`, both],
  ['badge after a word, indented', `\n      Status: ${form('badge', 'markdown')}\n`, both],
  ['definitions, indented', form('definitions', 'markdown').replace(/^/gm, '      '), both],
  ['badge in a table cell', form('badge', 'markdown').replaceAll('|', '\\|'), both],
  [
    'HTML without quotes, and an address with a slash',
    `<a href='${address}/'><img src=https://b.example/x/badge/acme.svg?a=1></a>`,
    both,
  ],
  ['a bare address, which is a link', `See ${address}.`, { slugs: new Set(), targets: new Set([address]) }],
  ['a bare address in HTML, which is text', `See ${address}.`, { slugs: new Set(), targets: new Set() }],
  ['a link to a badge', `[Badge](${badge})`, { slugs: new Set(), targets: new Set([badge]) }],
  [
    'other elements and attributes of HTML',
    `<link href="${address}"><a title="${address}">A</a><img alt="${badge}"><video src="${badge}"></video><p data-slug="acme">`,
    { slugs: new Set(), targets: new Set() },
  ],
  ['nothing', '\n', { slugs: new Set(), targets: new Set() }],
  ['another image', '![Build](https://ci.example/acme.svg)', { slugs: new Set(), targets: new Set() }],
])('findReferences finds the slugs and link targets in a section with %s', async (name, content, references) => {
  expect(await findReferences(content, name.includes('HTML'))).toMatchObject(references);
});

test('findReferences finds both slugs and both link targets in a text about two pages', async () => {
  const other = generateSnippetSet({ ...page, slug: 'other' }, 'https://other.statuspage.me');
  expect(await findReferences(`${form('badge', 'markdown')} ${other.badge_html}`)).toMatchObject({
    slugs: new Set(['acme', 'other']),
    targets: new Set([address, 'https://other.statuspage.me']),
  });
});

test('findReferences uses a parser only for text that differs from generated badges and links', async () => {
  let parsers = 0;
  const findCounted = (content: string) =>
    findReferences(content, false, (parse) => {
      parsers += 1;
      return parse();
    });
  expect(
    await findCounted(`\n${form('badge', 'markdown')}\n\n${form('link', 'markdown')} ${form('badge', 'markdown')}\n`),
  ).toMatchObject(both);
  expect(parsers).toBe(0);
  await findCounted(`Status: ${form('badge', 'markdown')}`);
  expect(parsers).toBe(1);
});

test('findReferences finds the same in generated snippets with and without a parser', async () => {
  const content = `${form('badge', 'markdown')}\n\n${form('link', 'markdown')}`;
  expect(await findReferences(`${content}\n\nMore text.`)).toEqual(await findReferences(content));
});
