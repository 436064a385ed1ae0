/** Tells whether a build is necessary. Imported by scripts/build.js. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files and folders that the build reads or writes. If one of them differs from the last build, another build is necessary.
 * The last path is npm's list of the packages in `node_modules`.
 */
const paths = [
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'lib',
  'dist',
  'action.yml',
  'docs/reference',
  'node_modules/.package-lock.json',
];

/** The file that contains the fingerprint of the last build. `npm ci` removes it. */
const recordPath = 'node_modules/.cache/status-snippets/build';

/** Whether all files are the same as after the last build. */
export function isUpToDate() {
  return existsSync(recordPath) && readFileSync(recordPath, 'utf8') === fingerprint();
}

/** Records the fingerprint of the files after a complete build. */
export function recordBuild() {
  mkdirSync(dirname(recordPath), { recursive: true });
  writeFileSync(recordPath, fingerprint());
}

/** A hash of the version of Node and of the paths and contents of all files. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(filesBelow)) {
    const content = readFileSync(path);
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
