import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { fill, refreshText } from './refreshing.ts';

/*
 * READMEs are untrusted, so the processing time must be proportional to the length of the text. With a quadratic step,
 * 250 KB of the texts below would take minutes. The time of the Markdown parser is not part of the measurements.
 */

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

function times(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** The processor time that a function takes, in seconds. */
async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('untrusted text of 250 KB', () => {
  const length = 250_000;

  test.each([
    '{/*',
    '/*',
    '{ /* */ ',
    '{/* status-snippets end */}',
    '*/ ',
    '{ ',
    '\\',
    '\\{/*',
    ' ',
    '/*status-snippet ',
  ])('250 KB of %j in HTML are searched for comments of MDX in linear time', async (unit) => {
    const text = `${start}${end}\n\n<pre>${times(unit, length)}</pre>`;
    expect(await processorSeconds(() => parseSections(text, 'md'))).toBeLessThan(4);
    expect(
      await processorSeconds(() => parseSections(`${text}\n{/* status-snippets end */}`, 'md')),
    ).toBeLessThan(4);
  });

  test.each([
    '<!--',
    '<!---->',
    '<!-- x -->',
    '<i>',
    '</b>',
    '<',
    '<a',
    '<a ',
    '<p>{/*x*/}',
    '<!',
    '--!>',
    '<script>',
  ])('250 KB of %j in an HTML block are parsed in linear time', async (unit) => {
    const text = `<div>${times(unit, length)}${start}${end}</div>`;
    expect(await processorSeconds(() => parseSections(text, 'md'))).toBeLessThan(5);
  });

  test.each([
    'a',
    ' ',
    'a ',
    '=',
    '"',
    'a=',
    'slug ',
    'start ',
    'start-',
    '\n',
    ': ',
    '-- >',
    'show="badge" ',
    "'",
  ])('250 KB of %j in a comment are parsed as a marker in linear time', async (unit) => {
    for (const begin of [
      '',
      'status-snippets',
      'status-snippets ',
      'status-snippets start ',
      'status-snippets:start ',
    ]) {
      for (const rest of ['-->', 'x-->', '=-->', '']) {
        const text = `<!--${begin}${times(unit, length)}${rest}\n\n${start}${end}`;
        expect(await processorSeconds(() => parseSections(text, 'md'))).toBeLessThan(8);
      }
    }
  });

  test.each([
    `<b>${' '.repeat(length)}</b>`,
    '<br>'.repeat(length / 4),
    '[a '.repeat(length / 3),
    '|'.repeat(length),
  ])('foreign content of 250 KB is refused in linear time (case %#)', async (content) => {
    const text = `<p>${start}${content}${end}</p>`;
    expect(await processorSeconds(() => refreshText(text))).toBeLessThan(5);
  });
});

describe('documents of 50 KB', () => {
  test.each([
    [`${start}\n`, ''],
    [`${end}\n\n`, ''],
    [`${start}\n${end}\n\n`, ''],
    [`${start}${end}`, 'x '],
    [`${start}\n${end}\n`, '<p>\n'],
    ['<!---->', '<p>'],
    ['{/*status-snippets end*/}\n\n', ''],
    ['<!--status-snippet end-->', 'x '],
    [`- ${start}\n  ${end}\n`, ''],
    [`# ${start}${end}\n`, ''],
    [`<i>${start}</i>${end}\n\n`, ''],
    [`${start}\n<div>\n${end}\n</div>\n\n`, ''],
    ['\n', `<!-- status-snippets start`],
    [`>     ${start}\n`, ''],
    [`!!! note\n\n    ${start}\n\n`, ''],
  ])(
    'finding sections in 50 KB of %j after %j takes little longer than the parser',
    async (unit, begin) => {
      const text = begin + times(unit, 50_000);
      const parser = parse({ extensions: [gfm()] });
      const parseEvents = () =>
        postprocess(parser.document().write(preprocess()(text, undefined, true)));
      parseEvents();
      const parsing = await processorSeconds(parseEvents);
      expect((await processorSeconds(() => parseSections(text, 'md'))) - parsing).toBeLessThan(0.7);
    },
  );
});

/* With a quadratic step, most of these texts would take half a minute or more. */
test.each([
  ...[
    '<!---->',
    '<!-- status-snippets end -->',
    `${start}${end}`,
    '<p>{/*x*/}',
    '<i><!---->',
    '<div><!---->',
  ],
  ...['<table><!-- x -->', '<template>', '<i><!--status-snippet-->'],
])('200 KB of %j are parsed as HTML in less than 8 s', async (unit) => {
  expect(await processorSeconds(() => parseSections(times(unit, 200_000), 'html'))).toBeLessThan(8);
});

test.each([
  `{[\n${times('{ a: "b" },\n', 10_000)}].length}`,
  `{[\n${times('{ name: "a", url: "https://example.com/a/b" },\n', 15_000)}].length}`,
  `export const rows = [\n${times('{ a: "b" },\n', 36_000)}]`,
  times('import a from "b"\n', 50_000).replace(/a/g, (_, index) => `a${index}`),
  times('<Cell value={1} />\n\n', 48_000),
  `<Table ${times('a={1} ', 50_000)}/>`,
])('sections in MDX are found despite long JavaScript (case %#)', async (code) => {
  const section = '{/* status-snippets start */}{/* status-snippets end */}\n\n';
  const { sections, problems } = await parseSections(section + code, 'mdx');
  expect(problems).toEqual([]);
  expect(sections).toHaveLength(1);
});

test.each([
  { count: 20_000, where: 'on lines of their own', unit: `${start}\n${end}\n\n`, format: 'md' },
  { count: 20_000, where: 'on one line', unit: `${start}${end}\n\n`, format: 'md' },
  { count: 10_000, where: 'in paragraphs', unit: `Text ${start}${end}\n\n`, format: 'md' },
  { count: 5000, where: 'in a page', unit: `<p>${start}${end}</p>\n`, format: 'html' },
] as const)(
  '$count sections $where are found and filled in less than 20 s of processor time',
  async ({ count, unit, format }) => {
    const filled = await processorSeconds(async () => {
      expect(await fill(unit.repeat(count), ['badge'], format)).toMatchObject({
        outcome: 'filled',
      });
    });
    expect(filled).toBeLessThan(20);
  },
);
