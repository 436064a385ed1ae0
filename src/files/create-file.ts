import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { FileError, isFileError, toWriteError } from './errors.ts';
import { readTextFile } from './read-text-file.ts';
import { resolvePath } from './resolve-path.ts';

/**
 * Checks that a file can be created, or already exists with the given text, apart from line endings.
 *
 * @returns `present` if the file already exists
 * @throws {FileError} `file-exists` if the file exists with a different text, and as `readTextFile` and `resolvePath` do
 */
export function checkCanCreate(path: string, text: string, cwd: string): 'missing' | 'present' {
  try {
    if (readTextFile(path, cwd).replaceAll('\r\n', '\n') === text) return 'present';
  } catch (error) {
    if (!isFileError(error, 'file-not-found')) throw error;
    assertParentInside(dirname(resolve(cwd, path)), path, cwd);
    return 'missing';
  }
  throw new FileError('file-exists', path);
}

/**
 * Creates a file and its parent folders. It never replaces an existing file.
 *
 * @param path relative to `cwd`, or absolute
 * @param cwd the working directory, which links may not leave
 * @throws {FileError} `file-exists` if the path exists, even as a broken link; `leads-outside`, `not-written`
 */
export async function createFile(path: string, text: string, cwd: string): Promise<void> {
  const target = resolve(cwd, path);
  assertParentInside(dirname(target), path, cwd);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx' });
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (syscall === 'open' && code === 'EEXIST') throw new FileError('file-exists', path, { cause });
    // The file was created, but its text could not be written, for example because the disk is full.
    if (syscall === 'write') await removeFile(path, cwd);
    throw toWriteError(path, cause);
  }
}

/** Checks that a parent folder is not outside the working directory, by following links in the part of it that exists. */
function assertParentInside(folder: string, path: string, cwd: string): void {
  try {
    resolvePath(folder, cwd, path);
  } catch (error) {
    if (!isFileError(error, 'file-not-found') || dirname(folder) === folder) throw error;
    assertParentInside(dirname(folder), path, cwd);
  }
}

/** Removes a file that was created, if it still exists. */
export async function removeFile(path: string, cwd: string): Promise<void> {
  await rm(resolve(cwd, path), { force: true });
}
