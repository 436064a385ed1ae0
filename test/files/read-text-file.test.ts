import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import process from 'node:process';
import { describe, expect, test, vi } from 'vitest';
import { readTextFile, readTextFileIfRelevant } from '../../src/files/read-text-file.ts';
import { isError, maxFileBytes, type StatusSnippetsError } from '../../src/text/errors.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { asUnprivileged, permissionsApply } from '../support/unprivileged.ts';

const posix = process.platform !== 'win32';

function refusal(path: string, cwd: string): StatusSnippetsError {
  try {
    readTextFile(path, cwd);
  } catch (error) {
    if (isError(error)) return error;
    throw error;
  }
  throw new Error(`${path} was read`);
}

describe('readTextFile', () => {
  test('readTextFile reads every character, including a byte-order mark, line endings and NUL', async () => {
    await using folder = await tempFolder();
    const text = '\ufeffa\r\nb\rc\n\u0000→🙂\ufffd\t ';
    await writeFile(folder.at('README.md'), text);
    expect(readTextFile('README.md', folder.path)).toBe(text);
    expect(readTextFile(folder.at('README.md'), '/')).toBe(text);
    await writeFile(folder.at('empty.md'), '');
    expect(readTextFile('./empty.md', folder.path)).toBe('');
  });

  test('readTextFile reads files of up to 16 MiB', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('large.md'), Buffer.alloc(maxFileBytes, 'x'));
    expect(readTextFile('large.md', folder.path)).toHaveLength(16 * 1024 * 1024);
    await truncate(folder.at('large.md'), maxFileBytes + 1);
    expect(refusal('large.md', folder.path)).toMatchObject({
      code: 'file-too-large',
      message: 'large.md is larger than 16 MiB: put the section in a smaller file',
    });
    await truncate(folder.at('large.md'), 2 ** 40);
    expect(refusal('large.md', folder.path).code).toBe('file-too-large');
  });

  test.each([
    ['Latin-1', Buffer.from('one\ntwo\ndrei Stück\n', 'latin1'), 3, 'is not valid UTF-8 at line 3'],
    ['an encoded surrogate', Buffer.from([0x61, 0xed, 0xa0, 0x80]), 1, 'at line 1'],
    ['an overlong slash', Buffer.from([0x0a, 0xc0, 0xaf]), 2, 'at line 2'],
    ['an incomplete character at the end', Buffer.from('a\n→').subarray(0, 4), 2, 'at line 2'],
    ['UTF-16', Buffer.from('\ufeffabc', 'utf16le'), 1, 'is UTF-16, not UTF-8'],
  ])('readTextFile refuses %s', async (_what, bytes, line, words) => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), bytes);
    expect(refusal('a.md', folder.path)).toMatchObject({ code: 'not-utf8', fields: { place: { path: 'a.md', line } } });
    expect(refusal('a.md', folder.path).message).toContain(words);
  });

  test('readTextFile refuses a file that does not exist', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), '');
    for (const path of ['none.md', 'none/a.md', 'a.md/b.md', `${'x'.repeat(300)}.md`]) {
      expect(refusal(path, folder.path)).toMatchObject({
        code: 'file-not-found',
      });
    }
    expect(refusal('bad\u0000.md', folder.path).code).toBe('not-readable');
    expect(refusal('a.md', folder.at('none')).code).toBe('file-not-found');
  });

  test('readTextFile refuses a folder', async () => {
    await using folder = await tempFolder();
    expect(refusal('.', folder.path)).toMatchObject({ code: 'not-a-file' });
    expect(refusal('.', folder.path).message).toBe('. is a folder, not a file: specify a text file');
  });

  test.runIf(posix)('readTextFile refuses pipes, sockets and devices without waiting for them', async () => {
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

  test.runIf(permissionsApply)('readTextFile refuses a file without read permission', async () => {
    await using folder = await tempFolder();
    await chmod(folder.path, 0o755);
    await mkdir(folder.at('closed'));
    await writeFile(folder.at('closed', 'a.md'), '');
    await writeFile(folder.at('b.md'), '', { mode: 0o200 });
    await chmod(folder.at('closed'), 0o600);
    await asUnprivileged(async () => {
      expect(refusal('closed/a.md', folder.path)).toMatchObject({
        code: 'no-permission',
      });
      expect(refusal('b.md', folder.path).code).toBe('no-permission');
    });
    await chmod(folder.at('closed'), 0o700);
  });
});

describe.runIf(posix)('readTextFile with links', () => {
  test('readTextFile follows a link inside the working directory', async () => {
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
    // A link to the working directory counts as the working directory.
    expect(readTextFile('a.md', folder.at('folder'))).toBe('text');
    expect(readTextFile(folder.at('docs', 'a.md'), folder.at('folder'))).toBe('text');
  });

  test('readTextFile refuses a link out of the working directory in any part of the path', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('work'));
    await mkdir(folder.at('work-not'));
    await writeFile(folder.at('work-not', 'a.md'), 'secret');
    await symlink('../work-not/a.md', folder.at('work', 'file.md'));
    await symlink('../work-not', folder.at('work', 'folder'));
    await symlink('file.md', folder.at('work', 'again.md'));
    for (const path of ['file.md', 'folder/a.md', 'again.md', folder.at('work', 'file.md')]) {
      expect(refusal(path, folder.at('work'))).toMatchObject({
        code: 'leads-outside',
      });
    }
  });

  test('readTextFile reads a file outside the working directory, but not through a link that stays outside', async () => {
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

  test('readTextFile refuses a broken or circular link', async () => {
    await using folder = await tempFolder();
    await symlink('none', folder.at('a.md'));
    await symlink('c.md', folder.at('b.md'));
    await symlink('b.md', folder.at('c.md'));
    expect(refusal('a.md', folder.path).code).toBe('file-not-found');
    expect(refusal('b.md', folder.path).message).toContain('a circular link');
  });
});

test('readTextFile reads from a drive whose paths the system cannot resolve, such as a RAM disk on Windows', async () => {
  await using folder = await tempFolder();
  await writeFile(folder.at('a.md'), 'text');
  const native = vi.spyOn(realpathSync, 'native').mockImplementation(() => {
    throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  });
  try {
    expect(readTextFile('a.md', folder.path)).toBe('text');
    expect(refusal('none.md', folder.path).code).toBe('file-not-found');
  } finally {
    native.mockRestore();
  }
});

describe('readTextFileIfRelevant', () => {
  const hasWord = (bytes: string) => /status-snippets/i.test(bytes);

  test('readTextFileIfRelevant reads a file that contains the word, with all its characters', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), '\ufeffé <!-- STATUS-snippets -->');
    expect(readTextFileIfRelevant('a.md', folder.at('a.md'), hasWord)).toBe('\ufeffé <!-- STATUS-snippets -->');
  });

  test('readTextFileIfRelevant returns null for a file without the word, whatever its encoding', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('latin1.md'), Buffer.from('Stück', 'latin1'));
    await writeFile(folder.at('utf16.md'), Buffer.from('\ufeffabc', 'utf16le'));
    expect(readTextFileIfRelevant('latin1.md', folder.at('latin1.md'), hasWord)).toBe(null);
    expect(readTextFileIfRelevant('utf16.md', folder.at('utf16.md'), hasWord)).toBe(null);
  });

  test('readTextFileIfRelevant refuses a file with the word that is not UTF-8', async () => {
    await using folder = await tempFolder();
    await writeFile(folder.at('a.md'), Buffer.from('status-snippets\nStück', 'latin1'));
    expect(() => readTextFileIfRelevant('a.md', folder.at('a.md'), hasWord)).toThrow(
      expect.objectContaining({ code: 'not-utf8' }),
    );
  });

  test('readTextFileIfRelevant returns null for a file larger than 16 MiB only if no part of it contains the word', async () => {
    await using folder = await tempFolder();
    const bytes = Buffer.alloc(maxFileBytes + 2, 'x');
    await writeFile(folder.at('large.md'), bytes);
    expect(readTextFileIfRelevant('large.md', folder.at('large.md'), hasWord)).toBe(null);
    // The word is across the end of the first part that is read.
    bytes.write('status-snippets', 1024 * 1024 - 7);
    await writeFile(folder.at('large.md'), bytes);
    expect(() => readTextFileIfRelevant('large.md', folder.at('large.md'), hasWord)).toThrow(
      expect.objectContaining({ code: 'file-too-large' }),
    );
  });
});
