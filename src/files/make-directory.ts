import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it; one that is there is fine. Node's own recursive way never returns where a file
 * system says that the parent of a new folder does not exist though it does, as /proc does.
 *
 * @param mode the permission bits of each folder that is made.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await makeOne(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || parent === path)
      throw error;
    await makeFolder(parent, mode);
    await makeOne(path, mode);
  }
}

async function makeOne(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
