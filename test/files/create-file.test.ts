import { spawnSync } from 'node:child_process';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { checkCanCreate, createFile } from '../../src/files/create-file.ts';
import { tempFolder } from '../support/temp-folder.ts';

const posix = process.platform !== 'win32';

describe('createFile', () => {
  test('createFile writes a new file and its parent folders', async () => {
    await using folder = await tempFolder();
    await createFile('.github/workflows/status.yml', 'on: push →\n', folder.path);
    expect(await readFile(folder.at('.github', 'workflows', 'status.yml'), 'utf8')).toBe('on: push →\n');
  });

  test('createFile never replaces a file or a link', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.yml'), 'old');
    await expect(createFile('a.yml', 'new', folder.path)).rejects.toMatchObject({
      name: 'FileError',
      code: 'file-exists',
    });
    await expect(createFile('a.yml/b.yml', 'new', folder.path)).rejects.toMatchObject({
      code: 'not-written',
      message: expect.stringContaining('its parent is a file'),
    });
    if (posix) {
      await symlink('../gone', folder.at('link.yml'));
      await expect(createFile('link.yml', 'new', folder.path)).rejects.toHaveProperty('code', 'file-exists');
    }
    expect(await readFile(folder.at('a.yml'), 'utf8')).toBe('old');
  });

  test('createFile leaves no file if the disk is full', async (context) => {
    await using folder = await tempFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder.path]);
    if (mounted.status !== 0) return context.skip('no disk can be mounted here');
    try {
      await expect(createFile('a.yml', 'x'.repeat(100_000), folder.path)).rejects.toHaveProperty('code', 'not-written');
      expect(await readdir(folder.path)).toEqual([]);
    } finally {
      spawnSync('umount', [folder.path]);
    }
  });

  test.runIf(posix)('createFile does not follow a link out of the working directory', async () => {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    await symlink(other.path, folder.at('.github'));
    await expect(createFile('.github/workflows/a.yml', 'x', folder.path)).rejects.toHaveProperty(
      'code',
      'leads-outside',
    );
    expect(await readdir(other.path)).toEqual([]);
  });
});

describe('checkCanCreate', () => {
  test('checkCanCreate distinguishes a missing file from one that has the text already', async () => {
    await using folder = await tempFolder();
    expect(checkCanCreate('a/b.yml', 'text\n', folder.path)).toBe('missing');
    await writeFile(folder.at('c.yml'), 'text\r\n');
    expect(checkCanCreate('c.yml', 'text\n', folder.path)).toBe('present');
    expect(() => checkCanCreate('c.yml', 'other\n', folder.path)).toThrow(
      expect.objectContaining({ code: 'file-exists' }),
    );
    expect(() => checkCanCreate('.', 'text\n', folder.path)).toThrow(expect.objectContaining({ code: 'not-a-file' }));
  });

  test.runIf(posix)('checkCanCreate does not follow a link out of the working directory', async () => {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    await writeFile(other.at('a.yml'), 'text');
    await symlink(other.path, folder.at('out'));
    for (const path of ['out/a.yml', 'out/none/b.yml']) {
      expect(() => checkCanCreate(path, 'text', folder.path)).toThrow(
        expect.objectContaining({ code: 'leads-outside', path }),
      );
    }
  });
});
