import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';

/** What is wrong with a file and what to do about it, by code. Where the sentence varies, a detail completes it. */
const problems = {
  'file-not-found': () => ['does not exist', 'check the path and the working directory'],
  'not-a-file': (kind) => [`is ${kind}, not a file`, 'specify a text file'],
  'leads-outside': (what) => [
    what || 'is a symbolic link that leads out of the working directory',
    'specify the target itself, or run in a folder that contains both',
  ],
  'no-permission': () => ['cannot be read (permission denied)', 'allow reading the file and its folder'],
  'not-readable': (code) => [
    `could not be read (${code})`,
    code === 'EBUSY' ? 'close the program that uses it' : 'check the path and the disk',
  ],
  'file-too-large': () => ['is larger than 16 MiB', 'put the section in a smaller file'],
  'not-utf8': (what) => [what, 'save it as UTF-8'],
  'read-only-file': () => ['is read-only', 'make it writable, or leave it out'],
  'file-changed': () => ['changed during the run; nothing was written.', 'Run again.'],
  'file-exists': () => ['already exists', 'remove it, or edit it by hand'],
  'not-written': (reason) => [
    `could not be written: ${reason}; nothing was written.`,
    'Fix the cause, then run again.',
  ],
  'partly-written': (reason) => [`could not be written: ${reason}`, 'Fix the cause, then run again.'],
  'no-match': (extensions) => [
    'matches no file',
    `only ${extensions} files are searched; files in node_modules or ignored by .gitignore are skipped`,
  ],
  'unknown-format': (extensions) => ['has an unsupported format', `specify a ${extensions} file, or set format`],
} as const satisfies Partial<Record<ErrorCode, (detail: string) => readonly [problem: string, fix: string]>>;

type FileErrorCode = keyof typeof problems;

/**
 * Creates the error for one of the user's files. Its place is the file, at the first line unless `line` is given.
 *
 * @param path the path as the user wrote it
 * @param details `detail` completes the sentence of codes that need it, `fix` replaces the usual advice
 */
export function fileError(
  code: FileErrorCode,
  path: string,
  details: { readonly detail?: string; readonly fix?: string; readonly line?: number; readonly cause?: unknown } = {},
): StatusSnippetsError {
  const [problem, usualFix] = problems[code](details.detail ?? '');
  const place = { path, line: details.line ?? 1, column: 1 };
  return new StatusSnippetsError(code, {
    subject: path === '' ? '""' : path,
    problem,
    fix: details.fix ?? usualFix,
    place,
    cause: details.cause,
  });
}

/** The code of a system error such as `ENOENT`; undefined for any other error. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const readingCodes: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: 'file-not-found',
  ENOTDIR: 'file-not-found',
  ENAMETOOLONG: 'file-not-found',
  ELOOP: 'not-a-file',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
};

/** The error for what the system refused when a file was looked up or read. */
export function toReadError(path: string, cause: unknown): StatusSnippetsError {
  if (isError(cause)) return cause;
  const systemCode = systemCodeOf(cause) ?? String(cause);
  const code = readingCodes[systemCode] ?? 'not-readable';
  return fileError(code, path, { detail: code === 'not-a-file' ? 'a circular link' : systemCode, cause });
}

const writingReasons: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  EACCES: ['its folder is not writable', 'Make the folder writable.'],
  EPERM: ['its folder does not allow replacing it', 'Check the owner of the file and of its folder.'],
  EBUSY: ['another program is using it', 'Close that program, then run again.'],
  EEXIST: ['its parent is a file', 'Choose another path.'],
  ENOTDIR: ['its parent is a file', 'Choose another path.'],
  EROFS: ['the disk is read-only', 'Use a writable disk.'],
  ENOSPC: ['the disk is full', 'Free some space.'],
  EDQUOT: ['the disk quota is exceeded', 'Free some space.'],
};

/**
 * The error for what the system refused when a file was written.
 *
 * @param written the files that were already replaced and could not be restored
 */
export function toWriteError(path: string, cause: unknown, written: readonly string[] = []): StatusSnippetsError {
  if (isError(cause)) return cause;
  const systemCode = systemCodeOf(cause) ?? String(cause);
  // On Windows these two mean that another program has the file open.
  const isOpen = process.platform === 'win32' && /^(?:EACCES|EPERM)$/.test(systemCode);
  const [what, fix] = writingReasons[isOpen ? 'EBUSY' : systemCode] ?? ['the system refused', 'Check the disk.'];
  const reason = `${what} (${systemCode})`;
  if (written.length === 0) return fileError('not-written', path, { detail: reason, fix, cause });
  const already = `${written.join(', ')} ${written.length === 1 ? 'has' : 'have'} already been replaced.`;
  return fileError('partly-written', path, { detail: `${reason}. ${already}`, cause });
}
