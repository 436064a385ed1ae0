import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../support/folder-with.ts';
import { startClone, startGitServer } from '../support/git-server.ts';
import { checkoutOf, empty, filled, moved, propose, push } from '../support/pushing.ts';
import { openReferences } from '../support/references.ts';
import { configure, type Repository, setUrl } from '../support/repository.ts';

const isWindows = process.platform === 'win32';

/** As `git checkout --detach` does. */
const detach = ({ at }: Repository) =>
  writeFile(at('.git/HEAD'), `${openReferences(at('.git')).id('main')}\n`);

describe('--push in every kind of checkout', () => {
  test.each([
    ['shallow', ['--depth', '1']],
    ['partial', ['--filter=tree:0', '--no-checkout']],
    ['sparse, and of one branch', ['--sparse', '--filter=blob:none', '--single-branch']],
  ])('works in a clone that is %s', async (_, options) => {
    await using clone = await startClone(
      { 'README.md': empty, 'docs/a.md': empty, 'x.txt': '1' },
      ...options,
    );
    await clone.server.commit({ 'x.txt': '2' });
    const before = checkoutOf(clone);
    expect(await propose(clone)).toEqual([0, 'pushed']);
    expect(checkoutOf(clone)).toEqual(before);
    expect(await clone.server.read('README.md', 'status')).toBe(moved);
    const names = ['.gitignore', 'README.md', 'docs/a.md', 'x.txt'];
    expect(Object.keys(await clone.server.tree('status'))).toEqual(names);
  });

  test('works on a branch that has the name of a tag, and blanks of any script', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const branch = 'a\u00a0b\u3000c';
    clone.server.setReference(branch, 'main');
    const { setReference } = openReferences(clone.at('.git'));
    for (const kind of ['heads', 'tags']) setReference(`refs/${kind}/${branch}`, 'main');
    await writeFile(clone.at('.git/HEAD'), `ref: refs/heads/${branch}\n`);
    const { code, stderr } = await push(clone, ['--timeout', '4.1']);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`to ${branch} on origin`)]);
    expect(await clone.server.read('README.md', branch)).toBe(filled);
  });

  test('works on a detached HEAD, with the default branch of the remote', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await detach(clone);
    await rm(clone.at('.git/refs/heads/main'));
    expect((await push(clone)).stderr).toContain('to main on origin');
    expect(await clone.server.read('README.md')).toBe(filled);
    clone.server.setReference('HEAD', 'main');
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        'origin has no branch HEAD: push it, or name another one with --branch',
      ),
    ]);
  });

  test('reports the default branch of the remote when the push from a detached HEAD is refused', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await detach(clone);
    await clone.server.addHook('pre-receive', 'exit 1');
    const { publish } = JSON.parse((await push(clone, ['--json'])).stdout);
    expect(publish).toMatchObject({ outcome: 'failed', branch: 'main' });
  });

  test('works in a linked worktree, and in one whose branch has slashes and letters of any script', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const branch = 'größe/日本/1';
    await clone.server.commit({ 'README.md': empty }, branch);
    await clone.git('fetch', '--quiet');
    await clone.git('worktree', 'add', '--quiet', 'tree', branch);
    const before = checkoutOf(clone);
    expect(await push(clone, ['--cwd', 'tree'])).toMatchObject({ code: 0 });
    expect(checkoutOf(clone)).toEqual(before);
    expect([
      await clone.server.read('README.md', branch),
      await clone.server.read('README.md'),
    ]).toEqual([filled, empty]);
  });

  test('works in a submodule, and in a repository with one', async () => {
    await using inner = await startGitServer({ 'README.md': empty });
    await using clone = await startClone({ 'README.md': empty });
    const add = ['submodule', '--quiet', 'add', `file://${inner.path}`, 'sub'];
    await clone.git('-c', 'protocol.file.allow=always', ...add);
    await clone.git('commit', '--quiet', '--message', 'Add a submodule');
    await configure(clone, '[submodule]', 'recurse = true');
    await clone.git('push', '--quiet');
    const before = checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await push(clone, ['--cwd', 'sub'])).toMatchObject({ code: 0 });
    expect(checkoutOf(clone)).toEqual(before);
    expect([await clone.server.read('README.md'), await inner.read('README.md')]).toEqual([
      filled,
      filled,
    ]);
    expect((await clone.server.tree()).sub).toMatch(/^160000 /);
  });

  test('works with SHA-256, and with a relative path with an equals sign as the address of a remote', async () => {
    await using server = await startGitServer({ 'README.md': empty }, ['--object-format=sha256']);
    await using clone = await server.cloneFrom(`file://${server.path}`, []);
    await rename(server.path, clone.at('a=b.git'));
    await setUrl(clone, './a=b.git');
    expect([await propose(clone), await propose(clone)]).toEqual([
      [0, 'pushed'],
      [0, 'unchanged'],
    ]);
    const text = await clone.git('-C', 'a=b.git', 'show', 'status:README.md');
    expect(text).toBe(moved.trimEnd());
  });

  test('works with settings that change what git reads, prints and pushes, and pushes no tag', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('tag', '--annotate', '--message', 'x', 'v9');
    await configure(
      clone,
      ...['[push]', 'default = nothing', 'followTags = true', 'useForceIfIncludes = true'],
      ...[
        '[fetch]',
        'prune = true',
        '[color]',
        'ui = always',
        '[safe]',
        'bareRepository = explicit',
      ],
      ...['[commit]', 'verbose = true', 'cleanup = verbatim', '[remote]', 'pushDefault = nowhere'],
      ...['[core]', 'commentChar = "#"', 'fsmonitor = true', 'untrackedCache = true'],
      ...['hooksPath = .githooks', 'autocrlf = true', '[log]', 'showSignature = true'],
      ...['[status]', 'showUntrackedFiles = no', '[extensions]', 'worktreeConfig = true'],
    );
    const before = checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await propose(clone)).toEqual([0, 'pushed']);
    expect(checkoutOf(clone)).toEqual(before);
    expect([
      await clone.server.read('README.md'),
      await clone.server.read('README.md', 'status'),
    ]).toEqual([filled, moved]);
    const names = clone.server.references().map(([name]) => name);
    expect(names).toEqual(['refs/heads/main', 'refs/heads/status']);
  });

  test('leaves all branches, tags and other references as they are, whatever is fetched into them', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('commit', '--quiet', '--allow-empty', '--message', 'not pushed');
    const { id, setReference } = openReferences(clone.at('.git'));
    const head = id('main');
    for (const name of ['status', 'up/main', 'up/status', 'status-snippets'])
      setReference(name, head);
    for (const name of ['main', 'status', 'mine']) setReference(`refs/tags/${name}`, head);
    const url = `url = ${clone.server.url}`;
    await configure(
      clone,
      ...['[remote "origin"]', 'pruneTags = true', 'tagOpt = --tags'],
      ...['fetch = +refs/pull/*/head:refs/remotes/origin/pull/*'],
      ...['fetch = refs/heads/*:refs/heads/up/*', 'fetch = refs/heads/*:refs/tags/*'],
      ...['[remote "twin"]', url, 'fetch = +refs/heads/*:refs/heads/*'],
      ...['[remote "a=b"]', url, 'fetch = +refs/*:refs/*', 'mirror = true'],
    );
    const request = ['--change-request', 'status'];
    for (const [remote, args, outcome] of [
      ['origin', request, 'pushed'],
      ['twin', [], 'pushed'],
      ['a=b', request, 'deleted'],
    ] as const) {
      await clone.server.commit({ 'x.txt': remote });
      clone.server.setReference(`refs/tags/for-${remote}`, 'main');
      const before = checkoutOf(clone);
      const options = ['--branch', 'main', '--custom-domain', 'status.acme.com', ...args];
      const { stdout } = await push(clone, ['--json', '--remote', remote, ...options]);
      expect(JSON.parse(stdout).publish.outcome).toBe(outcome);
      expect(checkoutOf(clone)).toEqual(before);
    }
  });

  test('pushes the real objects, whatever the clone replaces them with', async () => {
    await using clone = await startClone({ 'README.md': empty, 'x.txt': '1\n' });
    const old = clone.server.id('main');
    await clone.server.commit({ 'x.txt': '2\n' });
    await clone.git('pull', '--quiet', '--ff-only');
    const { setReference } = openReferences(clone.at('.git'));
    setReference(`refs/replace/${clone.server.id('main')}`, old);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect((await clone.server.commits())[0].files).toEqual(['README.md']);
  });

  test.skipIf(isWindows)(
    'works in a folder whose path has a line feed and quotes, and in a mirror, whose branches stay',
    async () => {
      const folder = 'a\n"b"\\';
      await using clone = await startClone({ [`${folder}/README.md`]: empty, 'README.md': empty });
      expect(await push(clone, ['--cwd', folder])).toMatchObject({ code: 0 });
      const mirror = ['--mirror', '--origin', 'a=b', clone.server.url, 'bare.git'];
      await clone.git('clone', '--quiet', ...mirror);
      const before = checkoutOf(clone);
      expect(await push(clone, ['--cwd', 'bare.git', '--remote', 'a=b'])).toMatchObject({
        code: 0,
      });
      expect(checkoutOf(clone)).toEqual(before);
      const names = [`${folder}/README.md`, 'README.md'];
      expect(await clone.server.readAll(names)).toBe(filled.repeat(2));
    },
  );

  test('runs no hook of the settings, and keeps a reference that is called like the program', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const event = 'event = reference-transaction';
    await configure(clone, '[hook "a.b"]', event, 'command = "exit 1 #"');
    const { id, setReference } = openReferences(clone.at('.git'));
    setReference('refs/status-snippets', 'main');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(id('refs/status-snippets')).toBe(id('main'));
  });

  test('finds git where folders before it in PATH contain something else with its name, or cannot be read', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const name = isWindows ? 'git.exe' : 'git';
    await mkdir(clone.at('.git/a', name), { recursive: true });
    await writeFiles(clone, { [`.git/b/${name}`]: 'no program' });
    await symlink('loop', clone.at('.git/loop'));
    const folders = isWindows ? ['.git/a'] : ['.git/a', '.git/b', '.git/loop'];
    const PATH = [...folders.map((folder) => clone.at(folder)), process.env.PATH].join(delimiter);
    expect(await push(clone, [], { PATH })).toMatchObject({ code: 0 });
  });
});
