import type { SnippetSet } from '../snippets/snippet-set.ts';

/** The JSON report of a run: the output of `--json`, and the output `report` of the action. */
export interface Report {
  readonly version: 1;
  readonly outcome: Outcome;
  /** One entry for each page; if different sections got different addresses of a page, one for each of them. */
  readonly pages: readonly PageReport[];
  readonly files: readonly FileReport[];
  readonly error: ErrorDetails | null;
}

/** The outcome of a run, a file or a section. `check` reports `out-of-date` where `refresh` reports `changed`. */
export type Outcome = 'changed' | 'unchanged' | 'out-of-date' | 'failed';

/** A page of the run. An unsafe string that no section needs is null. */
export interface PageReport {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: { readonly [Field in keyof SnippetSet]: string | null };
}

/** Where the snippets of a page came from; `stale` is a cached response that is used because the service is unavailable. */
export type PageSource = 'endpoint' | 'cache' | 'stale' | 'offline';

export interface FileReport {
  readonly path: string;
  readonly outcome: Outcome;
  readonly sections: readonly SectionReport[];
  readonly problems: readonly Problem[];
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

/** A problem at a position in a file. Lines and columns are counted from one. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly code: string;
  readonly message: string;
}

type ReportedResult = Pick<Report, 'outcome' | 'pages' | 'files'> & { readonly failure: ErrorDetails | null };

/** Creates the report from the result of a run. */
export function createReport({ outcome, pages, files, failure }: ReportedResult): Report {
  const error = failure && { code: failure.code, message: failure.message };
  return { version: 1, outcome, pages, files, error };
}

/** Whether a section linked to a different address before the run: an old one of its page, or one of another page. */
export function hasNewAddress({ previousAddress, address }: SectionReport): boolean {
  return previousAddress !== null && previousAddress !== address;
}
