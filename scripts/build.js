/**
 * Builds all generated files, unless they are up to date: `npm run build`. `node scripts/build.js library` builds only the
 * library, which an installation from git needs; the bundles of the programs are committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleWithNcc } from './bundle-with-ncc.js';
import { bundleLibrary, bundleProgram } from './bundle-with-rolldown.js';
import { compile } from './compile.js';
import { generate } from './generate.js';
import { projectRoot } from './project-root.js';
import { isUpToDate, recordBuild } from './up-to-date.js';
import { writeBrowserFiles } from './write-browser-files.js';
import { writeVersion } from './write-version.js';

/** @type {Readonly<Record<string, () => Promise<void>>>} */
const programs = {
  cli: () => bundleProgram({ entry: 'lib/cli/main.js', directory: 'dist/cli' }),
  action: () => bundleWithNcc({ entry: 'lib/action/main.js', directory: 'dist/action' }),
};

// ncc names modules by their path relative to the current directory.
process.chdir(projectRoot);
const [part = 'all'] = process.argv.slice(2);
const buildProgram = programs[part];
if (buildProgram !== undefined) {
  await buildProgram();
} else if (part === 'library') {
  await buildLibrary();
} else if (isUpToDate()) {
  console.error('The build is up to date.');
} else {
  await buildLibrary();
  // Each of these takes seconds of processor time, so they run at the same time.
  await Promise.all([generate(), ...Object.keys(programs).map(buildInOwnProcess)]);
  recordBuild();
}

async function buildLibrary() {
  writeVersion();
  writeBrowserFiles();
  compile();
  await bundleLibrary({ entries: { index: 'lib/index.js', browser: 'lib/browser.js', remark: 'lib/remark.js' }, directory: 'dist/library' });
}

/** Builds a program in another process, and exits with 1 if that fails. @param {string} name the key in `programs` */
async function buildInOwnProcess(name) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(1);
}
