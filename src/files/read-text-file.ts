import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import type { InputFile } from '../refresh/refresh-input.ts';
import { mentionsMarkers } from '../sections/markers/marker.ts';
import { FileError, toReadError } from './errors.ts';
import type { FoundFile } from './find-files.ts';
import { assertRegularFile, resolveFile } from './resolve-path.ts';

/** The largest file that is read. */
export const maxFileBytes = 16 * 1024 * 1024;

/**
 * The flags for opening a file whose path was resolved before. If a link has replaced the file since then, opening fails. If
 * a pipe has replaced it, opening does not block. Windows has neither flag.
 */
export const readFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

type FileToRead = Pick<FoundFile, 'path' | 'realPath'> & Pick<InputFile, 'mustHaveSection'>;

/**
 * Reads a file of a run. If the file need not have a section and is not relevant, its text is returned as empty.
 *
 * @param isRelevant gets the bytes as characters; by default, a file that mentions markers is relevant
 */
export function readFoundFile(
  { path, realPath, mustHaveSection }: FileToRead,
  cwd: string,
  isRelevant: (latin1: string) => boolean = mentionsMarkers,
): InputFile['content'] {
  try {
    const text = mustHaveSection ? readTextFile(path, cwd) : readTextFileIfRelevant(path, realPath, isRelevant);
    return { outcome: 'read', text: text ?? '' };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, code, problem } = error;
    return { outcome: 'unreadable', problem: { line, column: 1, code, message: problem } };
  }
}

/**
 * Reads a text file with all its characters, including a byte-order mark.
 *
 * @param path relative to `cwd`, or absolute; messages contain it as given
 * @param cwd the working directory, which links may not leave
 * @throws {FileError} if it is not a regular file of valid UTF-8 of at most 16 MiB, or cannot be read
 */
export function readTextFile(path: string, cwd: string): string {
  return readTextFileIfRelevant(path, resolveFile(path, cwd).realPath, () => true) ?? '';
}

/**
 * Reads a text file if `isRelevant` is true for its bytes. If it is false, the size and encoding of the file do not matter.
 *
 * @param path the path that messages contain
 * @param realPath the path with symbolic links resolved
 * @param isRelevant gets the bytes as characters; it gets the bytes of a long file in parts, which overlap by 64 bytes
 * @returns the text, or null if `isRelevant` was false for it
 * @throws {FileError} as `readTextFile` does, but about size and encoding only if the file is relevant
 */
export function readTextFileIfRelevant(
  path: string,
  realPath: string,
  isRelevant: (latin1: string) => boolean,
): string | null {
  return withRegularFile(path, realPath, (file, size) => {
    if (size > maxFileBytes) {
      if (!isAnyPartRelevant(file, isRelevant)) return null;
      throw new FileError('file-too-large', path, { detail: '16 MiB' });
    }
    const bytes = readFileSync(file);
    return isRelevant(bytes.toString('latin1')) ? decode(path, bytes) : null;
  });
}

/**
 * Reads the bytes of a file.
 *
 * @param path the path that messages contain
 * @param realPath the path with symbolic links resolved
 */
export function readBytes(path: string, realPath: string): Buffer {
  return withRegularFile(path, realPath, (file) => readFileSync(file));
}

function withRegularFile<Result>(path: string, realPath: string, read: (file: number, size: number) => Result): Result {
  try {
    const file = openSync(realPath, readFlags);
    try {
      const stats = fstatSync(file);
      assertRegularFile(path, stats);
      return read(file, stats.size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw toReadError(path, error);
  }
}

/**
 * Reads a whole stream as text.
 *
 * @param path the name of the stream in messages
 * @throws {FileError} if the stream is not valid UTF-8, is larger than 16 MiB, or cannot be read
 */
export async function readTextStream(path: string, stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxFileBytes) throw new FileError('file-too-large', path, { detail: '16 MiB' });
      chunks.push(chunk);
    }
  } catch (error) {
    throw toReadError(path, error);
  }
  return decode(path, Buffer.concat(chunks));
}

function decode(path: string, bytes: Buffer): string {
  // Most files are ASCII, which is decoded many times as fast as UTF-8.
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2));
  const line = isUtf16 ? 1 : firstInvalidLine(bytes);
  const detail = isUtf16 ? 'is UTF-16, not UTF-8' : `is not valid UTF-8 at line ${line}`;
  throw new FileError('not-utf8', path, { detail, line });
}

/** The first line that is not valid UTF-8. Each line is checked alone: a line feed is never part of a longer character. */
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

const overlapBytes = 64;

/** Whether any part of a file, read in parts that overlap, is relevant. */
function isAnyPartRelevant(file: number, isRelevant: (latin1: string) => boolean): boolean {
  const chunk = Buffer.alloc(1024 * 1024);
  let text = '';
  for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk)) {
    text = text.slice(-overlapBytes) + chunk.toString('latin1', 0, length);
    if (isRelevant(text)) return true;
  }
  return false;
}
