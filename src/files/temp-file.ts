import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Whose the file becomes, and who may do what with it. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Temporary files that stand on the disk right now. */
const standing = new Set<string>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a file beside another one, ready to take its place. It goes away when the process is told to end.
 *
 * @param mode its permission bits.
 * @param owner whose it becomes, as far as we may decide that; null leaves it ours.
 * @returns its path.
 */
export async function writeTempFile(
  target: string,
  content: string,
  mode: number,
  owner: Owner | null,
): Promise<string> {
  const path = join(dirname(target), `.status-snippets-${randomBytes(8).toString('hex')}.tmp`);
  watch(path);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
      // Before the mode: a change of owner takes bits away.
      if (owner !== null) await file.chown(owner.uid, owner.gid).catch(() => {});
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

/** Puts a temporary file in the place of another one, in one step. */
export async function moveTempFile(path: string, target: string): Promise<void> {
  await rename(path, target);
  unwatch(path);
}

/** Removes a temporary file; one that is gone is fine. */
export async function removeTempFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => {});
  unwatch(path);
}

function watch(path: string): void {
  if (standing.size === 0) {
    process.on('exit', sweep);
    for (const signal of signals) process.on(signal, sweepAndEnd);
  }
  standing.add(path);
}

function unwatch(path: string): void {
  standing.delete(path);
  if (standing.size > 0) return;
  process.off('exit', sweep);
  for (const signal of signals) process.off(signal, sweepAndEnd);
}

function sweep(): void {
  for (const path of standing) {
    try {
      rmSync(path, { force: true });
    } catch {
      // Nobody is left to be told.
    }
  }
}

function sweepAndEnd(signal: NodeJS.Signals): void {
  sweep();
  for (const path of [...standing]) unwatch(path);
  // Listening took away what the signal does of itself; with nobody else listening it ends the process again.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
