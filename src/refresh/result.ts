import { exitOf, exitOrder, type Finding, type StatusSnippetsError } from '../core/errors.ts';
import type { Position } from '../core/range.ts';
import type { Section } from '../sections/parse-sections.ts';
import { isSameAddress } from '../snippets/inputs.ts';
import type { SnippetSet } from '../snippets/snippet-set.ts';
import type { PageWithoutApi } from './addresses.ts';

/**
 * The outcome of a run, a file or a section. `check` reports `out-of-date` where `refresh` reports
 * `changed`.
 */
export type Outcome = 'changed' | 'unchanged' | 'out-of-date' | 'failed';

/** A run that failed before writing has no changes. */
export interface RefreshResult {
  readonly outcome: Outcome;
  readonly files: readonly FileResult[];
  readonly pages: readonly PageReport[];
  readonly changes: readonly ChangedFile[];
  /** The pages whose plan lacks the API, and what they said themselves. */
  readonly withoutApi: readonly PageWithoutApi[];
  /** Problems, warnings and notes. Only a failed run has problems. */
  readonly findings: readonly Finding[];
  readonly failure: Failure | null;
}

export type Failure = Pick<StatusSnippetsError, 'code' | 'message'>;

export interface FileResult {
  readonly path: string;
  readonly outcome: Outcome;
  readonly sections: readonly SectionReport[];
}

/** What a run did with one section. */
export interface SectionReport {
  /** The line of the start marker, counted from one. */
  readonly line: number;
  readonly context: 'flow' | 'inline' | 'html';
  readonly slug: string;
  readonly address: string;
  /** The first valid address in the section before the run; null if there was none. */
  readonly previousAddress: string | null;
  readonly outcome: Exclude<Outcome, 'failed'>;
}

/** A page of the run. An unsafe string that no section needs is null. */
export interface PageReport {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: { readonly [Field in keyof SnippetSet]: string | null };
}

/**
 * Where the snippets of a page came from: the service, its cached response, or this program. What
 * it generates is `page` if the page itself gave its address, else `offline`.
 */
export type PageSource = 'endpoint' | 'cache' | 'page' | 'offline';

export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The new content of each section that changes. */
  readonly sectionTexts: readonly string[];
  /** By offsets that do not count a byte-order mark. */
  readonly sections: { readonly before: readonly Section[]; readonly after: readonly Section[] };
}

export function problemAt(path: string, position: Position, { code, message }: Failure): Finding {
  return { path, ...position, level: 'error', code, message };
}

export function hasProblem(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

/** Every file stays as it is. Only files with sections or problems are listed. */
export function failedResult(
  files: readonly { readonly path: string; readonly sections: readonly unknown[] }[],
  findings: readonly Finding[],
  pages: readonly PageReport[] = [],
  withoutApi: readonly PageWithoutApi[] = [],
): RefreshResult {
  const problems = findings.filter((finding) => finding.level === 'error');
  const failed = new Set(problems.map(({ path }) => path));
  const reports = files
    .filter(({ path, sections }) => failed.has(path) || sections.length > 0)
    .map(
      ({ path }) =>
        ({ path, outcome: failed.has(path) ? 'failed' : 'unchanged', sections: [] }) as const,
    );
  const [first] = exitOrder.flatMap((exit) => problems.filter(({ code }) => exitOf(code) === exit));
  const failure = first ? { code: first.code, message: describeFinding(first) } : null;
  return { outcome: 'failed', files: reports, pages, changes: [], withoutApi, findings, failure };
}

/** The problems to show: each message once, unless some are about the input. */
export function shownProblems({ findings, failure }: RefreshResult): readonly Finding[] {
  const problems = findings.filter(({ level }) => level === 'error');
  if (failure === null || exitOf(failure.code) === 'input') return problems;
  const seen = new Set<string>();
  return problems.filter(({ message }) => !seen.has(message) && seen.add(message));
}

/** A finding as a line, with its place if it has one. */
export function describeFinding(
  finding: Pick<Finding, 'path' | 'line' | 'column' | 'message'>,
): string {
  const { path, line = 1, column = 1, message } = finding;
  return path === undefined ? message : `${path}:${line}:${column}: ${message}`;
}

/**
 * Marks a result as failed if its changes could not be written, committed or proposed completely.
 */
export function withFailure(result: RefreshResult, { code, message }: Failure): RefreshResult {
  const findings: Finding[] = [...result.findings, { level: 'error', code, message }];
  return { ...result, outcome: 'failed', findings, failure: { code, message } };
}

/** Replaces the outcome `changed` with `out-of-date` for a run that writes nothing. */
export function toOutOfDate(result: RefreshResult): RefreshResult {
  const replaceOutcome = <Item extends { readonly outcome: Outcome }>(item: Item): Item =>
    item.outcome === 'changed' ? { ...item, outcome: 'out-of-date' } : item;
  const files = result.files.map((file) =>
    replaceOutcome({ ...file, sections: file.sections.map(replaceOutcome) }),
  );
  return replaceOutcome({ ...result, files });
}

/** The section linked to an old address of its page before the run, or to one of another page. */
export function hasNewAddress({ previousAddress, address }: SectionReport): boolean {
  return previousAddress !== null && !isSameAddress(previousAddress, address);
}

/** The JSON report of a run: the output of `--json`, and the output `report` of the action. */
export interface Report {
  readonly version: 1;
  readonly outcome: Outcome;
  /**
   * One for each page; if different sections got different addresses of a page, one for each of
   * them.
   */
  readonly pages: readonly PageReport[];
  readonly files: readonly (FileResult & {
    readonly problems: readonly Problem[];
    /** Warnings and notes. */
    readonly notes: readonly Note[];
  })[];
  readonly error: { readonly code: string; readonly message: string } | null;
}

type Problem = Required<Pick<Finding, 'line' | 'column' | 'code' | 'message'>>;
type Note = Omit<Problem, 'column'>;

/** The report of a run that ended without a result. */
export function emptyReport(outcome: Outcome, error: Report['error'] = null): Report {
  return { version: 1, outcome, pages: [], files: [], error };
}

export function createReport({ outcome, pages, files, findings, failure }: RefreshResult): Report {
  const problems = new Map<string, Problem[]>(files.map(({ path }) => [path, []]));
  const notes = new Map<string, Note[]>(files.map(({ path }) => [path, []]));
  for (const { level, path = '', line = 1, column = 1, code, message } of findings) {
    if (level === 'error') problems.get(path)?.push({ line, column, code, message });
    else notes.get(path)?.push({ line, code, message });
  }
  const reports = files.map((file) => ({
    ...file,
    problems: problems.get(file.path) ?? [],
    notes: notes.get(file.path) ?? [],
  }));
  return { ...emptyReport(outcome, failure), pages, files: reports };
}
