import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding } from '../../src/core/errors.ts';
import { parseShow } from '../../src/sections/marker.ts';
import { type SectionFixture, sectionFixtures } from '../support/section-fixtures.ts';
import { refreshText } from './refreshing.ts';

/*
 * Tests that `input` in every folder of test/fixtures/sections becomes `output`, or is refused with `problems.txt`.
 * A case has `warnings.txt` and `options.json` if it needs them. `UPDATE=1` writes the expected files.
 */

const update = process.env.UPDATE === '1';

function expectFile({ pathOf, read }: SectionFixture, file: string, actual: string | null): void {
  if (update && actual === null) rmSync(pathOf(file), { force: true });
  if (update && actual !== null) writeFileSync(pathOf(file), actual);
  expect(actual, file).toBe(read(file));
}

for (const format of ['md', 'mdx', 'html'] as const) {
  const fixtures = sectionFixtures(format);
  const filled = fixtures.filter(({ read }) => read(`output.${format}`) !== null);

  test.each(fixtures)(
    'the input of $name gives the expected output, problems and warnings',
    async (fixture) => {
      const input = fixture.read(`input.${format}`) ?? '';
      const { outcome, text, findings } = await refreshText(
        input,
        format,
        settingsOf(fixture.read('options.json')),
      );
      expectFile(fixture, 'problems.txt', linesOf('error', findings));
      expectFile(fixture, 'warnings.txt', linesOf('warning', findings));
      expectFile(fixture, `output.${format}`, outcome === 'failed' ? null : text);
    },
  );

  test.each(filled)('the output of $name is unchanged in a second run', async ({ read }) => {
    const output = read(`output.${format}`) ?? '';
    const again = await refreshText(output, format, settingsOf(read('options.json')));
    expect(again).toMatchObject({ outcome: 'unchanged', text: output });
  });
}

function settingsOf(options: string | null) {
  const { show, ...settings }: { show?: string } = options === null ? {} : JSON.parse(options);
  return { ...settings, ...(show !== undefined && { show: parseShow(show) }) };
}

/** The places and codes of findings. Their sentences are tested in messages.test.ts. */
function linesOf(wanted: Finding['level'], findings: readonly Finding[]): string | null {
  const lines = findings.flatMap(({ level, line = 1, column = 1, code }) =>
    level === wanted ? [`${line}:${column} ${code}\n`] : [],
  );
  return lines.length === 0 ? null : lines.join('');
}
