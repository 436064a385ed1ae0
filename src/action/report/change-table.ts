import { isMoved } from '../../refresh/report/change-summary.ts';
import type { FileReport, SectionReport } from '../../refresh/report/report.ts';
import { htmlCode, htmlLink, htmlTable } from './html.ts';

interface Row extends SectionReport {
  readonly path: string;
}

/**
 * Each changed section with the address it held and the one it gets, as a table; empty where nothing changed.
 *
 * @param most how many rows it may have
 */
export function changeTable(files: readonly FileReport[], most: number): string {
  const rows = changedSections(files);
  if (rows.length === 0) return '';
  const shown = rows
    .slice(0, most)
    .map((row) => [
      htmlCode(`${row.path}:${row.line}`),
      htmlCode(row.slug),
      row.previousAddress === null ? 'nothing' : htmlCode(row.previousAddress),
      row.address === '' ? '' : htmlLink(row.address, row.address),
    ]);
  const table = htmlTable(['Section', 'Page', 'Before', 'After'], shown);
  return rows.length > most ? `${table}\n\nand ${rows.length - most} more.` : table;
}

/** One sentence for each page that moved. */
export function moveSentences(files: readonly FileReport[]): string[] {
  const sentences = changedSections(files)
    .filter(isMoved)
    .map(
      ({ slug, previousAddress, address }) =>
        `The page "${slug}" moved from ${previousAddress ?? ''} to ${address}.`,
    );
  return [...new Set(sentences)];
}

function changedSections(files: readonly FileReport[]): Row[] {
  return files.flatMap(({ path, sections }) =>
    sections.filter(({ outcome }) => outcome !== 'unchanged').map((section) => ({ ...section, path })),
  );
}
