import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { fill } from './refreshing.ts';

const start = '<!-- status-snippets start -->';
const end = '<!-- status-snippets end -->';

const sections: readonly {
  readonly count: number;
  readonly where: string;
  readonly unit: string;
  readonly format: Format;
}[] = [
  { count: 20_000, where: 'on lines of their own', unit: `${start}\n${end}\n\n`, format: 'md' },
  { count: 20_000, where: 'on one line', unit: `${start}${end}\n\n`, format: 'md' },
  { count: 10_000, where: 'in paragraphs', unit: `Text ${start}${end}\n\n`, format: 'md' },
  { count: 20_000, where: 'in a page', unit: `<p>${start}${end}</p>\n`, format: 'html' },
];

test.each(sections)(
  '$count sections $where are found and filled in less than 20 s of processor time',
  async ({ count, unit, format }) => {
    const before = process.cpuUsage();
    const filling = await fill(unit.repeat(count), ['badge'], format);
    const { user, system } = process.cpuUsage(before);
    if (filling.outcome !== 'filled') throw new Error(JSON.stringify(filling));
    expect(filling.contexts).toHaveLength(count);
    expect((user + system) / 1e6).toBeLessThan(20);
  },
);
