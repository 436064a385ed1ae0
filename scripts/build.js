/**
 * Builds all generated files, unless they are up to date: `npm run build`. `node scripts/build.js library` builds only the
 * library, which an installation from git needs; the bundles of the programs are committed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleAction, bundleLibrary, bundleProgram } from './bundle.js';
import { generate } from './generate.js';
import { writeBrowserFiles, writeVersion } from './generated-sources.js';
import { projectRoot } from './project-root.js';
import { isUpToDate, recordBuild } from './up-to-date.js';

// ncc names modules by their path relative to the current directory.
process.chdir(projectRoot);
const isLibraryOnly = process.argv[2] === 'library';
if (!isLibraryOnly && isUpToDate()) {
  console.error('The build is up to date.');
} else {
  writeVersion();
  writeBrowserFiles();
  compile();
  const entries = { index: 'lib/index.js', browser: 'lib/browser.js', remark: 'lib/remark.js' };
  await bundleLibrary({ entries, directory: 'dist/library' });
  if (!isLibraryOnly) {
    await generate();
    const start = 'src/cli/start.js';
    await bundleProgram({ start, entry: 'lib/cli/main.js', directory: 'dist/cli' });
    await bundleAction({ entry: 'lib/action/main.js', directory: 'dist/action' });
    recordBuild();
  }
}

/**
 * Compiles `src/` to `lib/`; only the files that changed since the last time, of which tsc keeps a record in `lib/`. Exits with
 * 1 if there is a type error.
 */
function compile() {
  const require = createRequire(import.meta.url);
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
