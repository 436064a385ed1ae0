import { expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { rewriteSections } from '../../src/sections/rewrite-sections.ts';

const section = (content: string) =>
  `<!-- status-snippets start -->${content}<!-- status-snippets end -->`;

test('rewriteSections returns which sections changed, and the sections of the new text', async () => {
  const found = await parseSections(
    `One ${section('old')}, two ${section('same')}, three ${section('kept')}.\n`,
    'md',
  );
  const result = await rewriteSections(found, [['longer than before'], ['same'], null]);
  if ('problems' in result) return expect.fail(JSON.stringify(result.problems));
  expect(result.text).toBe(
    `One ${section('longer than before')}, two ${section('same')}, three ${section('kept')}.\n`,
  );
  expect(result.changed).toEqual([true, false, false]);
  expect(
    result.sections.map(({ content }) => result.text.slice(content.start, content.end)),
  ).toEqual([...['longer than before', 'same', 'kept']]);
});

test('rewriteSections writes the lines of a snippet with the line ending of the file', async () => {
  const text = '<div>\n<!-- status-snippets start -->\n<!-- status-snippets end -->\n</div>\n';
  const result = await rewriteSections(await parseSections(text, 'html'), [['<p>\r\n  a\r\n</p>']]);
  const lines = '<!-- status-snippets start -->\n<p>\n  a\n</p>\n<!-- status-snippets end -->';
  expect(result).toMatchObject({ text: `<div>\n${lines}\n</div>\n` });
});

test.each([
  ['an end marker', '<!-- status-snippets end -->'],
  ['an end and a start marker', '<!-- status-snippets end --> <!-- status-snippets start -->'],
  ['a whole section', section('a')],
  ['an open code span', '`'],
])(
  'rewriteSections refuses a snippet with %s, because its section would not be found again',
  async (_, snippet) => {
    const text = `One ${section('')}, two ${section('')} \` three.\n`;
    const offset = text.lastIndexOf('<!-- status-snippets start');
    const result = await rewriteSections(await parseSections(text, 'md'), [['a'], [snippet]]);
    expect(result).toMatchObject({ problems: [{ code: 'changes-surroundings', offset }] });
  },
);

test('rewriteSections refuses a snippet with a look-alike of a marker, because the next run would refuse the text', async () => {
  const found = await parseSections(`One ${section('')}.\n`, 'md');
  const result = await rewriteSections(found, [['<!-- status-snippets begin -->']]);
  expect(result).toMatchObject({
    problems: [{ code: 'changes-surroundings', offset: 'One '.length }],
  });
});

test('rewriteSections escapes every bar of a snippet in a table cell, except those that are escaped', async () => {
  const text = `| a |\n| - |\n| ${section('')} |\n`;
  const result = await rewriteSections(await parseSections(text, 'md'), [['a | b \\| c \\\\| d']]);
  expect(result).toMatchObject({ text: text.replace('><', () => '>a \\| b \\| c \\\\\\| d<') });
});
