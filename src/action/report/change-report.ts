import type { FileReport } from '../../refresh/json-report.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import type { ChangeReport } from '../job.ts';
import { htmlCode, htmlLink, htmlTable } from './html.ts';

/** Few enough for the description of a pull request. */
const maxTableRows = 50;

/** Describes what a run changes, or would change. The diff is loaded only if something does. */
export async function createChangeReport({ files, changes }: RefreshResult): Promise<ChangeReport> {
  if (changes.length === 0) return { table: changeTable(files), diff: '' };
  const { formatDiff } = await import(/* webpackChunkName: "report" */ '../../refresh/diff.ts');
  return { table: changeTable(files), diff: formatDiff(changes) };
}

/** A table of the changed sections with the addresses before and after. */
function changeTable(files: readonly FileReport[]): string {
  const rows = files.flatMap(({ path, sections }) =>
    sections
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map(({ line, slug, previousAddress, address }) => [
        htmlCode(`${path}:${line}`),
        htmlCode(slug),
        previousAddress === null ? 'none' : htmlCode(previousAddress),
        address === '' ? '' : htmlLink(address, address),
      ]),
  );
  if (rows.length === 0) return '';
  const table = htmlTable(['Section', 'Page', 'Before', 'After'], rows.slice(0, maxTableRows));
  return rows.length > maxTableRows ? `${table}\n\nand ${rows.length - maxTableRows} more.` : table;
}
