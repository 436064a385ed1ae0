/**
 * Builds everything that is generated. `npm run build` runs all steps; `node scripts/build.js library` only what an
 * installation from git needs, because the other bundles are committed.
 */
import { bundleLibrary } from './bundle-library.js';
import { bundleProgram } from './bundle-program.js';
import { compile } from './compile.js';
import { generate } from './generate.js';
import { projectRoot } from './project-root.js';
import { writeVersion } from './write-version.js';

const libraryOnly = process.argv[2] === 'library';

// ncc names modules by their path relative to the current directory.
process.chdir(projectRoot);
writeVersion();
compile();
await bundleLibrary({
  entries: { index: 'lib/index.js', remark: 'lib/remark.js' },
  directory: 'dist/library',
});
if (!libraryOnly) {
  await generate();
  await bundleProgram({ entry: 'lib/cli/main.js', directory: 'dist/cli', executable: true });
  await bundleProgram({ entry: 'lib/action/main.js', directory: 'dist/action', executable: false });
}
