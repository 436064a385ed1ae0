import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { FileError, isFileError, toWriteError } from './errors.ts';
import { readTextFile } from './read-text-file.ts';
import { resolvePath } from './resolve-path.ts';

/**
 * Checks that a file can be created, and whether it already exists with the same text. Line endings do not count.
 *
 * @throws {FileError} `file-exists` if there is one with another text, `leads-outside`, and the codes of reading
 */
export function isAlreadyCreated(path: string, text: string, cwd: string): boolean {
  try {
    if (readTextFile(path, cwd).replaceAll('\r\n', '\n') === text) return true;
  } catch (error) {
    if (!isFileError(error, 'file-not-found')) throw error;
    assertParentInside(dirname(resolve(cwd, path)), path, cwd);
    return false;
  }
  throw new FileError('file-exists', path);
}

/**
 * Creates a file and its parent folders; never replaces one.
 *
 * @param path relative to `cwd`, or absolute
 * @param cwd the working directory, which links may not leave
 * @throws {FileError} `file-exists` if anything is there, even a broken link; `leads-outside`, `not-written`
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
    // It was created, but the disk is full.
    if (syscall === 'write') await removeFile(path, cwd);
    throw toWriteError(path, cause);
  }
}

/** Follows links in the part of the path that exists. */
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
