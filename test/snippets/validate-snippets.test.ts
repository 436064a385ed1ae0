import { describe, expect, test } from 'vitest';
import { generateSnippetSet } from '../../src/snippets/generate-snippets.ts';
import { mapFields, type SnippetField, type SnippetSet } from '../../src/snippets/snippet-set.ts';
import { validateSnippets } from '../../src/snippets/validate-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const U = 'https://status.acme.com';
const B = page.baseUrl;
const src = `${B}/static/embed/v1/status.js`;
const snippets = generateSnippetSet(page, U);

/** The same strings with a harmless difference in one, so that all are parsed. */
function withDifference(sent: SnippetSet): SnippetSet {
  return { ...sent, badge_html: sent.badge_html.replace(' />', '>') };
}

async function validate(field: SnippetField, value: string) {
  return (await validateSnippets({ ...withDifference(snippets), [field]: value }, page))[field];
}

test.each([
  ['generated strings', snippets],
  ['strings with a harmless difference', withDifference(snippets)],
])('validateSnippets accepts %s, and removes the white space around them', async (_, sent) => {
  const spaced = mapFields((field) => `\n ${sent[field]}\r\n\r\n`);
  expect(await validateSnippets(spaced, page)).toEqual(sent);
});

test('validateSnippets refuses only the strings that are unsafe', async () => {
  const sent = { ...snippets, widget_html: '<div></div>', minimal_md: '' };
  const validated = await validateSnippets(sent, page);
  expect(validated).toEqual({
    ...snippets,
    widget_html: { field: 'widget_html', reason: expect.stringContaining('"<div></div>"') },
    minimal_md: { field: 'minimal_md', reason: 'it has a blank line' },
  });
});

test('validateSnippets refuses every string if the address is unsafe', async () => {
  const sent = { ...snippets, status_page_url: ' http://status.acme.com ' };
  const reason = '"http://status.acme.com" is not https:// and a public host name';
  expect(await validateSnippets(sent, page)).toEqual(mapFields(() => ({ field: 'status_page_url', reason })));
});

test.each<[SnippetField, string]>([
  ['badge_markdown', `[![Acme status](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![Status](${B}/badge/acme.svg?style=flat+x%20&_=-.~)](${U}/)`],
  ['badge_markdown', `[![Status](${B}/badge/acme.svg?style=flat&amp;theme=dark)](${U})`],
  ['badge_markdown', `[![Status](${B}/badge/acme.svg "Acme, now")](${U} 'Live status')`],
  ['badge_markdown', `[![État : acme_prod – 100 % ✔\ufe0f](${B}/badge/acme.svg)](${U})`],
  ['badge_markdown', `[![A & B &amp; C \\[EU\\]](${B}/badge/acme.svg)](${U})`],
  ['badge_html', `<a href='${U}/'><img src='${B}/badge/acme.svg' alt='Acme "live"'></a>`],
  ['badge_html', `<A HREF="${U}"><IMG SRC="${B}/badge/acme.svg" ALT="Status"/></A>`],
  [
    'badge_html',
    `<a href="${U}" target="_blank" rel="noopener noreferrer" title="Live status">` +
      ` <img alt="Status" src="${B}/badge/acme.svg" width="90" height="20" loading="lazy" /></a>`,
  ],
  ['badge_html', `<a href=${U}><img alt=Status src=${B}/badge/acme.svg></a>`],
  [
    'widget_script',
    `<script async defer src="${B}/static/embed/v2/status.js" data-theme="dark" data-slug="acme"></script>`,
  ],
  ['widget_script', `<script data-slug=acme src=${src}></script >`],
  ['widget_html', `<div>\r\n\t<script\r\n\t\tsrc="${src}"\r\n\t\tdata-slug="acme"\r\n\t></script>\r\n</div>`],
  [
    'widget_html',
    `<div><script src="${B}/static/embed/v12/status.js" data-slug="acme" data-config='a:1'></script></div>`,
  ],
  ['minimal_md', `__État :__ voir la page [${U}/](${U})`],
  ['minimal_md', `**🟢 Status:** all systems → [${U}](${U})`],
  ['minimal_md', `**Status** [${U}](${U}/ "Live")`],
  ['minimal_md', `**Status:** is it up? -> [${U}](${U})`],
  ['minimal_md', `**وضعیت:** صفحه\u200cی وضعیت [${U}](${U})`],
])('validateSnippets accepts a harmless difference in %s: %j', async (field, value) => {
  expect(await validate(field, value)).toBe(value);
});

test('validateSnippets ignores the letter case and the slash of addresses', async () => {
  const sent = withDifference({ ...snippets, status_page_url: 'https://Status.Acme.com/' });
  expect(await validateSnippets(sent, page)).toEqual({ ...sent, status_page_url: 'https://Status.Acme.com' });
});

test('validateSnippets validates an adversarial string quickly', async () => {
  const start = performance.now();
  expect(await validate('minimal_md', '*a_ '.repeat(15_000))).toMatchObject({
    reason: expect.stringMatching(/^it .* 2042 /),
  });
  expect(await validate('minimal_md', '*a_ '.repeat(500))).toMatchObject({ field: 'minimal_md' });
  expect(performance.now() - start).toBeLessThan(2_000);
});

describe('an internationalized address', () => {
  const unicode = 'https://status.münchen.de';
  const ascii = 'https://status.xn--mnchen-3ya.de';

  test.each([unicode, 'https://status.MÜNCHEN.de', ascii])(
    '%s is written in ASCII in all strings',
    async (spelling) => {
      const sent = generateSnippetSet(page, spelling);
      const expected = generateSnippetSet(page, ascii);
      expect(await validateSnippets(sent, page)).toEqual(expected);
      expect(await validateSnippets(withDifference(sent), page)).toEqual(withDifference(expected));
    },
  );

  test('two spellings of it are accepted in text and target', async () => {
    const words = (text: string, target: string) => `**Status:** See [${text}](${target})`;
    const sent = { ...snippets, status_page_url: `${unicode}/` };
    const one = await validateSnippets({ ...sent, minimal_md: words(unicode, ascii) }, page);
    expect(one.minimal_md).toBe(words(ascii, ascii));
    const other = await validateSnippets({ ...sent, minimal_md: words(ascii, `${unicode}/`) }, page);
    expect(other.minimal_md).toBe(words(ascii, `${ascii}/`));
  });

  test.each([
    ['minimal_md', `**Status:** See [https://status.m&uuml;nchen.de](${unicode})`],
    ['minimal_md', `**Status:** See [${unicode}](https://status.m&uuml;nchen.de)`],
    ['badge_html', `<a href="https://status.m&uuml;nchen.de"><img alt="x" src="${B}/badge/acme.svg"></a>`],
    ['badge_markdown', `[![Status](${B}/badge/acme.svg)](https://status.mu\u0308nchen.de)`],
  ] as const)('another spelling of it in %s is refused: %s', async (field, value) => {
    const sent = { ...snippets, status_page_url: unicode, [field]: value };
    const reason = expect.stringMatching(/ is "https:\/\/status\.m.*nchen/);
    expect((await validateSnippets(sent, page))[field]).toEqual({ field, reason });
  });

  test('a look-alike host name is written in ASCII', async () => {
    const sent = withDifference(generateSnippetSet(page, 'https://acme.st\u0430tuspage.me'));
    expect((await validateSnippets(sent, page)).minimal_md).toBe(
      '**Status:** See live status → [https://acme.xn--sttuspage-1yh.me](https://acme.xn--sttuspage-1yh.me)',
    );
  });
});
