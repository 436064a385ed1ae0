import { describe, expect, test } from 'vitest';
import {
  generateSnippetSet,
  mapFields,
  type SnippetField,
  type SnippetSet,
} from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const U = 'https://status.acme.com';
const B = page.baseUrl;
const src = `${B}/static/embed/v1/status.js`;
const snippets = generateSnippetSet(page, U);

/** The same strings with a harmless difference in one, so that not all are as this program generates them. */
function withDifference(sent: SnippetSet): SnippetSet {
  return { ...sent, badge_html: sent.badge_html.replace(' />', '>') };
}

function validate(field: SnippetField, value: string) {
  return validateSnippets({ ...withDifference(snippets), [field]: value }, page)[field];
}

test.each([
  ['generated strings', snippets],
  ['strings with a harmless difference', withDifference(snippets)],
])('validateSnippets accepts %s, and removes the white space around them', (_, sent) => {
  const spaced = mapFields((field) => `\n ${sent[field]}\r\n\r\n`);
  expect(validateSnippets(spaced, page)).toEqual(sent);
});

test('validateSnippets refuses only the strings that are unsafe', () => {
  const sent = { ...snippets, widget_html: '<div></div>', minimal_md: '' };
  const validated = validateSnippets(sent, page);
  expect(validated).toEqual({
    ...snippets,
    widget_html: { field: 'widget_html', reason: expect.stringContaining('"</div>"') },
    minimal_md: { field: 'minimal_md', reason: expect.stringContaining('it ends') },
  });
});

test('validateSnippets refuses every string if the address is unsafe', () => {
  const sent = { ...snippets, status_page_url: ' http://status.acme.com ' };
  const reason = '"http://status.acme.com" is not https:// and a public host name';
  expect(validateSnippets(sent, page)).toEqual(
    mapFields(() => ({ field: 'status_page_url', reason })),
  );
});

test.each<[SnippetField, string]>([
  ['badge_markdown', `[![Acme status](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![État : acme-prod – l’été, 100 ok!](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![稼働「状況」、OK? It's up.](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![${'é'.repeat(100)}](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![${'𝒳'.repeat(100)}](${B}/badge/acme.svg)](${U})`],
  ['badge_html', `<a href="${U}"><img src="${B}/badge/acme.svg" alt="Up: 5 of 5."/></a>`],
  [
    'badge_html',
    `<a rel="noopener noreferrer" href="${U}" target="_blank" title="Live status" >` +
      `<img alt="Status" title="Up" src="${B}/badge/acme.svg" width="90" height="100%" loading="lazy" /></a>`,
  ],
  ...['parent', 'self', 'top'].map((name): [SnippetField, string] => [
    'badge_html',
    `<a href="${U}" target="_${name}"><img alt="Status" src="${B}/badge/acme.svg" /></a>`,
  ]),
  [
    'widget_script',
    `<script async defer="" src="${B}/static/embed/v2/status.js" data-theme="dark" data-slug="acme"></script>`,
  ],
  ['widget_script', `<script data-slug="acme" data-9-lives="yes, 9" src="${src}" ></script>`],
  [
    'widget_html',
    `<div>\r\n\t<script\r\n\t\tsrc="${src}"\r\n \t data-slug="acme"\r\n\t></script>\r\n</div>`,
  ],
  [
    'widget_html',
    `<div><script src="${B}/static/embed/v12/status.js" data-slug="acme"></script></div>`,
  ],
  ['minimal_md', `**État :** voir la page [${U}](${U})`],
  ['minimal_md', `**Status:** is it up? – [${U}](${U})`],
  ['minimal_md', `**وضعیت:** صفحه وضعیت، [${U}](${U})`],
])('validateSnippets accepts a harmless difference in %s: %j', (field, value) => {
  expect(validate(field, value)).toBe(value);
});

const image = `${B}/badge/acme.svg`;
const badgeOnOneLine = `<a href="${U}"><img alt="Status" src="${image}" /></a>`;
const script = `<script src="${src}" data-slug="acme"></script>`;

test.each<[SnippetField, string, string]>([
  // A query can hold a token.
  [
    'badge_markdown',
    `[![Status](${image}?auth_token=a+x%20&_=-.~)](${U})`,
    `[![Status](${image})](${U})`,
  ],
  ['badge_markdown', `[![Status](${image}?)](${U})`, `[![Status](${image})](${U})`],
  ['badge_html', badgeOnOneLine.replace('.svg', '.svg?theme=dark&auth_token=a'), badgeOnOneLine],
  // The service documents its badge on three lines.
  ['badge_html', `<a href="${U}">\n  <img alt="Status" src="${image}" />\n</a>`, badgeOnOneLine],
  [
    'badge_html',
    `<a\r\n\thref="${U}"\r\n>\r\n<img\n alt="Status"   src="${image}"\t/></a>`,
    `<a href="${U}" ><img alt="Status" src="${image}" /></a>`,
  ],
  [
    'badge_html',
    `<a href="${U}"> <img alt="a  b" src="${image}"></a>`,
    `<a href="${U}"><img alt="a  b" src="${image}"></a>`,
  ],
  ['widget_script', script.replace('></', ' crossorigin></'), script],
  ['widget_script', script.replace('<script', '<script crossorigin="anonymous"'), script],
  [
    'widget_html',
    `<div id="s_1" class="a b_c" data-x="{y}">${script}</div>`,
    `<div>${script}</div>`,
  ],
  ['widget_html', `<div\n  id="s"\n>\n\t${script}\n</div>`, `<div>\n\t${script}\n</div>`],
  [
    'widget_html',
    `<div >${script.replace('></', '\n crossorigin=""></')}</div>`,
    `<div>${script}</div>`,
  ],
])(
  'validateSnippets accepts in %s %j, and leaves out what is not needed',
  (field, value, written) => {
    expect(validate(field, value)).toBe(written);
  },
);

test('validateSnippets ignores the letter case and the slash of addresses, and writes the address as the service reports it', () => {
  const sent = withDifference({ ...snippets, status_page_url: 'https://Status.Acme.com/' });
  const expected = withDifference(generateSnippetSet(page, 'https://Status.Acme.com'));
  expect(validateSnippets(sent, page)).toEqual(expected);
  const withSlash = mapFields((field) => snippets[field].replaceAll(U, `${U}/`));
  expect(validateSnippets(withSlash, page)).toEqual({ ...withSlash, status_page_url: U });
});

test('validateSnippets escapes underscores in the text of a link', () => {
  const address = 'https://_a.b_.example';
  const sent = {
    ...generateSnippetSet(page, address),
    minimal_md: `**Status:** See [${address}](${address})`,
  };
  expect(validateSnippets(sent, page).minimal_md).toBe(
    `**Status:** See [https://\\_a.b\\_.example](${address})`,
  );
});

test('validateSnippets validates a long adversarial string quickly', () => {
  const before = process.cpuUsage();
  for (const part of [
    '*a_ ',
    'https://a.b ',
    ' \t',
    ' \n',
    '<script ',
    ' data-a="b"',
    '**a',
    "'",
  ]) {
    for (const make of [
      (text: string) => text,
      (text: string) => `<div>${text}`,
      (text: string) => `[![a${text}`,
    ]) {
      const sent = make(part.repeat(60_000 / part.length));
      for (const field of ['badge_markdown', 'widget_html', 'minimal_md'] as const) {
        expect(validate(field, sent)).toMatchObject({ field });
      }
    }
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

describe('an internationalized address', () => {
  const unicode = 'https://status.münchen.de';
  const ascii = 'https://status.xn--mnchen-3ya.de';

  test.each([unicode, 'https://status.MÜNCHEN.de', ascii])(
    '%s is written in ASCII in all strings',
    (spelling) => {
      const sent = generateSnippetSet(page, spelling);
      const expected = generateSnippetSet(page, ascii);
      expect(validateSnippets(sent, page)).toEqual(expected);
      expect(validateSnippets(withDifference(sent), page)).toEqual(withDifference(expected));
    },
  );

  test('two spellings of it are accepted in text and target', () => {
    const words = (text: string, target: string) => `**Status:** See [${text}](${target})`;
    const sent = { ...snippets, status_page_url: `${unicode}/` };
    const one = validateSnippets({ ...sent, minimal_md: words(unicode, ascii) }, page);
    expect(one.minimal_md).toBe(words(ascii, ascii));
    const other = validateSnippets({ ...sent, minimal_md: words(ascii, `${unicode}/`) }, page);
    expect(other.minimal_md).toBe(words(ascii, `${ascii}/`));
  });

  test.each([
    ['minimal_md', `**Status:** See [https://status.m&uuml;nchen.de](${unicode})`],
    ['minimal_md', `**Status:** See [${unicode}](https://status.m&uuml;nchen.de)`],
    [
      'badge_html',
      `<a href="https://status.m&uuml;nchen.de"><img alt="x" src="${B}/badge/acme.svg"></a>`,
    ],
    ['badge_markdown', `[![Status](${B}/badge/acme.svg)](https://status.mu\u0308nchen.de)`],
  ] as const)('another spelling of it in %s is refused: %s', (field, value) => {
    const sent = { ...snippets, status_page_url: unicode, [field]: value };
    expect(validateSnippets(sent, page)[field]).toMatchObject({ field });
  });

  test('a look-alike host name is written in ASCII', () => {
    const sent = withDifference(generateSnippetSet(page, 'https://acme.st\u0430tuspage.me'));
    expect(validateSnippets(sent, page).minimal_md).toBe(
      '**Status:** See live status → [https://acme.xn--sttuspage-1yh.me](https://acme.xn--sttuspage-1yh.me)',
    );
  });
});
