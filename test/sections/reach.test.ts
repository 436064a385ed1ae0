import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, findSections } from '../../src/sections/find.ts';
import { reachOf } from '../../src/sections/reach.ts';
import { documents } from './documents.ts';
import { installedMarkdown, readInstalled } from './installed.ts';

const start = '<!-- status-snippets start slug="acme" -->';
const end = '<!-- status-snippets end -->';

function found({ sections, problems, warnings }: Finding) {
  return { sections, problems, warnings };
}

function expectNothingMissed(text: string): void {
  const whole = findSections(text, 'md', { extent: 'whole' });
  expect(found(findSections(text, 'md'))).toEqual(found(whole));
}

/** What may come behind a document, and what could reach back from there. */
const tails = fc.constantFrom(
  '',
  'More.\n',
  '\n\nMore.\n\n- a list\n\n- of two\n',
  '\n\nMore.\n\n[a]: /a\n[b]: /b\n[ref]: /ref\n',
  '\n\nMore.\n\n</b></em></p></div></details></span>\n',
  '\n\nMore.\n\n-->\n\n```\n\n*/}\n',
  '\n\nMore.\n\n[^1]: A note.\n',
);

describe('how far a text is read', () => {
  test('finds what reading all of it finds, in 1,500 documents', () => {
    fc.assert(
      fc.property(documents, tails, ({ text }, tail) => expectNothingMissed(text + tail)),
      { numRuns: 1_500 },
    );
  }, 120_000);

  test('finds what reading all of it finds, in installed READMEs with a section in front or in the middle', () => {
    for (const path of installedMarkdown.slice(0, 60)) {
      const text = readInstalled(path);
      const middle = text.indexOf('\n\n', text.length / 2) + 2;
      expectNothingMissed(`${start}\n${end}\n\n${text}`);
      expectNothingMissed(`${text.slice(0, middle)}${start}\n${end}\n\n${text.slice(middle)}`);
    }
  }, 120_000);

  test.each([
    ['a section in a list whose items stand apart further on', `- a\n  ${start}\n  ${end}\n- b\n\n- c\n`],
    ['a link whose definition comes last', `[a ${start}${end} b][ref]\n\nText.\n\n[ref]: /x\n`],
    ['a footnote that goes on', `[^1]: ${start}\n    ${end}\n\n    more\n\nText.[^1]\n`],
    ['an element closed further on', `${start}\n<b>\n\n${end}\n\nText.\n\n</b>\n`],
    ['a comment that blank lines divide', '<!-- status-snippets start\n\nslug="acme" -->\n\ntext\n'],
    ['a definition of one of our labels, last', `${start}\n${end}\n\nText.\n\n[Status-Badge]: /x\n`],
  ])('is enough for %s', (_, text) => {
    expectNothingMissed(text);
  });

  test('ends with the block of the last marker', () => {
    const head = `# T\n\n${start}\n${end}\n\n`;
    expect(reachOf(`${head}Text.\n\nMore.\n`)).toBe(head.length);
    expect(reachOf('Text.\n\nMore.\n')).toBe(0);
  });
});
