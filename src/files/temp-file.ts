import { randomBytes } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemCodeOf } from './errors.ts';

/** The permission bits of a file, and its owner if the owner is to be set. */
type FileAttributes = Pick<Stats, 'mode'> & Partial<Pick<Stats, 'uid' | 'gid'>>;

/** Writes a file in one step: at any time, the file has either its old or its new content. */
export async function writeAtomically(target: string, content: string, attributes: FileAttributes): Promise<void> {
  const temp = await writeTempFile(target, content, attributes);
  await moveTempFile(temp, target).finally(() => removeTempFile(temp));
}

/**
 * Writes a temporary file next to its target, ready to replace it. If the process ends before the replacement, the temporary
 * file is removed.
 *
 * @returns the path of the temporary file
 */
export async function writeTempFile(
  target: string,
  content: string,
  { mode, uid, gid }: FileAttributes,
): Promise<string> {
  const path = join(dirname(target), `.status-snippets-${randomBytes(8).toString('hex')}.tmp`);
  track(path);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
      // The owner is set first, because that clears permission bits. If it may not be set, the file belongs to this user.
      if (uid !== undefined && gid !== undefined) await file.chown(uid, gid).catch(() => {});
      await file.chmod(mode & 0o7777);
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  } catch (error) {
    await removeTempFile(path);
    throw error;
  }
}

const retriedCodes: readonly (string | undefined)[] = ['EACCES', 'EBUSY', 'EPERM'];
const maxRetryMs = 10_000;
const maxPauseMs = 100;

/**
 * Replaces a file with a temporary file in one step. On Windows, this fails while an editor or virus scanner has the file
 * open, so it is tried again for up to 10 s, with growing pauses as in graceful-fs.
 *
 * @param effects a parameter, so that tests can make the renaming fail
 */
export async function moveTempFile(
  path: string,
  target: string,
  effects: { rename(from: string, to: string): Promise<void>; platform: string } = {
    rename,
    platform: process.platform,
  },
): Promise<void> {
  const start = Date.now();
  for (let pauseMs = 0; ; pauseMs = Math.min(pauseMs + 10, maxPauseMs)) {
    try {
      await effects.rename(path, target);
      return untrack(path);
    } catch (error) {
      const isTemporary = effects.platform === 'win32' && retriedCodes.includes(systemCodeOf(error));
      if (!isTemporary || Date.now() - start > maxRetryMs) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Removes a temporary file if it still exists. */
export async function removeTempFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => {});
  untrack(path);
}

const tempFiles = new Set<string>();
const endEvents = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'];

// Listeners are registered only while temporary files exist, so that the process otherwise handles signals as usual.
function track(path: string): void {
  if (tempFiles.size === 0) for (const event of endEvents) process.on(event, removeAll);
  tempFiles.add(path);
}

function untrack(path: string): void {
  if (!tempFiles.delete(path) || tempFiles.size > 0) return;
  for (const event of endEvents) process.off(event, removeAll);
}

/**
 * Removes all temporary files when the process ends.
 *
 * @param end the signal that ends the process, or the exit code
 */
function removeAll(end: NodeJS.Signals | number): void {
  for (const path of [...tempFiles]) {
    try {
      rmSync(path, { force: true });
    } catch {
      // The process is ending: there is nobody to report this to.
    }
    untrack(path);
  }
  // A listener disables the default action of a signal. If there is none left, sending the signal again ends the process.
  if (typeof end === 'string' && process.listenerCount(end) === 0) process.kill(process.pid, end);
}
