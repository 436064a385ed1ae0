import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { isError } from '../../core/errors.ts';
import { createLocator } from '../../core/range.ts';
import { fileError, systemCodeOf, tooLarge, toReadError } from './errors.ts';
import { readRegularFile } from './read-regular-file.ts';
import { relativePath } from './select-paths.ts';

/** The folder itself if it is not in a repository. */
export function findGitRoot(folder: string): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) return root;
    if (root === dirname(root)) return folder;
  }
}

/**
 * A link must not lead out of the working directory, but a path that is itself outside is allowed.
 * It is synchronous, because for thousands of small files that is ten times as fast as promises.
 * Errors contain `shownAs`.
 */
export function resolvePath(path: string, cwd: string, shownAs = path) {
  const written = resolve(cwd, path);
  try {
    const realPath = realPathOf(written);
    const realCwd = realPathOf(cwd);
    if (!isInside(realPath, realCwd)) {
      const meantInside = isInside(written, cwd) || isInside(written, realCwd);
      if (meantInside || lstatSync(written).isSymbolicLink())
        throw fileError('leads-outside', shownAs);
    }
    return { realPath, stats: statSync(realPath) };
  } catch (error) {
    throw toReadError(shownAs, error);
  }
}

/**
 * Returns the path as the system spells it, except on drives that Windows cannot name, such as RAM
 * disks.
 */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR|ELOOP|EACCES|ENAMETOOLONG)$/.test(systemCodeOf(error) ?? ''))
      throw error;
    return realpathSync(path);
  }
}

/** True for the folder itself. Both paths are absolute. */
export function isInside(path: string, folder: string): boolean {
  const below = relativePath(folder, path);
  return !(isAbsolute(below) || /^\.\.(?:\/|$)/.test(below));
}

/** Of a text without sections, such as settings or a workflow. */
const maxTextBytes = 4 * 1024 * 1024;

/**
 * @param path its name in messages
 * @throws {StatusSnippetsError} if it is not a regular file of at most `maxBytes`, or cannot be
 * read
 */
export function readFileBytes(path: string, realPath: string, maxBytes = maxTextBytes): Buffer {
  try {
    return readRegularFile(realPath, maxBytes, path).bytes;
  } catch (error) {
    throw toReadError(path, error);
  }
}

/**
 * Reads a text file with all its characters, including a byte-order mark. Links may not leave the
 * working directory.
 * @throws {StatusSnippetsError} if it is not a regular file of valid UTF-8 of at most 4 MiB, or
 * cannot be read
 */
export function readTextFile(path: string, cwd: string): string {
  return decode(path, readFileBytes(path, resolvePath(path, cwd).realPath));
}

/**
 * Null for a file that does not exist, and that could be created without leaving the working
 * directory.
 */
export function readIfExists(path: string, cwd: string): string | null {
  try {
    return readTextFile(path, cwd);
  } catch (error) {
    if (!isError(error, 'file-not-found')) throw error;
    assertParentInside(dirname(resolve(cwd, path)), path, cwd);
    return null;
  }
}

/** Follows the links in the part of a folder's path that exists. */
function assertParentInside(folder: string, path: string, cwd: string): void {
  try {
    resolvePath(folder, cwd, path);
  } catch (error) {
    if (!isError(error, 'file-not-found') || dirname(folder) === folder) throw error;
    assertParentInside(dirname(folder), path, cwd);
  }
}

/**
 * @param path its name in messages
 * @throws {StatusSnippetsError} if it is not valid UTF-8 of at most `maxBytes`, or cannot be read
 */
export async function readTextStream(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(path, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw toReadError(path, error);
  }
  return decode(path, Buffer.concat(chunks));
}

/** @throws {StatusSnippetsError} `not-utf8` */
export function decode(path: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const [valid = ''] = bytes.toString('utf8').split('\uFFFD', 1);
  const { line } = createLocator(valid)(valid.length);
  throw fileError('not-utf8', path, { problem: `is not valid UTF-8 in line ${line}`, line });
}
