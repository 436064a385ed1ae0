import { expect, test } from 'vitest';
import { repeatedSections, secondsToFill } from './many-sections.ts';

test.each(repeatedSections)(
  'up to 20,000 sections $where are found and filled in less than 10 s',
  async ({ unit, format, share }) => {
    expect(await secondsToFill(unit, 20_000 * share, format)).toBeLessThan(10);
  },
);
