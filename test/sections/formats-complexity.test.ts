import { describe, expect, test } from 'vitest';
import { findSections } from '../../src/sections/find.ts';

/** Seconds of the processor's time. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
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
  ])('of %j are read in a few seconds', (unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    expect(cost(() => findSections(text, 'html'))).toBeLessThan(8);
  });
});

test('a byte-order mark on the line of a marker is no indentation', () => {
  const text = '\uFEFF<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
  expect(findSections(text, 'html').sections[0]?.layout).toMatchObject({ prefix: '', endPrefix: '' });
});
