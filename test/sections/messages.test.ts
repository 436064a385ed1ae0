import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/marker.ts';
import { refreshText } from './refreshing.ts';

/* The sentences about markers and sections. Other tests expect only the codes. */

const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];
const [mdxStart, mdxEnd] = ['{/* status-snippets start */}', '{/* status-snippets end */}'];
const attributes = (text: string) => `${start.replace(' -->', ` ${text} -->`)}${end}`;
const widget =
  '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme"></script>';
const inMdx = (text: string) => `${mdxStart}${mdxEnd}\n\n${text}`;

const list =
  'a marker can have slug, custom-domain, show, alt, width, height, data-theme, ' +
  'data-show-incidents, data-rtm, data-upd';

const attributeMessages: readonly (readonly [attributes: string, message: string])[] = [
  [
    'slug=acme show="badge',
    'cannot read "show="badge"; write an attribute as key="value", in straight quotes',
  ],
  [
    'slug=“acme corp”',
    'cannot read "slug=“acme corp”"; write an attribute as key="value", in straight quotes',
  ],
  ['slug=acme show', 'cannot read "show"; write an attribute as key="value", in straight quotes'],
  ['acme', `unknown attribute "acme"; ${list}`],
  ['page="acme"', `unknown attribute "page"; ${list}`],
  ['slug=acme colour', `unknown attribute "colour"; ${list}`],
  ['slugs=acme', 'unknown attribute "slugs"; did you mean "slug"?'],
  ['slug=acme slug=acme', 'the attribute "slug" appears twice; keep one'],
  ["slug=' '", 'the attribute "slug" is empty; set a value, or remove it'],
  ['show="badges"', 'show "badges" has the unknown name "badges": did you mean "badge"?'],
  [
    'show="picture"',
    'show "picture" has the unknown name "picture": write one or more of badge, link, widget, script',
  ],
  [
    'show="definitions"',
    'show "definitions" has the unknown name "definitions": write one or more of badge, link, widget, script',
  ],
  ['show="badge,link"', 'show "badge,link" separates names by commas: write "badge link"'],
  ["alt=' '", 'the attribute "alt" is empty; write up to 200 characters on one line, or remove it'],
  ['data-theme=""', 'the attribute "data-theme" is empty; write light, dark or auto, or remove it'],
  ['alt="a\nb"', 'the attribute "alt" is "a\\u{A}b"; write up to 200 characters on one line'],
  ['width="50%"', 'the attribute "width" is "50%"; write a number of pixels from 1 to 999'],
  ['height="0"', 'the attribute "height" is "0"; write a number of pixels from 1 to 999'],
  ['data-theme="blue"', 'the attribute "data-theme" is "blue"; write light, dark or auto'],
  [
    'data-show-incidents=no',
    'the attribute "data-show-incidents" is "no"; write 1 to show incidents, or 0',
  ],
  ['data-rtm=241', 'the attribute "data-rtm" is "241"; write a number of minutes from 1 to 240'],
  ['data-upd=31', 'the attribute "data-upd" is "31"; write a number of days from 1 to 30'],
  ['data-them=dark', 'unknown attribute "data-them"; did you mean "data-theme"?'],
  ['show="badge link badge"', 'show "badge link badge" names "badge" twice: write it once'],
];

test('invalid attributes of a marker are refused with a message that names the fix', async () => {
  for (const [text, message] of attributeMessages) {
    const { findings } = await refreshText(attributes(text));
    expect(findings.map((finding) => finding.message)).toEqual([message]);
  }
});

interface Settings {
  readonly format?: Format;
  readonly show?: readonly SnippetName[];
}

test.each<[text: string, message: string, settings?: Settings]>([
  [start, `a start marker without an end; put ${end} where the section ends`],
  [
    end,
    'an end marker without a start; put <!-- status-snippets start slug="…" --> before it or remove it',
  ],
  [
    `\`\`\`\n\n${start}\n\`\`\`\n\n${end}`,
    'an end marker without a start; put <!-- status-snippets start slug="…" --> before it or remove it (the one in line 3 is in code that begins in line 1, which is not read)',
  ],
  [
    `${start}\n\n    ${end}`,
    `a start marker without an end; put ${end} where the section ends (the one in line 3 is in code that begins in line 3, which is not read)`,
  ],
  [
    `a ${start} b <!-- status-snippets end -- > c`,
    `this marker does not end with "-->"; write ${end}`,
  ],
  [
    `a\n\n<<<<<<< HEAD\n${start}${end}\n=======\n>>>>>>> b`,
    'this merge conflict is not resolved; keep one of its sides, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    `<<<<<<< HEAD\n${mdxStart}${mdxEnd}\n=======\n>>>>>>> b`,
    'this merge conflict is not resolved; keep one of its sides, and remove the lines with <<<<<<<, ======= and >>>>>>>',
    { format: 'mdx' },
  ],
  [
    inMdx(mdxEnd),
    'an end marker without a start; put {/* status-snippets start slug="…" */} before it or remove it',
    { format: 'mdx' },
  ],
  [
    `${start}\n\n${start}\n\n${end}`,
    `a section starts inside another one; end that with ${end} before this marker`,
  ],
  [
    `${start}\n\n> ${end}`,
    'the section ends at line 3, in another container; put both markers in the same one, each on a line of its own',
  ],
  [
    `a\n${start}\n\n> ${end}`,
    'the section ends at line 4, in another container; put both markers in the same one, each on a line of its own',
  ],
  [
    inMdx(`| a | b |\n| - | - |\n| **a ${mdxStart}** | ${mdxEnd} |`),
    'the section ends at line 5, in another container; put both markers in the same cell, on one line',
    { format: 'mdx' },
  ],
  ...[` ${end} |`, ` a |\n| b ${end} |`, ` a |\n\n${end}`].map(
    (rest, index): [text: string, message: string] => [
      `| a | b |\n| - | - |\n| a ${start} |${rest}`,
      `the section ends at line ${3 + index}, in another container; put both markers in the same cell, on one line`,
    ],
  ),
  [
    `${start}\n<div>\n${end}\n</div>`,
    'only one of the tags <div> and </div> is in this section; put both markers inside the element, or both outside',
  ],
  [
    `[a ${start}${end}](/b)`,
    'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it',
  ],
  [
    `[a ${start}${end}](/b)\n\n<!-- START doctoc -->\n\n<!-- END doctoc -->`,
    'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it',
  ],
  [
    `[a ${start}${end}](/b)\n\n<!-- END doctoc -->`,
    'a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it',
  ],
  ['<!-- status-snippets begin -->', `this looks like a marker but is not one; write ${start}`],
  [
    "<!-- Status-Snippets BEGIN show='badge link' slug=acme -->",
    'this looks like a marker but is not one; write <!-- status-snippets start slug="acme" show="badge link" -->',
  ],
  ['<!-- status-snippets start', `this marker does not end with "-->"; write ${start}`],
  [
    `${attributes('')}\n\n<!-- status-snippets end slug=a -->`,
    'the end marker takes no attributes, but has "slug=a"; put them on the start marker',
  ],
  [
    mdxStart,
    `${mdxStart} is visible text in Markdown and HTML; write ${start}, or set the option format to mdx (Docusaurus reads Markdown as MDX)`,
  ],
  [
    `[comment]: # (status-snippets start slug="acme" show="badge link")`,
    `this looks like a marker but is not one; write [//]: # "status-snippets start slug=acme show='badge link'"`,
  ],
  [
    `# Acme [//]: # "status-snippets start slug=acme"`,
    `this is text: [//]: # "status-snippets start slug=acme" is a marker only on a line of its own, below a blank line; in a line, a heading or a cell write <!-- status-snippets start slug="acme" -->`,
  ],
  [
    `${attributes('').replace(end, '')}\n\n[//]: # "status-snippets end"`,
    `this end marker is of another kind than the start marker; write ${end}`,
  ],
  [
    `- [//]: # "status-snippets start"\n  [//]: # "status-snippets end"`,
    'a definition is a marker only at the top level; move both out of the list, quote or footnote, or write comments as markers (<!-- … -->)',
  ],
  [
    `# Acme\n[//]: # "status-snippets start"\n[//]: # "status-snippets end"`,
    'a definition is a marker only below a blank line or another definition; put a blank line before it',
  ],
  [
    `[//]: # "status-snippets start"\n[//]: # "status-snippets end"`,
    '"widget" is HTML, and definitions as markers are for viewers that show HTML as text; write comments as markers (<!-- … -->)',
    { show: ['widget'] },
  ],
  [
    `[//]: # "status-snippets start width=90"\n[//]: # "status-snippets end"`,
    '"width" is HTML, and definitions as markers are for viewers that show HTML as text; write comments as markers (<!-- … -->)',
  ],
  [
    inMdx('[//]: # "status-snippets end"'),
    `a definition is not a marker in MDX; write ${mdxEnd}`,
    { format: 'mdx' },
  ],
  [
    '<p>[//]: # "status-snippets end"</p>',
    `a definition is visible text in HTML; write ${end}`,
    { format: 'html' },
  ],
  [inMdx(end), `${end} is a syntax error in MDX; write ${mdxEnd}`, { format: 'mdx' }],
  [
    inMdx('{a && <b>{/* status-snippets end */}</b>}'),
    'a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them',
    { format: 'mdx' },
  ],
  [
    inMdx('{/* a */ /* status-snippets end */}'),
    `a marker must be the only comment in its braces; write ${mdxEnd}`,
    { format: 'mdx' },
  ],
  [
    inMdx('{'),
    'MDX cannot parse this: Unexpected end of file in expression, expected a corresponding closing brace for `{`; fix it, or set the option format to md',
    { format: 'mdx' },
  ],
  [
    `- a\n- ${start}\n  ${end}`,
    '"widget" needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list',
    { show: ['widget'] },
  ],
  [
    `a ${attributes('')}`,
    '"widget" is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around',
    { show: ['widget'] },
  ],
  [
    `${start}\n<div>\n${widget}\n</div>\n${end}\n**b**`,
    'rewriting this section would change how the text around it is rendered; put its markers on lines of their own, with blank lines around, and in HTML into an element that may contain the snippets (<div>, not <p>), and keep everything that the rest of the file refers to outside the section',
  ],
  [
    `${start}\n# Title\n${end}`,
    'this was not written by status-snippets, and a section holds nothing else; move it out of the markers, or delete it',
  ],
  [
    `<p>${attributes('')}</p>`,
    'the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around, and in HTML into an element that may contain the snippets (<div>, not <p>)',
    { format: 'html', show: ['widget'] },
  ],
  [
    `a\n${start}b\nc${end}`,
    'the section ends at line 3, in text that this line does not belong to; a formatter that wraps lines (Prettier with proseWrap) moved the start marker to the start of a line: move it back behind a word, or put both markers on lines of their own',
  ],
  [
    `a\n{/* status-snippets start */} b\n\nc {/* status-snippets end */}`,
    'the section ends at line 4, in another container; put both markers in the same one, each on a line of its own',
    { format: 'mdx' },
  ],
  [
    `[^1]: a\n  \n    ${start}\n    ${end}`,
    'on GitHub the footnote ends before this marker, at a line that contains only spaces or ">"; make that line empty, or move the section out of the footnote',
  ],
  [
    `- a\n<img src="b">\nc ${attributes('')}`,
    'the tag alone on a line before this marker begins an HTML block on GitHub; indent that line like the text around it',
  ],
  [
    `- a\n<IMG src="b">\nc ${attributes('')}`,
    'the tag alone on a line before this marker begins an HTML block on GitHub; indent that line like the text around it',
  ],
  [
    `[^1]: ${attributes('')}`,
    'GitHub does not show this footnote, because no text refers to it; write [^1] where it belongs',
  ],
  [
    `| a |\n| - |\n| b | ${attributes('')} |`,
    'GitHub does not show this cell, because the table has fewer columns; move the section into another cell',
  ],
  [
    `!!! note\n    a\n\n    ${start}\n\n${start}\n${end}`,
    'this marker is indented code in Markdown, so its section is not read; in an admonition or a tab (Python-Markdown) a section is not possible: move both markers to the start of a line, after the indented text',
  ],
  [
    `<!-- START doctoc -->\n\n[a ${attributes('')}](#a)\n\n<!-- END doctoc -->\n\n${start}\n${end}`,
    'doctoc copied this section from a heading into its table of contents, where it is not updated; move the section below the heading and run doctoc again',
  ],
  [
    `${attributes('')} and **more**`,
    'a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines',
  ],
])('%j: %s', async (text, message, { format, show = null } = {}) => {
  const { findings } = await refreshText(text, format, { show });
  expect(findings.map((finding) => finding.message)).toEqual([message]);
});

test.each([
  ['a footnote whose call is in capitals', `Text[^A]\n\n[^a]: ${attributes('')}`],
  [
    'code without a marker in an admonition',
    `!!! note\n\n    <b>\n\n${start}\n${end}\n\n    ${start}`,
  ],
])('no message is about %s', async (_, text) => {
  expect((await refreshText(text)).findings).toEqual([]);
});

test('a widget can be written beside an end tag of a paragraph that was not open', async () => {
  const { findings, text } = await refreshText(`<div></p>${start}${end}</div>\n`, 'html', {
    show: ['widget'],
  });
  expect([findings, text]).toEqual([[], expect.stringContaining('data-rtm')]);
});

const long = 'x'.repeat(100_000);

test.each<[format: Format, text: string]>([
  ...[
    `slug=${long}`,
    `show=${long}`,
    `show="badge,${long}"`,
    `custom-domain=${long}`,
    `${long}=a`,
    long,
  ].map((text): [Format, string] => ['md', attributes(text)]),
  ['md', `${start}\n<${long}>\n${end}\n</${long}>`],
  ['md', `${attributes('')}\n\n${end.replace(' -->', ` ${long} -->`)}`],
  ['mdx', inMdx(`<${long}>`)],
])('a message about a long value in %s is short (case %#)', async (format, text) => {
  const { findings } = await refreshText(text, format);
  expect(findings.length).toBeGreaterThan(0);
  for (const { message } of findings) expect(message.length).toBeLessThan(1000);
});
