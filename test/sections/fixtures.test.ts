import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { InputFile, RefreshSettings } from '../../src/refresh/refresh-input.ts';
import type { Format } from '../../src/sections/format.ts';
import { readShow } from '../../src/sections/markers/attributes.ts';
import { type SectionFixture, sectionFixtures } from '../support/section-fixtures.ts';

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

  test.each(fixtures)('the input of $name gives the expected output, problems and warnings', async (fixture) => {
    const input = fixture.read(`input.${format}`) ?? '';
    const run = await refresh(input, format, settingsOf(fixture.read('options.json')));
    expectFile(fixture, 'problems.txt', lines([...(run.files[0]?.problems ?? [])]));
    expectFile(fixture, 'warnings.txt', lines(run.warnings));
    expectFile(fixture, `output.${format}`, run.failure ? null : textAfter(run, input));
  });

  test.each(filled)('the output of $name is unchanged in a second run', async ({ read }) => {
    const output = read(`output.${format}`) ?? '';
    const run = await refresh(output, format, settingsOf(read('options.json')));
    expect(textAfter(run, output)).toBe(output);
    expect(run.outcome).toBe('unchanged');
  });
}

async function refresh(text: string, format: Format, settings: RefreshSettings) {
  const file: InputFile = {
    ...{ path: `input.${format}`, format, mustHaveSection: true },
    content: { outcome: 'read', text },
  };
  return refreshFiles([file], settings, () => Promise.reject(new Error('An offline run asked the endpoint')));
}

type Run = Awaited<ReturnType<typeof refresh>>;

function textAfter(run: Run, before: string): string {
  return run.changes[0]?.after ?? before;
}

function settingsOf(options: string | null): RefreshSettings {
  const { show, ...given }: { show?: string } = options === null ? {} : JSON.parse(options);
  const service = { baseUrl: 'https://statuspage.me', statusPageHost: 'statuspage.me' };
  const shown = show === undefined ? null : readShow(show);
  if (shown && !shown.valid) throw new Error(`options.json: show ${shown.refusal.problem}`);
  return {
    ...{ slug: 'acme', customDomain: null, ...given },
    ...{ ...service, source: 'offline', checkOnly: false, show: shown?.names ?? null },
  };
}

interface Message {
  readonly line?: number;
  readonly column?: number;
  readonly code: string;
  readonly message: string;
}

function lines(messages: readonly Message[]): string | null {
  if (messages.length === 0) return null;
  return messages.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}\n`).join('');
}
