/** Sections for the texts that are measured. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectOutput, refreshCommand, run, temporaryDirectory } from '../measure/run-process.js';

/**
 * @typedef {object} SectionTexts the texts of one section
 * @property {string} empty without content
 * @property {string} filled up to date
 * @property {string} stale with an old address
 */

/**
 * Makes the texts of a section with a run of the command line.
 *
 * @param {'md' | 'mdx' | 'html'} format
 * @param {boolean} inline whether the section is in running text
 * @returns {SectionTexts}
 */
export function sectionText(format, inline) {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const between = inline ? '' : '\n';
  // `show` is set because some texts turn the line into a heading, in which the default would be only the badge.
  const start = `${open} status-snippets start slug="acme" show="badge link" ${close}`;
  const empty = `${start}${between}${open} status-snippets end ${close}`;
  const [before, after] = inline && format !== 'html' ? ['a ', ' z\n'] : ['', '\n'];
  const directory = temporaryDirectory();
  const file = `page.${format}`;
  writeFileSync(join(directory, file), before + empty + after);
  expectOutput(file, run(refreshCommand(directory, file)), / changed \(1 section\)$/m);
  const filled = readFileSync(join(directory, file), 'utf8').slice(before.length, -after.length);
  return { empty, filled, stale: filled.replaceAll('https://acme.', 'https://old.acme.') };
}
