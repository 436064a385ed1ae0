import type { Settings } from '../../config/settings.ts';
import { isError, type StatusSnippetsError } from '../../core/errors.ts';
import { cut } from '../../core/quote.ts';
import type { PullRequest } from '../../github/branch-query.ts';
import type { Commit } from '../../github/commit.ts';
import type { PageWithoutApi } from '../../refresh/addresses.ts';
import { noteAboutPlans } from '../../refresh/plan-notes.ts';
import type { FileResult, PageReport, Report } from '../../refresh/result.ts';
import { describeFinding, emptyReport, hasNewAddress } from '../../refresh/result.ts';
import type { ActionRun, ModeResult } from '../job-context.ts';
import {
  htmlCode,
  htmlLink,
  htmlTable,
  messageBlock,
  noteBlock,
  paragraph,
} from '../job-summary.ts';
import { outputValues } from '../outputs.ts';
import { describeError, findHints, writeReport } from '../report.ts';
import type { Annotation } from '../workflow-commands.ts';
import type { RepositoryResult } from './limits.ts';

interface RepositoryReport {
  /** `owner/name`, or a line of the input `repositories` whose repositories are not known. */
  readonly repository: string;
  readonly outcome: 'changed' | 'unchanged' | 'out-of-date' | 'deferred' | 'failed';
  readonly commit?: Commit;
  readonly pullRequest?: Pick<PullRequest, 'number' | 'url'>;
  readonly files: readonly string[];
  readonly error: Report['error'];
}

/** GitHub shows no more of a level for a step. */
const maxAnnotations = 10;

/** GitHub accepts summaries of up to 1 MiB. */
const maxRepositoryTableBytes = 500_000;

/** A message that is longer is not read, and would take the place of the others. */
const maxMessageLength = 2000;

/** It contains no texts and no diffs, to save memory. */
export class RunTotals {
  readonly reports: RepositoryReport[] = [];
  withoutSection = 0;
  skipped = 0;
  /** Selected by a pattern, with a file that is not read or not written. */
  unfit = 0;
  /** The messages that are not about the outcome of a repository, each once. */
  readonly messages = new Map<string, 'warning' | 'notice'>();
  endingError: StatusSnippetsError | null = null;
  hasNewAddress = false;
  /** Of the first repository with a section. */
  firstFiles: readonly FileResult[] = [];
  /** By slug. One note tells of all of them. */
  readonly withoutApi = new Map<string, PageWithoutApi>();
  /** A page that was found at several addresses has an entry for each. */
  readonly pages = new Map<string, PageReport>();

  /** Returns null if the repository has no section. */
  add(repository: string, result: RepositoryResult): RepositoryReport | null {
    if (result.refreshed === null) return this.fail(repository, result.error);
    const { files, pages, failure, findings, withoutApi } = result.refreshed;
    for (const page of withoutApi) this.withoutApi.set(page.slug, page);
    for (const finding of findings) {
      const { level, code, path } = finding;
      // Other notes are about what happened to the files.
      if (level !== 'warning' && code !== 'custom-domain-unused') continue;
      const place = path === undefined ? '' : `${repository}: `;
      const message = cut(`${place}${describeFinding(finding)}`, maxMessageLength);
      this.messages.set(message, level === 'warning' ? level : 'notice');
    }
    const sections = files.flatMap((file) => file.sections);
    const isEmpty = failure === null && sections.length === 0 && result.published === null;
    if (failure?.code === 'no-section' || isEmpty) {
      this.withoutSection += 1;
      return null;
    }
    const report = toReport(repository, result);
    this.reports.push(report);
    if (this.firstFiles.length === 0 && sections.length > 0) this.firstFiles = files;
    this.hasNewAddress ||= sections.some(hasNewAddress);
    for (const page of pages) this.pages.set(JSON.stringify(page), page);
    return report;
  }

  fail(repository: string, error: unknown): RepositoryReport {
    const report = {
      repository,
      outcome: 'failed',
      files: [],
      error: shortError(describeError(error)),
    } as const;
    this.reports.push(report);
    return report;
  }

  defer(repository: string): void {
    this.reports.push({ repository, outcome: 'deferred', files: [], error: null });
  }

  count(outcome: RepositoryReport['outcome']): number {
    return this.reports.filter((report) => report.outcome === outcome).length;
  }
}

function toReport(repository: string, { refreshed, published }: ModeResult): RepositoryReport {
  const { failure, outcome } = refreshed;
  const files = refreshed.files
    .filter((file) => file.outcome === 'changed' || file.outcome === 'out-of-date')
    .map(({ path }) => path);
  const report = { repository, outcome, files, error: failure && shortError(failure) };
  if (failure !== null || published === null) return report;
  if (published.outcome === 'committed') return { ...report, commit: published.commit };
  const { number, url } = published.pullRequest;
  // The open pull request already contained the change before this run.
  const wasUpToDate = published.outcome === 'proposed' && outcome === 'out-of-date';
  return {
    ...report,
    ...(wasUpToDate && { outcome: 'unchanged', files: [] }),
    pullRequest: { number, url },
  };
}

export async function reportRun(run: ActionRun, totals: RunTotals): Promise<void> {
  const { inputs, context, effects } = run;
  const { reports, pages, firstFiles, endingError } = totals;
  // A limit ends a run without making it a failed one.
  const failure = isError(endingError, 'bad-credentials', 'github-outage') ? endingError : null;
  const failed = reports.find(({ error }) => error !== null);
  const firstError = failed?.error && {
    ...failed.error,
    message: `${failed.repository}: ${failed.error.message}`,
  };
  const outcomes = ['failed', 'changed', 'out-of-date'] as const;
  const outcome = outcomes.find((one) => totals.count(one) > 0) ?? 'unchanged';
  const error = failure ? describeError(failure) : (firstError ?? null);
  const report = {
    ...emptyReport(failure === null ? outcome : 'failed', error),
    pages: [...pages.values()],
  };
  // Those about the whole run come first: GitHub shows only the first ones of a level.
  const general = generalAnnotations(totals, failure, inputs.maxWrites);
  const annotations = [...general, ...repositoryAnnotations(reports, inputs)];
  const ofLevel = (level: Annotation['level']) => annotations.filter((one) => one.level === level);
  const shown = (['error', 'warning', 'notice'] as const).flatMap((level) =>
    ofLevel(level).slice(0, maxAnnotations),
  );
  const moreCount = annotations.length - shown.length;
  const more =
    moreCount === 0 ? [] : [`The summary of the run contains ${moreCount} more of these messages.`];
  const sentence = describeCounts(totals);
  const hints = findHints(context, null);
  await writeReport(effects.runner, {
    outputs: {
      ...outputValues(
        { ...report, files: firstFiles.map((file) => ({ ...file, problems: [], notes: [] })) },
        null,
      ),
      changed: String(totals.count('changed') > 0),
      'domain-changed': String(totals.hasNewAddress),
      'repositories-changed': String(totals.count('changed')),
      'repositories-failed': String(totals.count('failed')),
      'repositories-deferred': String(totals.count('deferred')),
      report: JSON.stringify({ ...report, repositories: reports }),
    },
    annotations: shown,
    lines: [...more, sentence, ...hints],
    details: () => [
      paragraph([sentence]),
      messageBlock(general),
      repositoryTable(reports),
      ...hints.map(noteBlock),
    ],
  });
}

function generalAnnotations(
  totals: RunTotals,
  failure: StatusSnippetsError | null,
  maxWrites: number,
): Annotation[] {
  const plans = noteAboutPlans([...totals.withoutApi.values()]);
  const others: Annotation[] = [
    ...plans.map(({ message }) => ({ level: 'notice' as const, message })),
    ...[...totals.messages].map(([message, level]) => ({ level, message })),
  ];
  const count = totals.count('deferred');
  if (count === 0 && failure === null) return others;
  const reason =
    totals.endingError?.message ??
    `This run may write to ${maxWrites}, which the input max-writes sets.`;
  const left = count === 1 ? '1 repository is' : `${count} repositories are`;
  return [
    { level: failure ? 'error' : 'notice', message: `${left} left for the next run. ${reason}` },
    ...others,
  ];
}

function repositoryAnnotations(
  reports: readonly RepositoryReport[],
  { onFailure, onUnavailable }: Settings,
) {
  return reports.flatMap(({ repository, outcome, files, error, pullRequest }): Annotation[] => {
    if (error !== null) {
      const isTolerated =
        onFailure === 'warn' || (onUnavailable === 'warn' && error.code === 'unavailable');
      return [
        { level: isTolerated ? 'warning' : 'error', message: `${repository}: ${error.message}` },
      ];
    }
    if (outcome !== 'out-of-date' || pullRequest !== undefined) return [];
    return [
      {
        level: 'error',
        message: cut(`${repository}: ${files.join(', ')}: out of date`, maxMessageLength),
      },
    ];
  });
}

function describeCounts(totals: RunTotals): string {
  const outcomes = ['changed', 'failed', 'deferred', 'out-of-date', 'unchanged'] as const;
  const counts = [
    ...outcomes.map((outcome) => [totals.count(outcome), outcome.replaceAll('-', ' ')] as const),
    [totals.withoutSection, 'without a section'],
    [totals.unfit, 'skipped (a file is too large, a link or executable)'],
    [totals.skipped, 'skipped (archived, disabled, empty, a mirror, a fork or without the topic)'],
  ] as const;
  const total = counts.reduce((sum, [count]) => sum + count, 0);
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${count} ${outcome}`);
  if (total === 0) return 'No repository was selected.';
  return `${total} ${total === 1 ? 'repository' : 'repositories'}: ${parts.join(', ')}.`;
}

/** All repositories that are not `unchanged`, the failed ones first. */
function repositoryTable(reports: readonly RepositoryReport[]): string {
  const order = ['failed', 'deferred', 'out-of-date', 'changed'];
  const listed = order.flatMap((listedOutcome) =>
    reports.filter(({ outcome }) => outcome === listedOutcome),
  );
  const rows = listed.map(({ repository, outcome, commit, pullRequest, files, error }) => {
    const details = [
      error?.message ?? cut(files.join(', '), maxMessageLength),
      (commit ?? pullRequest)?.url ?? '',
    ];
    return [htmlCode(repository), outcome, details.map(htmlLink).join(' ')];
  });
  return htmlTable(['Repository', 'Outcome', 'Details'], rows, maxRepositoryTableBytes);
}

function shortError({ code, message }: NonNullable<Report['error']>) {
  return { code, message: cut(message, maxMessageLength) };
}
