import { expect, test } from 'vitest';
import { refreshText } from './refreshing.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** The places and codes of what a refresh reports about a text. */
async function reported(text: string): Promise<string[]> {
  const { findings } = await refreshText(text);
  return findings.map(({ line = 1, column = 1, code }) => `${line}:${column} ${code}`);
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
  'BEGIN status-snippets',
  'START status-snippets slug="acme"',
  'end status-snippets',
  '/status-snippets',
  '/Status-Snippets',
  'status-snipets start',
  'Status-Snippets BEGIN',
  'status-snippets slug="acme"',
  'Status-Snippets: slug = acme',
  'status-snippets',
  'status-snippets: overview',
  'status-snippets version=1',
  'about status-snippets start',
])('the comment %j is a look-alike of a marker', async (comment) => {
  expect(await reported(`Text.\n\n<!-- ${comment} -->\n`)).toEqual(['3:1 look-alike']);
});

test.each([
  'status-snippets show=badge is not possible here',
  'status-snippets-start the section with slug=acme',
  'status-snippets writes what follows',
  'see - status-snippets start - below',
  'begin status-snippets in CI',
  'https://github.com/acme/status-snippets',
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
    expect(await reported(`Text.\n\n${start}${end}${rest}\n`)).toEqual(['3:1 not-shown']);
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
    ...['1:4 does-not-fit', '3:1 look-alike', '5:1 end-without-start', '7:3 different-containers'],
  ]);
});

test('all problems of a marker are reported at once', async () => {
  expect(
    await reported('<!-- status-snippets start sho="badge" page="acme" slug="" -->\n'),
  ).toEqual([
    ...[
      '1:1 start-without-end',
      '1:28 invalid-attribute',
      '1:40 invalid-attribute',
      '1:52 invalid-attribute',
    ],
  ]);
});

test('a marker with attributes that lacks the word start is told the whole marker', async () => {
  const { findings } = await refreshText(
    `<!-- status-snippets slug="acme" show=badge -->\n\n${end}\n`,
  );
  const message =
    'this looks like a marker but is not one; write <!-- status-snippets start slug="acme" show="badge" -->';
  expect(findings).toMatchObject([{ line: 1, code: 'look-alike', message }]);
});

test('a start marker whose comment is not closed before the end marker is told so', async () => {
  expect(await reported(`Text.\n\n<!-- status-snippets start slug="acme"\n${end}\n`)).toEqual([
    '3:1 look-alike',
  ]);
});

test.each(['xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])(
  'a marker in the HTML element %s, whose content is text, is not read',
  async (name) => {
    expect(await reported(`<div>\n<${name}>\n${start}${end}\n</${name}>\n</div>\n`)).toEqual([
      '3:1 no-section',
    ]);
  },
);

test.each(['```{note}', '~~~~{admonition} Title', '```{eval-rst}'])(
  'a marker in the directive %j of MyST is code, which is reported',
  async (fence) => {
    const text = `${start}\n${end}\n\n${fence}\n${start}\n${end}\n${fence.replace(/[^`~].*/, '')}\n`;
    expect(await reported(text)).toEqual(['5:1 look-alike']);
    expect(await reported(text.replace(/\{.*/, 'md'))).toEqual([]);
  },
);
