import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfRelevantText } from '../../src/sections/markdown/end-of-relevant-text.ts';
import { randomRuns } from '../support/random-runs.ts';
import { documents, hasListThatMicromarkMisses } from './documents.ts';
import { expectSameFinding } from './plain-parser.ts';

/* The program parses a text only as far as it can matter. It must find the same as in the whole text. */

const start = '<!-- status-snippets start slug="acme" -->';
const end = '<!-- status-snippets end -->';

test.each([
  [
    'a section in a list that becomes loose further down',
    `- a\n  ${start}\n  ${end}\n- b\n\n- c\n`,
  ],
  ['a link whose definition comes last', `[a ${start}${end} b][ref]\n\nText.\n\n[ref]: /x\n`],
  ['a link whose definition comes first', `[ref]: /x\n\nText.\n\n[a ${start}${end} b][ref]\n`],
  ['a link with a badge in it', `[![CI][ci] ${start}${end}][ref]\n\n[ci]: /x\n[ref]: /x\n`],
  ['a link after code with a bracket', `[a \`[b\` c] ${start}${end} d][ref]\n\n[ref]: /x\n`],
  ['a link after an escaped bracket', `[a \\[b] ${start}${end} d][ref]\n\n[ref]: /x\n`],
  ['a link with a link in it', `[a [b] ${start}${end} c](/x)\n\n[b]: /x\n`],
  ['a link after code with brackets', `[a \`]\` ${start}${end} b][ref]\n\n[ref]: /x\n`],
  [
    'a link after an element with a bracket',
    `[a <b title="]"> ${start}${end} b][ref]\n\n[ref]: /x\n`,
  ],
  [
    'a footnote that continues after a section',
    `[^1]: ${start}\n    ${end}\n\n    more\n\nText.[^1]\n`,
  ],
  ['a footnote whose label contains a tag', `a ${start}[^<b>]${end}</b>\n\n[^<b>]: A note.\n`],
  ['brackets like a footnote with a tag', `a ${start}[^<b>]${end}</b> <b>c</b>\n\n[<i>]: /x\n`],
  ['an element that is closed further down', `${start}\n<b>\n\n${end}\n\nText.\n\n</b>\n`],
  ['an element opened long before', `<b>\n\nText.\n\n${start}\n</b>\n\n${end}\n`],
  [
    'a comment that contains blank lines',
    '<!-- status-snippets start\n\nslug="acme" -->\n\ntext\n',
  ],
  ['a comment in a comment', `<!-- a\n\n${start}\n\nb ${end}\n\nText.\n`],
  ['a comment that ends for a browser alone', `${start}\n\na\n\n<!-- b --!> ${end}\n`],
  [
    'a definition of a label of the snippets at the end',
    `${start}\n${end}\n\nText.\n\n[Status-Badge]: /x\n`,
  ],
  ['a definition with a long s', `${start}\n${end}\n\nText.\n\n[ſtatus-badge]: /x\n`],
  ['front matter with blank lines', `---\na: |\n\n  ${start}\n\nb: 1\n---\n\n${start}\n${end}\n`],
  ['text that only looks like front matter', `---\n\n${start}\n${end}\n`],
  [
    'a code block that contains blank lines',
    `\`\`\`\na\n\n${start}\n\nb\n\`\`\`\n\n${start}\n${end}\n`,
  ],
  [
    'elements in capitals that contain blank lines',
    `<PRE>\n\n${start}\n\n</PRE>\n\n${start}\n${end}\n`,
  ],
  [
    'a declaration in capitals that contains blank lines',
    `<!A\n\n${start}\n\nb>\n\n${start}\n${end}\n`,
  ],
  ['a code block in a list', `- \`\`\`\n  a\n\nText\n\n${start}\n${end}\n`],
  ['a code block that is never closed', `~~~\na\n\nb\n\n${start}\n${end}\n`],
  ['a list after front matter without an end', `---\n\n- ${start}\n\n  a\n\n  ${end}\n\nText.\n`],
])('parsing only what matters finds the same as parsing the whole text in %s', async (_, text) => {
  await expectSameFinding(text);
  await expectSameFinding(text.replaceAll('\n', '\r\n'));
  await expectSameFinding(text.replaceAll('\n', '\r'));
});

test('a row of badges and a section is parsed without what follows it, which may define their links', () => {
  const row = `[![CI](/ci.svg)](/ci) [![npm][npm]][package] ${start}${end}\n\n`;
  expect(endOfRelevantText(`# A\n\n${row}Text.\n\n[npm]: /npm.svg\n[package]: /package\n`)).toBe(
    5 + row.length,
  );
});

/** Texts before or after a document that could change how it is parsed. */
const neighbors = fc.constantFrom(
  '',
  'More.\n',
  'More.\n\n- a list\n\n- of two\n\n',
  'More.\n\n[a]: /a\n[b]: /b\n[ref]: /ref\n\n',
  'More.\n\n</b></em></p></div></details></span>\n\n',
  'More.\n\n<b>\n\n<div><details>\n\nText.\n\n',
  'More.\n\n-->\n\n```\n\n*/}\n\n',
  '```md\n\nText.\n\n<!--\n\n```\n\n',
  '<!--\n\nText.\n\n-->\n\n',
  '<script>\n\nText.\n\n</script>\n\n',
  '<textarea>\n\nText.\n\n',
  '~~~\n\nText.\n\n',
  'More.\n\n[^1]: A note.\n\n',
  '[<b>]: /b\n\nMore [<b>] and [^<b>].\n\n[^<b>]: A note.\n\n',
);

test('parsing only what matters in random Markdown documents finds the same as parsing the whole text', async () => {
  const property = fc.asyncProperty(
    neighbors,
    documents,
    neighbors,
    async (before, { text }, after) => {
      if (hasListThatMicromarkMisses(text)) return;
      await expectSameFinding(`${before}${text}\n\n${after}`);
      await expectSameFinding(`${text}${after}`);
    },
  );
  await fc.assert(property, { numRuns: randomRuns(150) });
});
