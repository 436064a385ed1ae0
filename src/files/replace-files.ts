import { closeSync, constants, openSync } from 'node:fs';
import { FileError, systemCodeOf, toWriteError } from './errors.ts';
import { readBytes } from './read-text-file.ts';
import { type ResolvedPath, resolveFile } from './resolve-path.ts';
import { moveTempFile, removeTempFile, writeAtomically, writeTempFile } from './temp-file.ts';

/** A file to replace, with the text that was read from it and its new text. */
export interface Replacement {
  /** Relative to the working directory, or absolute. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A replacement whose new text is in a temporary file next to the old one. */
interface StagedFile extends Replacement, ResolvedPath {
  readonly temp: string;
}

/**
 * Replaces all files or none. Every file is checked, and every new text is on the disk, before the first file is replaced.
 * If replacing a file fails, the files before it get their old text back. After an interruption, each file has either its
 * old or its new text. Permission bits are kept, and so is the owner if this user may set it. A symbolic link is kept, and
 * its target is replaced. Files that do not change are not touched.
 *
 * @param cwd the working directory, which links may not leave
 * @param onStaged called after each file, with the number of files that are ready so far
 * @throws {FileError} `file-changed` if a file has neither the text that was read nor its new text;
 *   `partly-written`, and as `resolveWritable` does
 */
export async function replaceFiles(
  replacements: readonly Replacement[],
  cwd: string,
  onStaged?: (count: number) => void,
): Promise<void> {
  const staged: StagedFile[] = [];
  try {
    for (const [index, replacement] of replacements.entries()) {
      if (replacement.before !== replacement.after) staged.push(await stage(replacement, cwd));
      onStaged?.(index + 1);
    }
    const pending = staged.filter(isPending);
    for (const [index, { path, realPath, temp }] of pending.entries()) {
      await moveTempFile(temp, realPath).catch(async (error: unknown) => {
        throw toWriteError(path, error, await restore(pending.slice(0, index)));
      });
    }
  } finally {
    for (const { temp } of staged) await removeTempFile(temp);
  }
}

async function stage(replacement: Replacement, cwd: string): Promise<StagedFile> {
  const file = resolveWritable(replacement.path, cwd);
  try {
    return { ...replacement, ...file, temp: await writeTempFile(file.realPath, replacement.after, file.stats) };
  } catch (error) {
    throw toWriteError(replacement.path, error);
  }
}

const writeFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Resolves the path of a file to replace, and checks that the file is writable. A read-only file is refused, although it
 * could be replaced.
 *
 * @throws {FileError} `read-only-file`, `not-written`, and as `resolveFile` does
 */
export function resolveWritable(path: string, cwd: string): ResolvedPath {
  const file = resolveFile(path, cwd);
  if ((file.stats.mode & 0o222) === 0) throw new FileError('read-only-file', path);
  try {
    // The file is opened and closed only to make the system check permissions, flags and the disk.
    closeSync(openSync(file.realPath, writeFlags));
  } catch (cause) {
    const isDenied = ['EACCES', 'EPERM', 'EROFS'].includes(systemCodeOf(cause) ?? '');
    throw isDenied ? new FileError('read-only-file', path, { cause }) : toWriteError(path, cause);
  }
  return file;
}

/** Whether a file still has the text that was read. If it already has its new text, another run has replaced it. */
function isPending({ path, realPath, before, after }: StagedFile): boolean {
  const bytes = readBytes(path, realPath);
  if (bytes.equals(Buffer.from(before))) return true;
  if (bytes.equals(Buffer.from(after))) return false;
  throw new FileError('file-changed', path);
}

/** Gives replaced files their old text back, whatever they contain now, and returns the paths for which that failed. */
export function restoreFiles(replacements: readonly Replacement[], cwd: string): Promise<string[]> {
  return restore(replacements.map((file) => ({ ...file, ...resolveFile(file.path, cwd) })));
}

/** Gives files their old text back, and returns the paths of the files for which that failed. */
async function restore(files: readonly (Replacement & ResolvedPath)[]): Promise<string[]> {
  const unrestored: string[] = [];
  for (const { path, realPath, before, stats } of files) {
    await writeAtomically(realPath, before, stats).catch(() => unrestored.push(path));
  }
  return unrestored;
}
