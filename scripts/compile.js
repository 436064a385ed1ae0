/** Compiles the TypeScript sources. Called by scripts/build.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Compiles `src/` to `lib/`; only the files that changed since the last time, of which tsc keeps a record in `lib/`. Exits with
 * 1 if there is a type error.
 */
export function compile() {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  // The output of tsc goes to stderr, because the stdout of `npm pack` must contain only the name of the packed file.
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'src'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
  for (const name of readdirSync('lib', { recursive: true, encoding: 'utf8' })) {
    const source = join('src', name.replace(/(?:\.d\.ts|\.js)$/, '.ts'));
    if (!name.endsWith('.tsbuildinfo') && !existsSync(source))
      rmSync(join('lib', name), { recursive: true, force: true });
  }
}
