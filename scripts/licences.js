import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** Licences that ask for nothing but their text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
]);

const licenceFile = /^(licen[cs]e|copying|notice)\b/i;

/**
 * The full licence texts of the packages that files came from, by name.
 *
 * @param {readonly string[]} modules - absolute paths
 * @throws where a package has no licence text, or one that is not permissive
 */
export function licences(modules) {
  const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== null));
  const texts = [...folders].map(licence).sort(byHeading);
  return ['The program beside this file holds these packages.\n', ...texts].join('\n');
}

/** @param {string} path */
function packageFolder(path) {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path);
  return match ? match[0] : null;
}

/** @param {string} folder */
function licence(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const heading = `${manifest.name} ${manifest.version}`;
  const name = manifest.license ?? manifest.licenses?.[0]?.type;
  if (!permissive.has(name)) {
    throw new Error(`${heading} is licensed as ${name}: bundle a package with a permissive licence instead`);
  }
  const text = textIn(folder) ?? kept(heading);
  if (text === null) {
    throw new Error(`${heading} ships no licence text: keep one in scripts/licences/, as named there`);
  }
  return `${heading} (${name})\n${'-'.repeat(72)}\n\n${text}\n`;
}

/** @param {string} folder */
function textIn(folder) {
  const names = readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort();
  return names.length === 0 ? null : names.map((name) => tidy(join(folder, name))).join('\n\n');
}

/**
 * The text kept here for a package that ships none, for this version of it alone.
 *
 * @param {string} heading
 */
function kept(heading) {
  const path = join(root, 'scripts', 'licences', `${heading.replace(/[/ ]/g, '-')}.txt`);
  return existsSync(path) ? tidy(path) : null;
}

/** @param {string} path */
function tidy(path) {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/**
 * By code units, so that the order is that of no machine's language.
 *
 * @param {string} a
 * @param {string} b
 */
function byHeading(a, b) {
  return a < b ? -1 : 1;
}
