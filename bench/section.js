import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectRun, refresh, run, temporaryFolder } from './processes.js';

/**
 * @typedef {{ empty: string, filled: string, stale: string }} Section the markers with nothing, what is right, or what
 * was right once between them
 */

/**
 * A section as it is before and after a run.
 *
 * @param {'md' | 'mdx' | 'html'} format
 * @param {boolean} inline
 * @returns {Section}
 */
export function sectionOf(format, inline) {
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const between = inline ? '' : '\n';
  // Beside some texts it stands in a heading, where it would hold less.
  const start = `${open} status-snippets start slug="acme" show="badge link" ${close}`;
  const empty = `${start}${between}${open} status-snippets end ${close}`;
  const [before, after] = inline && format !== 'html' ? ['a ', ' z\n'] : ['', '\n'];
  const folder = temporaryFolder();
  const file = `page.${format}`;
  writeFileSync(join(folder, file), before + empty + after);
  expectRun(file, run(refresh(folder, file)), / changed \(1 section\)$/m);
  const filled = readFileSync(join(folder, file), 'utf8').slice(before.length, -after.length);
  return { empty, filled, stale: filled.replaceAll('https://acme.', 'https://old.acme.') };
}
