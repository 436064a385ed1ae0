import { describe, expect, it } from 'vitest';
import { readHeld } from '../../../src/refresh/plan/current-content.ts';
import { generateSnippets } from '../../../src/snippets/generate/generate-escaped.ts';
import { snippetForms } from '../../../src/snippets/generate/section-forms.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const address = 'https://status.acme.com';
const snippets = generateSnippets(page, address);
const forms = snippetForms(snippets, page);
const both = { slugs: ['acme'], addresses: [address] };

describe('readHeld', () => {
  it.each([
    ['badge', forms.badge.markdown, both],
    ['badge in HTML', forms.badge.html, both],
    ['link', forms.link.markdown, { slugs: [], addresses: [address] }],
    ['link in HTML', forms.link.html, { slugs: [], addresses: [address] }],
    ['widget', forms.widget.markdown, { slugs: ['acme'], addresses: [] }],
    ['script', forms.script.html, { slugs: ['acme'], addresses: [] }],
    ['definitions', forms.definitions.markdown, both],
    ['badge and link', `\n${forms.badge.markdown}\n\n${forms.link.markdown}\n`, both],
    ['badge and link on a line', `${forms.badge.markdown} ${forms.link.markdown}`, both],
    ['HTML, indented as in a list', `\n      ${forms.badge.html}\r\n      ${forms.link.html}\r\n`, both],
    ['Markdown, indented', `\n      ${forms.badge.markdown}\n`, both],
    ['badge in a table cell', forms.badge.markdown.replaceAll('|', '\\|'), both],
    [
      'an address with a slash',
      `<a href='${address}/'><img src=https://b.example/x/badge/acme.svg?a=1></a>`,
      both,
    ],
    ['a bare address, which is text', `See ${address}.`, { slugs: [], addresses: [] }],
    ['nothing', '\n', { slugs: [], addresses: [] }],
    ['another image', '![Build](https://ci.example/acme.svg)', { slugs: [], addresses: [] }],
  ])('reads %s', (_name, content, held) => {
    expect(readHeld(content)).toEqual(held);
  });

  it('tells two pages and two addresses apart', () => {
    const other = generateSnippets({ ...page, slug: 'other' }, 'https://other.statuspage.me');
    expect(readHeld(`${forms.badge.markdown} ${other.badge_html}`)).toEqual({
      slugs: ['acme', 'other'],
      addresses: [address, 'https://other.statuspage.me'],
    });
  });
});
