import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Forge, linkToOpen, pushRefusal } from '../../src/git/forge.ts';
import { type RunCommand, runAsProcess, runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import {
  type GitRepository,
  startClone,
  startHttpClone,
  startWatchedClone,
  type WatchedRepository,
} from '../support/git-server.ts';
import type { Repository } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const at = (host: string) => section(defaultContent(acmeAt(`https://${host}`)));
const old = at('old.acme.com');
const moved = at('status.acme.com');

/** Runs `--change-request status`, with a page at this host. */
async function propose(
  clone: Repository,
  host = 'status.acme.com',
  args: readonly string[] = [],
  run: RunCommand = runInProcess,
) {
  const offline = ['--source', 'offline', '--custom-domain', host];
  const ended = await run(clone, [
    '--push',
    '--json',
    '--change-request',
    'status',
    ...offline,
    ...args,
  ]);
  const { publish, error } = JSON.parse(ended.stdout);
  return {
    code: ended.code,
    outcome: publish?.outcome,
    publish,
    error: error?.code,
    stderr: ended.stderr,
  };
}

const files = { 'README.md': old, 'x.txt': '1' };

const start = () => startClone(files);

/** As `git rebase --committer-date-is-author-date` does: only the parent and the files differ. */
async function rewrite(
  { git, commit, path }: GitRepository,
  parent: string,
  files: Readonly<Record<string, string>>,
) {
  await commit(files, 'rewritten');
  const raw = await git('cat-file', 'commit', 'status');
  const tree = await git(
    'rev-parse',
    Object.keys(files).length > 0 ? 'rewritten^{tree}' : 'status^{tree}',
  );
  const text = raw.replace(
    /^tree \w+\nparent \w+/,
    `tree ${tree}\nparent ${await git('rev-parse', parent)}`,
  );
  const input = `${text}\n`;
  const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: path,
    input,
    encoding: 'utf8',
  });
  await git('update-ref', 'refs/heads/status', id.trim());
}

const isPushed = async ({ connections }: WatchedRepository) =>
  (await connections()).includes('push');

describe('--change-request', () => {
  test('stays as it is while the service is unavailable', async () => {
    await using clone = await start();
    await using endpoint = await startEndpoint();
    const ask = ['--source', 'endpoint', '--base-url', endpoint.baseUrl, '--max-age', '0'];
    const words = ['--push', '--change-request', 'status', ...ask];
    expect(await runInProcess(clone, words)).toMatchObject({ code: 0 });
    const commit = await clone.server.git('rev-parse', 'status');
    endpoint.respondWith(reply(503, '', { 'retry-after': '0' }));
    expect(await runInProcess(clone, words)).toMatchObject({ code: 4 });
    expect(await clone.server.git('rev-parse', 'status')).toBe(commit);
  });

  test.each([[[]], [['--depth', '1']]])(
    'keeps one commit on a branch of its own, and moves it only when it must (clone %j)',
    async (options) => {
      await using clone = await startWatchedClone(files, ...options);
      const first = await propose(clone, 'status.acme.com', [], runAsProcess);
      const commit = await clone.server.git('rev-parse', 'status');
      expect([first.code, first.publish]).toEqual([
        0,
        { outcome: 'pushed', remote: 'origin', branch: 'status', commit },
      ]);
      expect([
        await clone.server.read('README.md', 'status'),
        await clone.server.read('README.md'),
      ]).toEqual([moved, old]);

      // The next run recognizes the commit by it.
      const trailers = await clone.server.git('log', '-1', '--format=%(trailers:only)', 'status');
      expect(trailers.trim()).toMatch(/^Status-Snippets-Change: status \w+$/);

      // It is up to date, and stays so when other files of the base change.
      for (const files of [{}, { 'x.txt': '2' }]) {
        await clone.server.commit(files);
        await clone.server.forgetConnections();
        for (const more of [[], ['--dry-run']]) {
          const again = await propose(clone, 'status.acme.com', more);
          expect(again).toMatchObject({ code: 0, outcome: 'unchanged', publish: { commit: null } });
        }
        expect(await isPushed(clone.server)).toBe(false);
      }

      // Such a change of the base may conflict with the request, so that it could not be merged.
      await clone.server.commit({ 'README.md': `# Title\n\n${old}` });
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.read('README.md', 'status')).toBe(`# Title\n\n${moved}`);

      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.git('rev-parse', 'status^')).toBe(
        await clone.server.git('rev-parse', 'main'),
      );
      expect(await clone.server.read('README.md', 'status')).toBe(
        `# Title\n\n${at('new.acme.com')}`,
      );

      // The base's section changed, so merging would conflict.
      await clone.server.commit({ 'README.md': `# Title\n\n${at('mine.acme.com')}` });
      expect(await propose(clone, 'new.acme.com')).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.git('rev-list', '--count', 'main..status')).toBe('1');
    },
  );

  test('deletes the branch when the base has caught up', async () => {
    await using clone = await startWatchedClone(files);
    await propose(clone);
    await clone.server.commit({ 'README.md': moved });
    const dry = await propose(clone, 'status.acme.com', ['--dry-run']);
    const stderr = expect.stringContaining(
      'Would delete status on origin, which is not needed any more.\n',
    );
    expect(dry).toMatchObject({ code: 0, outcome: 'would-delete', stderr });
    expect(await clone.server.git('branch', '--list', 'status')).not.toBe('');
    const done = expect.stringContaining('\nDeleted status on origin, ');
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'deleted', stderr: done });
    expect(await clone.server.git('branch', '--list', 'status')).toBe('');
    await clone.server.forgetConnections();
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'unchanged' });
    expect(await isPushed(clone.server)).toBe(false);
  });

  test('takes back what is not due any more in one of two files', async () => {
    await using clone = await startClone({ 'a.md': old, 'b.md': old });
    expect(await propose(clone, 'status.acme.com', ['a.md', 'b.md'])).toMatchObject({
      code: 0,
      outcome: 'pushed',
    });
    await clone.server.commit({ 'b.md': `${moved}\nMore.\n` });
    expect(await propose(clone, 'status.acme.com', ['a.md', 'b.md'])).toMatchObject({
      code: 0,
      outcome: 'pushed',
    });
    expect(await clone.server.git('diff', '--name-only', 'main', 'status')).toBe('a.md');
  });

  test.each([
    ['that is only another name of the base', 'main'],
    ['that was merged', 'status'],
    ['that was merged, in a shallow clone', 'status', '--depth', '1'],
  ])('never moves or deletes a branch %s', async (_, merged, ...options) => {
    await using clone = await startClone(files, ...options);
    if (merged === 'status') {
      await propose(clone);
      await clone.server.git('update-ref', 'refs/heads/main', 'status');
    } else await clone.server.git('branch', 'status', merged);
    await clone.server.commit({});
    const before = await clone.server.git('rev-parse', 'status');
    const host = merged === 'status' ? 'status.acme.com' : 'old.acme.com';
    const problem =
      'status on origin contains no commit that main lacks (was it merged?), so it stays as it is';
    const stderr = expect.stringContaining(`${problem}.\n`);
    expect(await propose(clone, host)).toMatchObject({ code: 0, outcome: 'unchanged', stderr });
    expect(await propose(clone, 'new.acme.com')).toMatchObject({
      code: 5,
      error: 'commits-by-others',
      stderr: expect.stringContaining(`${problem}: delete it, or name another branch`),
    });
    expect(await clone.server.git('rev-parse', 'status')).toBe(before);
  });

  test('is not confused by references whose names end alike', async () => {
    await using clone = await start();
    await clone.server.git('update-ref', 'refs/remotes/origin/HEAD', 'main');
    await clone.server.git('branch', 'z/refs/heads/status', 'main');
    expect(await propose(clone, 'old.acme.com')).toMatchObject({ code: 0, outcome: 'unchanged' });
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
    expect(await clone.server.git('rev-parse', 'z/refs/heads/status')).toBe(
      await clone.server.git('rev-parse', 'main'),
    );
  });

  test.each([
    [
      'added a commit',
      async (server: GitRepository) => server.commit({ 'x.txt': 'Mine' }, 'status'),
    ],
    [
      'made the branch',
      async (server: GitRepository) => {
        await server.git('branch', '-D', 'status');
        await server.git('branch', 'status', 'main');
        await server.commit({ 'x.txt': 'Mine' }, 'status');
      },
    ],
    [
      'made the branch without a common history',
      async (server: GitRepository) => {
        const orphan = await server.git('commit-tree', '-m', 'Mine', 'main^{tree}');
        await server.git('update-ref', 'refs/heads/status', orphan);
      },
    ],
    [
      'amended the commit',
      async (server: GitRepository) => {
        const message = await server.git('log', '-1', '--format=%B', 'status');
        const amended = await server.git('commit-tree', '-p', 'main', '-m', message, 'main^{tree}');
        await server.git('update-ref', 'refs/heads/status', amended);
      },
    ],
    [
      // Amended without another message, and with the dates as they were.
      'let the commit link elsewhere',
      async (server: GitRepository) =>
        rewrite(server, 'main', { 'README.md': at('evil.example.com') }),
    ],
    [
      'put a commit below ours',
      async (server: GitRepository) => {
        await server.commit({ 'x.txt': 'Mine' }, 'below');
        await rewrite(server, 'below', {});
      },
    ],
    [
      'wrote the base again',
      async (server: GitRepository) => {
        const orphan = await server.git('commit-tree', '-m', 'Mine', 'main^{tree}');
        await server.git('update-ref', 'refs/heads/main', orphan);
      },
    ],
    [
      'wrote the message',
      async (server: GitRepository) => {
        const message = 'Status-Snippets-Change: status by hand';
        const written = await server.git('commit-tree', '-p', 'main', '-m', message, 'main^{tree}');
        await server.git('update-ref', 'refs/heads/status', written);
      },
    ],
    [
      'added a header like that of a signature',
      async (server: GitRepository) => {
        const raw = await server.git('cat-file', 'commit', 'status');
        const input = `${raw.replace('\n\n', '\ngpgsigother x\n\n')}\n`;
        const args = ['hash-object', '-t', 'commit', '-w', '--stdin'];
        const id = execFileSync('git', args, { cwd: server.path, input, encoding: 'utf8' });
        await server.git('update-ref', 'refs/heads/status', id.trim());
      },
    ],
  ])('leaves a branch alone when a person %s', async (_, edit) => {
    await using clone = await start();
    await propose(clone);
    await edit(clone.server);
    const before = await clone.server.git('rev-parse', 'status');
    for (const host of ['new.acme.com', 'old.acme.com']) {
      const { code, error, publish } = await propose(clone, host);
      expect([code, error]).toEqual([5, 'commits-by-others']);
      expect(publish).toEqual({
        outcome: 'failed',
        remote: 'origin',
        branch: 'status',
        commit: null,
      });
    }
    expect(await clone.server.git('rev-parse', 'status')).toBe(before);
  });

  test('finds its commit on a branch whose name has letters of any script', async () => {
    await using clone = await start();
    const args = [
      '--push',
      '--json',
      '--change-request',
      'statut-à-jour-Работа',
      '--source',
      'offline',
    ];
    const outcomes: string[] = [];
    for (const host of ['status.acme.com', 'new.acme.com', 'old.acme.com']) {
      const { stdout } = await runInProcess(clone, [...args, '--custom-domain', host]);
      outcomes.push(JSON.parse(stdout).publish.outcome);
    }
    expect(outcomes).toEqual(['pushed', 'pushed', 'deleted']);
  });

  test('counts a branch with commits of others as right as long as it has the change and no conflict', async () => {
    await using clone = await start();
    await propose(clone);
    await clone.server.commit({ 'x.txt': 'Mine' }, 'status');
    const before = await clone.server.git('rev-parse', 'status');
    const stderr = expect.stringContaining(
      '\nNo push of README.md (1 section): status on origin is already up to date.\n',
    );
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'unchanged', stderr });
    // The files are still those that the run would write, but the base changed what they began with.
    await clone.server.commit({ 'README.md': at('mine.acme.com') });
    expect(await propose(clone)).toMatchObject({ code: 5, error: 'commits-by-others' });
    expect(await clone.server.git('rev-parse', 'status')).toBe(before);
  });

  test('does not overwrite a branch that moved while it was rebuilt', async () => {
    await using clone = await startHttpClone(files);
    await propose(clone);
    await clone.server.git('branch', 'theirs', 'main');
    await clone.server.commit({ 'x.txt': 'Mine' }, 'theirs');
    clone.server.interfere('connect to push', () =>
      clone.server.git('update-ref', 'refs/heads/status', 'theirs'),
    );
    const stderr = expect.stringContaining(
      'status on origin contains commits of others, so it stays as it is: merge it, delete it, or name another branch',
    );
    expect(await propose(clone, 'new.acme.com')).toMatchObject({
      code: 5,
      error: 'commits-by-others',
      stderr,
    });
    expect(await clone.server.git('rev-parse', 'status')).toBe(
      await clone.server.git('rev-parse', 'theirs'),
    );
  });

  test('gives the link that the server prints', async () => {
    await using clone = await start();
    await clone.server.addHook(
      'post-receive',
      'echo "Create a pull request:"; echo "  https://git.example/acme/pull-requests/new?source=status##[add-path]/x"',
    );
    expect((await propose(clone)).stderr).toMatch(
      /\nPushed README\.md \(1 section\) to status on origin, see https:\/\/git\.example\/acme\/pull-requests\/new\?source=status##\\\[add-path\]\/x\n/,
    );
  });
});

test.skipIf(process.platform === 'win32')(
  'gives the link that Azure DevOps does not print',
  async () => {
    await using clone = await start();
    await clone.git('remote', 'set-url', 'origin', 'git@ssh.dev.azure.com:v3/acme/web%20site/site');
    // What git asks the server to run, with the path of the repository here.
    const ssh = `f() { for last; do :; done; exec "\${last%% *}" '${clone.server.path}'; }; f`;
    const env = { GIT_SSH_COMMAND: ssh, GIT_SSH_VARIANT: 'ssh' };
    const { stderr } = await propose(clone, 'status.acme.com', [], (at, args) =>
      runInProcess(at, args, { env }),
    );
    const link =
      'https://dev.azure.com/acme/web%20site/_git/site/pullrequestcreate?sourceRef=status&targetRef=main';
    expect(stderr).toContain(`, see ${link}\n`);
  },
);

describe('--change-request on GitLab', () => {
  test('opens and updates a merge request by push options', async () => {
    await using clone = await start();
    await clone.server.addHook('pre-receive', 'env | grep ^GIT_PUSH_OPTION_ | sort > push-options');
    const args = [
      '--forge',
      'gitlab',
      '--change-request-labels',
      'a b',
      '--change-request-labels',
      'c',
    ];
    for (const host of ['status.acme.com', 'new.acme.com']) {
      const ended = await propose(clone, host, [...args, '--change-request-assignees', '@ann']);
      expect(ended).toMatchObject({ code: 0, outcome: 'pushed' });
      // Each option is one line.
      expect((await clone.server.file('push-options')).split('\n')).toEqual([
        'GIT_PUSH_OPTION_0=merge_request.create',
        'GIT_PUSH_OPTION_1=merge_request.target=main',
        expect.stringMatching(`^GIT_PUSH_OPTION_2=merge_request.title=.+ https://${host}$`),
        expect.stringMatching(
          `^GIT_PUSH_OPTION_3=merge_request.description=.+ https://old.acme.com .+ https://${host}\\.\\\\n\\\\n.+\\.$`,
        ),
        'GIT_PUSH_OPTION_4=merge_request.remove_source_branch',
        'GIT_PUSH_OPTION_5=merge_request.label=a b',
        'GIT_PUSH_OPTION_6=merge_request.label=c',
        'GIT_PUSH_OPTION_7=merge_request.assign=ann',
        'GIT_PUSH_OPTION_COUNT=8',
        '',
      ]);
    }
  });

  test('opens the merge request as a draft once, and asks each time to merge it', async () => {
    await using clone = await start();
    await clone.server.addHook(
      'pre-receive',
      'env | grep -o "merge_request.[das][rqu].*" > push-options; exit 0',
    );
    const optionsFor = async (host: string, ...args: string[]) => {
      const ended = await propose(clone, host, ['--forge', 'gitlab', ...args]);
      expect(ended).toMatchObject({ code: 0, outcome: 'pushed' });
      return (await clone.server.file('push-options')).trim().split('\n').sort();
    };
    const draft = '--change-request-draft';
    const asDraft = await optionsFor(
      'status.acme.com',
      draft,
      '--change-request-auto-merge',
      'squash',
    );
    expect(asDraft).toEqual([
      'merge_request.auto_merge',
      'merge_request.draft',
      'merge_request.squash',
    ]);
    // A person may have marked it as ready.
    const updated = await optionsFor('new.acme.com', draft, '--change-request-auto-merge', 'merge');
    expect(updated).toEqual(['merge_request.auto_merge']);
    for (const options of [[draft], ['--change-request-auto-merge', 'merge']])
      expect(await propose(clone, 'new.acme.com', options)).toMatchObject({
        code: 2,
        error: 'invalid-input',
      });
  });

  test('keeps the request of a fork in the fork', async () => {
    await using clone = await start();
    await clone.server.addHook(
      'pre-receive',
      'env | grep target_project | sed s/.*=m/m/ > push-options; exit 0',
    );
    for (const [path, expected] of [
      ['acme', 'merge_request.target_project=acme\n'],
      ['other/project', ''],
    ] as const) {
      const env = {
        GITLAB_CI: 'true',
        CI_PROJECT_PATH: path,
        STATUS_SNIPPETS_CUSTOM_DOMAIN: `${path.slice(0, 4)}.acme.com`,
      };
      await runInProcess(clone, ['--push', '--change-request', 'status', '--source', 'offline'], {
        env,
      });
      expect(await clone.server.file('push-options')).toBe(expected);
    }
    // Only the address for pushes is that of the fork.
    await clone.git('remote', 'set-url', '--push', 'origin', clone.server.url);
    await clone.git('remote', 'set-url', 'origin', '/srv/upstream.git');
    const env = { GITLAB_CI: 'true', CI_PROJECT_PATH: 'acme' };
    expect(
      await propose(clone, 'new.acme.com', [], (at, args) => runInProcess(at, args, { env })),
    ).toMatchObject({
      code: 0,
    });
    expect(await clone.server.file('push-options')).toBe('merge_request.target_project=acme\n');
  });

  // Gitaly prints it like this, with line breaks between words.
  const refuse = `echo
echo "========================================================================"
echo
echo "     WARNINGS: Error encountered with push"
echo "   options 'merge_request.create': User access was denied"
echo
echo "========================================================================"`;

  test('exits 5 with the words of GitLab when it opened no request, and lets no branch behind', async () => {
    await using clone = await start();
    await clone.git('config', 'color.remote', 'always');
    for (const hook of [
      refuse,
      `echo "Error encountered with push options 'merge_request.create': User access was denied"`,
    ]) {
      await clone.server.addHook('post-receive', hook);
      const { code, error, stderr } = await propose(clone, 'status.acme.com', [
        '--forge',
        'gitlab',
      ]);
      expect([code, error, stderr]).toEqual([
        5,
        'push-failed',
        expect.stringContaining("options 'merge_request.create': User access was denied\n"),
      ]);
      expect(await clone.server.git('branch', '--list', 'status')).toBe('');
    }
    await clone.server.addHook('post-receive', 'exit 0');
    await propose(clone, 'status.acme.com', ['--forge', 'gitlab']);
    await clone.server.addHook('post-receive', refuse);
    for (const _ of ['first', 'second']) {
      const { code, error } = await propose(clone, 'new.acme.com', ['--forge', 'gitlab']);
      expect([code, error]).toEqual([5, 'push-failed']);
      // The request may be there, so the branch is kept as it was.
      expect(await clone.server.read('README.md', 'status')).toBe(moved);
    }
    await clone.server.addHook('post-receive', 'exit 0');
    expect(await propose(clone, 'new.acme.com', ['--forge', 'gitlab'])).toMatchObject({
      code: 0,
      outcome: 'pushed',
    });
  });

  test('says what helps on a server without push options, and refuses labels elsewhere', async () => {
    await using clone = await start();
    await clone.server.git('config', 'receive.advertisePushOptions', 'false');
    const { code, stderr } = await propose(clone, 'status.acme.com', ['--forge', 'gitlab']);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/: use --forge other:\n(?: {2}.*\n)*.*does not support push options/),
    ]);
    expect(await propose(clone, 'status.acme.com', ['--change-request-labels', 'x'])).toMatchObject(
      {
        code: 2,
        error: 'invalid-input',
      },
    );
  });

  test.each([
    ['GITLAB_CI', 'merge_request.create'],
    ['GITEA_ACTIONS', ''],
    ['FORGEJO_ACTIONS', ''],
  ])('is recognized by the variable %s, unless --forge names another', async (name, option) => {
    await using clone = await start();
    const env = { [name]: 'true', STATUS_SNIPPETS_CUSTOM_DOMAIN: 'status.acme.com' };
    const pushWith = async (...args: string[]) => {
      await clone.server.addHook(
        'pre-receive',
        'env | grep ^GIT_PUSH_OPTION_0 >> push-options; cat >> commands',
      );
      await Promise.all(
        ['push-options', 'commands'].map((file) =>
          rm(join(clone.server.path, file), { force: true }),
        ),
      );
      await runInProcess(clone, ['--push', '--source', 'offline', ...args], { env });
      return [await clone.server.file('push-options'), await clone.server.file('commands')];
    };
    const request = ['--change-request', 'status'];
    expect(await pushWith(...request)).toEqual([
      expect.stringContaining(option || 'topic=status'),
      expect.stringContaining(option ? 'refs/heads/status' : 'refs/for/main'),
    ]);
    const toBranch = ['', expect.stringContaining('refs/heads/status')];
    expect(
      await pushWith(...request, '--custom-domain', 'new.acme.com', '--forge', 'other'),
    ).toEqual(toBranch);
    expect(await pushWith()).toEqual(['', expect.stringContaining('refs/heads/main')]);
    expect(await clone.server.read('README.md')).toBe(moved);
  });
});

test.each<[Forge, string, string | undefined]>([
  ...['not allowed', 'Denied', 'forbidden', 'HTTP 401', 'HTTP 403', 'could not authenticate'].map(
    (words): [Forge, string, string] => [
      'gitlab',
      words,
      'for a job token, turn on Settings > CI/CD',
    ],
  ),
  ...['Internal Server Error', 'user does not exist'].map((words): [Forge, string, string] => [
    'forgejo',
    words,
    'the token of a job cannot open a pull request, so use the token of a user',
  ]),
  ['other', 'the receiving end does not support push options', 'use --forge other:\n'],
  ['gitlab', 'the receiving end does not support push options', 'use --forge other:\n'],
  ['other', 'not allowed', undefined],
  ['gitlab', 'internal server error', undefined],
  ['gitlab', 'HTTP 402', undefined],
])('the advice for a push with --forge %s that failed with "%s" is %j', (forge, words, advice) => {
  const { message } = pushRefusal({ changeRequest: 'a', forge }, 'main on origin', ['x', words]);
  const start = `git could not push to main on origin:${advice === undefined ? '\n' : ` ${advice}`}`;
  expect(message.slice(0, start.length)).toBe(start);
});

test.each([
  [
    'https://my-org.visualstudio.com/web/_git/my-site',
    'https://my-org.visualstudio.com/web/_git/my-site',
  ],
  ['https://dev.azure.com/a/b/_git/c/', 'https://dev.azure.com/a/b/_git/c'],
  ['git@ssh.dev.azure.com:v3/a/b/c', 'https://dev.azure.com/a/b/_git/c'],
  ['https://visualstudio.com/web/_git/site', null],
  ['http://dev.azure.com/a/b/_git/c', null],
  ['https://dev.azure.com.example/a/b/_git/c', null],
])('the request for a push to %s is opened at %s', (address, top) => {
  const query = '/pullrequestcreate?sourceRef=a%2Fb&targetRef=c%26d';
  expect(linkToOpen(['Done.'], address, 'a/b', 'c&d')).toBe(top === null ? null : top + query);
});

test.each([
  'https://gitlab.example/acme/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=status',
  'https://gitlab.example/acme/site/-/merge_requests/7',
  'https://github.com/acme/site/pull/new/status',
  'https://forgejo.example/acme/site/compare/main...status',
  'https://forgejo.example/acme/site/pulls/7',
  'https://bitbucket.org/acme/site/pull-requests/new?source=status&t=1',
  'https://bitbucket.example/projects/ACME/repos/site/pull-requests?create&sourceBranch=refs%2Fheads%2Fstatus',
  'https://gerrit.example/c/acme/site/+/7',
  'https://onedev.example/site/~pulls/new?target=1:main',
  'https://pagure.example/site/diff/main..status',
])('of the links that a server prints, %s is the one to the request', (link) => {
  const others = [
    'We move on Sunday, see https://status.example/notice',
    'https://git.example/security/dependabot',
  ];
  const linkIn = (messages: readonly string[]) =>
    linkToOpen(messages, 'https://git.example/acme/site', 'status', 'main');
  expect(linkIn([...others, `see \x1b[32m${link}\x1b[0m or`, others[0] ?? ''])).toBe(link);
  expect(linkIn(others)).toBeNull();
});
