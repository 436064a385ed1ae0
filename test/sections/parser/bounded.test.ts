import fc from 'fast-check';
import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Event } from 'micromark-util-types';
import { describe, expect, test } from 'vitest';
import { markdownEvents } from '../../../src/sections/markdown/events.ts';
import { documents } from '../documents.ts';
import { installedMarkdown, readInstalled } from '../installed.ts';

/** Events as they read; adjacent words may be cut in other places. */
function shown(events: readonly Event[]): string[] {
  return events
    .filter(([, { type }]) => type !== 'data')
    .map(([action, { type, start, end }]) => `${action} ${type} ${start.offset} ${end.offset}`);
}

/** The events of the parser as remark uses it. */
function plainly(text: string): string[] {
  const parser = parse({ extensions: [gfm(), frontmatter(['yaml', 'toml'])] });
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const document = parser.document({ line: 1, column: 1, offset });
  return shown(postprocess(document.write(preprocess()(text, undefined, true))));
}

function expectTheSame(text: string): void {
  expect(shown(markdownEvents(text)({ start: 0, end: text.length }))).toEqual(plainly(text));
}

/** What the bounded constructs are made of, close together. */
const fragments = fc.constantFrom(
  ...['*', '**', '***', '_', '__', '___', '~', '~~', 'a', 'b', ' ', ' ', '.', '\n', '\\', '`', '(', ')'],
  ...['[', ']', '![', '](u)', '[x]', '[^n]', '![^n]', '<!--', '-->', '<?', '?>', '<!A', '>', '<![CDATA['],
  ...[
    ']]>',
    '<b>',
    '</b>',
    '<a href="x">',
    '\n=\n',
    '\n---\n',
    '\n\n',
    '\n[x]: y\n\n',
    '\n[^n]: z\n\n',
    '> ',
    '- ',
    '\n> ',
    '\nb',
    '](u "',
    '](u (',
    '"',
    '")',
    'www.a.b',
    ' http://a.b ',
    ' a@b.c ',
  ],
);

const scraps = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(''));

describe('a parser with bounds', () => {
  test('reads what the parser of remark reads, in 20,000 scraps', () => {
    fc.assert(fc.property(scraps, expectTheSame), { numRuns: Number(process.env.RUNS ?? 20_000) });
  }, 120_000);

  test.each(['[a](u "[a](u "c")', '[a](u ([a](u (c) [a](u (c))', '[a](u "[a](u \'c\') "'])(
    'reads %j, where a link without an end is followed by one',
    expectTheSame,
  );

  test('reads it where links and titles are all there is, in 10,000 scraps', () => {
    const parts = ['[a](u ', '"', '"c"', "'", '(', ')', '\\', ' ', '['];
    const links = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((some) => some.join(''));
    fc.assert(fc.property(links, expectTheSame), { numRuns: Number(process.env.RUNS ?? 10_000) });
  }, 120_000);

  test('reads it where addresses are all there is, in 10,000 scraps', () => {
    const parts = [
      'www.',
      'http://',
      'a',
      '_',
      '.',
      '!',
      '&amp;',
      '&',
      ']',
      '<',
      ' ',
      '/',
      '(',
      ')',
      '-',
      'é',
    ];
    const addresses = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((some) => some.join(''));
    fc.assert(fc.property(addresses, expectTheSame), { numRuns: Number(process.env.RUNS ?? 10_000) });
  }, 120_000);

  test('reads it in 1,000 documents', () => {
    fc.assert(
      fc.property(documents, ({ text }) => expectTheSame(text)),
      { numRuns: 1_000 },
    );
  }, 120_000);

  test('reads it in installed READMEs', () => {
    for (const path of installedMarkdown.slice(0, 100)) expectTheSame(readInstalled(path));
  }, 120_000);
});
