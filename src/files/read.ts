import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { FileError, toReadError } from './errors.ts';
import type { FoundFile } from './find/find-files.ts';
import { fileKindOf, resolveFile } from './resolve-path.ts';

/** The largest file that is read. */
export const maxFileBytes = 16 * 1024 * 1024;

/** Fails if the file was replaced by a link or a pipe since it was looked up. Windows has neither flag. */
export const readFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The text of a file, or why it cannot be read. */
export type FileContent =
  | { readonly outcome: 'read'; readonly text: string }
  | { readonly outcome: 'refused'; readonly problem: FileProblem };

interface FileProblem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Reads a file of a run. One that only a folder or glob matches and that has no marker counts as empty, whatever its size
 * and encoding.
 *
 * @param hasMarker whether a text, or the bytes of a file as characters, may contain a marker
 */
export function readFoundFile(
  { path, real, isExplicit }: FoundFile,
  cwd: string,
  hasMarker: (text: string) => boolean,
): FileContent {
  try {
    const text = isExplicit ? readTextFile(path, cwd) : readTextFileIf(path, real, hasMarker);
    return { outcome: 'read', text: text ?? '' };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, code, problem } = error;
    return { outcome: 'refused', problem: { line, column: 1, code, message: problem } };
  }
}

/**
 * Reads a text file with all its characters, a byte-order mark included.
 *
 * @param path relative to `cwd`, or absolute; messages name it as given
 * @param cwd the working directory, which links may not leave
 * @throws {FileError} if it is not a regular file of valid UTF-8 of at most 16 MiB, or cannot be read
 */
export function readTextFile(path: string, cwd: string): string {
  try {
    return readTextFileIf(path, resolveFile(path, cwd).real, () => true) ?? '';
  } catch (error) {
    throw toReadError(path, error);
  }
}

/**
 * Reads a text file that a search found, if it contains something. Otherwise its size and encoding do not matter.
 *
 * @param path how messages name it
 * @param real its path without links
 * @param contains looks for something in the bytes, each given as a character; in long files part by part, which overlap by 64 bytes
 * @returns the text, or null if it does not contain it
 * @throws {FileError} as `readTextFile` does, but only for files that contain it
 */
export function readTextFileIf(path: string, real: string, contains: (bytes: string) => boolean): string | null {
  try {
    return withRegularFile(path, real, (file, size) => {
      if (size > maxFileBytes) {
        if (!streamContains(file, contains)) return null;
        throw new FileError('file-too-large', path, { detail: '16 MiB' });
      }
      const bytes = readFileSync(file);
      return contains(bytes.toString('latin1')) ? decode(path, bytes) : null;
    });
  } catch (error) {
    throw toReadError(path, error);
  }
}

/** Reads the bytes of a file whose path was resolved before. */
export function readBytes(real: string): Buffer {
  return withRegularFile(real, real, (file) => readFileSync(file));
}

function withRegularFile<Result>(path: string, real: string, read: (file: number, size: number) => Result): Result {
  const file = openSync(real, readFlags);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new FileError('not-a-file', path, { detail: fileKindOf(stats) });
    return read(file, stats.size);
  } finally {
    closeSync(file);
  }
}

function decode(path: string, bytes: Buffer): string {
  // Most files are ASCII, which decodes many times as fast as UTF-8.
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const line = isUtf16 ? 1 : firstInvalidLine(bytes);
  const detail = isUtf16 ? 'is UTF-16, not UTF-8' : `is not valid UTF-8 at line ${line}`;
  throw new FileError('not-utf8', path, { detail, line });
}

/** The first line that is not valid UTF-8. A line feed is never part of another character, so lines are independent. */
function firstInvalidLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const lineFeed = bytes.indexOf(0x0a, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return line;
}

const chunkBytes = 1024 * 1024;
const overlapBytes = 64;

function streamContains(file: number, contains: (bytes: string) => boolean): boolean {
  const chunk = Buffer.alloc(chunkBytes);
  let tail = '';
  for (let length = 1; length > 0; ) {
    length = readSync(file, chunk);
    const text = tail + chunk.toString('latin1', 0, length);
    if (contains(text)) return true;
    tail = text.slice(-overlapBytes);
  }
  return false;
}
