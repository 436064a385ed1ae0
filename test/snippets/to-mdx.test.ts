import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { toMdx } from '../../src/snippets/to-mdx.ts';

const U = 'https://status.acme.com';
const image = 'https://statuspage.me/badge/acme.svg';

describe('toMdx', () => {
  test.each([
    [
      'an element without content is written as one self-closing tag',
      `<a href="${U}"><img alt="Status" src="${image}"></a>`,
      `<a href="${U}"><img alt="Status" src="${image}" /></a>`,
    ],
    [
      'names are in lower case and values in quotes',
      `<A HREF=${U} Target='_blank'><IMG SRC=${image} ALT=Status></A>`,
      `<a href="${U}" target="_blank"><img src="${image}" alt="Status" /></a>`,
    ],
    [
      'quotes and ampersands in values are references',
      `<img alt='"a" & {b}' src="${image}?a=1&amp;b=2">`,
      `<img alt="&quot;a&quot; &amp; {b}" src="${image}?a=1&amp;b=2" />`,
    ],
    [
      'a script keeps its attributes without a value',
      '<script async="" defer src="x.js" data-slug="acme"></script>',
      '<script async defer src="x.js" data-slug="acme" />',
    ],
    [
      'a widget keeps its lines',
      '<div>\n  <script src="x.js"></script>\n</div>',
      '<div>\n  <script src="x.js" />\n</div>',
    ],
    [
      'words are written as strings, so that they contain no Markdown and no links',
      `<strong>Status:</strong> It's *live* → <a href="${U}">${U}</a>`,
      `<strong>Status:</strong>{' It\\'s *live* → '}<a href="${U}">{'${U}'}</a>`,
    ],
    ['a label of several words is written as a string', '<b>*a* b:</b>', "<b>{'*a* b:'}</b>"],
    ['words on several lines are written as one string', '<strong>a\n*b*</strong>', "<strong>{'a *b*'}</strong>"],
    ['a space between elements is written as a string', '<a><b>a:</b> <b>b:</b></a>', "<a><b>a:</b>{' '}<b>b:</b></a>"],
    ['Markdown is unchanged', `__Status:__ See → [${U}](${U})`, `__Status:__ See → [${U}](${U})`],
    ['braces in Markdown are escaped', `[![{a} \\<b](${image})](${U})`, `[![\\{a} \\<b](${image})](${U})`],
    ['an address in angle brackets is written as a link', `**Status:** See <${U}>`, `**Status:** See [${U}](${U})`],
  ])('toMdx: %s', (_, snippet, expected) => {
    expect(toMdx(snippet)).toBe(expected);
    expect(() => compileSync(expected, { remarkPlugins: [remarkGfm] })).not.toThrow();
  });
});
