import { expect, test } from 'vitest';
import { startStage } from './acting.ts';
import { readme } from './page.ts';

const files = { 'README.md': readme() };

test.each<[Readonly<Record<string, string>>, string]>([
  [{ mode: 'pr' }, ' commit, pull-request, write, check: '],
  [{ 'run-in-forks': 'yes' }, 'input run-in-forks "yes" is not a boolean: write true or false'],
  [{ 'on-unavailable': 'ignore' }, 'input on-unavailable "ignore" '],
  [{ headers: 'X-Key: a\nno colon' }, 'input headers (number 2) '],
  [{ token: '' }, 'input token '],
  [{ shard: '1/2' }, 'input shard divides the input repositories, which is empty'],
  [
    { repositories: 'acme/*', branch: 'main' },
    'input repositories cannot be used together with input branch',
  ],
  [{ repositories: 'acme/*', repository: 'acme/a' }, ' input repository'],
  [
    { repositories: 'acme/*', mode: 'write' },
    'input mode "write" rewrites the files of one workspace',
  ],
  [{ repository: 'acme' }, 'input repository "acme" is not a repository: write it as owner/name'],
  [
    { repositories: '*/*' },
    'input repositories "*/*" is not a repository or a pattern for names: ',
  ],
  [
    { repositories: 'acme/a\nsite' },
    'for names: write one repository on each line, as owner/name or owner/*, or topic:name',
  ],
  [{ repositories: '!acme/a\n!acme/b*' }, 'input repositories contains '],
  [
    { repositories: 'topic:status' },
    'input repositories contains only topics: name at least one repository',
  ],
  [
    { repositories: '!acme/a\ntopic:status' },
    'input repositories contains only topics: name at least one repository',
  ],
  [{ repositories: 'acme/*\ntopic:a_b' }, 'input repositories "topic:a_b" is not a repository'],
  [{ repositories: '!acme/a' }, 'input repositories contains only exclusions: '],
  [
    { shard: '3/2' },
    'input shard "3/2" is not a part of a whole: write it as i/n, from 1/n to n/n: for example 2/8',
  ],
  [{ shard: '0/4' }, 'input shard "0/4" '],
  [{ shard: '1/4/2' }, 'input shard "1/4/2" '],
  [
    { 'max-writes': '0' },
    'input max-writes "0" is not a whole number from 1 to 1000000: for example, write 100',
  ],
  [{ branch: 'refs/tags/v1' }, 'input branch "refs/tags/v1" is not the name of a branch: '],
  [{ 'pull-request-branch': 'a b' }, 'input pull-request-branch "a b" '],
  [{ 'pull-request-labels': 'a, b' }, 'input pull-request-labels "a, b" has a comma: '],
  [
    { 'pull-request-labels': '🟢'.repeat(51) },
    'has 51 characters: write one label per line, each of at most 50',
  ],
  [
    { reviewers: 'pat, kim' },
    'input reviewers "pat, kim" is not a name: write one name per line, such as octocat',
  ],
  [{ 'auto-merge': 'true' }, 'input auto-merge "true" '],
  [
    { 'commit-message': 'To {adress}' },
    'input commit-message contains the unknown placeholder "{adress}": ',
  ],
  [{ 'pull-request-title': '{toString}' }, '{toString}'],
  [{ 'pull-request-body': '{x}' }, '"{x}": use one of {slug}, {address}, {previous-address}'],
  [{ files: '/README.md' }, 'is outside the repository: write a path relative to its top folder'],
  [{ files: 'docs/../../x/*.md' }, 'docs/../../x/*.md'],
])('the inputs %j are refused with a message before any request', async (given, message) => {
  await using stage = await startStage({ files });
  const { annotations, hasFailed, outputs } = await stage.act({ with: given });
  expect(annotations).toEqual([expect.stringContaining(message)]);
  expect([hasFailed, outputs.outcome, outputs.changed]).toEqual([true, 'failed', 'false']);
  expect([stage.github.calls, stage.endpoint.requests]).toEqual([[], []]);
});

test.each<
  [string, Readonly<Record<string, string>>, readonly string[], Readonly<Record<string, string>>]
>([
  [
    'the token and the header values are masked, with and without their scheme',
    {
      token: 'ghs_1',
      headers:
        'Authorization: Bearer abc.def\nX-Key:  k1 \n\nauthorization: basic dTpw\nX: token t1',
    },
    ['ghs_1', 'Bearer abc.def', 'abc.def', 'k1', 'basic dTpw', 'dTpw', 'p', 'token t1', 't1'],
    {},
  ],
  [
    'what follows a scheme of any name, and the longer parts of a header value, are masked',
    {
      headers:
        'Authorization: Key.v1 abc123\nX: Digest name="pat", response="6629fae49393a053"\nX-List: en, de',
    },
    [
      ...['Key.v1 abc123', 'abc123', 'Digest name="pat", response="6629fae49393a053"'],
      ...['name="pat", response="6629fae49393a053"', 'name="pat"', 'response="6629fae49393a053"'],
      ...['6629fae49393a053', 'en, de'],
    ],
    {},
  ],
  [
    'a header line without a colon is masked as a whole',
    { headers: 'Bearer-abc' },
    ['Bearer-abc'],
    {},
  ],
  [
    'passwords in addresses are masked, encoded and decoded',
    { 'base-url': 'https://u:p4ss@status.acme.com' },
    ['p4ss', 'p%40ss', 'p@ss', 'pl41n', 'h77p'],
    {
      https_proxy: 'http://user:p%40ss@proxy:3128',
      HTTPS_PROXY: 'bot:pl41n@proxy:3128',
      HTTP_PROXY: 'http://user:h77p@proxy',
      http_proxy: 'http://proxy',
      no_proxy: 'a:b@c',
      https_proxy_old: 'http://user:old@proxy',
    },
  ],
  [
    'a password that is no encoded text is masked',
    {},
    ['1%'],
    { https_proxy: 'http://user:1%@proxy' },
  ],
  [
    'nothing is masked for empty inputs',
    { headers: ' \n ', 'base-url': 'https://statuspage.me' },
    [],
    {},
  ],
])('%s', async (_, given, secrets, env) => {
  await using stage = await startStage();
  expect((await stage.act({ with: { token: '', mode: 'x', ...given }, env })).masked).toEqual(
    secrets,
  );
});

test.each<[Readonly<Record<string, string>>, string[]]>([
  [
    { 'auto-merge': 'squash' },
    ['warning input auto-merge: no effect in mode check; set mode: pull-request, or remove it'],
  ],
  [
    { draft: 'true', reviewers: 'pat', 'pull-request-branch': 'x' },
    [
      'warning inputs pull-request-branch, reviewers, draft: no effect in mode check; set mode: pull-request, or remove them',
    ],
  ],
  [
    {
      ...{
        'pull-request-branch': 'x',
        'pull-request-title': 'x',
        'pull-request-body': 'x',
        reviewers: 'pat',
      },
      ...{
        'pull-request-labels': 'x',
        'team-reviewers': 'x',
        assignees: 'pat',
        'auto-merge': 'merge',
      },
    },
    [
      'warning inputs pull-request-branch, pull-request-title, pull-request-body, pull-request-labels, reviewers, team-reviewers, assignees, auto-merge: no effect in mode check; set mode: pull-request, or remove them',
    ],
  ],
  [{ draft: 'false', assignees: ' ' }, []],
  [{ mode: 'pull-request', draft: 'true' }, []],
])('the inputs %j in mode check give the warnings %j', async (given, warnings) => {
  await using stage = await startStage({ files });
  const { annotations } = await stage.act({ with: { mode: 'check', branch: 'main', ...given } });
  expect(annotations.filter((text) => text.startsWith('warning'))).toEqual(warnings);
});

test.each([
  ['- none.md', 'leave out "- ": write none.md'],
  ['"none.md"', 'leave out the quotes, or use double quotes in a shell'],
  ['["none.md"]', 'write one path per line, without brackets and quotes'],
  ['docs\\none.md', 'write docs/none.md'],
])('the input files with the line %s is told to %s', async (given, advice) => {
  await using stage = await startStage({ files });
  const { annotations } = await stage.act({ with: { files: given } });
  expect(annotations).toEqual([expect.stringContaining(advice)]);
});

test.each([
  [
    'README.md, docs/a.md',
    { repositories: '' },
    'error input files: README.md, docs/a.md does not exist',
  ],
  ['docs/*.md, README.md', { repositories: '' }, 'error docs/*.md, README.md matches no file'],
  ['README.md docs', { repositories: '' }, 'error README.md docs does not exist'],
  [
    'README.md, docs/a.md',
    { repositories: 'acme/site' },
    'error acme/site: input files: README.md, docs/a.md does not exist',
  ],
])(
  'the input files with several paths in the line "%s" is told to have one path per line',
  async (given, others, start) => {
    await using stage = await startStage({ files });
    const { annotations } = await stage.act({ with: { files: given, ...others } });
    expect(annotations).toEqual([
      expect.stringContaining('write one path per entry, or per line of the input files'),
    ]);
    expect(annotations[0]?.startsWith(start)).toBe(true);
  },
);

test('a file of the input files that does not exist is reported with the name of the input', async () => {
  await using stage = await startStage({ files });
  const { annotations } = await stage.act({ with: { files: 'gone.md', repositories: '' } });
  expect(annotations).toEqual([
    expect.stringMatching(/^error input files: gone\.md does not exist on branch "main": /),
  ]);
});

test('the input files may name a file with a comma in its name', async () => {
  await using stage = await startStage({ files: { 'a, b.md': readme() } });
  expect((await stage.act({ with: { files: 'a, b.md' } })).outputs.outcome).toBe('changed');
});
