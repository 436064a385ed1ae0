import { describe, expect, test } from 'vitest';
import { parseSettings, type RawOptions } from '../../src/config/settings.ts';

type OptionName = Parameters<RawOptions['has']>[0];

function parse(values: Partial<Record<OptionName, string | readonly string[]>>) {
  const entries = Object.entries(values) as [OptionName, string | readonly string[]][];
  const raw = entries.map(
    ([name, value]) => [name, { givenAs: `--${name}`, values: [value].flat() }] as const,
  );
  return parseSettings(new Map(raw));
}

test('parseSettings returns the defaults if no option is set', () => {
  expect(parse({})).toEqual({
    ...{
      baseUrl: 'https://statuspage.me',
      statusPageHost: 'statuspage.me',
      asksPages: true,
      source: 'auto',
    },
    ...{ maxAge: 300, timeout: 10, cache: true, port: 4010, remote: 'origin' },
    ...{ mode: 'commit', maxWrites: 100, timeLimit: 50 },
    ...{ onFailure: 'fail', onUnavailable: 'warn', unmarked: 'warn' },
    ...{
      slug: null,
      customDomain: null,
      show: null,
      format: null,
      cacheDir: null,
      only: null,
      pages: null,
    },
    ...{
      branch: null,
      changeRequest: null,
      forge: null,
      cwd: null,
      repository: null,
      shard: null,
      token: null,
    },
    ...{
      pullRequestBranch: null,
      commitMessage: null,
      pullRequestTitle: null,
      pullRequestBody: null,
      autoMerge: null,
    },
    ...{
      headers: [],
      page: [],
      files: [],
      repositories: [],
      changeRequestLabels: [],
      changeRequestAssignees: [],
    },
    ...{ pullRequestLabels: [], reviewers: [], teamReviewers: [], assignees: [] },
    ...{
      workflow: false,
      ignoreUnmarked: false,
      json: false,
      diff: false,
      dryRun: false,
      quiet: false,
      commit: false,
    },
    ...{ asksPages: true, changeRequestDraft: false, changeRequestAutoMerge: null },
    ...{
      verbose: false,
      push: false,
      help: false,
      version: false,
      draft: false,
      runInForks: false,
    },
  });
});

test.each([
  ['max-age', 'maxAge', 0, 31_536_000],
  ['timeout', 'timeout', 0.001, 3600],
  ['port', 'port', 0, 65_535],
  ['max-writes', 'maxWrites', 1, 1_000_000],
  ['time-limit', 'timeLimit', 1, 1_000_000],
] as const)('the option %s takes numbers up to both ends of its range', (name, key, min, max) => {
  for (const value of [min, max]) expect(parse({ [name]: String(value) })[key]).toBe(value);
  for (const value of [min - 1, min / 2, max + 1]) {
    if (value !== min)
      expect(() => parse({ [name]: String(value) })).toThrow(` from ${min} to ${max}`);
  }
});

test.each([
  ['source', 'source', 'auto, endpoint, offline'],
  ['format', 'format', 'md, mdx, html'],
  ['forge', 'forge', 'gitlab, forgejo, other'],
  ['mode', 'mode', 'commit, pull-request, write, check'],
  ['on-failure', 'onFailure', 'fail, warn'],
  ['auto-merge', 'autoMerge', 'merge, squash, rebase'],
  ['on-unavailable', 'onUnavailable', 'warn, fail'],
  ['unmarked', 'unmarked', 'warn, ignore, adopt'],
  [
    'only',
    'only',
    'status_page_url, badge_markdown, badge_html, widget_script, widget_html, minimal_md',
  ],
] as const)('the option %s takes exactly its choices', (name, key, choices) => {
  for (const choice of choices.split(', ')) expect(parse({ [name]: choice })[key]).toBe(choice);
  for (const other of ['', 'x', choices, choices.toUpperCase()])
    expect(() => parse({ [name]: other })).toThrow();
  expect(() => parse({ [name]: 'x' })).toThrow(`is not one of ${choices}: `);
});

test.each([
  ['slug', 'acme.pages.example'],
  ['page', 'acme.pages.example'],
  ['custom-domain', 'pages.example'],
] as const)(
  'parseSettings refuses the option %s with the host of the service: %s',
  (name, value) => {
    const message = expect.stringMatching(`^--${name} "${value}" is `);
    expect(() => parse({ [name]: value, 'status-page-host': 'pages.example' })).toThrow(
      expect.objectContaining({ code: 'invalid-input', message }),
    );
    expect(() => parse({ [name]: value })).not.toThrow();
  },
);

test('parseSettings refuses the address of another page as custom domain', () => {
  const other = '--custom-domain "globex.statuspage.me" is the address of page "globex"';
  const own = { slug: 'acme', 'custom-domain': 'www.acme.hostedstatus.page' };
  expect(() => parse({ slug: 'acme', 'custom-domain': 'globex.statuspage.me' })).toThrow(other);
  expect(() => parse({ page: ['acme=globex.statuspage.me'] })).toThrow(
    'is the address of page "globex"',
  );
  expect(parse(own)).toMatchObject({ customDomain: 'acme.hostedstatus.page' });
});

test('the host of pages is not derived from another base-url', () => {
  expect(parse({ 'base-url': 'https://status.acme.com' })).toMatchObject({ statusPageHost: null });
  expect(parse({ 'base-url': 'http://localhost:4010' })).toMatchObject({
    statusPageHost: 'statuspage.me',
  });
});

test('parseSettings returns the values of the options that are set', () => {
  const values = {
    slug: ['globex', 'acme'],
    'base-url': 'https://status.example/api/',
    'custom-domain': 'https://Status.Acme.com/',
    'max-age': '0',
    timeout: '0.5',
    'no-cache': [],
    header: ['Authorization: Bearer x', 'X-Team:a:b'],
    show: 'badge link',
    port: '0',
    page: ['acme', 'globex=status.globex.com'],
    'run-in-forks': 'True',
  };
  expect(parse(values)).toMatchObject({
    slug: 'acme',
    baseUrl: 'https://status.example/api',
    statusPageHost: null,
    customDomain: 'status.acme.com',
    maxAge: 0,
    timeout: 0.5,
    runInForks: true,
    cache: false,
    headers: [
      ['Authorization', 'Bearer x'],
      ['X-Team', 'a:b'],
    ],
    show: ['badge', 'link'],
    port: 0,
    page: [
      { slug: 'acme', customDomain: null },
      { slug: 'globex', customDomain: 'status.globex.com' },
    ],
  });
});

test('blanks around a value are left out, wherever it is set', () => {
  expect(
    parse({ slug: ' acme ', source: 'offline ', 'max-age': ' 300 ', shard: ' 1/2 ' }),
  ).toMatchObject({
    slug: 'acme',
    source: 'offline',
    maxAge: 300,
    shard: { index: 1, count: 2 },
  });
  expect(parse({ cwd: ' a ' }).cwd).toBe(' a ');
});

test('blanks around a value of a list are left out, as those around a line of a variable, and no label is blank', () => {
  const lists = {
    page: [' acme '],
    'change-request-labels': [' docs '],
    'change-request-assignees': ['octocat '],
  };
  const { page, changeRequestLabels, changeRequestAssignees } = parse(lists);
  expect([page, changeRequestLabels, changeRequestAssignees]).toEqual([
    [{ slug: 'acme', customDomain: null }],
    ['docs'],
    ['octocat'],
  ]);
  expect(() => parse({ 'change-request-labels': [' '] })).toThrow('is empty');
});

test('only a full name of a branch is shortened, and a label with a comma is refused', () => {
  expect(parse({ branch: 'feature/refs/heads/x' }).branch).toBe('feature/refs/heads/x');
  expect(() => parse({ 'change-request-labels': ['a,b'] })).toThrow('has a comma');
  expect(parse({ 'change-request-labels': ['x'.repeat(255)] }).changeRequestLabels).toHaveLength(1);
  expect(() => parse({ 'change-request-labels': ['x'.repeat(256)] })).toThrow('has 256 characters');
});

test('the options with names and branches take what GitHub takes', () => {
  const { repositories, ...settings } = parse({
    repository: 'acme-1.x/my-site_2.0',
    repositories: ['acme-1.x/my-site_2.0', '!acme/*'],
    branch: 'refs/heads/a-b/c',
    reviewers: ['@octo-cat', 'acme/team-1', 'Octo-Cat', 'renovate[bot]'],
    'pull-request-labels': ['a b', 'A B', '🟢'.repeat(50)],
  });
  expect(settings).toMatchObject({
    repository: 'acme-1.x/my-site_2.0',
    branch: 'a-b/c',
    reviewers: ['Octo-Cat', 'team-1', 'renovate[bot]'],
    pullRequestLabels: ['A B', '🟢'.repeat(50)],
  });
  expect(repositories).toEqual([
    {
      line: 'acme-1.x/my-site_2.0',
      owner: 'acme-1.x',
      name: 'my-site_2.0',
      topic: null,
      isPattern: false,
      isExclusion: false,
    },
    { line: '!acme/*', owner: 'acme', name: '*', topic: null, isPattern: true, isExclusion: true },
  ]);
  const patterns = ['*', '?', '[a', 'a]', '{a', 'a}', '(a', 'a)', 'a|b'];
  const parsed = parse({ repositories: patterns.map((pattern) => `acme/${pattern}`) }).repositories;
  expect(parsed.map(({ isPattern }) => isPattern)).toEqual(patterns.map(() => true));
  for (const shard of ['1/1', '2/8', '8/8', ' 12/34 ']) {
    const [index, count] = shard.split('/').map(Number);
    expect(parse({ shard }).shard).toEqual({ index, count });
  }
});

describe('an invalid value', () => {
  test.each([
    ...[
      'refs/tags/v1',
      'refs/heads/',
      '-a',
      '/a',
      'a b',
      'a~1',
      'a^',
      'a:b',
      'a?',
      'a*',
      'a[b',
      'a\\b',
      'a..b',
      'a@{1}',
    ],
    ...['a//b', 'a.', 'a/', 'a.lock', 'refs/heads/-a'],
  ])('the option branch refuses %j', (value) => {
    expect(() => parse({ branch: value })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });

  test.each([
    ['status-page-host', 'a b'],
    ['custom-domain', 'localhost'],
    ['format', 'html5'],
    ['max-age', '-1'],
    ['max-age', '1e9999'],
    ['max-age', '9'.repeat(400)],
    ['max-age', '0x10'],
    ['timeout', '0'],
    ['timeout', '2147484'],
    ['max-writes', '0'],
    ['time-limit', '1.5'],
    ['port', '65536'],
    ['page', 'acme=localhost'],
    ['page', 'acme=status.acme.com\nx'],
    ['page', '/acme:x'],
    ['repository', 'acme/my site'],
    ['repository', 'x acme/a'],
    ['repository', 'acme/a/b'],
    ['repositories', 'acme/a b'],
    ['repositories', 'acme/a~b'],
    ['repositories', 'acme/a/*'],
    ['repositories', 'x acme/a'],
    ['pull-request-labels', '🟢'.repeat(51)],
    ['reviewers', 'pat!'],
    ['reviewers', '!pat'],
    ['reviewers', 'pat[bot]s'],
    ['shard', '0/1'],
    ['shard', '2/1'],
    ['shard', '1/2x'],
    ['shard', 'x1/2'],
    ['shard', `1/${'9'.repeat(20)}`],
    ['json', 'untrue'],
    ['json', 'trueish'],
  ] as const)('the option %s with the invalid value %.20j is refused by name', (name, value) => {
    const error = {
      code: 'invalid-input',
      fields: expect.objectContaining({ subject: `--${name}` }),
    };
    expect(() => parse({ [name]: value })).toThrow(expect.objectContaining(error));
  });
});
