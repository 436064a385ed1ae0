import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { startClone, startHttpClone, startWatchedClone } from '../support/git-server.ts';
import { checkoutOf, empty, filled, offlinePush, push } from '../support/pushing.ts';
import { configure } from '../support/repository.ts';

describe('--push that is refused', () => {
  test('exits 5 with the words of the server and advice for a protected branch', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    const message =
      'GitLab: You are not allowed to push code to protected branches on this project.';
    await clone.server.addHook('pre-receive', `echo "${message}" >&2; exit 1`);
    const before = checkoutOf(clone);
    const { code, stderr } = await push(clone, [], { GITLAB_CI: 'true' });
    const start = 'status-snippets: the push to main on origin was refused: ';
    const advice = '.*--change-request.*Settings > CI/CD > Job token permissions.*';
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(`^${start}${advice}\\n  GitLab: You are not allowed`),
    ]);
    expect(checkoutOf(clone)).toEqual(before);
    await clone.server.addHook(
      'pre-receive',
      `echo; echo =====; echo To merge; echo ${'x'.repeat(300)}; seq 30; exit 1`,
    );
    await clone.server.forgetConnections();
    const { code: other, stderr: words } = await push(clone, ['--change-request', 'other']);
    // The reason is the last line, after a banner of any length.
    expect([other, words]).toEqual([
      5,
      expect.stringMatching(
        /was refused:\n {2}To merge\n {2}x{200}…\n {2}1\n[\d\s]+ 8\n {2}…\n {2}22\n[\d\s]+ 30\n {2}\[remote rejected\]/,
      ),
    ]);
    expect((await clone.server.connections()).filter((what) => what === 'push')).toHaveLength(1);
  });

  test('says at once that a server blocks a push', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await appendFile(
      join(clone.server.path, 'config'),
      '[receive]\nprocReceiveRefs = refs/heads\n',
    );
    const packet = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
    const [version, refusal] = [
      packet('version=1\n'),
      packet('ng refs/heads/main push blocked by policy\n'),
    ];
    await clone.server.addHook(
      'proc-receive',
      `printf '${version}0000${refusal}0000'; cat > /dev/null`,
    );
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/was refused: .*add --change-request/),
    ]);
  });

  test('says at once that the server has another branch in the place of this one', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    clone.server.setReference('a', 'main');
    const { code, stderr } = await push(clone, ['--change-request', 'a/b']);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('the push to a/b on origin was refused:\n'),
    ]);
    expect((await clone.server.connections()).filter((what) => what === 'push')).toHaveLength(1);
  });

  test('deletes no branch, whatever the server says about push options', async () => {
    await using clone = await startClone({ 'README.md': empty });
    clone.server.setReference('release', 'main');
    await clone.server.addHook('post-receive', "echo 'Error encountered with push options x'");
    expect(await push(clone, ['--branch', 'release'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'release')).toBe(filled);
  });

  test('gives up a remote or a program for SSH that says nothing', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    clone.server.disturb('connect', 'hang');
    const env = { GIT_SSH_COMMAND: 'sleep 20 #', GIT_SSH_VARIANT: 'ssh' };
    await configure(clone, '[remote "ssh"]', 'url = git@nowhere:acme.git');
    for (const remote of ['origin', 'ssh']) {
      const { code, stderr } = await push(clone, ['--timeout', '0.01', '--remote', remote], env);
      expect([code, stderr]).toEqual([
        5,
        expect.stringContaining('git took longer than 0.3 seconds'),
      ]);
    }
  });

  test('shows no line of the checkout for a marker at the head of the remote branch', async () => {
    await using clone = await startClone({
      'README.md': `${empty}\n<!-- status-snippets end -->\n`,
    });
    await writeFile(clone.at('README.md'), 'one\ntwo\nthree\nfour\nfive\n');
    const { code, stderr } = await runInProcess(clone, offlinePush, {
      isTerminal: true,
      env: { NO_COLOR: '1' },
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^README\.md:\d:1: .*\n\S/)]);
  });

  test.each([
    [['--remote', 'upstream'], 'remote "upstream" is not a remote of this repository: use origin'],
    ...['git@host.invalid:x.git', '../x', 'C:\\x.git'].map((address): [string[], string] => [
      ['--remote', address],
      'remote must be the name of a remote, and is an address: run git remote add <name> <address>, and use --remote <name>\n',
    ]),
    [['--branch', 'nope'], 'origin has no branch nope: push it, or name another one with --branch'],
    [
      ['--change-request', 'HEAD'],
      '--change-request "HEAD" is not the name of a branch: write just the name',
    ],
    [['--change-request', 'main'], 'change-request "main" is the branch that the request is about'],
    [['--commit'], '--push commits too: leave out --commit'],
    [['-'], 'the standard input cannot be pushed'],
    [['../README.md'], '../README.md is outside the repository'],
    [['README.md', '/etc/x.md'], ' /etc/x.md '],
    [['--cwd', 'new'], 'new/ does not exist in main on origin: run in a folder that does'],
  ])('exits 2 for %j', async (args, message) => {
    await using clone = await startClone({ 'README.md': empty });
    await mkdir(clone.at('new'));
    const before = checkoutOf(clone);
    const { code, stderr } = await push(clone, args);
    expect([code, stderr.split('\n').length, stderr]).toEqual([
      2,
      2,
      expect.stringContaining(message),
    ]);
    expect(checkoutOf(clone)).toEqual(before);
  });

  test.each(['pushurl', 'url'])(
    'refuses a remote with several addresses for pushes, given by the setting %s',
    async (key) => {
      await using clone = await startClone({ 'README.md': empty });
      const { url } = clone.server;
      const head = clone.server.id('main');
      const addresses = [`${key} = ${url}`, `${key} = /second.git`, `url = ${url}`];
      await configure(clone, '[remote "both"]', ...addresses);
      const before = checkoutOf(clone);
      const { code, stderr } = await push(clone, ['--remote', 'both']);
      const message =
        'remote "both" has several addresses for pushes, and git reports about one of them only: ' +
        'run git remote add <name> <address> for each address, and this command with --remote <name> for each name\n';
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
      expect([checkoutOf(clone), clone.server.id('main')]).toEqual([before, head]);
    },
  );

  test('exits 2 in a repository without a remote, and says how to add one', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const config = await readFile(clone.at('.git/config'), 'utf8');
    await writeFile(clone.at('.git/config'), config.replace('[remote "origin"]', '[former]'));
    const { code, stderr } = await push(clone);
    const message =
      'remote "origin" is not a remote of this repository: run git remote add <name> <address>\n';
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('refuses the options about where to push without --push, but not the variables of that name', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const args = ['--source', 'offline'];
    const { code, stderr } = await runInProcess(clone, [...args, '--change-request', 'status']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--change-request is about where to push: add --push'),
    ]);
    const env = { STATUS_SNIPPETS_CHANGE_REQUEST: 'status' };
    expect(await runInProcess(clone, args, { env })).toMatchObject({ code: 0 });
  });

  test('exits 2 outside of a repository', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await rm(clone.at('.git'), { recursive: true });
    const none = await push(clone);
    expect([none.code, none.stderr]).toEqual([
      2,
      expect.stringContaining('--push needs a git repository'),
    ]);
  });
});
