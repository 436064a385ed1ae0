import { existsSync, type Stats } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readRegularFile } from './read-regular-file.ts';
import { writeAtomically } from './write-files.ts';

/** The largest response, 64 KiB, is far smaller, even with its escapes and headers. */
const maxEntryBytes = 1024 * 1024;

/**
 * One file per key, which only its owner can read. A folder or file counts as absent if a different
 * user owns it, other users may write to it, or it cannot be read. No problem with the cache is an
 * error.
 */
export function openCacheStore(folder: string) {
  const pathOf = (key: string) => join(folder, `${key}.json`);
  return {
    read: (key: string) => readEntry(folder, pathOf(key)).catch(() => null),
    // If it fails, the next run asks the service again.
    write: (key: string, text: string) => writeEntry(folder, pathOf(key), text).catch(() => {}),
  };
}

async function readEntry(folder: string, path: string): Promise<string | null> {
  if (!isWritableOnlyByUser(await stat(folder))) return null;
  const { bytes, stats } = readRegularFile(path, maxEntryBytes);
  return isWritableOnlyByUser(stats) ? bytes.toString('utf8') : null;
}

async function writeEntry(folder: string, path: string, text: string): Promise<void> {
  await createFolder(folder);
  if (isWritableOnlyByUser(await stat(folder))) await writeAtomically(path, text, { mode: 0o600 });
}

/** Always true on Windows, which has no such owners and permission bits. */
function isWritableOnlyByUser({ uid, mode }: Stats): boolean {
  const user = process.geteuid?.();
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}

/**
 * In Node.js 20, the option `recursive` of `mkdir` loops forever where a new folder has no parent,
 * as in `/proc`.
 */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  // If this fails, another run may have created the folder. Any other cause is noticed when the
  // folder is used.
  await mkdir(folder, { mode: 0o700 }).catch(() => {});
}
