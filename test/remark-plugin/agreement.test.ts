import { beforeAll, describe, expect, test } from 'vitest';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { htmlOf, parsed, transform } from './processors.ts';

/* Tests that the tree of the plugin renders like the text that the command line writes. */

describe.each(sectionFixtures('md'))('the plugin and $name', ({ name, read }) => {
  const input = read('input.md') ?? '';
  const output = read('output.md');
  const options = { slug: 'acme', source: 'offline', ...JSON.parse(read('options.json') ?? '{}') };

  let transformed: ReturnType<typeof transform>;

  beforeAll(async () => {
    transformed = transform(input, options);
    await transformed;
  });

  test(`the plugin renders ${name} like the text that the command line writes`, async () => {
    const { tree } = await transformed;
    expect(htmlOf(tree)).toBe(htmlOf(parsed(output ?? input)));
  });

  test(`the plugin reports the same problems and warnings for ${name} as the command line`, async () => {
    const { file } = await transformed;
    const reported = file.messages.map(
      ({ line, column, ruleId }) => `${line}:${column} ${ruleId}\n`,
    );
    const expected = [read('warnings.txt'), read('problems.txt')].join('');
    // The plugin does not require a section.
    expect(reported.join('')).toBe(expected.includes('no-section') ? '' : expected);
  });
});
