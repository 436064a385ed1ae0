import { describe, expect, test, vi } from 'vitest';
import { reply } from '../support/endpoint-behaviors.ts';
import { folderWith } from '../support/folder-with.ts';
import { answer, badGateway, halfway, hangUp } from '../support/github/faults.ts';
import { repositoryWith } from '../support/repository.ts';
import { here, startStage } from './acting.ts';
import { pageAt, readme } from './page.ts';

const files = { 'README.md': readme() };

/** The event of a repository whose default branch is `trunk`, unless it does not say so. */
function eventOf(defaultBranch: string | null = 'trunk') {
  return { repository: { default_branch: defaultBranch } };
}

test('a pull request that changes a file which the run no longer selects is rebuilt without it', async () => {
  await using stage = await startStage({ files: { ...files, 'docs/index.md': readme() } });
  const run = (names: string) => stage.act({ with: { mode: 'pull-request', files: names } });
  await run('README.md\ndocs/index.md');
  expect((await run('README.md')).outputs['pull-request-operation']).toBe('updated');
  expect(await stage.github.text('status-snippets/main', 'docs/index.md')).toBe(readme());
  expect((await run('README.md')).outputs['pull-request-operation']).toBe('none');
});

describe('the branch of a run', () => {
  test.each<[string, string, string, string, string | null | undefined]>([
    ['a push', 'topic', 'push', 'refs/heads/topic', undefined],
    ['a push to a branch with slashes', 'a/b-1.x', 'push', 'refs/heads/a/b-1.x', undefined],
    ['a dispatch', 'topic', 'workflow_dispatch', 'refs/heads/topic', undefined],
    [
      'a dispatch by another repository',
      'trunk',
      'repository_dispatch',
      'refs/heads/trunk',
      undefined,
    ],
    ['a schedule', 'trunk', 'schedule', 'refs/heads/topic', undefined],
    ['a schedule whose event has no default branch', 'topic', 'schedule', 'refs/heads/topic', null],
    ['a pushed tag', 'trunk', 'push', 'refs/tags/v1.2.3', undefined],
    ['a release without a tag yet', 'trunk', 'release', 'refs/heads/topic', undefined],
    ['a tag whose event has no default branch', 'trunk', 'push', 'refs/tags/v1', null],
    ['a deployment of a commit', 'trunk', 'deployment', '', undefined],
  ])('the target branch of %s is %s', async (_, branch, event, ref, defaultBranch) => {
    await using stage = await startStage({ files, branch: 'trunk' });
    for (const name of ['topic', 'a/b-1.x']) await stage.github.git.run(['branch', name, 'trunk']);
    const env = { GITHUB_EVENT_NAME: event, GITHUB_REF: ref };
    const { outputs } = await stage.act({ env, event: eventOf(defaultBranch) });
    expect(outputs.outcome).toBe('changed');
    expect(outputs['commit-sha']).toBe(await stage.github.head(branch));
  });

  test('the input branch is the target branch on a tag and on a pull request too', async () => {
    for (const ref of ['refs/tags/v1', 'refs/pull/7/merge']) {
      await using stage = await startStage({ files, branch: 'pages' });
      const env = {
        GITHUB_EVENT_NAME: ref.includes('pull') ? 'pull_request' : 'push',
        GITHUB_REF: ref,
      };
      const { outputs } = await stage.act({ env, with: { branch: 'pages' } });
      expect(outputs['commit-sha']).toBe(await stage.github.head('pages'));
    }
  });

  test('the input repository with the name of the repository of the run selects the branch of the run', async () => {
    await using stage = await startStage({ files });
    await stage.github.git.run(['branch', 'topic', 'main']);
    const env = { GITHUB_REF: 'refs/heads/topic' };
    const { outputs } = await stage.act({ env, with: { repository: 'Acme/Site' } });
    expect(outputs['commit-sha']).toBe(await stage.github.head('topic'));
  });

  test('the target branch of another repository is its default branch unless the input branch is set', async () => {
    await using stage = await startStage();
    const docs = stage.github.add('acme/docs', { files, branch: 'stable' });
    await docs.git.run(['branch', 'x', 'stable']);
    const first = await stage.act({ with: { repository: 'acme/docs' } });
    expect(first.outputs['commit-sha']).toBe(await docs.head('stable'));
    const second = await stage.act({ with: { repository: 'acme/docs', branch: 'x' } });
    expect(second.outputs['commit-sha']).toBe(await docs.head('x'));
  });
});

describe.each([
  ['pull_request', 'refs/pull/7/merge'],
  ['pull_request_target', 'refs/heads/main'],
  ['pull_request_review', 'refs/pull/7/merge'],
  ['pull_request_review_comment', 'refs/pull/7/merge'],
  ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7-abc'],
  ['merge_group', ''],
  ['push', 'refs/heads/gh-readonly-queue/main/pr-7-abc'],
  ['workflow_dispatch', 'refs/pull/7/head'],
])('for event %s with reference "%s"', (event, ref) => {
  test('the writing modes are refused for an unmerged reference, and mode check is suggested and works', async () => {
    await using stage = await startStage({ files });
    const env = {
      GITHUB_EVENT_NAME: event,
      GITHUB_REF: ref,
      GITHUB_SHA: (await stage.github.head('main')) ?? '',
    };
    for (const mode of ['commit', 'pull-request', 'write']) {
      const { annotations, hasFailed } = await stage.act({ env, with: { mode } });
      const other = mode === 'write' ? '' : ', or set the input branch';
      const fix = `mode: check, which writes nothing${other}$`;
      expect(annotations).toEqual([
        expect.stringMatching(new RegExp(`^error mode ${mode} .*: set ${fix}`)),
      ]);
      expect(hasFailed).toBe(true);
    }
    expect(stage.github.calls).toEqual([]);
    expect((await stage.act({ env, with: { mode: 'check' } })).outputs.outcome).toBe('out-of-date');
  });
});

describe('mode write', () => {
  test('mode write warns if only a README that GitHub does not show has a section', async () => {
    await using stage = await startStage({ files });
    await using work = await repositoryWith({
      '.github/README.md': '',
      'README.md/a': '',
      'docs/README.md': readme(),
    });
    const ended = await stage.act({
      env: { GITHUB_WORKSPACE: work.path },
      with: { mode: 'write' },
    });
    expect(ended.annotations[1]).toMatch(/^warning docs\/README\.md .* \.github\/README\.md: /);
  });

  test('mode write asks for the input files in a workspace without a README', async () => {
    await using stage = await startStage({ files });
    await using work = await repositoryWith({ 'a.md': readme() });
    const { annotations } = await stage.act({
      env: { GITHUB_WORKSPACE: work.path },
      with: { mode: 'write' },
    });
    expect(annotations).toEqual(['error found no README here: set the input files']);
  });

  test('mode write asks for a checkout in a folder without one', async () => {
    await using stage = await startStage({ files });
    await using folder = await folderWith({ 'a.md': readme() });
    for (const given of [{}, { files: 'b.md' }, { files: 'docs/*.md' }]) {
      const { annotations } = await stage.act({
        env: { GITHUB_WORKSPACE: folder.path },
        with: { mode: 'write', ...given },
      });
      expect(annotations).toEqual([
        expect.stringMatching(
          /is not in the workspace, which is not a checkout: add a step with actions\/checkout /,
        ),
      ]);
    }
  });

  test('mode write accepts the branch and the repository of the run in the inputs, and refuses others', async () => {
    await using stage = await startStage({ files });
    const refused = async (given: object) =>
      (await stage.act({ with: { mode: 'write', ...given } })).annotations;
    expect(await refused({ branch: 'x' })).toEqual([
      expect.stringMatching(/input branch .* ref of actions\/checkout/),
    ]);
    expect(await refused({ repository: 'acme/docs' })).toEqual([
      expect.stringMatching(/input repository .* repository of actions\/checkout/),
    ]);
    await using workspace = await repositoryWith(files);
    const own = { mode: 'write', branch: 'main', repository: 'Acme/Site' };
    const { outputs } = await stage.act({ env: { GITHUB_WORKSPACE: workspace.path }, with: own });
    expect(outputs.outcome).toBe('changed');
  });
});

test('mode check finds the commit of a workspace on a branch, packed or not, and in a linked worktree', async () => {
  await using stage = await startStage();
  await using workspace = await repositoryWith(files);
  const head = await workspace.git('rev-parse', 'HEAD');
  const check = async (path: string) => {
    const env = { GITHUB_WORKSPACE: path, GITHUB_SHA: head };
    expect((await stage.act({ env, with: { mode: 'check' } })).outputs.outcome).toBe('out-of-date');
    expect(stage.github.calls).toEqual([]);
  };
  await check(workspace.path);
  const other = await workspace.git('commit-tree', 'HEAD^{tree}', '-m', 'Other');
  await workspace.git('branch', 'before-main', other);
  await workspace.git('pack-refs', '--all');
  await check(workspace.path);
  await workspace.git('worktree', 'add', '--quiet', 'linked', '-b', 'topic', head);
  await check(workspace.at('linked'));
});

describe('the environment', () => {
  test.each([
    42,
    [],
    {},
    { repository: null },
    { repository: 'x' },
    { repository: { fork: 'true', default_branch: 7 } },
  ])('the event %j, which lacks information, is accepted', async (event) => {
    await using stage = await startStage({ files });
    expect((await stage.act({ event })).outputs.outcome).toBe('changed');
  });

  test.each(['GITHUB_REPOSITORY', 'GITHUB_API_URL'])(
    'a run without %s explains how to run the action',
    async (name) => {
      await using stage = await startStage({ files });
      for (const value of ['', undefined]) {
        const { annotations } = await stage.act({ env: { [name]: value } });
        expect(annotations).toEqual([expect.stringContaining(`${name} is not set: run this as`)]);
      }
      const { annotations } = await stage.act({
        env: { GITHUB_WORKSPACE: '' },
        with: { mode: 'write' },
      });
      expect(annotations).toEqual([expect.stringContaining('GITHUB_WORKSPACE is not set')]);
    },
  );

  test.each([
    ['https://api.github.com/', 'https://api.github.com/graphql'],
    ['https://ghe.acme.com/api/v3', 'https://ghe.acme.com/api/graphql'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/graphql'],
  ])('with the API at %s, GraphQL is at %s unless that is set', async (api, graphql) => {
    await using stage = await startStage({ files });
    const asked: string[] = [];
    const fetch = async (address: string | URL | Request) => {
      asked.push(String(address));
      throw new Error('offline');
    };
    await stage.act({ env: { GITHUB_API_URL: api }, fetch });
    await stage.act({
      env: { GITHUB_API_URL: api, GITHUB_GRAPHQL_URL: 'https://other.example/x' },
      fetch,
    });
    expect(new Set(asked)).toEqual(new Set([graphql, 'https://other.example/x']));
  });

  test('mode check says which commit of the repository does not exist', async () => {
    await using stage = await startStage({ files });
    const sha = 'a'.repeat(40);
    const { annotations, hasFailed } = await stage.act({
      env: { GITHUB_SHA: sha },
      with: { mode: 'check' },
    });
    expect([hasFailed, annotations]).toEqual([
      true,
      [expect.stringContaining(`error Reading acme/site at ${sha} failed`)],
    ]);
  });

  test.each([
    ['an API of version 1', { GITHUB_API_URL: 'https://forge.example/api/v1' }],
    ['Gitea', { GITEA_ACTIONS: 'true' }],
    ['Forgejo', { FORGEJO_ACTIONS: 'true' }],
  ])(
    'on %s, which has no GraphQL, the modes that need it are refused before any call',
    async (_, env) => {
      await using stage = await startStage({ files });
      for (const mode of ['commit', 'pull-request', 'check']) {
        const { annotations } = await stage.act({
          env: { ...env, GITHUB_SHA: 'a'.repeat(40) },
          with: { mode },
        });
        expect(annotations).toEqual([
          expect.stringMatching(new RegExp(`mode ${mode} needs.*mode: write.*--push`)),
        ]);
      }
      expect([stage.github.calls, stage.endpoint.requests]).toEqual([[], []]);
      await using workspace = await repositoryWith(files);
      const written = await stage.act({
        env: { ...env, GITHUB_WORKSPACE: workspace.path },
        with: { mode: 'write' },
      });
      expect(written.outputs.outcome).toBe('changed');
    },
  );

  test('what the program for GitHub says about an outdated API is only in the debug log', async () => {
    await using stage = await startStage({ files });
    const outdated = {
      deprecation: 'true',
      sunset: '##[error]x',
      link: '<https://x.invalid>; rel="deprecation"',
    };
    stage.github.injectFault('repository', answer(502, '', outdated));
    const warn = vi.spyOn(console, 'warn');
    const { debug } = await stage.act({ isDebug: true });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    expect(debug).toContainEqual(expect.stringContaining('is deprecated'));
  });

  test('debug logging has a line for each call to GitHub and each request to the service', async () => {
    await using stage = await startStage({ files });
    expect((await stage.act({ with: { mode: 'check', branch: 'main' } })).debug).toEqual([]);
    const { debug } = await stage.act({ isDebug: true });
    const call =
      /^GitHub: (query Branch|mutation createCommitOnBranch): 200, \d+ points left, request 4C1E:\S+, \d+ ms$/;
    const ofService = /^GET http:.* for page "acme": HTTP 200, \d+ ms$/;
    const expected = [call, ofService, call];
    expect(debug).toEqual(expected.map((line) => expect.stringMatching(line)));
    stage.github.injectFault('repository', hangUp('before'));
    stage.github.injectFault('repository', badGateway('before'));
    const { debug: lines } = await stage.act({ isDebug: true });
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^GitHub: query Branch: no response, \d+ ms$/),
      expect.stringMatching(
        /^GitHub: query Branch: 502, unknown points left, request 4C1E:\S+, \d+ ms$/,
      ),
    ]);
  });
});

test.each(['query Branch', 'mutation createCommitOnBranch'])(
  'a response to %s that is cut off is a lost one, and the run goes on',
  async (operation) => {
    await using stage = await startStage({ files });
    let isCut = false;
    const cutOnce: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (isCut || !String(init?.body).includes(operation)) return response;
      isCut = true;
      const body = new ReadableStream({
        pull: (controller) => controller.error(new TypeError('terminated')),
      });
      return new Response(body, response);
    };
    const { outputs, annotations } = await stage.act({ fetch: cutOnce });
    expect(annotations).toEqual([expect.stringContaining('now contains the snippets')]);
    expect(outputs).toMatchObject({
      outcome: 'changed',
      'commit-sha': await stage.github.head('main'),
    });
    expect(isCut).toBe(true);
  },
);

describe.each(['commit', 'pull-request'])('a run in mode %s that begins again', (mode) => {
  test.each([
    [
      'asks the service again, because a run that was faster may know a newer address',
      pageAt,
      'https://new.acme.com',
    ],
    ['uses the first response if the service does not answer again', () => reply(401, ''), here],
  ])('%s', async (_, respond, address) => {
    await using stage = await startStage({ files });
    const { github, endpoint } = stage;
    const respondOtherwise = async () => endpoint.respondWith(respond(endpoint.baseUrl, address));
    github.injectFault('createCommitOnBranch', halfway(respondOtherwise, badGateway('before')));
    expect((await stage.act({ with: { mode } })).hasFailed).toBe(false);
    const text = await github.text(
      mode === 'commit' ? 'main' : 'status-snippets/main',
      'README.md',
    );
    expect([text, endpoint.requests.length]).toEqual([readme('acme', stage.contentAt(address)), 2]);
  });
});
