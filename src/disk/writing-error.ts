import { codeOf, FileError, NotWritten, PartlyWritten } from './file-error.ts';

/** Codes of the system, what they mean here, and what to do. */
const reasons: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  EACCES: ['its folder may not be written to', 'allow writing to the folder'],
  EPERM: ['its folder does not let it be replaced', 'check who owns the file and its folder'],
  ENOTDIR: ['its folder is a file', 'choose another place'],
  EROFS: ['the disk is read-only', 'use a disk that can be written to'],
  ENOSPC: ['the disk is full', 'make room'],
  EDQUOT: ['your share of the disk is used up', 'make room'],
};

/**
 * Says in our words why the system did not let us write.
 *
 * @param stuck files that were written all the same.
 */
export function writingError(path: string, error: unknown, stuck: readonly string[] = []): FileError {
  if (error instanceof FileError) return error;
  const code = codeOf(error) ?? String(error);
  const [what, fix] = reasons[code] ?? ['the system refused', 'check the disk'];
  if (stuck.length > 0) return new PartlyWritten(path, `, ${what} (${code})`, stuck, error);
  return new NotWritten(path, `, ${what} (${code}), nothing was written`, fix, error);
}
