import { closeSync, constants, openSync } from 'node:fs';
import { FileError, systemCodeOf, toReadError, toWriteError } from './errors.ts';
import { readBytes } from './read.ts';
import { type ResolvedPath, resolveFile } from './resolve-path.ts';
import { moveTempFile, removeTempFile, writeTempFile } from './temp-file.ts';

/** A file to replace: the text that was read, and its new text. */
export interface FileChange {
  /** Relative to the working directory, or absolute. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A change whose new text is in a temporary file next to the old one. */
interface StagedChange {
  readonly change: FileChange;
  readonly file: ResolvedPath;
  readonly temp: string;
}

/**
 * Replaces files, all or none: all are checked and every new text is on the disk before the first file is replaced, and
 * if replacing one fails, those before it get their old text back. An interruption between two files leaves each of them
 * whole, old or new. Permission bits stay, and the owner if this user may set it. A link stays, its target is replaced.
 * Files that do not change are not touched.
 *
 * @param cwd the working directory, which links may not leave
 * @throws {FileError} `file-changed` if a file is no longer as it was read, unless it already has its new text;
 *   `read-only-file`, `not-written`, `partly-written`, and the codes of reading
 */
export async function replaceFiles(changes: readonly FileChange[], cwd: string): Promise<void> {
  const staged: StagedChange[] = [];
  try {
    for (const change of changes) {
      if (change.before !== change.after) staged.push(await stage(change, cwd));
    }
    await commitStaged(staged.filter(isPending));
  } finally {
    for (const { temp } of staged) await removeTempFile(temp);
  }
}

async function stage(change: FileChange, cwd: string): Promise<StagedChange> {
  const file = resolveWritable(change.path, cwd);
  try {
    return { change, file, temp: await writeTempFile(file.real, change.after, file.stats) };
  } catch (error) {
    throw toWriteError(change.path, error);
  }
}

const writeFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Resolves a file and checks that it may be written. Renaming over a read-only file would succeed, but the file was made
 * read-only for a reason.
 *
 * @throws {FileError} `read-only-file`, and the codes of reading
 */
export function resolveWritable(path: string, cwd: string): ResolvedPath {
  let file: ResolvedPath;
  try {
    file = resolveFile(path, cwd);
  } catch (error) {
    throw toReadError(path, error);
  }
  if ((file.stats.mode & 0o222) === 0) throw new FileError('read-only-file', path);
  try {
    // Only opened: the system decides for this user, this file and this disk.
    closeSync(openSync(file.real, writeFlags));
  } catch (cause) {
    const isDenied = ['EACCES', 'EPERM', 'EROFS'].includes(systemCodeOf(cause) ?? '');
    throw isDenied ? new FileError('read-only-file', path, { cause }) : toWriteError(path, cause);
  }
  return file;
}

/** Whether a file is still as it was read. One that already has its new text was replaced by another run. */
function isPending({ change, file }: StagedChange): boolean {
  let bytes: Buffer;
  try {
    bytes = readBytes(file.real);
  } catch (error) {
    throw toReadError(change.path, error);
  }
  if (bytes.equals(Buffer.from(change.before))) return true;
  if (bytes.equals(Buffer.from(change.after))) return false;
  throw new FileError('file-changed', change.path);
}

async function commitStaged(pending: readonly StagedChange[]): Promise<void> {
  const done: StagedChange[] = [];
  for (const item of pending) {
    try {
      await moveTempFile(item.temp, item.file.real);
      done.push(item);
    } catch (error) {
      throw toWriteError(item.change.path, error, await restore(done));
    }
  }
}

/** Gives files their old text back. Returns the paths of those for which that failed. */
async function restore(done: readonly StagedChange[]): Promise<string[]> {
  const unrestored: string[] = [];
  for (const { change, file } of done) {
    try {
      const temp = await writeTempFile(file.real, change.before, file.stats);
      await moveTempFile(temp, file.real).finally(() => removeTempFile(temp));
    } catch {
      unrestored.push(change.path);
    }
  }
  return unrestored;
}
