import fc from 'fast-check';

/* The parts of running text in random documents, including sections. */

export type Lines = readonly string[];

export const start = '<!-- status-snippets start -->';
export const end = '<!-- status-snippets end -->';

export const starts = fc.constantFrom(
  start,
  start,
  start,
  '<!--status-snippets start slug="acme"-->',
  '<!--  status-snippets   start\tslug=acme  -->',
);

/** The old content of a section: nothing, old snippets, or something that a person wrote. */
const heldInline = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...[
        ' ',
        '  \t',
        '\n',
        '![Status](https://old.example/badge/acme.svg)',
        '<https://old.example>',
      ],
      '[![Status](https://old.example/badge/acme.svg)](https://old.example)',
      '**Status:** See live status → [https://old.example](https://old.example)',
      '<b>Status:</b> see <a href="https://old.example">old.example</a>',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('plain *old* words', '`code`', '\\|', '*', '[', '<b>') },
);

export const words = fc
  .array(
    fc.constantFrom('alpha', 'beta', 'Gamma', 'delta,', 'épsilon', '12.', 'a_b_c', '→', '😀'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((some) => some.join(' '));

/** Text with a meaning in Markdown or HTML, or that looks as if it had one. */
const oddities = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '`',
    '``',
    '[',
    ']',
    '](',
    '![',
    '<',
    '>',
    '|',
    '~',
    '~~',
    '$',
    '\\',
    '&',
    '#',
    '!',
    '(',
  ],
  ...[
    '\u0000',
    '\u2028',
    '\u00a0',
    '\ufeff',
    '\t',
    '  ',
    '\\|',
    '&amp;',
    '&#0;',
    '\\`',
    '\\[',
    ':',
    '[^',
    '{',
    '}',
  ],
  ...[
    '<!-- note -->',
    '<!-->',
    '<br>',
    '<b>',
    '</b>',
    '<a name="x">',
    '<?x?>',
    '<![CDATA[x]]>',
    '<!X>',
    '-->',
  ],
  ...[
    'www.example.com',
    'me@example.com',
    'https://example.com/a_b',
    '<https://example.com>',
    '<!--',
  ],
  ...[
    '[ref]',
    '[x]',
    '[^1]',
    '[![Status][status-badge]][status-page]',
    '<i title="',
    '<script>',
    '</script>',
  ],
);

export const inlineSection = fc
  .tuple(starts, heldInline)
  .map(([marker, old]) => marker + old + end);

export const { inline } = fc.letrec<{ calm: string; inline: string; piece: string }>((tie) => ({
  /** Text without a section, for places where none is allowed. */
  calm: fc.oneof(
    { weight: 20, arbitrary: words },
    { weight: 1, arbitrary: inlineSection },
    { weight: 4, arbitrary: oddities },
  ),
  inline: fc
    .tuple(
      fc.array(tie('piece'), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('', ' ', ' ', ' '),
    )
    .map(([pieces, space]) => pieces.join(space)),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 2 },
    { weight: 14, arbitrary: words },
    { weight: 3, arbitrary: oddities },
    { weight: 4, arbitrary: inlineSection },
    { weight: 2, arbitrary: tie('inline').map((text) => `*${text}*`) },
    { weight: 2, arbitrary: tie('inline').map((text) => `**${text}**`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `_${text}_`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `~~${text}~~`) },
    { weight: 1, arbitrary: tie('calm').map((text) => `[${text}](https://example.com "t")`) },
    { weight: 1, arbitrary: tie('calm').map((text) => `[${text}][ref]`) },
    { weight: 1, arbitrary: tie('calm').map((text) => `![${text}](image.png)`) },
    { weight: 1, arbitrary: tie('inline').map((text) => `\`${text}\``) },
    { weight: 1, arbitrary: tie('inline').map((text) => `<i title="${text}">${text}</i>`) },
    {
      weight: 1,
      arbitrary: tie('calm').map((text) => `<a href="https://example.com">${text}</a>`),
    },
  ),
}));

export const paragraphs = (text: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom('', '', '', ' ', '   ', '    ', '\t'),
        text,
        fc.constantFrom('', '', '', '  ', '\\'),
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((lines): Lines => lines.map(([before, line, after]) => before + line + after));
