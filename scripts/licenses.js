/** Collects the license texts of bundled packages. Imported by the scripts that build `dist/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** Licenses whose only condition for bundling is a copy of their text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
]);

const licenseFile = /^(licen[cs]e|copying|notice)\b/i;

/**
 * The full license texts of the packages that contain modules, sorted by package.
 *
 * @param {readonly string[]} modules the absolute paths of the modules; those outside packages are ignored
 * @throws {Error} if a package has no license text, or its license is not permissive
 */
export function licenses(modules) {
  const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== null));
  const texts = [...folders].map(licenseEntry).sort(byHeading);
  return ['The code in this directory contains these packages.\n', ...texts].join('\n');
}

/** The folder of the package that a module belongs to; null if it belongs to none. @param {string} path */
function packageFolder(path) {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path);
  return match ? match[0] : null;
}

/** @param {string} folder */
function licenseEntry(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const heading = `${manifest.name} ${manifest.version}`;
  const name = manifest.license ?? manifest.licenses?.[0]?.type;
  if (!permissive.has(name)) {
    throw new Error(
      `${heading} is licensed as ${name}: bundle a package with a permissive license instead`,
    );
  }
  const text = textIn(folder) ?? storedText(heading);
  if (text === null) {
    throw new Error(
      `${heading} contains no license text: add one to scripts/licenses/, named like the others`,
    );
  }
  return `${heading} (${name})\n${'-'.repeat(72)}\n\n${text}\n`;
}

/** The license files in the folder of a package as one text; null if there are none. @param {string} folder */
function textIn(folder) {
  const names = readdirSync(folder)
    .filter((name) => licenseFile.test(name))
    .sort();
  return names.length === 0
    ? null
    : names.map((name) => normalizedText(join(folder, name))).join('\n\n');
}

/**
 * The license text in scripts/licenses/ for a package that contains no license text; null if there is none for this version.
 *
 * @param {string} heading the name and version of the package
 */
function storedText(heading) {
  const path = join(projectRoot, 'scripts', 'licenses', `${heading.replace(/[/ ]/g, '-')}.txt`);
  return existsSync(path) ? normalizedText(path) : null;
}

/** @param {string} path */
function normalizedText(path) {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/**
 * Compares by code units, so that the order does not depend on the locale of the machine.
 *
 * @param {string} a
 * @param {string} b
 */
function byHeading(a, b) {
  return a < b ? -1 : 1;
}
