import { expect, test } from 'vitest';
import { generateSnippetSet, type SnippetField } from '../../src/snippets/snippet-set.ts';
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
const img = (attributes: string) => content(`<img alt="Status" src="${I}" ${attributes}>`);
const scriptWith = (attributes: string) =>
  `<script src="${S}" data-slug="acme" ${attributes}></script>`;
const scriptAt = (address: string) => `<script src="${address}" data-slug="acme"></script>`;
const div = (html: string) => `<div>${html}</div>`;
const whole = (text: string) => text;

type ParsedField = Exclude<SnippetField, 'status_page_url'>;
type Cases = readonly (readonly [
  field: ParsedField,
  make: (part: string) => string,
  ...parts: readonly string[],
])[];

/** Texts that mean something to Markdown, HTML, a template engine, a terminal or a reader who does not see them. */
const hostileWords = [
  ...[
    '',
    ' a',
    'a ',
    '.',
    '- a',
    '(a)',
    '🟢',
    'a'.repeat(101),
    'é'.repeat(101),
    'a_b',
    '*a*',
    'a *',
    '~a~',
    '^1',
  ],
  ...['a [b] c'],
  ...[
    '`a`',
    'a \\` b',
    '<b>',
    'a < b',
    'a > b',
    'a & b',
    'a &amp; b',
    '&lt;b&gt;',
    '&lbrace;',
    '&#64;octocat',
  ],
  ...['&#X202e;'],
  ...[
    'a | b',
    'a $x$',
    '\u0024{x}',
    'www.evil.com',
    'evil.com',
    'ftp\\://evil.com',
    'https://evil.com',
    'a:b',
    ':smile:',
    ':+1:',
  ],
  ...['a :-1:'],
  ...[
    'by @octocat/team',
    'a@evil.com',
    '#1',
    'a !1',
    '100%',
    'a/b',
    'a = b',
    'a + b',
    '{{x}}',
    '{% x %}',
    'a {x}',
  ],
  ...[
    '"a"',
    'a"b',
    '--\\>',
    'a <!-- status-snippets end -->',
    '{/* status-snippets end */}',
    'f(x)',
    'a; b;c',
  ],
  ...['a,b', 'a?b'],
  ...[
    'a\u2800b',
    'a\tb',
    'a\nb',
    'a\rb',
    'a\u2028b',
    'a\u00a0b',
    'a\u200bb',
    'a\u200cb',
    'a\u00adb',
    '\u202egnp',
  ],
  ...['a\ufe0f', 'a\u115fb'],
  ...['\u0338a', 'a\u001b[31m', 'a\0b', 'a\ud800b', '＜b', 'a￼', 'Ⅷ', 'www．evil'],
];

/** Unsafe strings by what is wrong with them. */
const unsafeStrings: Record<string, Cases> = {
  'text that means something': [
    ['badge_markdown', alt, ...hostileWords],
    ['minimal_md', words, ...hostileWords],
    ['minimal_md', (text) => start(`**${text}** see`), ...hostileWords],
    ['badge_html', (text) => a(`title="${text}"`), ...hostileWords],
    ['badge_html', (text) => content(`<img alt="${text}" src="${I}">`), ...hostileWords],
    ['badge_html', (text) => img(`title="${text}"`), ...hostileWords],
    ['widget_script', (text) => scriptWith(`data-x="${text}"`), ...hostileWords],
    ['widget_html', (text) => div(scriptWith(`data-x="${text}"`)), ...hostileWords],
  ],
  'another structure': [
    [
      'badge_markdown',
      whole,
      '',
      'Status',
      `![Status](${I})`,
      `[Status](${U})`,
      `${badge} more`,
      `a ${badge}`,
    ],
    [
      'badge_markdown',
      whole,
      `${badge} ${badge}`,
      `[![Status](${I}) more](${U})`,
      `[![Status](${I})][ref]`,
    ],
    [
      'badge_markdown',
      whole,
      `[${badge}](${U})`,
      `${badge}${script}`,
      `<a href="${U}">${image}</a>`,
    ],
    [
      'badge_markdown',
      whole,
      `${badge}<!-- status-snippets end -->`,
      `${badge}\n\n# Owned`,
      `${badge}\n${badge}`,
    ],
    ['minimal_md', whole, '', U, `[${U}](${U})`, `Status: see [${U}](${U})`, '**Status:** see'],
    ['minimal_md', whole, `**Status**[${U}](${U})`],
    [
      'minimal_md',
      end,
      `<${U}>`,
      U,
      `[${U}](${U}) [x](https://evil.com)`,
      `![${U}](${U})`,
      `[${U}][x]`,
    ],
    ['minimal_md', end, `\n[${U}](${U})`],
    ['minimal_md', end, `[^1] [${U}](${U})`, `] [${U}](${U})`, `[${U}](${U}).`, `see![${U}](${U})`],
    [
      'minimal_md',
      start,
      '**Status**see',
      '__Status__ see',
      '**Status:**',
      '*Status:* see',
      '**Status: ** see',
    ],
    [
      'badge_html',
      whole,
      badge,
      `<a href="${U}">${image}`,
      `x${content(image)}`,
      `${content(image)}</div>`,
      image,
    ],
    ['badge_html', whole, `${content(image)}${script}`, `<!doctype html>${content(image)}`],
    ['badge_html', whole, `<a href="${U}">${image}</a`],
    ['badge_html', whole, `<a href="${U}">${image}</a x="y">`, `<a href="${U}"${image}</a>`],
    ['badge_html', whole, `<a href="${U}" />${image}</a>`],
    [
      'badge_html',
      content,
      `${image}${image}`,
      `&nbsp;${image}`,
      `${image} up`,
      `\u00a0${image}`,
      `\n\n${image}`,
      '',
    ],
    ['badge_html', content, 'Status'],
    [
      'badge_html',
      content,
      `${image}<!-- x -->`,
      `${image}<? x ?>`,
      `<img alt="Status" src="${I}/>`,
      `${image}</img>`,
    ],
    [
      'widget_script',
      whole,
      `${script}${script}`,
      `${script}<img src=x onerror=evil()>`,
      `${script} `.repeat(2),
    ],
    ['widget_script', (text) => script.replace('><', `>${text}<`), 'evil()', ' ', '\n', '<!--'],
    [
      'widget_script',
      whole,
      `<script src="${S}" data-slug="acme">`,
      `<script src="${S}" data-slug="acme"/>`,
    ],
    ['widget_script', whole, script.replace(' ', '\n'), script.replace(' ', '\t'), div(script)],
    [
      'widget_html',
      whole,
      script,
      '<div></div>',
      `<div>${script}`,
      `<p>${script}</p>`,
      `<div/>${script}</div>`,
    ],
    [
      'widget_html',
      whole,
      `<div style="x">${script}</div>`,
      `<div\n\n>${script}</div>`,
      `${div(script)}${div(script)}`,
    ],
    [
      'widget_html',
      whole,
      `<div onclick="x">${script}</div>`,
      `<div id="a" id="b">${script}</div>`,
    ],
    ['widget_html', whole, `<div id="<b>">${script}</div>`, `<div Class="x">${script}</div>`],
    [
      'widget_html',
      div,
      `${script}${script}`,
      `Owned ${script}`,
      `\u00a0${script}`,
      `${script}<p>`,
    ],
    ['widget_html', div, `<!-- x -->${script}`],
    [
      'widget_html',
      div,
      `\n\n${script}`,
      `\r\n \t\r\n${script}`,
      `\n\r${script}`,
      `\r${script}`,
      `\f${script}`,
    ],
    [
      'widget_html',
      div,
      `${script}\n\n`,
      script.replace(' ', '\n\n'),
      script.replace('></', '\n \n></'),
    ],
  ],
  'another address': [
    [
      'badge_markdown',
      linkTo,
      'https://evil.com',
      `${U}#x`,
      `${U}/x`,
      `${U}//`,
      'http://status.acme.com',
    ],
    ['badge_markdown', linkTo, 'javascript:alert(1)'],
    [
      'badge_markdown',
      linkTo,
      'https://status.acm&eacute;.com',
      `<${U}>`,
      `${U} "Live"`,
      `${U}.evil.com`,
      `${U}:80`,
    ],
    ['badge_markdown', linkTo, ''],
    [
      'badge_markdown',
      imageAt,
      'https://evil.com/badge/acme.svg',
      'https://statuspage.me.evil.com/badge/acme.svg',
    ],
    [
      'badge_markdown',
      imageAt,
      `${I}/../../evil.svg`,
      `${I}#x`,
      `${I}?a=\\|b`,
      `<${I}>`,
      `${I} "Title"`,
    ],
    ['badge_markdown', imageAt, I.toUpperCase()],
    [
      'badge_markdown',
      (query) => imageAt(`${I}?${query}`),
      '$(x)',
      '{{x}}',
      '`x`',
      '<',
      '"',
      ' ',
      'é',
      '&amp;',
      '\\',
    ],
    [
      'badge_markdown',
      (query) => imageAt(`${I}?${query}`),
      ...[';', "'", '!', '*', ',', ':', '@', '/', '?', '[', '|'],
    ],
    [
      'badge_markdown',
      imageAt,
      I.replace('svg', 'png'),
      I.replace('.svg', 'xsvg'),
      I.replace('acme', 'other'),
    ],
    [
      'minimal_md',
      end,
      `[status](${U})`,
      `[*${U}*](${U})`,
      `[${U}](https://evil.com)`,
      `[https://evil.com](${U})`,
    ],
    [
      'minimal_md',
      end,
      `[${U}](${U} "Live")`,
      `[${U}](<${U}>)`,
      'https\\://status.acme.com',
      `[${U}.evil.com](${U})`,
    ],
    [
      'badge_html',
      whole,
      `<a href="https://evil.com">${image}</a>`,
      `<a href="${U}/x">${image}</a>`,
    ],
    ['badge_html', whole, `<a href="">${image}</a>`],
    ['badge_html', (source) => content(`<img alt="Status" src="${source}">`), `${I}/`],
    [
      'badge_html',
      (source) => content(`<img alt="Status" src="${source}">`),
      'https://evil.com/badge/acme.svg',
      '',
    ],
    [
      'badge_html',
      (query) => content(`<img alt="Status" src="${I}?${query}">`),
      'a=$(x)',
      'a=1&#59;b',
    ],
    [
      'badge_html',
      (query) => content(`<img alt="Status" src="${I}?${query}">`),
      'a=1&amp;b=2',
      '<',
    ],
    [
      'widget_script',
      scriptAt,
      'https://evil.com/static/embed/v1/status.js',
      `${S}?x`,
      `${S}#x`,
      `${E}/v/status.js`,
    ],
    [
      'widget_script',
      scriptAt,
      `${E}/v1x/status.js`,
      `${E}/v1/statusxjs`,
      `${E}/v1/../v1/status.js`,
    ],
    ['widget_script', scriptAt, `${E}/v-1/status.js`, ''],
    ['widget_script', whole, script.replace('acme', 'other'), script.replace('acme', '')],
    ['widget_script', whole, script.replace('acme', 'acmeacme')],
  ],
  'another attribute': [
    ['badge_html', whole, `<a>${image}</a>`, `<a title="x">${image}</a>`, content('<img>')],
    ['badge_html', whole, content(`<img src="${I}">`)],
    ['badge_html', whole, content('<img alt="Status">'), content(`<img alt src="${I}">`)],
    ['badge_html', whole, content(`<img alt=Status src="${I}">`)],
    [
      'badge_html',
      a,
      `href="${U}"`,
      'href="https://evil.com"',
      'onclick="evil()"',
      'style="position:fixed"',
      'id="x"',
    ],
    [
      'badge_html',
      a,
      'ping="https://evil.com"',
      'constructor="x"',
      'data-x="y"',
      'download="x"',
      'class="x"',
    ],
    ['badge_html', a, 'src="x"'],
    [
      'badge_html',
      a,
      'target="a b"',
      'target="x_blank"',
      'target="_blankx"',
      'rel="&quot;"',
      'rel=""',
    ],
    ['badge_html', a, 'rel="NoOpener"'],
    [
      'badge_html',
      a,
      `rel="${'a'.repeat(101)}"`,
      "title='x'",
      'Title="x"',
      'title=x',
      'title = "x"',
      'title',
      '"',
    ],
    ['badge_html', a, '='],
    [
      'badge_html',
      whole,
      `<a href="${U}"title="x">${image}</a>`,
      `<a\n\nhref="${U}">${image}</a>`,
      `<a  >${image}</a>`,
    ],
    [
      'badge_html',
      whole,
      `<A href="${U}">${image}</A>`,
      `<a href='${U}'>${image}</a>`,
      `<a href=${U}>${image}</a>`,
    ],
    [
      'badge_html',
      img,
      'srcset="https://evil.com/x.png 2x"',
      'onerror="evil()"',
      'alt="Again"',
      'usemap="x"',
      '//',
    ],
    [
      'badge_html',
      img,
      'width="1;x"',
      'width="1000"',
      'height="x9"',
      'height="9em"',
      'width=""',
      'loading="xlazy"',
    ],
    ['badge_html', img, 'loading=""'],
    [
      'widget_script',
      whole,
      '<script></script>',
      `<script src="${S}"></script>`,
      '<script data-slug="acme"></script>',
    ],
    [
      'widget_script',
      scriptWith,
      'ondata-x="y"',
      'type="module"',
      'onload="evil()"',
      'data-="x"',
      'data-*="x"',
    ],
    ['widget_script', scriptWith, 'data-x-="y"'],
    ['widget_script', scriptWith, 'data-x{y}="x"', '/', 'data-slug="other"', 'data-slug="acme"'],
    ['widget_script', scriptWith, 'data-x="a" data-x="b"', 'xdata-x="y"'],
    [
      'widget_script',
      scriptWith,
      'async="evil()"',
      'defer="x"',
      'async async',
      'integrity="x"',
      'nonce="x"',
    ],
    ['widget_script', scriptWith, 'data-X="y"'],
  ],
  'more text than anybody reads': [
    ['badge_markdown', whole, 'a'.repeat(10_000)],
    ['widget_html', div, ' '.repeat(2000) + script],
    [
      'widget_script',
      scriptWith,
      Array.from({ length: 100 }, (_, index) => `data-x${index}="aaaaaaaaaa"`).join(' '),
    ],
  ],
};

test.each(Object.entries(unsafeStrings))('a string is unsafe if it has %s', (_, cases) => {
  const refused = cases.flatMap(([field, make, ...parts]) =>
    parts.map((part) => [field, make(part)] as const),
  );
  for (const [field, value] of refused) {
    const { [field]: validated } = validateSnippets(
      { ...generateSnippetSet(page, U), [field]: value },
      page,
    );
    expect({ value, validated }).toEqual({
      value,
      validated: { field, reason: expect.stringMatching(/^[^\n\0\u202e]+$/) },
    });
  }
});

test.each<[ParsedField, string, string]>([
  ['badge_markdown', 'Status', 'it has "Status" instead of "[!["'],
  [
    'badge_markdown',
    alt('a <b>'),
    `…" instead of "](${I}" after 1 to 100 letters, digits, spaces and simple punctuation`,
  ],
  ['badge_markdown', `${badge} more`, `it has " more" after ")"`],
  ['badge_markdown', badge.slice(0, -1), `it ends instead of ")" after "${U}"`],
  [
    'badge_markdown',
    imageAt(`${I}?;`),
    `it has ";)](${U})" instead of ")](" after a query of letters, digits and .~_-=&%+`,
  ],
  ['minimal_md', '**Status', 'it ends instead of "** " after 1 to 100 letters'],
  ['minimal_md', 'a'.repeat(2043), 'it is longer than 2042 characters'],
  [
    'badge_html',
    content(''),
    'it has "</a>" instead of <img …> with attributes in lower case and double quotes after <a …>',
  ],
  ['badge_html', a('onclick="x"'), '<a> has an attribute that is not allowed: onclick'],
  ['badge_html', a('rel="x" rel="y"'), '<a> has rel twice'],
  ['badge_html', `<a>${image}</a>`, '<a> has no href'],
  [
    'badge_html',
    `<a href="https://evil.com">${image}</a>`,
    `href of <a> is "https://evil.com", not "${U}"`,
  ],
  ['badge_html', img('width="x"'), 'width of <img> is "x", not a number'],
  [
    'widget_script',
    scriptAt('https://evil.com'),
    `src of <script> is "https://evil.com", not "${S}" in any version`,
  ],
  ['widget_script', scriptWith('async="x"'), 'async of <script> is "x", not empty'],
  [
    'widget_html',
    div(`\n\n${script}`),
    'instead of <script …> with attributes in lower case and double quotes after white space without a blank line',
  ],
])('the reason why a string of %s is unsafe says what is wrong: %j', (field, value, reason) => {
  const validated = validateSnippets({ ...generateSnippetSet(page, U), [field]: value }, page);
  expect(validated[field]).toEqual({ field, reason: expect.stringContaining(reason) });
});

test('the reason why a string does not begin as it must names nothing before it', () => {
  const { badge_markdown: badge } = validateSnippets(
    { ...generateSnippetSet(page, U), badge_markdown: 'Status' },
    page,
  );
  expect(badge).toMatchObject({ reason: 'it has "Status" instead of "[!["' });
});
