import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { toMdx } from '../../src/sections/mdx/jsx.ts';

const U = 'https://status.acme.com';
const image = 'https://statuspage.me/badge/acme.svg';

describe('toMdx', () => {
  test.each([
    [
      'an image is written as one self-closing tag',
      `<a href="${U}"><img alt="Status" src="${image}"></a>`,
      `<a href="${U}"><img alt="Status" src="${image}" /></a>`,
    ],
    [
      'an image that is one self-closing tag stays',
      `<a href="${U}" title="Live"><img alt="Status" src="${image}?a=1&b=2" /></a>`,
      `<a href="${U}" title="Live"><img alt="Status" src="${image}?a=1&b=2" /></a>`,
    ],
    [
      'a script keeps its attributes without a value',
      '<script async="" src="x.js" defer="" data-slug="acme"></script>',
      '<script async src="x.js" defer data-slug="acme" />',
    ],
    [
      'a widget keeps its lines',
      '<div>\n  <script async\n  src="x.js"></script>\n</div>',
      '<div>\n  <script async\n  src="x.js" />\n</div>',
    ],
    [
      'words are written as strings, so that they contain no Markdown and no links',
      `<strong>Status:</strong> See live status → <a href="${U}">${U}</a>`,
      `<strong>Status:</strong>{' See live status → '}<a href="${U}">{'${U}'}</a>`,
    ],
    ['Markdown is unchanged', `**Status:** See → [${U}](${U})`, `**Status:** See → [${U}](${U})`],
  ])('toMdx: %s', (_, snippet, expected) => {
    expect(toMdx(snippet)).toBe(expected);
    expect(() => compileSync(expected, { remarkPlugins: [remarkGfm] })).not.toThrow();
  });
});
