import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { toWriteError } from '../../../src/project/files/errors.ts';
import { replaceFiles } from '../../../src/project/files/write-files.ts';
import { folderWith } from '../../support/folder-with.ts';
import { startNode } from '../../support/node-process.ts';
import type { TempFolder } from '../../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;
/** Compiled by the build, because Node.js 20 cannot run TypeScript. */
const compiled = pathToFileURL('lib/project/files/write-files.js').href;

const change = (path: string, before = 'old', after = 'new') => ({ path, before, after });

/** Another thread waits until the first file is replaced, and then saves the others. */
const editAfterReplacement = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const { parentPort, workerData: [first, ...edited] } = require('node:worker_threads');
  parentPort.postMessage('ready');
  while (readFileSync(first, 'utf8') === 'old');
  for (const path of edited) writeFileSync(path, 'edited');
`;

/** The texts of all files in a folder at any depth, by path. */
async function contents(folder: TempFolder): Promise<Record<string, string>> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  const texts = await Promise.all(
    files
      .sort()
      .map(async (file) => [file.slice(folder.path.length + 1), await readFile(file, 'utf8')]),
  );
  return Object.fromEntries(texts);
}

describe('replaceFiles', () => {
  test('replaceFiles replaces files and leaves no temporary file and no listener', async () => {
    await using folder = await folderWith({ 'a.md': '\ufeffold\r\n', 'docs/b.md': 'old' });
    const listeners = process.listenerCount('SIGINT');
    const changes = [
      change('a.md', '\ufeffold\r\n', '\ufeffnew →\r\n'),
      change(folder.at('docs', 'b.md')),
    ];
    const counts: number[] = [];
    await replaceFiles(changes, folder.path, (count) => counts.push(count));
    expect(await contents(folder)).toEqual({ 'a.md': '\ufeffnew →\r\n', 'docs/b.md': 'new' });
    expect(counts).toEqual([1, 2]);
    expect(process.listenerCount('SIGINT')).toBe(listeners);
  });

  test('replaceFiles removes the temporary files that a killed run left a day ago', async () => {
    const [old, recent] = [
      '.status-snippets-0123456789abcdef.tmp',
      '.status-snippets-fedcba9876543210.tmp',
    ];
    const others = {
      [recent]: '',
      '.status-snippets-x.tmp': '',
      'docs/.status-snippets-0123456789abcdef.tmp': '',
    };
    await using folder = await folderWith({ 'a.md': 'old', [old]: '', ...others });
    const aDayAgo = Date.now() / 1000 - 86_500;
    for (const name of [old, ...Object.keys(others)]) {
      if (name !== recent) await utimes(folder.at(name), aDayAgo, aDayAgo);
    }
    await replaceFiles([change('a.md')], folder.path);
    expect(await contents(folder)).toEqual({ 'a.md': 'new', ...others });
  });

  test('replaceFiles does not touch a file that does not change', async () => {
    await using folder = await folderWith({ 'a.md': 'old' });
    await utimes(folder.at('a.md'), 1000, 1000);
    await chmod(folder.at('a.md'), 0o444);
    const { ino } = await stat(folder.at('a.md'));
    await replaceFiles([change('a.md', 'old', 'old')], folder.path);
    expect(await stat(folder.at('a.md'))).toMatchObject({ ino, mtimeMs: 1_000_000 });
  });

  // Only root can read a file without the permission to read.
  test.runIf(posix).each([0o600, 0o644, 0o755, 0o664, 0o2775, ...(isRoot ? [0o200] : [])])(
    'replaceFiles keeps the permission bits %o',
    async (mode) => {
      await using folder = await folderWith({ 'a.md': 'old' });
      await chmod(folder.at('a.md'), mode);
      const umask = process.umask(0o077);
      await replaceFiles([change('a.md')], folder.path).finally(() => process.umask(umask));
      expect(((await stat(folder.at('a.md'))).mode & 0o7777).toString(8)).toBe(mode.toString(8));
    },
  );

  test.runIf(isRoot)(
    'replaceFiles keeps the owner if the user may set it, and otherwise still replaces the file',
    async () => {
      await using folder = await folderWith({ 'a.md': 'old' });
      await chown(folder.at('a.md'), 1234, 4321);
      await chmod(folder.at('a.md'), 0o4766);
      await replaceFiles([change('a.md')], folder.path);
      expect(await stat(folder.at('a.md'))).toMatchObject({ uid: 1234, gid: 4321, mode: 0o104766 });
      await chmod(folder.path, 0o777);
      await asUnprivileged(() => replaceFiles([change('a.md', 'new', 'newer')], folder.path));
      expect(await contents(folder)).toEqual({ 'a.md': 'newer' });
    },
  );

  test.runIf(posix)('replaceFiles replaces the target of a link and keeps the link', async () => {
    await using folder = await folderWith({ 'docs/a.md': 'old' });
    await symlink('docs/a.md', folder.at('link.md'));
    await replaceFiles([change('link.md')], folder.path);
    expect(await readlink(folder.at('link.md'))).toBe('docs/a.md');
    expect(await contents(folder)).toEqual({ 'docs/a.md': 'new' });
    await using other = await folderWith({ 'a.md': 'old' });
    await symlink(other.at('a.md'), folder.at('out.md'));
    await expect(replaceFiles([change('out.md')], folder.path)).rejects.toHaveProperty(
      'code',
      'leads-outside',
    );
    expect(await contents(other)).toEqual({ 'a.md': 'old' });
  });

  test('replaceFiles accepts a file into which another run already wrote the new text', async () => {
    await using folder = await folderWith({ 'a.md': 'new', 'b.md': 'old' });
    await utimes(folder.at('a.md'), 1000, 1000);
    await replaceFiles([change('a.md'), change('b.md')], folder.path);
    expect(await contents(folder)).toEqual({ 'a.md': 'new', 'b.md': 'new' });
    expect((await stat(folder.at('a.md'))).mtimeMs).toBe(1_000_000);
  });

  test.each([
    ['keeps what somebody saves while other files are replaced', ['199.md'], 'not-written'],
    [
      'restores no file that somebody changed after it was replaced',
      ['0.md', '199.md'],
      'partly-written',
    ],
  ])('replaceFiles %s', async (_, edited, code) => {
    const names = Array.from({ length: 200 }, (__, index) => `${index}.md`);
    // On a busy machine, the edit can come too late. It is never lost.
    for (let error: unknown = null; error === null; ) {
      await using folder = await folderWith(Object.fromEntries(names.map((name) => [name, 'old'])));
      const paths = ['0.md', ...edited].map((name) => folder.at(name));
      const editor = new Worker(editAfterReplacement, { eval: true, workerData: paths });
      await once(editor, 'message');
      const ended = once(editor, 'exit');
      error = await replaceFiles(
        names.map((name) => change(name)),
        folder.path,
      ).then(
        () => null,
        (reason: unknown) => reason,
      );
      await ended;
      const texts = await contents(folder);
      for (const name of edited) expect(texts[name]).toBe('edited');
      const others = names.filter((name) => !edited.includes(name)).map((name) => texts[name]);
      expect(new Set(others)).toEqual(new Set([error === null ? 'new' : 'old']));
      const message = expect.stringContaining('changed during the run');
      if (error !== null) expect(error).toMatchObject({ code, message });
    }
  });

  test.each<[string, (path: string) => void]>([
    ['deleted', () => {}],
    ['replaced by a folder', (path) => mkdirSync(path)],
    ['replaced by a link', (path) => posix && symlinkSync('b.md', path)],
  ])(
    'replaceFiles refuses a file that is %s meanwhile, and writes no other file',
    async (_, create) => {
      await using folder = await folderWith({ 'a.md': 'old', 'b.md': 'old', 'c.md': 'old' });
      const onStaged = (count: number) => {
        if (count < 3) return;
        rmSync(folder.at('c.md'));
        create(folder.at('c.md'));
      };
      const names = ['a.md', 'b.md', 'c.md'].map((name) => change(name));
      await expect(replaceFiles(names, folder.path, onStaged)).rejects.toMatchObject({
        code: 'not-written',
        message: 'c.md changed during the run; nothing was written. Run again.',
      });
      expect(await readFile(folder.at('a.md'), 'utf8')).toBe('old');
    },
  );

  test('a signal ends the process while it replaces files', { skip: !posix }, async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `${index}.md`);
    await using folder = await folderWith(Object.fromEntries(names.map((name) => [name, 'old'])));
    const script = `
      import { readFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      import { replaceFiles } from ${JSON.stringify(compiled)};
      const kill = "import { readFileSync } from 'node:fs'; while (readFileSync('0.md', 'utf8') === 'old'); process.kill(process.pid, 'SIGINT');";
      new Worker(kill, { eval: true });
      await replaceFiles(${JSON.stringify(names.map((name) => change(name)))}, process.cwd());`;
    const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder.path,
    });
    expect([signal, String(stderr)]).toEqual(['SIGINT', '']);
    const texts = await contents(folder);
    expect(Object.keys(texts)).toHaveLength(names.length);
    expect(texts['999.md']).toBe('old');
  });

  test('replaceFiles refuses a path that is read-only, missing or a folder, and writes no other file', async () => {
    await using folder = await folderWith({ 'a.md': 'old', 'b.md': 'old' });
    await chmod(folder.at('b.md'), 0o444);
    await mkdir(folder.at('folder.md'));
    const refusals = {
      'b.md': ['not-written', 'b.md is read-only: make it writable, or leave it out'],
      'none.md': ['file-not-found', expect.any(String)],
      'folder.md': ['not-a-file', expect.any(String)],
    };
    for (const [path, [code, message]] of Object.entries(refusals)) {
      const replacing = replaceFiles([change('a.md'), change(path)], folder.path);
      await expect(replacing).rejects.toMatchObject({ code, message });
    }
    expect(await contents(folder)).toEqual({ 'a.md': 'old', 'b.md': 'old' });
    expect((await stat(folder.at('b.md'))).mode & 0o777).toBe(0o444);
  });

  test.runIf(permissionsApply)(
    'replaceFiles refuses files of other users and files in read-only folders',
    async () => {
      await using folder = await folderWith({
        'mine/a.md': 'old',
        'theirs/b.md': 'old',
        'closed/c.md': 'old',
      });
      await chmod(folder.path, 0o755);
      await chmod(folder.at('mine', 'a.md'), 0o666);
      await chmod(folder.at('mine'), 0o777);
      await chmod(folder.at('theirs'), isRoot ? 0o777 : 0o700);
      await chmod(folder.at('closed', 'c.md'), 0o666);
      await chmod(folder.at('closed'), 0o555);
      await asUnprivileged(async () => {
        if (isRoot) {
          await expect(
            replaceFiles([change('mine/a.md'), change('theirs/b.md')], folder.path),
          ).rejects.toHaveProperty('code', 'not-written');
        }
        await expect(
          replaceFiles([change('mine/a.md'), change('closed/c.md')], folder.path),
        ).rejects.toMatchObject({
          code: 'not-written',
          message:
            'closed/c.md could not be written: its folder is not writable (EACCES); nothing was written. Fix the cause, then run again.',
        });
      });
      await chmod(folder.at('closed'), 0o755);
      expect(Object.values(await contents(folder))).toEqual(['old', 'old', 'old']);
    },
  );

  test.runIf(isRoot && posix)(
    'replaceFiles restores the files that it replaced if a later file cannot be replaced',
    async () => {
      await using folder = await folderWith({ 'mine/a.md': 'old', 'sticky/b.md': 'old' });
      await chmod(folder.path, 0o755);
      await chmod(folder.at('mine', 'a.md'), 0o666);
      await chmod(folder.at('mine'), 0o777);
      // In a folder with the sticky bit, other users may write to this file, but not replace it.
      await chmod(folder.at('sticky', 'b.md'), 0o666);
      await chmod(folder.at('sticky'), 0o1777);
      await asUnprivileged(async () => {
        await expect(
          replaceFiles([change('mine/a.md'), change('sticky/b.md')], folder.path),
        ).rejects.toMatchObject({
          code: 'not-written',
          message: expect.stringContaining(
            'sticky/b.md could not be written: its folder does not allow replacing it (EPERM); ',
          ),
        });
      });
      expect(await contents(folder)).toEqual({ 'mine/a.md': 'old', 'sticky/b.md': 'old' });
      expect((await stat(folder.at('mine', 'a.md'))).mode & 0o777).toBe(0o666);
    },
  );

  test('replaceFiles listens to signals until the last temporary file is gone', async () => {
    await using folder = await folderWith({ 'a.md': 'old', 'b.md': 'old' });
    const left: string[][] = [];
    const listen = (event: unknown) => {
      if (event === 'SIGINT') left.push(readdirSync(folder.path).sort());
    };
    process.on('removeListener', listen);
    await replaceFiles([change('a.md'), change('b.md')], folder.path);
    process.off('removeListener', listen);
    expect(left).toEqual([['a.md', 'b.md']]);
  });

  test('concurrent calls of replaceFiles leave the new texts and no other file', async () => {
    const [before, after] = ['old'.repeat(100_000), 'new'.repeat(100_000)];
    await using folder = await folderWith({ 'a.md': before, 'b.md': before });
    const changes = ['a.md', 'b.md'].map((path) => change(path, before, after));
    await Promise.all(Array.from({ length: 20 }, () => replaceFiles(changes, folder.path)));
    expect(await contents(folder)).toEqual({ 'a.md': after, 'b.md': after });
  });
});

test.runIf(isRoot)(
  'on Windows, replaceFiles waits for a program that has the file open',
  async () => {
    await using folder = await folderWith({ 'a.md': 'old' });
    await chmod(folder.at('a.md'), 0o666);
    // Until the sticky bit is taken away, renaming fails with EPERM, as it does on Windows while a file is open.
    await chmod(folder.path, 0o1777);
    const closing = spawn('sh', ['-c', `read _; chmod 0777 "${folder.path}"`]);
    const { platform } = process;
    let failures = 0;
    // It is read after each failure.
    const get = () => {
      failures += 1;
      if (failures === 3) closing.stdin.end('\n');
      return 'win32';
    };
    Object.defineProperty(process, 'platform', { get, configurable: true });
    try {
      await asUnprivileged(() => replaceFiles([change('a.md')], folder.path));
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
      closing.kill();
    }
    expect(failures).toBeGreaterThanOrEqual(3);
    expect(await contents(folder)).toEqual({ 'a.md': 'new' });
  },
);

describe('a new file', () => {
  const create = (path: string, folder: string) =>
    replaceFiles([{ path, before: null, after: 'new' }], folder);

  test('a new file never replaces a file or a link', async () => {
    await using folder = await folderWith({ 'a.yml': 'old' });
    await expect(create('a.yml', folder.path)).rejects.toMatchObject({
      code: 'not-written',
      message: 'a.yml already exists: remove it, or edit it by hand',
    });
    await expect(create('a.yml/b.yml', folder.path)).rejects.toMatchObject({
      code: 'not-written',
      message: expect.stringContaining('its parent is a file'),
    });
    if (posix) {
      await symlink('../gone', folder.at('link.yml'));
      await expect(create('link.yml', folder.path)).rejects.toHaveProperty('code', 'not-written');
    }
    expect(await readFile(folder.at('a.yml'), 'utf8')).toBe('old');
  });

  test.runIf(posix)(
    'a new file is not left behind if its text cannot be written completely',
    async () => {
      await using folder = await folderWith({});
      const script = `import { chmodSync, readdirSync } from 'node:fs';
      import { replaceFiles } from '${compiled}';
      const folder = ${JSON.stringify(folder.path)};
      const created = { path: 'a.yml', before: null, after: 'x'.repeat(100_000) };
      await replaceFiles([created], folder).catch(({ code }) => console.log(code, readdirSync(folder)));`;
      // A limit of the size of files stands in for a full disk, which only an administrator can mount.
      const limited = [
        '-c',
        'ulimit -f 8; exec "$0" "$@"',
        process.execPath,
        '--input-type=module',
        '-e',
        script,
      ];
      expect(spawnSync('sh', limited, { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stdout: 'not-written []\n',
      });
    },
  );

  test.runIf(isRoot && posix).each([
    [0o777, 'nothing was written', {}],
    // The folder of the new file becomes read-only before the second file is tried.
    [0o555, 'Already replaced: mine/new.yml', { 'mine/new.yml': 'new' }],
  ])(
    'if a later file cannot be replaced, a new file is removed, or named (folder %o)',
    async (mode, words, left) => {
      await using folder = await folderWith({ 'mine/a.md': 'old', 'sticky/b.md': 'old' });
      await chmod(folder.path, 0o755);
      await chmod(folder.at('mine'), 0o777);
      await chmod(folder.at('sticky', 'b.md'), 0o666);
      await chmod(folder.at('sticky'), 0o1777);
      const { platform } = process;
      // It is read after a file could not be replaced.
      const get = () => {
        process.seteuid?.(0);
        chmodSync(folder.at('mine'), mode);
        process.seteuid?.(65_534);
        return platform;
      };
      Object.defineProperty(process, 'platform', { get, configurable: true });
      const changes = [{ path: 'mine/new.yml', before: null, after: 'new' }, change('sticky/b.md')];
      try {
        await asUnprivileged(() =>
          expect(replaceFiles(changes, folder.path)).rejects.toThrow(
            `(EPERM)${mode === 0o777 ? '; ' : '. '}${words}`,
          ),
        );
      } finally {
        Object.defineProperty(process, 'platform', { value: platform });
      }
      expect(await contents(folder)).toEqual({ 'mine/a.md': 'old', 'sticky/b.md': 'old', ...left });
    },
  );

  test('a new file is created with the folders that it needs', async () => {
    await using folder = await folderWith({});
    await create('a/b/c.yml', folder.path);
    expect(await contents(folder)).toEqual({ 'a/b/c.yml': 'new' });
  });
});

describe('an interruption of replaceFiles', () => {
  const before = 'old'.repeat(20_000);
  const after = 'new'.repeat(20_000);
  const changes = Array.from({ length: 150 }, (_, index) => ({
    path: `${index}.md`,
    before,
    after,
  }));

  /** Starts a process that replaces 150 files, and calls `then` when the first of the temporary files is written. */
  async function start(folder: TempFolder, then = '', setUp = '') {
    for (const { path } of changes) await writeFile(folder.at(path), before);
    const script = `import { replaceFiles } from '${compiled}';
      const [before, after] = ['old'.repeat(20_000), 'new'.repeat(20_000)];
      const changes = Array.from({ length: 150 }, (_, index) => ({ path: \`\${index}.md\`, before, after }));
      ${setUp}
      await replaceFiles(changes, ${JSON.stringify(folder.path)}, (count) => {
        if (count === 1) console.log('written');
        ${then}
      });`;
    const started = startNode(['--input-type=module', '-e', script]);
    await started.until(() => started.stdout() !== '');
    return started;
  }

  test.runIf(posix).each(['SIGTERM', 'SIGHUP'] as const)(
    '%s removes the temporary files and ends the process with the signal',
    async (signal) => {
      await using folder = await folderWith({});
      const { kill, ended } = await start(folder);
      kill(signal);
      expect(await ended).toEqual([null, signal]);
      expect((await readdir(folder.path)).filter((name) => !name.endsWith('.md'))).toEqual([]);
    },
  );

  test.runIf(posix)(
    'a process that exits removes them too, with the exit code that the program sets',
    async () => {
      await using folder = await folderWith({});
      const exiting = await start(folder, 'process.exit(3);');
      expect(await exiting.ended).toEqual([3, null]);
      const { kill, ended } = await start(
        folder,
        '',
        "process.on('SIGINT', () => process.exit(7));",
      );
      kill('SIGINT');
      expect(await ended).toEqual([7, null]);
      expect((await readdir(folder.path)).filter((name) => !name.endsWith('.md'))).toEqual([]);
    },
  );

  test.runIf(posix)(
    'a signal that the program handles itself does not end the replacement',
    async () => {
      await using folder = await folderWith({});
      const { kill, ended } = await start(folder, '', "process.on('SIGINT', () => {});");
      kill('SIGINT');
      expect(await ended).toEqual([0, null]);
      expect(new Set(Object.values(await contents(folder)))).toEqual(new Set([after]));
    },
  );

  test('after a kill between two files each file is complete, and the next call replaces the others', async () => {
    await using folder = await folderWith({});
    const { kill, until, ended } = await start(folder);
    await until(async () => (await readFile(folder.at('0.md'), 'utf8')) !== before);
    kill('SIGKILL');
    await ended;
    const readAll = () => Promise.all(changes.map(({ path }) => readFile(folder.at(path), 'utf8')));
    expect((await readAll()).filter((text) => text !== before && text !== after)).toEqual([]);

    await replaceFiles(changes, folder.path);
    expect(new Set(await readAll())).toEqual(new Set([after]));
    const leftOver = (await readdir(folder.path)).filter((name) => !name.endsWith('.md'));
    // Only a killed run can leave temporary files; they are hidden and never read.
    for (const name of leftOver) expect(name).toMatch(/^\.status-snippets-[\da-f]+\.tmp$/);
  });
});

test('an error without a code of the system is in the message', () => {
  expect(toWriteError('a.md', new Error('odd')).message).toContain(
    'a.md could not be written: the system refused (Error: odd); nothing',
  );
});
