import { expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { fill } from './refreshing.ts';
import { differsOnlyInSections } from './surroundings.ts';

/* Tests syntax that Docusaurus accepts in MDX pages, but MDX does not: HTML comments, and the ids of headings. */

const start = '{/* status-snippets start */}';
const end = '{/* status-snippets end */}';
const block = `${start}\n${end}\n`;

test.each([
  ['with a comment on a line of its own', `<!-- truncate -->\n\n${block}`, 'flow'],
  ['with a comment directly above it', `<!-- prettier-ignore -->\n${block}`, 'flow'],
  ['with a comment directly below it', `${block}<!-- prettier-ignore -->\n`, 'flow'],
  ['with a comment before trailing blanks', `<!-- a --> \t\n${block}`, 'flow'],
  ['with a comment of several lines', `<!--\na\n\n<p>\n\`\`\`\n{\n-->\n${block}`, 'flow'],
  ['with a comment that contains text like blocks', `<!--\n> a\n\n- b\n-->\n${block}`, 'flow'],
  ['with a comment in a quote', `> <!-- a\n>\n> b -->\n> ${start}\n> ${end}\n`, 'flow'],
  ['with a comment in an item', `- <!-- a\n\n  b -->\n\n  ${start}\n  ${end}\n`, 'flow'],
  ['with a comment in an element', `<div>\n  <!-- a -->\n  ${start}\n  ${end}\n</div>\n`, 'html'],
  ['with a comment next to an element', `<b>a</b> <!-- a --> ${start}${end}\n`, 'html'],
  ['with a comment in text', `One <!-- a > b\n-- c --> two ${start}${end}\n`, 'inline'],
  ['with a comment that begins a paragraph', `<!-- a --> one ${start}${end}\n`, 'inline'],
  [
    'with a comment that mentions markers',
    `<!-- about status-snippets start markers -->\n\n${block}`,
    'flow',
  ],
  ['with a comment and CRLF', `<!-- a\r\n\r\nb -->\r\n${start}\r\n${end}\r\n`, 'flow'],
  [
    'with the id of a heading',
    `# Acme {#acme}\n\n## Other \\{#other}\n\n### Third {#third}\n\n${block}`,
    'flow',
  ],
  [
    'with a comment that contains the end of another one',
    `<!-- a */ b -->\n\nText ${start}${end}\n`,
    'inline',
  ],
  ['with a heading id after it', `# Acme ${start}${end} {#acme}\n`, 'inline'],
])('a section in a page of Docusaurus %s is filled', async (_, text, context) => {
  const filling = await fill(text, ['badge'], 'mdx');
  if (filling.outcome !== 'filled') return expect.fail(filling.message);
  expect(filling.contexts).toEqual([context]);
  expect(differsOnlyInSections(text, filling.text)).toBe(true);
  expect(await fill(filling.text, ['badge'], 'mdx')).toMatchObject({ text: filling.text });
});

test('a section is filled in a page of Docusaurus after a comment with several ends of MDX comments', async () => {
  expect(await fill(`<!-- a */ b */ c -->\n\n${block}`, ['badge'], 'mdx')).toMatchObject({
    outcome: 'filled',
  });
});

test.each([
  ['a marker on a line of its own', '<!-- status-snippets start -->', 1],
  ['a marker in text', 'One <!-- status-snippets end --> two', 5],
  ['a look-alike', '<!-- status-snippets begin -->', 1],
])(
  'an HTML comment in MDX that is %s is refused with the correct spelling',
  async (_, text, column) => {
    const { problems } = await parseSections(`${block}\n${text}\n`, 'mdx');
    expect(problems).toMatchObject([{ code: 'look-alike', offset: block.length + column }]);
    expect(problems[0]?.message).toMatch(/write \{\/\* status-snippets (start|end) \*\/\}/);
  },
);

test.each([
  ['an HTML comment that does not end', '<!-- a'],
  ['an HTML comment that a blank line cuts', 'One <!-- a\n\n-->'],
  ['an HTML comment that does not end in its quote', '> <!-- a\n-->'],
  ['a comment with one dash', '<!- a -->'],
  ['a doctype', '<!DOCTYPE html>'],
  ['a heading id in text', 'Text # a {#b}'],
])('a page of Docusaurus with %s has a syntax error', async (_, text) => {
  const { problems } = await parseSections(`${text}\n\n${block}`, 'mdx');
  expect(problems).toMatchObject([{ code: 'mdx-syntax' }]);
});
