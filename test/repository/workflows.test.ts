import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../support/folder-with.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

test.each(workflows)(
  'the workflow %s limits permissions and times, and pins every action by commit',
  (_, text) => {
    expect(parse(text).permissions).toEqual({});
    for (const job of Object.values<object>(parse(text).jobs)) {
      // The jobs of a workflow that is called have limits of their own.
      if (!('uses' in job)) expect(job).toHaveProperty('timeout-minutes');
    }
    for (const [line] of text.matchAll(/^[^#\n]*\buses:.*$/gm)) {
      // `$/` is this repository at the commit of the workflow: the action, or a path to another workflow. So is `./`.
      expect(line).toMatch(
        /uses: (?:\$\/|(?:\$|\.)\/\.github\/workflows\/[\w-]+\.yml|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
    }
  },
);

const organization = readFileSync(join(folder, 'organization.yml'), 'utf8');
const { on: triggers, jobs } = parse(organization);
const { inputs, secrets } = triggers.workflow_call;

test('organization.yml passes on every input and secret, and only those about jobs have defaults', () => {
  for (const name of Object.keys(inputs))
    expect(organization).toMatch(new RegExp(`\\{ .*inputs\\.${name}\\b.*\\}`));
  for (const name of Object.keys(secrets))
    expect(organization).toContain(`\${{ secrets.${name} }}`);
  const withDefault = Object.entries<{ default?: unknown }>(inputs).filter(
    ([, input]) => input.default !== undefined,
  );
  expect(withDefault.map(([name]) => name)).toEqual(['runs-on', 'shards', 'max-parallel']);
});

test('organization.yml has every input of the action, except those that it sets or that concern one repository', () => {
  const leftOut = [
    'headers', // a secret of the workflow
    'token', // made for the app
    'shard', // one for each job
    'repository', // it updates several
    'branch', // the default branch of each
    'format', // a repository's configuration file says it for its own files
    'run-in-forks', // a fork does not have the key of the app
  ];
  const ofAction = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs);
  expect(ofAction.filter((name) => !(name in inputs)).sort()).toEqual(leftOut.sort());
});

test('organization.yml asks for permissions for labels and teams only where these are given', () => {
  const { with: asked } = jobs.refresh.steps[0];
  expect(asked['permission-members']).toContain(
    "inputs.mode == 'pull-request' && inputs.team-reviewers != ''",
  );
  expect(asked['permission-issues']).toContain(
    "inputs.mode == 'pull-request' && inputs.pull-request-labels != ''",
  );
});

test.skipIf(process.platform !== 'linux')(
  'organization.yml lists as many shards as its input shards says',
  async () => {
    await using output = await tempFolder();
    for (const [count, list] of [
      [1, ['1/1']],
      [3, ['1/3', '2/3', '3/3']],
    ] as const) {
      const env = {
        PATH: process.env.PATH,
        COUNT: String(count),
        GITHUB_OUTPUT: output.at(`output-${count}`),
      };
      execFileSync('bash', ['--noprofile', '--norc', '-e', '-c', jobs.shards.steps[0].run], {
        env,
      });
      const [line = '', call] = readFileSync(env.GITHUB_OUTPUT, 'utf8').split('\n');
      expect(JSON.parse(line.replace('list=', ''))).toEqual(list);
      expect(call).toMatch(/^call=status-snippets-\d+$/);
    }
  },
);

// actions/download-artifact unpacks a single artifact into the folder itself, and several into a folder each.
test.skipIf(process.platform !== 'linux').each([
  ['no shard that got as far', {}, 'changed=0\nfailed=0\ndeferred=0\n'],
  ['one shard', { numbers: '3 0 12' }, 'changed=3\nfailed=0\ndeferred=12\n'],
  [
    'eight shards',
    Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `status-snippets-17-${index}/numbers`,
        `${index} 1 0`,
      ]),
    ),
    'changed=28\nfailed=8\ndeferred=0\n',
  ],
])('organization.yml sums up the numbers of %s', async (_, artifacts, sums) => {
  const [download, sum] = jobs.sum.steps;
  const files = Object.entries(artifacts).map(([name, numbers]) => [
    join(download.with.path, name),
    `${numbers}\n`,
  ]);
  await using directory = await folderWith(Object.fromEntries(files));
  const env = { PATH: process.env.PATH, GITHUB_OUTPUT: directory.at('output') };
  execFileSync('bash', ['--noprofile', '--norc', '-e', '-c', sum.run], {
    env,
    cwd: directory.path,
  });
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe(sums);
});
