import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { emulateAGit } from '../support/agit.ts';
import { environment, program, runAsProcess, runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, writeFiles } from '../support/folder-with.ts';
import {
  type GitRepository,
  startClone,
  startGitServer,
  startHttpClone,
  startWatchedClone,
} from '../support/git-server.ts';
import { addHook, type Repository } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
const moved = section(defaultContent(acmeAt('https://status.acme.com')));

const offlinePush = ['--push', '--source', 'offline'];

/** Runs `--push` without asking the service. */
function push(
  repository: Repository,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  return runInProcess(repository, [...offlinePush, ...args], { env });
}

/** The exit code and the outcome of a change request for another address. */
async function propose(repository: Repository) {
  const args = ['--json', '--change-request', 'status', '--custom-domain', 'status.acme.com'];
  const { code, stdout } = await push(repository, args);
  return [code, JSON.parse(stdout).publish.outcome];
}

/** What a push may write into a repository, and what a program makes that core.fsmonitor starts. */
const mayChange = /(^|\/)(objects|fsmonitor--daemon)(\/|$)/;

/** All that a push must leave as it is, byte for byte. */
async function checkoutOf({ git, at }: Repository) {
  const status = await git('--no-optional-locks', 'status', '--porcelain', '--ignored');
  const entries = readdirSync(at('.git'), { recursive: true, withFileTypes: true });
  const files = entries
    .map((entry) => ({
      name: relative(at('.git'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      entry,
    }))
    .filter(({ name }) => !mayChange.test(name))
    .map(({ name, entry }) => [
      name,
      entry.isFile() ? readFileSync(at('.git', name), 'base64') : '',
    ]);
  return { status, files: Object.fromEntries(files), names: readdirSync(at('.git')) };
}

const commitsOf = async ({ git }: GitRepository, branch = 'main') =>
  Number(await git('rev-list', '--count', branch));

const countReads = (connections: readonly string[]) =>
  connections.filter((what) => what === 'read').length;

const isWindows = process.platform === 'win32';

describe('--push', () => {
  test('changes the files at the head of the remote branch, and leaves a dirty checkout as it is', async () => {
    await using clone = await startClone({ 'README.md': empty, 'x.txt': '1\n' });
    await clone.server.commit({ 'README.md': `# New\n\n${empty}` });
    await writeFile(clone.at('x.txt'), 'stashed');
    await clone.git('stash');
    await writeFile(clone.at('x.txt'), 'staged');
    await clone.git('add', 'x.txt');
    await writeFile(clone.at('README.md'), 'in the middle of something');
    await writeFile(clone.at('.git/index.lock'), 'left by another program');
    const before = await checkoutOf(clone);
    const { code, stderr } = await runAsProcess(clone, offlinePush);
    expect([code, stderr]).toEqual([0, 'Pushed README.md (1 section) to main on origin.\n']);
    expect(await checkoutOf(clone)).toEqual(before);
    expect(await clone.server.read('README.md')).toBe(`# New\n\n${filled}`);
    expect(await clone.server.git('log', '-1', '--format=%an %s', 'main')).toMatch(
      /^Tester .+ https:\/\/acme\.statuspage\.me$/,
    );
    expect(await clone.server.git('show', '--format=', '--name-only', 'main')).toBe('README.md');
  });

  test('with nothing to do, connects once and pushes nothing', async () => {
    await using clone = await startWatchedClone({ 'README.md': filled });
    const { code, stdout } = await push(clone, ['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'unchanged',
      publish: { outcome: 'unchanged', remote: 'origin', branch: 'main', commit: null },
    });
    expect(await clone.server.connections()).toEqual(['read']);
  });

  test('lists what is in a folder of the commit once', async () => {
    await using clone = await startClone({
      'README.md': empty,
      'docs/a.md': empty,
      'docs/b.md': empty,
    });
    const trace = clone.at('.git/trace');
    expect(
      await push(clone, ['docs/a.md', 'docs/b.md'], { GIT_TRACE2_EVENT: trace }),
    ).toMatchObject({ code: 0 });
    const started = readFileSync(trace, 'utf8').match(/"event":"start".*"ls-tree".*/g) ?? [];
    expect(started.map((line) => /"--"(.*)\]/.exec(line)?.[1])).toEqual([',"./"', ',"docs/"']);
  });

  test('reads no file that is too large, and counts those in folders', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024 + 1);
    const files = { 'docs/a.md': empty, 'docs/b.html': large, 'docs/c.html': large };
    await using clone = await startClone(files);
    const notice = '2 files are passed over because of the size: ';
    const trace = clone.at('.git/trace');
    const found = await push(clone, ['docs', '--dry-run'], { GIT_TRACE2_EVENT: trace });
    expect([found.code, found.stderr]).toEqual([0, expect.stringContaining(notice)]);
    expect(readFileSync(trace, 'utf8').match(/"event":"start".*"cat-file"/g)).toHaveLength(1);
    const named = await push(clone, ['docs/a.md', 'docs/b.html', '--dry-run']);
    const problem = 'docs/b.html:1:1: this file is larger than 4 MiB (4,194,305 bytes)';
    expect([named.code, named.stderr]).toEqual([2, expect.stringContaining(problem)]);
  });

  test('does not look into a folder of a folder that the commit does not have', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const trace = clone.at('.git/trace');
    expect(await push(clone, ['docs/a/b.md'], { GIT_TRACE2_EVENT: trace })).toMatchObject({
      code: 2,
    });
    expect(readFileSync(trace, 'utf8').match(/"event":"start".*"ls-tree"/g)).toHaveLength(1);
  });

  test('reports what was pushed as JSON; with --dry-run, what would be pushed', async () => {
    await using clone = await startClone({ 'README.md': empty });
    const before = await checkoutOf(clone);
    const dry = await push(clone, ['--json', '--dry-run']);
    expect(JSON.parse(dry.stdout)).toMatchObject({
      outcome: 'changed',
      publish: { outcome: 'would-push', remote: 'origin', branch: 'main', commit: null },
    });
    expect([dry.code, await checkoutOf(clone), await clone.server.read('README.md')]).toEqual([
      0,
      before,
      empty,
    ]);
    expect(dry.stderr).toBe('Would push README.md (1 section) to main on origin.\n');
    // It has the same address as origin.
    await clone.git('remote', 'add', 'twin', clone.server.url);
    const { code, stdout } = await push(clone, ['--json', '--remote', 'twin']);
    const commit = await clone.server.git('rev-parse', 'main');
    const publish = { outcome: 'pushed', remote: 'twin', branch: 'main', commit };
    expect([code, JSON.parse(stdout).publish]).toEqual([0, publish]);
    // Only the commit of a request has a trailer.
    expect(await clone.server.git('log', '-1', '--format=%(trailers)', 'main')).toBe('');
  });

  test('refreshes profile/README.md in a repository that its remote names .github', async () => {
    await using clone = await startClone({ 'profile/README.md': empty, 'README.md': empty });
    const address = clone.at('.git/.github');
    await symlink(clone.server.path, address, 'junction');
    await clone.git('remote', 'add', 'own', `file://${address}`);
    const { code, stderr } = await push(clone, ['--remote', 'own']);
    expect([code, stderr]).toEqual([0, 'Pushed profile/README.md (1 section) to main on own.\n']);
    expect(await clone.server.read('README.md')).toBe(empty);
  });

  test('warns about a configuration file that is not read because of its name, and leaves it alone', async () => {
    await using clone = await startClone({
      'docs/README.md': empty,
      '.status-snippets.yml': '\0',
      'x.yml': '',
    });
    await symlink('../outside.yml', clone.at('status-snippets.yml'));
    for (const words of [
      ['add', '.'],
      ['commit', '--quiet', '--message', 'x'],
      ['push', '--quiet'],
    ])
      await clone.git(...words);
    const { code, stderr } = await runInProcess(clone, offlinePush, { cwd: clone.at('docs') });
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^(warning: \.\.\/\.?status-snippets\.yml is not read: the name is status-snippets\.json\n){2}Pushed .*\n$/,
      ),
    ]);
  });

  test('works in the folder where it runs, with the configuration of the remote branch, for paths of any form', async () => {
    await using clone = await startClone({
      'app/docs/a.md': empty,
      'app/docs/b.md': empty,
      'app/README.md': empty,
    });
    await clone.server.commit({
      'app/status-snippets.json': '{ "customDomain": "status.acme.com" }',
    });
    await symlink(clone.path, `${clone.path}-link`, 'junction');
    const files = [
      clone.at('app/docs/a.md'),
      `${clone.path}-link/app/docs/b.md`,
      '../app/README.md',
    ];
    expect((await push(clone, ['--cwd', `${clone.path}-link/app`, ...files])).code).toBe(0);
    await rm(`${clone.path}-link`);
    for (const path of ['app/docs/a.md', 'app/docs/b.md', 'app/README.md'])
      expect(await clone.server.read(path)).toBe(moved);
  });

  test('finds the files of folders and globs below the folder where it runs, and above it', async () => {
    await using clone = await startClone({
      'app/docs/a.md': empty,
      'app/b.md': empty,
      'app/lib/c.md': empty,
      'd.md': empty,
    });
    const { code, stderr } = await push(clone, [
      '--cwd',
      clone.at('app'),
      'docs',
      '*.md',
      '../*/lib/*.md',
      '../*.md',
    ]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Pushed 4 of 4 files')]);
    for (const path of ['app/docs/a.md', 'app/b.md', 'app/lib/c.md', 'd.md'])
      expect(await clone.server.read(path)).toBe(filled);
  });

  test('commits with the given message, whose placeholders are replaced', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const message = 'docs({slug}): from {previous-address} to {address}';
    const args = ['--custom-domain', 'status.acme.com', '--commit-message', message];
    expect(await push(clone, args)).toMatchObject({ code: 0 });
    const expected = 'docs(acme): from https://acme.statuspage.me to https://status.acme.com';
    expect(await clone.server.git('log', '-1', '--format=%B', 'main')).toBe(`${expected}\n`);
    expect(await push(clone, ['--commit-message', '{adress}'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        '--commit-message contains the unknown placeholder "{adress}": did you mean {address}?',
      ),
    });
  });

  test('leaves branches of any name as they are', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('branch', 'status-snippets');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.git('branch', '--list', '--format=%(refname:short)')).toBe(
      'main\nstatus-snippets',
    );
  });

  test('waits before it tries again', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    const lock = join(clone.server.path, 'refs/heads/main.lock');
    await writeFile(lock, '');
    const meanwhile: string[][] = [];
    const sleep = async () => {
      await clone.server.forgetConnections();
      await setTimeout(300);
      meanwhile.push([...(await clone.server.connections())]);
      await rm(lock, { force: true });
    };
    const { code } = await runInProcess(clone, offlinePush, { effects: { sleep } });
    expect([code, meanwhile]).toEqual([0, [[]]]);
  });

  test('init --push pushes the first section and the workflow', async () => {
    await using clone = await startClone({ 'README.md': '# Acme\n' });
    const before = await checkoutOf(clone);
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('Pushed README.md (1 section) to main on origin.\n'),
    ]);
    expect(await clone.server.git('show', '--format=', '--name-only', 'main')).toBe(
      '.github/workflows/status-snippets.yml\nREADME.md',
    );
    expect(await checkoutOf(clone)).toEqual(before);
  });

  test('init --push says so when it pushes the workflow alone', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    const pushed = 'README.md is up to date (1 section).\nPushed a commit to main on origin.\n';
    expect([code, stderr]).toEqual([0, expect.stringContaining(pushed)]);
  });

  test('init --push names the remote in the next command', async () => {
    await using clone = await startClone({ 'README.md': filled });
    const words = ['init', '--slug', 'acme', '--push', '--source', 'offline', '--remote', 'origin'];
    expect((await runInProcess(clone, words)).stderr).toContain(
      '--push --source offline --remote origin\n',
    );
  });

  test('init --push refuses to write the workflow into a folder that is a file of the commit', async () => {
    await using clone = await startClone({ 'README.md': '# Site\n', '.github': 'a file\n' });
    const head = await clone.server.git('rev-parse', 'main');
    const args = ['init', '--push', '--slug', 'acme', '--source', 'offline', '--workflow'];
    const { code, stderr } = await runInProcess(clone, args);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('.github cannot be written: a file and a folder'),
    ]);
    expect(await clone.server.git('rev-parse', 'main')).toBe(head);
  });
});

describe('--push in every kind of checkout', () => {
  test.each([
    ['shallow', ['--depth', '1']],
    ['partial', ['--filter=blob:none', '--no-checkout']],
    ['partial without folders', ['--filter=tree:0', '--no-checkout']],
    ['sparse', ['--sparse', '--filter=blob:none']],
    ['of one branch without its files', ['--single-branch', '--no-checkout']],
  ])('works in a clone that is %s', async (_, options) => {
    await using clone = await startClone(
      { 'README.md': empty, 'docs/a.md': empty, 'x.txt': '1' },
      ...options,
    );
    for (const text of ['2', '3']) await clone.server.commit({ 'x.txt': text });
    const before = await checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await checkoutOf(clone)).toEqual(before);
    expect(await clone.server.read('README.md')).toBe(filled);
    expect(await clone.server.git('ls-tree', '-r', '--name-only', 'main')).toBe(
      '.gitignore\nREADME.md\ndocs/a.md\nx.txt',
    );
    expect(await propose(clone)).toEqual([0, 'pushed']);
  });

  test('works on a branch that has the name of a tag', async () => {
    await using clone = await startClone({ 'README.md': empty });
    for (const words of [
      ['tag', 'v1'],
      ['checkout', '--quiet', '-b', 'v1'],
      ['push', '--quiet', 'origin', 'refs/heads/v1'],
    ]) {
      await clone.git(...words);
    }
    expect(await push(clone)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('to v1 on origin'),
    });
    expect(await clone.server.read('README.md', 'refs/heads/v1')).toBe(filled);
  });

  test('works on a detached HEAD, with the default branch of the remote', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('checkout', '--quiet', '--detach');
    await clone.git('branch', '-D', 'main');
    expect((await push(clone)).stderr).toContain('to main on origin');
    expect(await clone.server.read('README.md')).toBe(filled);
    await clone.server.git('update-ref', '--no-deref', 'HEAD', 'main');
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
    await clone.git('checkout', '--quiet', '--detach');
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
    const before = await checkoutOf(clone);
    expect(await push(clone, ['--cwd', 'tree'])).toMatchObject({ code: 0 });
    expect(await checkoutOf(clone)).toEqual(before);
    expect([
      await clone.server.read('README.md', branch),
      await clone.server.read('README.md'),
    ]).toEqual([filled, empty]);
  });

  test('works in a submodule, and in a repository with one', async () => {
    await using inner = await startGitServer({ 'README.md': empty });
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('submodule', '--quiet', 'add', inner.url, 'sub');
    await clone.git('commit', '--quiet', '--message', 'Add a submodule');
    await clone.git('config', 'submodule.recurse', 'true');
    await clone.git('push', '--quiet');
    const before = await checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await push(clone, ['--cwd', 'sub'])).toMatchObject({ code: 0 });
    expect(await checkoutOf(clone)).toEqual(before);
    expect([await clone.server.read('README.md'), await inner.read('README.md')]).toEqual([
      filled,
      filled,
    ]);
    expect(await clone.server.git('ls-tree', 'main', 'sub')).toMatch(/^160000 commit/);
  });

  test('works with SHA-256, and with a relative path as the address of a remote', async () => {
    await using server = await startGitServer({ 'README.md': empty }, ['--object-format=sha256']);
    await using clone = await server.clone();
    await clone.git('clone', '--quiet', '--bare', '.', 'other.git');
    await clone.git('remote', 'add', 'other', './other.git');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await push(clone, ['--remote', 'other'])).toMatchObject({ code: 0 });
    expect((await push(clone, ['--remote', 'other'])).stderr).toContain('is up to date');
    expect(await server.read('README.md')).toBe(filled);
    expect([await propose(clone), await propose(clone)]).toEqual([
      [0, 'pushed'],
      [0, 'unchanged'],
    ]);
    expect(await server.read('README.md', 'status')).toBe(moved);
  });

  test('needs no program of LFS, and leaves its files as they are', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n';
    await using clone = await startClone({
      'README.md': empty,
      'a.bin': pointer,
      '.gitattributes': '*.bin filter=lfs\n',
    });
    for (const name of ['smudge', 'clean', 'process'])
      await clone.git('config', `filter.lfs.${name}`, 'git-lfs-missing');
    await clone.git('config', 'filter.lfs.required', 'true');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect([await clone.server.read('README.md'), await clone.server.read('a.bin')]).toEqual([
      filled,
      pointer,
    ]);
  });

  test.each([
    [
      'push.default nothing',
      'fetch.prune true',
      'color.ui always',
      'commit.verbose true',
      'push.followTags true',
    ],
    [
      'safe.bareRepository explicit',
      'remote.pushDefault nowhere',
      'core.commentChar #',
      'log.showSignature true',
    ],
    [
      'core.fsmonitor true',
      'core.untrackedCache true',
      'push.useForceIfIncludes true',
      'core.hooksPath .githooks',
    ],
    [
      'core.autocrlf true',
      'status.showUntrackedFiles no',
      'commit.cleanup verbatim',
      'extensions.worktreeConfig true',
    ],
  ])('works with the settings %s, %s, %s and %s', async (...lines) => {
    await using clone = await startClone({ 'README.md': empty });
    for (const line of lines) await clone.git('config', ...line.split(' '));
    const before = await checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(
      await push(clone, ['--change-request', 'status', '--custom-domain', 'status.acme.com']),
    ).toMatchObject({
      code: 0,
    });
    expect(await checkoutOf(clone)).toEqual(before);
    expect([
      await clone.server.read('README.md'),
      await clone.server.read('README.md', 'status'),
    ]).toEqual([filled, moved]);
  });

  test('writes exactly the named files where git ignores letter case', async () => {
    const files = {
      'README.md': 'precious',
      'Docs/a.md': 'precious',
      'readme.md': empty,
      'docs/a.md': empty,
    };
    await using clone = await startClone(files, '--no-checkout');
    await clone.git('config', 'core.ignoreCase', 'true');
    expect(await push(clone, ['readme.md', 'docs/a.md'])).toMatchObject({ code: 0 });
    for (const name of Object.keys(files))
      expect(await clone.server.read(name)).toBe(
        files[name as keyof typeof files] === empty ? filled : 'precious\n',
      );
  });

  test('leaves the branches of a clone that fetches into them as they are', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'remote.origin.fetch', '+refs/heads/*:refs/heads/*');
    await clone.git('branch', 'status');
    await clone.git('commit', '--quiet', '--allow-empty', '--message', 'not pushed');
    const before = await checkoutOf(clone);
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await checkoutOf(clone)).toEqual(before);
    expect(await clone.git('log', '-1', '--format=%s', 'main')).toBe('not pushed');
  });

  test('leaves the branches of a mirror as they are if the name of its remote has an equals sign', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('clone', '--quiet', '--mirror', clone.server.url, 'bare.git');
    const bare = (...words: string[]) => clone.git('--git-dir=bare.git', ...words);
    await bare('config', '--rename-section', 'remote.origin', 'remote.a=b');
    const id = await clone.git('commit-tree', '-p', 'HEAD', '-m', 'mine', 'HEAD^{tree}');
    await bare('fetch', '--quiet', '.', `${id}:refs/heads/main`);
    expect(await push(clone, ['--cwd', 'bare.git', '--remote', 'a=b'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled);
    expect(await bare('log', '-1', '--format=%s', 'main')).toBe('mine');
  });

  test('pushes the real objects, whatever the clone replaces them with', async () => {
    await using clone = await startClone({ 'README.md': empty, 'x.txt': '1\n' });
    await clone.server.commit({ 'x.txt': '2\n' });
    await clone.git('pull', '--quiet', '--ff-only');
    await clone.git('replace', 'HEAD', 'HEAD^');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.git('show', '--format=', '--name-only', 'main')).toBe('README.md');
  });

  test('commits as the user whom git knows', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'user.name', 'Ada');
    await clone.git('config', 'user.email', 'ada@acme.com');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.git('log', '-1', '--format=%an <%ae>, %cn <%ce>', 'main')).toBe(
      'Ada <ada@acme.com>, Ada <ada@acme.com>',
    );
  });

  test('commits as status-snippets where git knows no name, and runs no hook of the checkout', async () => {
    await using clone = await startClone({ 'README.md': empty });
    for (const name of ['name', 'email']) await clone.git('config', '--unset', `user.${name}`);
    for (const name of [
      'pre-commit',
      'pre-push',
      'commit-msg',
      'reference-transaction',
      'post-checkout',
    ])
      await addHook(
        clone,
        name,
        `echo ${name} >> "${clone.at('.cache')}"; git checkout -q -- .; exit 1`,
      );
    await writeFile(clone.at('README.md'), 'in the middle of something');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.git('log', '-1', '--format=%an <%ae>, %cn', 'main')).toBe(
      'status-snippets <status-snippets@localhost>, status-snippets',
    );
    expect(existsSync(clone.at('.cache'))).toBe(false);
    expect(await readFile(clone.at('README.md'), 'utf8')).toBe('in the middle of something');
  });

  test.each(['AUTHOR', 'COMMITTER'])(
    'commits where git knows only the name of GIT_%s_NAME',
    async (who) => {
      await using clone = await startClone({ 'README.md': empty });
      for (const name of ['name', 'email']) await clone.git('config', '--unset', `user.${name}`);
      const env = { [`GIT_${who}_NAME`]: 'Ada', [`GIT_${who}_EMAIL`]: 'ada@acme.com' };
      expect(await push(clone, [], env)).toMatchObject({ code: 0 });
      const names = (await clone.server.git('log', '-1', '--format=%an, %cn', 'main')).split(', ');
      expect(names.sort()).toEqual(['Ada', 'status-snippets']);
    },
  );

  test.each([' ', ','])(
    'commits as status-snippets where the name that git knows is %j',
    async (name) => {
      await using clone = await startClone({ 'README.md': empty });
      await clone.git('config', 'user.name', name);
      expect(await push(clone)).toMatchObject({ code: 0 });
      expect(await clone.server.git('log', '-1', '--format=%an', 'main')).toBe('status-snippets');
    },
  );

  test('leaves all references as they are, whatever is fetched into them', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git(
      'config',
      '--add',
      'remote.origin.fetch',
      '+refs/pull/*/head:refs/remotes/origin/pull/*',
    );
    await clone.git('config', 'remote.origin.pruneTags', 'true');
    await clone.git('config', 'remote.origin.tagOpt', '--tags');
    await clone.git('tag', 'mine');
    await clone.git('remote', 'add', 'twin', clone.server.url);
    await clone.git('remote', 'add', '--mirror=fetch', 'a=b', clone.server.url);
    await clone.server.commit({ 'x.txt': '1' });
    await clone.server.git('tag', 'theirs', 'main');
    const before = await checkoutOf(clone);
    for (const [index, name] of ['origin', 'twin', 'a=b'].entries()) {
      const domain = ['--custom-domain', `status${index}.acme.com`];
      expect(await push(clone, ['--remote', name, ...domain])).toMatchObject({ code: 0 });
      expect(
        await push(clone, ['--remote', name, ...domain, '--change-request', 'x']),
      ).toMatchObject({ code: 0 });
    }
    expect(await commitsOf(clone.server)).toBe(5);
    expect(await checkoutOf(clone)).toEqual(before);
  });

  test('takes an empty variable for the name of an author as none', async () => {
    await using clone = await startClone({ 'README.md': empty });
    expect(await push(clone, [], { GIT_AUTHOR_NAME: '', GIT_COMMITTER_EMAIL: '' })).toMatchObject({
      code: 0,
    });
    expect(await clone.server.git('log', '-1', '--format=%an, %ce', 'main')).toBe(
      'Tester, tester@example.com',
    );
  });

  test.skipIf(isWindows)(
    'signs where commit.gpgSign says so, and exits 5 with the words of git when it cannot',
    async () => {
      await using clone = await startClone({ 'README.md': empty });
      const sign =
        'printf "[GNUPG:] BEGIN_SIGNING\n[GNUPG:] SIG_CREATED D\n" >&2; echo "-----BEGIN PGP SIGNATURE-----\n\nx\n-----END PGP SIGNATURE-----"';
      await writeFile(clone.at('.git/sign'), `#!/bin/sh\ncat > /dev/null\n${sign}\n`, {
        mode: 0o755,
      });
      for (const setting of ['commit.gpgSign yes', `gpg.program ${clone.at('.git/sign')}`])
        await clone.git('config', ...setting.split(' '));
      expect(await push(clone)).toMatchObject({ code: 0 });
      expect(await clone.server.git('cat-file', 'commit', 'main')).toContain(
        '\ngpgsig -----BEGIN PGP SIGNATURE-----\n',
      );
      // A signed commit is recognized as one that nobody rewrote.
      for (const domain of ['status.acme.com', 'new.acme.com']) {
        expect(
          await push(clone, ['--change-request', 'status', '--custom-domain', domain]),
        ).toMatchObject({ code: 0 });
        // As in a repository with ids of two kinds.
        const commit = await clone.server.git('cat-file', 'commit', 'status');
        const input = `${commit.replace('\ngpgsig ', '\ngpgsig-sha256 x\n y\ngpgsig ')}\n`;
        const args = ['hash-object', '-t', 'commit', '-w', '--stdin'];
        const id = execFileSync('git', args, { cwd: clone.server.path, input, encoding: 'utf8' });
        await clone.server.git('update-ref', 'refs/heads/status', id.trim());
      }
      await writeFile(clone.at('.git/sign'), '#!/bin/sh\necho No key >&2; exit 1\n', {
        mode: 0o755,
      });
      const { code, stderr } = await push(clone, ['--custom-domain', 'status.acme.com']);
      expect([code, stderr]).toEqual([
        5,
        expect.stringMatching(
          /git commit-tree failed: .*:\n {2}error: gpg failed to sign the data/,
        ),
      ]);
      for (const [line, exit] of [['gpgSign = off', 0] as const, ['gpgSign', 5] as const]) {
        await appendFile(clone.at('.git/config'), `[commit]\n${line}\n`);
        expect(await push(clone, ['--custom-domain', `status${exit}.acme.com`])).toMatchObject({
          code: exit,
        });
      }
    },
  );

  test.skipIf(isWindows)(
    'works in a folder whose path has a line feed and quotes, and in a bare repository',
    async () => {
      const folder = 'a\n"b"\\';
      await using clone = await startClone({ [`${folder}/README.md`]: empty, 'README.md': empty });
      expect(await push(clone, ['--cwd', folder])).toMatchObject({ code: 0 });
      await clone.git('clone', '--quiet', '--mirror', '.', 'bare.git');
      await clone.git('--git-dir=bare.git', 'remote', 'set-url', 'origin', clone.server.url);
      expect(await push(clone, ['--cwd', 'bare.git'])).toMatchObject({ code: 0 });
      for (const name of [`${folder}/README.md`, 'README.md'])
        expect(await clone.server.read(name)).toBe(filled);
    },
  );

  test.each([
    ['blob:none', 1],
    // One for all folders, and one for the files that the run reads.
    ['tree:0', 2],
  ])(
    'fetches all that a clone with the filter %s lacks, in as few connections as possible (%i)',
    async (filter, count) => {
      const names = Array.from({ length: 20 }, (_, index) => `docs/${index}/a.md`);
      await using clone = await startWatchedClone(
        Object.fromEntries(names.map((name) => [name, empty])),
        `--filter=${filter}`,
        '--no-checkout',
      );
      expect(await push(clone, ['docs'])).toMatchObject({ code: 0 });
      // One more lists the branch.
      expect(countReads(await clone.server.connections())).toBe(count + 1);
      expect(await clone.server.read('docs/19/a.md')).toBe(filled);
    },
  );

  test('fetches a file that a partial clone lacks from the remote that it pushes to', async () => {
    await using clone = await startClone(
      { 'README.md': empty },
      '--filter=blob:none',
      '--no-checkout',
    );
    await clone.git('remote', 'set-url', 'origin', 'file:///nowhere.git');
    await clone.git('remote', 'add', 'second', clone.server.url);
    expect(await push(clone, ['--remote', 'second'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled);
  });

  test('fetches different files that a partial clone lacks in one connection', async () => {
    await using clone = await startWatchedClone(
      Object.fromEntries(
        Array.from({ length: 5 }, (_, index) => [`docs/${index}.md`, `# ${index}\n\n${empty}`]),
      ),
      ...['--filter=blob:none', '--no-checkout'],
    );
    const before = await checkoutOf(clone);
    expect(await push(clone, ['docs'])).toMatchObject({ code: 0 });
    expect(countReads(await clone.server.connections())).toBe(2);
    expect(await clone.server.read('docs/4.md')).toBe(`# 4\n\n${filled}`);
    expect(await checkoutOf(clone)).toEqual(before);
  });

  test('pushes to the repository of pushurl, and works on its branch', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await using fork = await startGitServer({ 'README.md': `# Fork\n\n${empty}` });
    await clone.git('remote', 'set-url', '--push', 'origin', fork.url);
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await fork.read('README.md', 'status')).toBe(`# Fork\n\n${filled}`);
    expect(clone.server.requests).toEqual([]);
  });

  test('pushes to the address by which git replaces another one, although git reads it elsewhere', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await using fork = await startGitServer({ 'README.md': `# Fork\n\n${empty}` });
    const short = 'https://short.invalid/';
    await clone.git('remote', 'set-url', 'origin', `${short}acme.git`);
    const [read, pushed] = [clone.server.path, fork.path].map((path) => `${dirname(path)}/`);
    for (const address of [short, `${pushed}`])
      await clone.git('config', '--add', `url.${read}.insteadOf`, address);
    await clone.git('config', `url.${pushed}.pushInsteadOf`, short);
    const before = await checkoutOf(clone);
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await fork.read('README.md')).toBe(`# Fork\n\n${filled}`);
    expect(await checkoutOf(clone)).toEqual(before);
  });

  test('pushes to an address with an equals sign', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('clone', '--quiet', '--bare', '.', 'a=b.git');
    await clone.git('remote', 'add', 'other', './a=b.git');
    expect(await push(clone, ['--remote', 'other'])).toMatchObject({ code: 0 });
    expect(await clone.git('--git-dir=a=b.git', 'rev-list', '--count', 'main')).toBe('2');
  });

  test('pushes nothing but the branch', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'push.followTags', 'true');
    await clone.git('tag', '--annotate', '--message', 'x', 'v9');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.git('tag')).toBe('');
  });
});

describe('the files of --push', () => {
  test('are those that GitHub would show and the configuration of the commit names', async () => {
    await using clone = await startClone({
      'docs/a.md': empty,
      'docs/deep/b.md': empty,
      'app/README.markdown': empty,
      'app/Readme.md': empty,
      'app/status-snippets.json': '{ "customDomain": "status.acme.com" }',
      'package.json': '{ "status-snippets": { "files": ["docs", "!docs/a.md"] } }',
    });
    await clone.server.commit({ '.gitignore': 'docs/deep\n.cache\nhome\n' });
    expect((await push(clone)).stderr).toMatch(/^Pushed docs\/deep\/b\.md /);
    expect((await push(clone, ['--cwd', 'app'])).stderr).toMatch(/^Pushed Readme\.md /);
    const state = ['docs/a.md', 'docs/deep/b.md', 'app/Readme.md', 'app/README.markdown'].map(
      (path) => clone.server.read(path),
    );
    expect(await Promise.all(state)).toEqual([empty, filled, moved, empty]);
  });

  test('may have names of any bytes beside them, which stay', async () => {
    await using clone = await startClone({ 'ü/日本.md': empty, 'ü/x.txt': '1' });
    const blob = await clone.server.git('rev-parse', 'main:ü/日本.md');
    const tree = execFileSync('git', ['mktree', '-z'], {
      cwd: clone.server.path,
      input: Buffer.concat([
        Buffer.from(`100644 blob ${blob}\t`),
        Buffer.from([0xff, 0xfe]),
        Buffer.from(`.md\x00040000 tree ${await clone.server.git('rev-parse', 'main:ü')}\tü\x00`),
      ]),
    })
      .toString()
      .trim();
    const commit = await clone.server.git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b',
      'commit-tree',
      '-m',
      'x',
      '-p',
      'main',
      tree,
    );
    await clone.server.git('update-ref', 'refs/heads/main', commit);
    expect(await push(clone, ['.'])).toMatchObject({ code: 0 });
    expect(await clone.server.git('ls-tree', '-r', '--name-only', 'main')).toBe(
      '"\\303\\274/x.txt"\n"\\303\\274/\\346\\227\\245\\346\\234\\254.md"\n"\\377\\376.md"',
    );
    expect(await clone.server.read('ü/日本.md')).toBe(filled);
  });

  test.skipIf(isWindows)('are no links, executable files and submodules', async () => {
    await using clone = await startClone({
      'target.md': empty,
      'run.md': empty,
      'docs/a.md': empty,
    });
    await using inner = await startGitServer({ 'README.md': empty });
    await symlink('target.md', clone.at('README.md'));
    await symlink('docs', clone.at('other'));
    await chmod(clone.at('run.md'), 0o755);
    await clone.git('submodule', '--quiet', 'add', inner.url, 'sub.md');
    await clone.git('add', '--all');
    await clone.git('commit', '--quiet', '--message', 'Links');
    await clone.git('push', '--quiet');
    const head = await clone.server.git('rev-parse', 'main');
    await rm(clone.at('other'));
    await mkdir(clone.at('other'));
    for (const [args, code, message] of [
      [
        [],
        'not-a-file',
        'README.md:1:1: this file is a symbolic link: specify the file it points to',
      ],
      [['sub.md'], 'not-a-file', 'sub.md:1:1: this file is a submodule'],
      [
        ['run.md'],
        'not-a-file',
        'run.md is executable (mode 100755), and only files of mode 100644 are written',
      ],
      [['other/a.md'], 'file-not-found', 'other/a.md does not exist'],
      // On the disk, it is a folder.
      [['--cwd', 'other'], 'invalid-input', 'other/ does not exist in main on origin'],
    ] as const) {
      const ended = await push(clone, ['--json', ...args]);
      expect([ended.code, JSON.parse(ended.stdout).error.code]).toEqual([2, code]);
      expect(ended.stderr).toContain(message);
    }
    expect(await clone.server.git('rev-parse', 'main')).toBe(head);
    await using other = await folderWith({ 'a.md': empty });
    await rm(clone.at('docs'), { recursive: true });
    await symlink(other.path, clone.at('docs'));
    expect(await push(clone, ['docs/a.md'])).toMatchObject({ code: 0 });
    expect([
      await clone.server.read('docs/a.md'),
      await readFile(other.at('a.md'), 'utf8'),
    ]).toEqual([filled, empty]);
  });

  test.skipIf(isWindows).each<[Readonly<Record<string, string>>, string | null]>([
    [{ '.github/README.md/x': '' }, null],
    [{ 'package.json/x': '' }, null],
    [
      { 'status-snippets.json/x': '' },
      'status-snippets.json is not a regular file: specify a text file',
    ],
    [
      { 'status-snippets.json': '-> outside' },
      'status-snippets.json is a symbolic link that leads out of',
    ],
    [
      { 'status-snippets.json': '-> a.json', 'a.json': '{ "files": ["x.md"] }' },
      'x.md does not exist',
    ],
    [
      {
        'status-snippets.json': '-> 1.json',
        ...{
          '1.json': '-> 2.json',
          '2.json': '-> 3.json',
          '3.json': '-> 4.json',
          '4.json': '-> 5.json',
        },
        '5.json': '{ "files": ["x.md"] }',
      },
      'x.md does not exist',
    ],
    [
      { 'status-snippets.json': '-> a/x.json', a: '-> b/c', 'b/c/x.json': '{ "files": ["x.md"] }' },
      'x.md does not exist',
    ],
  ])('are the same as in a checkout with %j', async (files, message) => {
    await using clone = await startClone({ 'README.md': filled });
    await using outside = await folderWith({ 'a.json': '{}' });
    const isLink = (text: string) => text.startsWith('-> ');
    await writeFiles(
      clone,
      Object.fromEntries(Object.entries(files).filter(([, text]) => !isLink(text))),
    );
    for (const [path, text] of Object.entries(files).filter(([, text]) => isLink(text))) {
      await symlink(text === '-> outside' ? outside.at('a.json') : text.slice(3), clone.at(path));
    }
    await clone.git('add', '--all');
    await clone.git('commit', '--quiet', '--message', 'x');
    await clone.git('push', '--quiet');
    const expected = [
      message === null ? 0 : 2,
      expect.stringContaining(message ?? 'README.md is up to date'),
    ];
    for (const args of [['check', '--source', 'offline'], offlinePush]) {
      const { code, stderr } = await runInProcess(clone, args);
      expect([code, stderr]).toEqual(expected);
    }
  });

  test('are read and written without any filter', async () => {
    await using clone = await startClone({
      'README.md': empty.replaceAll('\n', '\r\n'),
      '.gitattributes': '* -text filter=other ident\n',
    });
    for (const name of ['smudge', 'clean'])
      await clone.git('config', `filter.other.${name}`, 'echo No key >&2; exit 1 #');
    await clone.git('config', 'filter.other.required', 'true');
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled.replaceAll('\n', '\r\n'));
  });

  test('are suggested if they are in the commit, whatever is on the disk', async () => {
    await using clone = await startClone({ 'README.md': empty, 'notes.md': empty });
    await writeFiles(clone, { 'note.md': empty, 'notices.md': empty });
    const { code, stderr } = await push(clone, ['notice.md']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        'notice.md does not exist in main on origin: did you mean notes.md?\n',
      ),
    ]);
  });

  test('can be adopted, and init says where a README is that it does not read', async () => {
    await using clone = await startClone({
      'README.md': `${defaultContent(acmeAt('https://old.acme.com'))}\n`,
      'x/readme.rst': '',
    });
    const offline = ['--source', 'offline', '--custom-domain', 'status.acme.com'];
    expect(await runInProcess(clone, ['adopt', '--push', ...offline])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toContain('(https://status.acme.com)');
    const { code, stderr } = await runInProcess(clone, [
      'init',
      '--push',
      '--slug',
      'acme',
      '--cwd',
      'x',
      ...offline,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('only readme.rst')]);
  });
});

test.each([
  ['the trees and files of the commit', ['main']],
  ['a file of the commit', ['main', 'main^{tree}']],
])('fetches again what a fetch lacks that was interrupted: %s', async (_, names) => {
  await using clone = await startClone({ 'README.md': empty });
  await clone.server.commit({ 'x.txt': '2' });
  const ids = await clone.server.git('rev-parse', ...names);
  const pack = execFileSync('git', ['pack-objects', '--stdout', '-q'], {
    cwd: clone.server.path,
    input: `${ids}\n`,
  });
  execFileSync('git', ['unpack-objects', '-q'], { cwd: clone.path, input: pack });
  expect(await push(clone)).toMatchObject({ code: 0 });
  const head = await clone.server.git('rev-parse', 'main^');
  expect(await clone.git('rev-list', '--objects', '--missing=print', head)).not.toMatch(/^\?/m);
  expect(await clone.git('show', `${head}:x.txt`)).toBe('2');
});

test('does not fetch again what an earlier run fetched', async () => {
  await using clone = await startWatchedClone({ 'README.md': filled });
  await clone.server.commit({ 'x.txt': '1' });
  const connections: number[] = [];
  for (const _ of ['first', 'second']) {
    await clone.server.forgetConnections();
    expect(await push(clone)).toMatchObject({ code: 0 });
    connections.push(countReads(await clone.server.connections()));
  }
  expect(connections).toEqual([2, 1]);
});

test.each([[[]], [['--filter=blob:none']]])(
  'needs no name for what it fetches (clone %j)',
  async (options) => {
    await using clone = await startClone({ 'README.md': empty }, ...options);
    await clone.git('update-ref', '-d', 'refs/remotes/origin/main');
    await clone.git('update-ref', 'refs/remotes/origin/main/x', 'main');
    await clone.server.commit({ 'x.txt': '1' });
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled);
  },
);

test('works where a name leads to nothing', async () => {
  await using clone = await startClone({ 'README.md': empty });
  await writeFile(clone.at('.git/refs/heads/broken'), `${'1'.repeat(40)}\n`);
  expect(await push(clone)).toMatchObject({ code: 0 });
});

test('does not fetch again what a partial clone leaves out', async () => {
  await using clone = await startWatchedClone(
    { 'README.md': filled, 'x.txt': '1' },
    '--filter=blob:none',
  );
  await clone.git('config', 'remote.origin.fetch', 'refs/heads/*:refs/heads/up/*');
  await clone.server.commit({ 'x.txt': '2' });
  const args = [...offlinePush, '--branch', 'main'];
  expect(await runInProcess(clone, args)).toMatchObject({ code: 0 });
  await clone.server.forgetConnections();
  expect(await runInProcess(clone, args)).toMatchObject({ code: 0 });
  expect(countReads(await clone.server.connections())).toBe(1);
});

test.each([
  'refs/heads/*:refs/heads/up/*',
  '+refs/heads/*:refs/heads/*',
  'refs/heads/*:refs/tags/*',
])('moves and deletes no branch or tag of a clone that fetches %s', async (refspec) => {
  await using clone = await startClone({ 'README.md': empty });
  await clone.git('config', 'remote.origin.fetch', refspec);
  const target = refspec.replace(/.*:(.*)\*$/, '$1');
  const names = ['main', 'status'].map((name) => target + name);
  for (const name of names) await clone.git('update-ref', name, 'HEAD');
  const refs = await clone.git('for-each-ref', 'refs/heads', 'refs/tags');
  const request = ['--branch', 'main', '--change-request', 'status'];
  expect(await push(clone, [...request, '--custom-domain', 'status.acme.com'])).toMatchObject({
    code: 0,
  });
  expect(await push(clone, ['--branch', 'main'])).toMatchObject({ code: 0 });
  expect((await push(clone, request)).stderr).toContain('Deleted status on origin');
  expect(await clone.git('for-each-ref', 'refs/heads', 'refs/tags')).toBe(refs);
});

test('leaves no reference of AGit in a clone that fetches all references', async () => {
  await using clone = await startClone({ 'README.md': empty });
  await emulateAGit(clone.server);
  await clone.git('config', 'remote.origin.fetch', '+refs/*:refs/*');
  const refs = await clone.git('for-each-ref');
  const words = ['--branch', 'main', '--change-request', 'status', '--forge', 'forgejo'];
  expect(await push(clone, words)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Pushed'),
  });
  expect(await clone.git('for-each-ref')).toBe(refs);
});

test('runs no hook of the settings, and keeps a reference that is called like the program', async () => {
  await using clone = await startClone({ 'README.md': empty });
  await clone.git('config', 'hook.a.b.event', 'reference-transaction');
  await clone.git('config', 'hook.a.b.command', 'exit 1 #');
  await clone.git('-c', 'hook.a.b.enabled=false', 'update-ref', 'refs/status-snippets', 'HEAD');
  expect(await push(clone)).toMatchObject({ code: 0 });
  expect(await clone.git('for-each-ref', 'refs/status-snippets')).not.toBe('');
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

test.skipIf(isWindows)(
  'gives up a program for SSH that says nothing while git fetches what a clone lacks',
  async () => {
    await using clone = await startHttpClone(
      { 'README.md': empty },
      '--filter=tree:0',
      '--no-checkout',
    );
    await clone.server.commit({ 'x.txt': '1' });
    const script = `for last; do :; done; echo >> calls; [ $(wc -l < calls) -gt 2 ] && exec sleep 20; exec sh -c "$last"`;
    await writeFile(clone.at('.git/ssh'), `#!/bin/sh\ncd ${clone.at('.git')}\n${script}\n`, {
      mode: 0o755,
    });
    await clone.git('remote', 'set-url', 'origin', `ssh://host${clone.server.path}`);
    const env = { GIT_SSH: clone.at('.git/ssh'), GIT_SSH_VARIANT: 'ssh' };
    const { code, stderr } = await push(clone, ['--timeout', '0.05'], env);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('git took longer than 1.5 seconds'),
    ]);
  },
);

test.each(['doc\u3000x', 'a\u00a0b'])('works on the branch %j', async (name) => {
  await using clone = await startClone({ 'README.md': empty });
  for (const words of [
    ['checkout', '--quiet', '-b', name],
    ['push', '--quiet', 'origin', name],
  ])
    await clone.git(...words);
  expect(await push(clone, ['--timeout', '4.1'])).toMatchObject({ code: 0 });
  expect(await clone.server.read('README.md', name)).toBe(filled);
});

test('says at once that a server blocks a push', async () => {
  await using clone = await startClone({ 'README.md': empty });
  await clone.server.git('config', 'receive.procReceiveRefs', 'refs/heads');
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
  expect([code, stderr]).toEqual([5, expect.stringMatching(/was refused: .*add --change-request/)]);
});

describe('--push that loses a race', () => {
  test('asks the service again, because the other run may know a newer address', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await using endpoint = await startEndpoint();
    await using other = await clone.server.clone();
    const words = ['--push', '--source', 'endpoint', '--base-url', endpoint.baseUrl];
    let pushes = 0;
    clone.server.interfere('push', async () => {
      pushes += 1;
      if (pushes > 1) return;
      endpoint.respondWith(
        reply(200, snippetsOf('acme', endpoint.baseUrl, 'https://status.acme.com')),
      );
      expect(await runInProcess(other, words)).toMatchObject({ code: 0 });
    });
    expect(await runInProcess(clone, words)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toContain('https://status.acme.com');
    expect(pushes).toBe(2);
  });

  test.each([
    { status: 401, more: ['--no-cache'] },
    { status: 503, more: [] },
  ])(
    'uses the first response if the service does not answer again ($status, $more)',
    async ({ status, more }) => {
      await using clone = await startHttpClone({
        'README.md': section(defaultContent(acmeAt('https://old.acme.com'))),
      });
      await using endpoint = await startEndpoint();
      clone.server.interfere('connect to push', async () => {
        if ((await commitsOf(clone.server)) > 1) return;
        endpoint.respondWith(reply(status, '', { 'retry-after': '0' }));
        await clone.server.commit({ 'x.txt': '1' });
      });
      const words = ['--push', '--source', 'endpoint', '--base-url', endpoint.baseUrl, ...more];
      expect(await runInProcess(clone, words)).toMatchObject({ code: 0 });
      expect(await clone.server.read('README.md')).toContain('https://acme.statuspage.me');
    },
  );

  test('begins again at the new head', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.commit({ 'README.md': `# Theirs\n\n${empty}` }, 'theirs');
    clone.server.interfere('connect to push', async () => {
      const isFirst = (await commitsOf(clone.server)) === 1;
      if (isFirst) await clone.server.git('update-ref', 'refs/heads/main', 'theirs');
    });
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(`# Theirs\n\n${filled}`);
    expect(await clone.server.git('rev-list', '--count', 'theirs..main')).toBe('1');
  });

  test('ends after six attempts with exit code 5', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    let attempts = 0;
    clone.server.interfere('connect to push', async () => {
      attempts += 1;
      await clone.server.commit({});
    });
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('in 6 attempts, so run again later:\n'),
    ]);
    expect([attempts, await clone.server.read('README.md')]).toEqual([6, empty]);
  }, 60_000);

  test('begins again when the branch is replaced before it is fetched', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '1' });
    let listings = 0;
    clone.server.interfere('connect', async () => {
      listings += 1;
      if (listings !== 2) return;
      await clone.server.git('update-ref', 'refs/heads/main', 'main~1');
      await clone.server.commit({ 'x.txt': '2' });
    });
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect([await clone.server.read('README.md'), await clone.server.read('x.txt')]).toEqual([
      filled,
      '2\n',
    ]);
  });

  test('begins again when the branch of the request is deleted before it is fetched', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '1' }, 'status');
    let listings = 0;
    clone.server.interfere('connect', async () => {
      listings += 1;
      if (listings === 2) await clone.server.git('branch', '-D', 'status');
    });
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'status')).toBe(filled);
  });

  test.skipIf(isWindows)('takes no refusal to fetch for a lost race', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.commit({ 'x.txt': '1' });
    // The list of references is served, what follows is refused.
    const script = `[ -e '${clone.at('served')}' ] || { touch '${clone.at('served')}'; exec git-upload-pack "$@"; }`;
    await writeFile(
      clone.at('serve.sh'),
      `#!/bin/sh\n${script}\necho 'Denied. Your reference is 4711.' >&2\nexit 1\n`,
    );
    await chmod(clone.at('serve.sh'), 0o755);
    await clone.git('config', 'remote.origin.uploadpack', clone.at('serve.sh'));
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/could not fetch from origin: check the address.*\n {2}Denied/),
    ]);
  });

  test('begins again when the branch of the request is deleted while it is fetched', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    // In this version, the only read is that of the objects.
    await clone.git('config', 'protocol.version', '0');
    await clone.server.commit({ 'x.txt': '1' }, 'status');
    let reads = 0;
    clone.server.interfere('read', async () => {
      reads += 1;
      if (reads === 1) await clone.server.git('branch', '-D', 'status');
    });
    expect(await push(clone, ['--change-request', 'status'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'status')).toBe(filled);
  });

  test('warns once, although each attempt reads the configuration file', async () => {
    await using clone = await startHttpClone({ 'README.md': empty, '.status-snippets.json': '{}' });
    clone.server.interfere('connect to push', async () => {
      if ((await commitsOf(clone.server)) === 1) await clone.server.commit({ 'x.txt': '1' });
    });
    const { code, stderr } = await push(clone);
    expect([code, stderr.match(/is not read/g)]).toEqual([0, ['is not read']]);
    expect(await commitsOf(clone.server)).toBe(3);
  });

  test('eight at once from four clones make one commit', async () => {
    await using server = await startGitServer({ 'README.md': empty });
    const clones = await Promise.all([1, 2, 3, 4].map(() => server.clone()));
    const ended = await Promise.all(
      [...clones, ...clones].map((clone) => runAsProcess(clone, offlinePush)),
    );
    expect(ended.map(({ code, stderr }) => (code === 0 ? 0 : stderr))).toEqual(Array(8).fill(0));
    expect([await commitsOf(server), await server.read('README.md')]).toEqual([2, filled]);
    for (const clone of clones) await clone[Symbol.asyncDispose]();
  }, 60_000);
});

describe('--push that is refused', () => {
  const protect =
    'while read -r old new ref; do [ $ref != refs/heads/main ] || { echo "GitLab: You are not allowed to push code to protected branches on this project." >&2; exit 1; }; done';

  test('exits 5 with the words of the server and advice for a protected branch', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    await clone.server.addHook('pre-receive', protect);
    const before = await checkoutOf(clone);
    const { code, stderr } = await push(clone);
    expect(code).toBe(5);
    expect(stderr).toMatch(
      /^status-snippets: the push to main on origin was refused: .*--change-request.*\n {2}GitLab: You are not allowed/,
    );
    expect(await checkoutOf(clone)).toEqual(before);
    const onGitLab = await push(clone, [], { GITLAB_CI: 'true' });
    expect(onGitLab.stderr).toContain('Settings > CI/CD > Job token permissions');
    expect((await push(clone, ['--change-request', 'status'])).code).toBe(0);
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
    await clone.server.addHook('pre-receive', 'echo "Forbidden" >&2; exit 1');
    const forbidden = await push(clone, [], { GITLAB_CI: 'true' });
    expect(forbidden.stderr).toContain('Settings > CI/CD > Job token permissions');
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

  test('never prints the password of an address, in any form', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.addHook(
      'pre-receive',
      `echo "no: ${clone.server.url} ${clone.server.password} ${encodeURIComponent(clone.server.password)}" >&2
       echo "see https://someone:other-secret@git.example/x or HTTPS://other-secret@git.example/y" >&2; exit 1`,
    );
    const refused = await push(clone, ['--json']);
    const wrong = clone.server.url.replace(encodeURIComponent(clone.server.password), 'wr%6Fng');
    const pushTo = async (address: string, ...args: string[]) => {
      await clone.git('remote', 'set-url', 'origin', address);
      return push(clone, args);
    };
    const unauthorized = await pushTo(wrong, '--json');
    const gone = await pushTo(clone.server.url.replace(/:\d+\//, ':1/'), '--json');
    const withBlank = await pushTo(wrong.replace('wr%6Fng', 'wrong one'), '--json');
    for (const { code, stdout, stderr } of [refused, unauthorized, gone, withBlank]) {
      const { error, publish } = JSON.parse(stdout);
      expect([code, error.code, publish]).toMatchObject([
        5,
        'push-failed',
        { outcome: 'failed', branch: 'main' },
      ]);
      for (const secret of [
        clone.server.password,
        encodeURIComponent(clone.server.password),
        'wr%6Fng',
        'wrong',
      ]) {
        expect(stdout + stderr).not.toContain(secret);
      }
    }
    const unread = await pushTo(wrong, '--change-request', 'status');
    expect(unread.stderr).toContain(
      'git could not read origin: check the address and the credentials:\n',
    );
    expect(unread.stderr).toMatch(/'http:\/\/127\.0\.0\.1:\d+\/acme\.git\/'/);
    expect(refused.stderr).toContain('no: http://127.0.0.1');
    expect(refused.stderr).toContain('see https://git.example/x or HTTPS://git.example/y');
  });

  test('never prints the password of the address with which git replaces the given one', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.git('remote', 'set-url', 'origin', 'https://short.invalid/x.git');
    await clone.git('config', `url.${clone.server.url}.insteadOf`, 'https://short.invalid/x.git');
    await clone.server.addHook('pre-receive', `echo "no: ${clone.server.password}"; exit 1`);
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([5, expect.stringContaining('\n  no: ***\n')]);
  });

  test('hides no host and no path of an address, and no name of a user', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'http.proxy', 'http://127.0.0.1:1');
    for (const [address, shown] of [
      ['https://git.acme.invalid/@acme/site.git', 'https://git.acme.invalid/@acme/site.git/'],
      ['https://git@git.acme.invalid/git.git', 'https://git.acme.invalid/git.git/'],
      [
        'https://git.acme.invalid/kubernetes-1-30-release/2026.git',
        'https://git.acme.invalid/kubernetes-1-30-release/2026.git/',
      ],
    ] as const) {
      await clone.git('remote', 'set-url', 'origin', address);
      const { code, stderr } = await push(clone);
      expect([code, stderr]).toEqual([5, expect.stringContaining(`'${shown}'`)]);
    }
  });

  test.each([
    ['https://git.acme.invalid/x.git?private_token=s3cr', 's3cr'],
    ['https://git.acme.invalid/x.git?a=1&token=k1%2Bk2', 'k1(%2B|\\+)k2'],
    ['https://git.acme.invalid/glpat-Zq9Xw4Tk8Rm2Zq9Xw4Tk/x.git', 'Zq9Xw4Tk8Rm2'],
  ])('never prints the token in the path or the query of %s', async (address, token) => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'http.proxy', 'http://127.0.0.1:1');
    await clone.git('remote', 'set-url', 'origin', address);
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stderr]).toEqual([5, expect.stringContaining('https://git.acme.invalid/')]);
    expect(stdout + stderr).not.toMatch(token);
  });

  test('gives up a remote or a program for SSH that says nothing', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    clone.server.disturb('connect', 'hang');
    const env = { GIT_SSH_COMMAND: 'sleep 20 #', GIT_SSH_VARIANT: 'ssh' };
    await clone.git('remote', 'add', 'ssh', 'git@nowhere:acme.git');
    for (const remote of ['origin', 'ssh']) {
      const { code, stderr } = await push(clone, ['--timeout', '0.01', '--remote', remote], env);
      expect([code, stderr]).toEqual([
        5,
        expect.stringContaining('git took longer than 0.3 seconds'),
      ]);
    }
  });

  test.each([
    ...[
      'bot:zq9Xw4/Tk8Rm2',
      'bot:zq9Xw4@Tk8Rm2',
      'bot:zq9Xw4 Tk8Rm2',
      'bot:zq9Xw4:Tk8Rm2/',
      'bot:a@zq9Xw4/Tk8Rm2',
    ],
    ...['zq9Xw4/Tk8Rm2', 'zq9Xw4#Tk8Rm2', 'bot:zq9Xw4?Tk8Rm2', 'bot:zq9Xw4Tk8Rm2='],
  ])('never prints the secret %s, with which git cannot read the address', async (secret) => {
    await using clone = await startClone({ 'README.md': empty });
    const address = `https://${secret}@host.invalid/x.git`;
    await clone.git('remote', 'add', 'named', address);
    await clone.git('remote', 'add', 'loud', address.replace('https', 'HTTPS'));
    for (const [remote, exit] of [
      ['named', 5],
      ['loud', 5],
      [address, 2],
    ] as const) {
      const { code, stdout, stderr } = await push(clone, ['--json', '--remote', remote]);
      expect(code).toBe(exit);
      for (const part of ['zq9Xw4', 'Tk8Rm2']) expect(stdout + stderr).not.toContain(part);
    }
  });

  test.each([
    'https::https://',
    ' https://',
    '"https://',
    'https:/',
    'https//',
    '',
    'x:',
    'john.',
    'john@acme.com:',
  ])('never prints the secret of an address that starts with %j and the user', async (start) => {
    await using clone = await startClone({ 'README.md': empty });
    const address = `${start}bot:zq9Xw4Tk8@host.invalid/x`;
    await clone.git('config', 'remote.named.url', address);
    for (const [remote, exit] of [
      ['named', 5],
      [address, 2],
    ] as const) {
      const { code, stdout, stderr } = await push(clone, ['--json', '--remote', remote]);
      expect([code, stdout + stderr]).toEqual([exit, expect.not.stringMatching('zq9Xw4Tk8')]);
    }
  });

  test('never prints a line of a secret with a line break', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('config', 'remote.origin.url', 'https://bot:zq9Xw4\nTk8Rm2@host.invalid');
    const { code, stdout, stderr } = await push(clone, ['--json']);
    expect([code, stdout + stderr]).toEqual([2, expect.not.stringMatching('zq9Xw4|Tk8Rm2')]);
  });

  test('prints no command to a runner of GitHub, and no part of an address that is no secret as one', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.addHook(
      'pre-receive',
      'echo "::error::x"; echo "a ##[add-path]/tmp"; echo "https://git@host.example/gitgit.git"; exit 1',
    );
    const { stderr } = await push(clone);
    expect(stderr).toContain(
      '  :\\:error::x\n  a ##\\[add-path]/tmp\n  https://host.example/gitgit.git\n',
    );
  });

  test('says that a server refuses to replace a request, and does not try again', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.git('config', 'receive.denyNonFastForwards', 'true');
    expect(await propose(clone)).toEqual([0, 'pushed']);
    await clone.server.commit({ 'x.txt': '1', 'README.md': `# New\n\n${empty}` });
    const args = ['--change-request', 'status', '--custom-domain', 'status.acme.com'];
    const { code, stderr } = await push(clone, args);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/the push to status on origin was refused.*non-fast-forward/s),
    ]);
  });

  test('deletes no branch, whatever the server says about push options', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.server.git('branch', 'release');
    await clone.server.addHook('post-receive', "echo 'Error encountered with push options x'");
    expect(await push(clone, ['--branch', 'release'])).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md', 'release')).toBe(filled);
  });

  test('counts a push as done when only the answer was lost', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    clone.server.disturb('push', 'drop');
    expect(await push(clone)).toMatchObject({ code: 0, stderr: expect.stringContaining('Pushed') });
    expect([await clone.server.read('README.md'), await commitsOf(clone.server)]).toEqual([
      filled,
      2,
    ]);
  });

  test('says at once that the server has another branch in the place of this one', async () => {
    await using clone = await startWatchedClone({ 'README.md': empty });
    await clone.server.git('branch', 'a', 'main');
    const { code, stderr } = await push(clone, ['--change-request', 'a/b']);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('the push to a/b on origin was refused:\n'),
    ]);
    expect((await clone.server.connections()).filter((what) => what === 'push')).toHaveLength(1);
  });

  test('does not create a branch again that was deleted meanwhile', async () => {
    await using clone = await startHttpClone({ 'README.md': empty });
    await clone.server.git('branch', 'other', 'main');
    clone.server.interfere('connect to push', () =>
      clone.server.git('update-ref', '-d', 'refs/heads/main'),
    );
    const { code, stderr } = await push(clone);
    expect([code, stderr]).toEqual([5, expect.stringMatching(/^status-snippets: .* main.*\n$/)]);
    expect(await clone.server.git('branch', '--list', 'main')).toBe('');
  });

  test.each([
    [['--remote', 'upstream'], 'remote "upstream" is not a remote of this repository: use origin'],
    ...['https://host.invalid/x.git', 'git@host.invalid:x.git', './x.git', 'C:\\x.git', '../x'].map(
      (address): [string[], string] => [
        ['--remote', address],
        'remote must be the name of a remote, and is an address: run git remote add <name> <address>, and use --remote <name>\n',
      ],
    ),
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
    const before = await checkoutOf(clone);
    const { code, stderr } = await push(clone, args);
    expect([code, stderr.split('\n').length, stderr]).toEqual([
      2,
      2,
      expect.stringContaining(message),
    ]);
    expect(await checkoutOf(clone)).toEqual(before);
  });

  test.each(['pushurl', 'url'])(
    'refuses a remote with several addresses for pushes, given by the setting %s',
    async (key) => {
      await using clone = await startClone({ 'README.md': empty });
      for (const address of [clone.server.url, '/second.git']) {
        await clone.git('config', '--add', `remote.both.${key}`, address);
      }
      await clone.git('config', '--add', 'remote.both.url', clone.server.url);
      const before = await checkoutOf(clone);
      const { code, stderr } = await push(clone, ['--remote', 'both']);
      const message =
        'remote "both" has several addresses for pushes, and git reports about one of them only: ' +
        'run git remote add <name> <address> for each address, and this command with --remote <name> for each name\n';
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
      expect([await checkoutOf(clone), await commitsOf(clone.server)]).toEqual([before, 1]);
    },
  );

  test('exits 2 in a repository without a remote, and says how to add one', async () => {
    await using clone = await startClone({ 'README.md': empty });
    await clone.git('remote', 'remove', 'origin');
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

describe.skipIf(isWindows)('--push that is interrupted', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'changes nothing in the checkout after %s',
    async (signal) => {
      await using clone = await startHttpClone({ 'README.md': empty });
      await clone.git('worktree', 'add', '--quiet', 'mine');
      const before = await checkoutOf(clone);
      const args = [program, '--push', '--source', 'offline'];
      const child = spawn(process.execPath, args, { cwd: clone.path, env: environment(clone) });
      const printed = text(child.stderr);
      const ended = once(child, 'exit');
      clone.server.interfere('connect to push', async () => child.kill(signal));
      expect(await ended, await printed).toEqual([null, signal]);
      expect(await checkoutOf(clone)).toEqual(before);
      clone.server.interfere('connect to push', async () => {});
      expect(await push(clone)).toMatchObject({ code: 0 });
      expect(await checkoutOf(clone)).toEqual(before);
      expect(await clone.server.read('README.md')).toBe(filled);
    },
  );
});
