import { open, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf, FileExists, FileNotFound, readingError, writingError } from './errors.ts';
import { makeFolder } from './make-directory.ts';
import { readTextFile } from './read.ts';
import { locate } from './resolve-path.ts';

/** Whether a new file can be made, or is there already with just that text. */
export type Vacancy = 'free' | 'present';

/**
 * Looks whether a file can be made; line endings do not count.
 *
 * @throws {FileExists} where there is one with another text
 * @throws {FileError} where something else is there, or the way to it leads outside the working directory
 */
export async function findVacancy(path: string, text: string, cwd: string): Promise<Vacancy> {
  try {
    if (readTextFile(path, cwd).replaceAll('\r\n', '\n') === text) return 'present';
  } catch (error) {
    if (!(error instanceof FileNotFound)) throw error;
    checkWay(dirname(resolve(cwd, path)), path, cwd);
    return 'free';
  }
  throw new FileExists(path);
}

/**
 * Makes a file and the folders it needs; never replaces one.
 *
 * @param path relative to `cwd`, or absolute
 * @param cwd the working directory, which links may not leave
 * @throws {FileExists} where something is there, a link that leads nowhere among it
 * @throws {LeadsOutside} {NotWritten}
 */
export async function createFile(path: string, text: string, cwd: string): Promise<void> {
  const target = resolve(cwd, path);
  checkWay(dirname(target), path, cwd);
  try {
    await makeFolder(dirname(target));
    const file = await open(target, 'wx');
    try {
      await file.writeFile(text);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new FileExists(path, error) : writingError(path, error);
  }
}

/** A folder on the way may be a link: as much of the way as there is must not lead outside. */
function checkWay(folder: string, path: string, cwd: string): void {
  try {
    locate(folder, cwd, path);
  } catch (error) {
    const ours = readingError(path, error);
    if (!(ours instanceof FileNotFound) || dirname(folder) === folder) throw ours;
    checkWay(dirname(folder), path, cwd);
  }
}

/** Removes a file that was made; one that is gone is fine. */
export async function removeFile(path: string, cwd: string): Promise<void> {
  await rm(resolve(cwd, path), { force: true });
}
