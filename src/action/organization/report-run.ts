import type { Run } from '../mode.ts';
import { htmlCode, htmlLink, htmlTable, htmlText } from '../report/html.ts';
import { joinBlocks, messageParagraph } from '../report/job-summary.ts';
import { findHints } from '../report/outcome-message.ts';
import { outputValues } from '../report/outputs.ts';
import type { AnnotationLevel } from '../workflow-commands.ts';
import type { OrganizationReport, RepositoryReport } from './repository-report.ts';
import { countOf, endedEarlyWithFailure, type RunTotals } from './run-totals.ts';

/** How many annotations of a level GitHub shows for a step. */
const maxAnnotations = 10;

/** GitHub accepts summaries of up to 1 MiB, which contain more than the table. */
const maxTableBytes = 900_000;

/** Reports a run for several repositories in annotations, log, outputs and summary. Fails the step if there is an error. */
export async function reportRun({ inputs, context, effects }: Run, totals: RunTotals): Promise<void> {
  const { runner } = effects;
  const report = createOrganizationReport(totals);
  const annotations = createRunAnnotations(totals, inputs);
  const sentence = describeCounts(totals);
  const hints = findHints(context, null, inputs.token);
  if (annotations.some(({ level }) => level === 'error')) runner.fail();
  const shown = (['error', 'warning', 'notice'] as const).flatMap((shownLevel) =>
    annotations.filter(({ level }) => level === shownLevel).slice(0, maxAnnotations),
  );
  for (const { level, message } of shown) runner.annotate(level, message, null);
  const moreCount = annotations.length - shown.length;
  const more = moreCount === 0 ? [] : [`The summary of the run contains ${moreCount} more of these messages.`];
  runner.log([...more, sentence, ...hints].join('\n'));
  runner.outputs({
    ...outputValues({ ...report, files: totals.firstFiles }, null),
    changed: String(countOf(totals, 'changed') > 0),
    'domain-changed': String(totals.hasNewAddress),
    'repositories-changed': String(countOf(totals, 'changed')),
    'repositories-failed': String(countOf(totals, 'failed')),
    'repositories-deferred': String(countOf(totals, 'deferred')),
    report: JSON.stringify(report),
  });
  await runner.writeSummary(
    joinBlocks([
      messageParagraph({ sentence, url: null }),
      ...annotations.filter(({ isGeneral }) => isGeneral).map(({ message }) => `<p>${htmlText(message)}</p>`),
      repositoryTable(totals.reports),
      ...hints.map((hint) => `> [!NOTE]\n> ${hint}`),
    ]),
  );
}

/** The JSON report. Its outcome is the most severe outcome of a repository, or `failed` if the run itself failed. */
function createOrganizationReport(totals: RunTotals): OrganizationReport {
  const { reports, pages, endingError } = totals;
  const outcomes = ['failed', 'changed', 'out-of-date'] as const;
  const failed = reports.find(({ outcome }) => outcome === 'failed');
  const reportedError =
    endingError !== null && endedEarlyWithFailure(totals)
      ? { code: endingError.code, message: endingError.message }
      : null;
  const firstError = failed?.error && { ...failed.error, message: `${failed.repository}: ${failed.error.message}` };
  return {
    version: 1,
    outcome: reportedError
      ? 'failed'
      : (outcomes.find((one) => reports.some(({ outcome }) => outcome === one)) ?? 'unchanged'),
    pages: [...pages.values()],
    files: [],
    error: reportedError ?? firstError ?? null,
    repositories: reports,
  };
}

interface RunAnnotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  /** Whether the annotation is about the whole run, not about one repository. */
  readonly isGeneral: boolean;
}

function createRunAnnotations(totals: RunTotals, inputs: Run['inputs']): RunAnnotation[] {
  const { reports, unavailable, warnings, notices } = totals;
  const failureLevel = (report: RepositoryReport): AnnotationLevel => {
    const isTolerated = unavailable.has(report) && inputs.onUnavailable === 'warn';
    return isTolerated || inputs.onFailure === 'warn' ? 'warning' : 'error';
  };
  const ofRepositories = reports.flatMap((report): RunAnnotation[] => {
    const { repository, outcome, files, error, pullRequest } = report;
    if (error !== null) {
      return [{ level: failureLevel(report), message: `${repository}: ${error.message}`, isGeneral: false }];
    }
    if (outcome !== 'out-of-date' || pullRequest !== undefined) return [];
    return [{ level: 'error', message: `${repository}: ${files.join(', ')}: out of date`, isGeneral: false }];
  });
  const general = [
    ...[...warnings].map((message) => ({ level: 'warning' as const, message })),
    ...notices.map((message) => ({ level: 'notice' as const, message })),
    ...describeDeferred(totals, inputs.maxWrites).map((message) => ({
      level: endedEarlyWithFailure(totals) ? ('error' as const) : ('notice' as const),
      message,
    })),
  ];
  // GitHub shows only the first annotations of a level, so those about the whole run come first.
  return [...general.map((one) => ({ ...one, isGeneral: true })), ...ofRepositories];
}

/** A message if repositories are left for the next run; empty if none is. */
function describeDeferred(totals: RunTotals, maxWrites: number): string[] {
  const count = countOf(totals, 'deferred');
  if (totals.endingError === null && count === 0) return [];
  const reason = totals.endingError?.message ?? `This run may write to ${maxWrites}, which the input max-writes sets.`;
  const subject = count === 1 ? '1 repository is' : `${count} repositories are`;
  return [`${subject} left for the next run. ${reason}`];
}

/** One sentence with the number of repositories of each outcome. */
function describeCounts(totals: RunTotals): string {
  const counts = [
    [countOf(totals, 'changed'), 'changed'],
    [countOf(totals, 'failed'), 'failed'],
    [countOf(totals, 'deferred'), 'deferred'],
    [countOf(totals, 'out-of-date'), 'out of date'],
    [countOf(totals, 'unchanged'), 'unchanged'],
    [totals.withoutSection, 'without a section'],
    [totals.skipped, 'skipped (archived, disabled, empty, a mirror or a fork)'],
  ] as const;
  const total = counts.reduce((sum, [count]) => sum + count, 0);
  const parts = counts.filter(([count]) => count > 0).map(([count, outcome]) => `${count} ${outcome}`);
  if (total === 0) return 'No repository was selected.';
  return `${total} ${total === 1 ? 'repository' : 'repositories'}: ${parts.join(', ')}.`;
}

/** A table of all repositories that are not `unchanged`, the failed ones first. It has as many rows as fit into a summary. */
function repositoryTable(reports: readonly RepositoryReport[]): string {
  const order = ['failed', 'deferred', 'out-of-date', 'changed'];
  const listed = order.flatMap((listedOutcome) => reports.filter(({ outcome }) => outcome === listedOutcome));
  const rows: string[][] = [];
  let bytes = 0;
  for (const { repository, outcome, commit, pullRequest, files, error } of listed) {
    const link = commit ?? pullRequest;
    const details = error === null ? htmlText(files.join(', ')) : htmlText(error.message);
    const row = [htmlCode(repository), outcome, [details, link ? htmlLink(link.url) : ''].join(' ').trim()];
    bytes += Buffer.byteLength(row.join('')) + 40;
    if (bytes > maxTableBytes) break;
    rows.push(row);
  }
  const table = htmlTable(['Repository', 'Outcome', 'Details'], rows);
  return rows.length < listed.length ? `${table}\n\nand ${listed.length - rows.length} more.` : table;
}
