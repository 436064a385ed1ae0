import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/marker.ts';
import { refreshText } from './refreshing.ts';

/* The sentences about markers and sections. Other tests expect only the codes. */

const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];
const [mdxStart, mdxEnd] = ['{/* status-snippets start */}', '{/* status-snippets end */}'];
const attributes = (text: string) => `${start.replace(' -->', ` ${text} -->`)}${end}`;
const inMdx = (text: string) => `${mdxStart}${mdxEnd}\n\n${text}`;

const attributeMessages: readonly (readonly [attributes: string, message: string])[] = [
  ['slug=acme show="badge', 'cannot read "show="badge"; write an attribute as key="value", in straight quotes'],
  ['slug=“acme corp”', 'cannot read "slug=“acme corp”"; write an attribute as key="value", in straight quotes'],
  ['slug=acme show', 'cannot read "show"; write an attribute as key="value", in straight quotes'],
  ['slug=acme colour', 'unknown attribute "colour"; a marker can have slug, custom-domain, show'],
  ['slugs=acme', 'unknown attribute "slugs"; did you mean "slug"?'],
  ['slug=acme slug=acme', 'the attribute "slug" appears twice; keep one'],
  ["slug=' '", 'the attribute "slug" is empty; set a value or remove it'],
  ['show="badges"', 'show "badges" has the unknown name "badges": did you mean "badge"?'],
  [
    'show="picture"',
    'show "picture" has the unknown name "picture": write one or more of badge, link, widget, script, definitions',
  ],
  ['show="badge,link"', 'show "badge,link" separates names by commas: write "badge link"'],
  ['show="badge link badge"', 'show "badge link badge" names "badge" twice: write it once'],
];

test.each(attributeMessages)('the attributes %j of a marker are refused with the message %j', async (text, message) => {
  const { findings } = await refreshText(attributes(text));
  expect(findings.map((finding) => finding.message)).toEqual([message]);
});

interface Case {
  readonly text: string;
  readonly format?: Format;
  readonly show?: readonly SnippetName[];
  readonly message: string;
}

const cases: readonly Case[] = [
  {
    text: start,
    message: `a start marker without an end; put ${end} where the section ends`,
  },
  {
    text: end,
    message: `an end marker without a start; put ${start} before it or remove it`,
  },
  {
    text: inMdx(mdxEnd),
    format: 'mdx',
    message: `an end marker without a start; put ${mdxStart} before it or remove it`,
  },
  {
    text: `${start}\n\n${start}\n\n${end}`,
    message: `a section starts inside another one; end that with ${end} before this marker`,
  },
  {
    text: `${start}\n\n> ${end}`,
    message:
      'the section ends at line 3, in another container; put both markers in the same one, each on a line of its own',
  },
  {
    text: `${start}\n<div>\n${end}\n</div>`,
    message:
      'only one of the tags <div> and </div> is in this section; put both markers inside the element, or both outside',
  },
  {
    text: `[a ${start}${end}](/b)`,
    message:
      'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it',
  },
  {
    text: '<!-- status-snippets begin -->',
    message: `this looks like a marker but is not one; write ${start}`,
  },
  {
    text: '<!-- status-snippets start',
    message: `this marker does not end with "-->"; write ${start}`,
  },
  {
    text: `${attributes('')}\n\n<!-- status-snippets end slug=a -->`,
    message: 'the end marker takes no attributes, but has "slug=a"; put them on the start marker',
  },
  {
    text: mdxStart,
    message: `${mdxStart} is visible text in Markdown and HTML; write ${start}, or read the file as MDX with --format mdx (Docusaurus does)`,
  },
  {
    text: inMdx(end),
    format: 'mdx',
    message: `${end} is a syntax error in MDX; write ${mdxEnd}`,
  },
  {
    text: inMdx('{a && <b>{/* status-snippets end */}</b>}'),
    format: 'mdx',
    message:
      'a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them',
  },
  {
    text: inMdx('{/* a */ /* status-snippets end */}'),
    format: 'mdx',
    message: `a marker must be the only comment in its braces; write ${mdxEnd}`,
  },
  {
    text: inMdx('{'),
    format: 'mdx',
    message:
      'MDX cannot parse this: Unexpected end of file in expression, expected a corresponding closing brace for `{`; fix it, or read the file as Markdown with --format md',
  },
  {
    text: `- a\n- ${start}\n  ${end}`,
    show: ['widget'],
    message:
      '"widget" needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list',
  },
  {
    text: `a ${attributes('')}`,
    show: ['widget'],
    message:
      '"widget" is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around',
  },
  {
    text: `<p>${attributes('')}</p>`,
    show: ['definitions'],
    message:
      '"definitions" is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block',
  },
  {
    text: `${start}\n${end}\n\n[status-page]: /a`,
    show: ['definitions'],
    message:
      'the label [status-page] is defined elsewhere in the file; remove that definition or do not show "definitions"',
  },
  {
    text: `${start}\n${end}\n\n${start}\n${end}`,
    show: ['definitions'],
    message: 'another section of the file already shows "definitions"; keep it in one of them',
  },
  {
    text: `${start}\n[a]: /a\n\n${end}\n\n[a]`,
    message:
      'rewriting this section would change how the text around it is rendered; put its markers on lines of their own, with blank lines around, and in HTML into an element that may contain the snippets, and keep everything that the rest of the file refers to outside the section',
  },
  {
    text: `<p>${attributes('')}</p>`,
    format: 'html',
    show: ['widget'],
    message:
      'the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around, and in HTML into an element that may contain the snippets',
  },
  {
    text: `a\n${start}b\nc${end}`,
    message:
      'the section ends at line 3, in text that this line does not belong to; a formatter that wraps lines (Prettier with proseWrap) moved the start marker to the start of a line: move it back behind a word, or put both markers on lines of their own',
  },
  {
    text: `[^1]: a\n  \n    ${start}\n    ${end}`,
    message:
      'on GitHub the footnote ends before this marker, at a line that contains only spaces or ">"; make that line empty, or move the section out of the footnote',
  },
  {
    text: `- a\n<img src="b">\nc ${attributes('')}`,
    message:
      'the tag alone on a line before this marker begins an HTML block on GitHub; indent that line like the text around it',
  },
  {
    text: `[^1]: ${attributes('')}`,
    message: 'GitHub does not show this footnote, because no text refers to it; write [^1] where it belongs',
  },
  {
    text: `| a |\n| - |\n| b | ${attributes('')} |`,
    message: 'GitHub does not show this cell, because the table has fewer columns; move the section into another cell',
  },
  {
    text: `!!! note\n    a\n\n    ${start}\n\n${start}\n${end}`,
    message:
      'this marker is indented code in Markdown, so its section is not read; in an admonition or a tab (Python-Markdown) a section is not possible: move both markers to the start of a line, after the indented text',
  },
  {
    text: `<!-- START doctoc -->\n\n[a ${attributes('')}](#a)\n\n<!-- END doctoc -->\n\n${start}\n${end}`,
    message:
      'doctoc copied this section from a heading into its table of contents, where it is not updated; move the section below the heading and run doctoc again',
  },
  {
    text: `${attributes('')} and **more**`,
    message:
      'a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines',
  },
];

test.each(cases)('$format $text: $message', async ({ text, format, show = null, message }) => {
  const { findings } = await refreshText(text, format, { show });
  expect(findings.map((finding) => finding.message)).toEqual([message]);
});

const long = 'x'.repeat(100_000);

test.each<[format: Format, text: string]>([
  ...[`slug=${long}`, `show=${long}`, `show="badge,${long}"`, `custom-domain=${long}`, `${long}=a`, long].map(
    (text): [Format, string] => ['md', attributes(text)],
  ),
  ['md', `${start}\n<${long}>\n${end}`],
  ['md', `${attributes('')}\n\n${end.replace(' -->', ` ${long} -->`)}`],
  ['mdx', inMdx(`<${long}>`)],
])('a message about a long value in %s is short (case %#)', async (format, text) => {
  const { findings } = await refreshText(text, format);
  expect(findings.length).toBeGreaterThan(0);
  for (const { message } of findings) expect(message.length).toBeLessThan(1000);
});
