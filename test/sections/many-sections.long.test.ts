import { expect, test } from 'vitest';
import { costOfFilling, repeatedSections } from './many-sections.ts';

test.each(repeatedSections)(
  'up to 20,000 sections $where are found, filled and read again in less than 10 s',
  async ({ unit, format, share }) => {
    expect(await costOfFilling(unit, 20_000 * share, format)).toBeLessThan(10);
  },
);
