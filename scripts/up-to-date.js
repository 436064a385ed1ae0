/** Tells whether a build is necessary. Imported by scripts/build.js. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What the build reads and what it writes. A file of either kind that differs from the last build makes another one
 * necessary, and so do other packages in `node_modules`, which npm lists in the last one of these.
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

// `npm ci` removes it.
const recordPath = 'node_modules/.cache/status-snippets/build';

/** Whether the last build read and wrote the same files. */
export function isUpToDate() {
  return existsSync(recordPath) && readFileSync(recordPath, 'utf8') === fingerprint();
}

/** Remembers the files of a build that is complete. */
export function recordBuild() {
  mkdirSync(dirname(recordPath), { recursive: true });
  writeFileSync(recordPath, fingerprint());
}

/** A hash of the version of Node.js and of all files, with their paths. */
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
