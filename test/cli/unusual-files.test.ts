import { execFile } from 'node:child_process';
import { chmod, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { environment, program, runAsProcess, runInProcess } from '../support/command-line.ts';
import { hangBeforeHeaders, reply } from '../support/endpoint-behaviors.ts';
import { type Behavior, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith, namesIn } from '../support/folder-with.ts';
import { startNode } from '../support/node-process.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';
import { asUnprivileged, permissionsApply } from '../support/unprivileged.ts';

const isWindows = process.platform === 'win32';
const empty = section();
const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
const offline = ['--source', 'offline'];

describe('a file', () => {
  test('a file that is too large is reported in its first line', async () => {
    await using folder = await folderWith({ 'README.md': '' });
    await truncate(folder.at('README.md'), 1024 * 1024 + 1);
    const { code, stdout } = await runInProcess(folder, ['check', '--json', ...offline]);
    expect(code).toBe(2);
    const message =
      'this file is larger than 1 MiB (1,048,577 bytes): shorten it, or use a smaller file';
    const [problem] = JSON.parse(stdout).files[0].problems;
    expect(problem).toMatchObject({ line: 1, code: 'file-too-large', message });
  });

  test('a link that git checked out as text is refused, also by init, if it was named', async () => {
    await using folder = await folderWith({
      'README.md': 'docs/README.md',
      'docs/README.md': empty,
    });
    const message =
      'this file contains only the path of another file, so it is a symbolic link that git checked out as text: specify docs/README.md';
    for (const words of [['check'], ['init', '--slug', 'acme']]) {
      const { code, stderr } = await runInProcess(folder, [...words, 'README.md', ...offline]);
      expect([code, stderr]).toEqual([2, `README.md:1:1: ${message}\nNothing was written.\n`]);
    }
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe('docs/README.md');
    expect(await runInProcess(folder, ['.', ...offline])).toMatchObject({ code: 0 });
  });

  test('refresh refuses a read-only file, also with --dry-run, and writes no file', async () => {
    await using folder = await folderWith({ 'a.md': empty, 'b.md': empty });
    await chmod(folder.at('b.md'), 0o444);
    for (const words of [[], ['--dry-run']]) {
      const { code, stderr } = await runInProcess(folder, ['a.md', 'b.md', ...words, ...offline]);
      expect([code, stderr]).toEqual([
        2,
        'status-snippets: b.md is read-only: make it writable, or leave it out\n',
      ]);
    }
    expect(await readFile(folder.at('a.md'), 'utf8')).toBe(empty);
    expect(await namesIn(folder)).toEqual(['a.md', 'b.md']);
  });

  test.skipIf(!permissionsApply)(
    'refresh refuses a file in a folder without permission, and writes no file',
    async () => {
      await using folder = await folderWith({
        'a.md': empty,
        'locked/b.md': empty,
        'closed/c.md': empty,
      });
      for (const name of ['a.md', 'locked/b.md', 'closed/c.md'])
        await chmod(folder.at(name), 0o666);
      await chmod(folder.path, 0o777);
      await chmod(folder.at('locked'), 0o555);
      await chmod(folder.at('closed'), 0o000);
      try {
        const locked = await asUnprivileged(() =>
          runInProcess(folder, ['a.md', 'locked/b.md', ...offline]),
        );
        expect(locked.code).toBe(2);
        expect(locked.stderr).toMatch(/^status-snippets: locked\/b\.md .* \(EACCES\)/);
        const closed = await asUnprivileged(() =>
          runInProcess(folder, ['a.md', 'closed/c.md', ...offline]),
        );
        expect(closed.code).toBe(2);
        expect(closed.stderr).toContain('closed/c.md cannot be read');
      } finally {
        await chmod(folder.at('locked'), 0o777);
        await chmod(folder.at('closed'), 0o777);
      }
      expect(await readFile(folder.at('a.md'), 'utf8')).toBe(empty);
      expect(await namesIn(folder)).toEqual([
        'a.md',
        'closed',
        'closed/c.md',
        'locked',
        'locked/b.md',
      ]);
    },
  );

  test('refresh does not write a file that changes between reading and writing', async () => {
    await using folder = await folderWith({ 'README.md': empty, 'z.md': empty });
    const changing: Behavior = async (response) => {
      await writeFile(folder.at('README.md'), `${empty}\nA new line.\n`);
      response.end(JSON.stringify(snippetsOf('acme', endpoint.baseUrl, 'https://status.acme.com')));
    };
    await using endpoint = await startEndpoint(changing);
    const { code, stderr } = await runInProcess(folder, [
      'z.md',
      'README.md',
      '--base-url',
      endpoint.baseUrl,
    ]);
    expect([code, stderr]).toEqual([
      2,
      'status-snippets: README.md changed during the run; nothing was written. Run again.\n',
    ]);
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(`${empty}\nA new line.\n`);
    expect(await readFile(folder.at('z.md'), 'utf8')).toBe(empty);
    expect(await namesIn(folder)).toEqual(['README.md', 'z.md']);
  });

  test.skipIf(isWindows)(
    'refresh refuses pipes, devices and circular links without waiting for them',
    async () => {
      await using folder = await folderWith({ 'x/y.txt': '' });
      await new Promise((resolve) => execFile('mkfifo', [folder.at('pipe.md')], resolve));
      await symlink('loop.md', folder.at('loop.md'));
      await symlink('/dev/zero', folder.at('zero.md'));
      for (const [name, message] of [
        ['pipe.md', 'pipe.md'],
        ['loop.md', 'loop.md is not a regular file'],
        ['zero.md', 'zero.md '],
        ['/dev/null', '/null:1:1: this file is not a regular file'],
      ] as const) {
        const { code, stderr } = await runInProcess(folder, [name, '--format', 'md', ...offline]);
        expect(code).toBe(2);
        expect(stderr).toContain(message);
      }
    },
  );
});

test.skipIf(isWindows)(
  'control characters in a file name are escaped in the report of refresh',
  async () => {
    const name = 'a\u001b[31m\n::error::\u202e.md';
    await using folder = await folderWith({
      [name]: '<!-- status-snippets end -->',
      'b\u009b.md': empty,
    });
    const broken = await runInProcess(folder, ['.', ...offline]);
    const spelled = String.raw`a\u{1B}[31m\u{A}::error::\u{202E}.md`;
    expect(broken.stderr.split('\n')).toEqual([
      expect.stringContaining(`${spelled}:1:1: `),
      expect.any(String),
      '',
    ]);
    const gone = await runInProcess(folder, ['\u001b]0;x\u0007.md', ...offline]);
    expect(gone.stderr).toMatch(/^status-snippets: \\u\{1B\}\]0;x\\u\{7\}\.md /);
    expect((await runInProcess(folder, ['b\u009b.md', ...offline])).stderr).toBe(
      'Updated b\\u{9B}.md (1 section).\n',
    );
  },
);

test('an internal error exits 70 and is reported with its stack', async () => {
  await using endpoint = await startEndpoint(reply(503));
  await using folder = await folderWith({ 'README.md': empty });
  const effects = {
    random: () => {
      throw new RangeError('no dice');
    },
  };
  const words = ['--base-url', endpoint.baseUrl, '--json'];
  const { code, stdout, stderr } = await runInProcess(folder, words, { effects });
  expect(code).toBe(70);
  const message = `internal error in status-snippets, please report it (Node.js ${process.version}): RangeError: no dice`;
  expect(stderr.startsWith(`status-snippets: ${message}\n    at `)).toBe(true);
  expect(stderr).toMatch(/^ {4}at .*unusual-files\.test\.ts/m);
  expect(JSON.parse(stdout).error).toEqual({ code: 'internal-error', message });
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(empty);
});

test.skipIf(process.getuid?.() !== 0)(
  'print works for a user without a name and without a home folder',
  async () => {
    const words = [
      program,
      'print',
      '--slug',
      'acme',
      '--source',
      'offline',
      '--only',
      'status_page_url',
    ];
    const options = { uid: 54_321, gid: 54_321, cwd: '/', env: {} };
    const printed = await new Promise((resolve) => {
      execFile(process.execPath, words, options, (_, stdout, stderr) => resolve(stdout + stderr));
    });
    expect(printed).toBe('https://acme.statuspage.me\n');
  },
);

describe('several runs at once', () => {
  test('concurrent runs with the same settings refresh every file and leave no other file', async () => {
    await using endpoint = await startEndpoint();
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`docs/${index}.md`, empty]),
    );
    await using folder = await folderWith(files);
    const words = ['docs', '--base-url', endpoint.baseUrl];
    const runs = await Promise.all(Array.from({ length: 3 }, () => runAsProcess(folder, words)));
    for (const { code, stderr } of runs) {
      // A run fails if another run replaces a file while the run reads it.
      if (code !== 0) expect(stderr).toContain('changed while it was worked on');
    }
    expect(runs.some(({ code }) => code === 0)).toBe(true);
    const right = section(
      defaultContent(snippetsOf('acme', endpoint.baseUrl, 'https://acme.statuspage.me')),
    );
    for (const name of Object.keys(files))
      expect(await readFile(folder.at(name), 'utf8')).toBe(right);
    expect(await namesIn(folder)).toEqual(['docs', ...Object.keys(files)].sort());
  });
});

test.skipIf(isWindows)('a run that receives a signal leaves every file as it was', async () => {
  await using endpoint = await startEndpoint(hangBeforeHeaders);
  await using folder = await folderWith({ 'README.md': filled });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const seen = endpoint.requests.length;
    const run = startNode([program, '--base-url', endpoint.baseUrl], {
      cwd: folder.path,
      env: environment(folder),
    });
    await run.until(() => endpoint.requests.length > seen);
    run.kill(signal);
    expect(await run.ended).toEqual([null, signal]);
  }
  expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);
  expect(await namesIn(folder)).toEqual(['README.md']);
});
