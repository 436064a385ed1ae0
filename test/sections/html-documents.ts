import fc from 'fast-check';
import type { SnippetName } from '../../src/sections/marker.ts';

/* Random pages and parts of pages with sections in many places, and with HTML errors that a parser repairs. */

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

const starts = fc.constantFrom(start, start, start, '<!--status-snippets start slug=acme-->');

const held = fc.constantFrom(
  ...[
    '',
    '',
    '\n',
    ' ',
    '<img src="https://old.example/badge/acme.svg">',
    '<a href="x">old.example</a>',
  ],
  '<a href="https://old.example"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
  '<b>Status:</b> see <a href="https://old.example">old.example</a>',
  '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme"></script>',
  // What a person wrote, which is refused.
  ...[' old ', '</p>'],
);

const section = fc
  .tuple(starts, held, fc.constantFrom('', '', '\n', '\n  ', '\r\n\t'))
  .map(([marker, old, gap]) => `${gap}${marker}${old}${gap}${end}`);

const text = fc.constantFrom(
  'alpha',
  ' beta ',
  '\n',
  '\n  ',
  '&amp;',
  'é →',
  '<',
  '\u0000',
  '{/* x */}',
);

const oddities = fc.constantFrom(
  ...'<br> <hr> <!----> <p> </p> <li> <td> </div> <b> </b> <i> <a> <select> <option> <svg> <math> <?x?> <!X>'.split(
    ' ',
  ),
  ...'<![CDATA[x]]> <script> </script> <style> <textarea> <title> <plaintext> <noscript> <template> </template>'.split(
    ' ',
  ),
  ...'</body> </html> <head> <form> <h1> <button> <!-- -->'.split(' '),
  ...['<!-- note -->', '<!--[if IE]> x <![endif]-->', '<body class="x">', `<img alt="${start}">`],
);

const names = fc.constantFrom(
  ...'div div p section footer span b i a ul li h2 pre details summary table tbody tr td select option svg g'.split(
    ' ',
  ),
  ...'template noscript button form center script style textarea title dl dt dd object video font nobr'.split(
    ' ',
  ),
  ...['DIV', 'P', 'custom-thing'],
);

const { content } = fc.letrec<{ content: string; piece: string }>((tie) => ({
  content: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 5 },
    { weight: 4, arbitrary: text },
    { weight: 4, arbitrary: section },
    { weight: 1, arbitrary: oddities },
    {
      weight: 7,
      arbitrary: fc
        .tuple(names, tie('content'))
        .map(([name, inner]) => `<${name}>${inner}</${name}>`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(names, tie('content'))
        .map(([name, inner]) => `<${name} title="a>b">\n${inner}`),
    },
  ),
}));

const frames = fc.constantFrom<readonly [string, string]>(
  ...[['', ''] as const, ['', ''] as const, ['<!doctype html>\n', ''] as const],
  ...[
    [
      '<!doctype html>\n<html><head><title>x</title></head>\n<body>\n',
      '\n</body></html>\n',
    ] as const,
    ['<html>', '</html>'] as const,
    ['<!DOCTYPE html><head>', '</head><p>x'] as const,
    ['---\ntitle: x\n---\n', ''] as const,
    ['<body>\n', ''] as const,
  ],
);

const shows: SnippetName[][] = [
  ['badge', 'link'],
  ['badge'],
  ['link'],
  ['badge', 'widget'],
  ['script'],
  ['widget'],
];

export const htmlDocuments = fc
  .record({
    frame: frames,
    content,
    ending: fc.constantFrom('\n', '\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '', '', '\ufeff'),
    show: fc.constantFrom(...shows),
  })
  .map(({ frame: [before, after], content, ending, mark, show }) => ({
    text: mark + (before + content + after).replace(/\r\n?|\n/g, ending),
    show,
  }));
