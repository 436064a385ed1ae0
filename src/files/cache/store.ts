import type { Stats } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { systemCodeOf } from '../errors.ts';
import { readFlags } from '../read.ts';
import { moveTempFile, removeTempFile, writeTempFile } from '../temp-file.ts';

/** Keeps texts between runs. */
export interface CacheStore {
  /** The text of a key, or null if there is none. */
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
}

/** A response has at most 64 KiB; with its escapes and headers an entry is far below this. */
const maxEntryBytes = 1024 * 1024;

/**
 * Keeps texts in a folder, one file per key, readable by the owner only. The folder is created when it is first needed.
 *
 * A folder or file that another user owns, or that others may write to, counts as absent. So does everything that cannot
 * be read, and what cannot be written is not kept: trouble with the cache is never an error.
 */
export function openCacheFolder(folder: string): CacheStore {
  return {
    async read(key) {
      try {
        return (await isPrivateFolder(folder)) ? await readEntry(join(folder, fileNameOf(key))) : null;
      } catch {
        return null;
      }
    },
    async write(key, text) {
      try {
        const target = join(folder, fileNameOf(key));
        await createFolder(folder);
        if (!(await isPrivateFolder(folder))) return;
        const temp = await writeTempFile(target, text, { mode: 0o600 });
        await moveTempFile(temp, target).finally(() => removeTempFile(temp));
      } catch {
        // The next run asks the service again.
      }
    },
  };
}

/**
 * Creates a folder and its missing parents. `mkdir` with `recursive` never ends in Node.js 20 where the system reports a
 * missing parent for every new folder, as below `/proc`.
 */
async function createFolder(folder: string): Promise<void> {
  const create = () => mkdir(folder, { mode: 0o700 });
  try {
    await create();
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await createFolder(dirname(folder));
    await create().catch((again: unknown) => {
      // Another run may have created it in between.
      if (systemCodeOf(again) !== 'EEXIST') throw again;
    });
  }
}

function fileNameOf(key: string): string {
  if (!/^[\da-z]+$/.test(key)) throw new Error('A key consists of letters and digits.');
  return `${key}.json`;
}

async function isPrivateFolder(folder: string): Promise<boolean> {
  const stats = await stat(folder);
  return stats.isDirectory() && isPrivate(stats);
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
