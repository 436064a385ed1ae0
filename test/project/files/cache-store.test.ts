import { spawnSync } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { openCacheStore } from '../../../src/project/files/cache-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';

describe('openCacheStore', () => {
  test('openCacheStore creates the folder when it first writes, readable by the owner only', async () => {
    await using folder = await tempFolder();
    const cache = openCacheStore(folder.at('a', 'b'));
    expect(await cache.read('k1')).toBe(null);
    expect(await readdir(folder.path)).toEqual([]);
    await cache.write('k1', 'one → 1');
    await cache.write('k2', 'two');
    await cache.write('k1', 'one again');
    expect([await cache.read('k1'), await cache.read('k2')]).toEqual(['one again', 'two']);
    expect((await readdir(folder.at('a', 'b'))).sort()).toEqual(['k1.json', 'k2.json']);
    if (posix) {
      expect((await stat(folder.at('a', 'b'))).mode & 0o777).toBe(0o700);
      expect((await stat(folder.at('a', 'b', 'k1.json'))).mode & 0o777).toBe(0o600);
    }
  });

  test.skipIf(process.platform !== 'linux')('openCacheStore leaves no file open', async () => {
    await using folder = await tempFolder();
    const cache = openCacheStore(folder.path);
    await cache.write('key', 'text');
    expect(await cache.read('key')).toBe('text');
    const open = (await readdir('/proc/self/fd')).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ''),
    );
    expect((await Promise.all(open)).filter((path) => path.startsWith(folder.path))).toEqual([]);
  });

  test('openCacheStore reads an entry that is a folder or too large as absent, and leaves no temporary file', async () => {
    await using folder = await tempFolder();
    const cache = openCacheStore(folder.path);
    await mkdir(folder.at('folder.json'));
    await writeFile(folder.at('large.json'), '');
    for (const size of [2 ** 31, 2 ** 20 + 1]) {
      await truncate(folder.at('large.json'), size);
      expect([await cache.read('folder'), await cache.read('large')]).toEqual([null, null]);
    }
    await truncate(folder.at('large.json'), 2 ** 20);
    expect(await cache.read('large')).toHaveLength(2 ** 20);
    await cache.write('folder', 'text');
    expect((await readdir(folder.path)).sort()).toEqual(['folder.json', 'large.json']);
  });

  test.runIf(posix)(
    'openCacheStore does not follow a link and does not wait for a pipe',
    async () => {
      await using folder = await tempFolder();
      const cache = openCacheStore(folder.path);
      await writeFile(folder.at('target'), 'mine');
      await symlink(folder.at('target'), folder.at('link.json'));
      expect(spawnSync('mkfifo', [folder.at('pipe.json')]).status).toBe(0);
      for (const key of ['link', 'pipe']) {
        expect(await cache.read(key)).toBe(null);
        await cache.write(key, 'new');
        expect(await cache.read(key)).toBe('new');
      }
      expect(await readFile(folder.at('target'), 'utf8')).toBe('mine');
    },
  );

  test('openCacheStore reports no error if the folder is a file or cannot be created', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('file'), 'x');
    for (const path of [
      folder.at('file'),
      folder.at('file', 'below'),
      '/proc/none',
      'bad\u0000path',
    ]) {
      const cache = openCacheStore(path);
      await cache.write('k', 'text');
      expect(await cache.read('k')).toBe(null);
    }
    expect(await readFile(folder.at('file'), 'utf8')).toBe('x');
  });

  test('openCacheStore keeps one complete text after concurrent writes', async () => {
    await using folder = await tempFolder();
    const texts = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(50_000));
    await Promise.all(texts.map((text) => openCacheStore(folder.at('c')).write('k', text)));
    expect(texts).toContain(await openCacheStore(folder.at('c')).read('k'));
    expect(await readdir(folder.at('c'))).toEqual(['k.json']);
  });

  test.runIf(permissionsApply)(
    'openCacheStore reports no error if the folder is closed to this user',
    async () => {
      await using folder = await tempFolder();
      const cache = openCacheStore(folder.path);
      await cache.write('k', 'old');
      for (const mode of [0o555, 0o000]) {
        await chmod(folder.path, mode);
        await asUnprivileged(async () => {
          await cache.write('k', 'new');
          if (mode === 0) expect(await cache.read('k')).toBe(null);
        });
      }
      await chmod(folder.path, 0o700);
      expect(await cache.read('k')).toBe('old');
      expect(await readdir(folder.path)).toEqual(['k.json']);
    },
  );
});

describe.runIf(posix)('openCacheStore and other users', () => {
  test.each([0o720, 0o702, 0o777])(
    'a cache folder that others may write to (%o) counts as absent',
    async (mode) => {
      await using folder = await tempFolder();
      const cache = openCacheStore(folder.at('c'));
      await cache.write('k', 'text');
      await chmod(folder.at('c'), mode);
      expect(await cache.read('k')).toBe(null);
      await cache.write('k2', 'text');
      expect(await readdir(folder.at('c'))).toEqual(['k.json']);
    },
  );

  test('a cache file that others may write to counts as absent', async () => {
    await using folder = await tempFolder();
    const cache = openCacheStore(folder.path);
    await cache.write('k', 'text');
    await chmod(folder.at('k.json'), 0o660);
    expect(await cache.read('k')).toBe(null);
  });

  test.runIf(process.getuid?.() === 0)(
    'a cache folder or file of another user counts as absent',
    async () => {
      await using folder = await tempFolder();
      const cache = openCacheStore(folder.at('c'));
      await cache.write('k', 'text');
      await chown(folder.at('c', 'k.json'), 1234, 1234);
      expect(await cache.read('k')).toBe(null);
      await chown(folder.at('c', 'k.json'), 0, 0);
      expect(await cache.read('k')).toBe('text');
      await chown(folder.at('c'), 1234, 1234);
      expect(await cache.read('k')).toBe(null);
      await cache.write('k2', 'text');
      expect(await readdir(folder.at('c'))).toEqual(['k.json']);
    },
  );
});
