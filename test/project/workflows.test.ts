import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test.each(workflows)('%s grants permissions only to single jobs', (_, text) => {
  expect(parse(text).permissions).toEqual({});
});

test.each(workflows)('%s pins every action by commit, with its version in a comment', (_, text) => {
  for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) {
    if (/uses: \.\//.test(line)) continue;
    expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)('%s limits the time of every job', (_, text) => {
  for (const job of Object.values(parse(text).jobs)) expect(job).toHaveProperty('timeout-minutes');
});
