import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';

const offline = ['--source', 'offline'];
const commands = ['refresh', 'check', 'print', 'init', 'find', 'adopt', 'serve'];
const { version } = JSON.parse(await readFile('package.json', 'utf8'));

const invalidCommandLines: Record<
  string,
  readonly (readonly [words: readonly string[], message: string])[]
> = {
  'a misspelled word': [
    [['chek'], 'chek is no command, file or folder: did you mean check?'],
    [['sync'], 'sync is no command, file or folder: leave it out, because refresh is the default'],
    [['setup'], 'did you mean init?'],
    [['check', 'refresh'], 'refresh does not exist: specify one command, before the files'],
    [['docs'], 'docs is no command, file or folder: if it is a page, write --slug docs'],
    [['--slug', 'acme', 'globex'], 'globex is no command, file or folder: check the path'],
    [['init', 'acme'], 'acme does not exist: if it is a page, write --slug acme'],
    [['init', 'https://acme.statuspage.me/'], 'did you mean --slug acme?'],
    [['init', 'HTTPS://Acme.StatusPage.me'], 'did you mean --slug Acme?'],
    [
      ['print', 'acme'],
      'unexpected argument "acme", because print takes no files: did you mean --slug acme?',
    ],
    [['--haeder=Authorization:s3cr3t'], '--haeder is not an option: did you mean --header?\n'],
    [['--slgu', 'acme'], '--slgu is not an option: did you mean --slug?'],
    [
      ['--customdomain=x.example'],
      '--customdomain is not an option: did you mean --custom-domain?',
    ],
    [
      ['--source', 'of'],
      '--source "of" is not one of auto, endpoint, offline: did you mean offline?',
    ],
    [['--show', 'bagde'], 'did you mean "badge"?'],
    [['print', '--only', 'bage_markdown'], 'did you mean badge_markdown?'],
  ],
  'a word of another program': [
    ...['update', 'sync', 'run', 'fix', 'write', 'generate'].map(
      (word) =>
        [
          [word],
          `${word} is no command, file or folder: leave it out, because refresh is the default`,
        ] as const,
    ),
    ...['add', 'install', 'setup'].map((word) => [[word], 'folder: did you mean init?'] as const),
    [['version'], 'folder: write --version'],
    [['--write'], 'leave it out, because refresh always writes'],
    [['--config', 'x'], 'settings are read from status-snippets.json or package.json'],
    ...['--color', '--no-color', '--colors'].map(
      (word) => [[word], 'set NO_COLOR=1 or FORCE_COLOR=1'] as const,
    ),
    [['-o', 'x'], 'write - as the file, and redirect the standard output'],
    ...['--file', '--files'].map(
      (word) => [[word, 'x'], 'name the files without an option'] as const,
    ),
  ],
  'a file that does not exist, or that the command does not take': [
    [['readme.md'], 'readme.md does not exist: did you mean README.md?'],
    [['check', './READNE.md'], 'did you mean README.md?'],
    [
      ['README.md,docs'],
      'README.md,docs does not exist: write one path per entry, or per line of the input files',
    ],
    [['a,b'], 'a,b does not exist: write one path per entry'],
    [['README.md docs'], 'README.md docs does not exist: write one path per entry'],
    [['a.markdown docs'], 'a.markdown docs does not exist: write one path per entry'],
    [["'docs/**/*.md'"], 'leave out the quotes'],
    [['["gone/x.md"]'], 'write one path per line, without brackets and quotes'],
    [['docs\\none.md'], 'write docs/none.md'],
    [['README.ado'], 'README.ado does not exist: did you mean README.md?'],
    [['guide.ado'], 'guide.ado does not exist: check the path'],
    [['acme.null', '--base-url', 'https://192.0.2.1'], 'acme.null does not exist: check the path'],
    [['gone/x.md'], 'gone/x.md does not exist: check the path and the working directory'],
    [
      ['init', 'acme.null', '--base-url', 'https://192.0.2.1'],
      'acme.null does not exist: check the path',
    ],
    [['--', '--json'], '--json '],
    [
      ['print', '--', 'x.md'],
      'unexpected argument "x.md", because print takes no files: leave it out',
    ],
    [['--cwd=--odd'], '--cwd "--odd" is not'],
    [['!README.md'], 'files contains only exclusions: name at least one file, folder or glob'],
  ],
  'an option that the command does not have': [
    [['--zzzzzz'], '--zzzzzz is not an option: see status-snippets --help'],
    [
      ['check', '--fix'],
      '--fix is not an option: leave it out, because refresh, without check, writes the files',
    ],
    [['-V'], '-V is not an option: write --version'],
    ...commands.map(
      (name) =>
        [
          [`--${name}`],
          `--${name} is not an option: it is a command, so write status-snippets ${name}`,
        ] as const,
    ),
    [
      ['--mode', 'check'],
      '--mode is not an option: it is an input of the action, so write check, --push, or --push --change-request',
    ],
    ...['token', 'unmarked', 'repositories'].map(
      (name) =>
        [
          [`--${name}`],
          `--${name} is not an option: it is an input of the action, so leave it out`,
        ] as const,
    ),
    [['-z'], '-z is not an option'],
    [['--force'], '--force is not an option: leave it out, because refresh always writes'],
    [['--no-color'], '--no-color is not an option: set NO_COLOR=1 or FORCE_COLOR=1'],
    [['-n'], '-n is not an option: write --dry-run'],
    [['--output', 'x'], 'write - as the file, and redirect the standard output'],
    [['-C', 'docs'], '-C is not an option: write --cwd <folder>'],
    [['-f', 'README.md'], '-f is not an option: name the files without an option'],
    [['--domain', 'status.acme.com'], 'did you mean --custom-domain?'],
    [
      ['adopt', '--show', 'link'],
      '--show is not an option of adopt: it belongs to refresh, check, init, serve',
    ],
    [
      ['print', '--diff'],
      '--diff is not an option of print: it belongs to refresh, check, init, adopt',
    ],
    [['print', '--workflow'], '--workflow is not an option of print: it belongs to init'],
    [['check', '--commit'], '--commit is not an option of check: it belongs to refresh, init'],
    [['refresh', '--page', 'acme'], '--page is not an option of refresh: it belongs to serve'],
    ...['check', 'print', 'find', 'serve'].map(
      (name) => [[name, '--push'], `--push is not an option of ${name}`] as const,
    ),
  ],
  'an option without a value, or with an unexpected one': [
    [
      ['--header', '--x=s3cr3t'],
      '--header lacks its value before --x: write --header <name: value>',
    ],
    [['--slug'], '--slug lacks its value: write --slug <slug>'],
    [['--slug', '--quiet'], '--slug lacks its value before --quiet'],
    [['--slug='], '--slug is empty: set a value or leave it out'],
    [['--quiet=yes'], '--quiet takes no value: leave out "=yes"'],
  ],
  'an option of a merge request without one': [
    ['labels', 'a'],
    ['assignees', 'a'],
    ['draft'],
    ['auto-merge', 'squash'],
  ].map(
    ([name, ...value]) =>
      [
        ['--push', `--change-request-${name}`, ...value],
        'labels, assignees, draft and auto-merge are for a merge request on GitLab',
      ] as const,
  ),
  'an invalid value': [
    [['--header', 's3cr3t'], '--header '],
    [['--header', 'a: s3cr3t', '--header', 's3cr3t'], '--header (number 2) '],
    [['--base-url', 'https://me:s3cr3t@a.example'], '--base-url '],
    [['--base-url', 'me:s3cr3t@a.example'], '--base-url "***@a.example"'],
    ...['http://statuspage.me', 'statuspage.me'].map(
      (value) =>
        [
          ['--base-url', value],
          `--base-url "${value}" is not the address of a service: write https://statuspage.me`,
        ] as const,
    ),
    [
      ['--header', 'Authorization: Bearer '],
      'has nothing after the name of its scheme: check that the variable',
    ],
    [['--slug', 'https://acme.statuspage.me/'], 'acme'],
    [['--slug', 'a b'], '--slug "a b" '],
    [
      ['serve', '--page', 'acme:status.acme.com'],
      '"acme:status.acme.com" is not a page: write acme=status.acme.com',
    ],
    [['serve', '--page', 'acme=a.example\nb'], 'is not a page, because '],
    [
      ['serve', '--page', 'acme,globex'],
      '--page "acme,globex" is not a page: write one page for each --page',
    ],
    [['--show', 'badge,link'], '--show "badge,link" '],
    [
      ['--push', '--change-request', 'x', '--change-request-labels', 'a,b'],
      '--change-request-labels "a,b" has a comma',
    ],
    [['--max-age', '-1'], '--max-age "-1" is not a number of seconds from 0'],
  ],
};

test.each(Object.entries(invalidCommandLines))(
  '%s exits 2 and names the fix',
  async (_, commandLines) => {
    await using folder = await folderWith({
      'README.md': section(),
      'guide.adoc': '',
      'a,b.md': '',
    });
    for (const [words, message] of commandLines) {
      const { code, stdout, stderr } = await runInProcess(folder, words);
      expect([words, code, stdout]).toEqual([words, 2, '']);
      expect(stderr).toContain(message);
      expect(stderr).toMatch(/^status-snippets: [^\n]+\n$/);
      expect(stderr).not.toContain('s3cr3t');
      expect(await readFile(folder.at('README.md'), 'utf8')).toBe(section());
    }
  },
);

test.each([
  [['--slug', 'globex'], {}, 'warning: --slug globex is not used'],
  [[], { STATUS_SNIPPETS_SLUG: 'globex' }, 'warning: STATUS_SNIPPETS_SLUG globex is not used'],
  [['--slug', 'acme'], {}, null],
  [['--custom-domain', 'b.acme.com'], {}, 'warning: --custom-domain b.acme.com is not used'],
  [['--custom-domain', 'A.acme.com'], {}, null],
  [
    ['init', '--custom-domain', 'b.acme.com'],
    {},
    'warning: --custom-domain b.acme.com is not used',
  ],
  [['init', '--custom-domain', 'a.acme.com'], {}, null],
])(
  'an option %j %j that no section uses is a warning',
  async (words, env: Record<string, string>, warning) => {
    await using folder = await folderWith({
      'README.md': section('', 'slug="acme" custom-domain="a.acme.com"'),
    });
    const { code, stderr } = await runInProcess(folder, [...words, ...offline], { env });
    expect([code, /^warning: .* is not used/m.exec(stderr)?.[0] ?? null]).toEqual([0, warning]);
  },
);

describe('the environment', () => {
  const text = section('', '');

  test('an environment variable sets an option with a value', async () => {
    await using folder = await folderWith({ 'sub/README.md': text });
    const env = {
      STATUS_SNIPPETS_SLUG: 'acme',
      STATUS_SNIPPETS_SOURCE: 'offline',
      STATUS_SNIPPETS_CUSTOM_DOMAIN: 'status.acme.com',
      STATUS_SNIPPETS_SHOW: 'link',
      STATUS_SNIPPETS_BASE_URL: 'https://pages.example',
      STATUS_SNIPPETS_STATUS_PAGE_HOST: 'pages.example',
      STATUS_SNIPPETS_CWD: 'sub',
      STATUS_SNIPPETS_FORMAT: 'md',
      STATUS_SNIPPETS_ONLY: 'status_page_url',
    };
    expect((await runInProcess(folder, [], { env })).code).toBe(0);
    expect(await readFile(folder.at('sub/README.md'), 'utf8')).toContain(
      '\n**Status:** See live status → [https://status.acme.com](https://status.acme.com)\n',
    );
    expect((await runInProcess(folder, ['print'], { env })).stdout).toBe(
      'https://status.acme.com\n',
    );
  });

  test('a variable that sets no option is a warning with a suggestion', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const env = {
      STATUS_SNIPPETS_SLGU: 'acme',
      STATUS_SNIPPETS_JSON: '1',
      STATUS_SNIPPETS_ZZZZZZZZZ: '',
      STATUS_SNIPPET_SLUG: 'b',
    };
    const { code, stderr } = await runInProcess(folder, [...offline, '--quiet'], { env });
    expect([code, stderr.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(
          /^warning: STATUS_SNIPPETS_SLGU sets no option: .* STATUS_SNIPPETS_SLUG\?$/,
        ),
        'warning: STATUS_SNIPPETS_JSON sets no option: see status-snippets --help',
        'warning: STATUS_SNIPPETS_ZZZZZZZZZ sets no option: see status-snippets --help',
        expect.stringMatching(
          /^warning: STATUS_SNIPPET_SLUG sets no option: .* STATUS_SNIPPETS_SLUG\?$/,
        ),
        '',
      ],
    ]);
  });

  test('a variable for another command has no effect, whatever its value is', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const env = { STATUS_SNIPPETS_PORT: 'abc', STATUS_SNIPPETS_ONLY: 'nothing' };
    expect(await runInProcess(folder, offline, { env })).toMatchObject({ code: 0 });
    expect(await runInProcess(folder, ['check', ...offline], { env })).toMatchObject({ code: 0 });
    expect(await runInProcess(folder, ['serve'], { env })).toMatchObject({ code: 2 });
  });

  test('the message about an invalid environment variable names it, and an empty variable counts as unset', async () => {
    await using folder = await folderWith({ 'README.md': section() });
    const refused = await runInProcess(folder, offline, {
      env: { STATUS_SNIPPETS_MAX_AGE: 'soon' },
    });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('STATUS_SNIPPETS_MAX_AGE "soon" ');
    for (const [variable, option] of [
      ['STATUS_SNIPPETS_SLUG', 'slug'],
      ['STATUS_SNIPPETS_MAX_AGE', 'max-age'],
    ] as const) {
      const { code, stderr } = await runInProcess(folder, offline, { env: { [variable]: ' ' } });
      expect(code).toBe(0);
      expect(stderr).toContain(
        `${variable} is empty, so it sets no ${option}: check the variable in it`,
      );
    }
  });
});

test.each([
  [
    'README.rst',
    'found no README in Markdown, only README.rst: only Markdown, MDX and HTML can have sections',
  ],
  [
    'README.mdx',
    'found no README in Markdown, only README.mdx: name the file that contains the section',
  ],
  ['readme.adoc', 'only readme.adoc: only Markdown, MDX and HTML can'],
  ['README', 'only README: only Markdown, MDX and HTML can'],
  ['README.txt', 'only README.txt: only Markdown, MDX and HTML can'],
  ['README.org', 'only README.org: only Markdown, MDX and HTML can'],
  ['README.html', 'only README.html: name'],
  ['README.htm', 'only README.htm: name'],
  ['notes.md', 'found no README here: name a file, or the folder with --cwd'],
])('in a folder with only %s, the message is about README files', async (name, message) => {
  await using folder = await folderWith({ [name]: '' });
  const { code, stdout, stderr } = await runInProcess(folder, ['check', '--json']);
  expect([code, JSON.parse(stdout).error.code, stderr]).toEqual([
    2,
    'file-not-found',
    expect.stringContaining(message),
  ]);
});

test('an option that is also the name of a file is refused', async () => {
  const cases = {
    '--custom-domain=attacker.md': ['--slug', 'acme'],
    '--help': [],
    '-q': ['README.md'],
  };
  for (const [name, words] of Object.entries(cases)) {
    await using folder = await folderWith({ 'README.md': section(), [name]: '' });
    const { code, stderr } = await runInProcess(folder, [...offline, ...words, name]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`write ./${name} for the file`)]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(section());
    const options = ['--ignore-unmarked', '--format', 'md'];
    expect((await runInProcess(folder, [...offline, ...options, `./${name}`])).code).toBe(0);
    expect((await runInProcess(folder, [...offline, ...options, '--', name])).code).toBe(0);
  }
});

test('--help and --version work with an invalid setting', async () => {
  await using folder = await folderWith({});
  const env = { STATUS_SNIPPETS_SOURCE: 'nonsense' };
  const { code, stdout, stderr } = await runInProcess(folder, ['--help'], { env });
  expect([code, stderr]).toEqual([0, '']);
  for (const name of commands) expect(stdout).toMatch(new RegExp(`\\n  \\[?${name}\\b`));
  expect(await runInProcess(folder, ['-h'], { env })).toMatchObject({ code: 0, stdout });
  expect(stdout).toContain('Example: npx status-snippets init --slug acme --workflow\n');
  // The prompt after it takes a line, too.
  expect(stdout.split('\n').length).toBeLessThanOrEqual(24);
  for (const words of [['--version'], ['-v'], ['print', '--version'], ['--version', '--json']]) {
    expect(await runInProcess(folder, words, { env })).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
  }
});

test('each help begins with its usage, and is not wider than the terminal', async () => {
  await using folder = await folderWith({});
  for (const columns of [80, 60, undefined]) {
    for (const name of [...commands, 'command']) {
      const words = [...(name === 'command' ? [] : [name]), '--help', '--slug', '..'];
      const { stdout } = await runInProcess(folder, words, columns ? { columns } : {});
      expect(stdout).toMatch(
        new RegExp(`^Usage: status-snippets \\[?${name}.* \\[options\\]\\n[^]*[^\\n]\\n$`, 'm'),
      );
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(columns ?? 80);
      expect(stdout).toMatch(/\nDocumentation:[ \n]https:\/\/github\.com\//);
      if (name === 'command') continue;
      const helped = await runInProcess(folder, ['help', name], columns ? { columns } : {});
      expect(helped).toEqual({ code: 0, stdout, stderr: '' });
      expect(stdout).toMatch(/^Example:\n {2}npx status-snippets .+\n\nOptions:\n(?: {2}.+\n)+\n/m);
    }
  }
});

test.each([
  ['refresh', '--ignore-unmarked'],
  ['init', '--workflow'],
  ['print', '--only'],
  ['serve', '--port'],
])('the help of %s begins with its own option %s', async (command, option) => {
  await using folder = await folderWith({});
  const { stdout } = await runInProcess(folder, ['help', command]);
  expect(/^Options:\n *(--[\w-]+)/m.exec(stdout)?.[1]).toBe(option);
});

test('help shows the overview, whatever follows it', async () => {
  await using folder = await folderWith({});
  const { stdout } = await runInProcess(folder, ['--help']);
  for (const words of [['help'], ['help', 'me']]) {
    expect(await runInProcess(folder, words)).toEqual({ code: 0, stdout, stderr: '' });
  }
});

test('a usage error with --json prints one object', async () => {
  await using folder = await folderWith({});
  const { code, stdout, stderr } = await runInProcess(folder, ['--max-age', 'x', '--json']);
  expect([code, JSON.parse(stdout)]).toEqual([
    2,
    {
      version: 1,
      outcome: 'failed',
      pages: [],
      files: [],
      error: { code: 'invalid-input', message: stderr.replace('status-snippets: ', '').trim() },
    },
  ]);
  const literal = await runInProcess(folder, ['--', '--json']);
  expect(literal).toMatchObject({ code: 2, stdout: '' });
});
