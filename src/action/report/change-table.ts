import { isMoved } from '../../refresh/change-summary.ts';
import type { FileReport, SectionReport } from '../../refresh/result.ts';
import { htmlCode, htmlLink, htmlTable } from './html.ts';

interface Row extends SectionReport {
  readonly path: string;
}

/**
 * A table of the changed sections with the addresses before and after; empty if nothing changed.
 *
 */
export function changeTable(files: readonly FileReport[], maxRows: number): string {
  const rows = changedSections(files);
  if (rows.length === 0) return '';
  const shown = rows
    .slice(0, maxRows)
    .map((row) => [
      htmlCode(`${row.path}:${row.line}`),
      htmlCode(row.slug),
      row.previousAddress === null ? 'none' : htmlCode(row.previousAddress),
      row.address === '' ? '' : htmlLink(row.address, row.address),
    ]);
  const table = htmlTable(['Section', 'Page', 'Before', 'After'], shown);
  return rows.length > maxRows ? `${table}\n\nand ${rows.length - maxRows} more.` : table;
}

/** One sentence for each page that moved. */
export function moveSentences(files: readonly FileReport[]): string[] {
  const sentences = changedSections(files)
    .filter(isMoved)
    .map(
      ({ slug, previousAddress, address }) => `The page "${slug}" moved from ${previousAddress ?? ''} to ${address}.`,
    );
  return [...new Set(sentences)];
}

function changedSections(files: readonly FileReport[]): Row[] {
  return files.flatMap(({ path, sections }) =>
    sections.filter(({ outcome }) => outcome !== 'unchanged').map((section) => ({ ...section, path })),
  );
}
