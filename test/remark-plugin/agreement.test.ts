import { beforeAll, describe, expect, test } from 'vitest';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { htmlOf, parsed, transform } from './processors.ts';

/* The plugin agrees with the command line: its tree renders as the text that the command line writes. */

describe.each(sectionFixtures('md'))('the plugin, given $name,', ({ read }) => {
  const input = read('input.md') ?? '';
  const output = read('output.md');
  const options = { slug: 'acme', source: 'offline', ...JSON.parse(read('options.json') ?? '{}') };

  let transformed: ReturnType<typeof transform>;

  beforeAll(async () => {
    transformed = transform(input, options);
    await transformed;
  });

  test('renders what the command line writes', async () => {
    const { tree } = await transformed;
    expect(htmlOf(tree)).toBe(htmlOf(parsed(output ?? input)));
  });

  test('reports the same problems and warnings as the command line', async () => {
    const { file } = await transformed;
    const said = file.messages.map(({ line, column, ruleId, reason }) => `${line}:${column} ${ruleId}: ${reason}\n`);
    const expected = [read('warnings.txt'), read('problems.txt')].join('');
    // For the plugin a page without a section is fine.
    expect(said.join('')).toBe(expected.includes('no-section') ? '' : expected);
  });
});
