import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment, program } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { startGitServer } from '../support/git-server.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const run = promisify(execFile);
const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));

/** The commands of an example that push. */
function commandsIn(language: string, text: string): string[] {
  const walk = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(walk);
  const lines =
    language === 'yaml'
      ? walk(parse(text))
      : [...text.matchAll(/npx [^'\n]*/g)].map(([command]) => command);
  return lines.filter((line) => line.includes('--push'));
}

const guides = ['docs/guides/other-ci.md', 'docs/guides/wiki.md'];
const examples = guides.flatMap((guide) =>
  fencedBlocks(guide).flatMap(({ language, text }) => {
    const isGitLab = text.includes('.gitlab-ci.yml');
    return commandsIn(language, text).map((command) => ({ command, isGitLab }));
  }),
);

/** Each once: most systems run the same command. */
const commands = examples.filter((example, index) => {
  const isSame = ({ command, isGitLab }: typeof example) =>
    command === example.command && isGitLab === example.isGitLab;
  return examples.findIndex(isSame) === index;
});

test('the guides show every CI with an example', () => {
  expect([examples.length, commands.length]).toEqual([10, 6]);
});

// Most of these systems check out a detached HEAD, and some a shallow clone.
test.skipIf(process.platform === 'win32').each(commands)(
  'a guide shows a command that pushes: $command (GitLab: $isGitLab)',
  async ({ command, isGitLab }) => {
    const names = /\w+\.md/.test(command) ? ['Home.md', '_Footer.md'] : ['README.md'];
    await using server = await startGitServer(
      Object.fromEntries(names.map((name) => [name, empty])),
    );
    await using clone = await server.cloneFrom(`file://${server.path}`, ['--depth', '1']);
    await writeFile(clone.at('.git/HEAD'), `${server.id('main')}\n`);
    await server.commit({ 'later.txt': 'The base has moved.' });
    await mkdir(clone.at('home/bin'), { recursive: true });
    const npx = `#!/bin/sh\n[ "$1 $2" = "--yes status-snippets@1" ] || exit 9\nshift 2\nexec "${process.execPath}" "${program}" "$@"\n`;
    await writeFile(clone.at('home/bin/npx'), npx, { mode: 0o755 });
    const { PATH = '', ...more } = environment(clone);
    const env = {
      ...more,
      PATH: `${clone.at('home/bin')}${delimiter}${PATH}`,
      STATUS_SNIPPETS_SOURCE: 'offline',
      ...(isGitLab && { GITLAB_CI: 'true' }),
    };
    await run('bash', ['-euo', 'pipefail', '-c', command], { cwd: clone.path, env });
    const branch = command.includes('--change-request') ? 'status-snippets' : 'main';
    for (const name of names) expect(await server.read(name, branch)).toBe(filled);
    expect(await server.commits(branch)).toHaveLength(3);
  },
);

const some = expect.anything();

/** What starts the job, by a word of the first lines of each example. These systems have different ideas of a schedule. */
const schedules: Readonly<Record<string, unknown>> = {
  '.gitlab-ci.yml': expect.objectContaining({
    'status-refresh': expect.objectContaining({
      rules: [{ if: '$CI_PIPELINE_SOURCE == "schedule"' }],
      allow_failure: { exit_codes: [4] },
    }),
  }),
  '.forgejo/workflows': expect.objectContaining({
    on: { schedule: [{ cron: some }], workflow_dispatch: null },
  }),
  // Pipelines of this kind run by hand or on a schedule.
  'bitbucket-pipelines.yml': { pipelines: { custom: some } },
  'azure-pipelines.yml': expect.objectContaining({
    trigger: 'none',
    pr: 'none',
    schedules: [some],
  }),
  Jenkinsfile: expect.stringMatching(
    / triggers \{ cron\(.*\) \}\n[\s\S]*when \{ triggeredBy 'TimerTrigger' \}\n/,
  ),
  '.buildkite': { steps: [expect.objectContaining({ if: 'build.source == "schedule"' })] },
  '.circleci': expect.objectContaining({
    workflows: {
      scheduled: {
        when: { equal: ['scheduled_pipeline', '<< pipeline.trigger_source >>'] },
        jobs: ['status'],
      },
    },
  }),
  'cd ~/acme': expect.stringMatching(/^17 \*\/6 \* \* \* cd /),
};

const recipes = fencedBlocks('docs/guides/other-ci.md').filter(({ text }) =>
  text.includes('--push'),
);

test.each(recipes)('$place pushes on a schedule, and at no other time', ({ text, language }) => {
  const start = text.split('\n').slice(0, 2).join();
  const [, schedule] = Object.entries(schedules).find(([name]) => start.includes(name)) ?? [];
  expect(language === 'yaml' ? parse(text) : text).toEqual(schedule);
});
