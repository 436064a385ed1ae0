/** Sections for the texts that are measured. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectOutput, refreshCommand, run, temporaryDirectory } from '../measure/run-process.js';

/** @typedef {{ empty: string, filled: string, stale: string }} Section a section without content, up to date, and out of date */

/**
 * A section before and after a run of the command line.
 *
 * @param {'md' | 'mdx' | 'html'} format
 * @param {boolean} inline
 * @returns {Section}
 */
export function sectionText(format, inline) {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const between = inline ? '' : '\n';
  // In a heading, which some texts make of the line, the default would be the badge alone.
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
