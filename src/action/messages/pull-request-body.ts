import { formatDiff } from '../../refresh/report/diff.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { changeTable } from '../report/change-table.ts';
import { clickHint } from '../report/hints.ts';
import { clipped, fenced, folded, htmlText } from '../report/html.ts';

/** GitHub takes 65,536 characters in all. */
const longestDiff = 30_000;
const mostSections = 50;

/**
 * What a pull request says, as Markdown: which addresses change, the difference, and what to know before merging.
 *
 * @param lead its first sentences
 */
export function pullRequestDescription(lead: string, run: RefreshResult, token: string | null): string {
  const diff = fenced('diff', clipped(formatDiff(run.changes), longestDiff));
  const hint = clickHint(token);
  return [
    `<p>${htmlText(lead)}</p>`,
    changeTable(run.files, mostSections),
    folded('Difference', diff),
    'Only what stands between the markers changes. This description and the branch are kept up to date until this is merged; ' +
      'close it, and it stays closed until the sections would change to something else.',
    ...(hint === null ? [] : [`> [!NOTE]\n> ${hint}`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
