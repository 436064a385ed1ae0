import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../support/temp-folder.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test.each(workflows)('the workflow %s grants permissions only to single jobs', (_, text) => {
  expect(parse(text).permissions).toEqual({});
});

test.each(workflows)('the workflow %s pins every action by commit, with its version in a comment', (_, text) => {
  for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) {
    // The action of this repository cannot be pinned, because a commit cannot contain its own hash.
    if (/uses: (?:\.\/|OWNER\/status-snippets@v1 )/.test(line)) continue;
    expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)('the workflow %s limits the time of every job', (_, text) => {
  for (const job of Object.values(parse(text).jobs)) expect(job).toHaveProperty('timeout-minutes');
});

test('organization.yml passes on every input and secret, and only shards and max-parallel have defaults', () => {
  const text = readFileSync(join(folder, 'organization.yml'), 'utf8');
  const { inputs, secrets } = parse(text).on.workflow_call;
  for (const name of Object.keys(inputs)) expect(text).toMatch(new RegExp(`\\{ .*inputs\\.${name}\\b.*\\}`));
  for (const name of Object.keys(secrets)) expect(text).toContain(`\${{ secrets.${name} }}`);
  const withDefault = Object.entries<{ default?: unknown }>(inputs).filter(([, input]) => input.default !== undefined);
  expect(withDefault.map(([name]) => name)).toEqual(['shards', 'max-parallel']);
});

test.skipIf(process.platform !== 'linux')(
  'organization.yml lists as many shards as its input shards says',
  async () => {
    const workflow = parse(readFileSync(join(folder, 'organization.yml'), 'utf8'));
    await using output = await tempFolder();
    for (const [count, list] of [
      [1, ['1/1']],
      [3, ['1/3', '2/3', '3/3']],
    ] as const) {
      const env = { PATH: process.env.PATH, COUNT: String(count), GITHUB_OUTPUT: output.at(`output-${count}`) };
      execFileSync('bash', ['-e', '-c', workflow.jobs.shards.steps[0].run], { env });
      expect(JSON.parse(readFileSync(env.GITHUB_OUTPUT, 'utf8').replace('list=', ''))).toEqual(list);
    }
  },
);
