import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { outputs } from '../../src/action/outputs.ts';
import { optionsOf } from '../../src/config/option-table.ts';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';

const action = parse(await readFile('action.yml', 'utf8'));
const cli = await readFile('docs/reference/cli.md', 'utf8');
const [reference = ''] =
  /(?<=<!-- generated: options -->\n)[\s\S]*?(?=<!-- generated end)/.exec(cli) ?? [];

const rowPattern = /^\| `(--(?:[^`]*))` \|[^|]*\| ([^|]*?) ?\| ([^|]+) \|$/gm;

/** The names of the options in the reference, which the build writes from the table of options. */
const flags = [...reference.matchAll(/^\| `--([a-z-]+)/gm)].map(([, name = '']) => name);

test('the command line has exactly the expected options', () => {
  expect([...flags].sort()).toEqual(
    `base-url branch cache-dir change-request change-request-assignees change-request-auto-merge change-request-draft
     change-request-labels commit commit-message custom-domain cwd
     diff dry-run forge format header help ignore-unmarked json max-age no-cache only page pages port push quiet remote show slug source status-page-host
     timeout verbose version workflow`.split(/\s+/),
  );
});

test('the action has exactly the expected inputs', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(
    `assignees auto-merge base-url branch commit-message custom-domain draft files format headers max-age max-writes mode on-failure
     on-unavailable pull-request-body pull-request-branch pull-request-labels pull-request-title repositories repository
     reviewers run-in-forks shard show slug source status-page-host team-reviewers time-limit token unmarked`.split(
      /\s+/,
    ),
  );
});

test('an option of both programs is the same row for both', () => {
  const shared = optionsOf.cli.filter(({ name }) =>
    optionsOf.action.some((row) => row.name === name),
  );
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['branch', 'commit-message']),
  );
  for (const row of shared) {
    const other = optionsOf.action.find(({ name }) => name === row.name);
    expect({ ...row }).toEqual({ ...other });
  }
});

test('the action has exactly the expected outputs', () => {
  expect(Object.keys(action.outputs)).toEqual(
    `outcome changed domain-changed status-page-url previous-status-page-url source commit-sha commit-url
     pull-request-number pull-request-url pull-request-branch pull-request-operation badge-markdown badge-html widget-script widget-html
     minimal-md report repositories-changed repositories-failed repositories-deferred`.split(/\s+/),
  );
});

test('each command has exactly the options that the reference gives it', async () => {
  await using folder = await folderWith({});
  for (const command of ['refresh', 'check', 'print', 'init', 'find', 'adopt', 'serve']) {
    const { stdout } = await runInProcess(folder, [command, '--help']);
    const listed = [...stdout.matchAll(/^ {2}(?:-., )?--([a-z-]+)/gm)].map(([, option]) => option);
    const rows = reference.split('\n').filter((line) => line.startsWith('| `--'));
    const own = rows.filter((row) => {
      const [, word = 'not', names = ''] = / \((only|not) with (.*)\) \|$/.exec(row) ?? [];
      return names.includes(`\`${command}\``) === (word === 'only');
    });
    // The help lists the options that matter most to the command first.
    expect(listed.sort()).toEqual(own.map((row) => /--([a-z-]+)/.exec(row)?.[1]).sort());
  }
});

const general = [
  'base-url',
  'custom-domain',
  'cwd',
  'help',
  'json',
  'quiet',
  'slug',
  'source',
  'status-page-host',
  'version',
];
const asking = ['cache-dir', 'header', 'max-age', 'no-cache', 'timeout', 'verbose'];
const writing = ['diff', 'dry-run', 'format'];
const request = ['assignees', 'auto-merge', 'draft', 'labels'].map(
  (name) => `change-request-${name}`,
);
const pushing = [
  'branch',
  'change-request',
  ...request,
  'commit',
  'commit-message',
  'forge',
  'push',
  'remote',
];

test.each([
  ['refresh', [...asking, ...writing, ...pushing, 'show', 'ignore-unmarked']],
  ['check', [...asking, ...writing, 'show', 'ignore-unmarked']],
  ['print', [...asking, 'only']],
  ['init', [...asking, ...writing, ...pushing, 'show', 'workflow']],
  ['find', [...asking, 'format']],
  ['adopt', [...asking, ...writing, ...pushing]],
  ['serve', ['format', 'page', 'pages', 'port', 'show']],
])('the command %s has exactly the expected options', async (command, own) => {
  await using folder = await folderWith({});
  const { stdout } = await runInProcess(folder, [command, '--help']);
  const listed = [...stdout.matchAll(/^ {2}(?:-., )?--([a-z-]+)/gm)].map(([, option]) => option);
  expect(listed.sort()).toEqual([...general, ...own].sort());
});

test('the help gives each option its short name and the placeholder of its value', async () => {
  await using folder = await folderWith({});
  const helps = ['', 'refresh', 'print', 'init', 'serve'].map((command) => [
    ...command.split(' '),
    '--help',
  ]);
  const texts = await Promise.all(
    helps.map(async (words) => (await runInProcess(folder, words.filter(Boolean))).stdout),
  );
  const [overview = '', ...others] = texts.map((text) =>
    [...text.matchAll(/^ {2}(-.*?)(?: {2}|$)/gm)].map(([, it]) => it),
  );
  const common = [
    '--slug <slug>',
    '--custom-domain <domain>',
    '--json',
    '--diff',
    '--dry-run',
    '--commit',
    '-h, --help',
  ];
  expect(overview).toEqual(common);
  expect([...new Set(others.flat())].sort()).toEqual(
    [
      ...common.filter((option) => option !== '--json'),
      ...[
        '--base-url <url>',
        '--status-page-host <host>',
        '--source <auto|endpoint|offline>',
        '--show <names>',
      ],
      ...[
        '--header <name: value>',
        '--max-age <seconds>',
        '--format <md|mdx|html>',
        '--timeout <seconds>',
      ],
      ...[
        '--cache-dir <folder>',
        '--no-cache',
        '--only <field>',
        '--workflow',
        '--ignore-unmarked',
      ],
      ...[
        '--port <number>',
        '--page <slug[=domain]>',
        '--pages <file>',
        '--json',
        '-q, --quiet',
        '--verbose',
      ],
      ...['--push', '--remote <remote>', '--branch <branch>', '--change-request <branch>'],
      ...[
        '--change-request-labels <label>',
        '--change-request-assignees <user>',
        '--forge <gitlab|forgejo|other>',
      ],
      ...[
        '--change-request-draft',
        '--change-request-auto-merge <merge|squash>',
        '--commit-message <text>',
      ],
      ...['--cwd <folder>', '-v, --version'],
    ].sort(),
  );
});

test('the help says of every option what the reference says', async () => {
  await using folder = await folderWith({});
  const commands = ['refresh', 'print', 'init', 'serve'];
  const helps = commands.map((name) => runInProcess(folder, [name, '--help'], { columns: 1000 }));
  const lines = (await Promise.all(helps)).flatMap(({ stdout }) =>
    stdout.replace(/\n {10,}/g, '  ').split('\n'),
  );
  const written = new Set(
    lines.map((line) => line.replace(/^ +(?:-., )?/, '').replace(/ {2,}/, ': ')),
  );
  for (const [, usage = '', fallback = '', purpose = ''] of reference.matchAll(rowPattern)) {
    const summary = purpose
      .replace(/, one per line in the variable/, '')
      .replace(/ \((?:only|not) with .*\)$/, '');
    const note = fallback.trim() === '' ? '' : ` (default: ${fallback.trim().replaceAll('`', '')})`;
    expect([...written]).toContain(`${usage.replaceAll('\\|', '|')}: ${summary}${note}`);
  }
});

test('action.yml says of every input and output what its definition says', () => {
  for (const { input, name, summary, default: value, defaultDescription } of optionsOf.action) {
    const written = action.inputs[input ?? name];
    expect(written.description).toContain(summary);
    const isWritten =
      written.default === value || written.description.includes(` (default: ${value})`);
    expect([name, isWritten]).toEqual([name, true]);
    if (defaultDescription !== undefined)
      expect(written.description).toContain(` (default: ${defaultDescription})`);
  }
  const summaries = outputs.map(({ name, summary }) => [
    name,
    expect.objectContaining({ description: summary }),
  ]);
  expect(action.outputs).toEqual(Object.fromEntries(summaries));
});

test('every attribute of a marker is an option or sets a badge or widget, and the purpose of --show lists every name', async () => {
  const problemOf = async (attribute: string) => {
    await using folder = await folderWith({ 'README.md': section('', attribute) });
    return (await runInProcess(folder, ['check'])).stderr;
  };
  const [, attributes = ''] = /a marker can have (.*)/.exec(await problemOf('zzzz="1"')) ?? [];
  const settings = attributes.split(', ').filter((name) => !flags.includes(name));
  expect(settings.join(' ')).toBe(
    'alt width height data-theme data-show-incidents data-rtm data-upd',
  );
  const [, names = ''] = /write one or more of (.*)/.exec(await problemOf('show="zzzz"')) ?? [];
  const [row] = /^\| `--show .*$/m.exec(reference) ?? [];
  expect(row).toContain(`: ${names} `);
});

test('the purpose of every option and input is one line that starts with a capital and ends without a period', () => {
  const purposes = [...reference.matchAll(/^\| `--.*\| ([^|]+) \|$/gm)].map(
    ([, purpose]) => purpose,
  );
  const descriptions = Object.values<{ description: string }>(action.inputs).map(
    ({ description }) => description,
  );
  expect(purposes).toHaveLength(flags.length);
  for (const text of [...purposes, ...descriptions]) expect(text).toMatch(/^[A-Z].*[^.]$/);
});
