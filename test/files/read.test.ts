import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { FileError } from '../../src/files/errors.ts';
import { fileSizeLimit, readTextFile } from '../../src/files/read.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { asUnprivileged, hasPermissions } from '../support/unprivileged.ts';

const posix = process.platform !== 'win32';

function refusal(path: string, cwd: string): FileError {
  try {
    readTextFile(path, cwd);
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
  throw new Error(`${path} was read`);
}

describe('readTextFile', () => {
  it('reads every character: byte-order mark, line endings, NUL and all', async () => {
    await using folder = await tempFolder();
    const text = '\ufeffa\r\nb\rc\n\u0000→🙂\ufffd\t ';
    await writeFile(folder.at('README.md'), text);
    expect(readTextFile('README.md', folder.path)).toBe(text);
    expect(readTextFile(folder.at('README.md'), '/')).toBe(text);
    await writeFile(folder.at('empty.md'), '');
    expect(readTextFile('./empty.md', folder.path)).toBe('');
  });

  it('reads 16 MiB and not one byte more', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('large.md'), Buffer.alloc(fileSizeLimit, 'x'));
    expect(readTextFile('large.md', folder.path)).toHaveLength(16 * 1024 * 1024);
    await truncate(folder.at('large.md'), fileSizeLimit + 1);
    expect(refusal('large.md', folder.path)).toMatchObject({
      name: 'TooLarge',
      code: 'file-too-large',
      path: 'large.md',
      message: 'large.md is larger than 16 MiB: put the section in a smaller file',
    });
    await truncate(folder.at('large.md'), 2 ** 40);
    expect(refusal('large.md', folder.path).code).toBe('file-too-large');
  });

  it.each([
    ['Latin-1', Buffer.from('one\ntwo\ndrei Stück\n', 'latin1'), 3, 'is not valid UTF-8 at line 3'],
    ['a surrogate', Buffer.from([0x61, 0xed, 0xa0, 0x80]), 1, 'at line 1'],
    ['an overlong slash', Buffer.from([0x0a, 0xc0, 0xaf]), 2, 'at line 2'],
    ['half a character at the end', Buffer.from('a\n→').subarray(0, 4), 2, 'at line 2'],
    ['UTF-16', Buffer.from('\ufeffabc', 'utf16le'), null, 'is UTF-16, not UTF-8'],
  ])('refuses %s', async (_what, bytes, line, words) => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), bytes);
    expect(refusal('a.md', folder.path)).toMatchObject({ name: 'NotUtf8', code: 'not-utf8', line });
    expect(refusal('a.md', folder.path).message).toContain(words);
  });

  it('refuses what is not there', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), '');
    for (const path of ['none.md', 'none/a.md', 'a.md/b.md', `${'x'.repeat(300)}.md`]) {
      expect(refusal(path, folder.path)).toMatchObject({
        name: 'FileNotFound',
        code: 'file-not-found',
        path,
      });
    }
    expect(refusal('bad\u0000.md', folder.path).code).toBe('not-readable');
    expect(refusal('a.md', folder.at('none')).code).toBe('file-not-found');
  });

  it('refuses a folder', async () => {
    await using folder = await tempFolder();
    expect(refusal('.', folder.path)).toMatchObject({ name: 'NotAFile', code: 'not-a-file' });
    expect(refusal('.', folder.path).message).toBe('. is a folder, not a file: name a file that holds text');
  });

  it.runIf(posix)('refuses pipes, sockets and devices, and waits for none', async () => {
    await using folder = await tempFolder();
    expect(spawnSync('mkfifo', [folder.at('pipe.md')]).status).toBe(0);
    const server = createServer().listen(folder.at('socket.md'));
    await once(server, 'listening');
    await symlink('pipe.md', folder.at('link.md'));
    expect(refusal('pipe.md', folder.path).message).toContain('is a pipe, not a file');
    expect(refusal('link.md', folder.path).message).toContain('is a pipe, not a file');
    expect(refusal('socket.md', folder.path).message).toContain('is a socket, not a file');
    expect(refusal('/dev/zero', folder.path).message).toContain('is a device, not a file');
    server.close();
  });

  it.runIf(hasPermissions)('refuses what the system does not let us read', async () => {
    await using folder = await tempFolder();
    await chmod(folder.path, 0o755);
    await mkdir(folder.at('closed'));
    await writeFile(folder.at('closed', 'a.md'), '');
    await writeFile(folder.at('b.md'), '', { mode: 0o200 });
    await chmod(folder.at('closed'), 0o600);
    await asUnprivileged(async () => {
      expect(refusal('closed/a.md', folder.path)).toMatchObject({
        name: 'NoPermission',
        code: 'no-permission',
      });
      expect(refusal('b.md', folder.path).code).toBe('no-permission');
    });
    await chmod(folder.at('closed'), 0o700);
  });
});

describe.runIf(posix)('a link', () => {
  it('is followed inside the working directory', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('docs'));
    await writeFile(folder.at('docs', 'a.md'), 'text');
    await symlink('docs/a.md', folder.at('file.md'));
    await symlink('docs', folder.at('folder'));
    await symlink(folder.path, folder.at('docs', 'up'));
    expect(readTextFile('file.md', folder.path)).toBe('text');
    expect(readTextFile('folder/a.md', folder.path)).toBe('text');
    expect(readTextFile('docs/up/file.md', folder.path)).toBe('text');
    await mkdir(folder.at('..odd'));
    await writeFile(folder.at('..odd', 'b.md'), 'odd');
    await symlink('..odd/b.md', folder.at('odd.md'));
    expect(readTextFile('odd.md', folder.path)).toBe('odd');
    // A working directory that is named through a link is the same one.
    expect(readTextFile('a.md', folder.at('folder'))).toBe('text');
    expect(readTextFile(folder.at('docs', 'a.md'), folder.at('folder'))).toBe('text');
  });

  it('that leads outside is refused, wherever it stands in the path', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('work'));
    await mkdir(folder.at('work-not'));
    await writeFile(folder.at('work-not', 'a.md'), 'secret');
    await symlink('../work-not/a.md', folder.at('work', 'file.md'));
    await symlink('../work-not', folder.at('work', 'folder'));
    await symlink('file.md', folder.at('work', 'again.md'));
    for (const path of ['file.md', 'folder/a.md', 'again.md', folder.at('work', 'file.md')]) {
      expect(refusal(path, folder.at('work'))).toMatchObject({
        name: 'LeadsOutside',
        code: 'leads-outside',
        path,
      });
    }
  });

  it('is not needed to name a file elsewhere, but one there does not lead further', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('here'));
    await mkdir(folder.at('other'));
    await writeFile(folder.at('other', 'a.md'), 'text');
    await writeFile(folder.at('here', 'b.md'), 'back');
    await symlink('a.md', folder.at('other', 'link.md'));
    await symlink('../here/b.md', folder.at('other', 'back.md'));
    expect(readTextFile('../other/a.md', folder.at('here'))).toBe('text');
    expect(readTextFile('../other/back.md', folder.at('here'))).toBe('back');
    expect(refusal('../other/link.md', folder.at('here')).code).toBe('leads-outside');
  });

  it('that leads nowhere or in a circle is refused', async () => {
    await using folder = await tempFolder();
    await symlink('none', folder.at('a.md'));
    await symlink('c.md', folder.at('b.md'));
    await symlink('b.md', folder.at('c.md'));
    expect(refusal('a.md', folder.path).code).toBe('file-not-found');
    expect(refusal('b.md', folder.path).message).toContain('a link that leads to itself');
  });
});
