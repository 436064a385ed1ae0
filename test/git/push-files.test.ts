import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { folderWith, writeFiles } from '../support/folder-with.ts';
import { startClone } from '../support/git-server.ts';
import type { FileOrEntry } from '../support/history.ts';
import { empty, filled, moved, offlinePush, push } from '../support/pushing.ts';
import { configure } from '../support/repository.ts';
import { acmeAt, defaultContent } from '../support/section.ts';

const isWindows = process.platform === 'win32';

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
    const names = ['docs/a.md', 'docs/deep/b.md', 'app/Readme.md', 'app/README.markdown'];
    const texts = [empty, filled, moved, empty];
    expect(await clone.server.readAll(names)).toBe(texts.join(''));
  });

  test('refreshes profile/README.md in a repository that its remote names .github', async () => {
    await using clone = await startClone({ 'profile/README.md': empty, 'README.md': empty });
    const address = clone.at('.git/.github');
    await symlink(clone.server.path, address, 'junction');
    await configure(clone, '[remote "own"]', `url = file://${address}`);
    const { code, stderr } = await push(clone, ['--remote', 'own']);
    expect([code, stderr]).toEqual([0, 'Pushed profile/README.md (1 section) to main on own.\n']);
    expect(await clone.server.read('README.md')).toBe(empty);
  });

  test('warns about a configuration file that is not read because of its name, and leaves it alone', async () => {
    await using clone = await startClone({
      'docs/README.md': empty,
      '.status-snippets.yml': '\0',
      'status-snippets.yml': { mode: '120000', text: '../outside.yml' },
    });
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
    const names = ['app/docs/a.md', 'app/docs/b.md', 'app/README.md'];
    expect(await clone.server.readAll(names)).toBe(moved.repeat(3));
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
    const names = ['app/docs/a.md', 'app/b.md', 'app/lib/c.md', 'd.md'];
    expect(await clone.server.readAll(names)).toBe(filled.repeat(4));
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

  test('writes exactly the named files where git ignores letter case', async () => {
    const files = {
      'README.md': 'precious',
      'Docs/a.md': 'precious',
      'readme.md': empty,
      'docs/a.md': empty,
    };
    await using clone = await startClone(files, '--no-checkout');
    await configure(clone, '[core]', 'ignoreCase = true');
    expect(await push(clone, ['readme.md', 'docs/a.md'])).toMatchObject({ code: 0 });
    const texts = ['precious', 'precious', filled, filled];
    expect(await clone.server.readAll(Object.keys(files))).toBe(texts.join(''));
  });

  test('may have names of any bytes beside them, which stay', async () => {
    const names = { '"\\377\\376.md"': '1', 'ü/日本.md': empty, 'ü/x.txt': '2' };
    await using clone = await startClone(names, '--no-checkout');
    const before = await clone.server.tree();
    expect(await push(clone, ['.'])).toMatchObject({ code: 0 });
    const filledName = '"\\303\\274/\\346\\227\\245\\346\\234\\254.md"';
    expect(await clone.server.tree()).toEqual({ ...before, [filledName]: expect.any(String) });
    expect(await clone.server.read('ü/日本.md')).toBe(filled);
  });

  test.skipIf(isWindows)('are no links, executable files and submodules', async () => {
    await using clone = await startClone({
      'target.md': empty,
      'README.md': { mode: '120000', text: 'target.md' },
      'run.md': { mode: '100755', text: empty },
      'docs/a.md': empty,
      other: { mode: '120000', text: 'docs' },
    });
    const { server } = clone;
    await server.commit({ 'sub.md': { mode: '160000', id: server.id('main') } });
    const head = server.id('main');
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
    expect(server.id('main')).toBe(head);
    await using other = await folderWith({ 'a.md': empty });
    await rm(clone.at('docs'), { recursive: true });
    await symlink(other.path, clone.at('docs'));
    expect(await push(clone, ['docs/a.md'])).toMatchObject({ code: 0 });
    expect([await server.read('docs/a.md'), await readFile(other.at('a.md'), 'utf8')]).toEqual([
      filled,
      empty,
    ]);
    expect((await server.tree())['sub.md']).toMatch(/^160000 /);
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
    const linkIn = (text: string) =>
      /^-> (.*)/.exec(text)?.[1]?.replace('outside', outside.at('a.json'));
    const entries = Object.entries(files).map(([path, text]): [string, FileOrEntry] => {
      const target = linkIn(text);
      return [path, target === undefined ? text : { mode: '120000', text: target }];
    });
    await clone.server.commit(Object.fromEntries(entries));
    for (const [path, text] of Object.entries(files)) {
      const target = linkIn(text);
      await mkdir(dirname(clone.at(path)), { recursive: true });
      await (target === undefined
        ? writeFile(clone.at(path), text)
        : symlink(target, clone.at(path)));
    }
    const expected = [
      message === null ? 0 : 2,
      expect.stringContaining(message ?? 'README.md is up to date'),
    ];
    for (const args of [['check', '--source', 'offline'], offlinePush]) {
      const { code, stderr } = await runInProcess(clone, args);
      expect([code, stderr]).toEqual(expected);
    }
  });

  test('are read and written without any filter, and leave files of LFS as they are', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n';
    await using clone = await startClone({
      'README.md': empty.replaceAll('\n', '\r\n'),
      'a.bin': pointer,
      '.gitattributes': '* -text filter=other ident\n*.bin filter=lfs\n',
    });
    const fails = 'echo No key >&2; exit 1 #';
    const missing = 'git-lfs-missing';
    await configure(
      clone,
      ...['[filter "other"]', `smudge = "${fails}"`, `clean = "${fails}"`, 'required = true'],
      ...['[filter "lfs"]', `smudge = ${missing}`, `clean = ${missing}`, `process = ${missing}`],
      'required = true',
    );
    expect(await push(clone)).toMatchObject({ code: 0 });
    expect(await clone.server.read('README.md')).toBe(filled.replaceAll('\n', '\r\n'));
    expect(await clone.server.read('a.bin')).toBe(pointer);
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
