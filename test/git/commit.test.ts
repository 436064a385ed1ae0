import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  readFile,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { commitFiles } from '../../src/git/commit.ts';
import { createGit, type GitOptions } from '../../src/git/run-git.ts';
import {
  environment,
  program,
  runInProcess as run,
  runAsProcess,
} from '../support/command-line.ts';
import { folderWith, writeFiles } from '../support/folder-with.ts';
import { openHistory } from '../support/history.ts';
import {
  addHook,
  configure,
  forgetUser,
  type Repository,
  repositoryAfter,
  repositoryWith,
} from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

const commitArgs = ['--commit', '--source', 'offline'];
const isWindows = process.platform === 'win32';
const domainArgs = ['--source', 'offline', '--custom-domain', 'acme.statuspage.me'];
const commitWithDomainArgs = ['--commit', ...domainArgs];
const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
const old = section(defaultContent(acmeAt('https://old.acme.com')));

/** The number of commits, the files that the last commit changed, and the status of the working tree. */
async function stateOf({ git }: Repository) {
  const history = openHistory((words) => git(...words));
  const [newest, ...older] = await history.commits('HEAD');
  return {
    commits: 1 + older.length,
    files: newest.files,
    status: await git('status', '--porcelain'),
  };
}

const messageOf = ({ git }: Repository) => git('log', '-1', '--format=%B');

/** A repository whose branches change the same file in two ways. */
async function startDiverged(): Promise<Repository> {
  const files = { 'README.md': empty, 'x.txt': '1' };
  return repositoryAfter('diverged', files, async ({ git, at }) => {
    for (const branch of ['other', 'main']) {
      await git('checkout', '--quiet', '-B', branch, 'HEAD');
      await writeFile(at('x.txt'), branch);
      await git('commit', '--quiet', '--all', '--message', branch);
      if (branch === 'other') await git('checkout', '--quiet', 'HEAD^');
    }
  });
}

test.each([
  ['a revert', 'REVERT_HEAD', ['revert', '--no-commit', 'HEAD']],
  ['a cherry-pick', 'CHERRY_PICK_HEAD', ['cherry-pick', 'other']],
  ['a merge', 'MERGE_HEAD', ['merge', '--no-commit', 'other']],
  ['a rebase', 'rebase-merge', ['rebase', 'other']],
  ['a rebase with patches', 'rebase-apply', ['rebase', '--apply', 'other']],
])('--commit exits 2 during %s, and writes nothing', async (_, name, words) => {
  await using repository = await startDiverged();
  await repository.git(...words).catch(() => 'a conflict');
  const { code, stderr } = await run(repository, commitArgs);
  expect([code, stderr]).toEqual([
    2,
    'status-snippets: a merge, rebase, am, cherry-pick or revert has begun, and --commit would end or be undone by it: finish or abort it first\n',
  ]);
  expect(existsSync(repository.at('.git', name))).toBe(true);
  expect(await readFile(repository.at('README.md'), 'utf8')).toBe(empty);
});

test('--commit takes the message that is given, and nothing else does', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  const message = ['--commit-message', 'docs: status of {slug}'];
  expect(await run(repository, [...commitArgs, ...message])).toMatchObject({ code: 0 });
  expect(await messageOf(repository)).toBe('docs: status of acme\n');
  const { code, stderr } = await run(repository, message);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('add --commit or --push, or leave it out\n'),
  ]);
});

test('--commit exits 2 while a file has conflicts, and writes nothing', async () => {
  await using repository = await repositoryWith({ 'README.md': empty, 'x.txt': '1' });
  const { git } = repository;
  await writeFile(repository.at('x.txt'), '2');
  await git('stash');
  await writeFile(repository.at('x.txt'), '3');
  await git('commit', '--quiet', '--all', '--message', '3');
  await git('stash', 'pop').catch(() => 'a conflict');
  const { code, stderr } = await run(repository, commitArgs);
  const message = 'x.txt has conflicts: resolve them first\n';
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(await readFile(repository.at('README.md'), 'utf8')).toBe(empty);
});

test.skipIf(isWindows)('--commit does not wait for a program that a hook leaves', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  await addHook(repository, 'post-commit', '(sleep 20; echo > .git/ended) &');
  expect(await run(repository, commitArgs)).toMatchObject({ code: 0 });
  expect(existsSync(repository.at('.git/ended'))).toBe(false);
});

test('--commit works again where git is told that files do not change', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  await configure(repository, '[core]', 'ignoreStat = true');
  expect(await run(repository, commitArgs)).toMatchObject({ code: 0 });
  expect(await run(repository, commitWithDomainArgs)).toMatchObject({ code: 0 });
});

describe('--commit that fails', () => {
  test.each([
    [
      'with the output of a hook that refuses',
      'printf "No commits on Fridays\\n\\033[31mUse Monday\\n" >&2; exit 1',
      '',
    ],
    [
      'although the hook changed the file',
      'echo more >> README.md; echo "No commits on Fridays" >&2; exit 1',
      'more\n',
    ],
  ])('exits 5 %s, and leaves the files as written', async (_, script, more) => {
    await using repository = await repositoryWith({ 'README.md': `\uFEFF${empty}` });
    await addHook(repository, 'pre-commit', script);
    const init = ['init', 'README.md', '--slug', 'acme', '--workflow', '--json', ...commitArgs];
    const plain = ['--json', ...commitArgs];
    for (const args of more === '' ? [plain, init] : [plain]) {
      const { code, stdout, stderr } = await run(repository, args);
      expect(code).toBe(5);
      expect(stderr).toMatch(
        /^status-snippets: .* README\.md.*: the files stay as they were written, so correct that and commit them, or undo them and run again:\n {2}No commits on/,
      );
      expect(stderr).not.toContain('\x1b');
      expect(JSON.parse(stdout)).toMatchObject({
        outcome: 'failed',
        files: [{ path: 'README.md', outcome: 'changed' }],
        pages: [{ slug: 'acme' }],
        error: { code: 'commit-failed' },
      });
      expect(await readFile(repository.at('README.md'), 'utf8')).toBe(`\uFEFF${filled}${more}`);
      const isInit = args === init;
      expect(await stateOf(repository)).toMatchObject({
        commits: 1,
        status: ` M README.md${isInit ? '\n?? .github/' : ''}`,
      });
      // What is there now is more than a section, as far as the next run can tell.
      expect(await run(repository, args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('repeat that with --commit'),
      });
      if (!isInit) await repository.git('checkout', '--', '.');
    }
  });

  test('exits 5 when the hook puts the old text back, which is then there', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await addHook(repository, 'pre-commit', 'git show HEAD:README.md > README.md; exit 3');
    const { code, stderr } = await run(repository, commitArgs);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/:\n {2}git said nothing, and ended with 1\n$/),
    ]);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(empty);
  });

  test('exits 5 when the hook removes the file', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await addHook(
      repository,
      'pre-commit',
      'rm README.md; echo "no such file allowed" >&2; exit 1',
    );
    const { code, stderr } = await run(repository, commitArgs);
    expect([code, stderr]).toEqual([5, expect.stringContaining('no such file allowed')]);
  });

  test('exits 0 when the file changes directly after the commit', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await addHook(repository, 'post-commit', 'echo Mine. >> README.md');
    expect((await run(repository, commitArgs)).code).toBe(0);
    expect(await stateOf(repository)).toMatchObject({ commits: 2, status: ' M README.md' });
  });

  test('shows what a hook says, in any letters, but no password, and tells it to speak English and ask nothing', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    const names = ['LANGUAGE', 'GIT_TERMINAL_PROMPT', 'NoDefaultCurrentDirectoryInExePath'];
    const words = [
      '"Отказано: ветка защищена"',
      "'https://bot:pa/s3cret@host.invalid/x'",
      '"Unsupported proxy syntax in \'u:s3cret\'"',
      `"told ${names.map((name) => `$${name}`).join(' ')}"`,
    ];
    const script = `for each in ${words.join(' ')}; do echo "$each" >&2; done; exit 1`;
    await addHook(repository, 'pre-commit', script);
    const { stderr } = await run(repository, commitArgs, { env: { LANGUAGE: 'de' } });
    const lines = [
      'Отказано: ветка защищена',
      'https://host.invalid/x',
      "Unsupported proxy syntax in '***'",
      'told en 0 1',
    ];
    expect(stderr).toContain(lines.map((line) => `\n  ${line}`).join(''));
  });

  test.skipIf(isWindows)('commits only a file whose name is also a pattern', async () => {
    await using repository = await repositoryWith({ '[A].md': empty, 'A.md': 'A\n' });
    await writeFile(repository.at('A.md'), 'Mine\n');
    expect((await run(repository, ['[A].md', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: ['[A].md'], status: ' M A.md' });
  });

  test('keeps what somebody saves while a hook runs that refuses', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await addHook(
      repository,
      'pre-commit',
      'touch .git/started; until [ -e .git/saved ]; do sleep 0.05; done; exit 1',
    );
    const ended = runAsProcess(repository, commitArgs);
    const isStarted = async () => {
      while (!existsSync(repository.at('.git/started')))
        await new Promise((done) => setTimeout(done, 20));
    };
    // A run that ends before its hook starts fails the test at once, with its words.
    expect(await Promise.race([ended, isStarted()])).toBe(undefined);
    await appendFile(repository.at('README.md'), 'Mine.\n');
    await writeFile(repository.at('.git/saved'), '');
    expect((await ended).code).toBe(5);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(`${filled}Mine.\n`);
  });

  test('exits 5 while another program holds the index, and the next run commits', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeFile(repository.at('.git/index.lock'), '');
    expect((await run(repository, commitArgs)).code).toBe(5);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(filled);
    await unlink(repository.at('.git/index.lock'));
    await repository.git('checkout', '--', '.');
    expect((await run(repository, commitArgs)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 2, files: ['README.md'], status: '' });
  });

  test('exits 5 without an identity, and says in one line how to set one', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await forgetUser(repository);
    await configure(repository, '[user]', 'useConfigOnly = true');
    const { code, stderr } = await run(repository, commitArgs);
    expect(code).toBe(5);
    expect(stderr).toMatch(
      /^status-snippets: git did not commit README\.md: set your name with git config user\.name.*\n$/,
    );
    expect(await stateOf(repository)).toMatchObject({ commits: 1, status: ' M README.md' });
  });

  test('exits 5 with the words of git when a new file is ignored', async () => {
    await using repository = await repositoryWith({
      'README.md': empty,
      '.gitignore': '.github\n.cache\nhome\n',
    });
    const { code, stderr } = await run(repository, [
      'init',
      '--slug',
      'acme',
      '--workflow',
      ...commitArgs,
    ]);
    expect([code, stderr]).toEqual([
      5,
      expect.stringContaining('are ignored by one of your .gitignore files'),
    ]);
    expect(await stateOf(repository)).toMatchObject({ commits: 1, status: ' M README.md' });
  });
});

test('no variable of a hook that names another repository reaches git', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  const names = [
    ...['DIR', 'WORK_TREE', 'INDEX_FILE', 'COMMON_DIR', 'OBJECT_DIRECTORY'],
    ...['ALTERNATE_OBJECT_DIRECTORIES', 'NAMESPACE', 'PREFIX', 'QUARANTINE_PATH'],
    ...['SHALLOW_FILE', 'REFLOG_ACTION', 'LITERAL_PATHSPECS', 'GLOB_PATHSPECS'],
    ...['NOGLOB_PATHSPECS', 'ICASE_PATHSPECS'],
  ];
  const variables = Object.fromEntries(names.map((name) => [`GIT_${name}`, 'elsewhere']));
  const git = createGit({ PATH: process.env.PATH, ...variables, GIT_EDITOR: 'kept' });
  const { bytes } = await git(repository.path, ['-c', 'alias.show-env=!env', 'show-env']);
  const lines = `${bytes}`.split('\n').filter((line) => /=(?:elsewhere|kept)$/.test(line));
  expect(lines).toEqual(['GIT_EDITOR=kept']);
});

test('git has no time limit by default, because a hook may take long', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  const countTimers = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const startWith = async (options: GitOptions) => {
    const before = countTimers();
    const ended = createGit(process.env)(repository.path, ['--version'], options);
    const added = countTimers() - before;
    await ended;
    return added;
  };
  expect([await startWith({}), await startWith({ maxSeconds: 60 })]).toEqual([0, 1]);
});

test('what another run has committed meanwhile counts as committed', async () => {
  await using repository = await repositoryWith({ 'README.md': filled });
  const file = {
    path: 'README.md',
    realPath: repository.at('README.md'),
    text: filled,
    isNew: false,
  };
  await commitFiles(createGit(process.env), repository.path, [file], 'Add the badge');
  expect(await stateOf(repository)).toMatchObject({ commits: 1, status: '' });
});

test('--commit three times at once makes one commit, and leaves the section filled', async () => {
  await using repository = await repositoryWith({ 'README.md': empty });
  const ended = await Promise.all([1, 2, 3].map(() => runAsProcess(repository, commitArgs)));
  const codes = ended.map(({ code }) => code);
  // Another run may hold the index, or have written what it did not commit yet.
  expect([0, 2, 5]).toEqual(expect.arrayContaining(codes));
  expect(codes).toContain(0);
  expect(await stateOf(repository)).toEqual({ commits: 2, files: ['README.md'], status: '' });
  expect(await readFile(repository.at('README.md'), 'utf8')).toBe(filled);
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
    await addHook(repository, 'pre-commit', 'read nothing; exit 0');
    const args = ['README.md', 'docs', 'right.md', ...commitWithDomainArgs];
    const { code, stderr } = await runAsProcess(repository, args);
    expect([code, stderr.split('\n').length]).toEqual([0, 4]);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: ['README.md', 'docs/a.md'],
      status: 'A  new.txt\nM  x.txt\n?? loose.txt',
    });
    expect(await messageOf(repository)).toMatch(
      /^.* https:\/\/acme\.statuspage\.me\n\n.* "acme" .* https:\/\/old\.acme\.com .* https:\/\/acme\.statuspage\.me\.\n$/,
    );
  });

  test('--commit creates no commit if no file changes or with --dry-run', async () => {
    await using repository = await repositoryWith({ 'README.md': filled, 'b.md': empty });
    expect((await run(repository, commitArgs)).code).toBe(0);
    expect((await run(repository, ['b.md', '--dry-run', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toMatchObject({ commits: 1, status: '' });
  });

  const change = ({ at }: Repository) => writeFile(at('README.md'), `${empty}\nMine.\n`);
  const forget = async ({ git }: Repository) => {
    await git('rm', '-q', '--cached', 'README.md');
    await git('commit', '-qm', 'Forget it');
  };
  const stage = ({ git }: Repository) => git('add', 'README.md');
  const changeBack = ({ at }: Repository) => writeFile(at('README.md'), empty);
  const ignore = async ({ at, git }: Repository) => {
    await writeFile(at('.gitignore'), 'README.md\n.cache\nhome\n');
    await git('commit', '-qam', 'Ignore it');
  };
  const conceal = ({ git }: Repository) => git('update-index', '--assume-unchanged', 'README.md');
  test.each([
    [
      'already differs from the last commit',
      'commit or undo .*; if init or adopt made them, .* with --commit',
      [[change], [change, stage], [change, stage, changeBack]],
    ],
    [
      'is not in the last commit',
      'commit it first',
      [[forget], [forget, stage], [forget, ignore], [conceal, change]],
    ],
  ])(
    '--commit refuses a file that %s, whatever git was told about it',
    async (problem, fix, cases) => {
      for (const [index, steps] of cases.entries()) {
        await using repository = await repositoryWith({ 'README.md': empty, 'z.md': empty });
        for (const step of steps) await step(repository);
        const before = await stateOf(repository);
        const text = await readFile(repository.at('README.md'), 'utf8');
        const more = index === 0 ? ['--dry-run'] : [];
        const args = ['z.md', 'README.md', ...more, ...commitArgs];
        const { code, stderr } = await run(repository, args);
        expect([steps, code]).toEqual([steps, 2]);
        const start = `status-snippets: README.md ${problem}, so --commit would `;
        expect(stderr).toMatch(new RegExp(`^${start}[^:]+: ${fix}\n$`));
        expect(await stateOf(repository)).toEqual(before);
        expect(await readFile(repository.at('README.md'), 'utf8')).toBe(text);
        expect(await readFile(repository.at('z.md'), 'utf8')).toBe(empty);
      }
    },
  );

  test('--commit refuses a file with other changes even if its sections are up to date', async () => {
    await using repository = await repositoryWith({
      'README.md': empty,
      'right.md': filled,
      'other.md': 'None',
    });
    await writeFile(repository.at('right.md'), `${filled}\nMine.\n`);
    await writeFile(repository.at('other.md'), 'No section');
    const { code, stderr } = await run(repository, ['.', ...commitArgs]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('right.md already differs from the last commit'),
    ]);
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe(empty);
    await repository.git('checkout', 'right.md');
    expect((await run(repository, ['.', ...commitArgs])).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: ['README.md'],
      status: ' M other.md',
    });
  });

  test('--commit exits 2 outside of a repository, even if no file changes', async () => {
    await using folder = await folderWith({ 'README.md': empty });
    const { code, stderr } = await run(folder, commitArgs);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^status-snippets: .*: run it in a git repository, or leave it out:\n {2}fatal: not a git repository/,
    );
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
    await writeFile(folder.at('README.md'), filled);
    expect((await run(folder, commitArgs)).code).toBe(2);
  });

  test('--commit works with files in and above the working folder', async () => {
    await using repository = await repositoryWith({
      'docs/deep/README.md': empty,
      'README.md': empty,
    });
    const runIn = (...more: string[]) => run(repository, [...more, ...commitArgs]);
    expect((await runIn('--cwd', 'docs', 'deep/README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: ['docs/deep/README.md'],
      status: '',
    });
    expect((await runIn('--cwd', 'docs', '../README.md')).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: ['README.md'], status: '' });
  });

  test.skipIf(isWindows)('--commit commits the target of a link', async () => {
    await using repository = await repositoryWith({ 'docs/index.md': empty });
    await symlink('docs/index.md', repository.at('README.md'));
    await repository.git('add', 'README.md');
    await repository.git('commit', '-qm', 'Link');
    expect((await run(repository, commitArgs)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({ commits: 3, files: ['docs/index.md'], status: '' });
    await unlink(repository.at('README.md'));
  });

  test.skipIf(isWindows)('--commit takes unusual file names literally', async () => {
    const ascii = [
      'a b.md',
      '*.md',
      '[x].md',
      '-y.md',
      ':(top)z.md',
      'q"uote.md',
      "it's.md",
      '!x.md',
      '$HOME.md',
    ];
    const names = [...ascii, 'ü→.md', '{a,b}.md'];
    const files = Object.fromEntries(names.map((name) => [name, empty]));
    await using repository = await repositoryWith({ ...files, 'other.md': 'other' });
    await writeFile(repository.at('other.md'), 'mine');
    const { code, stderr } = await run(repository, [...commitArgs, '--', ...names]);
    expect(code).toBe(0);
    expect(stderr).toContain(names.map((name) => `${name}: changed (1 section)\n`).join(''));
    const { commits, files: committed, status } = await stateOf(repository);
    expect([commits, committed.length, status]).toEqual([2, names.length, ' M other.md']);
  });

  test('init --commit commits the file and the workflow', async () => {
    await using repository = await repositoryWith({ 'app/README.md': '# Acme\n' });
    const init = ['init', '--cwd', 'app', '--slug', 'acme', '--workflow', ...commitArgs];
    expect((await run(repository, init)).code).toBe(0);
    expect(await stateOf(repository)).toEqual({
      commits: 2,
      files: ['.github/workflows/status-snippets.yml', 'app/README.md'],
      status: '',
    });
    expect(await messageOf(repository)).toMatch(
      /^Keep the status badge of page "acme" up to date\n/,
    );
    expect((await run(repository, init)).code).toBe(0);
    expect((await stateOf(repository)).commits).toBe(2);
  });

  test('init --commit keeps a version of the workflow that was staged', async () => {
    await using repository = await repositoryWith({ 'README.md': '# Acme\n' });
    const workflow = '.github/workflows/status-snippets.yml';
    await writeFiles(repository, { [workflow]: 'staged' });
    await repository.git('add', workflow);
    await rm(repository.at(workflow));
    const { code, stderr } = await run(repository, [
      'init',
      '--slug',
      'acme',
      '--workflow',
      ...commitArgs,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${workflow} already differs`)]);
    expect(await repository.git('show', `:${workflow}`)).toBe('staged');
    expect(await readFile(repository.at('README.md'), 'utf8')).toBe('# Acme\n');
  });

  test.each(['--assume-unchanged', '--skip-worktree'])(
    'init --commit keeps a committed workflow that is not on the disk (%s)',
    async (flag) => {
      const workflow = '.github/workflows/status-snippets.yml';
      await using repository = await repositoryWith({
        'README.md': '# Acme\n',
        [workflow]: 'theirs',
      });
      await repository.git('update-index', flag, workflow);
      await rm(repository.at(workflow));
      const { code, stderr } = await run(repository, [
        'init',
        '--slug',
        'acme',
        '--workflow',
        ...commitArgs,
      ]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${workflow} already differs`)]);
      expect(await readFile(repository.at('README.md'), 'utf8')).toBe('# Acme\n');
    },
  );

  test('--commit exits 2 if git is not installed, and runs no program of the current folder instead', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await writeFile(repository.at('git'), '#!/bin/sh\necho > was-run\n');
    await chmod(repository.at('git'), 0o755);
    const path = ['', '.', repository.at('nowhere')].join(delimiter);
    const { code, stderr } = await run(repository, commitArgs, { env: { PATH: path } });
    expect([code, stderr]).toEqual([
      2,
      'status-snippets: git was not found: install it, and add it to PATH\n',
    ]);
    expect(existsSync(repository.at('was-run'))).toBe(false);
  });

  test.each([
    ['letter case', 'readme.md', 'README.md'],
    ['Unicode form', 'caf\u00e9.md', 'cafe\u0301.md'],
  ])(
    '--commit refuses a file whose name differs from that in git only in %s',
    async (form, onDisk, inGit) => {
      // On macOS, git itself composes the letters of names.
      if (form === 'Unicode form' && process.platform === 'darwin') return;
      await using repository = await repositoryWith({ [inGit]: empty });
      // As on a disk that treats both names as the same: git does not report the file as a new one.
      await configure(repository, '[core]', 'ignoreCase = true');
      await rename(repository.at(inGit), repository.at(onDisk));
      const { code, stderr } = await run(repository, [onDisk, ...commitArgs]);
      expect(code).toBe(2);
      expect(stderr).toContain(`status-snippets: ${onDisk} `);
      expect(await readFile(repository.at(onDisk), 'utf8')).toBe(empty);
    },
  );

  test('--commit works in the repository of the folder, whatever the environment of a hook says', async () => {
    await using repository = await repositoryWith({ 'README.md': empty });
    await using other = await repositoryWith({ 'README.md': 'other' });
    // Windows ignores the letter case of such names.
    await addHook(repository, 'pre-commit', 'test -z "$git_dir"');
    const env = {
      ...{
        GIT_DIR: other.at('.git'),
        GIT_INDEX_FILE: other.at('.git/index'),
        GIT_WORK_TREE: other.path,
      },
      git_dir: other.at('.git'),
    };
    expect((await run(repository, commitArgs, { env })).code).toBe(0);
    expect([(await stateOf(repository)).commits, (await stateOf(other)).commits]).toEqual([2, 1]);
  });

  test.skipIf(isWindows)(
    '--commit commits more files than fit into the arguments of a command',
    async () => {
      const folder = [...'abcdefghijklmn'].map((letter) => letter.repeat(250)).join('/');
      const names = Array.from({ length: 160 }, (_, index) => `${folder}/${index}.md`);
      await using repository = await repositoryWith(
        Object.fromEntries(names.map((name) => [name, empty])),
      );
      // With this limit of the stack, arguments have 512 KB.
      const script = `ulimit -s 2048; exec "${process.execPath}" "${program}" --quiet a* ${commitArgs.join(' ')}`;
      await promisify(execFile)('bash', ['-c', script], {
        cwd: repository.path,
        env: environment(repository),
      });
      const { commits, files, status } = await stateOf(repository);
      expect([commits, files.length, status]).toEqual([2, names.length, '']);
    },
    180_000,
  );
});

test('git can apply the diff that check prints', async () => {
  const crlf = empty.replaceAll('\n', '\r\n');
  await using repository = await repositoryWith({
    'README.md': `# A\n\n${old}`,
    'docs/a b.md': `${empty}no line break`,
    'ü.md': crlf,
  });
  const { code, stdout } = await run(repository, ['check', '.', ...domainArgs]);
  expect(code).toBe(1);
  await writeFile(repository.at('.cache'), stdout);
  await repository.git('apply', '--whitespace=nowarn', '.cache');
  await unlink(repository.at('.cache'));
  expect((await run(repository, ['check', '.', ...domainArgs])).code).toBe(0);
  expect(await readFile(repository.at('ü.md'), 'utf8')).toBe(filled.replaceAll('\n', '\r\n'));
});
