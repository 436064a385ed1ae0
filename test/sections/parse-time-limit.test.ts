import { expect, test } from 'vitest';
import { timeLimiter } from '../../src/runtime/effects.ts';
import type { Format } from '../../src/sections/format.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { rewriteSections } from '../../src/sections/rewrite-sections.ts';
import { createLocator } from '../../src/text/lines.ts';

const section = '<!-- status-snippets start -->\n\n<!-- status-snippets end -->\n\n';
const mdxSection = '{/* status-snippets start */}\n\n{/* status-snippets end */}\n\n';

/** The effects of this process, with limits of at most 200 ms. */
const impatient: typeof timeLimiter = {
  now: timeLimiter.now,
  runWithTimeLimit: (milliseconds, work) => timeLimiter.runWithTimeLimit(Math.min(milliseconds, 200), work),
};

const tooSlow =
  'the part of the file that starts here takes too long to parse (a file may take 60 s); simplify it, or move the sections to another file';

test.each<{ what: string; format: Format; text: string; line: number }>([
  { what: 'emphasis', format: 'md', text: `Text.\n\na ${'*a_ '.repeat(50_000)}\n${section}`, line: 3 },
  { what: 'quotes', format: 'md', text: `Text.\n\n${'> '.repeat(20_000)}a\n${section}`, line: 3 },
  { what: 'links', format: 'md', text: `${section}${'[a](<b'.repeat(50_000)}${section}`, line: 5 },
  { what: 'JavaScript', format: 'mdx', text: `${mdxSection}{[${'{a: 1},'.repeat(20_000)}]}`, line: 1 },
  { what: 'tags', format: 'html', text: `${section}${'<b>a</b>'.repeat(100_000)}`, line: 1 },
])('a part with $what that takes too long to parse is refused at its first line', async ({ format, text, line }) => {
  const { sections, problems } = await parseSections(text, format, { timeLimiter: impatient });
  expect(sections).toEqual([]);
  expect(problems.map(({ offset, ...problem }) => ({ ...problem, ...createLocator(text)(offset) }))).toEqual([
    { code: 'too-complex', message: tooSlow, line, column: 1 },
  ]);
});

test('the time limit of parsing applies to all parts of a file together', async () => {
  let seconds = 0;
  // Each part takes 25 s, by this clock.
  const effects = { ...timeLimiter, now: () => 12.5 * 1000 * seconds++ * 2 };
  const parts = '<b>Text</b>\n\n'.repeat(4) + section;
  const { problems } = await parseSections(parts, 'md', { timeLimiter: effects });
  expect(problems).toMatchObject([{ code: 'too-complex' }]);
});

test('a rewrite is refused if finding the sections left no time to parse the result', async () => {
  let elapsedMs = 0;
  const effects = { ...timeLimiter, now: () => elapsedMs };
  const text = `Text <!-- status-snippets start --><!-- status-snippets end -->\n`;
  const found = await parseSections(text, 'md', {
    timeLimiter: {
      ...effects,
      now: () => {
        elapsedMs += 61_000;
        return elapsedMs;
      },
    },
  });
  const result = await rewriteSections(found, [['new']]);
  expect(result).toMatchObject({ outcome: 'rejected', problem: { code: 'too-complex' } });
});

test('a part that is nested too deeply for the parser is refused without a crash', async () => {
  const text = `${mdxSection}{${'['.repeat(30_000)}${']'.repeat(30_000)}}\n`;
  const { problems } = await parseSections(text, 'mdx', { timeLimiter: timeLimiter });
  expect(problems).toHaveLength(1);
});
