import { closeSync, constants, openSync } from 'node:fs';
import { codeOf, FileChanged, ReadOnlyFile, readingError, writingError } from './errors.ts';
import { readBytes } from './read.ts';
import { locateFile, type Place } from './resolve-path.ts';
import { moveTempFile, removeTempFile, writeTempFile } from './temp-file.ts';

/** A file to replace: what was read of it, and what it is to hold. */
export interface Change {
  /** Relative to the working directory, or absolute. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const writeFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A change whose new file stands ready beside the old one. */
interface Staged {
  readonly change: Change;
  readonly place: Place;
  readonly temp: string;
}

/**
 * Replaces files, all or none: every new file is written beside its old one before the first takes its place, and when
 * one cannot, those before it get their old content back. Permission bits stay, and the owner where we may decide that; a
 * link stays, and its target is replaced. What does not change is not touched.
 *
 * @param cwd the working directory, which links may not leave.
 * @throws {FileChanged} where a file is not what was read any more, unless it is already what it is to become.
 * @throws {ReadOnlyFile} {NotWritten} and what reading throws.
 */
export async function replaceFiles(changes: readonly Change[], cwd: string): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const change of changes) {
      if (change.before !== change.after) staged.push(await stage(change, cwd));
    }
    await takePlaces(staged.filter(isPending));
  } finally {
    for (const { temp } of staged) await removeTempFile(temp);
  }
}

async function stage(change: Change, cwd: string): Promise<Staged> {
  const { path, after } = change;
  const place = locateWritable(path, cwd);
  const { mode, uid, gid } = place.stats;
  const temp = await writeTempFile(place.real, after, mode, { uid, gid }).catch((error: unknown) => {
    throw writingError(path, error);
  });
  return { change, place, temp };
}

/**
 * Makes sure of a file that it may be replaced. Replacing needs no permission to write to the file itself, but who took
 * that away did not want it replaced.
 */
export function locateWritable(path: string, cwd: string): Place {
  let place: Place;
  try {
    place = locateFile(path, cwd);
  } catch (error) {
    throw readingError(path, error);
  }
  if ((place.stats.mode & 0o222) === 0) throw new ReadOnlyFile(path);
  try {
    // Opened, not written to: the system's own answer for this user, this file and this disk.
    closeSync(openSync(place.real, writeFlags));
  } catch (error) {
    const denied = ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '');
    throw denied ? new ReadOnlyFile(path, error) : writingError(path, error);
  }
  return place;
}

/** Whether a file still is as it was read. One that already is as it should be was replaced by another run. */
function isPending({ change, place }: Staged): boolean {
  let bytes: Buffer;
  try {
    bytes = readBytes(place.real);
  } catch (error) {
    throw readingError(change.path, error);
  }
  if (bytes.equals(Buffer.from(change.before))) return true;
  if (bytes.equals(Buffer.from(change.after))) return false;
  throw new FileChanged(change.path);
}

async function takePlaces(pending: readonly Staged[]): Promise<void> {
  const done: Staged[] = [];
  for (const item of pending) {
    try {
      await moveTempFile(item.temp, item.place.real);
      done.push(item);
    } catch (error) {
      const stuck = await restore(done);
      throw writingError(item.change.path, error, stuck);
    }
  }
}

/** Gives files their old content back; returns those where that failed. */
async function restore(done: readonly Staged[]): Promise<string[]> {
  const stuck: string[] = [];
  for (const { change, place } of done) {
    const { mode, uid, gid } = place.stats;
    try {
      const temp = await writeTempFile(place.real, change.before, mode, { uid, gid });
      await moveTempFile(temp, place.real).finally(() => removeTempFile(temp));
    } catch {
      stuck.push(change.path);
    }
  }
  return stuck;
}
