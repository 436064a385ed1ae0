import { chmod, mkdir, readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runAsProcess, runInProcess } from '../../support/command-line.ts';
import { folderWith } from '../../support/folder-with.ts';
import { acmeAt, defaultContent, section } from '../../support/refreshing.ts';
import { type Repository, repositoryWith } from '../../support/repository.ts';

const commitArgs = ['--commit', '--source', 'offline'];
const isWindows = process.platform === 'win32';
const domainArgs = ['--source', 'offline', '--custom-domain', 'acme.statuspage.me'];
const commitWithDomainArgs = ['--commit', ...domainArgs];
const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
const old = section(defaultContent(acmeAt('https://old.acme.com')));

/** The number of commits, the files that the last commit changed, and the status of the working tree. */
async function stateOf({ git }: Repository) {
  const status = await git('status', '--porcelain');
  return {
    commits: Number(await git('rev-list', '--count', 'HEAD')),
    files: await git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=', 'HEAD'),
    status,
  };
}

/** Writes a hook of a repository. */
async function writeHook(repository: Repository, name: string, script: string): Promise<void> {
  await mkdir(repository.at('.git/hooks'), { recursive: true });
  await writeFile(repository.at('.git/hooks', name), `#!/bin/sh\n${script}\n`);
  await chmod(repository.at('.git/hooks', name), 0o755);
}

describe('--commit after a commit that failed', () => {
  const refuse = 'exit 1';

  test('the run after a failed commit commits the file that the failed run wrote', async () => {
    await using repository = await repositoryWith({ 'README.md': empty, 'b.md': filled });
    await writeFile(repository.at('.git/index.lock'), '');
    expect((await runInProcess(repository, ['README.md', 'b.md', ...commitArgs])).code).toBe(5);
    await unlink(repository.at('.git/index.lock'));
    const next = await runInProcess(repository, ['README.md', 'b.md', ...commitArgs]);
    expect(next).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Committed the change of an earlier run to README.md.\n2 unchanged, 2 sections, 1 page\n',
    });
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'README.md', status: '' });
    expect(await repository.git('log', '-1', '--format=%s')).toBe('Update the status badge');
  });

  test('each run with --commit exits 5 while a hook of git refuses, and the first run after that commits', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeHook(repository, 'pre-commit', refuse);
    for (let run = 0; run < 2; run += 1) expect((await runInProcess(repository, commitArgs)).code).toBe(5);
    await unlink(repository.at('.git/hooks/pre-commit'));
    expect((await runInProcess(repository, commitArgs)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'README.md', status: '' });
  });

  test('the run after a failed commit commits a later change of the page too', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeHook(repository, 'pre-commit', refuse);
    expect((await runInProcess(repository, commitArgs)).code).toBe(5);
    await unlink(repository.at('.git/hooks/pre-commit'));
    const toCustomDomain = [...commitArgs, '--custom-domain', 'status.acme.com'];
    expect((await runInProcess(repository, toCustomDomain)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'README.md', status: '' });
    expect(await repository.git('show', 'HEAD:README.md')).toContain('https://status.acme.com');
  });

  test('the run after a failed commit refuses a file that a person also edited', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeHook(repository, 'pre-commit', refuse);
    expect((await runInProcess(repository, commitArgs)).code).toBe(5);
    await unlink(repository.at('.git/hooks/pre-commit'));
    await writeFile(repository.at('README.md'), `${filled}\nMine.\n`);
    const { code, stderr } = await runInProcess(repository, commitArgs);
    expect(code).toBe(2);
    expect(stderr).toContain('README.md already differs from the last commit');
    expect((await stateOf(repository)).commits).toBe(1);
  });

  test('init after a failed commit commits the markers, the section and the workflow', async () => {
    const badge = '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)';
    await using repository = await repositoryWith({ 'README.md': `# Acme\n\n${badge}\n` });
    await writeHook(repository, 'pre-commit', refuse);
    const init = ['init', '--slug', 'acme', '--workflow', ...commitArgs];
    expect((await runInProcess(repository, init)).code).toBe(5);
    await unlink(repository.at('.git/hooks/pre-commit'));
    expect((await runInProcess(repository, init)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: '.github/workflows/status-snippets.yml\nREADME.md',
      status: '',
    });
  });

  test('the run after a failed commit commits a section in a file with CRLF that git stores with LF', async () => {
    await using repository = await repositoryWith({
      '.gitattributes': '*.md text eol=crlf\n',
      'a.md': empty,
    });
    await writeFile(repository.at('a.md'), empty.replaceAll('\n', '\r\n'));
    await writeHook(repository, 'pre-commit', refuse);
    expect((await runInProcess(repository, ['a.md', ...commitArgs])).code).toBe(5);
    await unlink(repository.at('.git/hooks/pre-commit'));
    expect((await runInProcess(repository, ['a.md', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'a.md', status: '' });
  });
});

describe('--commit', () => {
  test('--commit creates one commit of only the changed files, and leaves other staged files staged', async () => {
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
    const { code, stderr } = await runAsProcess(repository, ['README.md', 'docs', 'right.md', ...commitWithDomainArgs]);
    expect([code, stderr.split('\n').length]).toEqual([0, 4]);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: 'README.md\ndocs/a.md',
      status: 'A  new.txt\nM  x.txt\n?? loose.txt',
    });
    expect(await repository.git('log', '-1', '--format=%B')).toBe(
      'Point the status badge at https://acme.statuspage.me\n\nThe section for the page "acme" linked to https://old.acme.com and now links to https://acme.statuspage.me.\n',
    );
  });

  test('--commit creates no commit if no file changes or with --dry-run', async () => {
    await using repository = await repositoryWith({ 'README.md': filled, 'b.md': empty });
    expect((await runInProcess(repository, commitArgs)).code).toBe(0);
    expect((await runInProcess(repository, ['b.md', '--dry-run', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toMatchObject({ commits: 1, status: '' });
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
  ])('--commit refuses a file that %s: %s', async (problem, _, prepare) => {
    await using repository = await repositoryWith({ 'README.md': empty, 'z.md': empty });
    await prepare(repository);
    const before = await stateOf(repository);
    const text = await readFile(repository.at('README.md'), 'utf8');
    for (const more of [[], ['--dry-run']]) {
      const { code, stderr } = await runInProcess(repository, ['z.md', 'README.md', ...more, ...commitArgs]);
      expect(code).toBe(2);
      expect(stderr).toBe(
        `status-snippets: README.md ${problem}, so --commit would commit more than the section: commit or undo the other changes first\n`,
      );
    }
    expect(await stateOf(repository)).toEqual(before);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(text);
    expect(await readFile(repository.at('z.md'), 'utf8')).toBe(empty);
  });

  test('--commit accepts a file with other changes if its sections are up to date', async () => {
    await using repository = await repositoryWith({ 'README.md': empty, 'right.md': filled });
    await writeFile(repository.at('right.md'), `${filled}\nMine.\n`);
    expect((await runInProcess(repository, ['README.md', 'right.md', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'README.md', status: ' M right.md' });
  });

  test('--commit exits 2 outside of a repository, even if no file changes', async () => {
    await using folder = await folderWith({ 'README.md': empty });
    const { code, stderr } = await runInProcess(folder, commitArgs);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^status-snippets: --commit cannot commit in .*:\n {2}fatal: not a git repository/);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
    await writeFile(folder.at('README.md'), filled);
    expect((await runInProcess(folder, commitArgs)).code).toBe(2);
  });

  test('--commit exits 5 with the output of a hook that refuses, and the files stay written', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeHook(repository, 'pre-commit', 'printf "No commits on Fridays\\n\\033[31mUse Monday\\n" >&2; exit 1');
    const { code, stdout, stderr } = await runInProcess(repository, ['--json', ...commitArgs]);
    expect(code).toBe(5);
    expect(stderr).toBe(
      'status-snippets: git did not commit README.md; the changes are in the working tree:\n' +
        '  No commits on Fridays\n  \\u{1B}[31mUse Monday\nREADME.md: changed (1 section)\n' +
        '1 changed, 1 section, 1 page\n',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'failed',
      files: [{ path: 'README.md', outcome: 'changed', sections: [{ outcome: 'changed' }] }],
      error: { code: 'commit-failed' },
    });
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(filled);
    expect((await stateOf(repository)).commits).toBe(1);
  });

  test('--commit does not wait for a hook that reads from the terminal', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeHook(repository, 'pre-commit', 'read answer; exit 0');
    expect((await runInProcess(repository, commitArgs)).code).toBe(0);
    expect((await stateOf(repository)).commits).toBe(2);
  });

  test('--commit works with files in and above the working folder', async () => {
    await using repository = await repositoryWith({ 'docs/deep/README.md': empty, 'README.md': empty });
    const run = (...more: string[]) => runInProcess(repository, [...more, ...commitArgs]);
    expect((await run('--cwd', 'docs', 'deep/README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: 'docs/deep/README.md', status: '' });
    expect((await run('--cwd', 'docs', '../README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: 'README.md', status: '' });
  });

  test.skipIf(isWindows)('--commit commits the target of a link', async () => {
    await using repository = await repositoryWith({ 'docs/index.md': empty });
    await symlink('docs/index.md', repository.at('README.md'));
    await repository.git('add', 'README.md');
    await repository.git('commit', '-qm', 'Link');
    expect((await runInProcess(repository, commitArgs)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: 'docs/index.md', status: '' });
    await unlink(repository.at('README.md'));
  });

  test.skipIf(isWindows)('--commit takes unusual file names literally', async () => {
    const names = ['a b.md', '*.md', '[x].md', '-y.md', ':(top)z.md', 'ü.md', 'q"uote.md'];
    const files = Object.fromEntries(names.map((name) => [name, empty]));
    await using repository = await repositoryWith({ ...files, 'other.md': 'other' });
    await writeFile(repository.at('other.md'), 'mine');
    const { code } = await runInProcess(repository, [...commitArgs, '--', ...names]);
    expect(code).toBe(0);
    const { commits, files: committed, status } = await stateOf(repository);
    expect([commits, committed.split('\n').length, status]).toEqual([2, names.length, ' M other.md']);
  });

  test('init --commit commits the file and the workflow', async () => {
    await using repository = await repositoryWith({ 'app/README.md': '# Acme\n' });
    const init = ['init', '--cwd', 'app', '--slug', 'acme', '--workflow', ...commitArgs];
    expect((await runInProcess(repository, init)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: '.github/workflows/status-snippets.yml\napp/README.md',
      status: '',
    });
    expect(await repository.git('log', '-1', '--format=%s')).toBe('Keep the status badge of page "acme" up to date');
    expect((await runInProcess(repository, init)).code).toBe(0);
    expect((await stateOf(repository)).commits).toBe(2);
  });

  test('--commit exits 2 if git is not installed', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    const { code, stderr } = await runAsProcess(repository, commitArgs, { env: { PATH: repository.at('nowhere') } });
    expect(code).toBe(2);
    expect(stderr).toContain('--commit cannot commit in');
    expect(stderr).toContain('git');
  });
});

test('git can apply the diff that check prints', async () => {
  const crlf = empty.replaceAll('\n', '\r\n');
  await using repository = await repositoryWith({
    'README.md': `# A\n\n${old}`,
    'docs/a b.md': `${empty}no line break`,
    'ü.md': crlf,
  });
  const { code, stdout } = await runInProcess(repository, ['check', '.', ...domainArgs]);
  expect(code).toBe(1);
  await writeFile(repository.at('.cache'), stdout);
  await repository.git('apply', '--whitespace=nowarn', '.cache');
  await unlink(repository.at('.cache'));
  expect((await runInProcess(repository, ['check', '.', ...domainArgs])).code).toBe(0);
  expect(await readFile(repository.at('ü.md'), 'utf8')).toBe(filled.replaceAll('\n', '\r\n'));
});
