import { expect, test } from 'vitest';
import { costOfFilling, repeatedSections } from './many-sections.ts';

test.each(repeatedSections)(
  'up to 4,000 sections $where are found, filled and found again in less than 3 s',
  async ({ unit, format, share }) => {
    expect(await costOfFilling(unit, 4000 * share, format)).toBeLessThan(3);
  },
);
