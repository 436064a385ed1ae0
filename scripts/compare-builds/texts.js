/** Exports the texts on which two builds are compared. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectRoot } from '../project-root.js';
import { placesOf } from './places.js';
import { marker, snippetsOf } from './snippets.js';

/** Longer files would take most of the time. */
const maxLength = 16_000;

/** More places would take more than a minute or two. */
const shareOfPlaces = 4;

/** @type {Record<string, import('./snippets.js').Format>} */
const formats = { '.md': 'md', '.markdown': 'md', '.mdx': 'mdx', '.html': 'html', '.htm': 'html' };

/**
 * @typedef {object} Source
 * @property {string} path from the top of the project
 * @property {string} text
 */

/**
 * The Markdown and HTML files of packages, and the inputs of fixtures, in the order of their paths.
 *
 * @param {string} only a part of the paths to use
 * @returns {readonly Source[]}
 */
export function readSources(only) {
  const inPackages = namesIn('node_modules').filter((path) => !path.endsWith('.mdx'));
  const inputs = namesIn('test/fixtures').filter((path) => /\/input\.\w+$/.test(path));
  return [...inPackages, ...inputs]
    .filter((path) => path.includes(only))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
    .filter(({ text }) => text.length <= maxLength);
}

/** @param {string} folder */
function namesIn(folder) {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in formats)
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * Puts a section, or an embed outside of sections, into several places of each source: all places of
 * MDX and HTML, a quarter of those of Markdown, in turn. Each text has a page of its own, so that
 * it says nothing about another one. Inputs of fixtures are also compared as they are; those in
 * Markdown and HTML contain the sections that matter.
 *
 * @param {readonly Source[]} sources
 * @param {'section' | 'embed'} what
 * @returns {ReadonlyMap<string, string>} by a path that says which source and place it is
 */
export function textsOf(sources, what) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [index, { path, text }] of sources.entries()) {
    const extension = extname(path);
    const format = formats[extension] ?? 'md';
    const isFixture = path.startsWith('test');
    // The program skips folders of this name.
    const folder = path.replaceAll('node_modules', 'packages');
    if (isFixture) texts.set(`${folder}/as-it-is${extension}`, text);
    if (isFixture && format !== 'mdx') continue;
    for (const [number, { name, form, put }] of placesOf(format).entries()) {
      if (format === 'md' && (index + number) % shareOfPlaces > 0) continue;
      const slug = `page-${index + 1}-${number + 1}`;
      const snippets = snippetsOf({ slug, form, format, variant: index + number, what });
      const inserted = what === 'embed' ? snippets : marker({ slug, form, format, snippets });
      texts.set(`${folder}/${name}${extension}`, put(text, inserted));
    }
  }
  return texts;
}
