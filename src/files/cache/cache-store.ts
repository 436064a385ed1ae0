import { existsSync, type Stats } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readFlags } from '../read-text-file.ts';
import { writeAtomically } from '../temp-file.ts';

/** A response has at most 64 KiB; with its escapes and headers an entry is far smaller than this. */
const maxEntryBytes = 1024 * 1024;

/**
 * Keeps texts in a folder, one file per key, readable by the owner only. The folder is created when it is first needed.
 *
 * A folder or file that another user owns, or that others may write to, counts as absent. So does everything that cannot
 * be read, and what cannot be written is not kept: a problem with the cache is never an error.
 */
export function openCacheStore(folder: string) {
  return {
    async read(key: string): Promise<string | null> {
      try {
        return isPrivate(await stat(folder)) ? await readEntry(pathOf(folder, key)) : null;
      } catch {
        return null;
      }
    },
    async write(key: string, text: string): Promise<void> {
      try {
        await createFolder(folder);
        if (isPrivate(await stat(folder))) await writeAtomically(pathOf(folder, key), text, { mode: 0o600 });
      } catch {
        // The next run asks the service again.
      }
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!/^[\da-z]+$/.test(key)) throw new Error('A key consists of letters and digits.');
  return join(folder, `${key}.json`);
}

/**
 * Creates a folder and its missing parents. `mkdir` with `recursive` never ends in Node.js 20 where the system reports a
 * missing parent for every new folder, as below `/proc`.
 */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  // Another run may have created it in the meantime. Any other failure is noticed when the folder is used.
  await mkdir(folder, { mode: 0o700 }).catch(() => {});
}

async function readEntry(path: string): Promise<string | null> {
  const file = await open(path, readFlags);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxEntryBytes || !isPrivate(stats)) return null;
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** Whether this user owns it and nobody else may write to it. Windows has no such owner and bits. */
function isPrivate({ uid, mode }: Stats): boolean {
  const user = process.geteuid?.();
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}
