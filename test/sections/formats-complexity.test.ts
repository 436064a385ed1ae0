import { describe, expect, test } from 'vitest';
import { findSections } from '../../src/sections/find.ts';
import type { SectionProblem } from '../../src/sections/problem.ts';
import { placesIn } from '../../src/text/position.ts';

/** Seconds of the processor's time. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/* With a quadratic step anywhere, most of these would take half a minute or more. */
describe('two hundred kilobytes of HTML', () => {
  test.each([
    '<!---->',
    '<!-- status-snippets end -->',
    '<!-- status-snippets start --><!-- status-snippets end -->',
    '<p>{/*x*/}',
    '<i><!---->',
    '<div><!---->',
    '<table><!-- x -->',
    '<template>',
  ])('of %j are read in a few seconds', async (unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    expect(await cost(() => findSections(text, 'html'))).toBeLessThan(8);
  });
});

describe('JavaScript of MDX', () => {
  const section = '{/* status-snippets start */}{/* status-snippets end */}\n\n';
  const times = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));
  const items = (length: number) => times('{ a: "b" },\n', length);

  test.each([
    { what: 'an expression', code: `{[\n${items(50_000)}].length}`, line: 3, column: 1 },
    { what: 'an expression in a quote', code: `> {[${times('{ a: "b" },', 50_000)}]}`, line: 3, column: 3 },
    { what: 'an attribute', code: `<Table rows={[\n${items(50_000)}]} />`, line: 3, column: 13 },
    { what: 'a spread', code: `<Table {...[\n${items(50_000)}]} />`, line: 3, column: 8 },
    { what: 'an unclosed expression', code: `{ "\`" + \`${times('}\\n\\n', 50_000)}`, line: 3, column: 1 },
    {
      what: 'an export',
      code: `export const rows = [\n${times('{ a: "b" },\n\n', 50_000)}]`,
      line: 3,
      column: 1,
    },
  ])('is refused where its end takes too long to find, in $what', async ({ code, line, column }) => {
    const text = section + code;
    let problems: readonly SectionProblem[] = [];
    expect(
      await cost(async () => {
        ({ problems } = await findSections(text, 'mdx'));
      }),
    ).toBeLessThan(4);
    const place = problems[0] && placesIn(text)(problems[0].offset);
    expect({ codes: problems.map((problem) => problem.code), place }).toEqual({
      codes: ['too-long'],
      place: { line, column },
    });
  });

  test('is refused where too many imports stand by themselves', async () => {
    const imports = Array.from({ length: 2_000 }, (_, index) => `import a${index} from "a"\n\n`).join('');
    const { problems } = await findSections(section + imports, 'mdx');
    expect(problems.map((problem) => problem.code)).toEqual(['too-long']);
  });

  test.each([
    `{[\n${items(10_000)}].length}`,
    `{[\n${times('{ name: "a", url: "https://example.com/a/b" },\n', 15_000)}].length}`,
    `export const rows = [\n${items(50_000)}]`,
    times('import a from "b"\n', 50_000).replace(/a/g, (_, index) => `a${index}`),
    times('<Cell value={1} />\n\n', 50_000),
    `<Table ${times('a={1} ', 50_000)}/>`,
  ])('is read where it is long but simple (%#)', async (code) => {
    const { sections, problems } = await findSections(section + code, 'mdx');
    expect(problems).toEqual([]);
    expect(sections).toHaveLength(1);
  });
});

test('a byte-order mark on the line of a marker is no indentation', async () => {
  const text = '\uFEFF<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
  const { sections } = await findSections(text, 'html');
  expect(sections[0]?.layout).toMatchObject({ prefix: '', endPrefix: '' });
});
