import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The global setup of vitest: a directory for the repository templates of all workers, removed after the last test. */
export function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'git-templates-'));
  process.env.GIT_TEMPLATES = directory;
  return () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
}
