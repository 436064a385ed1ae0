import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { chmod, mkdir, symlink, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import process from 'node:process';
import { describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../../../src/core/errors.ts';
import { readIfExists, readTextFile } from '../../../src/project/files/read-text-file.ts';
import { folderWith } from '../../support/folder-with.ts';
import { asUnprivileged, permissionsApply } from '../../support/unprivileged.ts';

const posix = process.platform !== 'win32';

function expectRefusal(path: string, cwd: string, code: ErrorCode): void {
  expect(() => readTextFile(path, cwd)).toThrow(expect.objectContaining({ code }));
}

describe('readTextFile', () => {
  test('readTextFile reads every character, including a byte-order mark, line endings and NUL', async () => {
    const text = '\ufeffa\r\nb\rc\n\u0000→🙂\ufffd\t ';
    await using folder = await folderWith({ 'README.md': text, 'empty.md': '' });
    expect(readTextFile('README.md', folder.path)).toBe(text);
    expect(readTextFile(folder.at('README.md'), '/')).toBe(text);
    expect(readTextFile('./empty.md', folder.path)).toBe('');
  });

  test('readTextFile reads files of up to 4 MiB', async () => {
    const maxBytes = 4 * 1024 * 1024;
    await using folder = await folderWith({ 'large.md': Buffer.alloc(maxBytes, 'x') });
    expect(readTextFile('large.md', folder.path)).toHaveLength(maxBytes);
    for (const size of [maxBytes + 1, 2 ** 40]) {
      await truncate(folder.at('large.md'), size);
      expectRefusal('large.md', folder.path, 'file-too-large');
    }
  });

  test.each([
    ['Latin-1', 3, Buffer.from('one\r\ntwo\r\ndrei Stück\r\n', 'latin1')],
    ['an encoded surrogate', 1, Buffer.from([0x61, 0xed, 0xa0, 0x80])],
    ['an overlong slash', 2, Buffer.from([0x0a, 0xc0, 0xaf])],
    ['an incomplete character at the end', 2, Buffer.from('a\n→').subarray(0, 4)],
    ['UTF-16', 1, Buffer.from('\ufeffabc', 'utf16le')],
  ])('readTextFile refuses %s, and says in which line', async (_what, line, bytes) => {
    await using folder = await folderWith({ 'a.md': bytes });
    expectRefusal('a.md', folder.path, 'not-utf8');
    expect(() => readTextFile('a.md', folder.path)).toThrow(` in line ${line}: `);
  });

  test('readTextFile refuses a file that does not exist, and a folder', async () => {
    await using folder = await folderWith({ 'a.md': '' });
    for (const path of ['none.md', 'none/a.md', 'a.md/b.md', `${'x'.repeat(300)}.md`]) {
      expectRefusal(path, folder.path, 'file-not-found');
    }
    expectRefusal('bad\u0000.md', folder.path, 'not-readable');
    expectRefusal('a.md', folder.at('none'), 'file-not-found');
    expectRefusal('.', folder.path, 'not-a-file');
  });

  test.runIf(posix)(
    'readTextFile refuses pipes, sockets and devices without waiting for them',
    async () => {
      await using folder = await folderWith({});
      expect(spawnSync('mkfifo', [folder.at('pipe.md')]).status).toBe(0);
      const server = createServer().listen(folder.at('socket.md'));
      await once(server, 'listening');
      await symlink('pipe.md', folder.at('link.md'));
      for (const path of ['pipe.md', 'link.md', 'socket.md', '/dev/zero']) {
        expectRefusal(path, folder.path, 'not-a-file');
      }
      server.close();
    },
  );

  test.runIf(permissionsApply)('readTextFile refuses a file without read permission', async () => {
    await using folder = await folderWith({ 'closed/a.md': '', 'b.md': '' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('b.md'), 0o200);
    await chmod(folder.at('closed'), 0o600);
    await asUnprivileged(async () => {
      for (const path of ['closed/a.md', 'b.md']) expectRefusal(path, folder.path, 'not-readable');
    });
    await chmod(folder.at('closed'), 0o700);
  });
});

describe.runIf(posix)('readTextFile with links', () => {
  test('readTextFile follows a link inside the working directory', async () => {
    await using folder = await folderWith({ 'docs/a.md': 'text', '..odd/b.md': 'odd' });
    await symlink('docs/a.md', folder.at('file.md'));
    await symlink('docs', folder.at('folder'));
    await symlink(folder.path, folder.at('docs', 'up'));
    await symlink('..odd/b.md', folder.at('odd.md'));
    for (const path of ['file.md', 'folder/a.md', 'docs/up/file.md']) {
      expect(readTextFile(path, folder.path)).toBe('text');
    }
    expect(readTextFile('odd.md', folder.path)).toBe('odd');
    // A link to the working directory counts as the working directory.
    expect(readTextFile('a.md', folder.at('folder'))).toBe('text');
    expect(readTextFile(folder.at('docs', 'a.md'), folder.at('folder'))).toBe('text');
  });

  test('readTextFile refuses a link out of the working directory in any part of the path', async () => {
    await using folder = await folderWith({ 'work-not/a.md': 'secret' });
    await mkdir(folder.at('work'));
    await symlink('../work-not/a.md', folder.at('work', 'file.md'));
    await symlink('../work-not', folder.at('work', 'folder'));
    await symlink('file.md', folder.at('work', 'again.md'));
    for (const path of ['file.md', 'folder/a.md', 'again.md', folder.at('work', 'file.md')]) {
      expectRefusal(path, folder.at('work'), 'leads-outside');
    }
  });

  test('readTextFile reads a file outside the working directory, but not through a link that stays outside', async () => {
    await using folder = await folderWith({ 'other/a.md': 'text', 'here/b.md': 'back' });
    await symlink('a.md', folder.at('other', 'link.md'));
    await symlink('../here/b.md', folder.at('other', 'back.md'));
    expect(readTextFile('../other/a.md', folder.at('here'))).toBe('text');
    expect(readTextFile('../other/back.md', folder.at('here'))).toBe('back');
    expectRefusal('../other/link.md', folder.at('here'), 'leads-outside');
  });

  test('readTextFile refuses a broken or circular link', async () => {
    await using folder = await folderWith({});
    await symlink('none', folder.at('a.md'));
    await symlink('c.md', folder.at('b.md'));
    await symlink('b.md', folder.at('c.md'));
    expectRefusal('a.md', folder.path, 'file-not-found');
    expectRefusal('b.md', folder.path, 'not-a-file');
  });
});

test('readTextFile reads from a drive whose paths the system cannot resolve, such as a RAM disk on Windows', async () => {
  await using folder = await folderWith({ 'a.md': 'text' });
  const native = vi.spyOn(realpathSync, 'native').mockImplementation(() => {
    throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  });
  try {
    expect(readTextFile('a.md', folder.path)).toBe('text');
    expectRefusal('none.md', folder.path, 'file-not-found');
  } finally {
    native.mockRestore();
  }
});

test('readIfExists distinguishes a missing file from one that exists', async () => {
  await using folder = await folderWith({ 'c.yml': 'text\r\n' });
  expect(readIfExists('a/b.yml', folder.path)).toBe(null);
  expect(readIfExists('c.yml', folder.path)).toBe('text\r\n');
  expect(() => readIfExists('.', folder.path)).toThrow(
    expect.objectContaining({ code: 'not-a-file' }),
  );
});

test.runIf(posix)('readIfExists does not follow a link out of the working directory', async () => {
  await using folder = await folderWith({});
  await using other = await folderWith({ 'a.yml': 'text' });
  await symlink(other.path, folder.at('out'));
  for (const path of ['out/a.yml', 'out/none/b.yml']) {
    expect(() => readIfExists(path, folder.path)).toThrow(
      expect.objectContaining({ code: 'leads-outside' }),
    );
  }
});
