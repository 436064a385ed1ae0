import { describe, expect, test } from 'vitest';
import { findSections } from '../../src/sections/find.ts';

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
  expect(sections[0]?.layout).toMatchObject({ prefix: '', closingPrefix: '' });
});
