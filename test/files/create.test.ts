import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { createFile, findVacancy } from '../../src/files/create.ts';
import { tempFolder } from '../support/temp-folder.ts';

const posix = process.platform !== 'win32';

describe('createFile', () => {
  it('writes a new file and the folders it needs', async () => {
    await using folder = await tempFolder();
    await createFile('.github/workflows/status.yml', 'on: push →\n', folder.path);
    expect(await readFile(folder.at('.github', 'workflows', 'status.yml'), 'utf8')).toBe('on: push →\n');
  });

  it('refuses to replace anything', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.yml'), 'old');
    await expect(createFile('a.yml', 'new', folder.path)).rejects.toMatchObject({
      name: 'FileExists',
      code: 'file-exists',
    });
    await expect(createFile('a.yml/b.yml', 'new', folder.path)).rejects.toMatchObject({
      code: 'not-written',
      message: expect.stringContaining('its folder is a file (ENOTDIR), nothing was written'),
    });
    if (posix) {
      await symlink('../gone', folder.at('link.yml'));
      await expect(createFile('link.yml', 'new', folder.path)).rejects.toHaveProperty('code', 'file-exists');
    }
    expect(await readFile(folder.at('a.yml'), 'utf8')).toBe('old');
  });

  it.runIf(posix)('follows no link out of the working directory', async () => {
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

describe('findVacancy', () => {
  it('tells a free place from one that holds the very text', async () => {
    await using folder = await tempFolder();
    expect(await findVacancy('a/b.yml', 'text\n', folder.path)).toBe('free');
    await writeFile(folder.at('c.yml'), 'text\r\n');
    expect(await findVacancy('c.yml', 'text\n', folder.path)).toBe('present');
    await expect(findVacancy('c.yml', 'other\n', folder.path)).rejects.toHaveProperty('code', 'file-exists');
    await expect(findVacancy('.', 'text\n', folder.path)).rejects.toHaveProperty('code', 'not-a-file');
  });

  it.runIf(posix)('looks at nothing outside the working directory', async () => {
    await using folder = await tempFolder();
    await using other = await tempFolder();
    await writeFile(other.at('a.yml'), 'text');
    await symlink(other.path, folder.at('out'));
    for (const path of ['out/a.yml', 'out/none/b.yml']) {
      await expect(findVacancy(path, 'text', folder.path)).rejects.toMatchObject({
        code: 'leads-outside',
        path,
      });
    }
  });
});
