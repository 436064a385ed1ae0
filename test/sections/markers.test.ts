import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
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
])('the comment %j is a look-alike of a marker', async (comment) => {
  expect(await reported(`Text.\n\n<!-- ${comment} -->\n`)).toEqual(['3:1 look-alike']);
});

test.each([
  'status-snippets',
  'status-snippets: overview',
  'status-snippets find',
  'status-snippets version=1',
  'status-snippets show=badge is not possible here',
  'status-snippets needs slug="acme"',
  'slug="acme" for status-snippets',
  'status-snippets-start the section with slug=acme',
  'status-snippets: start - here',
  'status-snippets:start slug',
  'status-snippets ending',
  'status-snippets reopens',
  'about status-snippets start',
  'see - status-snippets start',
  'and status-snippets',
  'starts status-snippets',
  'begin status-snippets in CI',
  '/status-snippets/docs',
  '/-status-snippets',
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

test('all problems of a marker are reported at once', async () => {
  expect(await reported('<!-- status-snippets start sho="badge" page="acme" slug="" -->\n')).toEqual([
    ...['1:1 unknown-attribute', '1:1 unknown-attribute', '1:1 invalid-attribute', '1:1 start-without-end'],
  ]);
});

test('a marker with attributes that lacks the word start is told the whole marker', async () => {
  const { findings } = await refreshText(`<!-- status-snippets slug="acme" show=badge -->\n\n${end}\n`);
  const message =
    'this looks like a marker but is not one; write <!-- status-snippets start slug="acme" show="badge" -->';
  expect(findings).toMatchObject([{ line: 1, code: 'look-alike', message }]);
});

test('a start marker whose comment is not closed before the end marker is told so', async () => {
  expect(await reported(`Text.\n\n<!-- status-snippets start slug="acme"\n${end}\n`)).toEqual(['3:1 look-alike']);
});

test.each<[string, Format]>([
  ['Text <-- status-snippets start --> text', 'md'],
  ['Text &lt;!-- status-snippets start slug="acme" --&gt; text', 'md'],
  ['<p>x <-- status-snippets end --></p>', 'html'],
  ['<p>&lt;!-- status-snippets start --&gt;</p>', 'html'],
  ['Text &lt;!-- status-snippets start slug="acme" --&gt; text', 'mdx'],
])('a text that was meant as a marker is reported beside markers too, and not in code: %j', async (text, format) => {
  const { findings } = await refreshText(text, format);
  expect(findings.map(({ level, code }) => `${level} ${code}`).sort()).toEqual([
    'error no-section',
    'warning look-alike',
  ]);
  const inMdx = (marker: string) => marker.replace('<!--', '{/*').replace('-->', '*/}');
  const [open, close] = format === 'mdx' ? [inMdx(start), inMdx(end)] : [start, end];
  const message = expect.stringContaining(`this marker is not a comment; write ${open.slice(0, 3)}`);
  expect(findings).toContainEqual(expect.objectContaining({ code: 'look-alike', message }));
  const section = `<p>${open}${close}</p>`;
  const beside = await refreshText(`${section}\n\n${text}`, format);
  expect(beside.findings).toEqual([expect.objectContaining({ level: 'warning', line: 3, message })]);
  for (const name of ['code', 'CODE'])
    expect((await refreshText(`${section}\n\n<p>x <${name}>${text}</${name}></p>`, format)).findings).toEqual([]);
});

test.each<[text: string, format: Format]>([
  ['<!- status-snippets start slug="acme" -->', 'md'],
  ['<!- Status-Snippets Begin slug="acme" ->', 'md'],
  ['<-- status-snippets start slug="acme" -->', 'md'],
  ['< !-- status-snippets start slug="acme" -- >', 'md'],
  ['<!— status-snippets start slug="acme" —>', 'md'],
  ['&lt;!-- status-snippets start slug="acme" --&gt;', 'md'],
  ['<!- status-snippets start slug="acme" ->', 'html'],
  ['<-- status-snippets start slug="acme" -->', 'html'],
])('a start that is no comment is reported beside the end marker that lacks it: %j in %s', async (text, format) => {
  const { findings } = await refreshText(`${text}\n\n${end}\n`, format);
  expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 look-alike', '3 end-without-start']);
  expect(findings[0]?.message).toBe('this marker is not a comment; write <!-- status-snippets start slug="acme" -->');
});

test.each(['xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])(
  'a marker in the HTML element %s, whose content is text, is not read',
  async (name) => {
    expect(await reported(`<div>\n<${name}>\n${start}${end}\n</${name}>\n</div>\n`)).toEqual(['3:1 no-section']);
  },
);

test.each(['`<-- status-snippets start -->`', '```\n&lt;!-- status-snippets start --&gt;\n```'])(
  'a marker without a comment in code is meant literally: %j',
  async (text) => {
    expect(await reported(text)).toEqual(['1:1 no-section']);
  },
);

test.each(['```{note}', '~~~~{admonition} Title', '```{eval-rst}'])(
  'a marker in the directive %j of MyST is code, which is reported',
  async (fence) => {
    const text = `${start}\n${end}\n\n${fence}\n${start}\n${end}\n${fence.replace(/[^`~].*/, '')}\n`;
    expect(await reported(text)).toEqual(['5:1 indented-marker']);
    expect(await reported(text.replace(/\{.*/, 'md'))).toEqual([]);
  },
);
