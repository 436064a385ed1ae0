import { expect, test } from 'vitest';
import { createEventParser, type ParseEvents } from '../../../src/sections/markdown/event-parser.ts';
import { type Blocks, parseBlocks } from '../../../src/sections/markdown/parse-blocks.ts';
import { TimeBudget } from '../../../src/sections/time-limit.ts';
import { expectSameFinding } from '../plain-parser.ts';

/** Parses the blocks of a text that match a pattern. Also returns the texts that the parser got. */
async function parse(text: string, relevant = /^/) {
  const parseEvents = createEventParser(text, { timeBudget: new TimeBudget() });
  const parsed: string[] = [];
  const load = async (): Promise<ParseEvents> => (range) => {
    parsed.push(text.slice(range.start, range.end));
    return parseEvents(range);
  };
  const blocks: Blocks[] = [];
  for await (const part of parseBlocks(text, relevant, load)) blocks.push(part);
  return { blocks, parts: blocks.map(({ start, end }) => text.slice(start, end)), parsed };
}

test.each([
  ['a\n\nb\nc\n', ['a\n\n', 'b\nc\n']],
  ['a\r\n\r\nb\r\nc', ['a\r\n\r\n', 'b\r\nc']],
  ['a\r\rb\rc', ['a\r\r', 'b\rc']],
  ['a\n \t\n\n\nb', ['a\n \t\n\n\n', 'b']],
  ['- a\n\n- b\n\n  c\n\nd', ['- a\n\n- b\n\n  c\n\n', 'd']],
  ['1. a\n\n2. b\n\n* c\n\n+ d\n\n> e\n\nf', ['1. a\n\n2. b\n\n* c\n\n+ d\n\n', '> e\n\n', 'f']],
])('parseBlocks splits the text %j into %j', async (text, expected) => {
  expect((await parse(text)).parts).toEqual(expected);
});

test.each([
  ['```\na\n\nb\n```\nc\n\nd', ['```\na\n\nb\n```\n', 'c\n\n', 'd']],
  [
    '````\n\n```\n\n    ````\n\n~~~~\n\na\n   ````` \t\r\nb',
    ['````\n\n```\n\n    ````\n\n~~~~\n\na\n   ````` \t\r\n', 'b'],
  ],
  ['~~~\n\na ~~~\n\n~~~', ['~~~\n\na ~~~\n\n~~~']],
  ['a\n\n~~~\n\nb\n\nc', ['a\n\n', '~~~\n\nb\n\nc']],
  ['```\n\n```\r\n\r\n```\n\na\r```\rb', ['```\n\n```\r\n', '\r\n```\n\na\r```\r', 'b']],
  ['- ```\n  a\n\nb', ['- ```\n  a\n\n', 'b']],
  ['```\na\n```\n\n> b\n\nc', ['```\na\n```\n\n', '> b\n\n', 'c']],
])('parseBlocks returns the code block in %j as one part that ends with its fence', async (text, expected) => {
  const { blocks, parts } = await parse(text);
  expect(parts).toEqual(expected);
  expect(blocks.some(({ isExtended }) => isExtended)).toBe(false);
});

test.each([
  ['<!--\n\na\n\n-->\n\nb', ['<!--\n\na\n\n-->\n\n', 'b'], [true, false]],
  ['<script>\n\na\n\nb', ['<script>\n\na\n\nb'], [true]],
])(
  'parseBlocks returns an HTML block in %j that continues after blank lines as one extended part',
  async (text, expected, extended) => {
    const { blocks, parts } = await parse(text);
    expect(parts).toEqual(expected);
    expect(blocks.map(({ isExtended }) => isExtended)).toEqual(extended);
  },
);

test.each([
  ['<div>\n\na', ['<div>\n\n', 'a']],
  ['- <!--\n\na -->\n\nb', ['- <!--\n\n', 'a -->\n\n', 'b']],
])('parseBlocks ends the HTML block in %j at the blank line', async (text, expected) => {
  const { blocks, parts } = await parse(text);
  expect(parts).toEqual(expected);
  expect(blocks.some(({ isExtended }) => isExtended)).toBe(false);
});

test.each([
  ['---\na\n\nb\n---\n\nc', ['---\na\n\nb\n---\n\n', 'c']],
  ['\uFEFF+++ \t\r\na\r\n\r\nb +++\r\n+++\t \r\n\r\nc', ['\uFEFF+++ \t\r\na\r\n\r\nb +++\r\n+++\t \r\n\r\n', 'c']],
  ['---\r---\r\ra', ['---\r---\r\r', 'a']],
  ['---\n\na\n---', ['---\n\na\n---']],
  ['---\n\na\n\nb', ['---\n\na\n\nb']],
  ['---\n\na\n--- b\n\nc', ['---\n\na\n--- b\n\nc']],
  ['---\na\n+++\n\nb\n---\n\nc', ['---\na\n+++\n\nb\n---\n\n', 'c']],
])('parseBlocks returns the front matter of %j in the first part', async (text, expected) => {
  expect((await parse(text)).parts).toEqual(expected);
});

test.each([
  ['--- a\n\nb\n---\n\nc', ['--- a\n\n', 'b\n---\n\n', 'c']],
  ['a\n---\nb\n\nc\n---\n\nd', ['a\n---\nb\n\n', 'c\n---\n\n', 'd']],
])('parseBlocks does not take the dashes in %j for front matter', async (text, expected) => {
  expect((await parse(text)).parts).toEqual(expected);
});

test('parseBlocks parses only blocks that match the pattern, and returns the others without events', async () => {
  const { blocks, parsed } = await parse('a\n\n<b>c</b>\n\nd\n\n<i>\n', /</);
  expect(parsed).toEqual(['<b>c</b>\n\n', '<i>\n']);
  expect(blocks.map(({ events }) => events.length > 0)).toEqual([false, true, false, true]);
});

test.each(['<!-- a -->', '<!-- a --> \t\n', '<!--a - -- > <-->\r\n \r\n\t\n', '<!-- a -->\r'])(
  'parseBlocks creates the events of the parser for the single comment %j without the parser',
  async (text) => {
    const { blocks, parsed } = await parse(text);
    expect(parsed).toEqual([]);
    const facts = blocks[0]?.events.map(([action, { type, start, end }]) => [
      ...[action, type, start.offset, start.column, end.offset, end.column],
    ]);
    const events = createEventParser(text, { timeBudget: new TimeBudget() })({ start: 0, end: text.length });
    const expected = events.filter(([, { type }]) => type.startsWith('htmlFlow'));
    expect(facts).toEqual(
      expected.map(([action, { type, start, end }]) => [
        ...[action, type, start.offset, start.column, end.offset, end.column],
      ]),
    );
  },
);

test.each(['<!-->\n', '<!--->\n', '<!-- a --> b\n', '<!-- a\n-->\n', ' <!-- a -->\n', '<!-- a -->\n- b\n', '<!-- a\n'])(
  'parseBlocks parses the block %j, which is not only a comment on one line',
  async (text) => {
    expect((await parse(text)).parsed).toEqual([text]);
  },
);

const start = '<!-- status-snippets start slug="acme" -->';
const end = '<!-- status-snippets end -->';

test.each([
  ['a section in a list that becomes loose further down', `- a\n  ${start}\n  ${end}\n- b\n\n- c\n`],
  ['a link whose definition comes last', `[a ${start}${end} b][ref]\n\nText.\n\n[ref]: /x\n`],
  ['a link whose definition comes first', `[ref]: /x\n\nText.\n\n[a ${start}${end} b][ref]\n`],
  ['a footnote that continues after a section', `[^1]: ${start}\n    ${end}\n\n    more\n\nText.[^1]\n`],
  ['a footnote whose label contains a tag', `a ${start}[^<b>]${end}</b>\n\n[^<b>]: A note.\n`],
  ['brackets like a footnote with a tag', `a ${start}[^<b>]${end}</b> <b>c</b>\n\n[<i>]: /x\n`],
  ['an element that is closed further down', `${start}\n<b>\n\n${end}\n\nText.\n\n</b>\n`],
  ['an element opened long before', `<b>\n\nText.\n\n${start}\n</b>\n\n${end}\n`],
  ['a comment that contains blank lines', '<!-- status-snippets start\n\nslug="acme" -->\n\ntext\n'],
  ['a comment in a comment', `<!-- a\n\n${start}\n\nb ${end}\n\nText.\n`],
  ['a definition of a label of the snippets at the end', `${start}\n${end}\n\nText.\n\n[Status-Badge]: /x\n`],
  ['a definition with a long s', `${start}\n${end}\n\nText.\n\n[ſtatus-badge]: /x\n`],
  ['front matter with blank lines', `---\na: |\n\n  ${start}\n\nb: 1\n---\n\n${start}\n${end}\n`],
  ['text that only looks like front matter', `---\n\n${start}\n${end}\n`],
  ['a list after text that only looks like front matter', `---\n\n- ${start}\n\n  a\n\n  ${end}\n\nText.\n`],
  ['a code block that contains blank lines', `\`\`\`\na\n\n${start}\n\nb\n\`\`\`\n\n${start}\n${end}\n`],
  ['a code block in a list', `- \`\`\`\n  a\n\nText\n\n${start}\n${end}\n`],
  ['a code block that is never closed', `~~~\na\n\nb\n\n${start}\n${end}\n`],
  ['a byte-order mark', `\uFEFFText.\n\n${start}\n${end}\n`],
])('parsing block by block finds the same as parsing the whole text in %s', async (_, text) => {
  await expectSameFinding(text);
  await expectSameFinding(text.replaceAll('\n', '\r\n'));
  await expectSameFinding(text.replaceAll('\n', '\r'));
});
