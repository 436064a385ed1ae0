import { expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

test('the problems of a text are in document order, even if different checks find them', async () => {
  const text = `[a ${start}${end}](/b)\n\n{/* status-snippets end */}\n\n${end}\n\n> ${start}\n\n${end}\n`;
  const { problems } = await parseSections(text, 'md');
  expect(problems.map(({ code }) => code)).toEqual([
    ...['inside-link', 'look-alike', 'end-without-start', 'different-containers'],
  ]);
});

test.each([' text', '**bold**', ' <b>*a*</b>', '<b>`a`', '  text  '])(
  'a section has a warning if %j follows its end marker on the same line',
  async (rest) => {
    const { warnings } = await parseSections(`Text.\n\n${start}${end}${rest}\n`, 'md');
    expect(warnings).toMatchObject([{ code: 'raw-markdown', offset: 'Text.\n\n'.length }]);
  },
);

test.each(['', '  ', '<br>', ' <b>a</b>', '<a href="/a_b">c</a>', '<!-- a -->'])(
  'a section has no warning if %j follows its end marker on the same line',
  async (rest) => {
    expect((await parseSections(`${start}${end}${rest}\n\n*a*\n`, 'md')).warnings).toEqual([]);
  },
);
