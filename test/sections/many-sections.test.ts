import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { fill } from './filling.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** Seconds of processor time that filling all sections of a text takes, reading the result included. */
async function costOfFilling(unit: string, count: number, format: Format): Promise<number> {
  const before = process.cpuUsage();
  const filling = await fill(unit.repeat(count), ['badge'], format);
  const { user, system } = process.cpuUsage(before);
  if (filling.outcome !== 'filled') throw new Error(JSON.stringify(filling));
  expect(filling.found.sections).toHaveLength(count);
  return (user + system) / 1e6;
}

test.each<{ where: string; unit: string; format: Format; count?: number }>([
  { where: 'on lines of their own', unit: `${start}\n${end}\n\n`, format: 'md' },
  { where: 'on one line', unit: `${start}${end}\n\n`, format: 'md' },
  { where: 'in paragraphs', unit: `Text ${start}${end}\n\n`, format: 'md', count: 10_000 },
  { where: 'in a page', unit: `<p>${start}${end}</p>\n`, format: 'html' },
])(
  'up to 20,000 sections $where are found, filled and read again in less than 10 s',
  async ({ unit, format, count = 20_000 }) => {
    expect(await costOfFilling(unit, count, format)).toBeLessThan(10);
  },
);
