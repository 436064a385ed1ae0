import { describe, expect, test } from 'vitest';
import { renderContent } from '../../src/sections/context-layout.ts';
import { initialHtmlState } from '../../src/sections/html/elements.ts';
import { parseHtmlFragment } from '../../src/sections/html/parse-html-fragment.ts';
import { createEventParser } from '../../src/sections/markdown/event-parser.ts';
import { findMdxComments, parseMarker, parseUnclosedMarker } from '../../src/sections/markers/marker.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { createLocator, lineEndingOf } from '../../src/text/lines.ts';
import { TimeBudget } from '../../src/text/time-limit.ts';

/*
 * READMEs are untrusted, so the processing time must be proportional to the length of the text. With a quadratic step,
 * 250 KB of the texts below would take minutes. The time of the Markdown parser is not part of the measurements.
 */

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

function times(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** The processor time that a function takes, in seconds. */
async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('untrusted text of 250 KB', () => {
  const length = 250_000;
  const space = ' '.repeat(length);

  test.each(['{/*', '/*', '{ /* */ ', '{/* status-snippets end */}', '*/ ', '{ ', '\\', '\\{/*', ' '])(
    '250 KB of %j are searched for MDX comments in linear time',
    async (unit) => {
      const text = times(unit, length);
      expect(await processorSeconds(() => findMdxComments(text))).toBeLessThan(2);
      expect(await processorSeconds(() => findMdxComments(`${text}{/* status-snippets end */}`))).toBeLessThan(2);
    },
  );

  test.each(['<!--', '<!---->', '<!-- x -->', '<i>', '</b>', '<', '<a', '<a ', '<p>{/*x*/}', '<!', '--!>', '<script>'])(
    '250 KB of %j are parsed as HTML in linear time',
    async (unit) => {
      const html = times(unit, length);
      expect(await processorSeconds(() => parseHtmlFragment(html, initialHtmlState))).toBeLessThan(3);
    },
  );

  test.each(['a', ' ', 'a ', '=', '"', 'a=', 'slug ', 'start ', 'start-', '\n', ': ', '-->', 'show="badge" ', "'"])(
    '250 KB of %j in a comment are parsed as a marker in linear time',
    async (unit) => {
      for (const begin of [
        '',
        'status-snippets',
        'status-snippets ',
        'status-snippets start ',
        'status-snippets:start ',
      ]) {
        for (const rest of ['', 'x', '=']) {
          const text = begin + times(unit, length) + rest;
          expect(
            await processorSeconds(() => [parseMarker(text, 'html'), parseUnclosedMarker(text, 'html')]),
          ).toBeLessThan(1);
        }
      }
    },
  );

  test.each([
    `<b>${space}\n${space}</b>`,
    `<b>${space}</b>`,
    '\n'.repeat(length),
    '\\'.repeat(length),
    '|'.repeat(length),
  ])('a snippet of 250 KB is written into a section in linear time (case %#)', async (piece) => {
    expect(
      await processorSeconds(() => renderContent({ context: 'html', lines: 'single' }, [piece], '\n')),
    ).toBeLessThan(1);
    expect(await processorSeconds(() => renderContent({ context: 'inline', table: true }, [piece], '\n'))).toBeLessThan(
      1,
    );
  });

  test('the lines of 250 KB are counted in linear time for 25,000 positions and sections', async () => {
    const text = times('x\r\n', length);
    const offsets = Array.from({ length: 25_000 }, (_, index) => index * 10);
    expect(await processorSeconds(() => offsets.map(createLocator(text)))).toBeLessThan(2);
    const ranges = offsets.map((offset) => ({ start: offset, end: offset + 5 }));
    expect(await processorSeconds(() => lineEndingOf(text, ranges))).toBeLessThan(2);
  });
});

describe('documents of 50 KB', () => {
  test.each([
    [`${start}\n`, ''],
    [`${end}\n\n`, ''],
    [`${start}\n${end}\n\n`, ''],
    [`${start}${end}`, 'x '],
    [`${start}${end}`, '<p>'],
    [`${start}\n${end}\n`, '<p>\n'],
    ['<!---->\n', '<p>\n'],
    ['<!---->', '<p>'],
    ['{/*status-snippets end*/}\n\n', ''],
    ['{/*status-snippets end*/}\n', '<p>\n'],
    ['<!--status-snippet end-->', 'x '],
    [`- ${start}\n  ${end}\n`, ''],
    [`| ${start}${end} |\n`, '| a |\n| - |\n'],
    [`# ${start}${end}\n`, ''],
    [`<i>${start}</i>${end}\n\n`, ''],
    [`${start}\n<div>\n${end}\n</div>\n\n`, ''],
    [`${start.replace(' -->', ' show=definitions -->')}\n${end}\n\n`, ''],
    ['\n', `<!-- status-snippets start`],
  ])('finding sections in 50 KB of %j after %j takes little longer than the parser', async (unit, begin) => {
    const text = begin + times(unit, 50_000);
    const timeBudget = new TimeBudget();
    const parse = () =>
      createEventParser(text, { links: [], footnotes: [] }, timeBudget)({ start: 0, end: text.length });
    parse();
    const parsing = await processorSeconds(parse);
    expect((await processorSeconds(() => parseSections(text, 'md'))) - parsing).toBeLessThan(0.7);
  });
});
