import { expect } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { fill } from './filling.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

/** Sections to repeat. `share` is the part of the usual number that is repeated if the parser takes longer. */
export const repeatedSections: readonly { where: string; unit: string; format: Format; share: number }[] = [
  { where: 'on lines of their own', unit: `${start}\n${end}\n\n`, format: 'md', share: 1 },
  { where: 'on one line', unit: `${start}${end}\n\n`, format: 'md', share: 1 },
  { where: 'in paragraphs', unit: `Text ${start}${end}\n\n`, format: 'md', share: 0.5 },
  { where: 'in a page', unit: `<p>${start}${end}</p>\n`, format: 'html', share: 1 },
];

/** The processor time in seconds for finding and filling all sections, and for finding them again in the result. */
export async function secondsToFill(unit: string, count: number, format: Format): Promise<number> {
  const before = process.cpuUsage();
  const filling = await fill(unit.repeat(count), ['badge'], format);
  const { user, system } = process.cpuUsage(before);
  if (filling.outcome !== 'filled') throw new Error(JSON.stringify(filling));
  expect(filling.found.sections).toHaveLength(count);
  return (user + system) / 1e6;
}
