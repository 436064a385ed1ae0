import {
  type ErrorCode,
  type ErrorFields,
  isError,
  StatusSnippetsError,
} from '../../core/errors.ts';
import { groupThousands } from '../../core/quote.ts';

const problems = {
  'file-not-found': ['does not exist', 'check the path and the working directory'],
  'not-a-file': ['is not a regular file', 'specify a text file'],
  'leads-outside': [
    'is a symbolic link that leads out of the working directory',
    'specify the target itself, or run in a folder that contains both',
  ],
  'not-readable': [
    'could not be read',
    'check the path and the disk, and close the programs that use it',
  ],
  'file-too-large': ['is too large', 'shorten it, or use a smaller file'],
  'not-utf8': ['is not valid UTF-8', 'save it as UTF-8'],
  'not-written': ['could not be written', 'Fix the cause, then run again.'],
  'partly-written': ['could not be written', 'Fix the cause, then run again.'],
  'no-match': ['matches no file', ''],
  'unknown-format': ['has an unsupported format', ''],
} as const satisfies Partial<Record<ErrorCode, readonly [problem: string, fix: string]>>;

type FileErrorCode = keyof typeof problems;

export function fileError(
  code: FileErrorCode,
  path: string,
  more: Pick<ErrorFields, 'fix' | 'line' | 'cause'> & { readonly problem?: string } = {},
): StatusSnippetsError {
  const [problem, fix] = problems[code];
  const subject = path === '' ? '""' : path;
  return new StatusSnippetsError(code, { subject, problem, fix, ...more });
}

/** @param size in bytes, if it is known */
export function tooLarge(path: string, maxBytes: number, size?: number): StatusSnippetsError {
  const shownSize = size === undefined ? '' : ` (${groupThousands(size)} bytes)`;
  const problem = `is larger than ${maxBytes / 2 ** 20} MiB${shownSize}`;
  return fileError('file-too-large', path, { problem });
}

/** Of a new file. */
export function fileExists(
  path: string,
  fix = 'remove it, or edit it by hand',
): StatusSnippetsError {
  return fileError('not-written', path, { problem: 'already exists', fix });
}

/** Such as `ENOENT`; undefined for any other error. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const readingCodes: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: 'file-not-found',
  ENOTDIR: 'file-not-found',
  ENAMETOOLONG: 'file-not-found',
  ELOOP: 'not-a-file',
  EISDIR: 'not-a-file',
  ENXIO: 'not-a-file',
};

/** The system does not permit it. */
export function isDenied(error: unknown): boolean {
  return /^(?:EACCES|EPERM)$/.test(systemCodeOf(error) ?? '');
}

export function toReadError(path: string, cause: unknown): StatusSnippetsError {
  if (isError(cause)) return cause;
  const systemCode = systemCodeOf(cause) ?? String(cause);
  const code = readingCodes[systemCode];
  if (code !== undefined) return fileError(code, path, { cause });
  if (isDenied(cause)) {
    const problem = 'cannot be read (permission denied)';
    return fileError('not-readable', path, {
      problem,
      fix: 'allow reading the file and its folder',
      cause,
    });
  }
  return fileError('not-readable', path, { problem: `could not be read (${systemCode})`, cause });
}

const writingReasons: Readonly<Record<string, string>> = {
  EACCES: 'its folder is not writable',
  EPERM: 'its folder does not allow replacing it',
  EBUSY: 'another program is using it',
  EEXIST: 'its parent is a file',
  ENOTDIR: 'its parent is a file',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** On Windows, these codes mean that another program has the file open. */
export function isOpenElsewhere(error: unknown): boolean {
  return process.platform === 'win32' && /^(?:EACCES|EBUSY|EPERM)$/.test(systemCodeOf(error) ?? '');
}

/** @param written the files that were already replaced and do not have their old text again */
export function toWriteError(
  path: string,
  cause: unknown,
  written: readonly string[] = [],
): StatusSnippetsError {
  if (isError(cause) && written.length === 0) return cause;
  const reason = isError(cause) ? 'it was changed during the run' : writingReason(cause);
  const code = written.length === 0 ? 'not-written' : 'partly-written';
  const extent =
    written.length === 0 ? '; nothing was written.' : `. Already replaced: ${written.join(', ')}.`;
  return fileError(code, path, { problem: `could not be written: ${reason}${extent}`, cause });
}

function writingReason(cause: unknown): string {
  const systemCode = systemCodeOf(cause) ?? String(cause);
  const reason = writingReasons[isOpenElsewhere(cause) ? 'EBUSY' : systemCode];
  return `${reason ?? 'the system refused'} (${systemCode})`;
}
