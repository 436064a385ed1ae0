import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheStore } from '../../service/cache.ts';
import { makeFolder } from '../make-directory.ts';
import { moveTempFile, removeTempFile, writeTempFile } from '../temp-file.ts';

/** A kept answer is at most a few times as long as an answer; anything larger is not ours. */
const sizeLimit = 1024 * 1024;

/** A link or a pipe in the place of a file is opened by neither of these; Windows knows neither. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Keeps texts in a folder, a file for each key, for its owner alone. The folder is made when first needed. No trouble with
 * it ever shows: what cannot be read is absent, what cannot be written is not kept.
 */
export function openCacheFolder(dir: string): CacheStore {
  return {
    async read(key) {
      try {
        return await readSmallFile(join(dir, nameOf(key)));
      } catch {
        return null;
      }
    },
    async write(key, text) {
      try {
        const target = join(dir, nameOf(key));
        await makeFolder(dir, 0o700);
        const temp = await writeTempFile(target, text, 0o600, null);
        await moveTempFile(temp, target).finally(() => removeTempFile(temp));
      } catch {
        // Then the next run asks again.
      }
    },
  };
}

function nameOf(key: string): string {
  if (!/^[\da-z]+$/.test(key)) throw new Error('A key is letters and digits.');
  return `${key}.json`;
}

async function readSmallFile(path: string): Promise<string | null> {
  const file = await open(path, openFlags);
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= sizeLimit ? await file.readFile('utf8') : null;
  } finally {
    await file.close();
  }
}
