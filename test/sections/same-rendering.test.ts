import { expect, test } from 'vitest';
import type { Layout } from '../../src/sections/context-layout.ts';
import { formats } from '../../src/sections/formats.ts';
import { hasSameRendering } from '../../src/sections/same-rendering.ts';

const flow: Layout = { context: 'flow', isInTable: false, lines: null };
const quote: Layout = {
  ...flow,
  lines: { prefix: '> ', closingPrefix: '> ', blankLines: 'around-each' },
};
const inline: Layout = { ...flow, context: 'inline' };
const cell: Layout = { ...inline, isInTable: true };
const html: Layout = { ...flow, context: 'html' };

function isSame(one: string, other: string, layout: Layout | 'jsx'): boolean {
  return layout === 'jsx'
    ? hasSameRendering(one, other, html, formats.mdx.toHtml)
    : hasSameRendering(one, other, layout, formats.md.toHtml);
}

test.each<[string, Layout | 'jsx', string, string]>([
  ['wrapped lines', flow, '\n\na b\n\n', '\n\na\nb\n\n'],
  ['an autolink', flow, '[https://a.example](https://a.example)', '<https://a.example>'],
  ['wrapped lines of a quote', quote, '\n> a b\n', '\n> a\n> b\n'],
  ['an empty line of a quote with a trailing blank', quote, '\n>\n> a\n', '\n> \n> a\n'],
  ['wrapped text', inline, 'a b', 'a\n  b '],
  ['a first line with deep indentation', inline, 'a b', '    a\nb'],
  ['wrapped text of a quote', inline, 'a b', 'a\r\n> b'],
  ['wrapped text of a quote in a quote', inline, 'a b', 'a\n> > b'],
  ['the spelling of a tag', inline, 'a<br />b', 'a<BR>b'],
  ['an escaped bar in a cell', cell, '[a\\|b](/c)', '[a|b](/c)'],
  ['wrapped HTML', html, '<b>a b</b>', '<b>a\n\t\tb</b>'],
  ['white space around HTML', html, '<b>a</b>', '\n  <b>a</b>\n'],
  ['a space before an HTML block', html, 'a<p>b</p>', 'a <p>b</p>'],
  ['a space after an HTML block', html, '<p>a</p>b', '<p>a</p> b'],
  [
    'HTML blocks on lines of their own',
    html,
    '<div><p class="x">a</p></div>',
    '<div>\n  <p class="x">\n a </p>\n</div>\n',
  ],
  ['a wrapped tag in JSX', 'jsx', '<img src="a" alt="b" />', '<img\n  src="a"\n  alt="b"\n/>'],
  ['a line break between tags in JSX', 'jsx', '<b>a</b><i>b</i>', '<b>a</b> \n  <i>b</i>'],
  ['a line break inside an element in JSX', 'jsx', '<b>a</b>', '<b>\n  a\n</b>'],
  ['the quotes of a space in JSX', 'jsx', "<b>a</b>{' '}<i>b</i>", '<b>a</b>{ " " }\n<i>b</i>'],
  ['an expression with text in JSX', 'jsx', "<b>{'a & b'}</b>", '<b>a &amp; b</b>'],
  ['an expression with a bracket in JSX', 'jsx', "<b>{'a < b'}</b>", '<b>a &lt; b</b>'],
  ['a line break before a tag in JSX', 'jsx', 'a<b>c</b>', 'a\n  <b>c</b>'],
  [
    'an element without content in JSX',
    'jsx',
    '<script src="a" async />b',
    '<script src="a" async></script>b',
  ],
  ['several elements without content in JSX', 'jsx', '<a b /><c d />e', '<a b></a><c d></c>e'],
  [
    'the quotes of an attribute in JSX',
    'jsx',
    '<script async src="a" />b',
    "<script async src='a' />b",
  ],
])('two contents that differ by %s render identically', (_, layout, one, other) => {
  expect(isSame(one, other, layout)).toBe(true);
});

test.each<[string, Layout | 'jsx', string, string]>([
  ['the target of a link', flow, '[a](/a)', '[a](/b)'],
  ['a target with a script', flow, '[a](javascript:a)', '[a](javascript:b)'],
  ['a comment', flow, 'a', 'a <!-- b -->'],
  ['GFM', flow, '~~a~~', 'a'],
  ['a space', inline, 'a b', 'ab'],
  ['a bar outside a cell', inline, '`a\\|b`', '`a|b`'],
  ['a space between tags', html, '<b>a</b> <i>b</i>', '<b>a</b><i>b</i>'],
  ['an attribute', html, '<div class="a">b</div>', '<div>b</div>'],
  ['a space before a line break in JSX', 'jsx', "<b>a</b>{' '}<i>b</i>", '<b>a</b>\n<i>b</i>'],
  ['a space on one line in JSX', 'jsx', '<b>a</b> <i>b</i>', '<b>a</b><i>b</i>'],
  ['text in an expression in JSX', 'jsx', '<b>{"<i>"}</b>', '<b><i /></b>'],
  ['the content of a script in JSX', 'jsx', '<script src="a" />b', '<script src="a">b</script>'],
])('two contents that differ by %s do not render identically', (_, layout, one, other) => {
  expect(isSame(one, other, layout)).toBe(false);
});

test('two contents that differ by an expression with several characters to escape in JSX render identically', () => {
  expect(isSame("<b>{'a && b << c'}</b>", '<b>a &amp;&amp; b &lt;&lt; c</b>', 'jsx')).toBe(true);
});
