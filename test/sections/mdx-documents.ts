import fc from 'fast-check';
import type { SnippetName } from '../../src/sections/marker.ts';

/* Random MDX documents with sections in many places: elements, lists, quotes, tables and expressions. */

type Lines = readonly string[];

const start = '{/* status-snippets start */}';
const end = '{/* status-snippets end */}';

const starts = fc.constantFrom(start, start, start, '{/*status-snippets start slug="acme"*/}');

const words = fc.constantFrom(
  ...['alpha', 'beta Gamma', 'a_b_c', 'épsilon 12.', '→ 😀', '*so*', '`{code`', '\\{ x', '{1 + 1}'],
);

const held = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    ' ',
    '![Status](https://old.example/badge/acme.svg)',
    '[old.example](https://old.example)',
  ],
  "<b>Status:</b>{' see '}<a href=\"https://old.example\">{'old.example'}</a>",
  // What a person wrote, which is refused.
  '{1}',
);

const section = fc.tuple(starts, held).map(([marker, old]) => marker + old + end);

const { inline } = fc.letrec<{ inline: string; piece: string }>((tie) => ({
  inline: fc
    .tuple(fc.array(tie('piece'), { minLength: 1, maxLength: 3 }), fc.constantFrom('', ' '))
    .map(([pieces, space]) => pieces.join(space)),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
    { weight: 6, arbitrary: words },
    { weight: 5, arbitrary: section },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{/* note */}',
        '<br />',
        '<Note />',
        '&amp;',
        '|',
        '_',
        '}',
        'https://example.com',
      ),
    },
    { weight: 2, arbitrary: tie('inline').map((text) => `*${text}*`) },
    { weight: 2, arbitrary: tie('inline').map((text) => `**${text}**`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `~~${text}~~`) },
    { weight: 1, arbitrary: words.map((text) => `[${text}](https://example.com)`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `<b>${text}</b>`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `<span title="x">${text}</span>`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `<Note a={{ b: "}" }}>${text}</Note>`) },
  ),
}));

const oldFlowContent = fc.constantFrom<Lines>(
  ...[[], [], [], [''], ['', '**Status:** see [old.example](https://old.example)', '']],
  ...[
    ['![Status](https://old.example/badge/acme.svg)'],
    ['<a href="https://old.example">old.example</a>'],
  ],
  [
    '<div>',
    '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" />',
    '</div>',
  ],
  // What a person wrote, which is refused.
  ['- a', '', '- b'],
);

const indentation = fc.constantFrom('', '', '', '  ', '    ', '\t');

const flowSection: fc.Arbitrary<Lines> = fc
  .tuple(starts, oldFlowContent, indentation, fc.constantFrom('', '', '', ' ', ' <Note />'))
  .map(([marker, old, indent, tail]) => [indent + marker, ...old, indent + end + tail]);

const leaf: fc.Arbitrary<Lines> = fc.oneof(
  { weight: 6, arbitrary: inline.map((line) => [line]) },
  { weight: 1, arbitrary: fc.tuple(inline, inline) },
  { weight: 2, arbitrary: inline.map((line) => [`## ${line}`]) },
  { weight: 1, arbitrary: inline.map((line) => ['```mdx', line, start, '```']) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(inline, inline)
      .map((cells) => ['| a | b |', '| - | - |', `| ${cells.join(' | ')} |`]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Lines>(
      ...[
        ['{[1, 2].map((n) => <b>{n}</b>)}'],
        ['---'],
        ['<Note />'],
        ['{/* note */}'],
        ['{`', '{/* x */}', '`}'],
      ],
    ),
  },
);

const openings = fc.constantFrom(
  ...'div p details section Card Tabs blockquote td ul a span'.split(' '),
);

const blocks: fc.Arbitrary<Lines> = fc.letrec<{ block: Lines; blocks: Lines }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
    { weight: 6, arbitrary: leaf },
    { weight: 6, arbitrary: flowSection },
    {
      weight: 2,
      arbitrary: tie('blocks').map((lines) => lines.map((line) => `> ${line}`.trimEnd())),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('blocks'), fc.constantFrom('- ', '1. ', '* '))
        .map(([lines, mark]) => indented(lines, mark)),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(openings, tie('blocks'), fc.constantFrom('near', 'near', 'apart', 'deep', 'joined'))
        .map(([name, lines, how]) => wrapped(name, lines, how)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(openings, inline).map(([name, text]) => [`<${name}>${text}</${name}>`]),
    },
  ),
  blocks: fc
    .array(fc.tuple(tie('block'), fc.constantFrom('apart', 'apart', 'touching')), {
      minLength: 1,
      maxLength: 2,
    })
    .map((parts) =>
      parts.flatMap(([lines, gap], index) =>
        index === 0 || gap === 'touching' ? lines : ['', ...lines],
      ),
    ),
})).blocks;

function wrapped(name: string, lines: Lines, how: string): Lines {
  const [open, close] = [`<${name}>`, `</${name}>`];
  if (how === 'near') return [open, ...lines, close];
  if (how === 'apart') return [open, '', ...lines, '', close];
  if (how === 'deep')
    return [open, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), close];
  return [
    open + (lines[0] ?? ''),
    ...lines.slice(1, -1),
    (lines.length > 1 ? (lines.at(-1) ?? '') : '') + close,
  ];
}

function indented(lines: Lines, mark: string): Lines {
  return lines.map((line, index) =>
    index === 0 ? mark + line : line === '' ? '' : ' '.repeat(mark.length) + line,
  );
}

const front = fc.constantFrom<Lines>(
  ...[[], [], [], ['---', `title: ${start}`, '---', ''], ['export const  x = {"a": 1}', '']],
);

const shows: SnippetName[][] = [
  ['badge', 'link'],
  ['badge'],
  ['link', 'badge'],
  ['badge', 'widget'],
  ['script'],
];

export const mdxDocuments = fc
  .record({
    top: front,
    body: blocks,
    ending: fc.constantFrom('\n', '\n', '\r\n'),
    mark: fc.constantFrom('', '', '', '\ufeff'),
    last: fc.constantFrom('', '\n', '\n\nend'),
    show: fc.constantFrom(...shows),
  })
  .map(({ top, body, ending, mark, last, show }) => ({
    text: mark + [...top, ...body].join(ending) + last.replaceAll('\n', ending),
    show,
  }));
