import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Position } from '../../src/core/range.ts';
import type { Format } from '../../src/sections/format.ts';
import { randomRuns } from '../support/random-runs.ts';
import { adoptText } from '../support/reading-documents.ts';
import { baseUrl } from '../support/section.ts';

/*
 * Combines places, links, images, what is beside an image in its link, and what follows the link. Every
 * character outside of the start tags, images and end tags of the adopted badges must still be there.
 */

const page = 'https://acme.statuspage.me';
const badge = `${baseUrl}/badge/acme.svg`;
const textLink = `**Status:** See live status → [${page}](${page})`;
const textLinkInHtml = `<strong>Status:</strong> See live status → <a href="${page}">${page}</a>`;

type Choices = Readonly<Record<Format, readonly string[]>>;

/** `«` and `»` enclose a start or end tag; `…` is for the image, and for what is beside it. */
const links: Choices = {
  md: [
    ...[
      '«[»…«](U)»',
      '«[»…«](U "Up?")»',
      '«[»…«][page]»',
      '«<a href="U">»…«</a>»',
      '<a name="top">…</a>',
      '…',
    ],
    ...[`«<a target="_blank"\nhref='U'\n>»…«</a>»`, '«[»…«](<U>\n)»'],
  ],
  mdx: [
    '«[»…«](U)»',
    '«<a href="U">»…«</a>»',
    '«<Link to="U">»…«</Link>»',
    '<a id="up">…</a>',
    '…',
  ],
  html: ['«<a href="U">»…«</a>»', "«<A HREF='U'>»…«</A>»", '<a id="up">…</a>', '…'],
};

const images: Choices = {
  md: [
    ...['![Status](B)', '![Status][badge]', '![Up?](B "Up?")'],
    ...['<img alt="Status" src="B" />', '<IMG SRC=B>', '<img\nsrc="B">'],
  ],
  mdx: [
    '![Status](B)',
    '<img alt="Status" src="B" />',
    '<img\nsrc="B" alt={"Status"} />',
    '<img src="B">{v}</img>',
  ],
  html: ['<img alt="Status" src="B" />', '<IMG SRC=B>', '<img\nsrc="B">'],
};

const blanks = ['', '', '', '', '', ' ', '\n', '\n\n', '\t'];
const words = [
  ' words ',
  '7',
  '🟢',
  '\u00a0',
  '&nbsp;',
  '&amp;',
  'https://help.example',
  ' ops@example.com ',
  '**b** ',
];
const elements = [
  ...[
    '<b>bold</b> ',
    '<b></b>',
    '<x-up days="7"></x-up>',
    '<progress value="1"></progress>',
    '<i class="fa"></i>',
  ],
  ...[
    '<img src="y.svg" />',
    '<hr />',
    '<a href="x">more</a>',
    '<video></video>',
    '<script src="x.js"></script>',
  ],
  ...['<sub>…</sub>', '<a href="V">…</a>', '<svg><path /></svg>', '<template></template>'],
];
/** In JSX, they are not valid, or make invalid what follows. */
const unpaired = [
  '<p>',
  '</p>',
  '</b>',
  '<br>',
  '>',
  '\n>',
  '\n> ',
  '<!-- keep -->',
  '<?php ?>',
  '<!X>',
  '\\',
];
const ofMarkdown = [
  '`code`',
  '![x](x.svg)',
  '[docs](x) ',
  '*',
  '~~gone~~',
  '[^1]',
  `${textLink} `,
  '…',
];

/** What is before or after an image in its link. `…` is another badge with a link. */
const besides: Choices = {
  md: [
    ...[...blanks, ...words, ...elements, ...unpaired, ...ofMarkdown],
    ...[`${textLinkInHtml} `, '[x][page]', '\n\n- ', '\n\n[x]: y\n\n'],
  ],
  mdx: [
    ...[...blanks, ...words, ...elements, ...ofMarkdown],
    ...['{v}', '{props.label} ', '<Icon />', '<Up days={7} />', '{/* keep */}', '{" "}', '<></>'],
  ],
  html: [...blanks, ...words, ...elements, ...unpaired, textLinkInHtml],
};

/** `…` is a badge with its link. */
const lines: Choices = {
  md: [
    '…',
    'Words …',
    '… words',
    '… ![x](x.svg)',
    '![x](x.svg)\n…',
    '… | …',
    '… …',
    '…\n…',
    '…\n…. Words',
    '… · x',
  ],
  mdx: ['…', 'Words …', '… words', '… <img src="x.svg" />', '… | …', '…\n…', '…\n…. Words'],
  html: ['…', 'Words …', '… words', '… <img src="x.svg" />', '… | …', '…\n…', '… …. Words'],
};

const endings = [
  '',
  ' words',
  '\nWords',
  `  \nWords`,
  ` ${textLink}`,
  `\n\n${textLink}`,
  `\n${textLink}`,
  ' <br /> words',
];

/** `…` is for the line. */
const places: Choices = {
  md: [
    ...[
      '…',
      '# …',
      '…\n===',
      '- …',
      '1. Words\n\n   …',
      '> …',
      '> > Words …',
      '- > …',
      '*…*',
      '**Up** …',
      '[^1]: …',
    ],
    ...[
      '| a | b |\n| - | - |\n| … | x |',
      '<p align="center">\n  …\n</p>',
      '<p>…</p>',
      '<div>\n\n…\n\n</div>',
    ],
    ...[
      '> <p>\n> …\n> </p>',
      '<details><summary>…</summary></details>',
      '---\ntitle: A\n---\n\n…',
      '<!-- x -->\n…',
    ],
    ...[
      'Words\n…',
      '<h2>…</h2>',
      '<table><tr><td>…</td></tr></table>',
      '<a href="x">\n\n…\n\n</a>',
      '<div>…',
    ],
  ],
  mdx: [
    ...[
      '…',
      '# …',
      '- …',
      '> …',
      '<p>…</p>',
      '<Card>\n  …\n</Card>',
      '<p>\n\n…\n\n</p>',
      '*…*',
      '{/* x */}\n\n…',
    ],
    ...['import A from "a"\n\n…', 'Words …', '<a href="x">…</a>', '> <p>\n> …\n> </p>'],
  ],
  html: [
    ...[
      '…',
      '<p>…</p>',
      '<p>\n  …\n</p>',
      '<ul><li>…</ul>',
      '<h2>…</h2>',
      '<body>\n<footer>\n…\n</footer>',
    ],
    ...['<pre>…</pre>', '<template>…</template>', '<a href="x">…</a>', '<p>…'],
  ],
};

const cases = fc.constantFrom('md', 'mdx', 'html').chain((format: Format) => {
  const inLink = fc.tuple(
    fc.constantFrom(...links[format]),
    fc.constantFrom(...besides[format]),
    fc.constantFrom(...images[format]),
    fc.constantFrom(...besides[format]),
  );
  const linked = inLink.map(([link, before, image, after]) =>
    replaceSlot(link, `${before}«${image}»${after}`),
  );
  const parts = fc.tuple(
    fc.constantFrom(...places[format]),
    fc.constantFrom(...lines[format]),
    fc.constantFrom(...endings),
    fc.tuple(linked, linked, linked),
    fc.constantFrom('\n', '\n', '\n', '\r\n'),
  );
  return parts.map(([place, line, ending, badges, lineEnding]) => {
    const content = badges.reduce((text, each) => replaceSlot(text, each), line + ending);
    const definitions = format === 'md' ? `\n\n[badge]: B\n[page]: U` : '';
    const text = `${insert(place, content.replaceAll('…', ''))}${definitions}\n`;
    const isQuoted = format !== 'html' && /^[- ]*>/m.test(text);
    const addresses = text.replaceAll(/\bB\b/g, badge).replaceAll(/\bU\b/g, page);
    return { format, isQuoted, ...splitParts(addresses.replaceAll('\n', lineEnding)) };
  });
});

function replaceSlot(text: string, content: string): string {
  return text.replace('…', () => content);
}

/** Each line of the content begins with the marks of the quotes and lists around it. */
function insert(place: string, content: string): string {
  const [, line = ''] = /(?:^|\n)([^\n]*)…/.exec(place) ?? [];
  const [marks = ''] = /^(?:[> ]|- |\d\. |\[\^1\]: )*/.exec(line) ?? [];
  const prefix = `\n${marks.replace('[^1]: ', '    ').replaceAll(/[^> ]/g, ' ')}`;
  return replaceSlot(place, content.replaceAll('\n', prefix));
}

/** The ranges are those of the start tags, images and end tags. */
function splitParts(text: string) {
  const pieces = text.split(/[«»]/);
  const ranges = pieces.map((piece, index) => {
    const start = pieces.slice(0, index).join('').length;
    return { start, end: start + piece.length };
  });
  return { text: pieces.join(''), parts: ranges.filter((_, index) => index % 2 === 1) };
}

type Part = ReturnType<typeof splitParts>['parts'][number];

/** What an adopted embed at an offset replaces: an image, one with the tags around it, or a text link. */
function replacedAt(text: string, parts: readonly Part[], offset: number): readonly Part[] {
  const link = [textLink, textLinkInHtml].find((each) => text.startsWith(each, offset));
  if (link !== undefined) return [{ start: offset, end: offset + link.length }];
  const index = parts.findIndex(({ start }) => start === offset);
  const isImage = /^(?:!|<img)/i.test(text.slice(offset));
  return parts.slice(index, index + (isImage ? 1 : 3));
}

const section =
  /(<!--|\{\/\*) status-snippets start .*?(?:<!--|\{\/\*) status-snippets end (?:-->|\*\/\})/gs;

/**
 * In order, because a badge may move. Definitions that only badges use are removed, and a hard line
 * break becomes an element. Marks of quotes and white space depend on the lines.
 */
function characters(text: string, isQuoted: boolean): string {
  const withoutDefinitions = text
    .replaceAll(/^\[(?:badge|page)\]: .*/gm, '')
    .replaceAll('<br />', '');
  return [...withoutDefinitions.replaceAll(isQuoted ? /[\s>]/g : /\s/g, '')].sort().join('');
}

test('adopt keeps every character that is outside of the badges that become sections', async () => {
  let [runs, adoptions] = [0, 0];
  const property = fc.asyncProperty(cases, async ({ format, isQuoted, text, parts }) => {
    const { embeds, ...result } = await adoptText(text, format);
    const adopted = embeds.filter(({ outcome }) => outcome === 'adopted');
    runs += 1;
    adoptions += Math.sign(adopted.length);
    const replaced = adopted.flatMap((embed) => replacedAt(text, parts, offsetOf(text, embed)));
    const { text: rest } = applyEdits(
      text,
      replaced.map((range) => ({ ...range, text: '' })),
    );
    const around = adopted.length === 0 ? result.text : result.text.replaceAll(section, '');
    expect(characters(around, isQuoted)).toBe(characters(rest, isQuoted));
  });
  await fc.assert(property, { numRuns: randomRuns(600) });
  expect(adoptions / runs).toBeGreaterThan(0.2);
});

function offsetOf(text: string, { line, column }: Position): number {
  const lines = text.split(/(?<=\n)/);
  return lines.slice(0, line - 1).join('').length + column - 1;
}
