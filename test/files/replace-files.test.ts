import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { replaceFiles } from '../../src/files/replace-files.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../support/unprivileged.ts';

const posix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;

const change = (path: string, before = 'old', after = 'new') => ({ path, before, after });

/** The texts of all files in a folder at any depth, by path. */
async function contents(folder: TempFolder): Promise<Record<string, string>> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const texts = await Promise.all(
    files.sort().map(async (file) => [file.slice(folder.path.length + 1), await readFile(file, 'utf8')]),
  );
  return Object.fromEntries(texts);
}

describe('replaceFiles', () => {
  test('replaceFiles replaces files and leaves no temporary file and no listener', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('docs'));
    await writeFile(folder.at('a.md'), '\ufeffold\r\n');
    await writeFile(folder.at('docs', 'b.md'), 'old');
    const listeners = process.listenerCount('SIGINT');
    await replaceFiles(
      [change('a.md', '\ufeffold\r\n', '\ufeffnew →\r\n'), change(folder.at('docs', 'b.md'))],
      folder.path,
    );
    expect(await contents(folder)).toEqual({ 'a.md': '\ufeffnew →\r\n', 'docs/b.md': 'new' });
    expect(process.listenerCount('SIGINT')).toBe(listeners);
  });

  test('replaceFiles does not touch a file that does not change', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), 'old');
    await utimes(folder.at('a.md'), 1000, 1000);
    await chmod(folder.at('a.md'), 0o444);
    const { ino } = await stat(folder.at('a.md'));
    await replaceFiles([change('a.md', 'old', 'old')], folder.path);
    expect(await stat(folder.at('a.md'))).toMatchObject({ ino, mtimeMs: 1_000_000 });
  });

  test.runIf(posix).each([0o600, 0o644, 0o755, 0o664, 0o2775, 0o200])(
    'replaceFiles keeps the permission bits %o',
    async (mode) => {
      await using folder = await tempFolder();
      await writeFile(folder.at('a.md'), 'old');
      await chmod(folder.at('a.md'), mode);
      const umask = process.umask(0o077);
      await replaceFiles([change('a.md')], folder.path).finally(() => process.umask(umask));
      expect(((await stat(folder.at('a.md'))).mode & 0o7777).toString(8)).toBe(mode.toString(8));
    },
  );

  test.runIf(isRoot)(
    'replaceFiles keeps the owner if the user may set it, and otherwise still replaces the file',
    async () => {
      await using folder = await tempFolder();
      await writeFile(folder.at('a.md'), 'old');
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
    await using folder = await tempFolder();
    await mkdir(folder.at('docs'));
    await writeFile(folder.at('docs', 'a.md'), 'old');
    await symlink('docs/a.md', folder.at('link.md'));
    await replaceFiles([change('link.md')], folder.path);
    expect(await readlink(folder.at('link.md'))).toBe('docs/a.md');
    expect(await contents(folder)).toEqual({ 'docs/a.md': 'new' });
    await using other = await tempFolder();
    await writeFile(other.at('a.md'), 'old');
    await symlink(other.at('a.md'), folder.at('out.md'));
    await expect(replaceFiles([change('out.md')], folder.path)).rejects.toHaveProperty('code', 'leads-outside');
    expect(await contents(other)).toEqual({ 'a.md': 'old' });
  });

  test('replaceFiles refuses a file that changed since it was read, and writes no other file', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), 'old');
    await writeFile(folder.at('b.md'), 'old!');
    await expect(replaceFiles([change('a.md'), change('b.md')], folder.path)).rejects.toMatchObject({
      name: 'FileError',
      code: 'file-changed',
      message: 'b.md changed during the run; nothing was written. Run again.',
    });
    expect(await contents(folder)).toEqual({ 'a.md': 'old', 'b.md': 'old!' });
  });

  test('replaceFiles accepts a file into which another run already wrote the new text', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), 'new');
    await utimes(folder.at('a.md'), 1000, 1000);
    await writeFile(folder.at('b.md'), 'old');
    await replaceFiles([change('a.md'), change('b.md')], folder.path);
    expect(await contents(folder)).toEqual({ 'a.md': 'new', 'b.md': 'new' });
    expect((await stat(folder.at('a.md'))).mtimeMs).toBe(1_000_000);
  });

  test('replaceFiles refuses a path that is read-only, missing or a folder, and writes no other file', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), 'old');
    await writeFile(folder.at('b.md'), 'old');
    await chmod(folder.at('b.md'), 0o444);
    await mkdir(folder.at('folder.md'));
    for (const [path, code] of [
      ['b.md', 'read-only-file'],
      ['none.md', 'file-not-found'],
      ['folder.md', 'not-a-file'],
    ] as const) {
      await expect(replaceFiles([change('a.md'), change(path)], folder.path)).rejects.toMatchObject({
        code,
        path,
      });
    }
    expect(await contents(folder)).toEqual({ 'a.md': 'old', 'b.md': 'old' });
    expect((await stat(folder.at('b.md'))).mode & 0o777).toBe(0o444);
  });

  test.runIf(permissionsApply)('replaceFiles refuses files of other users and files in read-only folders', async () => {
    await using folder = await tempFolder();
    await chmod(folder.path, 0o755);
    for (const name of ['mine', 'theirs', 'closed']) await mkdir(folder.at(name));
    await writeFile(folder.at('mine', 'a.md'), 'old');
    await writeFile(folder.at('theirs', 'b.md'), 'old');
    await writeFile(folder.at('closed', 'c.md'), 'old');
    await chmod(folder.at('mine', 'a.md'), 0o666);
    await chmod(folder.at('mine'), 0o777);
    await chmod(folder.at('theirs'), isRoot ? 0o777 : 0o700);
    await chmod(folder.at('closed', 'c.md'), 0o666);
    await chmod(folder.at('closed'), 0o555);
    await asUnprivileged(async () => {
      if (isRoot) {
        await expect(replaceFiles([change('mine/a.md'), change('theirs/b.md')], folder.path)).rejects.toHaveProperty(
          'code',
          'read-only-file',
        );
      }
      await expect(replaceFiles([change('mine/a.md'), change('closed/c.md')], folder.path)).rejects.toMatchObject({
        name: 'FileError',
        code: 'not-written',
        message:
          'closed/c.md could not be written: its folder is not writable (EACCES); nothing was written. Make the folder writable.',
      });
    });
    await chmod(folder.at('closed'), 0o755);
    expect(Object.values(await contents(folder))).toEqual(['old', 'old', 'old']);
  });

  test.runIf(isRoot && posix)(
    'replaceFiles restores the files that it replaced if a later file cannot be replaced',
    async () => {
      await using folder = await tempFolder();
      await chmod(folder.path, 0o755);
      await mkdir(folder.at('mine'));
      await mkdir(folder.at('sticky'));
      await writeFile(folder.at('mine', 'a.md'), 'old');
      await chmod(folder.at('mine', 'a.md'), 0o666);
      await chmod(folder.at('mine'), 0o777);
      // In a folder with the sticky bit, other users may write to this file, but not replace it.
      await writeFile(folder.at('sticky', 'b.md'), 'old');
      await chmod(folder.at('sticky', 'b.md'), 0o666);
      await chmod(folder.at('sticky'), 0o1777);
      await asUnprivileged(async () => {
        await expect(replaceFiles([change('mine/a.md'), change('sticky/b.md')], folder.path)).rejects.toMatchObject({
          code: 'not-written',
          message: expect.stringContaining(
            'sticky/b.md could not be written: its folder does not allow replacing it (EPERM); nothing was written',
          ),
        });
      });
      expect(await contents(folder)).toEqual({ 'mine/a.md': 'old', 'sticky/b.md': 'old' });
      expect((await stat(folder.at('mine', 'a.md'))).mode & 0o777).toBe(0o666);
    },
  );

  test('replaceFiles leaves every file as it was if the disk is full', async (context) => {
    await using folder = await tempFolder();
    await mkdir(folder.at('disk'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder.at('disk')]);
    if (mounted.status !== 0) return context.skip('no disk can be mounted here');
    try {
      await writeFile(folder.at('a.md'), 'old');
      await writeFile(folder.at('disk', 'b.md'), 'old');
      const large = change('disk/b.md', 'old', 'x'.repeat(100_000));
      await expect(replaceFiles([change('a.md'), large], folder.path)).rejects.toMatchObject({
        code: 'not-written',
        message: expect.stringContaining('the disk is full (ENOSPC); nothing was written. Free some space.'),
      });
      expect(await contents(folder)).toEqual({ 'a.md': 'old', 'disk/b.md': 'old' });
    } finally {
      spawnSync('umount', [folder.at('disk')]);
    }
  });

  test('concurrent calls of replaceFiles leave the new texts and no other file', async () => {
    await using folder = await tempFolder();
    for (const name of ['a.md', 'b.md']) await writeFile(folder.at(name), 'old'.repeat(100_000));
    const after = 'new'.repeat(100_000);
    const changes = ['a.md', 'b.md'].map((path) => change(path, 'old'.repeat(100_000), after));
    await Promise.all(Array.from({ length: 20 }, () => replaceFiles(changes, folder.path)));
    expect(await contents(folder)).toEqual({ 'a.md': after, 'b.md': after });
  });
});
