import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../support/temp-folder.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test.each(workflows)('the workflow %s limits permissions and times, and pins every action by commit', (_, text) => {
  expect(parse(text).permissions).toEqual({});
  for (const job of Object.values(parse(text).jobs)) expect(job).toHaveProperty('timeout-minutes');
  for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) {
    // `$/` is the action of this repository, at the commit of the workflow.
    expect(line).toMatch(/uses: (?:\$\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  }
});

test('organization.yml passes on every input and secret, and only those about jobs have defaults', () => {
  const text = readFileSync(join(folder, 'organization.yml'), 'utf8');
  const { inputs, secrets } = parse(text).on.workflow_call;
  for (const name of Object.keys(inputs)) expect(text).toMatch(new RegExp(`\\{ .*inputs\\.${name}\\b.*\\}`));
  for (const name of Object.keys(secrets)) expect(text).toContain(`\${{ secrets.${name} }}`);
  const withDefault = Object.entries<{ default?: unknown }>(inputs).filter(([, input]) => input.default !== undefined);
  expect(withDefault.map(([name]) => name)).toEqual(['runs-on', 'shards', 'max-parallel']);
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
      const [line = '', call] = readFileSync(env.GITHUB_OUTPUT, 'utf8').split('\n');
      expect(JSON.parse(line.replace('list=', ''))).toEqual(list);
      expect(call).toMatch(/^call=status-snippets-\d+$/);
    }
  },
);

test.skipIf(process.platform !== 'linux')('organization.yml sums up the numbers of its shards', async () => {
  const { steps } = parse(readFileSync(join(folder, 'organization.yml'), 'utf8')).jobs.sum;
  await using directory = await tempFolder();
  const env = { PATH: process.env.PATH, GITHUB_OUTPUT: directory.at('output') };
  const sum = () => execFileSync('bash', ['-e', '-c', steps[1].run], { env, cwd: directory.path });
  for (const [index, numbers] of ['3 0 12', '4 1 0'].entries()) {
    mkdirSync(directory.at('numbers', `a-${index}`), { recursive: true });
    writeFileSync(directory.at('numbers', `a-${index}`, 'numbers'), `${numbers}\n`);
  }
  sum();
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe('changed=7\nfailed=1\ndeferred=12\n');
});
