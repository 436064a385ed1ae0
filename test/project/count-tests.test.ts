import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
const skipping = { status: 'passed', assertionResults: [{ status: 'skipped' }, { status: 'passed' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const broken = { status: 'failed', assertionResults: [] };

async function count(testResults: readonly object[] | null, others: number) {
  await using folder = await tempFolder();
  const path = folder.at('report.json');
  if (testResults !== null) await writeFile(path, JSON.stringify({ testResults }));
  const { stdout, status } = spawnSync(process.execPath, ['scripts/count-tests.js', path, String(others)], {
    encoding: 'utf8',
  });
  return `${stdout.trim()}, exit ${status}`;
}

describe('the last line of .ci/run', () => {
  test.each([
    ['passing tests', [passing, skipping], 0, '3 passed, 0 failed, exit 0'],
    ['a failing test, with its step', [passing, failing], 1, '3 passed, 1 failed, exit 1'],
    ['a failing test and another step', [passing, failing], 2, '3 passed, 2 failed, exit 1'],
    ['a file that does not load', [passing, broken], 1, '2 passed, 1 failed, exit 1'],
    ['another step alone', [passing], 1, '2 passed, 1 failed, exit 1'],
    ['no test at all', [], 0, '0 passed, 1 failed, exit 1'],
    ['no report, with the step that should have written it', null, 1, '0 passed, 1 failed, exit 1'],
  ])('counts %s', async (_, results, others, line) => {
    expect(await count(results, others)).toBe(line);
  });
});
