import { describe, expect, test } from 'vitest';
import { generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { type SnippetField, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { validateByParsing } from '../../../src/snippets/validate/validate-by-parsing.ts';
import { validateAddress } from '../../../src/snippets/validate/validated-snippets.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const U = 'https://status.acme.com';
const B = page.baseUrl;
const snippets = generateWithSerializers(page, U);
const src = `${B}/static/embed/v1/status.js`;

function validate(field: SnippetField, value: string) {
  return validateByParsing({ ...snippets, [field]: value }, page)[field];
}

describe('validateAddress', () => {
  test.each([
    ['https://acme.statuspage.me', 'https://acme.statuspage.me'],
    ['https://acme.statuspage.me/', 'https://acme.statuspage.me'],
    [' https://a_b.statuspage.me\n', 'https://a_b.statuspage.me'],
    ['https://Acme.statuspage.me', 'https://Acme.statuspage.me'],
    ['https://status.münchen.de', 'https://status.xn--mnchen-3ya.de'],
    ['https://acme.st\u0430tuspage.me', 'https://acme.xn--sttuspage-1yh.me'],
  ])('validateAddress accepts %j as %j', (sent, value) => {
    expect(validateAddress(sent)).toEqual({ outcome: 'safe', value });
  });

  test.each([
    ['', 'is not an https address'],
    ['http://status.acme.com', 'is not an https address'],
    ['HTTPS://status.acme.com', 'is not an https address'],
    ['javascript:alert(1)', 'is not an https address'],
    ['//status.acme.com', 'is not an https address'],
    ['status.acme.com', 'is not an https address'],
    ['https://', 'is empty'],
    ['https:///status.acme.com', 'has a path'],
    ['https://status.acme.com//', 'has a path'],
    ['https://status.acme.com/status', 'has a path'],
    ['https://status.acme.com\\@evil.com', 'has a path'],
    ['https://status.acme.com?', 'has a query'],
    ['https://status.acme.com/?a', 'has a query'],
    ['https://status.acme.com#', 'has a query or fragment'],
    ['https://status.acme.com@evil.com', 'has user info'],
    ['https://status.acme.com:443', 'has a port'],
    ['https://status.acme.com.', 'empty part'],
    ['https://acme', 'has no dot'],
    ['https://localhost', 'localhost'],
    ['https://127.0.0.1', 'is an IP address'],
    ['https://2130706433', 'is an IP address'],
    ['https://[::1]', 'is an IP address'],
    ['https://status.acme.local', '.local'],
    ['https://status.acme.internal/', '.internal'],
    ['https://status.acme.com\u200b', 'a zero-width space'],
    ['https://status\n.acme.com', 'has white space'],
    ['https://status.acme.com/\nhttps://evil.com', 'white space'],
    ['https://%65vil.com', 'a character'],
    ['https://status.acme.com"onclick=x', 'a character'],
    ['https://status.acme.com)](x', 'a character'],
    ['https://ｅvil.com', 'are replaced by others'],
    [`https://${'a'.repeat(64)}.com`, 'longer than 63'],
  ])('validateAddress refuses %j, which %s', (sent, reason) => {
    expect(validateAddress(sent)).toEqual({
      outcome: 'unsafe',
      field: 'status_page_url',
      reason: expect.stringContaining(reason),
    });
  });
});

describe('validateByParsing', () => {
  test.each(snippetFields)('validateByParsing accepts the %s that this program generates', (field) => {
    expect(validateByParsing(snippets, page)[field]).toEqual({ outcome: 'safe', value: snippets[field] });
  });

  test('validateByParsing removes white space around a string', () => {
    expect(validate('badge_html', `\n ${snippets.badge_html}\r\n\r\n`)).toEqual({
      outcome: 'safe',
      value: snippets.badge_html,
    });
  });

  test('validateByParsing returns an address without white space and a trailing slash', () => {
    expect(validate('status_page_url', ` ${U}/ `)).toEqual({ outcome: 'safe', value: U });
  });

  test('validateByParsing accepts a safe string even if another string is unsafe', () => {
    const sent = { ...snippets, widget_html: '<div onclick="x()"></div>', minimal_md: '' };
    expect(validateByParsing(sent, page).badge_markdown.outcome).toBe('safe');
    expect(validateByParsing(sent, page).widget_html.outcome).toBe('unsafe');
  });

  test.each(snippetFields)('validateByParsing refuses the %s of a page whose address is unsafe', (field) => {
    const sent = { ...snippets, status_page_url: 'http://status.acme.com' };
    expect(validateByParsing(sent, page)[field]).toMatchObject({
      outcome: 'unsafe',
      field: 'status_page_url',
    });
  });

  test.each<[SnippetField, string]>([
    ['badge_markdown', `[![Acme status](${B}/badge/acme.svg)](${U})`],
    ['badge_markdown', `[![Status](${B}/badge/acme.svg?style=flat&theme=dark)](${U}/)`],
    ['badge_markdown', `[![Status](${B}/badge/acme.svg?style=flat&amp;theme=dark)](${U})`],
    ['badge_markdown', `[![Status](${B}/badge/acme.svg "Acme, now")](${U} 'Live status')`],
    ['badge_markdown', `[![État : acme_prod – 100 % ✔\ufe0f](${B}/badge/acme.svg)](${U})`],
    ['badge_markdown', `[![Acme \\[EU\\]](${B}/badge/acme.svg)](${U})`],
    ['badge_html', `<a href='${U}/'><img src='${B}/badge/acme.svg' alt='Acme "live"'></a>`],
    ['badge_html', `<A HREF="${U}"><IMG SRC="${B}/badge/acme.svg" ALT="Status"/></A>`],
    [
      'badge_html',
      `<a href="${U}" target="_blank" rel="noopener noreferrer" title="Live status">
       <img alt="Status" src="${B}/badge/acme.svg" width="90" height="20" loading="lazy" /></a>`.replace(/\s+/g, ' '),
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
  ])('validateByParsing accepts a harmless difference in %s: %j', (field, value) => {
    expect(validate(field, value)).toEqual({ outcome: 'safe', value });
  });

  test('validateByParsing ignores the letter case and the slash of addresses', () => {
    const sent = { ...snippets, status_page_url: 'https://Status.Acme.com/' };
    expect(validateByParsing(sent, page).minimal_md.outcome).toBe('safe');
  });

  test('validateByParsing validates an adversarial string quickly', () => {
    const start = performance.now();
    expect(validate('minimal_md', '*a_ '.repeat(15_000))).toMatchObject({
      reason: expect.stringContaining('is longer than'),
    });
    expect(validate('minimal_md', '*a_ '.repeat(500))).toMatchObject({ outcome: 'unsafe' });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  describe('with an internationalized address', () => {
    const unicode = 'https://status.münchen.de';
    const ascii = 'https://status.xn--mnchen-3ya.de';

    test.each(snippetFields)('validateByParsing returns an internationalized address in %s in ASCII', (field) => {
      const expected = generateWithSerializers(page, ascii);
      for (const spelling of [unicode, 'https://status.MÜNCHEN.de', ascii]) {
        const sent = generateWithSerializers(page, spelling);
        expect(validateByParsing(sent, page)[field]).toEqual({ outcome: 'safe', value: expected[field] });
      }
    });

    test('validateByParsing accepts two spellings of an internationalized address in text and target', () => {
      const sent = { ...snippets, status_page_url: `${unicode}/` };
      const words = (text: string, target: string) => `**Status:** See [${text}](${target})`;
      for (const [text, target] of [
        [unicode, ascii],
        [ascii, `${unicode}/`],
      ] as const) {
        const { minimal_md } = validateByParsing({ ...sent, minimal_md: words(text, target) }, page);
        expect(minimal_md).toEqual({
          outcome: 'safe',
          value: words(ascii, target.endsWith('/') ? `${ascii}/` : ascii),
        });
      }
    });

    test.each([
      ['minimal_md', `**Status:** See [https://status.m&uuml;nchen.de](${unicode})`],
      ['minimal_md', `**Status:** See [${unicode}](https://status.m&uuml;nchen.de)`],
      ['badge_html', `<a href="https://status.m&uuml;nchen.de"><img alt="x" src="${B}/badge/acme.svg"></a>`],
      ['badge_markdown', `[![Status](${B}/badge/acme.svg)](https://status.mu\u0308nchen.de)`],
    ] as const)(
      'validateByParsing refuses another spelling of an internationalized address in %s: %s',
      (field, value) => {
        const sent = { ...snippets, status_page_url: unicode, [field]: value };
        const reason = expect.stringMatching(/which is not written in ASCII|not the page's address/);
        expect(validateByParsing(sent, page)[field]).toEqual({ outcome: 'unsafe', field, reason });
      },
    );

    test('validateByParsing returns a look-alike host name in ASCII', () => {
      const { minimal_md } = validateByParsing(generateWithSerializers(page, 'https://acme.st\u0430tuspage.me'), page);
      expect(minimal_md).toEqual({
        outcome: 'safe',
        value: '**Status:** See live status → [https://acme.xn--sttuspage-1yh.me](https://acme.xn--sttuspage-1yh.me)',
      });
    });
  });
});
