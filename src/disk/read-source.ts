import type { FileReading } from '../refresh/input.ts';
import { FileError, NotUtf8 } from './file-error.ts';
import { readTextFile } from './read-text-file.ts';

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
