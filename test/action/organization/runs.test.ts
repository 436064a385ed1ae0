import { describe, expect, test } from 'vitest';
import { limitProcessorTime } from '../../../src/core/limits.ts';
import { answer, badGateway, secondaryLimit } from '../../support/github/faults.ts';
import type { FileContent } from '../../support/github/git-repository.ts';
import { type Acting, here, type Stage, startStage } from '../acting.ts';
import { readme } from '../page.ts';

// Runs for several repositories in the process of the tests. Those of the bundle are in the other files of this folder.

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);

/** Adds repositories of `acme` with a README. */
function add({ github }: Stage, text: string, ...added: readonly string[]) {
  for (const name of added) github.add(`acme/${name}`, { files: { 'README.md': text } });
}

async function actOn(stage: Stage, given: Acting['with'] = {}, acting: Acting = {}) {
  const acted = await stage.act({ ...acting, with: { repositories: 'acme/*', ...given } });
  const { repositories, error } = JSON.parse(acted.outputs.report ?? '{}');
  return { ...acted, repositories, error };
}

test('an exclusion counts for the current name of a repository that is named by an old one', async () => {
  await using stage = await startStage({ files: { 'README.md': '# Nothing\n' } });
  const settings = { formerNames: ['acme/old'] };
  const renamed = stage.github.add('acme/site-archive', {
    files: { 'README.md': readme() },
    settings,
  });
  const head = await renamed.head('main');
  const { outputs } = await actOn(stage, { repositories: 'acme/old\n!acme/*-archive' });
  expect(outputs['repositories-changed']).toBe('0');
  expect(await renamed.head('main')).toBe(head);
});

describe('the log and the totals', () => {
  test('the log counts what was read and written, and the totals contain every outcome', async () => {
    await using stage = await startStage({ files: { 'README.md': '# Nothing\n' } });
    add(stage, readme(), 'due-1', 'due-2', 'due-3');
    add(stage, readme('acme', stage.contentAt(here)), ...names('right', 36));
    add(stage, readme().replace('end', 'ent'), 'broken');
    stage.github.add('acme/archived', { settings: { archived: true } });
    const { log, outputs, annotations, summary, error } = await actOn(stage, { 'max-writes': '2' });
    expect(log.filter((text) => /^(?:repository )?\d/.test(text))).toEqual([
      'repository 40 of 41 read',
      'repository 41 of 41 read',
      '1 of 3 that may be due, 1 changed',
      '2 of 3 that may be due, 2 changed',
      '3 of 3 that may be due, 2 changed',
      '42 repositories: 2 changed, 1 failed, 1 deferred, 36 unchanged, 1 without a section, ' +
        '1 skipped (archived, disabled, empty, a mirror, a fork or without the topic).',
    ]);
    const groups = log.filter((text) => text.startsWith('acme/'));
    expect(groups.map((text) => text.split('\n')[0])).toEqual([
      'acme/broken: failed',
      'acme/due-1: changed',
      'acme/due-2: changed',
    ]);
    expect(groups[0]).toMatch(/^.*\nREADME\.md:5:1: [^\n]*\nNothing was written\.$/);
    expect(groups[1]).toMatch(
      /\nCommitted .*\nhttps:\/\/github\.com\/acme\/due-1\/commit\/.*\n--- a\/README\.md\n/,
    );
    expect(outputs).toMatchObject({
      outcome: 'failed',
      changed: 'true',
      'domain-changed': 'false',
      'status-page-url': here,
      'repositories-changed': '2',
      'repositories-failed': '1',
      'repositories-deferred': '1',
    });
    expect(error.message).toMatch(/^acme\/broken: README\.md:5:1: /);
    expect(annotations.at(-1)).toBe(
      'notice 1 repository is left for the next run. This run may write to 2, which the input max-writes sets.',
    );
    expect(summary).toMatch(/acme\/broken[\s\S]*acme\/due-3[\s\S]*acme\/due-1/);
    expect(summary).not.toContain('acme/right');
    expect(summary).toContain('<td>failed</td><td>README.md:5:1: ');
    // The listing, two queries for several repositories, and two calls for each commit: none for what is left.
    expect(stage.github.calls).toHaveLength(7);
    const named = await actOn(stage, { repositories: 'acme/*\nacme/archived', mode: 'check' });
    expect(named.log.join('\n')).toContain(' 1 skipped (archived, ');
  });

  test('mode check writes nothing, and fails with the names of outdated repositories', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a', 'b');
    add(stage, readme('acme', stage.contentAt(here)), 'c');
    stage.github.add('acme/d', { files: { 'docs/readme.md': readme() } });
    const { annotations, hasFailed, outputs } = await actOn(stage, { mode: 'check' });
    const outdated = ['acme/a: README.md', 'acme/b: README.md', 'acme/d: docs/readme.md'].map(
      (place) => `error ${place}: out of date`,
    );
    expect([annotations, hasFailed, outputs.outcome, outputs.changed]).toEqual([
      outdated,
      true,
      'out-of-date',
      'false',
    ]);
    // The folder docs takes two calls: one for its names, one for the file.
    expect([stage.github.calls.length, stage.endpoint.requests.length]).toEqual([4, 1]);
  });

  test('a run that selects or skips everything says so, and a page that moved is reported with both addresses', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    const nothing = await actOn(stage, { repositories: 'acme/site\n!acme/s*' });
    expect([nothing.log, nothing.hasFailed, stage.github.calls]).toEqual([
      ['No repository was selected.'],
      false,
      [],
    ]);
    stage.github.add('acme/copy', { files: {}, settings: { mirror: true } });
    expect((await actOn(stage, { repositories: 'acme/copy' })).annotations).toEqual([
      'notice acme/copy is a mirror, so it is skipped: remove it from the input repositories',
    ]);
    add(stage, readme('acme', stage.contentAt('https://acme.statuspage.me')), 'moved');
    const { outputs } = await actOn(stage, { repositories: 'acme/moved' });
    expect(outputs).toMatchObject({
      outcome: 'changed',
      'domain-changed': 'true',
      'previous-status-page-url': 'https://acme.statuspage.me',
    });
  });

  test('the log contains the error of a repository whose configuration is not valid', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    stage.github.add('acme/a', { files: { 'README.md': readme(), 'status-snippets.json': '{' } });
    expect((await actOn(stage)).log).toContainEqual(
      expect.stringMatching(/^acme\/a: failed\nstatus-snippets\.json:1:2: /),
    );
  });

  test('a commit that landed is reported even if its log cannot be written, and the run goes on', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a', 'b');
    const { repositories, log, hasFailed } = await actOn(
      stage,
      {},
      { failingGroup: 'acme/a: changed' },
    );
    expect(repositories.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'changed',
      'changed',
    ]);
    expect(log).toContainEqual(
      expect.stringMatching(/^Cannot write the log of acme\/a: internal error/),
    );
    expect(hasFailed).toBe(false);
  });
});

test.each<[string, Readonly<Record<string, FileContent>>]>([
  ['names', { 'status-snippets.json': JSON.stringify({ files: [`${'a/'.repeat(2000)}b.md`] }) }],
  [
    'is a link to',
    { 'status-snippets.json': { mode: '120000', content: `${'a/'.repeat(2000)}b.json` } },
  ],
])(
  'a configuration that %s a file in thousands of folders fails only its repository',
  async (_, files) => {
    await using stage = await startStage({ files: { 'README.md': readme() } });
    stage.github.add('acme/deep', { files });
    const { repositories, error } = await actOn(stage);
    expect(repositories.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual([
      'changed',
      'failed',
    ]);
    expect(error.message).toMatch(
      /^acme\/deep: (?:a\/)+… is in more than 100 folders: correct the path$/,
    );
  },
);

describe('the selection', () => {
  test('names, patterns and exclusions select repositories in any letter case, each once', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'team-a', 'team-b', 'team-old', '.github', 'site', 'other');
    const given = {
      repositories: 'ACME/{TEAM,.GIT}*\nacme/Site\nacme/site\n!acme/*-OLD',
      mode: 'check',
    };
    const { repositories } = await actOn(stage, given);
    const selected = ['acme/.github', 'acme/site', 'acme/team-a', 'acme/team-b'];
    expect(repositories.map(({ repository }: { repository: string }) => repository).sort()).toEqual(
      selected,
    );
    const parts = await Promise.all(
      ['1/2', '2/2'].map((shard) => actOn(stage, { ...given, shard })),
    );
    const names = parts.flatMap((part) => part.repositories).map(({ repository }) => repository);
    expect(names.sort()).toEqual(selected);
    expect(parts.map((part) => part.repositories.length)).not.toContain(0);
  });

  test('a pattern without a match, an unknown owner and an unknown repository fail with a reason', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a');
    const { repositories } = await actOn(stage, {
      repositories: 'acme/a\nacme/x-*\nnobody/*\nacme/gone',
    });
    const failed = repositories.flatMap(
      ({ repository, error }: Record<string, { message?: string } | null>) =>
        error ? `${repository}: ${error.message}` : [],
    );
    expect(failed.sort()).toEqual([
      expect.stringMatching(/^acme\/gone: /),
      expect.stringMatching(
        /^acme\/x-\*: None of the 2 repositories of acme that the token sees matches\. Correct /,
      ),
      expect.stringMatching(/^nobody\/\*: /),
    ]);
  });

  test('a pattern that the only repository of an owner does not match fails, because the token sees that repository', async () => {
    await using stage = await startStage({ files: { 'README.md': readme() } });
    const { repositories } = await actOn(stage, { repositories: 'acme/x-*' });
    expect(repositories).toMatchObject([{ repository: 'acme/x-*', error: { code: 'no-match' } }]);
  });

  test('archived, disabled, empty and mirrored repositories are skipped, and forks that are not named in full', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    for (const setting of ['archived', 'disabled', 'mirror', 'fork']) {
      stage.github.add(`acme/${setting}`, {
        files: { 'README.md': readme() },
        settings: { [setting]: true },
      });
    }
    stage.github.add('acme/named-fork', {
      files: { 'README.md': readme() },
      settings: { fork: true },
    });
    stage.github.add('acme/empty');
    const repositories = 'acme/*\nacme/named-fork\nacme/archived\nacme/mirror';
    const acted = await actOn(stage, { repositories });
    expect(acted.repositories).toMatchObject([
      { repository: 'acme/named-fork', outcome: 'changed' },
    ]);
    expect(acted.annotations.sort()).toEqual([
      'notice acme/archived is archived, so it is skipped: remove it from the input repositories',
      'notice acme/mirror is a mirror, so it is skipped: remove it from the input repositories',
    ]);
    expect(acted.log.join('\n')).toContain(' 5 skipped (archived, ');
  });
});

test('a note about plans is reported once, and one about a file with its repository', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  stage.endpoint.respondWith(
    (response) => void response.writeHead(403).end('Growth plan required'),
  );
  add(stage, readme(), 'a', 'b');
  add(stage, `${readme()}<!-- status-snippets begin -->\n`, 'c');
  const { annotations } = await actOn(stage);
  expect(annotations.filter((text) => text.includes('The plan of '))).toEqual([
    expect.stringMatching(/^notice The plan of page "acme" /),
  ]);
  const warnings = annotations.filter((text) => text.startsWith('warning'));
  expect(warnings).toEqual([expect.stringMatching(/^warning acme\/c: README\.md:/)]);
});

test('in mode pull-request, the pull requests of earlier runs are updated, or closed if they are no longer needed', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  add(stage, readme(), 'a');
  const b = stage.github.add('acme/b', { files: { 'README.md': readme() } });
  for (const given of [{}, { 'pull-request-branch': 'bot' }]) {
    const act = async () => (await actOn(stage, { mode: 'pull-request', ...given })).log.join('\n');
    expect(await act()).toContain('Opened pull request #');
    const { repositories } = await actOn(stage, { mode: 'pull-request', ...given });
    const number = b.pulls.all.at(-1)?.number;
    const url = `https://github.com/acme/b/pull/${number}`;
    expect(repositories).toMatchObject([
      { outcome: 'unchanged', files: [] },
      { pullRequest: { number, url } },
    ]);
    await b.push('main', { 'README.md': readme('acme', stage.contentAt(here)) });
    await act();
    expect(b.pulls.all.at(-1)?.state).toBe('CLOSED');
    await b.push('main', { 'README.md': readme() });
  }
});

describe('limits', () => {
  test('neighbours that GitHub cannot read fail, and the others are refreshed', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a', ...names('unreadable', 7), 'b');
    stage.github.failReading((document) => document.includes('unreadable'));
    const { repositories, outputs, hasFailed } = await actOn(stage, { 'time-limit': '600' });
    const outcomes = repositories.map(
      ({ repository, outcome }: Record<string, string>) => `${repository} ${outcome}`,
    );
    expect(outcomes.sort()).toEqual([
      'acme/a changed',
      'acme/b changed',
      ...names('acme/unreadable', 7).map((name) => `${name} failed`),
    ]);
    expect([hasFailed, outputs['repositories-deferred']]).toEqual([true, '0']);
    expect(
      stage.github.calls.filter(({ operations }) => operations.includes('rateLimit')),
    ).toHaveLength(2);
  });

  test.each([
    [87, 'out-of-date'],
    [88, 'failed'],
  ])(
    'a repository with %i files that take a request each is %s, because it may take a hundred',
    async (count, outcome) => {
      await using stage = await startStage({ files: { 'README.md': '' } });
      const files = Object.fromEntries(
        names('docs/file', count).map((name) => [`${name}.md`, readme()]),
      );
      stage.github.add('acme/many', {
        files: { ...files, 'docs/short.md': '' },
        settings: { textLimit: 50 },
      });
      const { repositories } = await actOn(stage, {
        repositories: 'acme/many',
        files: 'docs',
        mode: 'check',
      });
      expect(repositories).toMatchObject([{ outcome }]);
      // Eight files are read in a query, after one for the names and one for the tree.
      if (outcome !== 'failed') expect(stage.github.calls).toHaveLength(2 + 11 + count);
    },
  );
});

test('topics keep only the repositories with one of them, listed or named in full', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  const files = { 'README.md': readme() };
  stage.github.add('acme/in', { files, settings: { topics: ['docs', 'status-page'] } });
  stage.github.add('acme/other', { files, settings: { topics: ['status'] } });
  stage.github.add('acme/fork', { files, settings: { topics: ['uptime'], fork: true } });
  stage.github.add('acme/named', { files });
  const lines = 'acme/*\nacme/fork\nacme/named\ntopic:Status-Page\ntopic:uptime';
  const { repositories, annotations, log } = await actOn(stage, {
    repositories: lines,
    mode: 'check',
  });
  const names = repositories.map(({ repository }: { repository: string }) => repository);
  expect(names.sort()).toEqual(['acme/fork', 'acme/in']);
  expect(annotations).toContain(
    'notice acme/named is without the topic, so it is skipped: remove it from the input repositories',
  );
  expect(log.at(-1)).toContain(' 3 skipped (');
});

test('a run over an organization updates the page of its owner, profile/README.md in .github', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  add(stage, readme(), 'a');
  const files = { 'README.md': 'How this works', 'profile/README.md': readme() };
  stage.github.add('acme/.github', { files });
  const { repositories } = await actOn(stage);
  expect(repositories).toMatchObject([
    { repository: 'acme/a', outcome: 'changed', files: ['README.md'] },
    { repository: 'acme/.github', outcome: 'changed', files: ['profile/README.md'] },
  ]);
});

test('a README that is too large, a link or executable skips its repository, and fails it if it is named in full', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  const readmes = {
    large: `${readme()}${'x'.repeat(2 ** 20)}`,
    link: { mode: '120000', content: 'docs/a.md' },
    executable: { mode: '100755', content: readme() },
  };
  add(stage, readme('acme', stage.contentAt(here)), 'a');
  for (const [name, content] of Object.entries(readmes)) {
    stage.github.add(`acme/${name}`, { files: { 'README.md': content } });
  }
  const { repositories, annotations, hasFailed, log } = await actOn(stage);
  expect([repositories, hasFailed]).toEqual([
    [expect.objectContaining({ repository: 'acme/a' })],
    false,
  ]);
  const skipped = (name: string, why: string) =>
    expect.stringMatching(`notice acme/${name} is skipped: README.md.*${why}`);
  expect(annotations).toEqual([
    skipped('large', 'larger than 1 MiB'),
    skipped('link', 'is a symbolic link'),
    skipped('executable', 'is executable'),
  ]);
  expect(log.at(-1)).toContain(' 3 skipped (a file is too large, a link or executable)');
  const named = await actOn(stage, {
    repositories: 'acme/*\nacme/large\nacme/link\nacme/executable',
  });
  const codes = named.repositories
    .map(({ error }: { error: { code: string } | null }) => error?.code)
    .filter(Boolean);
  expect(codes.sort()).toEqual(['file-too-large', 'not-a-file', 'not-a-file']);
});

test.each([11, 12])(
  'of %i messages, GitHub shows ten, and the log counts those that only the summary contains',
  async (count) => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), ...names('due', count));
    const { annotations, log, summary, outputs } = await actOn(stage, { mode: 'check' });
    expect(annotations).toHaveLength(10);
    const start = `The summary of the run contains ${count - 10} more of these messages.\n${count + 1} repositories: `;
    expect(log.at(-1)?.slice(0, start.length)).toBe(start);
    expect(summary.match(/<td>out-of-date<\/td>/g)).toHaveLength(count);
    expect(JSON.parse(outputs.report ?? '')).toMatchObject({
      version: 1,
      outcome: 'out-of-date',
      error: null,
    });
  },
);

test('a named file that repositories do not have costs no query of its own, also in a folder that they do not have', async () => {
  await using stage = await startStage({ files: { 'README.md': readme() } });
  add(stage, readme(), ...names('a', 3));
  const { outputs } = await actOn(stage, { files: 'docs/status/a.md', mode: 'check' });
  expect(outputs.outcome).toBe('unchanged');
  expect(stage.github.calls).toHaveLength(2);
});

describe('what a token sees', () => {
  test('a repository of the owner that GitHub does not show fails the owner, and the others are refreshed', async () => {
    await using stage = await startStage();
    add(stage, readme(), 'seen');
    const repositories = {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: [null, { nameWithOwner: 'acme/seen' }],
    };
    const message = 'Resource protected by organization SAML enforcement.';
    const errors = [{ path: ['repositoryOwner', 'repositories', 'nodes', 0], message }];
    stage.github.injectFault(
      'repositoryOwner',
      answer(200, { data: { repositoryOwner: { repositories } }, errors }),
    );
    const acted = await actOn(stage);
    expect(acted.repositories).toMatchObject([
      { repository: 'acme/*', outcome: 'failed', files: [], error: { code: 'not-found' } },
      { repository: 'acme/seen', outcome: 'changed' },
    ]);
    expect(acted.annotations).toContainEqual(
      expect.stringContaining(`cannot be read: GitHub says "${message}"`),
    );
  });
});

test.each(['acme/app-{8..12}', 'acme/*\n!acme/app-{10..12}'])(
  'a range of numbers is refused: %j',
  async (repositories) => {
    await using stage = await startStage();
    const { error } = await actOn(stage, { repositories });
    expect(error).toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('has a range'),
    });
  },
);

test('a pattern for names of repositories that takes too long is refused', async () => {
  await using stage = await startStage();
  add(stage, readme(), 'a'.repeat(90));
  const pattern = 'acme/*a*a*a*a*a*a*a*a*a*b';
  for (const [slow, repositories] of [
    [pattern, pattern],
    [`!${pattern}`, `acme/${'a'.repeat(90)}\n!${pattern}`],
  ] as const) {
    const acted = await limitProcessorTime({ maxMs: 250, usedMs: 0 }, () =>
      actOn(stage, { repositories }),
    );
    expect(acted.error).toMatchObject({
      code: 'too-complex',
      message: expect.stringContaining(`"${slow}" takes`),
    });
  }
});

test('a run ends after three commits without an answer, if GitHub does not answer another question either', async () => {
  await using stage = await startStage({ files: { 'README.md': '' } });
  add(stage, readme(), ...names('a', 5));
  stage.github.injectFault('createCommitOnBranch', badGateway('before', 503), 1000);
  stage.github.injectFault('rateLimit', badGateway('before', 503), 1000);
  const { outputs, error } = await actOn(stage);
  expect(error).toMatchObject({ code: 'github-outage' });
  expect([outputs['repositories-failed'], outputs['repositories-deferred']]).toEqual(['2', '3']);
});

describe('waits', () => {
  test.each([
    ['commit', [1100, 1100]],
    ['pull-request', [1100, 1100, 2000, 1100, 2000]],
  ])('in mode %s, a run waits %j milliseconds between its writes', async (mode, gaps) => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a', 'b', 'c');
    const { slept, outputs } = await actOn(stage, { mode });
    expect([outputs['repositories-changed'], slept]).toEqual(['3', gaps]);
  });

  test('a limit of GitHub that ends after the time limit defers what is left, and says until when', async () => {
    await using stage = await startStage({ files: { 'README.md': '' } });
    add(stage, readme(), 'a', 'b');
    stage.github.injectFault('createCommitOnBranch', secondaryLimit(120));
    const patient = await actOn(stage);
    expect([patient.outputs['repositories-changed'], patient.slept[0]]).toEqual(['2', 120_000]);
    add(stage, readme(), 'c', 'd');
    stage.github.injectFault('createCommitOnBranch', secondaryLimit(120));
    const { annotations, hasFailed, outputs } = await actOn(stage, { 'time-limit': '1' });
    expect([outputs['repositories-deferred'], outputs.outcome, hasFailed]).toEqual([
      '2',
      'unchanged',
      false,
    ]);
    expect(annotations).toEqual([
      expect.stringMatching(/^notice 2 repositories .* GitHub's secondary rate limit/),
    ]);
  });
});

test('max-writes counts a commit whose pull request GitHub refuses, but only once', async () => {
  await using stage = await startStage({ files: { 'README.md': '# Nothing\n' } });
  const added = names('a', 3).map((name) =>
    stage.github.add(`acme/${name}`, { files: { 'README.md': readme() } }),
  );
  for (const { settings } of added) settings.actionsMayCreatePullRequests = false;
  const branches = async () =>
    (await Promise.all(added.map((one) => one.otherBranches()))).flat().length;
  for (const count of [1, 2, 3]) {
    await actOn(stage, { mode: 'pull-request', 'max-writes': '1' });
    expect(await branches()).toBe(count);
  }
});

test('a repository whose commit is repeated asks the service again, and the others do not', async () => {
  await using stage = await startStage({ files: { 'README.md': '# Nothing\n' } });
  for (const slug of ['one', 'two', 'three']) add(stage, readme(slug), slug);
  stage.github.injectFault('createCommitOnBranch', badGateway('before'));
  const { repositories } = await actOn(stage);
  expect(repositories.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'changed',
    'changed',
    'changed',
  ]);
  expect(stage.endpoint.requests.length).toBe(4);
});
