import type { Section } from '../sections/parse-sections.ts';
import type { Range } from '../text/range.ts';
import { type Failure, type FileProblem, firstFailure } from './failure-precedence.ts';
import type { ErrorDetails, FileReport, Outcome, PageReport, Problem } from './json-report.ts';

/** What a run found, and what it is to write or has written. A run that failed before writing has no changes. */
export interface RefreshResult {
  readonly outcome: Outcome;
  readonly files: readonly FileReport[];
  readonly pages: readonly PageReport[];
  readonly changes: readonly ChangedFile[];
  readonly warnings: readonly Warning[];
  readonly failure: Failure | null;
}

/** A file to write. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The replaced ranges, in order and without overlaps. The text around them is unchanged. */
  readonly edits: readonly Edit[];
  /** Absent if text outside of sections changed too. */
  readonly sections?: RewrittenSections;
}

/** A range of a text, and the range of the new text that replaces it. */
export interface Edit {
  readonly before: Range;
  readonly after: Range;
}

/** The sections of a text that was rewritten, in both of its versions. */
export interface RewrittenSections {
  readonly oldSections: readonly Section[];
  readonly newSections: readonly Section[];
}

/** Something that a user should know although the run goes on. It has a position if it is about a place in a file. */
export interface Warning {
  readonly code:
    | 'plan-required'
    | 'stale'
    | 'custom-domain-differs'
    | 'no-scripts'
    | 'raw-markdown'
    | 'other-commit'
    | 'unmarked'
    | 'skipped'
    | 'pull-request-unfinished';
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A file that stays as it is, because of a problem in it or with a page that it shows. */
export interface FailedFile {
  readonly outcome: 'failed';
  readonly path: string;
  readonly problems: readonly FileProblem[];
}

export function failedFile(path: string, problems: readonly Problem[]): FailedFile {
  return { outcome: 'failed', path, problems: problems.map((problem) => ({ kind: 'input', ...problem })) };
}

/** A file of a failed run. A file without problems stays as it is because of the problems of other files. */
type FileOfFailedRun = { readonly path: string; readonly problems?: readonly FileProblem[] };

/**
 * The result of a run that failed, in which every file stays as it is.
 *
 * @param failure by default the first problem of the most important kind
 */
export function failedResult(
  files: readonly FileOfFailedRun[],
  pages: readonly PageReport[],
  failure: Failure = firstFailure(files),
): RefreshResult {
  const reports = files.map(({ path, problems }): FileReport => {
    const reported = (problems ?? []).map(({ kind, ...problem }) => problem);
    return { path, outcome: problems ? 'failed' : 'unchanged', sections: [], problems: reported };
  });
  return { outcome: 'failed', files: reports, pages, changes: [], warnings: [], failure };
}

/** Makes the result of a run a failed one, because its changes could not be written, committed or proposed completely. */
export function withWriteFailure(result: RefreshResult, { code, message }: ErrorDetails): RefreshResult {
  return { ...result, outcome: 'failed', failure: { kind: 'publishing', code, message } };
}
