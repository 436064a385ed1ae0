import type { SnippetSet } from '../../snippets/snippet-set.ts';

/** The outcome of a run, a file or a section. `out-of-date` is what `check` says where `refresh` would say `changed`. */
export type Outcome = 'changed' | 'unchanged' | 'out-of-date' | 'failed';

/** Where the snippets of a page came from; `stale` is a cached response that is used because the service is unavailable. */
export type PageSource = 'endpoint' | 'cache' | 'stale' | 'offline';

/** A page of the run. A field that was judged unsafe, and that no section needed, is null. */
export interface PageReport {
  readonly slug: string;
  readonly source: PageSource;
  readonly snippets: { readonly [Field in keyof SnippetSet]: string | null };
}

/** What a run did with one section. */
export interface SectionReport {
  /** One-based line of the start marker. */
  readonly line: number;
  readonly context: 'flow' | 'inline' | 'html';
  readonly slug: string;
  readonly address: string;
  /** The address the section held before the run, or null where it held none. */
  readonly previousAddress: string | null;
  readonly outcome: Exclude<Outcome, 'failed'>;
}

/** Something wrong, or worth a warning, at a place of a file. Lines and columns count from one. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

export interface FileReport {
  readonly path: string;
  readonly outcome: Outcome;
  readonly sections: readonly SectionReport[];
  readonly problems: readonly Problem[];
}

export interface RunError {
  readonly code: string;
  readonly message: string;
}

/** The JSON report of a run: what `--json` prints and the action's `report` output holds. */
export interface Report {
  readonly version: 1;
  readonly outcome: Outcome;
  readonly pages: readonly PageReport[];
  readonly files: readonly FileReport[];
  readonly error: RunError | null;
}
