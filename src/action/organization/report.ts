import type { Commit } from '../../github/commit.ts';
import type { PullRequestLink } from '../../github/pull-request.ts';
import { describeFinding, type FileResult, hasNewAddress, type PageReport, type Report } from '../../refresh/result.ts';
import type { StatusSnippetsError } from '../../text/errors.ts';
import { describeError } from '../errors.ts';
import type { ModeResult, Run } from '../mode.ts';
import { htmlCode, htmlLink, htmlTable, htmlText, joinBlocks, messageParagraph } from '../report/job-summary.ts';
import { findHints } from '../report/outcome-message.ts';
import { outputValues } from '../report/outputs.ts';
import type { AnnotationLevel } from '../workflow-commands.ts';
import type { Result } from './limits.ts';

/** What a run for several repositories did with one of them. */
export interface RepositoryReport {
  /** `owner/name`; or a line of the input `repositories` that selects nothing, or whose listing was not completed. */
  readonly repository: string;
  readonly outcome: 'changed' | 'unchanged' | 'out-of-date' | 'deferred' | 'failed';
  readonly commit?: Commit;
  readonly pullRequest?: PullRequestLink;
  /** The paths of the files that changed, or should change. */
  readonly files: readonly string[];
  readonly error: NonNullable<Report['error']> | null;
}

/** How many annotations of a level GitHub shows for a step. */
const maxAnnotations = 10;

/** GitHub accepts summaries of up to 1 MiB. Half of it is for the table, and the rest for messages. */
const maxTableBytes = 500_000;
const maxMessageBytes = 300_000;

/** A message that is longer is not read, and would take the place of the others. */
const maxMessageLength = 2000;

/** What a run for several repositories has done so far. It contains no texts and no diffs, to save memory. */
export class RunTotals {
  readonly reports: RepositoryReport[] = [];
  /** How many repositories do not have a section, or do not have the files. */
  withoutSection = 0;
  /** How many repositories were skipped: they are archived, disabled, empty, a mirror or a fork. */
  skipped = 0;
  readonly notices: string[] = [];
  readonly warnings = new Set<string>();
  /** Why the run ended early; null if it did not. */
  endingError: StatusSnippetsError | null = null;
  hasNewAddress = false;
  /** The files of the first repository with a section. */
  firstFiles: readonly FileResult[] = [];
  /** The pages. A page that was found at several addresses has an entry for each. */
  readonly #pages = new Map<string, PageReport>();
  /** The reports of the repositories that failed because the service was unavailable. */
  readonly #unavailable = new Set<RepositoryReport>();

  /** Adds the result of a repository. Returns its report; null if it has no section. */
  add(repository: string, { value, error }: Result): RepositoryReport | null {
    if (value === null) return this.fail(repository, error);
    const { files, pages, failure, findings } = value.refresh;
    for (const finding of findings.filter(({ level }) => level === 'warning')) {
      const place = finding.path === undefined ? '' : `${repository}: `;
      this.warnings.add(shorten(`${place}${describeFinding(finding)}`));
    }
    const sections = files.flatMap((file) => file.sections);
    const isEmpty = failure === null && sections.length === 0 && value.published === null;
    if (failure?.code === 'no-section' || isEmpty) {
      this.withoutSection += 1;
      return null;
    }
    const report = toReport(repository, value);
    this.reports.push(report);
    if (failure?.code === 'unavailable') this.#unavailable.add(report);
    if (this.firstFiles.length === 0 && sections.length > 0) this.firstFiles = files;
    this.hasNewAddress ||= sections.some(hasNewAddress);
    for (const page of pages) this.#pages.set(JSON.stringify(page), page);
    return report;
  }

  /** Adds a repository, or a line of the input, that failed. */
  fail(repository: string, error: unknown): RepositoryReport {
    const { code, message } = describeError(error);
    const report = { repository, outcome: 'failed', files: [], error: { code, message: shorten(message) } } as const;
    this.reports.push(report);
    return report;
  }

  /** Adds a repository, or an owner, that is left for the next run. */
  defer(repository: string): void {
    this.reports.push({ repository, outcome: 'deferred', files: [], error: null });
  }

  count(outcome: RepositoryReport['outcome']): number {
    return this.reports.filter((report) => report.outcome === outcome).length;
  }

  /** Why the run failed as a whole; null if it was ended by a limit, or not at all. */
  get failure(): StatusSnippetsError | null {
    const { endingError } = this;
    return endingError?.code === 'bad-credentials' || endingError?.code === 'github-outage' ? endingError : null;
  }

  /** The JSON report. Its outcome is the most severe outcome of a repository, or `failed` if the run itself failed. */
  toReport(): Report & { readonly repositories: readonly RepositoryReport[] } {
    const { reports, failure } = this;
    const outcomes = ['failed', 'changed', 'out-of-date'] as const;
    const failed = reports.find(({ error }) => error !== null);
    const firstError = failed?.error && { ...failed.error, message: `${failed.repository}: ${failed.error.message}` };
    const outcome = outcomes.find((one) => reports.some((report) => report.outcome === one)) ?? 'unchanged';
    return {
      version: 1,
      outcome: failure === null ? outcome : 'failed',
      pages: [...this.#pages.values()],
      files: [],
      error: failure ? { code: failure.code, message: failure.message } : (firstError ?? null),
      repositories: reports,
    };
  }

  /** The messages about the whole run, and then those about repositories: GitHub shows only the first ones of a level. */
  toAnnotations({ maxWrites, onFailure, onUnavailable }: Run['inputs']): RunAnnotation[] {
    const annotate = (level: AnnotationLevel, message: string, isGeneral = true) => ({ level, message, isGeneral });
    const levelOf = (report: RepositoryReport) => {
      const isTolerated = this.#unavailable.has(report) && onUnavailable === 'warn';
      return isTolerated || onFailure === 'warn' ? 'warning' : 'error';
    };
    return [
      ...this.#describeDeferred(maxWrites).map((message) => annotate(this.failure ? 'error' : 'notice', message)),
      ...[...this.warnings].map((message) => annotate('warning', message)),
      ...this.notices.map((message) => annotate('notice', message)),
      ...this.reports.flatMap((report) => {
        const { repository, outcome, files, error, pullRequest } = report;
        if (error !== null) return [annotate(levelOf(report), `${repository}: ${error.message}`, false)];
        if (outcome !== 'out-of-date' || pullRequest !== undefined) return [];
        return [annotate('error', shorten(`${repository}: ${files.join(', ')}: out of date`), false)];
      }),
    ];
  }

  /** A message if repositories are left for the next run; empty if none is. */
  #describeDeferred(maxWrites: number): string[] {
    const count = this.count('deferred');
    if (count === 0 && this.failure === null) return [];
    const reason = this.endingError?.message ?? `This run may write to ${maxWrites}, which the input max-writes sets.`;
    return [`${count === 1 ? '1 repository is' : `${count} repositories are`} left for the next run. ${reason}`];
  }

  /** One sentence with the number of repositories of each outcome. */
  describe(): string {
    const counts = [
      [this.count('changed'), 'changed'],
      [this.count('failed'), 'failed'],
      [this.count('deferred'), 'deferred'],
      [this.count('out-of-date'), 'out of date'],
      [this.count('unchanged'), 'unchanged'],
      [this.withoutSection, 'without a section'],
      [this.skipped, 'skipped (archived, disabled, empty, a mirror or a fork)'],
    ] as const;
    const total = counts.reduce((sum, [count]) => sum + count, 0);
    const parts = counts.filter(([count]) => count > 0).map(([count, outcome]) => `${count} ${outcome}`);
    if (total === 0) return 'No repository was selected.';
    return `${total} ${total === 1 ? 'repository' : 'repositories'}: ${parts.join(', ')}.`;
  }
}

interface RunAnnotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  /** Whether the annotation is about the whole run, not about one repository. */
  readonly isGeneral: boolean;
}

function toReport(repository: string, { refresh, published }: ModeResult): RepositoryReport {
  const outdated = refresh.files.filter(({ outcome }) => outcome === 'changed' || outcome === 'out-of-date');
  const files = outdated.map(({ path }) => path);
  const { failure } = refresh;
  if (failure !== null) {
    const error = { code: failure.code, message: shorten(failure.message) };
    return { repository, outcome: 'failed', files, error };
  }
  const report = { repository, outcome: refresh.outcome, files, error: null };
  if (published === null || published.outcome === 'failed') return report;
  if (published.outcome === 'committed') return { ...report, commit: published.commit };
  const { pullRequest } = published;
  // The open pull request already contained the change before this run.
  const wasUpToDate = published.outcome === 'proposed' && refresh.outcome === 'out-of-date';
  return wasUpToDate ? { ...report, outcome: 'unchanged', files: [], pullRequest } : { ...report, pullRequest };
}

/** Reports a run for several repositories in annotations, log, outputs and summary. Fails the step if there is an error. */
export async function reportRun({ inputs, context, effects }: Run, totals: RunTotals): Promise<void> {
  const { runner } = effects;
  const report = totals.toReport();
  const annotations = totals.toAnnotations(inputs);
  const sentence = totals.describe();
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
    ...outputValues({ ...report, files: totals.firstFiles.map((file) => ({ ...file, problems: [] })) }, null),
    changed: String(totals.count('changed') > 0),
    'domain-changed': String(totals.hasNewAddress),
    'repositories-changed': String(totals.count('changed')),
    'repositories-failed': String(totals.count('failed')),
    'repositories-deferred': String(totals.count('deferred')),
    report: JSON.stringify(report),
  });
  const general = annotations.filter(({ isGeneral }) => isGeneral).map(({ message }) => `<p>${htmlText(message)}</p>`);
  const paragraphs = firstThatFit(general, maxMessageBytes);
  await runner.writeSummary(
    joinBlocks([
      messageParagraph({ sentence, url: null }),
      ...paragraphs,
      paragraphs.length < general.length ? `and ${general.length - paragraphs.length} more.` : '',
      repositoryTable(totals.reports),
      ...hints.map((hint) => `> [!NOTE]\n> ${hint}`),
    ]),
  );
}

/** A table of all repositories that are not `unchanged`, the failed ones first. It has as many rows as fit into a summary. */
function repositoryTable(reports: readonly RepositoryReport[]): string {
  const order = ['failed', 'deferred', 'out-of-date', 'changed'];
  const listed = order.flatMap((listedOutcome) => reports.filter(({ outcome }) => outcome === listedOutcome));
  const rows = listed.map(({ repository, outcome, commit, pullRequest, files, error }) => {
    const link = commit ?? pullRequest;
    const details = htmlText(error?.message ?? shorten(files.join(', ')));
    return [htmlCode(repository), outcome, [details, link ? htmlLink(link.url) : ''].join(' ').trim()];
  });
  const shown = firstThatFit(rows, maxTableBytes);
  const table = htmlTable(['Repository', 'Outcome', 'Details'], shown);
  return shown.length < listed.length ? `${table}\n\nand ${listed.length - shown.length} more.` : table;
}

/** The first items whose text, with the tags around it, is not longer than the limit. */
function firstThatFit<Item extends string | readonly string[]>(items: readonly Item[], maxBytes: number): Item[] {
  let bytes = 0;
  return items.filter((item) => {
    bytes += Buffer.byteLength([item].flat().join('')) + 40;
    return bytes <= maxBytes;
  });
}

function shorten(text: string): string {
  return text.length <= maxMessageLength ? text : `${text.slice(0, maxMessageLength)} … (shortened)`;
}
