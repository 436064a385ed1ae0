import { describe, expect, test } from 'vitest';
import { parseSections } from '../../src/sections/parse-sections.ts';

/** The processor time that a function takes, in seconds. */
async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/* With a quadratic step, most of these texts would take half a minute or more. */
describe('HTML of 200 KB', () => {
  test.each([
    '<!---->',
    '<!-- status-snippets end -->',
    '<!-- status-snippets start --><!-- status-snippets end -->',
    '<p>{/*x*/}',
    '<i><!---->',
    '<div><!---->',
    '<table><!-- x -->',
    '<template>',
  ])('200 KB of %j are parsed as HTML in less than 8 s', async (unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    expect(await processorSeconds(() => parseSections(text, 'html'))).toBeLessThan(8);
  });
});

describe('JavaScript in MDX', () => {
  const section = '{/* status-snippets start */}{/* status-snippets end */}\n\n';
  const times = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));
  const items = (length: number) => times('{ a: "b" },\n', length);

  test.each([
    `{[\n${items(10_000)}].length}`,
    `{[\n${times('{ name: "a", url: "https://example.com/a/b" },\n', 15_000)}].length}`,
    `export const rows = [\n${items(50_000)}]`,
    times('import a from "b"\n', 50_000).replace(/a/g, (_, index) => `a${index}`),
    times('<Cell value={1} />\n\n', 50_000),
    `<Table ${times('a={1} ', 50_000)}/>`,
  ])('sections in MDX are found despite long JavaScript (case %#)', async (code) => {
    const { sections, problems } = await parseSections(section + code, 'mdx');
    expect(problems).toEqual([]);
    expect(sections).toHaveLength(1);
  });
});

test('a byte-order mark before a marker in HTML does not count as indentation', async () => {
  const text = '\uFEFF<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
  const { sections } = await parseSections(text, 'html');
  expect(sections[0]?.layout).toMatchObject({ prefix: '', closingPrefix: '' });
});
