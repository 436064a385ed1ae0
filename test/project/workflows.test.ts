import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

describe.each(workflows)('the workflow %s', (_, text) => {
  test('may do nothing that a job does not ask for', () => {
    expect(parse(text).permissions).toEqual({});
  });

  test('pins every action of others by its commit, with the version beside it', () => {
    for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) {
      if (/uses: \.\//.test(line)) continue;
      expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('ends every job in time', () => {
    for (const job of Object.values(parse(text).jobs)) expect(job).toHaveProperty('timeout-minutes');
  });
});
