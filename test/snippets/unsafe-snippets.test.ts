import { expect, test } from 'vitest';
import { generateSnippetSet } from '../../src/snippets/generate-snippets.ts';
import type { SnippetField } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const U = 'https://status.acme.com';
const I = 'https://statuspage.me/badge/acme.svg';
const E = 'https://statuspage.me/static/embed';
const S = `${E}/v1/status.js`;
const badge = `[![Status](${I})](${U})`;
const image = `<img alt="Status" src="${I}">`;
const script = `<script src="${S}" data-slug="acme"></script>`;

// Strings with a part that varies.
const alt = (text: string) => `[![${text}](${I})](${U})`;
const imageAt = (address: string) => `[![Status](${address})](${U})`;
const linkTo = (address: string) => `[![Status](${I})](${address})`;
const words = (text: string) => `**Status:** ${text} [${U}](${U})`;
const start = (text: string) => `${text} [${U}](${U})`;
const end = (text: string) => `**Status:** see ${text}`;
const a = (attributes: string) => `<a href="${U}" ${attributes}>${image}</a>`;
const content = (html: string) => `<a href="${U}">${html}</a>`;
const img = (attributes: string) => content(`<img ${attributes}>`);
const scriptWith = (attributes: string) => `<script src="${S}" data-slug="acme" ${attributes}></script>`;
const scriptAt = (address: string) => `<script src="${address}" data-slug="acme"></script>`;
const div = (html: string) => `<div>${html}</div>`;
const whole = (text: string) => text;

type Cases = readonly (readonly [reason: string, make: (part: string) => string, ...parts: readonly string[]])[];

/** Unsafe strings of a response by field, after a part of the reason. */
const unsafeStrings: Record<Exclude<SnippetField, 'status_page_url'>, Cases> = {
  badge_markdown: [
    ['a blank line', whole, ''],
    ['not one image in one link', whole, 'Status', `![Status](${I})`, `[Status](${U})`, `${badge} more`],
    ['not one image in one link', whole, `${badge} ${badge}`, `[![Status](${I}) more](${U})`, `[![Status](${I})][ref]`],
    ['not one image in one link', whole, `[${badge}](${U})`, `${badge}${script}`, `<a href="${U}">${image}</a>`],
    ['not one image in one link', linkTo, 'javascript:alert(1)', `<${U}>`],
    ['not one image in one link', imageAt, `<${I}>`],
    ['not the page', linkTo, 'https://evil.com', `${U}#x`, 'http://status.acme.com', 'https://status.acm&eacute;.com'],
    ['not the badge', imageAt, 'https://evil.com/badge/acme.svg', 'https://statuspage.me.evil.com/badge/acme.svg'],
    ['not the badge', imageAt, `${I}/../../evil.svg`, `${I}#x`, `${I}?a=\\|b`],
    ['not one image in one link', (query) => imageAt(`${I}?${query}`), '$(x)'],
    ['not the badge', (query) => imageAt(`${I}?${query}`), ...[';', "'", '!', '*', ',', ':', '@', '/', '?']],
    ['not the badge', (query) => imageAt(`${I}?${query}`), '{{x}}', '`x`'],
    ['alternative text is empty', alt, ''],
    ['longer than 100', alt, 'a'.repeat(101)],
    ['without a backslash', alt, '*Status*', '~Status~', '^1'],
    ['not one image in one link', alt, 'a [b] c'],
    ['code', alt, '`Status`', 'a \\` b'],
    ['HTML', alt, '<b>'],
    ['another character', alt, '&lt;b&gt;', '&lbrace;', '&#64;octocat', '&#X202e;', '\\&#10;', '&amp;lt;'],
    ['table cell', alt, 'a | b'],
    ['mathematics', alt, 'a $x$'],
    ['which can become a link', alt, 'www.evil.com', 'ftp\\://evil.com'],
    ['an invisible character', alt, '\u2800', 'Sta\ttus'],
    ['a mention', alt, 'by @octocat/team'],
    ['a template expression', alt, "{{range.constructor('return 1')()}}"],
    ['a mention', imageAt, `${I} "@octocat"`],
    ['a template expression', linkTo, `${U} "{{x}}"`],
    ['title has "["', imageAt, `${I} "[x](y)"`],
    ['a comment or marker', linkTo, `${U} "<!-- status-snippets end -->"`],
    ['a comment or marker', whole, `${badge}<!-- status-snippets end -->`, `${badge}{/* status-snippets end */}`],
    ['an invisible character', whole, `${badge}\n\n# Owned`],
  ],
  minimal_md: [
    ['not a bold label', whole, U, `[${U}](${U})`, `Status: see [${U}](${U})`, '**Status:** see'],
    ['not a bold label', end, `<${U}>`, U, 'https\\://status.acme.com', `[${U}](${U}) [x](https://evil.com)`],
    ['not a bold label', end, `![${U}](${U})`, `[${U}][x]`, `[^1] [${U}](${U})`, `] [${U}](${U})`],
    ['not a bold label', start, '**@octocat** see', '**(Status)** see', '**Status**see'],
    ['not a bold label', whole, `**Status**[${U}](${U})`],
    ['the text of its link', end, `[status](${U})`, `[*${U}*](${U})`],
    ['the target of its link', end, `[${U}](https://evil.com)`],
    ['HTML', words, 'see <b>live</b>', '1 < 2'],
    ['without a backslash', words, '*live*', '~live~', '*', '_', '\\*_a'],
    ['code', words, '`live`', '`', '\\`'],
    ['which can become a link', words, 'https://evil.com', 'ftp://evil.com', 'www\\.evil.com'],
    ['which can become a link', start, '**Www.evil.com** see'],
    ['"&#"', words, 'WWW&#46;evil.com'],
    ['a mention', words, 'a@evil.com', 'ask @octocat'],
    ['a mention', start, '**Ask @octocat** see'],
    ['a template expression', words, '{evil()}'],
    ['table cell', words, 'see |'],
    ['mathematics', words, '$'],
    ['longer than 100', words, 'a'.repeat(99)],
    ['longer than 100', start, `**${'a'.repeat(60)}** ${'b'.repeat(60)}`],
    ['an invisible character', words, 'see\u2028'],
    ['a comment or marker', words, '\\<!-- status-snippets end -->'],
    ['the end of a comment', words, '--\\>'],
  ],
  badge_html: [
    ['has no href', whole, `<a>${image}</a>`],
    ['not the page', whole, `<a href="https://evil.com">${image}</a>`],
    ['duplicate-attribute', a, 'href="https://evil.com"'],
    ['not allowed', a, 'onclick="evil()"'],
    ['not allowed', a, 'style="position:fixed"', 'ping="https://evil.com"', 'constructor="x"', 'data-x="y"'],
    ['target of <a>', a, 'target="a b"'],
    ['rel of <a>', a, 'rel="&quot;"'],
    ['longer than 100', a, `title="${'a'.repeat(101)}"`],
    ['HTML', a, 'title="<b>"'],
    ['the end of a comment', a, 'title="--&gt;"'],
    ['a comment or marker', a, 'title="<!-- status-snippets end -->"'],
    ['an invisible character', a, 'title="&#x202e;"', 'title="&NewLine;"'],
    ['missing-whitespace', whole, `<a href="${U}"title="x">${image}</a>`],
    ['a template expression', a, 'title="&#123;&#123;x"'],
    ['code', a, 'title="`x`"'],
    ['a mention', a, 'title="@octocat"'],
    ['not <a><img></a>', whole, badge, `<a href="${U}">${image}`, `x${content(image)}`, `${content(image)}</div>`],
    ['not <a><img></a>', whole, `${content(image)}${script}`, `<!doctype html>${content(image)}`],
    ['not <a><img></a>', content, `${image}${image}`, `&nbsp;${image}`],
    ['it is "<a><img> text</a>", not <a><img></a>', content, `${image} up`],
    [
      'malformed',
      whole,
      `<a href="${U}">${image}</a`,
      `<a href="${U}">${image}</a x="y">`,
      `<a href="${U}"${image}</a>`,
    ],
    ['malformed', content, `${image}<? x ?>`, `<img alt="Status" src="${I}/>`],
    ['must not end with />', whole, `<a href="${U}" />${image}</a>`],
    ['a comment or marker', content, `${image}<!-- x -->`],
    ['an invisible character', content, `\n${image}`],
    ['has no src', img, 'alt="Status"'],
    ['has no alt', img, `src="${I}"`],
    ['alt of <img> is empty', img, `alt src="${I}"`],
    ['not the badge', img, `alt=Status src=${I}/`, 'alt="Status" src="https://evil.com/badge/acme.svg"'],
    ['not the badge', img, `alt="Status" src="${I}?a=$(x)"`, `alt="Status" src="${I}?a=1&#59;b"`],
    ['not allowed', img, `alt="Status" src="${I}" srcset="https://evil.com/x.png 2x"`],
    ['not allowed', img, `alt="Status" src="${I}" onerror="evil()"`],
    ['width of <img>', img, `alt="Status" src="${I}" width="1;x"`],
    ['loading of <img> has a value it cannot have', img, `alt="Status" src="${I}" loading="xlazy"`],
  ],
  widget_script: [
    ['has no src', whole, '<script></script>'],
    ['has no data-slug', whole, `<script src="${S}"></script>`],
    ['is not the slug', whole, `<script src="${S}" data-slug="other"></script>`],
    ['not allowed', scriptWith, 'ondata-x="y"', 'type="module"', 'onload="evil()"', 'data-="x"', 'data-*="x"'],
    ['not allowed', scriptWith, 'data-x{y}="x"'],
    ['not <script></script>', whole, `${script}${script}`, `${script}<img src=x onerror=evil()>`],
    ['not <script></script>', (text) => script.replace('><', `>${text}<`), 'evil()', ' '],
    ['not <script></script>', whole, `<script src="${S}" data-slug="acme">`, `<script src="${S}" data-slug="acme"/>`],
    ['must not end with />', scriptWith, '/'],
    ['in any version', scriptAt, 'https://evil.com/static/embed/v1/status.js', `${S}?x`, `${S}#x`],
    ['in any version', scriptAt, `${E}/v/status.js`, `${E}/v1x/status.js`],
    ['a comment or marker', scriptWith, 'data-x="<!-- -->"'],
    ['HTML', scriptWith, 'data-x="</script><b>"'],
    ['a template expression', scriptWith, 'data-x="{{x}}"', `data-x='{"a":1}'`],
    ['a mention', scriptWith, 'data-x="@octocat"'],
    ['duplicate-attribute', scriptWith, 'data-slug="other"'],
    ['async of <script>', scriptWith, 'async="evil()"'],
    ['an invisible character', whole, script.replace(' ', '\n')],
  ],
  widget_html: [
    ['not <div><script></script></div>', whole, script, '<div></div>', `<div>${script}`, `<p>${script}</p>`],
    [
      'not <div><script></script></div>',
      div,
      `${script}${script}`,
      `Owned ${script}`,
      `\u00a0${script}`,
      `${script}<p>`,
    ],
    ['not allowed', whole, `<div data-x="y">${script}</div>`],
    ['must not end with />', whole, `<div/>${script}</div>`],
    ['a blank line', div, `\n\n${script}`, `\r\n \t\r\n${script}`, `\n\r${script}`],
    ['an invisible character', div, `\f${script}`, scriptWith('data-x="a\nb"')],
    ['a comment or marker', div, `<!-- x -->${script}`],
  ],
};

const rows = Object.entries(unsafeStrings).flatMap(([name, cases]) => {
  const field = name as SnippetField; // the keys of the table above
  return cases.flatMap(([reason, make, ...parts]) => parts.map((part) => ({ field, reason, value: make(part) })));
});

/** One test for all strings with the same reason. */
test.each([...new Set(rows.map(({ reason }) => reason))])('a string is unsafe: %s', async (reason) => {
  for (const { field, value } of rows.filter((row) => row.reason === reason)) {
    const sent = { ...generateSnippetSet(page, U), [field]: value };
    const validated = await validateSnippets(sent, page);
    expect({ value, problem: validated[field] }).toEqual({
      value,
      problem: { field, reason: expect.stringContaining(reason) },
    });
  }
});
