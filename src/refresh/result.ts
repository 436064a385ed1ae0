import type { Section } from '../sections/find.ts';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import type { Range } from '../text/range.ts';

/** What a run found, and what it would write. A failed run has no changes. */
export interface RefreshResult {
  readonly outcome: Outcome;
  readonly files: readonly FileReport[];
  /** Each page once, and once more for each other address that it has. */
  readonly pages: readonly PageReport[];
  readonly changes: readonly FileChange[];
  readonly warnings: readonly Warning[];
  readonly failure: Failure | null;
}

/** The outcome of a run, a file or a section. `check` reports `out-of-date` where `refresh` reports `changed`. */
export type Outcome = 'changed' | 'unchanged' | 'out-of-date' | 'failed';

export interface FileReport {
  readonly path: string;
  readonly outcome: Outcome;
  readonly sections: readonly SectionReport[];
  readonly problems: readonly Problem[];
}

/** What a run did with one section. */
export interface SectionReport {
  /** One-based line of the start marker. */
  readonly line: number;
  readonly context: 'flow' | 'inline' | 'html';
  readonly slug: string;
  readonly address: string;
  /** The first valid address in the section before the run; null if there was none. */
  readonly previousAddress: string | null;
  readonly outcome: 'changed' | 'unchanged' | 'out-of-date';
}

/** Something wrong, or worth a warning, at a place of a file. Lines and columns count from one. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** A page of the run. A string that is unsafe, and that no section needs, is null. */
export interface PageReport {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: { readonly [Field in keyof SnippetSet]: string | null };
}

/** Where the snippets of a page came from; `stale` is a cached response that is used because the service is unavailable. */
export type PageSource = 'endpoint' | 'cache' | 'stale' | 'offline';

/** A file to write. */
export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** What was replaced by what, in order and apart from each other; the text around is the same. */
  readonly edits: readonly Edit[];
  /** Absent if more than sections changed. */
  readonly sections?: RewrittenSections;
}

/** A range of a text, and the range of the new text that replaces it. */
export interface Edit {
  readonly before: Range;
  readonly after: Range;
}

/** The sections of a text that was rewritten, in both of its versions. */
export interface RewrittenSections {
  readonly before: readonly Section[];
  readonly after: readonly Section[];
}

/** Something that a user should know although the run goes on. A warning about a page has no position. */
export interface Warning {
  readonly code: 'plan-required' | 'stale' | 'custom-domain-differs' | 'no-scripts' | 'raw-markdown' | 'other-commit';
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

interface RunError {
  readonly code: string;
  readonly message: string;
}

/** Why a run failed: the first problem of the most important kind. */
export interface Failure extends RunError {
  readonly kind: FailureKind;
}

/** The causes of a failure. If there are several in a run, the first in this order decides the exit code. */
export const failureKinds = ['input', 'refused', 'unavailable', 'publishing'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** Why a file cannot be refreshed, with the position in it. */
export interface FileProblem extends Problem {
  readonly kind: FailureKind;
}

/** A file that stays as it is, because of a problem in it or with a page that it shows. */
export interface FailedFile {
  readonly outcome: 'failed';
  readonly path: string;
  readonly problems: readonly FileProblem[];
}

/** A file with problems of the user's input. */
export function failedFile(path: string, problems: readonly Problem[]): FailedFile {
  return { outcome: 'failed', path, problems: problems.map((problem) => ({ kind: 'input', ...problem })) };
}

/** A file of a failed run. */
type AnyFile = FailedFile | { readonly outcome: 'analyzed' | 'planned'; readonly path: string };

/**
 * The result of a run that failed, in which every file stays as it is.
 *
 * @param failure why; by default the first problem of the most important kind
 */
export function failedResult(
  files: readonly AnyFile[],
  pages: readonly PageReport[],
  failure: Failure = firstFailure(files),
): RefreshResult {
  return { outcome: 'failed', files: files.map(toFileReport), pages, changes: [], warnings: [], failure };
}

function toFileReport(file: AnyFile): FileReport {
  const { path } = file;
  if (file.outcome !== 'failed') return { path, outcome: 'unchanged', sections: [], problems: [] };
  return { path, outcome: 'failed', sections: [], problems: file.problems.map(({ kind, ...problem }) => problem) };
}

function firstFailure(files: readonly AnyFile[]): Failure {
  const problems = files.flatMap((file) =>
    file.outcome === 'failed' ? file.problems.map((problem) => ({ path: file.path, ...problem })) : [],
  );
  const first = failureKinds.flatMap((kind) => problems.filter((problem) => problem.kind === kind))[0];
  if (!first) throw new Error('A run without a problem cannot fail');
  const { kind, code, path, line, column, message } = first;
  return { kind, code, message: `${path}:${line}:${column}: ${message}` };
}

/** The result of a run whose files are written, but could not be published. */
export function withPublishError(result: RefreshResult, { code, message }: RunError): RefreshResult {
  return { ...result, outcome: 'failed', failure: { kind: 'publishing', code, message } };
}

/** The JSON report of a run: the output of `--json`, and the action's output `report`. */
export interface Report extends Pick<RefreshResult, 'outcome' | 'pages' | 'files'> {
  readonly version: 1;
  readonly error: RunError | null;
}

/** Creates the JSON report of a run. */
export function createReport({ outcome, pages, files, failure }: Omit<RefreshResult, 'changes' | 'warnings'>): Report {
  const error = failure && { code: failure.code, message: failure.message };
  return { version: 1, outcome, pages, files, error };
}
