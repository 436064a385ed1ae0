import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The global setup of vitest: a directory for the temporary folders of all workers, removed after the last test. */
export function setup(): () => void {
  const directory = mkdtempSync(join(inMemory() ?? tmpdir(), 'status-snippets-tests-'));
  // Some tests run without the privileges of root.
  chmodSync(directory, 0o755);
  process.env.TEST_DIRECTORY = directory;
  return () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}

/** Where Linux keeps files in memory: tests with repositories take a quarter less time there. Containers may limit its use. */
function inMemory(): string | undefined {
  const directory = '/dev/shm';
  const program = join(directory, `status-snippets-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(directory);
    writeFileSync(program, '', { mode: 0o755 });
    accessSync(program, constants.X_OK);
    return bavail * bsize > 2 ** 31 ? directory : undefined;
  } catch {
    return undefined;
  } finally {
    rmSync(program, { force: true });
  }
}
