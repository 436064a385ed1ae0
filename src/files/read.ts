import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { FileReading } from '../refresh/input.ts';
import { FileError, NotAFile, NotUtf8, readingError, TooLarge } from './errors.ts';
import { kindOf, locateFile } from './resolve-path.ts';

/** The largest file that is read, in bytes. */
export const fileSizeLimit = 16 * 1024 * 1024;

/** Should the file have become a link or a pipe since it was looked at, neither is opened; Windows knows neither. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a text file, every character of it: a byte-order mark stays.
 *
 * @param path relative to `cwd`, or absolute; messages name it as given.
 * @param cwd the working directory, which links may not leave.
 * @param found where it really is, if a search that follows no links has just found it.
 * @throws {FileError} where it is not a regular file of valid UTF-8 of up to 16 MiB, or cannot be read.
 */
export function readTextFile(path: string, cwd: string, found?: string): string {
  try {
    const bytes = readRegular(path, found ?? locateFile(path, cwd).real);
    if (bytes.length > fileSizeLimit) throw new TooLarge(path, fileSizeLimit);
    // Much of what is read is plain, and that is turned into a text many times as fast.
    if (isAscii(bytes)) return bytes.toString('latin1');
    if (!isUtf8(bytes)) throw new NotUtf8(path, lineNotUtf8(bytes));
    return bytes.toString('utf8');
  } catch (error) {
    throw readingError(path, error);
  }
}

function readRegular(path: string, real: string): Buffer {
  const file = openSync(real, flags);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new NotAFile(path, kindOf(stats));
    if (stats.size > fileSizeLimit) throw new TooLarge(path, fileSizeLimit);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Reads the bytes of a file that was located before. */
export function readBytes(real: string): Buffer {
  const file = openSync(real, flags);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** The line feed never is part of another character, so each line can be judged by itself. */
function lineNotUtf8(bytes: Buffer): number | null {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return null;
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed === -1 ? bytes.length : feed;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return line;
}

/** Reads a file of a run, and says as data what is wrong with one that cannot be read; see `readTextFile`. */
export function readSource(path: string, cwd: string, found?: string): FileReading {
  try {
    return { outcome: 'read', text: readTextFile(path, cwd, found) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const line = error instanceof NotUtf8 ? (error.line ?? 1) : 1;
    return { outcome: 'refused', problem: { line, column: 1, code: error.code, message: error.problem } };
  }
}
