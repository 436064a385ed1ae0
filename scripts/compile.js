import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Compiles `src/` to `lib/`, and ends the build where a type is wrong. */
export function compile() {
  rmSync('lib', { recursive: true, force: true });
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
