import { describe, expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { adopt, initText } from '../support/reading-documents.ts';
import { baseUrl } from '../support/section.ts';

const page = 'https://acme.statuspage.me';
const source = `${baseUrl}/badge/acme.svg`;
const image = `<img alt="Status" src="${source}" />`;
const markdownImage = `![Status](${source})`;
const reason = 'it is in a link with other content';

function linkAround(content: string): string {
  return `Text <a href="${page}">${content}</a> end`;
}

const inMarkdown: [name: string, text: string][] = [
  ['a link', linkAround(`${image} [docs](https://docs.example)`)],
  ['an address', linkAround(`${image} https://help.example.com`)],
  ['an e-mail address', linkAround(`${image} ops@example.com`)],
];

const inHtml: [name: string, text: string][] = [
  ['a custom element', linkAround(`${image}<x-uptime days="7"></x-uptime>`)],
  ['a progress bar', linkAround(`${image}<progress value="1"></progress>`)],
  ['an icon', linkAround(`<i class="fa fa-check"></i>${image}`)],
  ['a rule', linkAround(`${image}<hr>`)],
  ['a comment', linkAround(`${image}<!-- keep me -->`)],
  ['another link in HTML', linkAround(`${image}<a href="x">more</a>`)],
  ['a mark that looks like that of a quote', `Text <a href="${page}">\n>${image}</a> end`],
];

const inMdx: [name: string, text: string][] = [
  ['a component', linkAround(`${image} <Uptime days={7} />`)],
  ['an expression', linkAround(`${image} {uptime}`)],
  ['an expression of a property', linkAround(`{props.label} ${image}`)],
  ['a component in a component', `<Link to="${page}">${image}<Icon /></Link>`],
  ['an expression in Markdown', `[${markdownImage} {v}](${page})`],
];

const inQuotes: [name: string, text: string][] = [
  ['a mark of one more quote', `> <p>\n> <a href="${page}">\n> >${image}</a>\n> </p>`],
  ['a sign like a mark', `> <p>\n> <a href="${page}">>\n> ${image}</a>\n> </p>`],
];

const documents = [
  ...[...inMarkdown, ...inHtml, ...inQuotes].map((document) => ['md', ...document] as const),
  ...inHtml.map((document) => ['html', ...document] as const),
  ...inMdx.map((document) => ['mdx', ...document] as const),
] satisfies readonly (readonly [Format, string, string])[];

describe('content beside a badge in its link is not lost', () => {
  test.each(documents)('adopt leaves a badge in %s beside %s as it is', async (format, _, text) => {
    const result = await adopt(`${text}\n`, format);
    expect(result).toMatchObject({ text: `${text}\n`, problems: [] });
    // In a file of HTML, a link ends where another one begins.
    const isEnded = format === 'html' && text.includes('<a href="x">');
    const expected = isEnded ? 'it is in a link without an end' : reason;
    expect(result.reasons).toContainEqual(expect.stringContaining(expected));
  });

  test.each(documents)(
    'init refuses a badge in %s beside %s, and changes nothing',
    async (format, _, text) => {
      const first = { slug: 'acme', customDomain: null, show: null };
      const result = await initText(`${text}\n`, format, first);
      expect(result).toMatchObject({ changes: [], failure: { code: 'not-adoptable' } });
    },
  );
});

test('adopt leaves a badge in MDX as it is that has children', async () => {
  const text = `Text <img src="${source}">{v}</img> end\n`;
  expect(await adopt(text, 'mdx')).toMatchObject({
    text,
    reasons: [expect.any(String)],
    problems: [],
  });
});

const inner = `[${markdownImage}](${page})`;
const overlapping = `text <a href="${page}"> <sub>${inner}</sub>${image}</a> end\n`;

test('adopt leaves a badge as it is whose link contains another linked badge, and the other badge too', async () => {
  const { text, reasons, problems } = await adopt(overlapping);
  expect({ text, problems }).toEqual({ text: overlapping, problems: [] });
  expect(reasons).toEqual([
    expect.stringContaining('must not be'),
    expect.stringContaining(reason),
  ]);
});

test('init refuses a badge whose link contains another linked badge, and changes nothing', async () => {
  const result = await initText(overlapping, 'md', {
    slug: 'acme',
    customDomain: null,
    show: null,
  });
  expect(result).toMatchObject({ changes: [], failure: { code: 'not-adoptable' } });
});

test('adopt leaves a text link as it is that contains a linked badge', async () => {
  const text = `Our <a href="https://beta.statuspage.me">page ${inner}</a>.\n`;
  const { reasons, ...result } = await adopt(text);
  expect(result).toEqual({ text, problems: [] });
  expect(reasons).toEqual([expect.stringContaining('is not written'), 'it overlaps another embed']);
});

test('adopt ends if a badge would move behind a link that contains another badge', async () => {
  const link = `<strong>Status:</strong> See live status → <a href="${page}">${page}</a>`;
  const open = `<a href="V"><a target="_blank"\nhref='${page}'\n>`;
  const nested = `[${open}${link} ${markdownImage}</a></a>${markdownImage}](${page})`;
  const first = `[${markdownImage}\n> ](${page})`;
  const text = `<a href="x">\n\n${first} | ${nested} words\n\n</a>\n`;
  const result = await adopt(text);
  expect(result.problems).toEqual([]);
  expect(result.text.split(source)).toHaveLength(4);
});

test('adopt keeps the sign > between a badge in a quote and its text link', async () => {
  const link = `**Status:** See live status → [${page}](${page})`;
  const { text } = await adopt(`> x ${inner} > ${link}\n`);
  expect(text).toMatch(/end --> ><!-- .* start/);
});

describe('marks of quotes are not content', () => {
  const attributes = `href="${page}"`;
  test.each([
    ['in HTML', `> <p>\n> <a ${attributes}>\n>   ${image}\n> </a>\n> </p>\n`],
    ['in a quote in a quote', `> > <p>\n>> <a ${attributes}>\n> > ${image}</a>\n> > </p>\n`],
    ['in a list', `- > <p>\n  > <a ${attributes}>\n  > ${image}</a>\n  > </p>\n`],
    ['in Markdown', `> x [\n> ${markdownImage}\n> ](${page})\n`],
  ])('adopt makes a section of a badge over several lines of a quote: %s', async (_, text) => {
    const result = await adopt(text);
    expect(result).toMatchObject({ reasons: [], problems: [] });
    expect(result.text).toContain('status-snippets start slug="acme"');
  });
});

test.each([
  [
    'in a link',
    (blanks: string) => `x <a href="${page}">${blanks}<img alt="Status" src="${source}"></a>\n`,
  ],
  ['in an image', (blanks: string) => `x <img${blanks}alt="Status" src="${source}">\n`],
  ['in Markdown', (blanks: string) => `x [${blanks}${markdownImage}](${page})\n`],
])('adopt needs no more than linear time for 200 KB of blanks %s', async (_, textWith) => {
  const blanks = ' '.repeat(200_000);
  expect((await adopt(textWith(blanks))).text).not.toBe(textWith(blanks));
});
