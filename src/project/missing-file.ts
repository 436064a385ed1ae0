import { posix } from 'node:path';
import { StatusSnippetsError } from '../core/errors.ts';
import { didYouMean } from '../core/suggest.ts';
import { formatOf } from '../sections/format.ts';

/**
 * The file or folder that was probably meant, as a question; empty if none has a similar name.
 * @param near the names in the folder of the file
 */
export function similarTo(name: string, near: readonly string[]): string {
  const possible = near.filter((each) => formatOf(each) !== null || posix.extname(each) === '');
  const folder = posix.dirname(name);
  return didYouMean(posix.basename(name), possible, '', (each) => posix.join(folder, each));
}

const readmeOfAnyKind = /^readme(?:\.(?:rst|adoc|txt|org|html?|mdx))?$/i;

/**
 * The error about a folder without a README that is chosen by itself.
 * @param near the names in the folder
 * @param otherwise what to do if there is none of another kind either
 */
export function missingReadme(near: readonly string[], otherwise: string): StatusSnippetsError {
  const other = near.find((name) => readmeOfAnyKind.test(name));
  if (other === undefined) {
    const problem = 'found no README here';
    return new StatusSnippetsError('file-not-found', { problem, fix: otherwise });
  }
  const canHaveSections = formatOf(other) !== null;
  const fix = canHaveSections
    ? 'name the file that contains the section'
    : 'only Markdown, MDX and HTML can have sections, so name another file';
  const problem = `found no README in Markdown, only ${other}`;
  return new StatusSnippetsError('file-not-found', { problem, fix });
}
