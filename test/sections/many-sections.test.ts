import { expect, test } from 'vitest';
import { repeatedSections, secondsToFill } from './many-sections.ts';

test.each(repeatedSections)(
  'up to 4,000 sections $where are found and filled in less than 3 s',
  async ({ unit, format, share }) => {
    expect(await secondsToFill(unit, 4000 * share, format)).toBeLessThan(3);
  },
);
