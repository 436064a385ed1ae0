import { expect, test } from 'vitest';
import { refreshText } from './refreshing.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** The places and codes of what a refresh reports about a text. */
async function reported(text: string): Promise<string[]> {
  const { findings } = await refreshText(text);
  return findings.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

test.each([
  'Status-Snippets start slug="acme"',
  'status-snippets:start slug = "acme"',
  'status-snippets : finish',
  'status snippets start --',
  '-- status-snippets start',
  '*status-snippets end',
  '** status-snippets end **',
  'status-snippets sart',
  'status-snippets enf',
  'STATUS_SNIPPET begin',
  'statussnippets stop',
])('the comment %j is a look-alike of a marker', async (comment) => {
  expect(await reported(`Text.\n\n<!-- ${comment} -->\n`)).toEqual(['3:1 look-alike']);
});

test.each([
  'status-snippets',
  'status-snippets: overview',
  'status-snippets-start the section with slug=acme',
  'status-snippets: start - here',
  'status-snippets:start slug',
  'status-snippets ending',
  'status-snippets reopens',
  'about status-snippets start',
  'see - status-snippets start',
])('the comment %j is not a marker', async (comment) => {
  expect(await reported(`<!-- ${comment} -->\n`)).toEqual(['1:1 no-section']);
});

test.each([
  ['status-snippets start', 'look-alike'],
  ['\n\nstatus-snippets start slug="acme"\n\nText.', 'look-alike'],
  ['status-snippet start\rText.', 'look-alike'],
  ['Text.\nstatus-snippets start', 'no-section'],
])('the unclosed comment %j has the problem %s', async (comment, code) => {
  expect(await reported(`<!-- ${comment}`)).toEqual([`1:1 ${code}`]);
});

test.each([' text', '**bold**', ' <b>*a*</b>', '<b>`a`', '  text  '])(
  'a section has a warning if %j follows its end marker on the same line',
  async (rest) => {
    expect(await reported(`Text.\n\n${start}${end}${rest}\n`)).toEqual(['3:1 raw-markdown']);
  },
);

test.each(['', '  ', '<br>', ' <b>a</b>', '<a href="/a_b">c</a>', '<!-- a -->'])(
  'a section has no warning if %j follows its end marker on the same line',
  async (rest) => {
    expect(await reported(`${start}${end}${rest}\n\n*a*\n`)).toEqual([]);
  },
);

test('the problems of a text are in document order, even if different checks find them', async () => {
  const text = `[a ${start}${end}](/b)\n\n{/* status-snippets end */}\n\n${end}\n\n> ${start}\n\n${end}\n`;
  expect(await reported(text)).toEqual([
    ...['1:4 inside-link', '3:1 look-alike', '5:1 end-without-start', '7:3 different-containers'],
  ]);
});
