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

test('a byte-order mark on the line of a marker is no indentation', async () => {
  const text = '\uFEFF<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
  const { sections } = await findSections(text, 'html');
  expect(sections[0]?.layout).toMatchObject({ prefix: '', endPrefix: '' });
});
