import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type StatusSnippetsError, tryOr } from '../../core/errors.ts';
import {
  fileError,
  fileExists,
  isDenied,
  isOpenElsewhere,
  systemCodeOf,
  toWriteError,
} from './errors.ts';
import { namesIn } from './find-files.ts';
import { readRegularFile } from './read-regular-file.ts';
import { resolvePath } from './read-text-file.ts';

export interface FileReplacement {
  readonly path: string;
  /** Null for a file that does not exist yet. */
  readonly before: string | null;
  readonly after: string;
  /** What `path` is relative to, if that is not `cwd`. */
  readonly folder?: string;
}

/** A read-only file is refused, although it could be replaced. */
export function resolveWritable(path: string, cwd: string): ReturnType<typeof resolvePath> {
  const file = resolvePath(path, cwd);
  if (!file.stats.isFile()) throw fileError('not-a-file', path);
  if ((file.stats.mode & 0o222) === 0) throw readOnly(path);
  try {
    // The file is opened and closed only to make the system check permissions, flags and the disk.
    closeSync(openSync(file.realPath, 'r+'));
  } catch (cause) {
    const isReadOnly = isDenied(cause) || systemCodeOf(cause) === 'EROFS';
    throw isReadOnly ? readOnly(path, cause) : toWriteError(path, cause);
  }
  return file;
}

/**
 * Replaces all files or none. Every file is checked, and every new text is on the disk, before the
 * first file is replaced. If replacing a file fails, the files before it get their old text back,
 * unless somebody changed them. After an interruption, each file has either its old or its new
 * text. Permission bits are kept, and so is the owner if this user may set it. A symbolic link is
 * kept, and its target is replaced.
 * @param onStaged called after each file, with the number of files that are ready so far
 * @throws {StatusSnippetsError} `not-written` if a file has neither the text that was read nor its
 * new text, and for a new file that exists
 */
export async function replaceFiles(
  files: readonly FileReplacement[],
  cwd: string,
  onStaged?: (count: number) => void,
) {
  const staged: Staged[] = [];
  try {
    for (const [index, file] of files.entries()) {
      if (file.before !== file.after) staged.push(await stage(file, cwd));
      onStaged?.(index + 1);
    }
    const pending = staged.filter(isToReplace);
    for (const [index, file] of pending.entries()) {
      await nextTurn(); // signals are handled between two files
      await moveTempFile(file.temp, file.realPath, () => isToReplace(file)).catch(
        async (error: unknown) => {
          throw toWriteError(file.path, error, await restoreFiles(pending.slice(0, index)));
        },
      );
    }
  } finally {
    for (const { temp } of staged) await removeTempFile(temp);
    for (const folder of new Set(staged.map(({ temp }) => dirname(temp))))
      await removeLeftovers(folder);
  }
}

function readOnly(path: string, cause?: unknown): StatusSnippetsError {
  const [problem, fix] = ['is read-only', 'make it writable, or leave it out'];
  return fileError('not-written', path, { problem, fix, cause });
}

function changed(path: string): StatusSnippetsError {
  const problem = 'changed during the run; nothing was written.';
  return fileError('not-written', path, { problem, fix: 'Run again.' });
}

/** Not if another run has replaced it. */
function isToReplace({ path, realPath, before, after }: Omit<Staged, 'temp'>): boolean {
  const stats = lstatSync(realPath, { throwIfNoEntry: false });
  if (before === null && stats) throw fileExists(path);
  if (before === null) return true;
  const [wanted, expected] = [Buffer.from(after), Buffer.from(before)];
  const maxBytes = Math.max(wanted.length, expected.length);
  if (!stats?.isFile() || stats.size > maxBytes) throw changed(path);
  const { bytes } = readRegularFile(realPath, maxBytes, path);
  if (bytes.equals(wanted)) return false;
  if (bytes.equals(expected)) return true;
  throw changed(path);
}

type Staged = Awaited<ReturnType<typeof stage>>;

async function stage(replacement: FileReplacement, cwd: string) {
  const { path, before, folder = cwd } = replacement;
  const { realPath, stats } =
    before === null
      ? { realPath: resolve(folder, path), stats: { mode: 0o666 & ~process.umask() } }
      : resolveWritable(path, folder);
  try {
    if (before === null) await mkdir(dirname(realPath), { recursive: true });
    return {
      ...replacement,
      realPath,
      temp: await writeTempFile(realPath, replacement.after, stats),
    };
  } catch (error) {
    throw toWriteError(path, error);
  }
}

type FileAttributes = Pick<Stats, 'mode'> & Partial<Pick<Stats, 'uid' | 'gid'>>;

/** Next to its target. It is removed if the process ends before it is moved. */
async function writeTempFile(
  target: string,
  text: string,
  attributes: FileAttributes,
): Promise<string> {
  const path = join(dirname(target), `.status-snippets-${randomBytes(8).toString('hex')}.tmp`);
  // Listeners are registered only while temporary files exist, so that the process otherwise
  // handles signals as usual.
  if (tempFiles.size === 0) for (const event of endEvents) process.on(event, removeAll);
  tempFiles.add(path);
  try {
    writeToDisk(path, text, attributes);
    return path;
  } catch (error) {
    await removeTempFile(path);
    throw error;
  }
}

/**
 * Creates the file. By its descriptor, because `FileHandle` has no `sync` where Yarn replaces the
 * file system (Plug'n'Play); at once, because no other thread may create a file that `removeAll`
 * has removed.
 */
function writeToDisk(path: string, text: string, { mode, uid, gid }: FileAttributes): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    // The owner comes first, because setting it clears permission bits.
    // If it may not be set, the file belongs to this user.
    if (uid !== undefined && gid !== undefined) tryOr(() => fchownSync(file, uid, gid), undefined);
    fchmodSync(file, mode & 0o7777);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The temporary files that a run which was killed more than a day ago left. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of namesIn(folder).filter((each) =>
    /^\.status-snippets-[\da-f]{16}\.tmp$/.test(each),
  )) {
    const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > 86_400_000) await removeTempFile(join(folder, name));
  }
}

const maxRetryMs = 10_000;

/**
 * On Windows, a move fails while an editor or virus scanner has the file open. Pauses grow as in
 * graceful-fs.
 */
async function moveTempFile(path: string, target: string, isDue = () => true): Promise<void> {
  const start = Date.now();
  for (let pauseMs = 0; ; pauseMs = Math.min(pauseMs + 10, 100)) {
    try {
      if (!isDue()) return;
      // Without a pause in which somebody could save the file.
      renameSync(path, target);
      return untrack(path);
    } catch (error) {
      if (!isOpenElsewhere(error) || Date.now() - start > maxRetryMs) throw error;
      await sleep(pauseMs);
    }
  }
}

/**
 * Gives the files their old text back, unless somebody changed them. Returns the paths of the
 * others.
 */
async function restoreFiles(replaced: readonly Staged[]): Promise<string[]> {
  const unrestored: string[] = [];
  for (const { path, realPath, before, after } of replaced) {
    const isDue = () => isToReplace({ path, realPath, before: after, after: before ?? '' });
    try {
      if (before !== null) await writeAtomically(realPath, before, statSync(realPath), isDue);
      else if (isDue()) rmSync(realPath);
    } catch {
      unrestored.push(path);
    }
  }
  return unrestored;
}

/** Replaces the file so that it has either its old or its new text at any time. */
export async function writeAtomically(
  target: string,
  text: string,
  attributes: FileAttributes,
  isDue?: () => boolean,
) {
  const temp = await writeTempFile(target, text, attributes);
  await moveTempFile(temp, target, isDue).finally(() => removeTempFile(temp));
}

async function removeTempFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => {});
  untrack(path);
}

const tempFiles = new Set<string>();
const endEvents = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'];

function untrack(path: string): void {
  if (!tempFiles.delete(path) || tempFiles.size > 0) return;
  for (const event of endEvents) process.off(event, removeAll);
}

function removeAll(end: NodeJS.Signals | number): void {
  // Another listener decides whether the signal ends the process: until then, the files are still
  // needed.
  if (typeof end === 'string' && process.listenerCount(end) > 1) return;
  for (const path of [...tempFiles]) {
    // If this fails, the process is ending: there is nobody to report it to.
    tryOr(() => rmSync(path, { force: true }), undefined);
    untrack(path);
  }
  // A listener disables the default action of a signal. Now that there is none left, sending the
  // signal again ends the process.
  if (typeof end === 'string') process.kill(process.pid, end);
}
