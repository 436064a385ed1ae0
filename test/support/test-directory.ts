import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { certificate } from './public-service.ts';

/** The global setup of vitest: a directory for the temporary folders of all workers, removed after the last test. */
export function setup(): () => void {
  const directory = mkdtempSync(join(inMemory() ?? tmpdir(), 'status-snippets-tests-'));
  // Some tests run without the privileges of root.
  chmodSync(directory, 0o755);
  process.env.TEST_DIRECTORY = directory;
  process.env.NODE_EXTRA_CA_CERTS = trustCertificate(directory);
  return () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}

/** Node reads the file when a process starts: the workers trust the server of the tests, too. */
function trustCertificate(directory: string): string {
  const { NODE_EXTRA_CA_CERTS: others } = process.env;
  const paths = others ? [others, certificate] : [certificate];
  const bundle = join(directory, 'certificates.pem');
  writeFileSync(bundle, paths.map((path) => readFileSync(path, 'utf8')).join('\n'));
  return bundle;
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
