import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Forge, linkToOpen, pushRefusal } from '../../src/git/forge.ts';
import { type RunCommand, runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import {
  type GitRepository,
  runBefore,
  startClone,
  startPreparedClone,
  startWatchedClone,
  type WatchedRepository,
} from '../support/git-server.ts';
import { configure, type Repository, setUrl } from '../support/repository.ts';
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

/** A clone of a server that has our request for status.acme.com. */
const startProposed = () =>
  startPreparedClone('a branch of a request', files, async (clone) => {
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
  });

/** As `git rebase --committer-date-is-author-date` does: only the parent and the files differ. */
async function rewrite(server: GitRepository, parent: string, treeFrom: string): Promise<void> {
  const [text, other] = await Promise.all(['status', treeFrom].map(server.readCommit));
  const tree = /^tree \w+/.exec(`${other}`)?.[0];
  const start = `${tree}\nparent ${server.id(parent)}`;
  const rewritten = `${text}`.replace(/^tree \w+\nparent \w+/, start);
  server.setReference('status', await server.writeCommit(rewritten));
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
    const commit = clone.server.id('status');
    endpoint.respondWith(reply(503, '', { 'retry-after': '0' }));
    expect(await runInProcess(clone, words)).toMatchObject({ code: 4 });
    expect(clone.server.id('status')).toBe(commit);
  });

  test.each([[[]], [['--depth', '1']]])(
    'keeps one commit on a branch of its own, and moves it only when it must (clone %j)',
    async (options) => {
      await using clone = await startWatchedClone(files, ...options);
      const first = await propose(clone);
      const commit = clone.server.id('status');
      expect([first.code, first.publish]).toEqual([
        0,
        { outcome: 'pushed', remote: 'origin', branch: 'status', commit },
      ]);
      expect([
        await clone.server.read('README.md', 'status'),
        await clone.server.read('README.md'),
      ]).toEqual([moved, old]);

      // The next run recognizes the commit by it.
      const [{ message }] = await clone.server.commits('status');
      expect(message).toMatch(/\n\nStatus-Snippets-Change: status \w+\n$/);

      // It is up to date, and stays so when other files of the base change.
      await clone.server.commit({ 'x.txt': '2' });
      await clone.server.forgetConnections();
      const again = await propose(clone);
      expect(again).toMatchObject({ code: 0, outcome: 'unchanged', publish: { commit: null } });
      expect(await isPushed(clone.server)).toBe(false);

      // Such a change of the base may conflict with the request, so that it could not be merged.
      await clone.server.commit({ 'README.md': `# Title\n\n${old}` });
      expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.read('README.md', 'status')).toBe(`# Title\n\n${moved}`);

      const [{ parent }] = await clone.server.commits('status');
      expect(parent).toBe(clone.server.id('main'));
    },
  );

  test('deletes the branch when the base has caught up', async () => {
    await using clone = await startProposed();
    await clone.server.commit({ 'README.md': moved });
    const dry = await propose(clone, 'status.acme.com', ['--dry-run']);
    const stderr = expect.stringContaining(
      'Would delete status on origin, which is not needed any more.\n',
    );
    expect(dry).toMatchObject({ code: 0, outcome: 'would-delete', stderr });
    expect(clone.server.id('status')).not.toBe('');
    const done = expect.stringContaining('\nDeleted status on origin, ');
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'deleted', stderr: done });
    expect(clone.server.id('status')).toBe('');
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
    expect((await clone.server.commits('status'))[0].files).toEqual(['a.md']);
  });

  test.each([
    ['that is only another name of the base', 'main', start],
    ['that was merged', 'status', startProposed],
    [
      'that was merged, in a shallow clone',
      'status',
      async () => {
        const clone = await startClone(files, '--depth', '1');
        await propose(clone);
        return clone;
      },
    ],
  ])('never moves or deletes a branch %s', async (_, merged, begin) => {
    await using clone = await begin();
    if (merged === 'status') clone.server.setReference('main', 'status');
    else clone.server.setReference('status', 'main');
    await clone.server.commit({});
    const before = clone.server.id('status');
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
    expect(clone.server.id('status')).toBe(before);
  });

  test('is not confused by references whose names end alike', async () => {
    await using clone = await start();
    for (const name of ['refs/remotes/origin/HEAD', 'z/refs/heads/status'])
      clone.server.setReference(name, 'main');
    expect(await propose(clone, 'old.acme.com')).toMatchObject({ code: 0, outcome: 'unchanged' });
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'pushed' });
    expect(clone.server.id('z/refs/heads/status')).toBe(clone.server.id('main'));
  });

  const edits: Readonly<Record<string, (server: GitRepository) => unknown>> = {
    'added a commit': ({ commit }) => commit({ 'x.txt': 'Mine' }, 'status'),
    'made the branch': ({ setReference, commit }) => {
      setReference('status', 'main');
      return commit({ 'x.txt': 'Mine' }, 'status');
    },
    'made the branch without a common history': async ({ setReference, commitTree }) =>
      setReference('status', await commitTree('main', 'Mine')),
    'amended the commit': async ({ setReference, commitTree, commits }) => {
      const [{ message }] = await commits('status');
      setReference('status', await commitTree('main', message.trimEnd(), 'main'));
    },
    // Amended without another message, and with the dates as they were.
    'let the commit link elsewhere': async (server) => {
      await server.commit({ 'README.md': at('evil.example.com') }, 'evil');
      await rewrite(server, 'main', 'evil');
    },
    'put a commit below ours': async (server) => {
      await server.commit({ 'x.txt': 'Mine' }, 'below');
      await rewrite(server, 'below', 'status');
    },
    'wrote the base again': async ({ setReference, commitTree }) =>
      setReference('main', await commitTree('main', 'Mine')),
    'wrote the message': async ({ setReference, commitTree }) => {
      const message = 'Status-Snippets-Change: status by hand';
      setReference('status', await commitTree('main', message, 'main'));
    },
    'added a header like that of a signature': async (server) => {
      const text = await server.readCommit('status');
      const edited = text.replace('\n\n', '\ngpgsigother x\n\n');
      server.setReference('status', await server.writeCommit(edited));
    },
  };
  test.each(Object.entries(edits))('leaves a branch alone when a person %s', async (_, edit) => {
    await using clone = await startProposed();
    await edit(clone.server);
    const before = clone.server.id('status');
    const { code, error, publish } = await propose(clone, 'new.acme.com');
    expect([code, error]).toEqual([5, 'commits-by-others']);
    expect(publish).toEqual({
      outcome: 'failed',
      remote: 'origin',
      branch: 'status',
      commit: null,
    });
    expect(clone.server.id('status')).toBe(before);
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
    for (const host of ['status.acme.com', 'old.acme.com']) {
      const { stdout } = await runInProcess(clone, [...args, '--custom-domain', host]);
      outcomes.push(JSON.parse(stdout).publish.outcome);
    }
    expect(outcomes).toEqual(['pushed', 'deleted']);
  });

  test('counts a branch with commits of others as right as long as it has the change and no conflict', async () => {
    await using clone = await startProposed();
    await clone.server.commit({ 'x.txt': 'Mine' }, 'status');
    const before = clone.server.id('status');
    const stderr = expect.stringContaining(
      '\nNo push of README.md (1 section): status on origin is already up to date.\n',
    );
    expect(await propose(clone)).toMatchObject({ code: 0, outcome: 'unchanged', stderr });
    // The files are still those that the run would write, but the base changed what they began with.
    await clone.server.commit({ 'README.md': at('mine.acme.com') });
    // Whether another change is due, or none, so that the branch is not needed any more.
    for (const host of ['status.acme.com', 'mine.acme.com'])
      expect(await propose(clone, host)).toMatchObject({ code: 5, error: 'commits-by-others' });
    expect(clone.server.id('status')).toBe(before);
  });

  test('does not overwrite a branch that moved while it was rebuilt', async () => {
    await using clone = await startProposed();
    await clone.server.commit({ 'x.txt': 'Mine' }, 'theirs');
    await runBefore('push', clone, 'cat refs/heads/theirs >refs/heads/status');
    const stderr = expect.stringContaining(
      'status on origin contains commits of others, so it stays as it is: merge it, delete it, or name another branch',
    );
    expect(await propose(clone, 'new.acme.com')).toMatchObject({
      code: 5,
      error: 'commits-by-others',
      stderr,
    });
    expect(clone.server.id('status')).toBe(clone.server.id('theirs'));
  });

  test('says that a server refuses to replace a request, and does not try again', async () => {
    await using clone = await startProposed();
    await appendFile(join(clone.server.path, 'config'), '[receive]\ndenyNonFastForwards = true\n');
    await clone.server.commit({ 'x.txt': '2', 'README.md': `# New\n\n${old}` });
    const { code, stderr } = await propose(clone);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/the push to status on origin was refused.*non-fast-forward/s),
    ]);
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
    await setUrl(clone, 'git@ssh.dev.azure.com:v3/acme/web%20site/site');
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
  test('opens a merge request by push options, as a draft once, and updates it', async () => {
    await using clone = await start();
    await clone.server.addHook('pre-receive', 'env | grep ^GIT_PUSH_OPTION_ | sort > push-options');
    const labels = ['--change-request-labels', 'a b', '--change-request-labels', 'c'];
    const more = [...labels, '--change-request-assignees', '@ann', '--change-request-draft'];
    const optionsFor = async (host: string, autoMerge: string) => {
      const args = ['--forge', 'gitlab', ...more, '--change-request-auto-merge', autoMerge];
      const ended = await propose(clone, host, args);
      expect(ended).toMatchObject({ code: 0, outcome: 'pushed' });
      const text = await clone.server.file('push-options');
      // Each option is one line.
      const lines = text.matchAll(/^GIT_PUSH_OPTION_(\d+)=merge_request\.(.*)$/gm);
      const options = [...lines].map(([, number, option]) => [Number(number), option] as const);
      expect(text.split('\n')).toHaveLength(options.length + 2);
      return options.sort(([a], [b]) => a - b).map(([, option]) => option);
    };
    const common = (host: string) => [
      'create',
      'target=main',
      expect.stringMatching(`^title=.+ https://${host}$`),
      expect.stringMatching(
        `^description=.+ https://old.acme.com .+ https://${host}\\.\\\\n\\\\n.+\\.$`,
      ),
      'remove_source_branch',
    ];
    const end = ['label=a b', 'label=c', 'assign=ann'];
    expect(await optionsFor('status.acme.com', 'squash')).toEqual([
      ...common('status.acme.com'),
      ...['draft', 'auto_merge', 'squash'],
      ...end,
    ]);
    // A person may have marked it as ready.
    expect(await optionsFor('new.acme.com', 'merge')).toEqual([
      ...common('new.acme.com'),
      'auto_merge',
      ...end,
    ]);
  });

  test.each([
    ['--change-request-draft'],
    ['--change-request-auto-merge', 'merge'],
    ['--change-request-labels', 'x'],
  ])('refuses %s where no merge request is opened', async (...options) => {
    await using clone = await start();
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
    // Only the address for pushes is that of the fork.
    await setUrl(clone, '/srv/upstream.git');
    await configure(clone, '[remote "origin"]', `pushurl = ${clone.server.url}`);
    for (const [project, host, expected] of [
      ['acme', 'status.acme.com', 'merge_request.target_project=acme\n'],
      ['other/project', 'new.acme.com', ''],
    ] as const) {
      const env = { GITLAB_CI: 'true', CI_PROJECT_PATH: project };
      expect(
        await propose(clone, host, [], (at, args) => runInProcess(at, args, { env })),
      ).toMatchObject({ code: 0, outcome: 'pushed' });
      expect(await clone.server.file('push-options')).toBe(expected);
    }
  });

  // Gitaly prints it like this, with line breaks between words.
  const refuse = `echo
echo "========================================================================"
echo
echo "     WARNINGS: Error encountered with push"
echo "   options 'merge_request.create': User access was denied"
echo
echo "========================================================================"`;

  test.each([
    ['lets no branch behind', start, ''],
    ['keeps the branch of an earlier one', startProposed, moved],
  ])(
    'exits 5 with the words of GitLab when it opened no request, and %s',
    async (_, begin, text) => {
      await using clone = await begin();
      await configure(clone, '[color]', 'remote = always');
      const { addHook, id, read } = clone.server;
      await addHook('post-receive', refuse);
      const { code, error, stderr } = await propose(clone, 'new.acme.com', ['--forge', 'gitlab']);
      expect([code, error, stderr]).toEqual([
        5,
        'push-failed',
        expect.stringContaining("options 'merge_request.create': User access was denied\n"),
      ]);
      expect(id('status') && (await read('README.md', 'status'))).toBe(text);
    },
  );

  test('says what helps on a server without push options', async () => {
    await using clone = await start();
    const config = join(clone.server.path, 'config');
    await appendFile(config, '[receive]\nadvertisePushOptions = false\n');
    const { code, stderr } = await propose(clone, 'status.acme.com', ['--forge', 'gitlab']);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/: use --forge other:\n(?: {2}.*\n)*.*does not support push options/),
    ]);
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
    if (option === '') return;
    const other = ['--forge', 'other', '--custom-domain', 'new.acme.com'];
    expect(await pushWith(...request, ...other)).toEqual([
      '',
      expect.stringContaining('refs/heads/status'),
    ]);
    // No request is asked for.
    expect(await pushWith()).toEqual(['', expect.stringContaining('refs/heads/main')]);
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
