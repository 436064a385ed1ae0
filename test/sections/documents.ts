import fc from 'fast-check';
import {
  end,
  inline,
  inlineSection,
  type Lines,
  paragraphs,
  start,
  starts,
  words,
} from './running-text.ts';

/**
 * A random Markdown document with sections in many places: nested blocks, unusual bytes and every line ending. It is
 * created as text, so a marker in it may turn out to be no marker.
 */
export interface Document {
  readonly text: string;
  readonly show: readonly ('badge' | 'link')[];
}

/**
 * Whether a numbered list, or one with an empty item, may follow indented code, or the text begins like front matter that
 * is never closed. Micromark then does not begin lists where CommonMark and the program do.
 */
export function hasListThatMicromarkMisses(text: string): boolean {
  const list =
    /(?: {4}|\t)[^\r\n]*(?:\r\n|\n|\r)(?:[ \t>]*(?:\r\n|\n|\r))*[^\r\n]*(?:\d[.)]|[-+*][ \t]*(?:[\r\n]|$))/;
  return (
    list.test(text) ||
    /^\uFEFF?(---|\+\+\+)[ \t]*[\r\n](?![\s\S]*[\r\n]\1[ \t]*(?:[\r\n]|$))/.test(text)
  );
}

const indentation = fc.constantFrom('', '', '', '', ' ', '  ', '   ');

/** Lines that open or close blocks, or only look as if they did. */
const fragments = fc.array(
  fc.constantFrom(
    ...[
      '-',
      '- ',
      '+ a',
      '> ',
      '1. ',
      '1) x',
      '#',
      '***',
      '===',
      '|',
      '| - |',
      '\t',
      '<div>',
      '</div>',
      '</p>',
    ],
    ...[
      '<!--',
      '-->',
      '```',
      '~~~',
      '<p>',
      '<pre>',
      '<script>',
      '</script>',
      '<?',
      '[^1]:',
      '$$',
      ':::',
      start,
      end,
    ],
    ...[
      '',
      '  ',
      '<title>',
      '<!X',
      '<![CDATA[',
      'a\n',
      '<div title="',
      '">',
      '[ref]:',
      '[^1]: x',
      '\u0000',
    ],
  ),
  { minLength: 1, maxLength: 2 },
);

const leaves = (text: fc.Arbitrary<string>): fc.Arbitrary<Lines> => {
  const paragraph = paragraphs(text);
  return fc.oneof(
    { weight: 8, arbitrary: paragraph },
    { weight: 2, arbitrary: text.map((line) => [`## ${line}`]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(paragraph, fc.constantFrom('===', '---'))
        .map(([lines, under]) => [...lines, under]),
    },
    { weight: 1, arbitrary: paragraph.map((lines) => ['```md', ...lines, '```']) },
    { weight: 1, arbitrary: paragraph.map((lines) => lines.map((line) => `    ${line}`)) },
    { weight: 1, arbitrary: fc.constantFrom(['---'], ['* * *'], ['-', '  x'], ['- a', '', '- b']) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(text, text), { minLength: 1, maxLength: 2 })
        .map((rows) => [
          '| a | b |',
          '| --- | :-: |',
          ...rows.map((cells) => `| ${cells.join(' | ')} |`),
        ]),
    },
  );
};

const leaf = fc.oneof(
  { weight: 18, arbitrary: leaves(inline) },
  { weight: 1, arbitrary: fragments },
);

const definition = fc.constantFrom<Lines>(
  ['[ref]: https://example.com'],
  ['[x]: <y> "t"'],
  ['[status-x]: z'],
  ['[^1]: note'],
);

const oldSnippet = fc.constantFrom(
  '[![Status](https://old.example/badge/acme.svg)](https://old.example)',
  '<a href="https://old.example"><img alt="Up?" src="https://statuspage.me/badge/acme.svg"></a>',
  '**Status:** See live status → <https://old.example>',
  '**Uptime:** our pages [old.example](https://old.example)',
);

const oldFlowContent: fc.Arbitrary<Lines> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Lines>([], [''], ['', '']) },
  { weight: 3, arbitrary: fc.array(oldSnippet, { minLength: 1, maxLength: 2 }) },
  { weight: 3, arbitrary: oldSnippet.map((snippet) => ['', snippet, '']) },
  {
    weight: 1,
    arbitrary: fc.constantFrom([
      '<div>',
      '<script src="/static/embed/v1/status.js" data-slug="acme">',
      '</script></div>',
    ]),
  },
  // What a person wrote, which is refused.
  { weight: 1, arbitrary: leaves(words) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ['<pre>'],
      ['<![CDATA[>'],
      ['[old]: x'],
      ['```md', start, end, '```'],
    ),
  },
);

const flowSection: fc.Arbitrary<Lines> = fc
  .tuple(
    starts,
    oldFlowContent,
    indentation,
    fc.constantFrom('', '', '', '', ' ', ' tail', '  ', ' **tail**'),
  )
  .map(([marker, old, indent, tail]) => [indent + marker, ...old, indent + end + tail]);

const openings = fc.constantFrom<readonly [string, string]>(
  ['<p align="center">', '</p>'],
  ['<div>', '</div>'],
  ['<details>', '</details>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<pre>', '</pre>'],
  ['<!-- note -->', '<!-- note -->'],
  ['<i>', '</i>'],
  ['<script>', '</script>'],
  ['<textarea>', '</textarea>'],
  ['<div title="', '">'],
  ['<![CDATA[', ']]>'],
  ['<?php', '?>'],
  ['<!--', '-->'],
  ['<a href="https://example.com">', '</a>'],
);

const wrapped: fc.Arbitrary<Lines> = fc
  .tuple(openings, flowSection, fc.constantFrom('apart', 'near', 'joined', 'line'))
  .map(([[open, close], section, how]) => {
    if (how === 'apart') return [open, '', ...section, '', close];
    if (how === 'near') return [open, ...section, close];
    if (how === 'line') return [open + start + end + close];
    return [open + (section[0] ?? ''), ...section.slice(1, -1), (section.at(-1) ?? '') + close];
  });

const oneLine: fc.Arbitrary<Lines> = fc
  .tuple(
    indentation,
    inlineSection,
    fc.constantFrom('', ' ', ' **x**', ' <b>x</b>', '</p>', start + end),
  )
  .map(([indent, section, tail]) => [indent + section + tail]);

const blocks: fc.Arbitrary<Lines> = fc.letrec<{ block: Lines; blocks: Lines }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
    { weight: 6, arbitrary: leaf },
    { weight: 4, arbitrary: leaves(words) },
    { weight: 5, arbitrary: flowSection },
    { weight: 1, arbitrary: definition },
    { weight: 1, arbitrary: oneLine },
    { weight: 1, arbitrary: wrapped },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('blocks'), fc.constantFrom('> ', '> ', '>', ' > ', '>\t'), fc.nat(5))
        .map(quoted),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('- ', '* ', '+ ', '1. ', '10) ', '-   ', '-\t', '- [ ] ', '- [x] '),
          fc.array(tie('blocks'), { minLength: 1, maxLength: 2 }),
          fc.constantFrom('tight', 'tight', 'loose'),
          fc.constantFrom('exact', 'exact', 'exact', 'tab', 'deep'),
        )
        .map(listed),
    },
    { weight: 1, arbitrary: tie('blocks').map((lines) => indented(lines, '[^1]: ', '    ')) },
    {
      weight: 1,
      arbitrary: tie('blocks').map((lines) => [
        '<details>',
        '<summary>S</summary>',
        '',
        ...lines,
        '',
        '</details>',
      ]),
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

/** Puts lines into a quote. Lines that continue a paragraph may be lazy, that is, without the mark of the quote. */
function quoted([lines, marker, lazy]: [Lines, string, number]): Lines {
  return lines.map((line, index) =>
    lazy === 0 && index > 0 && /^\w/.test(line) ? line : marker + line,
  );
}

function listed([marker, items, spacing, depth]: [string, Lines[], string, string]): Lines {
  const width = marker.startsWith('- [') ? 2 : marker.length;
  const indent = { exact: ' '.repeat(width), tab: '\t', deep: ' '.repeat(width + 1) }[depth] ?? '';
  return items.flatMap((lines, index) => {
    const item = indented(lines, marker, indent);
    return index > 0 && spacing === 'loose' ? ['', ...item] : item;
  });
}

function indented(lines: Lines, first: string, rest: string): Lines {
  return lines.map((line, index) => (index === 0 ? first + line : line === '' ? '' : rest + line));
}

const frontMatter = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Lines>([]) },
  { weight: 1, arbitrary: fc.constant<Lines>(['---', `title: ${start}`, '---', '']) },
  { weight: 1, arbitrary: fc.constant<Lines>(['---', `title: ${start}`, '', '---']) },
  { weight: 1, arbitrary: fc.constant<Lines>(['+++', 'title = "x"', `# ${end}`, '+++']) },
);

/** Random Markdown documents, with various front matter, line endings and last lines. */
export const documents: fc.Arbitrary<Document> = fc
  .record({
    front: frontMatter,
    body: blocks,
    endings: fc.constantFrom(
      ['\n'],
      ['\n'],
      ['\r\n'],
      ['\r'],
      ['\n', '\r\n', '\r'],
      ['\r\n', '\n', '\n'],
    ),
    blanks: fc.constantFrom('', '', '', ' ', '\t', '  '),
    mark: fc.constantFrom('', '', '', '\ufeff'),
    last: fc.constantFrom(
      '',
      '',
      'end',
      '\n',
      '\n\n',
      '  ',
      '\n\nThe *end*.[^1]\n\n</b>\n\n[^1]: note',
    ),
    show: fc.constantFrom<Document['show']>(['badge', 'link'], ['badge'], ['link', 'badge']),
  })
  .map(({ front, body, endings, blanks, mark, last, show }) => {
    const lines = [...front, ...body];
    const joined = lines.map((line, index) => {
      const ending = index === lines.length - 1 ? '' : (endings[index % endings.length] ?? '\n');
      return line + (index % 7 === 3 ? blanks : '') + ending;
    });
    const tail = last.replaceAll('\n', endings[0] ?? '\n');
    return { text: mark + joined.join('') + tail, show };
  });
