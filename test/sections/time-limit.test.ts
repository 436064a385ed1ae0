import { expect, test } from 'vitest';
import {
  countMarkup,
  createTimeLimiter,
  limitProcessorTime,
  TimeBudget,
} from '../../src/core/limits.ts';
import type { Format } from '../../src/sections/format.ts';
import { parseSections } from '../../src/sections/parse-sections.ts';
import { rewriteSections } from '../../src/sections/rewrite-sections.ts';

const section = '<!-- status-snippets start -->\n\n<!-- status-snippets end -->\n\n';
const mdxSection = '{/* status-snippets start */}\n\n{/* status-snippets end */}\n\n';

const contributor =
  '<td align="center"><a href="https://github.com/a"><img src="https://avatars.githubusercontent.com/u/1?v=4" width="100px;" alt="A"/><br /><sub><b>A</b></sub></a><br /><a href="#code-a" title="Code">💻</a></td>\n';

const reopened = (count: number) =>
  `<p>${Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('')}</p>${'<p>x'.repeat(count)}`;

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

/** Lengths of texts: one is processed with a timer, the other one without. */
const [long, short] = [10_000, 1];

/** Keeps the processor busy until the time since the start is used. */
function work(milliseconds: number, start = process.cpuUsage()): 'done' {
  const usage = () => process.cpuUsage(start);
  while ((usage().user + usage().system) / 1000 < milliseconds);
  return 'done';
}

test.each<{ what: string; format: Format; text: string }>([
  { what: 'emphasis', format: 'md', text: `Text.\n\na ${'*a_ '.repeat(30_000)}\n${section}` },
  { what: 'quotes', format: 'md', text: `Text.\n\n${'> '.repeat(20_000)}a\n${section}` },
  { what: 'links', format: 'md', text: `${section}${'[a](<b'.repeat(50_000)}${section}` },
  { what: 'JavaScript', format: 'mdx', text: `${mdxSection}{[${'{a: 1},'.repeat(20_000)}]}` },
  { what: 'tags', format: 'html', text: `${section}${'<b>a</b>'.repeat(100_000)}` },
])('a text with $what that takes too long to parse is refused', async ({ format, text }) => {
  const { sections, problems } = await parseSections(text, format, new TimeBudget(60));
  expect(sections).toEqual([]);
  expect(problems).toMatchObject([{ code: 'too-complex', offset: 0 }]);
});

test('a rewrite is refused if finding the sections used up the time for the file', async () => {
  const timeBudget = new TimeBudget(50);
  const found = await parseSections(
    'Text <!-- status-snippets start --><!-- status-snippets end -->\n',
    'md',
    timeBudget,
  );
  timeBudget.run(short, () => work(60));
  const result = await rewriteSections(found, [['new']]);
  expect(result).toMatchObject({ problems: [{ code: 'too-complex' }] });
});

test('a section that is up to date is not refused if finding it used up the time for the file', async () => {
  const timeBudget = new TimeBudget(50);
  const text = 'Text <!-- status-snippets start -->same<!-- status-snippets end -->\n';
  const found = await parseSections(text, 'md', timeBudget);
  timeBudget.run(short, () => work(60));
  expect(await rewriteSections(found, [['same']])).toMatchObject({ text, changed: [false] });
});

test('work on a long text is stopped when the time for the file is used up', () => {
  const budget = new TimeBudget(100);
  const startedAt = performance.now();
  const endless = () => {
    for (;;);
  };
  expect(() => budget.run(long, endless)).toThrow(
    'this file takes too long to parse (a file may take 0.1 s of processor time); simplify it, or move the sections to another file',
  );
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(() => budget.run(short, () => 1)).toThrow(
    expect.objectContaining({ code: 'too-complex' }),
  );
});

test('all work on a file uses up its time together', () => {
  const budget = new TimeBudget(75);
  expect(budget.run(short, () => work(50))).toBe('done');
  expect(budget.run(short, () => work(50))).toBe('done');
  expect(() => budget.run(short, () => 3)).toThrow(
    expect.objectContaining({ code: 'too-complex' }),
  );
});

test('all parts of the work for a repository use up its time together', async () => {
  const limit = { maxMs: 75, usedMs: 0 };
  const attempt = () =>
    limitProcessorTime(limit, async () => {
      await null; // as reading a file does
      return new TimeBudget().run(short, () => work(50));
    });
  expect(await attempt()).toBe('done');
  expect(await attempt()).toBe('done');
  await expect(attempt()).rejects.toMatchObject({ code: 'too-complex' });
  expect(new TimeBudget().run(short, () => work(50))).toBe('done');
});

test('work that begins while other work runs has its whole limit, and no other work ends it', async () => {
  const limitTime = createTimeLimiter(150);
  const quick = limitTime(async () => new TimeBudget().run(short, () => work(50)));
  const slow = limitTime(async () => {
    for (let part = 0; part < 10; part += 1) {
      await null;
      new TimeBudget().run(short, () => work(50));
    }
  });
  await expect(slow).rejects.toMatchObject({ code: 'too-complex' });
  expect(await quick).toBe('done');
});

test('an error in the work on a long text is thrown unchanged', () => {
  class OwnError extends Error {}
  const error = new OwnError('no');
  const failing = () => {
    throw error;
  };
  expect(() => new TimeBudget().run(long, failing)).toThrow(error);
});

test.each([
  ['short', short],
  ['long', long],
])('a %s text that is nested too deeply for the stack is refused', (_, length) => {
  const deep = (): number => 1 + deep();
  const message = expect.stringContaining('this file is nested too deeply to parse; simplify it');
  const error = expect.objectContaining({ code: 'too-complex', message });
  expect(() => new TimeBudget().run(length, deep)).toThrow(error);
});

test('a text that is nested too deeply for its parser is refused without a crash', async () => {
  const text = `${mdxSection}{${'['.repeat(30_000)}${']'.repeat(30_000)}}\n`;
  const { problems } = await parseSections(text, 'mdx');
  expect(problems).toHaveLength(1);
});

test.each([
  ['arrow functions', `${'{a=>'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['arrow functions with parentheses', `${'{(a)=>'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['attributes', `${'<A b={'.repeat(2500)}1${'}/>'.repeat(2500)}`],
])('nested %s in MDX are refused before they end the process', async (_, nested) => {
  const { problems } = await parseSections(`${mdxSection}${nested}\n`, 'mdx');
  expect(problems).toMatchObject([{ code: 'too-complex' }]);
});

test.each<{ what: string; format: Format; text: string }>([
  {
    what: '17,000 elements and comments',
    format: 'html',
    text: `${'<div>'.repeat(17_000)}${'<!--snippet-->'.repeat(17_000)}${section}`,
  },
  { what: '20,000 nested elements', format: 'html', text: '<i>'.repeat(20_000) + section },
  {
    what: 'comments in 1,500 components',
    format: 'mdx',
    text: `${'<A>'.repeat(1500)}${'{/*snippet*/}'.repeat(2000)}${mdxSection.replaceAll('\n', '')}${'</A>'.repeat(1500)}`,
  },
  {
    what: '85 KB of words like a marker',
    format: 'md',
    text: section + '/*status-snippet '.repeat(5000),
  },
  {
    what: '21,000 definitions that do not matter to it',
    format: 'md',
    text: section + numbered(21_000, (index) => `[${index}]: a\n\n`).join(''),
  },
])('a section is found within 10 s of processor time beside $what', async ({ format, text }) => {
  const { sections, problems } = await parseSections(text, format, new TimeBudget(10_000));
  expect(problems).toEqual([]);
  expect(sections).toHaveLength(1);
});

test('lists inside items count for the time that they take', () => {
  expect(countMarkup('- - a\n'.repeat(2200))).toBeGreaterThan(
    countMarkup('- a - a\n'.repeat(2200)),
  );
});

test.each<{ what: string; format: Format; text: string }>([
  { what: 'lists', format: 'md', text: `${'- <a\n'.repeat(60_000)}\n${section}` },
  { what: 'emphasis', format: 'md', text: `A ${'*a_ '.repeat(45_000)}<b>\n\n${section}` },
  { what: 'tables', format: 'md', text: `|<b>|\n|-|\n${'|a|\n'.repeat(60_000)}\n${section}` },
  { what: 'JSX', format: 'mdx', text: `${mdxSection}${'<A />\n\n'.repeat(40_000)}` },
  { what: 'expressions', format: 'mdx', text: `${mdxSection}${'{a}\n\n'.repeat(40_000)}` },
  { what: 'elements', format: 'html', text: `${section}${'<br>'.repeat(310_000)}` },
])(
  'a text with too much markup, such as $what, is refused before it is parsed',
  async ({ format, text }) => {
    const { problems } = await parseSections(text, format, new TimeBudget(3000));
    expect(problems).toMatchObject([{ code: 'too-complex', offset: 0 }]);
    expect(problems[0]?.message).toContain('too much markup');
  },
);

test.each<{ what: string; text: string }>([
  {
    what: 'a list of 2000 links',
    text: '- [name](https://example.com/owner/name) - What it is.\n'.repeat(2000),
  },
  { what: 'a table of 1500 contributors', text: `<table>\n${contributor.repeat(1500)}</table>\n` },
  {
    what: '400 KB of code',
    text: `\`\`\`\n\n${'{ "name": "value", "other": ["words"] },\n'.repeat(10_000)}\`\`\`\n`,
  },
])('a section is found beside $what', async ({ text }) => {
  const { sections, problems } = await parseSections(`${section}\n${text}\n${section}`, 'md');
  expect(problems).toEqual([]);
  expect(sections).toHaveLength(2);
});

test.each([
  ['formatting that is opened again in each paragraph', reopened(1000)],
  ['a little of it', reopened(150)],
])('a page with %s is refused before it takes much memory', async (_, content) => {
  const { problems } = await parseSections(`<p>${section}</p>${content}`, 'html');
  expect(problems).toMatchObject([{ code: 'too-complex' }]);
});

test.each<[Format, string]>([
  ['md', `${section.slice(0, 31)}${reopened(1200)}\n\n${section.slice(31)}`],
  ['md', `${section.slice(0, 31)}${'a\n\n'.repeat(5500)}${section.slice(31)}`],
  ['html', `<p>${section.slice(0, 31)}${'<i>x</i> '.repeat(2000)}${section.slice(31)}</p>`],
])(
  'a long old content of a section in %s is replaced without being compared',
  async (format, text) => {
    const found = await parseSections(text, format);
    expect(await rewriteSections(found, [['new']])).toMatchObject({ changed: [true] });
  },
);

test.each([
  [16_384, false],
  [16_385, true],
])(
  'an old content of %i characters that reads the same is rewritten: %s',
  async (length, isRewritten) => {
    const content = `\n\n${'new'.padEnd(length - 4)}\n\n`;
    const found = await parseSections(section.replace(/(?<=start -->)\s*/, content), 'md');
    expect(await rewriteSections(found, [['new']])).toMatchObject({ changed: [isRewritten] });
  },
);
