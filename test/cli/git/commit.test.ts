import { chmod, mkdir, readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { asProcess, inProcess } from '../../support/command-line.ts';
import { folderWith } from '../../support/folder-with.ts';
import { acmeAt, section, shown } from '../../support/refreshing.ts';
import { type Repository, repositoryWith } from '../../support/repository.ts';

const words = ['--commit', '--source', 'offline'];
const isWindows = process.platform === 'win32';
const empty = section();
const filled = section(shown(acmeAt('https://acme.statuspage.me')));
const old = section(shown(acmeAt('https://old.acme.com')));

/** What the last commit changed, and what is left to commit. */
async function stateOf({ git }: Repository) {
  const status = await git('status', '--porcelain');
  return {
    commits: Number(await git('rev-list', '--count', 'HEAD')),
    files: await git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=', 'HEAD'),
    status,
  };
}

/** A hook of a repository. */
async function hook(repository: Repository, name: string, script: string): Promise<void> {
  await mkdir(repository.at('.git/hooks'), { recursive: true });
  await writeFile(repository.at('.git/hooks', name), `#!/bin/sh\n${script}\n`);
  await chmod(repository.at('.git/hooks', name), 0o755);
}

describe('--commit', () => {
  test('makes one commit of just the changed files, and leaves what else is staged', async () => {
    await using repository = await repositoryWith({
      'README.md': old,
      'docs/a.md': empty,
      'right.md': filled,
      'x.txt': '1',
    });
    await writeFile(repository.at('x.txt'), '2');
    await writeFile(repository.at('new.txt'), 'new');
    await writeFile(repository.at('loose.txt'), 'loose');
    await repository.git('add', 'x.txt', 'new.txt');
    const { code, stderr } = await asProcess(repository, ['README.md', 'docs', 'right.md', ...words]);
    expect([code, stderr.split('\n').length]).toEqual([0, 4]);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: 'README.md\ndocs/a.md',
      status: 'A  new.txt\nM  x.txt\n?? loose.txt',
    });
    expect(await repository.git('log', '-1', '--format=%B')).toBe(
      'Point the status badge at https://acme.statuspage.me\n\nThe page "acme" moved from https://old.acme.com to https://acme.statuspage.me.\n',
    );
  });

  test('makes none where nothing changes, or with --dry-run, and needs no repository then', async () => {
    await using repository = await repositoryWith({ 'README.md': filled, 'b.md': empty });
    expect((await inProcess(repository, words)).code).toBe(0);
    expect((await inProcess(repository, ['b.md', '--dry-run', ...words])).code).toBe(0);
    expect(await stateOf(repository)).toMatchObject({ commits: 1, status: '' });
    await using bare = await folderWith({ 'README.md': filled });
    expect((await inProcess(bare, words)).code).toBe(0);
  });

  test.each([
    [
      'already differs from the last commit',
      'changed',
      async ({ at }: Repository) => writeFile(at('README.md'), `${empty}\nMine.\n`),
    ],
    [
      'already differs from the last commit',
      'changed and staged',
      async ({ at, git }: Repository) => {
        await writeFile(at('README.md'), `${empty}\nMine.\n`);
        await git('add', 'README.md');
      },
    ],
    [
      'already differs from the last commit',
      'staged and changed back',
      async ({ at, git }: Repository) => {
        await writeFile(at('README.md'), `${empty}\nMine.\n`);
        await git('add', 'README.md');
        await writeFile(at('README.md'), empty);
      },
    ],
    [
      'is not in the last commit',
      'untracked',
      async ({ git }: Repository) => {
        await git('rm', '-q', '--cached', 'README.md');
        await git('commit', '-q', '-m', 'Forget it');
      },
    ],
    [
      'is not in the last commit',
      'new and staged',
      async ({ git }: Repository) => {
        await git('rm', '-q', '--cached', 'README.md');
        await git('commit', '-q', '-m', 'Forget it');
        await git('add', 'README.md');
      },
    ],
    [
      'is not in the last commit',
      'ignored',
      async ({ at, git }: Repository) => {
        await git('rm', '-q', '--cached', 'README.md');
        await git('commit', '-q', '-m', 'Forget it');
        await writeFile(at('.gitignore'), 'README.md\n.cache\nhome\n');
        await git('commit', '-qam', 'Ignore it');
      },
    ],
  ])('refuses a file that %s: %s', async (problem, _, prepare) => {
    await using repository = await repositoryWith({ 'README.md': empty, 'z.md': empty });
    await prepare(repository);
    const before = await stateOf(repository);
    const text = await readFile(repository.at('README.md'), 'utf8');
    for (const more of [[], ['--dry-run']]) {
      const { code, stderr } = await inProcess(repository, ['z.md', 'README.md', ...more, ...words]);
      expect(code).toBe(2);
      expect(stderr).toBe(
        `status-snippets: README.md ${problem}, so --commit would commit more than the section: commit or undo that first\n`,
      );
    }
    expect(await stateOf(repository)).toEqual(before);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(text);
    expect(await readFile(repository.at('z.md'), 'utf8')).toBe(empty);
  });

  test('does not mind changes to files that stay as they are', async () => {
    await using repository = await repositoryWith({ 'README.md': empty, 'right.md': filled });
    await writeFile(repository.at('right.md'), `${filled}\nMine.\n`);
    expect((await inProcess(repository, ['README.md', 'right.md', ...words])).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'README.md', status: ' M right.md' });
  });

  test('refuses where there is no repository', async () => {
    await using folder = await folderWith({ 'README.md': empty });
    const { code, stderr } = await inProcess(folder, words);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^status-snippets: --commit cannot commit in .* \(fatal: not a git repository/);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
  });

  test('exits 5 where a hook refuses, tells its words, and keeps the files written', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await hook(repository, 'pre-commit', 'echo "No commits on Fridays" >&2; exit 1');
    const { code, stdout, stderr } = await inProcess(repository, ['--json', ...words]);
    expect(code).toBe(5);
    expect(stderr).toBe(
      'status-snippets: git did not commit README.md, which is written: No commits on Fridays\nREADME.md: changed (1 section)\n',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'failed',
      files: [{ path: 'README.md', outcome: 'changed', sections: [{ outcome: 'changed' }] }],
      error: { code: 'commit-failed' },
    });
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(filled);
    expect((await stateOf(repository)).commits).toBe(1);
  });

  test('does not wait for a hook that reads from a person', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await hook(repository, 'pre-commit', 'read answer; exit 0');
    expect((await inProcess(repository, words)).code).toBe(0);
    expect((await stateOf(repository)).commits).toBe(2);
  });

  test('works from a folder below, and above it', async () => {
    await using repository = await repositoryWith({ 'docs/deep/README.md': empty, 'README.md': empty });
    const run = (...more: string[]) => inProcess(repository, [...more, ...words]);
    expect((await run('--cwd', 'docs', 'deep/README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'docs/deep/README.md', status: '' });
    expect((await run('--cwd', 'docs', '../README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: 'README.md', status: '' });
  });

  test.skipIf(isWindows)('commits what a link leads to', async () => {
    await using repository = await repositoryWith({ 'docs/index.md': empty });
    await symlink('docs/index.md', repository.at('README.md'));
    await repository.git('add', 'README.md');
    await repository.git('commit', '-qm', 'Link');
    expect((await inProcess(repository, words)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: 'docs/index.md', status: '' });
    await unlink(repository.at('README.md'));
  });

  test.skipIf(isWindows)('takes strange names as they are', async () => {
    const names = ['a b.md', '*.md', '[x].md', '-y.md', ':(top)z.md', 'ü.md', 'q"uote.md'];
    const files = Object.fromEntries(names.map((name) => [name, empty]));
    await using repository = await repositoryWith({ ...files, 'other.md': 'other' });
    await writeFile(repository.at('other.md'), 'mine');
    const { code } = await inProcess(repository, [...words, '--', ...names]);
    expect(code).toBe(0);
    const { commits, files: committed, status } = await stateOf(repository);
    expect([commits, committed.split('\n').length, status]).toEqual([2, names.length, ' M other.md']);
  });

  test('with init commits the file and the workflow', async () => {
    await using repository = await repositoryWith({ 'app/README.md': '# Acme\n' });
    const init = ['init', '--cwd', 'app', '--slug', 'acme', '--workflow', ...words];
    expect((await inProcess(repository, init)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: '.github/workflows/status-snippets.yml\napp/README.md',
      status: '',
    });
    expect(await repository.git('log', '-1', '--format=%s')).toBe(
      'Keep the status badge of page "acme" right',
    );
    expect((await inProcess(repository, init)).code).toBe(0);
    expect((await stateOf(repository)).commits).toBe(2);
  });

  test('has git’s own words where there is no git', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    const { code, stderr } = await asProcess(repository, words, { env: { PATH: repository.at('nowhere') } });
    expect(code).toBe(2);
    expect(stderr).toContain('--commit cannot commit in');
    expect(stderr).toContain('git');
  });
});

test('the diff of a check is one that git applies', async () => {
  const crlf = empty.replaceAll('\n', '\r\n');
  await using repository = await repositoryWith({
    'README.md': `# A\n\n${old}`,
    'docs/a b.md': `${empty}no line break`,
    'ü.md': crlf,
  });
  const { code, stdout } = await inProcess(repository, ['check', '.', '--source', 'offline']);
  expect(code).toBe(1);
  await writeFile(repository.at('.cache'), stdout);
  await repository.git('apply', '--whitespace=nowarn', '.cache');
  await unlink(repository.at('.cache'));
  expect((await inProcess(repository, ['check', '.', '--source', 'offline'])).code).toBe(0);
  expect(await readFile(repository.at('ü.md'), 'utf8')).toBe(filled.replaceAll('\n', '\r\n'));
});
