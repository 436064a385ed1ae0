/** What is wrong with a file of the user's. Base of one class per cause; the message names the file and the fix. */
export abstract class FileError extends Error {
  abstract override readonly name: string;
  abstract readonly code: string;
  /** As the user wrote it. */
  readonly path: string;
  /** The message for where the path stands already. */
  readonly problem: string;

  constructor(path: string, what: string, fix: string, cause?: unknown) {
    super(`${path} ${what}: ${fix}`, { cause });
    this.path = path;
    this.problem = `this file ${what}: ${fix}`;
  }
}

/** Nothing is there, or a link that leads nowhere. */
export class FileNotFound extends FileError {
  override readonly name = 'FileNotFound';
  readonly code = 'file-not-found';

  constructor(path: string, cause?: unknown) {
    super(path, 'does not exist', 'check the name and the folder it is looked for in', cause);
  }
}

/** A folder, pipe, socket or device, or a link that leads to itself. */
export class NotAFile extends FileError {
  override readonly name = 'NotAFile';
  readonly code = 'not-a-file';

  constructor(path: string, kind: string, cause?: unknown) {
    super(path, `is ${kind}, not a file`, 'name a file that holds text', cause);
  }
}

/** A symlink whose target is outside the working directory. */
export class LeadsOutside extends FileError {
  override readonly name = 'LeadsOutside';
  readonly code = 'leads-outside';

  constructor(path: string) {
    super(
      path,
      'is a link that leads outside the working directory',
      'name the file it leads to, or run in a folder that holds both',
    );
  }
}

/** The system does not let us read or list it. */
export class NoPermission extends FileError {
  override readonly name = 'NoPermission';
  readonly code = 'no-permission';

  constructor(path: string, cause?: unknown) {
    super(path, 'may not be read', 'give yourself permission to read it and its folder', cause);
  }
}

export class TooLarge extends FileError {
  override readonly name = 'TooLarge';
  readonly code = 'file-too-large';

  constructor(path: string, limit: number) {
    super(path, `is larger than ${limit / 1024 / 1024} MiB`, 'put the section in a smaller file');
  }
}

export class NotUtf8 extends FileError {
  override readonly name = 'NotUtf8';
  readonly code = 'not-utf8';
  /** The first line that is not, counted from one; null where no line of it is. */
  readonly line: number | null;

  constructor(path: string, line: number | null) {
    const where = line === null ? 'is UTF-16, not UTF-8' : `is not valid UTF-8 at line ${line}`;
    super(path, where, 'save it as UTF-8');
    this.line = line;
  }
}

/** Nobody may write to it, or we may not. */
export class ReadOnlyFile extends FileError {
  override readonly name = 'ReadOnlyFile';
  readonly code = 'read-only-file';

  constructor(path: string, cause?: unknown) {
    super(path, 'is read-only', 'allow writing to it, or leave it out', cause);
  }
}

/** It is not what was read any more; nothing was written. */
export class FileChanged extends FileError {
  override readonly name = 'FileChanged';
  readonly code = 'file-changed';

  constructor(path: string) {
    super(path, 'changed while it was worked on, and nothing was written', 'run again');
  }
}

/** A new file was wanted, and there is one already. */
export class FileExists extends FileError {
  override readonly name = 'FileExists';
  readonly code = 'file-exists';

  constructor(path: string, cause?: unknown) {
    super(path, 'exists already', 'remove it, or change it by hand', cause);
  }
}

/** The disk or its rules were against it; nothing was written. */
export class NotWritten extends FileError {
  override readonly name = 'NotWritten';
  readonly code = 'not-written';

  constructor(path: string, what: string, fix: string, cause?: unknown) {
    super(path, `could not be written${what}`, fix, cause);
  }
}

/** The disk was against it, and against giving files before it their old content back. */
export class PartlyWritten extends FileError {
  override readonly name = 'PartlyWritten';
  readonly code = 'partly-written';

  constructor(path: string, what: string, written: readonly string[], cause?: unknown) {
    const already = `could not be written${what}, but ${written.join(', ')} already ${written.length === 1 ? 'is' : 'are'}`;
    super(path, already, 'look at each of them, then run again', cause);
  }
}

/** Any other trouble with reading. */
export class NotReadable extends FileError {
  override readonly name = 'NotReadable';
  readonly code = 'not-readable';

  constructor(path: string, cause?: unknown) {
    super(
      path,
      `could not be read (${codeOf(cause) ?? String(cause)})`,
      'check the name and the disk',
      cause,
    );
  }
}

/** A folder or glob without a file of a format we know. */
export class NoMatch extends FileError {
  override readonly name = 'NoMatch';
  readonly code = 'no-match';

  constructor(path: string, extensions: readonly string[]) {
    super(
      path,
      'matches no file',
      `look for ${extensions.join(', ')} files that .gitignore does not exclude, outside node_modules`,
    );
  }
}

/** A file that was named, of a format we do not know. */
export class UnknownFormat extends FileError {
  override readonly name = 'UnknownFormat';
  readonly code = 'unknown-format';

  constructor(path: string, extensions: readonly string[]) {
    super(path, 'has a format that holds no sections', `name a ${extensions.join(', ')} file, or set format`);
  }
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Says in our words why the system did not let us read. */
export function readingError(path: string, error: unknown): FileError {
  if (error instanceof FileError) return error;
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return new FileNotFound(path, error);
    case 'ELOOP':
      return new NotAFile(path, 'a link that leads to itself', error);
    case 'EACCES':
    case 'EPERM':
      return new NoPermission(path, error);
    default:
      return new NotReadable(path, error);
  }
}

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
