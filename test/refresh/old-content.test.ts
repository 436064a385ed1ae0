import { expect, test } from 'vitest';
import { acmeAt, refreshReadme, section, unexpectedFetch } from '../support/refreshing.ts';

const own = 'https://status.acme.com';
const { badge_markdown: B, badge_html: H, minimal_md: L, widget_html: W } = acmeAt(own);
const badge = 'https://statuspage.me/badge/acme.svg';
const LINK_IN_HTML = `<strong>Status:</strong> See live status → <a href="${own}">${own}</a>`;
const DEFINITIONS = `[status-badge]: ${badge}\n[status-page]: ${own}`;

/** The address that a section links to before a run, and whether it stays, because the content is certainly about the page. */
async function readSection(content: string, isHtml = false) {
  const text = section(content, '');
  const settings = { slug: 'acme', source: 'offline' } as const;
  const run = await refreshReadme(isHtml ? `<div>\n${text}</div>\n` : text, settings, unexpectedFetch);
  const [{ address, previousAddress } = { address: '', previousAddress: '' }] = run.files[0]?.sections ?? [];
  return { previousAddress, isKept: address === own };
}

test.each([
  ['a badge', B],
  ['a badge in HTML', H],
  ['definitions', DEFINITIONS],
  ['a badge and a link', `\n${B}\n\n${L}\n`],
  ['a badge and a link on a line', `${B} ${L}`],
  ['a badge and other words', `${B}\n\nMore text.`],
  ['HTML, indented as in a list', `\n      ${H}\r\n      ${LINK_IN_HTML}\r\n`],
  ['an indented badge', `\n      ${B}\n`],
  ['an indented badge after a word', `\n      Status: ${B}\n`],
  ['indented definitions', DEFINITIONS.replace(/^/gm, '      ')],
  ['HTML with a slash and no quotes', `<a href='${own}/'><img src=https://statuspage.me/badge/acme.svg?a=1></a>`],
  ['a widget and a link', `${W}\n\n${L}`],
])('a section keeps its address if it contains %s', async (name, content) => {
  expect(await readSection(content, name.includes('HTML'))).toEqual({ previousAddress: own, isKept: true });
});

test.each([
  ['a link, which can be about any page', L, own],
  ['a link in HTML, which can be about any page', LINK_IN_HTML, own],
  ['badges of two pages', `${B} ${B.replace('acme.svg', 'other.svg')}`, own],
  ['links to two addresses', `${B} [x](https://b.example)`, own],
  ['a bare address', `See ${own}.`, own],
  ['a widget', W, null],
  ['a link to a badge', `[Badge](${badge})`, null],
  ['another image', '![Build](https://ci.example/acme.svg)', null],
])('a section gets the default address if it contains %s', async (name, content, previousAddress) => {
  expect(await readSection(content, name.includes('HTML'))).toEqual({ previousAddress, isKept: false });
});
