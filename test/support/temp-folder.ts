import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted at the end of the scope. */
export interface TempFolder extends AsyncDisposable {
  readonly path: string;
  at(...names: string[]): string;
}

export async function tempFolder(parent = tmpdir()): Promise<TempFolder> {
  const path = await realpath(await mkdtemp(join(parent, 'status-snippets-')));
  return {
    path,
    at: (...names) => join(path, ...names),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
