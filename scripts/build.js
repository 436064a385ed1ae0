/**
 * Builds all generated files, unless they are up to date: `npm run build`. `node scripts/build.js library` builds only the
 * library, which an installation from git needs; the bundles of the programs are committed.
 */
import { bundleAction, bundleLibrary, bundleProgram } from './bundle.js';
import { compile } from './compile.js';
import { generate } from './generate.js';
import { projectRoot } from './project-root.js';
import { isUpToDate, recordBuild } from './up-to-date.js';
import { writeBrowserFiles } from './write-browser-files.js';
import { writeVersion } from './write-version.js';

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
    await bundleProgram({ entry: 'lib/cli/main.js', directory: 'dist/cli' });
    await bundleAction({ entry: 'lib/action/main.js', directory: 'dist/action' });
    recordBuild();
  }
}
