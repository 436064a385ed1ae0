import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../src/snippets/generate/generate-escaped.ts';
import { type SnippetField, snippetFields } from '../../../src/snippets/snippet-set.ts';
import { judgeAddress } from '../../../src/snippets/validate/page-url.ts';
import { judgeSnippet } from '../../../src/snippets/validate/validate-by-parsing.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const U = 'https://status.acme.com';
const B = page.baseUrl;
const snippets = generateSnippets(page, U);
const src = `${B}/static/embed/v1/status.js`;

function judge(field: SnippetField, value: string) {
  return judgeSnippet(field, { ...snippets, [field]: value }, page);
}

describe('judgeAddress', () => {
  it.each([
    ['https://acme.statuspage.me', 'https://acme.statuspage.me'],
    ['https://acme.statuspage.me/', 'https://acme.statuspage.me'],
    [' https://a_b.statuspage.me\n', 'https://a_b.statuspage.me'],
    ['https://Acme.statuspage.me', 'https://Acme.statuspage.me'],
    ['https://status.münchen.de', 'https://status.münchen.de'],
  ])('believes %j and compares it as %j', (sent, value) => {
    expect(judgeAddress(sent)).toEqual({ verdict: 'safe', value });
  });

  it.each([
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
    ['https://ｅvil.com', 'stand for others'],
    [`https://${'a'.repeat(64)}.com`, 'longer than 63'],
  ])('refuses %j: %s', (sent, reason) => {
    expect(judgeAddress(sent)).toEqual({
      verdict: 'unsafe',
      field: 'status_page_url',
      reason: expect.stringContaining(reason),
    });
  });
});

describe('judgeSnippet', () => {
  it.each(snippetFields)('believes the %s this program would generate', (field) => {
    expect(judgeSnippet(field, snippets, page)).toEqual({ verdict: 'safe', value: snippets[field] });
  });

  it('trims white space around a string', () => {
    expect(judge('badge_html', `\n ${snippets.badge_html}\r\n\r\n`)).toEqual({
      verdict: 'safe',
      value: snippets.badge_html,
    });
  });

  it('gives an address back as it was sent', () => {
    expect(judge('status_page_url', ` ${U}/ `)).toEqual({ verdict: 'safe', value: `${U}/` });
  });

  it('judges a string without looking at the others', () => {
    const sent = { ...snippets, widget_html: '<div onclick="x()"></div>', minimal_md: '' };
    expect(judgeSnippet('badge_markdown', sent, page).verdict).toBe('safe');
    expect(judgeSnippet('widget_html', sent, page).verdict).toBe('unsafe');
  });

  it.each(snippetFields)('does not believe the %s of a page whose address is unsafe', (field) => {
    const sent = { ...snippets, status_page_url: 'http://status.acme.com' };
    expect(judgeSnippet(field, sent, page)).toMatchObject({ verdict: 'unsafe', field: 'status_page_url' });
  });

  it.each<[SnippetField, string]>([
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
       <img alt="Status" src="${B}/badge/acme.svg" width="90" height="20" loading="lazy" /></a>`.replace(
        /\s+/g,
        ' ',
      ),
    ],
    ['badge_html', `<a href=${U}><img alt=Status src=${B}/badge/acme.svg></a>`],
    [
      'widget_script',
      `<script async defer src="${B}/static/embed/v2/status.js" data-theme="dark" data-slug="acme"></script>`,
    ],
    ['widget_script', `<script data-slug=acme src=${src}></script >`],
    [
      'widget_html',
      `<div>\r\n\t<script\r\n\t\tsrc="${src}"\r\n\t\tdata-slug="acme"\r\n\t></script>\r\n</div>`,
    ],
    [
      'widget_html',
      `<div><script src="${B}/static/embed/v12/status.js" data-slug="acme" data-config='{"a":1}'></script></div>`,
    ],
    ['minimal_md', `__État :__ voir la page [${U}/](${U})`],
    ['minimal_md', `**🟢 Status:** all systems → [${U}](${U})`],
    ['minimal_md', `**Status** [${U}](${U}/ "Live")`],
    ['minimal_md', `**Status:** is it up? -> [${U}](${U})`],
    ['minimal_md', `**وضعیت:** صفحه\u200cی وضعیت [${U}](${U})`],
  ])('lets a harmless difference pass: %s %j', (field, value) => {
    expect(judge(field, value)).toEqual({ verdict: 'safe', value });
  });

  it('compares addresses as addresses', () => {
    const sent = { ...snippets, status_page_url: 'https://Status.Acme.com/' };
    expect(judgeSnippet('minimal_md', sent, page).verdict).toBe('safe');
  });

  it('needs no time for a string made to cost time', () => {
    const start = performance.now();
    expect(judge('minimal_md', '*a_ '.repeat(15_000))).toMatchObject({
      reason: expect.stringContaining('is longer than'),
    });
    expect(judge('minimal_md', '*a_ '.repeat(500))).toMatchObject({ verdict: 'unsafe' });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
