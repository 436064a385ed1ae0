import { expect, test } from 'vitest';
import { timeLimiter } from '../../src/runtime/effects.ts';
import type { Format } from '../../src/sections/format.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { ParseTimeBudget } from '../../src/sections/parse-time-limit.ts';
import { rewriteSections } from '../../src/sections/rewrite-sections.ts';
import { createLocator } from '../../src/text/lines.ts';

const section = '<!-- status-snippets start -->\n\n<!-- status-snippets end -->\n\n';
const mdxSection = '{/* status-snippets start */}\n\n{/* status-snippets end */}\n\n';

/** The time limiter of this process, with limits of at most 200 ms. */
const shortTimeLimiter: typeof timeLimiter = {
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
  const { sections, problems } = await parseSections(text, format, { timeLimiter: shortTimeLimiter });
  expect(sections).toEqual([]);
  expect(problems.map(({ offset, ...problem }) => ({ ...problem, ...createLocator(text)(offset) }))).toEqual([
    { code: 'too-complex', message: tooSlow, line, column: 1 },
  ]);
});

test('the time limit of parsing applies to all parts of a file together', async () => {
  let seconds = 0;
  // By this clock each part takes 25 s.
  const effects = { ...timeLimiter, now: () => 12.5 * 1000 * seconds++ * 2 };
  const parts = '<b>Text</b>\n\n'.repeat(4) + section;
  const { problems } = await parseSections(parts, 'md', { timeLimiter: effects });
  expect(problems).toMatchObject([{ code: 'too-complex' }]);
});

test('a rewrite is refused if finding the sections used up the time to parse the result', async () => {
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

test('a parser that runs out of stack causes a problem of its part, and other errors are thrown unchanged', () => {
  const parse = (error: Error) => () =>
    new ParseTimeBudget().runWithin({ start: 3, end: 5 }, () => {
      throw error;
    });
  const message =
    'the part of the file that starts here is nested too deeply to parse; simplify it, or move the sections to another file';
  const problem = { offset: 3, code: 'too-complex', message };
  expect(parse(new RangeError('Maximum call stack size exceeded'))).toThrow(
    expect.objectContaining({ name: 'ParseLimitError', problem }),
  );
  expect(parse(new TypeError('a'))).toThrow(new TypeError('a'));
});

test('a part of more than 4,096 characters may take only the time that is left', () => {
  let elapsedMs = 1_000_000;
  const limits: number[] = [];
  const budget = new ParseTimeBudget({
    now: () => elapsedMs,
    runWithTimeLimit: (milliseconds, work) => {
      limits.push(milliseconds);
      return { outcome: 'finished', value: work() };
    },
  });
  const takeMs = (milliseconds: number) => () => {
    elapsedMs += milliseconds;
    return milliseconds;
  };
  expect(budget.runWithin({ start: 5000, end: 9096 }, takeMs(20_000))).toBe(20_000);
  expect(budget.runWithin({ start: 0, end: 4097 }, takeMs(10_000.5))).toBe(10_000.5);
  expect(budget.runWithin({ start: 0, end: 4097 }, takeMs(29_999.5))).toBe(29_999.5);
  expect(limits).toEqual([40_000, 30_000]);
  expect(() => budget.runWithin({ start: 0, end: 1 }, takeMs(0))).toThrow('takes too long to parse');
});
