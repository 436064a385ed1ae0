import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A folder that is deleted at the end of the scope. */
export interface TempFolder extends AsyncDisposable {
  readonly path: string;
  at(...names: string[]): string;
}

/** @param parent by default the directory of this run of the tests, which may be in memory */
export async function tempFolder(
  parent = process.env.TEST_DIRECTORY ?? tmpdir(),
): Promise<TempFolder> {
  const path = await realpath(await mkdtemp(join(parent, 'status-snippets-')));
  return {
    path,
    at: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
